import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests declarations that are not available everywhere.
@Suite struct AvailabilityTests {
  @Test func `Unavailable cases are unknown`() throws {
    try expectRoundTrip(#"["clubs","stars","moons"]"#, [AvailableSuit.clubs, .stars, .moons])
    try expectFailure(
      AvailableSuit.self, #"|>"jokers""#, .invalidValue,
      #"document: expected one of "clubs", "stars", "moons", found string "jokers""#)
    try expectRoundTrip("[1,3]", [AvailableLevel.low, .high])
    try expectFailure(
      AvailableLevel.self, "|>2", .invalidValue, "document: expected one of 1, 3, found number 2")
    try expectRoundTrip(
      #"[{"type":"opened","by":"a"},{"type":"paused"},{"type":"moved","to":"b"}]"#,
      [AvailableEvent.opened(by: "a"), .paused, .moved(to: "b")])
    #expect(try failure(AvailableEvent.self, #"{"type":"closed","by":"a"}"#).code == .unknownTag)
    try expectRoundTrip(#"[{"go":1},"stop"]"#, [AvailableStep.go(1), .stop])
    #expect(try failure(AvailableStep.self, #"{"jump":1}"#).code == .unknownTag)
  }

  @Test func `Archives contain the available cases`() throws {
    let events: [AvailableEvent] = [.opened(by: "a"), .paused, .moved(to: "b")]
    #expect(try [AvailableEvent](archive: events.archive()) == events)
    let suits: [AvailableSuit] = [.clubs, .stars]
    #expect(try [AvailableSuit](archive: suits.archive()) == suits)
  }

  @Test func `Available properties are read and written`() throws {
    try expectRoundTrip(#"{"width":2,"double":4}"#, AvailableBox(width: 2))
    #expect(try AvailableBox(json: #"{"width":2,"double":6,"area":1}"#).width == 3)
  }
}
