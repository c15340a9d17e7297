import Isomer
import Testing

@testable import FixtureModels

/// Tests that defaults and values of `recover:` must pass the checks too.
@Suite(.serialized) struct CheckedDefaultTests {
  /// Reads with another value for the default that is not a literal.
  private func read(
    _ document: String, start: Int
  ) throws(MappingError) -> (CheckedDefaults, MappingReport) {
    CheckedDefaults.start = start
    defer { CheckedDefaults.start = 1 }
    return try CheckedDefaults.readWithReport(json: document)
  }

  private func failure(_ document: String, start: Int) throws -> MappingError {
    try #require(#expect(throws: MappingError.self) { try read(document, start: start) })
  }

  @Test("Defaults that pass are used and can be replaced by the check")
  func defaults() throws {
    let (value, report) = try read("{}", start: 2)
    #expect(value.kept == 5)
    #expect(value.written == 2)
    #expect(value.recovered == 3)
    #expect(value.replaced == nil)
    #expect(value.name == "NONE")
    #expect(value.optional == 2)
    #expect(report.withoutDefaults.isEmpty)
  }

  @Test("A default that does not pass fails at the object without the value")
  func failingDefaults() throws {
    let written = try failure("  {}", start: 100)
    #expect(
      written.description
        == "written: expected a value that '.isSmall' accepts, found number 100: "
        + "the default was used (line 1, column 3, byte 2)")
    #expect(written.code == .checkFailed)
    let optional = try failure(#"{"written":1}"#, start: 100)
    #expect(optional.path == "optional")
    #expect(optional.offset == 0)
  }

  @Test("An unused default is not checked")
  func unusedDefaults() throws {
    let (value, _) = try read(#"{"written":1,"optional":null}"#, start: 100)
    #expect(value.written == 1)
    #expect(value.optional == nil)
  }

  @Test("If null is replaced by the default, a failure is located at the null")
  func nullDefault() throws {
    let error = try failure(#"{"written":null}"#, start: 100)
    #expect(error.path == "written")
    #expect(error.offset == 11)
  }

  @Test("With recover, a value that does not pass is replaced by the default and reported")
  func recovered() throws {
    let (value, report) = try read(#"{"recovered":11,"replaced":12}"#, start: 2)
    #expect(value.recovered == 3)
    #expect(value.replaced == 2)
    #expect(report.withoutDefaults.entries.map(\.kind) == [.valueRecovered, .valueRecovered])
    #expect(report.withoutDefaults.entries.map(\.error?.code) == [.checkFailed, .checkFailed])
    #expect(report.withoutDefaults.entries[0].error?.expected == "a value within 1...10")
  }

  @Test("The value of recover must pass and fails at the location of the replaced value")
  func failingRecovery() throws {
    let error = try failure(#"{"written":1,"optional":1,"replaced":"x"}"#, start: 50)
    #expect(
      error.description
        == "replaced: expected a value within 1...10, found number 50: "
        + "the value of 'recover:' was used (line 1, column 38, byte 37)")
  }

  @Test("The alternative that is used must pass")
  func alternatives() throws {
    #expect(try read(#"{"old":2}"#, start: 1).0.alias == 2)
    #expect(try read(#"{"old":11,"alias":2}"#, start: 1).0.alias == 2)
    #expect(try failure(#"{"old":11}"#, start: 1).path == "old")
    #expect(try failure(#"{"alias":11,"old":2}"#, start: 1).path == "alias")
  }
}
