import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests `#if` around members and types.
@Suite struct ConditionTests {
  @Test("The conditions of members are repeated")
  func members() throws {
    #if os(Linux)
    try expectRoundTrip("{\"always\":1,\"onLinux\":2}", Conditional(always: 1, onLinux: 2))
    #expect(try failure(Conditional.self, "{\"always\":1,\"elsewhere\":2}").path == "onLinux")
    #else
    try expectRoundTrip("{\"always\":1,\"elsewhere\":2}", Conditional(always: 1, elsewhere: 2))
    #expect(try failure(Conditional.self, "{\"always\":1,\"onLinux\":2}").path == "elsewhere")
    #endif
  }

  @Test("The conditions of types are repeated")
  func types() throws {
    #if os(Linux)
    try expectRoundTrip("{\"name\":\"n\"}", LinuxOnly(name: "n"))
    #elseif os(macOS)
    try expectRoundTrip("{\"name\":\"n\"}", MacOnly(name: "n"))
    #endif
  }

  @Test("A property of several branches is one field of an archive")
  func branches() throws {
    #if os(Linux)
    let branched = Branched(size: 2, unit: 1.5, name: "n")
    try expectRoundTrip("{\"size\":2,\"unit\":1.5,\"name\":\"n\"}", branched)
    #expect(try Branched(archive: branched.archive()) == branched)
    #endif
  }
}
