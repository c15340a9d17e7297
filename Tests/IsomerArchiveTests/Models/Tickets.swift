import Foundation

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

// Models with archive code in the form of generated code.

/// A model with all kinds of properties.
struct Ticket: Equatable {
  var number: Int
  var title: String
  var state: TicketState
  var author: Reporter
  var labels: [String]
  var votes: [String: Int]
  var watchers: Set<Int>
  var closed: Date?
  var events: [TicketEvent]
  var weight = 1.5

  static let sample = Ticket(
    number: 7, title: "A leak, café", state: .open,
    author: Reporter(login: "octocat", name: nil), labels: ["bug", "p1"],
    votes: ["up": 3, "down": -1], watchers: [300, 5, 70_000],
    closed: Date(timeIntervalSince1970: 1_443_164_400),
    events: [.renamed(from: "Leak", to: "A leak, café"), .locked, .voted(9, by: .init(login: "x"))])
}

extension Ticket: Archivable {
  static let mappedShape = ArchiveShape(
    "Ticket", version: 1,
    """
    number
    title
    state
    author
    labels
    votes
    watchers
    closed
    events
    weight
    """)

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    var partial = MappedPartial()
    let object = try reader.object(mappedShape)
    try mappedFill(&partial, of: object, from: &reader)
    reader.leave(object)
    var missing: String?
    if case nil = partial.number { missing = "number" }
    if case nil = partial.title { missing = "title" }
    if case nil = partial.state { missing = "state" }
    if case nil = partial.author { missing = "author" }
    if case nil = partial.labels { missing = "labels" }
    if case nil = partial.votes { missing = "votes" }
    if case nil = partial.watchers { missing = "watchers" }
    if case nil = partial.events { missing = "events" }
    if let missing { throw reader.missing(missing, in: object) }
    return Self(mapped: &partial)
  }

  private struct MappedPartial {
    var number: Int?
    var title: String?
    var state: TicketState?
    var author: Reporter?
    var labels: [String]?
    var votes: [String: Int]?
    var watchers: Set<Int>?
    var closed: Date?
    var events: [TicketEvent]?
    var weight: Double?
  }

  private static func mappedFill(
    _ partial: inout MappedPartial, of object: ArchiveObject, from reader: inout ArchiveReader
  ) throws(ReadingFailure) {
    if try reader.field(0, of: object) { partial.number = try Int.unarchive(&reader) }
    if try reader.field(1, of: object) { partial.title = try String.unarchive(&reader) }
    if try reader.field(2, of: object) { partial.state = try TicketState.unarchive(&reader) }
    if try reader.field(3, of: object) { partial.author = try Reporter.unarchive(&reader) }
    if try reader.field(4, of: object) { partial.labels = try [String].unarchive(&reader) }
    if try reader.field(5, of: object) { partial.votes = try [String: Int].unarchive(&reader) }
    if try reader.field(6, of: object) { partial.watchers = try Set<Int>.unarchive(&reader) }
    if try reader.field(7, of: object) { partial.closed = try Date?.unarchive(&reader) }
    if try reader.field(8, of: object) { partial.events = try [TicketEvent].unarchive(&reader) }
    if try reader.field(9, of: object) { partial.weight = try Double?.unarchive(&reader) }
  }

  private init(mapped partial: inout MappedPartial) {
    number = partial.number.moved()
    title = partial.title.moved()
    state = partial.state.moved()
    author = partial.author.moved()
    labels = partial.labels.moved()
    votes = partial.votes.moved()
    watchers = partial.watchers.moved()
    closed = partial.closed.take()
    events = partial.events.moved()
    if let read = partial.weight.take() { weight = read }
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.mappedShape) else { return }
    number.archive(to: &writer)
    title.archive(to: &writer)
    state.archive(to: &writer)
    author.archive(to: &writer)
    labels.archive(to: &writer)
    votes.archive(to: &writer)
    watchers.archive(to: &writer)
    closed.archive(to: &writer)
    events.archive(to: &writer)
    weight.archive(to: &writer)
    writer.end()
  }
}

/// An enum without associated values, archived as the case name.
enum TicketState: Equatable {
  case open, closed
}

extension TicketState: Archivable {
  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let start = reader.position
    switch try reader.readToken() {
    case "open": return .open
    case "closed": return .closed
    default: throw reader.unknownCase("open or closed", at: start)
    }
  }

  func archive(to writer: inout ArchiveWriter) {
    switch self {
    case .open: writer.write(name: "open")
    case .closed: writer.write(name: "closed")
    }
  }
}

struct Reporter: Hashable {
  var login: String
  var name: String?
}

extension Reporter: Archivable {
  static let mappedShape = ArchiveShape("Reporter", "login\nname")

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedShape)
    var login: String?
    var name: String?
    if try reader.field(0, of: object) { login = try String.unarchive(&reader) }
    if try reader.field(1, of: object) { name = try String?.unarchive(&reader) }
    reader.leave(object)
    guard let login else { throw reader.missing("login", in: object) }
    return Self(login: login, name: name)
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begin(Self.mappedShape) else { return }
    login.archive(to: &writer)
    name.archive(to: &writer)
    writer.end()
  }
}

/// An enum with associated values, each case of which is archived as a model.
enum TicketEvent: Hashable {
  case renamed(from: String, to: String)
  case voted(Int, by: Reporter)
  case locked
}

extension TicketEvent: Archivable {
  static let mappedRenamed = ArchiveShape("TicketEvent.renamed", "from\nto")
  static let mappedVoted = ArchiveShape("TicketEvent.voted", "0\nby")
  static let mappedLocked = ArchiveShape("TicketEvent.locked")
  static let mappedCases = ArchiveFamily([mappedRenamed, mappedVoted, mappedLocked])

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    switch try reader.member(of: mappedCases) {
    case 0: return try mappedRenamed(&reader)
    case 1: return try mappedVoted(&reader)
    default:
      let object = try reader.object(mappedLocked)
      reader.leave(object)
      return .locked
    }
  }

  private static func mappedRenamed(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedRenamed)
    var from: String?
    var to: String?
    if try reader.field(0, of: object) { from = try String.unarchive(&reader) }
    if try reader.field(1, of: object) { to = try String.unarchive(&reader) }
    reader.leave(object)
    guard let from else { throw reader.missing("from", in: object) }
    guard let to else { throw reader.missing("to", in: object) }
    return .renamed(from: from, to: to)
  }

  private static func mappedVoted(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let object = try reader.object(mappedVoted)
    var count: Int?
    var by: Reporter?
    if try reader.field(0, of: object) { count = try Int.unarchive(&reader) }
    if try reader.field(1, of: object) { by = try Reporter.unarchive(&reader) }
    reader.leave(object)
    guard let count else { throw reader.missing("0", in: object) }
    guard let by else { throw reader.missing("by", in: object) }
    return .voted(count, by: by)
  }

  func archive(to writer: inout ArchiveWriter) {
    switch self {
    case .renamed(let from, let to):
      guard writer.begin(Self.mappedRenamed) else { return }
      from.archive(to: &writer)
      to.archive(to: &writer)
    case .voted(let count, let by):
      guard writer.begin(Self.mappedVoted) else { return }
      count.archive(to: &writer)
      by.archive(to: &writer)
    case .locked:
      guard writer.begin(Self.mappedLocked) else { return }
    }
    writer.end()
  }
}
