import FixtureModels
import Foundation
import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests the contents and structure of archives of generated models.
struct ArchivingTests {
  static let entries = [
    JournalEntry(name: "a", amount: 3, kind: .creditCard, event: .moved("x", 3), number: 4),
    JournalEntry(name: "b", amount: 0.1, event: .renamed(from: "x", to: nil), number: nil),
    JournalEntry(name: "c", amount: -1, event: .opened, number: 0),
  ]

  static func journal() throws -> Journal {
    var journal = try Journal(
      json: #"{"id": 1, "title": "t", "kept_at": 12, "entries": [], "more": {"a": [1, null]}}"#)
    journal.entries = entries
    journal.byName = ["z": entries[1], "a": entries[0]]
    journal.owner = JournalOwner(
      name: "o", website: URL(string: "https://example.com"), key: UUID())
    journal.localPath = "/tmp"
    journal.token = "geheim"
    journal.color = JournalColor(red: 7)
    journal.extra = ["x": [1, 2.5, .null]]
    journal.change = .null
    journal.notes = ["n"]
    journal.total = 12.5
    return journal
  }

  @Test func `a property that is only archived is archived as its transformer writes it`() throws {
    let theme = JournalTheme(name: "dark", accent: JournalColor(red: 9))
    #expect(try JournalTheme(archive: theme.archive()) == theme)
    #expect(try theme.jsonString() == #"{"name":"dark"}"#)
    #expect(try JournalTheme(json: #"{"name":"dark","accent":"9"}"#).accent.red == 1)
  }

  @Test func everythingComesBack() throws {
    let journal = try Self.journal()
    let data = try journal.archive()
    #expect(try Journal(archive: data) == journal)
    #expect(try journal.archive() == data, "the same value gives the same bytes")
    let all = ["x": [journal, journal]]
    #expect(try [String: [Journal]](archive: all.archive()) == all)
  }

  @Test func namesInArchivesAreThePropertiesOwn() throws {
    let archive = try Archive(Self.journal().archive())
    let model = try #require(archive.models.first { $0.name == "Journal" })
    #expect(model.version == 3)
    #expect(
      model.properties == [
        "id", "title", "notes", "total", "keptAt", "lines", "byName", "owner", "token", "others",
        "color", "extra", "change", "localPath",
      ])
    // The type is not archivable, so its transformer's output is archived.
    #expect(archive.root["color"]?.string == "7")
  }

  @Test func whatIsSkippedStaysOut() throws {
    var journal = try Self.journal()
    journal.isSelected = true
    journal.cache = "c"
    let read = try Journal(archive: journal.archive())
    #expect(!read.isSelected)
    #expect(read.cache == nil)
  }

  @Test(arguments: [
    JournalKind.cash, .creditCard, .unknown,
  ])
  func plainEnumsAreNames(_ kind: JournalKind) throws {
    #expect(try JournalKind(archive: kind.archive()) == kind)
    let name = kind == .creditCard ? "card" : kind.rawValue
    #expect(try JSONValue(archive: kind.archive()) == .string(name))
  }

  @Test func olderNamesOfCasesAreKnown() throws {
    #expect(try JournalKind(archive: "visa".archive()) == .creditCard)
    #expect(try JournalKind(archive: "gold".archive()) == .unknown)
  }

  @Test(arguments: [
    JournalEvent.opened, .renamed(from: "a", to: "b"), .renamed(from: "a", to: nil),
    .moved("x", -1), .split(entries), .split([]), .other(["a": 1]), .other(.null),
  ])
  func casesWithValuesAreObjects(_ event: JournalEvent) throws {
    #expect(try JournalEvent(archive: event.archive()) == event)
  }

  @Test func anUnknownCaseIsAnErrorThatNamesTheKnownOnes() throws {
    #expect {
      try JournalEvent(archive: "closed".archive())
    } throws: { error in
      "\(error)".contains("one of \"opened\"") && "\(error)".contains("\"closed\"")
    }
  }

  @Test func secretsAreNotShown() throws {
    let wrong: JSONValue = [
      "@model": "Journal", "id": 1, "title": "t", "lines": [], "token": 99,
    ]
    #expect {
      try Journal(archive: wrong.archive())
    } throws: { error in
      let text = "\(error)"
      return text.contains("token") && !text.contains("99")
    }
  }

  @Test func secretsAreNotShownInWritingEither() throws {
    let lock = JournalLock(code: JournalColor(red: 98_765))
    #expect {
      try lock.archive()
    } throws: { error in
      let text = "\(error)"
      return text.contains("code") && !text.contains("98765")
    }
    let open = JournalLock(code: JournalColor(red: 7))
    #expect(try JournalLock(archive: open.archive()).code == open.code)
  }

  @Test func hooksAndChecksHoldForArchives() throws {
    var measure = try JournalMeasure(json: #"{"percent": 50}"#)
    #expect(measure.loads == 1)
    measure.loads = 0
    #expect(try JournalMeasure(archive: measure.archive()).loads == 1)
    measure.percent = 101
    let data = try measure.archive()
    #expect {
      try JournalMeasure(archive: data)
    } throws: { error in
      let error = error as? MappingError
      return error?.code == .checkFailed && error?.path.description == "percent"
    }
  }

  @Test func aTypeMayBeThereForArchivesAlone() throws {
    let draft = JournalDraft(text: "x", cursor: 3)
    #expect(try JournalDraft(archive: draft.archive()) == draft)
  }

  @Test func genericTypesAreKept() throws {
    let pair = JournalPair(first: 1, second: Optional("x"))
    let read = try JournalPair<Int, String>(archive: pair.archive())
    #expect(read.first == 1 && read.second == "x")
    let sides: [JournalSide<Int, [String]>] = [.left(1), .right(["a"]), .neither]
    let back = try [JournalSide<Int, [String]>](archive: sides.archive())
    #expect("\(back)" == "\(sides)")
  }

  @Test func anIdentityOfSeveralPropertiesNamesAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try ModelStore<KeyedNote>(at: folder)
    let notes = [
      KeyedNote(list: "a", number: 1, text: "x"), KeyedNote(list: "a", number: 2, text: "y"),
      KeyedNote(list: "a1", number: 2),
    ]
    for note in notes { try store.save(note) }
    for note in notes { #expect(try store.load(note.mappedIdentity) == note) }
    #expect(try store.all().count == 3)
    try store.remove(notes[0].mappedIdentity)
    #expect(try store.load(notes[0].mappedIdentity) == nil)
  }

  @Test("Phantom parameters are not archived, and external mappings check archived values")
  func forms() throws {
    let text =
      #"{"id":{"raw":"a"},"ids":{"k":{"raw":"b"}},"gauge":{"level":2,"unit":"BAR"},"gauges":[]}"#
    let forms = try ArchivedForms(json: text)
    #expect(forms.gauge.unit == "bar")
    var loud = forms
    loud.gauge.unit = "BAR"
    #expect(try ArchivedForms(archive: loud.archive()) == forms)
    var faulty = forms
    faulty.gauges = [ArchivedGauge(level: 200, unit: "")]
    let error = #expect(throws: MappingError.self) {
      try ArchivedForms(archive: faulty.archive())
    }
    #expect(error?.path == "gauges[0].level" && error?.code == .checkFailed)
    faulty.gauges = [ArchivedGauge(level: -1, unit: "")]
    #expect(throws: MappingError.self) { try ArchivedForms(archive: faulty.archive()) }
  }
}
