import Foundation
import Testing

@testable import FixtureModels
@testable import Isomer
@testable import IsomerArchive
@testable import IsomerTesting

/// Tests archives that are stored beside the tests.
struct ArchiveRecordingTests {
  private let package: URL
  private let recordings: ArchiveFixtures

  init() {
    package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var recordings = ArchiveFixtures(beside: package.appending(path: "Some.swift").path)
    recordings.isRecording = true
    self.recordings = recordings
  }

  private func end() { try? FileManager.default.removeItem(at: package) }

  @Test func aVersionWithoutARecordingIsAnError() throws {
    defer { end() }
    var recordings = recordings
    recordings.isRecording = false
    #expect {
      try recordings.check(JournalDraft(text: "x"))
    } throws: { error in
      "\(error)".contains("no archive of version 1 of 'JournalDraft' is recorded; run")
    }
  }

  @Test func whatIsRecordedIsNotWrittenAgain() throws {
    defer { end() }
    #expect(try recordings.check(JournalDraft(text: "x")) == [1: JournalDraft(text: "x")])
    #expect(try recordings.check(JournalDraft(text: "y")) == [1: JournalDraft(text: "x")])
    let file = package.appending(path: "Archives/JournalDraft.1.archive")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func anArchiveThatCannotBeReadIsNamed() throws {
    defer { end() }
    _ = try recordings.check(JournalDraft(text: "x"))
    let file = package.appending(path: "Archives/JournalDraft.0.archive")
    try JournalMeasure(json: #"{"percent": 1}"#).archive().write(to: file)
    #expect {
      try recordings.check(JournalDraft(text: "x"))
    } throws: { error in
      "\(error)".contains("JournalDraft.0.archive")
        && (error as? MappingError)?.code == .wrongModel
    }
  }

  @Test func whatHasNoNameCannotBeRecorded() throws {
    defer { end() }
    #expect { try recordings.check([1, 2]) } throws: { "\($0)".contains("is no model") }
  }
}
