import Foundation
import Testing

/// A form of generated code, with the fixture models that have it.
///
/// Its golden file contains the code that is generated for these models, in the order of the source
/// file, without the code for other models.
struct GoldenForm: Sendable, CustomTestStringConvertible {
  /// The name of the golden file.
  var name: String
  /// A sentence about the form.
  var summary: String
  /// The source file of the models, without its extension.
  var file: String
  /// The names of the extended and declared types; empty for the whole file.
  var types: Set<String> = []

  var testDescription: String { name }

  static let all = values + keys + enums + classes + members + archives

  private static let values = [
    GoldenForm(
      name: "File", summary: "A file has a header, its imports, and the code of each model.",
      file: "HookedClass"),
    GoldenForm(
      name: "EmptyFile", summary: "A file without annotations has a header only.", file: "Plain"),
    GoldenForm(
      name: "Structure", summary: "A struct has required, optional and default properties.",
      file: "Issue", types: ["Issue"]),
    GoldenForm(
      name: "GenericStructure", summary: "A generic struct has its key sets outside of the type.",
      file: "Generics", types: ["Page"]),
    GoldenForm(
      name: "IsolatedClass", summary: "A class of the main actor is read and written there.",
      file: "Isolated", types: ["Window", "Window.Mode"]),
    GoldenForm(
      name: "Condition", summary: "A model within '#if' keeps its condition.", file: "Conditions",
      types: ["LinuxOnly"]),
    GoldenForm(
      name: "Transformer", summary: "Transformers convert values in one or both directions.",
      file: "Transforming", types: ["Transformed"]),
    GoldenForm(
      name: "Coercion", summary: "Coerced properties accept values of related types.",
      file: "Coercions", types: ["PartlyCoerced"]),
    GoldenForm(
      name: "Elements", summary: "Invalid elements of collections are skipped.",
      file: "Collections", types: ["Lossy"]),
    GoldenForm(
      name: "Manual", summary: "Manual functions read and write one property.",
      file: "Handwritten", types: ["Shelf"]),
    GoldenForm(
      name: "Context", summary: "A property is read from the context of the caller.",
      file: "Contextual", types: ["Customer"]),
    GoldenForm(
      name: "Check", summary: "Checks apply to properties and to the whole model.",
      file: "WholeChecks", types: ["Period"]),
    GoldenForm(
      name: "Secret", summary: "Secrets do not appear in errors and descriptions.",
      file: "Secrets", types: ["Card"]),
  ]

  private static let keys = [
    GoldenForm(
      name: "FlattenedModel", summary: "The keys of a flattened model are read by that model.",
      file: "Flattening", types: ["Document"]),
    GoldenForm(
      name: "UnknownKeysCollected", summary: "A property collects unknown keys.",
      file: "Flattening", types: ["EnvelopedRest"]),
    GoldenForm(
      name: "UnknownKeysRejected", summary: "Unknown keys are errors.", file: "Flattening",
      types: ["StrictDocument"]),
    GoldenForm(
      name: "Composite", summary: "A property is made of several keys.", file: "Composites",
      types: ["Excerpt", "Excerpt.Bounds"]),
    GoldenForm(
      name: "Projection", summary: "A path leads through the elements of an array.",
      file: "Projections", types: ["Plucked"]),
    GoldenForm(
      name: "AlternativeKeys", summary: "A property has several keys, of which one is chosen.",
      file: "Choosing", types: ["PlainChosen"]),
  ]

  private static let enums = [
    GoldenForm(
      name: "NamedCases", summary: "Cases are strings.", file: "Enums", types: ["Suit"]),
    GoldenForm(
      name: "RawValues", summary: "Cases are numbers, and unknown ones are a fallback case.",
      file: "Fallbacks", types: ["Answer"]),
    GoldenForm(
      name: "TaggedCases", summary: "A key of the object determines the case.",
      file: "TaggedCases", types: ["Notice"]),
    GoldenForm(
      name: "KeyedCases", summary: "The case is the only key of the object.", file: "KeyedCases",
      types: ["Outcome"]),
    GoldenForm(
      name: "ContentCases", summary: "One key determines the case, and another has its values.",
      file: "ContentCases", types: ["Letter"]),
    GoldenForm(
      name: "UntaggedCases", summary: "The first case that can be read is chosen.",
      file: "UntaggedCases", types: ["Cell"]),
  ]

  private static let classes = [
    GoldenForm(
      name: "ClassHierarchy", summary: "A subclass adds its properties to those of its superclass.",
      file: "Vehicles", types: ["Vehicle", "Car"]),
    GoldenForm(
      name: "ClassCluster", summary: "A key of the object determines the subclass.",
      file: "Clusters", types: ["Signal", "AlarmSignal", "OtherSignal"]),
    GoldenForm(
      name: "ProtocolCluster", summary: "The present key determines the type.", file: "Clusters",
      types: ["AnyEnclosure", "LinkEnclosure", "Mail"]),
    GoldenForm(
      name: "OpenCluster", summary: "The caller adds the subtypes of other modules.",
      file: "OpenClusters"),
    GoldenForm(
      name: "Parent", summary: "A child refers to the object that contains it.", file: "Parents",
      types: ["Folder", "Sheet"]),
  ]

  private static let members = [
    GoldenForm(
      name: "Profile", summary: "A type has a second mapping.", file: "Profiles",
      types: ["ProfiledStamp"]),
    GoldenForm(
      name: "ExternalMapping", summary: "A type of another module is mapped.", file: "Shapes",
      types: ["ShapedSpanMapping"]),
    GoldenForm(
      name: "DerivedMembers", summary: "Equality, hash, copy and description are derived.",
      file: "Deriving", types: ["Stamp", "Pair"]),
    GoldenForm(
      name: "Update", summary: "A value is updated from a document.", file: "Updating",
      types: ["Span", "Board.Tag"]),
    GoldenForm(
      name: "Merge", summary: "A value is merged into another one.", file: "Merging",
      types: ["Post.Link", "TwinMeter"]),
    GoldenForm(
      name: "Changes", summary: "The differences of two values form a document.",
      file: "Changing", types: ["Captioned", "Captioned.Changes"]),
  ]

  private static let archives = [
    GoldenForm(
      name: "Archive", summary: "A model is archived with a version and upgrades.",
      file: "Archiving", types: ["JournalMeasure"]),
    GoldenForm(
      name: "SharedObjects", summary: "A class is archived once for all its references.",
      file: "Archiving", types: ["Share"]),
  ]
}

extension GoldenForm {
  /// Returns the golden file, from the code that is generated for the source file.
  func excerpt(of text: String) -> String {
    let note = "// \(summary)\n// The models are in \(file).swift.\n\n"
    if types.isEmpty { return note + text }
    let blocks = Self.blocks(of: text).filter { block in
      types.contains { Self.declared(block).isPart(of: $0) }
    }
    return note + blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns the types without generated code.
  func missingTypes(in text: String) -> Set<String> {
    types.subtracting(Self.blocks(of: text).map { Self.declared($0) })
  }

  /// Returns the declarations, which are separated by empty lines.
  private static func blocks(of text: String) -> [String] {
    var blocks: [[Substring]] = [[]]
    var isAfterEmptyLine = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isAfterEmptyLine, let first = line.first, first != " " { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
      isAfterEmptyLine = line.isEmpty
    }
    return blocks.map { $0.joined(separator: "\n").trimmingCharacters(in: .newlines) }
  }

  /// Returns the name that a block declares or extends, or an empty string.
  private static func declared(_ block: String) -> String {
    let kinds: Set<Substring> = ["extension", "struct", "enum", "protocol"]
    let heads = block.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("//") }
    let words = heads.map { $0.split { " :{<(".contains($0) } }
    let rest = words.map { $0.drop { !kinds.contains($0) }.dropFirst() }.first { !$0.isEmpty } ?? []
    return rest.first.map(String.init) ?? ""
  }
}

extension String {
  /// Returns whether the name is that of a type, or of its generated constants.
  fileprivate func isPart(of type: String) -> Bool {
    self == type || self == "MappedKeys_\(type)" || hasPrefix("MappedKeys_\(type)_")
  }
}
