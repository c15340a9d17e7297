import Foundation
import Testing

/// Tests that the guide's tables of features are complete, and name existing tests and steps of `.ci/run`.
struct FeatureTableTests {
  /// The cells of the rows with a number in the part of the page before or after the heading of the tests:
  /// the number, the feature and the letter of Isomer, or the number and the tests.
  private static func rows(ofTests isTests: Bool) throws -> [[String]] {
    let page = try Fixtures.text(
      Fixtures.root.appending(path: "Sources/Isomer/Isomer.docc/FeaturesAndTests.md"))
    let parts = page.split(separator: "\n## Tests\n")
    try #require(parts.count == 2)
    return parts[isTests ? 1 : 0].split(separator: "\n").filter { $0.contains(/^\| \d+ \|/) }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func `the numbers are unique, and the letters valid`() throws {
    let features = try Self.rows(ofTests: false)
    #expect(features.count > 160)
    #expect(Set(features.map { $0[0] }).count == features.count)
    #expect(features.allSatisfy { ["Y", "P", "N"].contains($0[2]) })
  }

  @Test func `each feature with Y has a test or a step`() throws {
    let features = try Self.rows(ofTests: false)
    let tests = try Self.rows(ofTests: true)
    #expect(Set(tests.map { $0[0] }).count == tests.count)
    let cells = Dictionary(tests.map { ($0[0], $0[1]) }) { first, _ in first }
    #expect(Set(cells.keys).isSubset(of: features.map { $0[0] }))
    for feature in features where feature[2] == "Y" {
      let cell = cells[feature[0]] ?? ""
      #expect(cell.contains(#/`(\w+Tests\/|\.ci\/run \w)/#), "\(feature[1])")
    }
  }

  @Test func `the tests and the steps exist`() throws {
    let cells = try Self.rows(ofTests: true).map { $0[1] }.joined(separator: " ")
    let named = Set(cells.matches(of: #/`(\w+Tests\b[^`]*)`/#).map { String($0.1) })
    #expect(named.count > 160)
    let missing = named.subtracting(try Self.tests())
    #expect(missing.isEmpty, "\(missing.sorted())")
    let script = try Fixtures.text(Fixtures.root.appending(path: ".ci/run"))
    for step in cells.matches(of: #/`\.ci\/run (\w+)`/#) {
      #expect(script.contains("\n\(step.1)() {"), "\(step.1)")
    }
  }

  /// The tests in the form `Suite/name`.
  private static func tests() throws -> Set<String> {
    let folder = Fixtures.root.appending(path: "Tests", directoryHint: .isDirectory)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var tests: Set<String> = []
    for case let url as URL in files ?? FileManager.DirectoryEnumerator()
    where url.path.hasSuffix("Tests.swift") {
      var suite = ""
      for match in try Fixtures.text(url).matches(
        of: #/(?:struct|extension) (\w+Tests)\b|func (?:`([^`]+)`|(\w+))\(/#)
      {
        suite = match.1.map(String.init) ?? suite
        if let name = match.2 ?? match.3 { tests.insert("\(suite)/\(name)") }
      }
    }
    return tests
  }
}
