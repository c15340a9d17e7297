import Foundation
import Isomer
import IsomerTesting
import Testing

private let film = #"""
  {"id":1,"title":"M","cast":[{"name":"Lorre","page":2},{"name":"Wernicke"}],
   "ratings":{"a":8.5},"released":12.5,"kind":"long"}
  """#

@Suite struct MappingComparisonTests {
  private func report(
    _ name: String, _ before: any Decodable.Type, _ after: any Decodable.Type, _ json: String...
  ) -> ComparisonReport {
    let comparison = MappingComparison(before: [name: before], after: [name: after])
    return comparison.report(
      on: json.enumerated().map { ("\($0).json", Data($1.utf8)) })
  }

  @Test func findsNoDifferenceInEqualMappings() throws {
    let before: [String: any Decodable.Type] = [
      "Film": Before.Film.self, "Person": Before.Person.self, "Kind": Before.Kind.self,
      "Filter": Before.Filter.self, "Node": Before.Node.self,
    ]
    let after: [String: any Decodable.Type] = [
      "Film": After.Film.self, "Person": After.Person.self, "Kind": After.Kind.self,
      "Filter": After.Filter.self, "Node": After.Node.self, "New": After.Kind.self,
    ]
    let report = MappingComparison(before: before, after: after).report(
      on: [
        ("film.json", Data(film.utf8)), ("broken.json", Data("{".utf8)),
        ("nodes.json", Data(#"{"name":"a","next":{"name":"b"}}"#.utf8)),
      ])
    #expect(report.differences.isEmpty, "\(report.markdown)")
    let counts = report.rows.map { "\($0.name) \($0.documents) \($0.equal)" }
    // Nothing in the documents changes a filter. Film and person are persons, and so are nodes.
    #expect(counts == ["Film 1 1", "Filter 0 0", "Kind 1 1", "Node 4 4", "Person 4 4"])
    #expect(report.documents == 3)
    #expect(report.invalidDocuments == 1)
    #expect(report.markdown.contains("No document for: Filter"))
    #expect(report.uncompared == ["New"])
  }

  @Test func triesAllFormsOfATypeThatReadsSeveral() throws {
    let texts =
      (0..<40).map { #"{"name":"n\#($0)","value":"t\#($0)"}"# } + [#"{"name":"x","value":"7"}"#]
    let objects = (0..<30).map { #"{"other\#($0)":1}"# } + [#"{"amount":3}"#]
    let json = "[\(texts.joined(separator: ",")),\(objects.joined(separator: ","))]"
    let report = report("Amount", Before.Amount.self, Faulty.Amount.self, json)
    #expect(report.rows[0].documents == 4, "\(report.markdown)")
    #expect(report.differences.contains { $0.before == "7" }, "\(report.markdown)")
  }

  @Test func comparesSetsOfModelsAndPropertiesWithDigits() throws {
    let text = #"{"items":[{"name":"a"},{"name":"b"}],"line1":"x","line2":"y"}"#
    let same = report("Basket", Before.Basket.self, After.Basket.self, text)
    #expect(same.differences.isEmpty, "\(same.markdown)")
    let other = report("Basket", Before.Basket.self, Faulty.Basket.self, text)
    let read = other.differences.filter { !$0.isWritten && $0.mapping == "init(json:)" }
    #expect(Set(read.map(\.path)) == ["line1", "line2", "note"])
  }

  @Test func ignoresTheOrderOfSets() {
    let elements = (0..<40).map { "\"\($0)\"" }.joined(separator: ",")
    let report = report(
      "Bag", Before.Bag.self, After.Bag.self,
      #"{"kinds":[\#(elements)],"counts":["long",1,"short",2]}"#)
    #expect(report.differences.isEmpty, "\(report.markdown)")
    #expect(report.rows[0].equal == 1)
  }

  @Test func reportsPropertiesAndKeys() throws {
    let report = report("Person", Before.Person.self, Faulty.Person.self, #"{"name":"Lorre"}"#)
    let found = report.differences.filter { $0.mapping == "init(json:)" }
    #expect(
      found.map { "\($0.isWritten) \($0.path): \($0.before), \($0.after), \($0.reason)" } == [
        "false page: nil, 1, a key is missing or null, and there is an initial value",
        "true name: \"Lorre\", no key, a key is left out",
        "true page: no key, 1, a key is added",
        "true title: no key, \"Lorre\", a key is added",
      ])
  }

  @Test func reportsErrorsOfTheMappingAfter() {
    let report = report("Person", Before.Person.self, Faulty.Strict.self, #"{"name":"Lorre"}"#)
    #expect(report.differences.map(\.mapping) == ["init(json:)", "JSONDecoder"])
    #expect(report.differences[0].after.contains("page"))
    #expect(report.differences[0].reason == "it is not read")
    #expect(report.rows[0].documents == 1)
    #expect(report.rows[0].equal == 0)
  }

  @Test func comparesOnlyDocumentsThatChangeAProperty() {
    let report = report(
      "Filter", Before.Filter.self, Faulty.Filter.self, #"{"kind":"x"}"#, #"{"genre":"noir"}"#)
    #expect(report.rows[0].documents == 1)
    #expect(report.differences.first?.path == "genre")
    #expect(report.differences.first?.reason == "a value is taken for a missing one")
  }

  @Test func countsDocumentsThatOnlyTheMappingAfterReads() {
    let report = report("Person", Faulty.Strict.self, Before.Person.self, #"{"name":"Lorre"}"#)
    // `Before.Person` is not mapped, so it is not compared.
    #expect(report.rows.isEmpty)
    let other = self.report("Person", Faulty.Strict.self, After.Person.self, #"{"name":"Lorre"}"#)
    #expect(other.rows[0].readOnlyAfter == 1)
    #expect(other.differences.isEmpty)
  }

  @Test func readsTheFilesOfAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"name":"a"}"#.utf8).write(to: inner.appending(path: "one.json"))
    try Data(#"{"name":"b"}"#.utf8).write(to: folder.appending(path: "two.txt"))
    let comparison = MappingComparison(
      before: ["Person": Before.Person.self], after: ["Person": Faulty.Strict.self])
    let report = try comparison.report(onDocumentsIn: folder)
    #expect(report.documents == 1)
    #expect(report.differences.first?.document == "inner/one.json")
    #expect(throws: (any Error).self) {
      try comparison.report(onDocumentsIn: folder.appending(path: "missing"))
    }
  }
}
