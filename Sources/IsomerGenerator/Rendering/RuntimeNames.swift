/// The names of the runtime in generated code.
///
/// The generator does not import the runtime; tests that compile generated code verify these names.
enum RuntimeNames {
  static let module = RuntimeModule.json.rawValue
  static let readable = "Isomer.Readable"
  static let writable = "Isomer.Writable"
  static let mappableKey = "Isomer.MappableKey"
  static let mapping = "Isomer.Mapping"
  static let unmapped = "Isomer.Unmapped"
  static let mappingByProfile = "Isomer.MappingByProfile"
  static let readByProfile = "Isomer.ReadByProfile"
  static let writtenByProfile = "Isomer.WrittenByProfile"
  static let mappedByProfile = "Isomer.MappedByProfile"
  static let mappedByClass = "Isomer.MappedByClass"
  static let keyedMapping = "Isomer.KeyedMapping"
  static let keyedReadable = "Isomer.KeyedReadable"
  static let keyedWritable = "Isomer.KeyedWritable"
  static let boxed = "Isomer.Boxed"
  static let keySet = "Isomer.KeySet"
  static let seenKeys = "Isomer.SeenKeys"
  static let reader = "Isomer.JSONReader"
  static let writer = "Isomer.JSONWriter"
  static let failure = "Isomer.ReadingFailure"
  static let partialStorage = "Isomer.PartialStorage"

  static let copying = "Isomer.Copying"
  static let copied = "Isomer.copied"
  static let mergeable = "Isomer.Mergeable"
  static let mappingError = "Isomer.MappingError"
  static let merging = "Isomer.merging"
  static let mergeDeeply = "Isomer.mergeDeeply"
  static let identified = "Isomer.Identified"
  static let identityReadable = "Isomer.IdentityReadable"
  static let updatable = "Isomer.Updatable"
  static let change = "Isomer.Change"
  static let changeOf = "Isomer.change"
  static let changed = "Isomer.changed"
  static let optionalChangeOf = "Isomer.optionalChange"
  static let nestedChange = "Isomer.NestedChange"
  static let nestedChangeOf = "Isomer.nestedChange"
  static let differs = "Isomer.differs"
  static let descriptionText = "Isomer.DescriptionText"

  static let checked = "Isomer.Checked"
  static let checkPattern = "Isomer.CheckPattern"
  static let validatable = "Isomer.Validatable"

  /// Returns the function that runs the checks of a property, or of the whole value.
  static func check(of property: String?) -> String {
    SwiftName.quoted(property.map { "mappedCheck_\($0)" } ?? "mappedCheck")
  }

  /// Returns the alias of a type that a member of the model shadows.
  static func alias(ofType name: String) -> String { "MappedType_\(name)" }

  /// Returns the enum for the functions that check the values of a case.
  static func checks(ofCase name: String) -> String { SwiftName.quoted("MappedChecks_\(name)") }

  static func pattern(_ property: String, _ index: Int) -> String {
    SwiftName.quoted("mappedPattern_\(property)_\(index)")
  }

  static let alternative = "Isomer.Alternative"
  static let keyHandling = "Isomer.KeyHandling"
  static let memberKey = "Isomer.MemberKey"
  static let readingOptions = "Isomer.ReadingOptions"

  /// Returns the path of a tag as a literal, with one key per line.
  static func tagPath(_ path: KeyPathText) -> String {
    let keys = path.components.compactMap { if case .key(let key) = $0 { key } else { nil } }
    guard keys.contains(where: { $0.contains("\n") }) else {
      return SwiftLiteral.string(keys.joined(separator: "\n"))
    }
    // If a key contains a line break, another character separates the keys.
    let letters = (1..<128).lazy.compactMap { Unicode.Scalar($0).map(Character.init) }
    let separator = letters.first { letter in !keys.contains { $0.contains(letter) } } ?? "\n"
    let list = SwiftLiteral.string(keys.joined(separator: String(separator)))
    let literal = SwiftLiteral.string(String(separator))
    return "Isomer.TagPath(\(list), separator: \(literal))"
  }

  /// Returns the variable that records which alternative of a property was read.
  static func alternative(of property: String) -> String { "mappedAlternative_\(property)" }

  static let fieldPlaces = "Isomer.FieldPlaces"
  static let fieldNames = "Isomer.FieldNames"

  /// Returns the name of the variables and constants for a composite's fields.
  static func fields(of property: String) -> String { "mappedFields_\(property)" }

  /// Returns the variable for the existing value in an update.
  static func own(_ property: String) -> String { "mappedOwn_\(property)" }

  static let writingOptions = "Isomer.WritingOptions"
  static let propertyPaths = "Isomer.PropertyPaths"

  static let projectionPath = "Isomer.ProjectionPath"

  /// Returns the static constant for the path of a projection.
  static func projection(of property: String, rank: Int?) -> String {
    "mappedPath\(rank.map(String.init) ?? "")_\(property)"
  }

  static let attempts = "Isomer.Attempts"

  static let archivable = "IsomerArchive.Archivable"
  static let archiveReader = "IsomerArchive.ArchiveReader"
  static let archiveWriter = "IsomerArchive.ArchiveWriter"
  static let archiveShape = "IsomerArchive.ArchiveShape"
  static let archiveFamily = "IsomerArchive.ArchiveFamily"
  static let archiveSlot = "IsomerArchive.ArchiveSlot"

  /// Returns the enum that archives a type or a case.
  static func archive(of type: String, case name: String? = nil) -> String {
    let last = "MappedArchive_\(type.lastName)"
    return SwiftName.quoted(name.map { "\(last)_\($0)" } ?? last)
  }

  /// Returns the variable for the index of a postponed object.
  static func pending(_ property: String) -> String { "mappedPending_\(property)" }

  /// Returns the enum for the mapping of a case's values; a generic enum has one for each direction.
  static func namespace(ofCase name: String, isWriting: Bool = false) -> String {
    SwiftName.quoted("Mapped\(isWriting ? "Writing" : "")_\(name)")
  }

  /// Returns the enum for the mapping of a type in a profile, or without one.
  static func namespace(
    of type: String, as profile: String?, isWriting: Bool = false
  ) -> String {
    let suffix = profile.map { "as_\($0)" } ?? "plain"
    return "Mapped\(isWriting ? "Writing" : "")_\(type.lastName)_\(suffix)"
  }

  /// Returns the function that selects the subtype of a protocol in a profile.
  static func reading(ofProfile profile: String?) -> String {
    "mappedRead_\(profile.map { "as_\($0)" } ?? "plain")"
  }

  static let externalMapping = "Isomer.ExternalMapping"
  static let shapeTransformer = "Isomer.ShapeTransformer"
  static let finishing = "Isomer.finishing"

  static let profiled = "Isomer.Profiled"
  static let profile = "Isomer.MappingProfile"
  static let profiles = "MappedProfile"

  /// Returns the function that reads a case that is not an object.
  static func reading(ofCase name: String) -> String { SwiftName.quoted("mappedRead_\(name)") }

  /// Returns a variable for a value that does not conflict with those of generated code.
  static func variable(_ name: String) -> String {
    let taken: Set<String> = ["container", "document", "prepared", "start", "writer"]
    return SwiftName.quoted(taken.contains(name) ? "mapped_\(name)" : name)
  }

  /// Returns the static constant for a transformer.
  static func transformer(_ property: String, writing: Bool) -> String {
    SwiftName.quoted("mapped\(writing ? "Writing" : "Reading")_\(property)")
  }

  /// Returns the text before and after a property's transformer for writing.
  static func writeTransformer(for property: PropertyDescription) -> (head: String, tail: String) {
    guard property.writesOneWay else { return ("", "") }
    return ("\(module).writeTransformer(oneWay:", ", for: \(property.type.wrapped).self)")
  }

  /// Returns the key set of an object in the model: `mappedKeys_user`.
  static func keySet(_ path: [KeyPathText.Component]) -> String {
    guard !path.isEmpty else { return "mappedKeys" }
    let parts = path.map { component -> String in
      switch component {
      case .key(let key):
        return String(
          key.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      case .index(let index): return String(index)
      case .every: return "every"
      }
    }
    return "mappedKeys_" + parts.joined(separator: "_")
  }
}
