import Foundation
import IsomerSyntax
import Testing

/// Tests that the folders of a module are stages: each names only types of itself and of those before.
///
/// The expected names are what is left to do, so the tables only shrink.
struct LayerTests {
  @Test func `A stage of the generator names no type of a later one`() throws {
    let stages = [
      "Options", "Symbols", "Resolve", "Rules", "Plan", "Documents", "Samples", "Lock", "Emit",
    ]
    // The texts of messages serve all stages.
    let layers = try Layers(of: "IsomerGenerator", stages, besides: ["Messages"])
    #expect(
      layers.backwards == [
        "Resolve → Rules": [
          "CodingKeyChecks", "DerivationRules", "DerivedHierarchyRules", "EnumRules",
          "PropertyRules",
        ],
        "Documents → Samples": ["SampleScalars"],
      ])
  }

  @Test func `A folder of the runtime names few types of a later one`() throws {
    let folders = [
      "Support", "JSON", "Errors", "Model", "JSONValue", "Types", "Transformers",
      "ForGeneratedCode",
    ]
    let layers = try Layers(of: "Isomer", folders)
    #expect(
      layers.backwards == [
        "Errors → ForGeneratedCode": ["Attempts", "KeySet", "KeyTable"],
        "Errors → JSONValue": ["ByteKey", "JSONObject", "JSONValue", "NumberText", "ValuePath"],
        "Errors → Model": ["Readable", "ReadingOptions", "Writable"],
        "Errors → Transformers": ["ElementError", "TransformerError"],
        "JSON → Errors": [
          "ErrorSearch", "FailureDetails", "MappingError", "OpenObjects", "ReportCollector",
        ],
        "JSON → ForGeneratedCode": [
          "AttemptMemory", "KeySet", "KeyText", "KeyedMapping", "UnknownKeys", "UpdateLog",
        ],
        "JSON → JSONValue": ["Digits", "JSONValue", "NumberText", "ValuePath"],
        "JSON → Model": ["ReadingOptions", "Writable", "WritingOptions"],
        "Model → ForGeneratedCode": ["Boxed", "DescriptionText", "KeyedWritable", "UpdateLog"],
        "Model → JSONValue": ["ByteKey", "JSONValue", "ObjectKeys", "Reformatter", "ValuePath"],
        "Support → Errors": [
          "FailureDetails", "JSONBytes", "MappingError", "ModelSource", "SourcedProperty",
        ],
        "Support → ForGeneratedCode": ["FieldNames", "KeySet", "KeyTable", "KeyedWritable"],
        "Support → JSON": ["Byte", "JSONReader", "JSONWriter", "ReadingFailure", "ValueEnds"],
        "Support → JSONValue": ["JSONValue", "ValuePath"],
        "Support → Model": ["MappableKey", "ReadingOptions", "Writable", "WritingOptions"],
        "Support → Transformers": ["TransformerError"],
        "Types → ForGeneratedCode": ["KeyText"],
        "Types → Transformers": ["Coercible"],
      ])
  }
}

/// The types that the folders of a module name.
private struct Layers {
  /// The types of later folders, by the folder that names them and their own.
  private(set) var backwards: [String: [String]] = [:]

  init(of module: String, _ folders: [String], besides others: [String] = []) throws {
    let root = Fixtures.root.appending(path: "Sources/\(module)")
    var files: [(place: Int, source: SourceFile)] = []
    for (place, folder) in folders.enumerated() {
      let found = Fixtures.files(in: "../Sources/\(module)/\(folder)", suffix: ".swift")
      #expect(!found.isEmpty, "\(folder) is empty")
      files += try found.map { (place, try Fixtures.source($0, path: $0.lastPathComponent)) }
    }
    let all = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: [.isDirectoryKey])
    let unknown = all.filter(\.hasDirectoryPath).map(\.lastPathComponent).filter {
      !(folders + others).contains($0) && !$0.hasSuffix(".docc")
    }
    #expect(unknown == [])
    var homes: [String: Int] = [:]
    for (place, source) in files {
      let parsed = source.parsed
      let types = parsed.types.filter {
        $0.kind != .extensionType && $0.access ?? .internal > .fileprivate
      }
      for name in types.map(\.name.text) + parsed.aliases.map(\.name) { homes[name] = place }
    }
    for (place, source) in files {
      for name in source.words {
        guard let home = homes[name], home > place else { continue }
        backwards["\(folders[place]) → \(folders[home])", default: []].append(name)
      }
    }
    backwards = backwards.mapValues { Set($0).sorted() }
  }
}

extension SourceFile {
  /// The words of the code, and those that begin an interpolation.
  fileprivate var words: Set<String> {
    var words: Set<String> = []
    for item in TokenStream(bytes).items {
      let text = self.text(item.range)
      if text.utf8.first == UInt8(ascii: "\"") || text.utf8.first == UInt8(ascii: "#") {
        words.formUnion(text.matches(of: /\\#*\((?:try )?([A-Z]\w*)/).map { String($0.1) })
      } else {
        words.insert(text)
      }
    }
    return words
  }
}
