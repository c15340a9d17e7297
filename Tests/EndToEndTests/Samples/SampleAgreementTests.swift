import Foundation
import Isomer
import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that checking a recorded document at build time has the same result as reading it, though
/// the build does not run the models' code.
@Suite struct SampleAgreementTests {
  /// The mappings of the fixture models, as used at build time.
  static let models: MappedTypes? = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Models")
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let sources = (names ?? []).compactMap { name -> SourceFile? in
      let file = folder.appending(path: name)
      guard name.hasSuffix(".swift"), let bytes = try? Data(contentsOf: file) else { return nil }
      return SourceFile(path: file.lastPathComponent, bytes: [UInt8](bytes))
    }
    let (target, mappings, problems) = Generator(module: "FixtureModels").understand(sources)
    guard problems.diagnostics.isEmpty else { return nil }
    return MappedTypes(mappings.models, mappings.protocols, target)
  }()

  /// Returns the errors that a build reports for a document.
  private static func faults(of document: [UInt8], as type: String) throws -> [String] {
    let models = try #require(models)
    let file = SourceFile(path: "sample.json", bytes: document)
    let root = try SampleParser.parse(document)
    var reader = SampleReader(
      models: models, document: SampleDocument(name: "sample.json", file: file),
      findings: SampleFindings(),
      subject: SampleSubject(
        name: type, place: SamplePlace(path: "", location: SourceLocation(line: 1, column: 1))))
    let list = element(of: type)
    let meaning = try #require(models[list ?? type])
    if list == nil {
      reader.read(root, meaning)
    } else {
      guard let elements = root.elements else { return ["no array"] }
      for element in elements { reader.read(element, meaning) }
    }
    return reader.findings.faults.map(\.message.text)
  }

  /// Returns `Activity` for `Array<Activity>`.
  private static func element(of name: String) -> String? {
    name.hasPrefix("Array<") ? String(name.dropFirst(6).dropLast()) : nil
  }

  @Test("A build accepts every document that can be read", arguments: RobustnessTests.samples)
  func accepted(_ sample: RobustnessTests.Sample) throws {
    guard try Self.isKnown(sample) else { return }
    for (text, faults) in try Self.verdicts(of: sample, wherever: .accepted) {
      #expect(faults == [], "\(sample.name): \(text)")
    }
  }

  /// Models that are read only by their annotations, without transformers, checks or functions.
  private static let plain: Set<String> = [
    "Array<Activity>", "Array<Command>", "Array<Packet>", "Array<Wrapped>",
    "Coerced", "Collections", "Defaults", "Document", "EnumHolder", "Issue", "LooseRoster", "Lossy",
    "Outermost", "Paths", "Roster", "Scalars",
  ]

  @Test("A build rejects every document that cannot be read", arguments: RobustnessTests.samples)
  func rejected(_ sample: RobustnessTests.Sample) throws {
    guard Self.plain.contains(sample.name) else { return }
    #expect(try Self.isKnown(sample))
    let verdicts = try Self.verdicts(of: sample, wherever: .refused)
    #expect(verdicts.count > 20)
    for (text, faults) in verdicts {
      #expect(faults != [], "\(sample.name): \(text)")
    }
  }

  @Test("A build accepts the same JSON syntax as reading", arguments: RobustnessTests.samples)
  func syntax(_ sample: RobustnessTests.Sample) {
    let bytes = Array(sample.document.utf8)
    for end in 0..<bytes.count {
      var changed = bytes
      changed[end] ^= UInt8(1 << (end % 8))
      for text in [Array(bytes[..<end]), changed] {
        let isSample = (try? SampleParser.parse(text)) != nil
        let isJSON = (try? JSONValue(json: text)) != nil
        #expect(isSample == isJSON, "\(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  private static func isKnown(_ sample: RobustnessTests.Sample) throws -> Bool {
    try #require(models)[element(of: sample.name) ?? sample.name] != nil
  }

  /// Returns the build errors for variants of a document that are all accepted, or all
  /// refused, by reading.
  private static func verdicts(
    of sample: RobustnessTests.Sample, wherever outcome: RobustnessTests.Outcome
  ) throws -> [(String, [String])] {
    let document = try JSONValue(json: sample.document)
    return try ([document] + document.variants).compactMap { variant in
      let bytes = [UInt8](try variant.json())
      guard sample.read(bytes) == outcome else { return nil }
      return (String(decoding: bytes, as: UTF8.self), try faults(of: bytes, as: sample.name))
    }
  }
}
