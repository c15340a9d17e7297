import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped tag: "kind"
// @mapped(short) tag: "k"
protocol BoundEvent {}

// @mapped derive: .merge
struct BoundPage<Item: Equatable>: BoundEvent, Equatable {
  var items: [Item]
  // @mapped(short) key: "n"
  var next: Int?
}

// @mapped key: "users"
// @mapped(short) key: "u"
typealias BoundUserPage = BoundPage<BoundScope.User>

// @mapped key: ["ints", 7]
typealias BoundIntPage = BoundPage<Int>

enum BoundScope {
  // @mapped
  struct User: BoundEvent, Equatable { var name: String }

  // @mapped
  typealias Named = BoundPair<User, Int?>
}

// @mapped
final class BoundPair<First, Second>: BoundEvent {
  var first: First
  var second: Second
  init(first: First, second: Second) { (self.first, self.second) = (first, second) }
}

// @mapped
struct BoundLog { var events: [any BoundEvent] }

// @mapped
protocol BoundShape {}

// @mapped key: has("value")
typealias BoundIntBox = BoundBox<Int>

// @mapped
struct BoundBox<Value> { var value: Value }

extension BoundBox: BoundShape where Value == Int {}

// @mapped key: .otherwise
struct BoundNothing: BoundShape {}

// @mapped tag: "t", content: "c"
protocol BoundKept {}

// @mapped version: 1
struct BoundItem<Value>: BoundKept {
  var value: Value
  var more: [String: Isomer.JSONValue]  // @mapped rest
}

// @mapped
typealias BoundTextItem = BoundItem<String>

// @mapped version: 1
struct BoundArchive { var kept: [any BoundKept], notes: [BoundNote] }

// @mapped tag: "type", derive: [.merge, .copy], version: 1
// @mapped(short) tag: "t"
class BoundNote { var id = 0 }

// @mapped
final class BoundList<Item>: BoundNote {
  var items: [Item] = []  // @mapped check: .count(0...3)
  var code = "a"  // @mapped check: .matches("[a-z]")
  var first: Item?
}

// @mapped key: "ints"
// @mapped(short) key: "i"
typealias BoundInts = BoundList<Int>

// @mapped key: "text"
final class BoundText: BoundNote { var body = "" }

// @mapped derive: .merge
// @mapped(short) keys: .snake
class BoundResults<Item> {
  var foundItems: [Item]
  let best: Item
  var named: Named = [:]
  var other: Item?
  typealias Named = [String: Item]
  init(foundItems: [Item], best: Item) { (self.foundItems, self.best) = (foundItems, best) }
}

// @mapped
final class BoundUsers: BoundResults<BoundScope.User> { var total = 0 }

// @mapped
class BoundTop<Item> { var items: [Item] = [] }

class BoundMiddle<A, B>: BoundTop<[B]> { var ignored: A? }

// @mapped
final class BoundDeep: BoundMiddle<Int, String?> { var own = 1 }

// @mapped
class BoundChange<Old, New>: BoundStep {
  var old: Old
  var new: New
  init(old: Old, new: New) { (self.old, self.new) = (old, new) }
}

// @mapped
class BoundStep { var at = 1 }

// @mapped
final class BoundRename: BoundChange<String, String?> {}

// @mapped
typealias BoundIntChange = BoundChange<Int, Int>

// @mapped
struct BoundHolder<Item> { var results: BoundResults<Item> }

/// Tests generic types as subtypes of clusters, and in hierarchies.
@Suite struct GenericSubtypeTests {
  // MARK: Protocols

  @Test func `The tag selects an instance of a generic type`() throws {
    let text =
      #"{"events":[{"kind":"users","items":[{"kind":"User","name":"a"}]},"#
      + #"{"kind":"ints","items":[1],"next":2},{"kind":"Named","first":{"kind":"User","name":"b"},"#
      + #""second":3},{"kind":"User","name":"c"}]}"#
    let log = try BoundLog(json: text)
    #expect(log.events[0] is BoundPage<BoundScope.User>)
    #expect(log.events[1] as? BoundPage<Int> == BoundPage(items: [1], next: 2))
    #expect(log.events[2] is BoundPair<BoundScope.User, Int?>)
    #expect(try log.jsonString() == text)
    #expect(try AnyBoundEvent(json: #"{"items":[],"kind":7}"#).value is BoundIntPage)
  }

  @Test func `Only instances with an alias have a tag`() throws {
    #expect(try BoundPage(items: [1]).jsonString() == #"{"kind":"ints","items":[1]}"#)
    #expect(try BoundPage(items: ["a"]).jsonString() == #"{"items":["a"]}"#)
    #expect(throws: MappingError.self) { try AnyBoundEvent(BoundPage(items: ["a"])).jsonString() }
    let error = #expect(throws: MappingError.self) { try AnyBoundEvent(json: #"{"kind":"x"}"#) }
    #expect(
      error?.description.contains(
        #"expected one of "users", "ints", 7, "User", "Named", found string "x""#) == true)
    let inner = #expect(throws: MappingError.self) {
      try AnyBoundEvent(json: #"{"kind":"ints","items":["a"]}"#)
    }
    #expect(inner?.path.description == "items[0]")
  }

  @Test func `An update refuses the tag of another instance`() throws {
    var page = BoundPage(items: [1])
    try page.update(json: #"{"kind":7,"items":[2]}"#)
    #expect(page.items == [2])
    let error = #expect(throws: MappingError.self) {
      try page.update(json: #"{"kind":"users","items":[3]}"#)
    }
    #expect(error?.code == .unknownTag)
    #expect(page.items == [2])
    var other = BoundPage(items: ["a"])
    try other.update(json: #"{"kind":"users","items":["b"]}"#)
    #expect(other.items == ["b"])
  }

  @Test func `An alias has a key in a profile`() throws {
    let text = #"{"k":"u","items":[{"k":"User","name":"a"}],"n":1}"#
    let event = try AnyBoundEvent(json: text, as: .short)
    #expect(event.value is BoundUserPage)
    #expect(try event.jsonString(as: .short) == text)
    #expect(
      try event.jsonString()
        == #"{"kind":"users","items":[{"kind":"User","name":"a"}],"next":1}"#)
  }

  @Test(arguments: [(#"{"value":3}"#, true), ("{}", false)])
  func `The structure selects an instance`(text: String, isBox: Bool) throws {
    let shape = try AnyBoundShape(json: text)
    #expect(shape.value is BoundBox<Int> == isBox)
    #expect(try shape.jsonString() == text)
  }

  @Test func `An instance has content beside the tag, and archives`() throws {
    let text =
      #"{"kept":[{"t":"BoundTextItem","c":{"value":"a","x":1}}],"#
      + #""notes":[{"type":"ints","id":1,"items":[2],"code":"a"},{"type":"text","id":0,"body":"b"}]}"#
    let value = try BoundArchive(json: text)
    #expect(try value.jsonString() == text)
    let again = try BoundArchive(archive: try value.archive())
    #expect(try again.jsonString() == text)
    #expect(again.kept[0] is BoundItem<String> && again.notes[0] is BoundList<Int>)
    let item = try #require(value.kept[0] as? BoundItem<String>)
    #expect(
      try AnyBoundKept(propertyList: AnyBoundKept(item).propertyList(.xml)).value is BoundTextItem)
  }

  // MARK: Classes

  @Test func `The tag selects an instance of a generic class`() throws {
    let text = #"{"type":"ints","id":1,"items":[1,2],"code":"b","first":3}"#
    let note = try BoundNote(json: text)
    #expect((note as? BoundList<Int>)?.first == 3)
    #expect(try note.jsonString() == text)
    #expect(
      try note.jsonString(as: .short) == #"{"t":"i","id":1,"items":[1,2],"code":"b","first":3}"#)
    #expect(try BoundNote(json: #"{"t":"i","items":[4]}"#, as: .short) is BoundInts)
  }

  @Test func `An instance without an alias is written as its superclass`() throws {
    let list = BoundList<Bool>()
    list.items = [true]
    #expect(try list.jsonString() == #"{"id":0}"#)
    #expect(throws: MappingError.self) { try BoundList<Bool>(json: #"{"items":[true]}"#) }
  }

  @Test func `Instances are checked, updated, copied and merged`() throws {
    let list = try BoundInts(json: #"{"items":[1]}"#)
    try list.update(json: #"{"items":[2,3]}"#)
    #expect(list.items == [2, 3])
    #expect(throws: MappingError.self) { try list.update(json: #"{"type":"text"}"#) }
    for text in [#"{"items":[1,2,3,4]}"#, #"{"code":"1"}"#] {
      #expect(throws: MappingError.self) { try BoundInts(json: text) }
    }
    let copy = try #require((list as BoundNote).copy() as? BoundInts)
    #expect(copy !== list && copy.items == [2, 3])
    copy.items = [9, 9, 9, 9]
    #expect(throws: MappingError.self) { try copy.validated() }
    (list as BoundNote).merge(copy)
    #expect(list.items == [9, 9, 9, 9])
  }

  @Test func `A subclass has the arguments of its generic superclass`() throws {
    let text =
      #"{"foundItems":[{"kind":"User","name":"a"}],"best":{"kind":"User","name":"b"},"#
      + #""named":{"c":{"kind":"User","name":"c"}},"total":3}"#
    let users = try BoundUsers(json: text)
    #expect(users.foundItems == [BoundScope.User(name: "a")] && users.total == 3)
    #expect(try (users as BoundResults<BoundScope.User>).jsonString() == text)
    try users.update(json: #"{"foundItems":[],"total":4}"#)
    #expect(users.foundItems.isEmpty && users.best.name == "b" && users.total == 4)
    let error = #expect(throws: MappingError.self) {
      try BoundUsers(json: #"{"foundItems":[{"name":1}],"best":{"name":"b"}}"#)
    }
    #expect(error?.path.description == "foundItems[0].name")
    #expect(
      try BoundUsers(json: #"{"found_items":[],"best":{"name":"b"}}"#, as: .short).best.name == "b")
  }

  @Test func `A generic superclass is mapped by itself`() throws {
    let text = #"{"foundItems":[1],"best":2,"named":{}}"#
    #expect(try BoundResults<Int>(json: text).jsonString() == text)
    let holder = #"{"results":\#(text)}"#
    #expect(try BoundHolder<Int>(json: holder).jsonString() == holder)
  }

  @Test func `Arguments pass through an unmapped class`() throws {
    let text = #"{"items":[["a",null]],"own":4}"#
    let deep = try BoundDeep(json: text)
    #expect(deep.items == [["a", nil]])
    #expect(try deep.jsonString() == text)
  }

  @Test func `Generic classes are between others`() throws {
    let steps: [BoundStep] = [
      BoundRename(old: "a", new: nil), BoundIntChange(old: 1, new: 2),
      BoundChange<Bool, Bool>(old: true, new: false),
    ]
    #expect(
      try steps.jsonString() == #"[{"at":1,"old":"a"},{"at":1,"old":1,"new":2},{"at":1}]"#)
    #expect(try BoundRename(json: #"{"old":"a"}"#).new == nil)
    #expect(try BoundIntChange(json: #"{"old":1,"new":2}"#).new == 2)
    #expect(throws: MappingError.self) { try BoundIntChange(json: #"{"old":1}"#) }
  }
}
