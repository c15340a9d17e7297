import Foundation
import Testing

/// Runs the cases of all libraries, and compares their table.
@Suite struct PeerTests {
  /// The number of behaviours that no annotation expresses may only fall.
  static let unsaidLimit = 11

  @Test(arguments: Serde.cases) func serde(_ one: PeerCase) { expect(one) }
  @Test(arguments: MetaCodable.cases) func metaCodable(_ one: PeerCase) { expect(one) }
  @Test(arguments: ReerCodable.cases) func reerCodable(_ one: PeerCase) { expect(one) }
  @Test(arguments: ObjectMapper.cases) func objectMapper(_ one: PeerCase) { expect(one) }
  @Test(arguments: Mantle.cases) func mantle(_ one: PeerCase) { expect(one) }
  @Test(arguments: Pydantic.cases) func pydantic(_ one: PeerCase) { expect(one) }
  @Test(arguments: Kotlinx.cases) func kotlinx(_ one: PeerCase) { expect(one) }
  @Test(arguments: Moshi.cases) func moshi(_ one: PeerCase) { expect(one) }
  @Test(arguments: Jackson.cases) func jackson(_ one: PeerCase) { expect(one) }

  @Test func `there are at least 400 cases, and few are unsaid`() {
    let cases = allPeers.flatMap { $0.cases }
    #expect(cases.count >= 400)
    #expect(cases.count(where: \.isUnsaid) <= Self.unsaidLimit)
  }

  @Test func `each case of a library has words of its own`() {
    for peer in allPeers {
      let words = Dictionary(grouping: peer.cases, by: \.behaviour).filter { $0.value.count > 1 }
      #expect(words.isEmpty, "\(peer.name): \(words.keys)")
    }
  }

  @Test func `the table is current`() throws {
    if PeerTable.isRecording {
      try PeerTable.text.write(to: PeerTable.file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: PeerTable.file, encoding: .utf8)
    #expect(recorded == PeerTable.text, "record it with ISOMER_RECORD=1")
  }

  private func expect(_ one: PeerCase) {
    let problems = one.problems
    #expect(problems.isEmpty, "\(one.line): \(one.behaviour): \(problems.joined(separator: "; "))")
  }
}
