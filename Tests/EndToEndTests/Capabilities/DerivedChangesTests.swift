import Isomer
import Testing

// @mapped derive: [.changes, .merge]
struct ChangedBox<Content> {
  var content: Content
  var more: [Content] = []
  var label: String?
}

extension ChangedBox: Equatable where Content: Equatable {}

// @mapped derive: [.changes, .merge, .equality]
struct ChangedPage<Key: Hashable & MappableKey, Item> {
  var items: [Key: Item] = [:]
  var first: Entry?  // @mapped merge: .deep
  var box: ChangedBox<Item>  // @mapped merge: .deep
  var count: ChangedBox<Int>?  // @mapped merge: .deep
  var tail: ChangedTail<Item>  // @mapped flatten
  var left: Item?  // @mapped skip: .merge
  var others: [String: JSONValue] = [:]  // @mapped rest

  // @mapped derive: [.changes, .merge, .equality]
  struct Entry {
    var item: Item
    var deep: Int?  // @mapped key: "a.b"
  }
}

// @mapped derive: [.changes, .merge, .equality]
struct ChangedTail<Item> {
  var end: Item
}

/// A generic object, with a parameter that no property contains.
// @mapped derive: [.changes, .equality]
final class ChangedCell<Unit, Number> {
  var number: Number?
  var size = 1  // @mapped check: 0...5
  init() {}
}

// @mapped derive: [.changes, .merge, .equality], tag: "kind", unknown: .error
class ChangedShape {
  var name = ""
  var note: String?
}

// @mapped key: "circle"
final class ChangedCircle: ChangedShape {
  var radius = 1  // @mapped check: 0...9
  var inner: ChangedCircle?  // @mapped merge: .deep
}

// @mapped key: "polygon"
class ChangedPolygon: ChangedShape {
  var sides = 3
}

// @mapped derive: [.changes, .merge, .equality]
struct ChangedPicture {
  var circle: ChangedCircle  // @mapped merge: .deep
  var shape: ChangedShape
}

/// Contains changes of other models, without a merge.
// @mapped derive: .changes
struct ChangedOrder: Equatable {
  var buyer: Buyer  // @mapped merge: .deep
  var payer: Buyer?  // @mapped merge: .deep

  // @mapped derive: .changes
  struct Buyer: Equatable {
    var name: String
    var mail: String?
  }
}

// @mapped
class ChangedBase {
  var id = 1
}

// @mapped derive: .changes
final class ChangedLeaf: ChangedBase {
  var text = ""
}

// @mapped derive: [.changes, .merge, .equality]
@MainActor struct ChangedScreen {
  var title: String
  var panel: Panel  // @mapped merge: .deep
  var other: Panel?  // @mapped merge: .deep
  var panels: [Panel] = []

  // @mapped derive: [.changes, .merge, .equality]
  @MainActor struct Panel {
    var size = 1  // @mapped check: 0...9
    var name: String?
  }
}

@globalActor actor ChangedStore { static let shared = ChangedStore() }

// @mapped derive: [.changes, .equality]
@ChangedStore final class ChangedShelf<Book> {
  var books: [Book] = []
  var label: String?
  init() {}
}

/// Tests `derive: .changes` of generic types, of classes in hierarchies, and on actors.
@Suite struct DerivedChangesTests {
  private typealias Page = ChangedPage<String, Int?>

  /// Checks the laws of changes for two values.
  private func check<Model: Updatable & Equatable, Changes: Readable & Writable>(
    _ old: Model, _ new: Model, _ json: String, by changes: (Model, Model) -> Changes,
    _ apply: (inout Model, Changes) -> Void
  ) throws {
    let difference = changes(old, new)
    #expect(try difference.jsonString() == json)
    var applied = old
    apply(&applied, difference)
    #expect(applied == new)
    var read = old
    apply(&read, try Changes(json: json))
    #expect(read == new)
    var updated = old
    try updated.update(json: json)
    #expect(updated == new)
  }

  @Test func `Nested changes require no merge`() throws {
    let ann = ChangedOrder.Buyer(name: "ann", mail: "a")
    try check(
      ChangedOrder(buyer: ann, payer: ann),
      ChangedOrder(buyer: .init(name: "ann"), payer: .init(name: "bob", mail: "a")),
      #"{"buyer":{"mail":null},"payer":{"name":"bob"}}"#, by: { $0.changes(to: $1) }
    ) { $0.apply($1) }
  }

  @Test func `Generic types have the changes of their arguments`() throws {
    try check(
      ChangedBox(content: "a"), ChangedBox(content: "b", label: "c"),
      #"{"content":"b","label":"c"}"#, by: { $0.changes(to: $1) }
    ) { $0.apply($1) }
    // An argument that is optional is nil where the document contains null.
    try check(
      ChangedBox<Int?>(content: 1), ChangedBox<Int?>(content: nil, more: [nil]),
      #"{"content":null,"more":[null]}"#, by: { $0.changes(to: $1) }
    ) { $0.apply($1) }
    let old = Page(
      items: ["a": 1], first: .init(item: 1), box: .init(content: 1), tail: .init(end: 1))
    let new = Page(
      items: [:], first: .init(item: 2, deep: 3), box: .init(content: nil),
      count: .init(content: 4), tail: .init(end: 2), others: ["z": 1])
    try check(
      old, new,
      #"{"items":{},"first":{"item":2,"a":{"b":3}},"box":{"content":null},"#
        + #""count":{"content":4,"more":[]},"end":2,"z":1}"#,
      by: { $0.changes(to: $1) }
    ) { $0.apply($1) }
    #expect(throws: MappingError.self) { try ChangedBox<Int>.Changes(json: #"{"content":"a"}"#) }
  }

  @Test func `A generic object applies changes in place`() throws {
    let (old, new) = (ChangedCell<Never, Int>(), ChangedCell<Never, Int>())
    (new.number, new.size) = (3, 4)
    let changes = old.changes(to: new)
    #expect(try changes.jsonString() == #"{"number":3,"size":4}"#)
    try old.apply(changes)
    #expect(old == new)
    #expect(throws: MappingError.self) { try old.apply(.init(json: #"{"size":9}"#)) }
    #expect(old.size == 4)
  }

  @Test func `The changes of a subclass contain inherited properties`() throws {
    let text = #"{"kind":"circle","name":"a","inner":{"kind":"circle"}}"#
    let (old, new) = (try ChangedCircle(json: text), try ChangedCircle(json: text))
    (new.name, new.note, new.radius) = ("b", "n", 2)
    new.inner?.radius = 3
    let changes = old.changes(to: new)
    let json = #"{"name":"b","note":"n","radius":2,"inner":{"radius":3}}"#
    #expect(try changes.jsonString() == json)
    #expect(try ChangedCircle.Changes(json: json).radius == .value(2))
    let inner = old.inner
    try old.apply(changes)
    #expect(old == new && old.inner === inner)
    let updated = try ChangedCircle(json: text)
    try updated.update(json: json)
    #expect(updated == new)
    // A check leaves inherited properties unchanged too.
    let patch = try ChangedCircle.Changes(json: #"{"name":"c","radius":10}"#)
    #expect(throws: MappingError.self) { try old.apply(patch) }
    #expect(old == new)
    #expect(try ChangedCircle.Changes(json: #"{"kind":"circle"}"#).isEmpty)
    #expect(throws: MappingError.self) { try ChangedCircle.Changes(json: #"{"sides":4}"#) }
  }

  @Test func `A class compares only its own objects`() throws {
    let (old, new) = (ChangedShape(), ChangedShape())
    new.note = "n"
    let changes = try old.changes(to: new)
    try old.apply(changes)
    #expect(old == new)
    let circles: [ChangedShape] = [ChangedCircle(), ChangedCircle()]
    let error = #expect(throws: MappingError.self) { try circles[0].changes(to: circles[1]) }
    #expect(error?.code == .notRepresentable)
    #expect(throws: MappingError.self) { try old.changes(to: ChangedPolygon()) }
    // Changes of the superclass apply to a subclass.
    try circles[0].apply(changes)
    #expect(circles[0].note == "n")
    let (leaf, other) = (ChangedLeaf(), ChangedLeaf())
    (other.id, other.text) = (2, "t")
    leaf.apply(leaf.changes(to: other))
    #expect((leaf.id, leaf.text) == (2, "t"))
  }

  @Test func `A property of a class with subclasses is replaced`() throws {
    let text = #"{"circle":{"kind":"circle"},"shape":{"kind":"polygon"}}"#
    var old = try ChangedPicture(json: text)
    let new = try ChangedPicture(
      json: #"{"circle":{"kind":"circle","radius":2},"shape":{"kind":"circle"}}"#)
    let changes = old.changes(to: new)
    #expect(
      try changes.jsonString()
        == #"{"circle":{"radius":2},"shape":{"kind":"circle","name":"","radius":1}}"#)
    try old.apply(changes)
    #expect(old == new)
  }

  @Test @MainActor func `Types on the main actor have changes there`() throws {
    var old = try ChangedScreen(json: #"{"title":"a","panel":{}}"#)
    var new = old
    (new.title, new.panel.name) = ("b", "n")
    new.other = try ChangedScreen.Panel(json: #"{"size":3}"#)
    new.panels = [new.panel]
    let changes = old.changes(to: new)
    let json =
      #"{"title":"b","panel":{"name":"n"},"other":{"size":3},"panels":[{"size":1,"name":"n"}]}"#
    #expect(try changes.jsonString() == json)
    var read = old
    try read.apply(ChangedScreen.Changes(json: json))
    #expect(read == new)
    try old.apply(changes)
    #expect(old == new)
    #expect(throws: MappingError.self) { try old.apply(.init(json: #"{"panel":{"size":10}}"#)) }
    #expect(old == new)
  }

  @Test @ChangedStore func `Types on another actor have changes there`() throws {
    let (old, new) = (ChangedShelf<String>(), ChangedShelf<String>())
    (new.books, new.label) = (["b"], "l")
    let changes = old.changes(to: new)
    #expect(try changes.jsonString() == #"{"books":["b"],"label":"l"}"#)
    old.apply(try ChangedShelf.Changes(json: changes.json()))
    #expect(old == new)
  }
}
