import Foundation
import Testing

/// Tests that the guide's table of features names existing tests and steps of `.ci/run`.
struct FeatureTableTests {
  /// The cells of the rows: the number, the feature, the letter of Isomer, the tests.
  private static func rows() throws -> [[String]] {
    let page = try Fixtures.text(
      Fixtures.root.appending(path: "Sources/Isomer/Isomer.docc/FeaturesAndTests.md"))
    return page.split(separator: "\n").filter { $0.contains(/^\| \d+ \|/) }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func `the numbers are unique, and the letters valid`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 160)
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    #expect(rows.allSatisfy { ["Y", "P", "N"].contains($0[2]) })
  }

  @Test func `each feature with Y names a test or a step`() throws {
    for row in try Self.rows() where row[2] == "Y" {
      #expect(row[3].contains(#/`(\w+Tests\/|\.ci\/run \w)/#), "\(row[1])")
    }
  }

  @Test func `the tests and the steps exist`() throws {
    let cells = try Self.rows().map { $0[3] }.joined(separator: " ")
    let named = Set(cells.matches(of: #/`(\w+Tests\b[^`]*)`/#).map { String($0.1) })
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
