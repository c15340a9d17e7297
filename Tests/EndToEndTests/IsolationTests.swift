import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests that generated code has the isolation of the type.
struct IsolationTests {
  @Studio @Test func aTypeOfAnotherGlobalActorIsReadThere() throws {
    let text = #"{"title":"a","takes":[{"number":1},{"number":2}]}"#
    let mixdown = try Mixdown(json: text)
    #expect(mixdown.takes.map(\.number) == [1, 2])
    #expect(try mixdown.jsonString() == text)
    #expect(try Mixdown(archive: mixdown.archive()).takes.map(\.number) == [1, 2])
  }

  @MainActor @Test func aProtocolIsolatesTheTypesThatConform() throws {
    #expect(try Cue(json: #"{"cue":"go"}"#).jsonString() == #"{"cue":"go"}"#)
  }

  @MainActor @Test func anIsolatedMemberIsolatesTheMapping() throws {
    let fader = try Fader(json: #"{"level":3}"#)
    #expect(fader.level == 3)
    #expect(try fader.jsonString() == #"{"level":3}"#)
  }

  @Test func aNonisolatedTypeIsReadAnywhere() async throws {
    let text = #"{"name":"left","pan":{"position":-5}}"#
    let channel = try await Task.detached { try Channel(json: text) }.value
    #expect(channel.pan.position == -5)
    #expect(try channel.jsonString() == text)
  }
}
