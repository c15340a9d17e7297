import Isomer
import IsomerFoundation
import Testing

/// Tests failures in flattened values, and the keys of types that only an enum's scope names.
@Suite struct FlatteningEdgeTests {
  private let trip = FlatTrip(
    id: 1, start: FlatStop(name: "a", height: .nan),
    end: FlatStop(name: "b", height: 2, wind: .infinity), note: "n")

  @Test func `Failures in flattened values that are not written are ignored`() throws {
    #expect(try trip.jsonString(only: ["id", "note"]) == #"{"id":1,"note":"n"}"#)
    #expect(
      try trip.jsonString(except: ["start", "end.wind"])
        == #"{"id":1,"end_name":"b","end_height":2,"note":"n"}"#)
    #expect(
      try trip.jsonString(except: ["start", "end"]) == #"{"id":1,"note":"n"}"#)
  }

  @Test func `Failures in flattened values are located at the document's paths`() throws {
    let paths: [(except: [String], path: String)] = [
      ([], "height"), (["start"], "end_wind"), (["start.height"], "end_wind"),
    ]
    for (except, path) in paths {
      let error = #expect(throws: MappingError.self) { try trip.json(except: except) }
      #expect(error?.path.description == path)
    }
    let only = #expect(throws: MappingError.self) { try trip.json(only: ["id", "end"]) }
    #expect(only?.path == "end_wind")
  }

  @Test func `Values read before are passed over when flattened values are read`() throws {
    let members = #""title":"t","author":"a","year":1,"isbn":"i""#
    let filling = #""text":"\#(String(repeating: "x", count: 200))""#
    var document = "{\"children\":[],\(filling),\(members)}"
    for _ in 0..<240 {
      document = "{ \"children\" : [\(document), {\"children\":[],\(members)}],\(members)}"
    }
    // With each flattened value skipping what is below it, more would be reread than is allowed.
    var node: FlatNode? = try FlatNode(json: document)
    var (depth, count) = (0, 0)
    while let current = node {
      #expect(current.title.text == "t" && current.author.name == "a")
      #expect(current.year.value == 1 && current.isbn.text == "i")
      (depth, count) = (depth + 1, count + current.children.count)
      node = current.children.first
    }
    #expect(depth == 241 && count == 480)
  }

  @Test func `An update does not need the keys of a value that it excludes`() throws {
    var value = try FlatBelow(json: #"{"data": {"id": 1, "first": "A"}}"#)
    try value.update(json: #"{"data": {"id": 2}}"#)
    #expect(value.id == 2)
    #expect(value.name.first == "A")
    let error = #expect(throws: MappingError.self) {
      try FlatBelow(json: #"{"data": {"id": 2}}"#)
    }
    #expect(error?.path == "data.first")
  }

  @Test func `The parts of flattened values are told apart`() throws {
    let home = PostalAddress(street: "Elm", zip: 3)
    let customer = FlatCustomer(id: 1, home: home, work: PostalAddress(street: "Oak"))
    #expect(try customer.jsonString(only: ["home"]) == #"{"home_street":"Elm","home_zip":3}"#)
    #expect(
      try customer.jsonString(only: ["work", "home.zip"])
        == #"{"home_zip":3,"street@work":"Oak"}"#)
    #expect(
      try customer.jsonString(except: ["home", "work.zip"])
        == #"{"id":1,"street@work":"Oak"}"#)
    let tagged = FlatTagged(
      id: 1, event: .video(url: "u"), state: .number(4), pair: .point(px: 1))
    #expect(try tagged.jsonString(only: ["event"]) == #"{"type":"video","url":"u"}"#)
    #expect(try tagged.jsonString(only: ["state.value", "pair"]) == #"{"value":4,"px":1}"#)
    #expect(
      try tagged.jsonString(except: ["event.url", "state"]) == #"{"id":1,"type":"video","px":1}"#)
    let owner = PetOwner(id: 1, pet: FlatCat(lives: 9), other: FlatDog(name: "d"))
    #expect(try owner.jsonString(only: ["other"]) == #"{"other_kind":"dog","other_name":"d"}"#)
    #expect(try owner.jsonString(except: ["other"]) == #"{"id":1,"kind":"cat","lives":9}"#)
    let collecting = FlatCollecting(
      id: 1, home: home, payment: .card(number: "7"), rest: ["x": 1])
    #expect(try collecting.jsonString(only: ["payment"]) == #"{"card":{"number":"7"}}"#)
    #expect(
      try collecting.jsonString(only: ["rest", "home.street"]) == #"{"home_street":"Elm","x":1}"#)
    #expect(
      try collecting.jsonString(except: ["payment.card.number"])
        == #"{"id":1,"home_street":"Elm","home_zip":3,"x":1}"#)
  }

  @Test func `A hook receives the whole object, or the members with affixes`() throws {
    let value = try FlatHooked(json: #"{"id":1,"seen":0,"z_seen":0,"other":2}"#)
    #expect(value.always.seen == 4 && value.perhaps?.seen == 4 && value.affixed?.seen == 1)
    // The hook is not called if the value is absent.
    #expect(try FlatHooked(json: #"{"id":1,"seen":0}"#).affixed == nil)
  }

  @Test func `Values of cases have the names of the enum's scope`() throws {
    let named = #"{"id":1,"inner":2}"#
    let value = try FlatScoped(json: named)
    #expect(value == FlatScoped(id: 1, form: .nested(FlatForm.Inner(inner: 2))))
    #expect(try value.jsonString() == named)
    #expect(try FlatScoped(json: #"{"id":1}"#).form == nil)
    let generic = #"{"id":1,"content":{"inner":3},"inner":2}"#
    let other = try FlatScopedGeneric(json: generic)
    #expect(other.form == .item(FlatForm.Inner(inner: 2)))
    #expect(try other.jsonString() == #"{"id":1,"inner":2}"#)
  }

  @Test func `A missing tag selects a case of a flattened enum`() throws {
    let value = try FlatUntyped(json: #"{"id":1,"text":"a"}"#)
    #expect(value == FlatUntyped(id: 1, note: .plain(text: "a")))
    #expect(try FlatUntyped(json: #"{"id":1,"type":"link","url":"u"}"#).note == .link(url: "u"))
    #expect(throws: MappingError.self) { try FlatUntyped(json: #"{"id":1,"type":"x"}"#) }
    #expect(try value.jsonString() == #"{"id":1,"text":"a"}"#)
  }
}

// @mapped untagged
enum FlatForm: Equatable {
  case nested(Inner)
  case plain(text: String)

  // @mapped
  struct Inner: Equatable { var inner: Int }
}

// @mapped
struct FlatScoped: Equatable {
  var id: Int
  var form: FlatForm?  // @mapped flatten
}

// @mapped untagged
enum FlatGenericForm<Item> {
  case item(Item)
  case plain(text: String)
}

extension FlatGenericForm: Equatable where Item: Equatable {}

// @mapped
struct FlatScopedGeneric {
  var id: Int
  var form: FlatGenericForm<FlatForm.Inner>  // @mapped flatten
}

// @mapped tag: "type"
enum FlatNote: Equatable {
  case plain(text: String)  // @mapped key: .missing
  case link(url: String)
}

// @mapped
struct FlatUntyped: Equatable {
  var id: Int
  var note: FlatNote  // @mapped flatten
}

// @mapped
struct FlatStop: Equatable {
  var name: String
  var height: Double
  var wind: Double?
}

// @mapped
struct FlatTrip: Equatable {
  var id: Int
  var start: FlatStop  // @mapped flatten
  var end: FlatStop  // @mapped flatten: .prefix("end_")
  var note: String
}

// @mapped before.read: FlatHook.count, skip: .write
struct FlatHook: Equatable {
  var seen: Int

  static func count(_ value: inout JSONValue) {
    value["seen"] = .number("\(value.object?.count ?? 0)")
  }
}

// @mapped skip: .write
struct FlatHooked {
  var id: Int
  var always: FlatHook  // @mapped flatten
  var perhaps: FlatHook?  // @mapped flatten
  var affixed: FlatHook?  // @mapped flatten: .prefix("z_")
}

// @mapped under: "data", derive: .merge
struct FlatBelow {
  var id: Int
  var name: FlatBelowName  // @mapped skip: .merge, flatten
}

// @mapped derive: .merge
struct FlatBelowName {
  var first: String
}

// @mapped
struct FlatNode {
  var children: [FlatNode]
  var text: String?
  var title: FlatNodeTitle  // @mapped flatten
  var author: FlatNodeAuthor  // @mapped flatten
  var year: FlatNodeYear  // @mapped flatten
  var isbn: FlatNodeISBN  // @mapped flatten
}

// Structs with aliases are not joined.
//
// @mapped
struct FlatNodeTitle {
  // @mapped key: "title", alias: "name"
  var text: String
}

// @mapped
struct FlatNodeAuthor {
  // @mapped key: "author", alias: "writer"
  var name: String
}

// @mapped
struct FlatNodeYear {
  // @mapped key: "year", alias: "published"
  var value: Int
}

// @mapped
struct FlatNodeISBN {
  // @mapped key: "isbn", alias: "code"
  var text: String
}
