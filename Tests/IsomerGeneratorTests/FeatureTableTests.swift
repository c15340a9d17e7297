import Foundation
import Testing

/// Tests that the guide's table of features names existing suites and steps of `.ci/run`.
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

  @Test func `each feature with Y names a suite or a step`() throws {
    for row in try Self.rows() where row[2] == "Y" {
      #expect(row[3].contains(#/`(\w+Tests|\.ci\/run \w+)`/#), "\(row[1])")
    }
  }

  @Test func `the suites and the steps exist`() throws {
    let cells = try Self.rows().map { $0[3] }.joined(separator: " ")
    let named = Set(cells.matches(of: #/`(\w+Tests)`/#).map { String($0.1) })
    #expect(named.subtracting(try Self.suites()).sorted() == [])
    let script = try Fixtures.text(Fixtures.root.appending(path: ".ci/run"))
    for step in cells.matches(of: #/`\.ci\/run (\w+)`/#) {
      #expect(script.contains("\n\(step.1)() {"), "\(step.1)")
    }
  }

  private static func suites() throws -> Set<String> {
    let tests = Fixtures.root.appending(path: "Tests", directoryHint: .isDirectory)
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var suites: Set<String> = []
    for case let url as URL in files ?? FileManager.DirectoryEnumerator()
    where url.path.hasSuffix("Tests.swift") {
      let found = try Fixtures.text(url).matches(of: #/struct (\w+Tests)\b/#)
      suites.formUnion(found.map { String($0.1) })
    }
    return suites
  }
}
