import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable import IsomerGenerator
import IsomerSyntax

/// Tests that random values of all fixture models are read back equally from all formats.
@Suite struct FormatAgreementTests {
  /// The number of values of each model.
  private static let count = 24

  /// The mangled names of the fixture models, without those of generic types.
  static let types: [(name: String, type: Any.Type)] = {
    let models = (try? FixtureSources.models) ?? []
    return models.filter { $0.declaration.genericName == nil }.compactMap { model in
      type(named: model.name.split(separator: ".").map(String.init)).map { (model.name, $0) }
    }
  }()

  /// Returns the type with the names of its outer types: structs, enums or classes.
  private static func type(named names: [String]) -> Any.Type? {
    var mangled = ["13FixtureModels"]
    for name in names {
      mangled = mangled.flatMap { outer in "VOC".map { "\(outer)\(name.utf8.count)\(name)\($0)" } }
    }
    return mangled.lazy.compactMap { _typeByName($0) }.first
  }

  /// Differences of a model's formats, with the number of values that were compared.
  struct Findings {
    var values = 0
    var differences: [String: String] = [:]
  }

  private static func findings<Model: Readable & Writable>(of _: Model.Type) -> Findings {
    let keys = (Model.self as? any KeyedMapping.Type)?.mappedKeys.names ?? []
    var documents = RandomDocument<Model>(random: SeededGenerator(seed: 6), keys: keys)
    var findings = Findings()
    func compare(_ model: Model) {
      findings.values += 1
      findings.differences.merge(FormatRoundTrips(of: model).differences) { first, _ in first }
    }
    for _ in 0..<count / 6 {
      guard var (document, model) = documents.next() else { continue }
      compare(model)
      for _ in 0..<12 {
        guard let variant = documents.variant(of: document) else { continue }
        (document, model) = variant
        compare(model)
      }
    }
    return findings
  }

  /// Models whose own code or Foundation traps for some values, with the reasons.
  private static let trapping = [
    "Twice": "its initialiser adds without a check",
    "URLComponentsMapping": "URLComponents traps for a scheme that is none",
  ]

  /// XML has whole seconds.
  private static let fractions: Set = [
    "Broadcast", "Cassette", "Convertible", "GHIssue", "InnerDated", "Instants", "Issue",
    "OMTBasic", "Shipment", "XYUser",
  ]

  /// Annotations, hooks and transformers that read and write differently, so that JSON itself is not
  /// read back.
  private static let asymmetric: Set = [
    "AdjustedObject", "Angled", "Bags", "Chosen", "ChosenEnvelope", "ClaimedPaths",
    "ClaimedWriting", "Compass.Reading", "Directions", "Flavour", "HalfByHand", "Hooked",
    "LooseRoster", "MantleArray", "OneWayPlaces", "Pathed", "Paths", "Phased",
    "PreparedParcel", "ReportingRoster", "Roster", "RosterBox", "RosterBox.Inner",
    "RosterWords", "Sending", "StrictRoster", "StrictSharing", "Tagged", "Weighed",
  ]

  /// Returns the reason of a difference; nil for one that is a fault.
  private static func reason(_ name: String, _ format: String) -> String? {
    switch (format, name) {
    case (_, "MergedObject"): "an NSObject is equal only to itself"
    case ("native object", "SeedTwice"), ("XML", "SeedTwice"), ("binary list", "SeedTwice"):
      "one key is read as text and as a date, and a native date is not text"
    case ("archive", "Journal"), ("archive", "MantleArchived"): "properties are not archived"
    case ("XML", _): fractions.contains(name) ? "XML has whole seconds" : nil
    case ("JSON", _): asymmetric.contains(name) ? "JSON is not read back" : nil
    default: nil
    }
  }

  @Test func `formats agree`() throws {
    var count = 0
    for (name, type) in Self.types {
      guard let type = type as? any (Readable & Writable).Type, Self.trapping[name] == nil else {
        continue
      }
      let findings = Self.findings(of: type)
      count += findings.values
      for (format, difference) in findings.differences where Self.reason(name, format) == nil {
        Testing.Issue.record("\(name), \(format): \(difference)")
      }
    }
    #expect(count > 15_000)
  }
}
