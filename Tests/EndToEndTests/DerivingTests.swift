import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests `derive:`.
@Suite struct EqualityTests {
  private func ticket() -> Ticket {
    var ticket = Ticket(id: 7, title: "A leak")
    ticket.labels = ["bug"]
    return ticket
  }

  @Test("should compare equal to a matching model")
  func matching() throws {
    let ticket = ticket()
    #expect(ticket == self.ticket())
    #expect(ticket.hashValue == self.ticket().hashValue)
    let read = try Ticket(json: ticket.jsonString())
    #expect(read == ticket)
  }

  @Test(
    "should not compare equal to different model",
    arguments: [
      { $0.id = 8 }, { $0.title = "" }, { $0.labels = [] }, { $0.reporter = "r" },
      { $0.due = .distantPast }, { $0.draft = "d" }, { $0.cached = [] },
    ] as [@Sendable (inout Ticket) -> Void])
  func different(_ change: @Sendable (inout Ticket) -> Void) {
    var other = ticket()
    change(&other)
    #expect(other != ticket())
    #expect(Set([other, ticket()]).count == 2)
  }

  @Test(
    "Skipped properties are not compared",
    arguments: [{ $0.isSelected = true }, { $0.retrieved = 1 }, { $0.edits = 1 }]
      as [@Sendable (inout Ticket) -> Void])
  func leftOut(_ change: @Sendable (inout Ticket) -> Void) {
    var other = ticket()
    change(&other)
    #expect(other == ticket())
    #expect(other.hashValue == ticket().hashValue)
  }

  @Test("A property that is not compared is read and written")
  func excluded() throws {
    var ticket = ticket()
    ticket.isSelected = true
    #expect(try ticket.jsonString().contains("\"isSelected\":true"))
    #expect(try Ticket(json: "{\"id\":1,\"title\":\"\",\"isSelected\":true}").isSelected)
  }

  @Test("Objects are compared by value")
  func objects() {
    let one = Profile(id: 1, name: "a")
    let other = Profile(id: 1, name: "a")
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.counts = ["x": 1]
    #expect(one != other)
    #expect(one == one)
  }

  @Test("should not consider -weakModel for equality")
  func weakModel() {
    let rival = Profile(id: 2, name: "b")
    let one = Profile(id: 1, name: "a")
    let other = Profile(id: 1, name: "a")
    one.rival = rival
    rival.rival = one
    other.best = rival
    other.touch()
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.description == other.description)
  }

  @Test("A type that is not mapped derives members from all stored properties")
  func unmapped() {
    let cursor = Cursor(line: 1, range: (start: 1, end: 2))
    #expect(cursor == Cursor(line: 1, column: 4, range: (start: 1, end: 2)))
    #expect(cursor != Cursor(line: 1, range: (start: 1, end: 3)))
    #expect(cursor != Cursor(line: 2, range: (start: 1, end: 2)))
  }

  @Test("A declared conformance uses the derived functions, including the hash")
  func declared() {
    #expect(Stamp(text: "a", ink: 1) == Stamp(text: "a", ink: 2))
    #expect(Set([Stamp(text: "a", ink: 1), Stamp(text: "a", ink: 2)]).count == 1)
    #expect(Stamp(text: "a").description == "Stamp(text: \"a\")")
  }

  @Test("A generic type is equatable if its parameters are")
  func generic() {
    struct Key: Identifiable, Hashable { var id: Int }
    struct Bare {}
    let pair = Pair(first: "a", second: [Key(id: 1)], index: [1: "b"])
    #expect(pair == Pair(first: "a", second: [Key(id: 1)], index: [1: "b"]))
    #expect(pair != Pair(first: "a", second: nil, index: [1: "b"]))
    #expect(Set([pair, pair]).count == 1)
    let bare = Pair<Bare, Key>(first: Bare(), second: nil)
    #expect(bare.copy { $0.second = [] }.second == [])
    #expect(bare.description == "Pair(first: Bare(), second: nil, index: [:])")
  }
}

@Suite struct CopyTests {
  @Test("A copy with changes does not affect the original")
  func structs() throws {
    var ticket = Ticket(id: 1, title: "a")
    ticket.isSelected = true
    ticket.retrieved = 9
    let copy = ticket.copy { $0.title = "b" }
    #expect(ticket.title == "a")
    #expect(copy.title == "b")
    #expect(copy.isSelected)
    #expect(copy.retrieved == 9)
  }

  @Test("Properties that are not copied have their initial values")
  func anew() {
    var ticket = Ticket(id: 1, title: "a")
    ticket.cached = []
    #expect(ticket.copy().cached == [1, 2])
    #expect(ticket.copy { $0.cached.append(3) }.cached == [1, 2, 3])
  }

  @Test("should implement <NSCopying>: a copy is equal and not identical")
  func objects() {
    let profile = Profile(id: 1, name: "a")
    let friend = Profile(id: 2, name: "b")
    profile.visits = 3
    profile.state = .here
    profile.best = friend
    profile.rival = friend
    profile.touch()
    let copy = profile.copy()
    #expect(copy == profile)
    #expect(copy !== profile)
    #expect(copy.visits == 3)
    #expect(copy.best === friend)
    #expect(copy.rival === friend)
    #expect(copy.changes == 0)
    #expect(profile.copy { $0.name = "c" }.name == "c")
    #expect(profile.name == "a")
  }

  @Test("Errors of the closure are rethrown")
  func throwing() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try Ticket(id: 1, title: "").copy { _ in throw Refusal() } }
    #expect(throws: Refusal.self) { try Profile(id: 1, name: "").copy { _ in throw Refusal() } }
  }

  @Test("Nested objects are shared")
  func shelf() {
    let shelf = Library.Shelf(books: [.init(title: "a", default: 1)])
    let copy = shelf.copy { $0.books.append(.init(title: "b", default: nil)) }
    #expect(shelf.books.count == 1)
    #expect(copy.books.count == 2)
    #expect(shelf != copy)
  }
}

@Suite struct DescriptionTests {
  @Test("A description lists the properties in order, without excluded ones")
  func structs() {
    var ticket = Ticket(id: 7, title: "A \"leak\"\n")
    ticket.labels = ["bug"]
    ticket.isSelected = true
    #expect(
      ticket.description == #"Ticket(id: 7, title: "A \"leak\"\n", labels: ["bug"], "#
        + "reporter: nil, due: nil, draft: nil, edits: 0)")
    ticket.due = Date(timeIntervalSinceReferenceDate: .nan)
    ticket.reporter = "r"
    #expect(ticket.description.contains("reporter: \"r\", due: nan,"))
  }

  @Test("Sets and dictionaries are sorted")
  func objects() {
    let profile = Profile(id: 1, name: "a")
    profile.tags = ["b", "a", "c"]
    profile.counts = ["y": 2, "x": 1]
    #expect(
      profile.description == "Profile(id: 1, name: \"a\", visits: 0, state: away, "
        + "kind: \"profile\", tags: [\"a\", \"b\", \"c\"], counts: [\"x\": 1, \"y\": 2])")
  }

  @Test("Nested models use their own description")
  func nested() {
    let shelf = Library.Shelf(books: [
      .init(title: "a", default: 1), .init(title: "b", default: nil),
    ])
    let books = "Book(title: \"a\", default: 1), Book(title: \"b\", default: nil)"
    #expect(shelf.description.hasPrefix("Shelf(books: [\(books)], "))
    #expect(
      Cursor(line: 1, range: (1, 2)).description == "Cursor(line: 1, range: (start: 1, end: 2))")
  }
}

/// Tests identities, the properties of Mantle's uniquing.
@Suite struct IdentityTests {
  private func identity<Model: IdentifiedModel>(of model: Model) -> Model.MappedIdentity {
    model.mappedIdentity
  }

  @Test("One property is the identity")
  func single() throws {
    let article = try Article(json: "{\"number\":7,\"title\":\"a\"}")
    #expect(identity(of: article) == 7)
  }

  @Test("Several properties form a struct with their names")
  func several() throws {
    let commit = Commit(repository: "r", hash: "h")
    let same = commit.copy { $0.message = "other" }
    #expect(identity(of: commit) == identity(of: same))
    #expect(commit.mappedIdentity.repository == "r")
    #expect(commit.mappedIdentity.hash == "h")
    let read = try Commit(json: "{\"repository\":\"r\"}")
    #expect(identity(of: read) != identity(of: commit))
    #expect(Set([commit, same, read].map(\.mappedIdentity)).count == 2)
  }

  @Test("A generic type has an identity if its parameter can be one")
  func generic() {
    #expect(identity(of: Box(content: "a")) == "a")
  }

  @Test("Computed properties can be included, and the type need not be mapped")
  func computed() {
    let slot = Storage.Slot(kind: .near, index: 3)
    #expect(slot.mappedIdentity.kind == .near)
    #expect(slot.mappedIdentity.place == "near/3")
    #expect(identity(of: slot) != identity(of: Storage.Slot(kind: .near, index: 4)))
  }

  @Test("A class that a function builds is copied by it") @MainActor
  func made() throws {
    let id = UUID()
    let seal = Seal.make(id: id)
    seal.note = "n"
    let copy = seal.copy()
    #expect(copy !== seal)
    #expect(copy == seal)
    #expect(copy.mappedIdentity == id)
    #expect(seal.copy { $0.note = nil } != seal)
  }
}

@Suite struct DerivingDefaultTests {
  @Test("Structs derive the members of the file's annotation unless they override it")
  func file() {
    let leaf = Leaf(size: 1, form: .flat)
    #expect(leaf == Leaf(size: 1, form: .flat))
    #expect(leaf.description == "Leaf(size: 1, form: flat)")
    #expect(Twig(leaf: leaf).copy { $0.leaf.size = 2 }.leaf.size == 2)
  }
}
