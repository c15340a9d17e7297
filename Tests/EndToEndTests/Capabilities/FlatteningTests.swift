import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests flattened optionals, enums, protocols and generic types, and affixes.
@Suite struct FlatteningTests {
  @Test func `Affixes tell two values of a type apart`() throws {
    let home = PostalAddress(street: "Elm", zip: 3)
    try expectRoundTrip(
      #"{"id":1,"home_street":"Elm","home_zip":3}"#, FlatCustomer(id: 1, home: home))
    try expectRoundTrip(
      #"{"id":1,"home_street":"Elm","home_zip":3,"street@work":"Oak"}"#,
      FlatCustomer(id: 1, home: home, work: PostalAddress(street: "Oak")))
    try expectRoundTrip(
      #"{"id":1,"from_street_at":"Elm","from_zip_at":3}"#, AffixedTrip(id: 1, start: home))
    try expectFailure(
      FlatCustomer.self, #"|>{"id":1,"home_zip":3}"#, .missingKey,
      "home_street: the key \"home_street\" is missing")
    try expectFailure(
      FlatCustomer.self, #"{"id":1,"home_street":"Elm","home_zip":|>"x"}"#, .typeMismatch,
      "home_zip: expected an integer, found string \"x\"")
    try expectFailure(
      FlatCustomer.self, #"{"id":1,"home_street":"Elm",|>"home_town":1}"#, .unknownKey,
      "home_town: unknown key")
  }

  @Test func `Affixes are written with escapes, and around paths`() throws {
    try expectRoundTrip(
      #"{"\"é a":{"b":1},"\"é c":2}"#, OddAffixes(inner: .init(b: 1, c: 2)))
    try expectFailure(
      OddAffixes.self, #"{"\"é a":{"b":|>"x"},"\"é c":2}"#, .typeMismatch,
      "\"é a.b: expected an integer, found string \"x\"")
  }

  @Test func `An optional is nil if none of its keys is present`() throws {
    try expectRoundTrip(#"{"id":1}"#, WithOptional(id: 1))
    try expectRoundTrip(
      #"{"id":1,"x":2,"y":{"z":3}}"#, WithOptional(id: 1, inner: .init(x: 2, z: 3)))
    try expectFailure(
      WithOptional.self, #"|>{"id":1,"y":{"z":3}}"#, .missingKey, "x: the key \"x\" is missing")
  }

  @Test(arguments: [
    (#"{"id":1,"card":{"number":"7"}}"#, FlatPayment.card(number: "7")),
    (#"{"id":1,"iban":"D"}"#, .iban("D")),
    (#"{"id":1,"cash":null}"#, .cash),
  ])
  func `A case with its name as the key`(_ text: String, _ payment: FlatPayment) throws {
    try expectRoundTrip(text, FlatOrder(id: 1, payment: payment))
    #expect(
      try FlatOrder(dictionary: FlatOrder(id: 1, payment: payment).dictionary()).payment == payment)
  }

  @Test func `Errors of cases with their names as keys`() throws {
    try expectFailure(
      FlatOrder.self, #"{"id":1,"card":{"number":|>7}}"#, .typeMismatch,
      "card.number: expected a string, found number 7")
    try expectFailure(
      FlatOrder.self, #"{"id":1,"iban":"D","cash":|>null}"#, .invalidValue,
      "cash: expected no other key beside the case, found null")
    let error = try failure(FlatOrder.self, #"{"id":1}"#)
    #expect(
      error.description.hasPrefix(
        "document: expected \"cash\", or an object with \"card\" or \"iban\""))
  }

  @Test func `A value of one of several keys, as in FHIR`() throws {
    try expectRoundTrip(#"{"code":"c"}"#, FlatObservation(code: "c"))
    try expectRoundTrip(
      #"{"code":"c","valueInteger":4}"#, FlatObservation(code: "c", value: .integer(4)))
    try expectRoundTrip(
      #"{"code":"c","valueQuantity":{"unit":"kg"}}"#,
      FlatObservation(code: "c", value: .quantity(.init(unit: "kg"))))
    try expectFailure(
      FlatObservation.self, #"{"code":"c",|>"valueString":"x"}"#, .unknownKey,
      "valueString: unknown key")
  }

  @Test func `Enums with a tag, with content, and without a tag`() throws {
    try expectRoundTrip(
      #"{"id":1,"type":"video","url":"u","kind":"n","value":4,"px":1}"#,
      FlatTagged(id: 1, event: .video(url: "u"), state: .number(4), pair: .point(px: 1)))
    try expectRoundTrip(
      #"{"id":1,"type":"inner","x":1,"y":{"z":2},"qy":1}"#,
      FlatTagged(id: 1, event: .inner(.init(x: 1, z: 2)), pair: .size(qy: 1)))
    try expectFailure(
      FlatTagged.self, #"{"id":1,"type":"text","qy":1,|>"qz":1}"#, .unknownKey, "qz: unknown key")
    try expectFailure(
      FlatTagged.self, #"|>{"id":1,"qy":1}"#, .missingKey, "type: the key \"type\" is missing")
  }

  @Test func `Protocols and class clusters`() throws {
    let owner = try PetOwner(json: #"{"id":1,"kind":"cat","lives":9}"#)
    #expect(owner.pet as? FlatCat == FlatCat(lives: 9))
    #expect(owner.other == nil)
    #expect(try owner.jsonString() == #"{"id":1,"kind":"cat","lives":9}"#)
    let both = try PetOwner(
      json: #"{"id":1,"kind":"dog","name":"r","other_kind":"cat","other_lives":2}"#)
    #expect(both.other as? FlatCat == FlatCat(lives: 2))
    #expect(
      try both.jsonString()
        == #"{"id":1,"kind":"dog","name":"r","other_kind":"cat","other_lives":2}"#)
    let drawing = try FlatDrawing(json: #"{"id":1,"t":"sq","w":1,"side":2}"#)
    #expect(drawing.figure is FlatSquare)
    #expect(try drawing.jsonString() == #"{"id":1,"t":"sq","w":1,"side":2}"#)
    #expect(try FlatDrawing(json: #"{"id":1}"#).figure == nil)
  }

  @Test func `Generic types`() throws {
    try expectRoundTrip(
      #"{"page":1,"x":2,"y":{"z":3}}"#, FlatPaged(page: 1, body: WithOptional.Inner(x: 2, z: 3)))
    try expectRoundTrip(
      #"{"page":1,"x":2,"y":{"z":3},"old_x":1}"#,
      FlatPaged(page: 1, body: WithOptional.Inner(x: 2, z: 3), older: .init(x: 1)))
    try expectRoundTrip(
      #"{"page":1,"kind":"n","value":1}"#, FlatPaged(page: 1, body: FlatLamp.number(1)))
    try expectFailure(
      FlatPaged<FlatState>.self, #"{|>"page":1,"kind":"n","value":1}"#, .unknownKey,
      "page: unknown key")
    #expect(throws: MappingError.self) { try FlatPaged(page: 1, body: 7).json() }
  }

  @Test func `Updates change what is present`() throws {
    var value = FlatChanging(id: 1, payment: .cash, event: .text, inner: .init(low: 1, high: 2))
    try value.update(json: #"{"id":2}"#)
    #expect(
      value == FlatChanging(id: 2, payment: .cash, event: .text, inner: .init(low: 1, high: 2)))
    try value.update(
      json: #"{"iban":"D","type":"video","url":"u","range":{"high":5},"at_street":"Elm"}"#)
    #expect(
      value
        == FlatChanging(
          id: 2, payment: .iban("D"), event: .video(url: "u"), inner: .init(low: 1, high: 5),
          address: .init(street: "Elm")))
    try value.update(json: #"{"at_zip":4}"#)
    #expect(value.address == .init(street: "Elm", zip: 4))
    #expect(throws: MappingError.self) { try value.update(json: #"{"id":3,"type":"video"}"#) }
    #expect(value.id == 2)
    let update = #expect(throws: MappingError.self) {
      try value.update(json: #"{"id":3,"type":"video","url":7}"#)
    }
    #expect(update?.description.hasPrefix("url: expected a string, found number 7") == true)
    let error = try failure(FlatChanging.self, #"{"id":1,"type":"text"}"#)
    #expect(error.description.hasPrefix("card: the key \"card\" is missing"))
  }

  @Test func `A tag shows that a value is there`() throws {
    #expect(
      try FlatShared(json: #"{"x":1,"y":{"z":2}}"#)
        == FlatShared(event: nil, inner: .init(x: 1, z: 2)))
  }

  @Test func `Archives contain the values`() throws {
    let value = FlatChanging(
      id: 1, payment: .iban("D"), event: .video(url: "u"), address: .init(street: "E"))
    #expect(try FlatChanging(archive: value.archive()) == value)
  }

  @Test func `Values in flattened values`() throws {
    try expectRoundTrip(
      #"{"id":1,"b_id":2,"b_home_street":"Elm","b_card":{"number":"1"}}"#,
      FlatDeep(id: 1, inner: .init(id: 2, home: .init(street: "Elm"), payment: .card(number: "1"))))
  }

  @Test func `A profile has its own keys`() throws {
    let value = ProfiledFlat(id: 1, home: .init(street: "Elm"), payment: .cash)
    #expect(try value.jsonString() == #"{"id":1,"home_street":"Elm","cash":null}"#)
    #expect(try value.jsonString(as: .old) == #"{"id":1,"street":"Elm","p_cash":null}"#)
    #expect(try ProfiledFlat(json: #"{"id":1,"street":"Elm","p_cash":null}"#, as: .old) == value)
  }

  @Test func `Unknown keys are those of no value`() throws {
    let text = #"{"id":1,"card":{"number":"7"},"home_street":"Elm","home_town":"T","more":2}"#
    let value = try FlatCollecting(json: text)
    #expect(value.rest == ["home_town": "T", "more": 2])
    #expect(value.payment == .card(number: "7"))
    #expect(try FlatCollecting(json: value.json()) == value)
  }

  @Test func `Some properties are written`() throws {
    let order = FlatCustomer(id: 1, home: .init(street: "Elm"), work: .init(street: "Oak"))
    #expect(
      try WithOptional(id: 1, inner: .init(x: 2, z: 3)).jsonString(only: ["inner"])
        == #"{"x":2,"y":{"z":3}}"#)
    #expect(try FlatOrder(id: 1, payment: .cash).jsonString(only: ["payment"]) == #"{"cash":null}"#)
    #expect(try order.jsonString(only: ["id"]) == #"{"id":1}"#)
  }
}

// @mapped version: 1
struct PostalAddress: Equatable, Sendable {
  var street: String
  var zip: Int?
}

// @mapped unknown: .error
struct FlatCustomer: Equatable {
  var id: Int
  var home: PostalAddress  // @mapped flatten: .prefix("home_")
  var work: PostalAddress?  // @mapped flatten: .suffix("@work")
}

// @mapped
struct AffixedTrip: Equatable {
  var id: Int
  var start: PostalAddress  // @mapped flatten: [.prefix("from_"), .suffix("_at")]
}

// @mapped
struct OddAffixes: Equatable {
  var inner: Inner  // @mapped flatten: .prefix("\"é ")

  // @mapped
  struct Inner: Equatable {
    var b: Int  // @mapped key: "a.b"
    var c: Int
  }
}

// @mapped
struct WithOptional: Equatable {
  var id: Int
  var inner: Inner?  // @mapped flatten

  // @mapped version: 1, derive: .merge
  struct Inner: Equatable, Sendable {
    var x: Int
    var z: Int?  // @mapped key: "y.z"
  }
}

// @mapped version: 1, unknown: .error
enum FlatPayment: Equatable, Sendable {
  case card(number: String)
  case iban(String)
  case cash
}

// @mapped
struct FlatOrder: Equatable {
  var id: Int
  var payment: FlatPayment  // @mapped flatten
}

// @mapped unknown: .error
struct FlatObservation: Equatable {
  var code: String
  var value: Quantified?  // @mapped flatten
}

// @mapped
enum Quantified: Equatable {
  // @mapped key: "valueInteger"
  case integer(Int)
  // @mapped key: "valueQuantity"
  case quantity(Quantity)

  // @mapped
  struct Quantity: Equatable {
    var unit: String
  }
}

// @mapped unknown: .error
struct FlatTagged: Equatable {
  var id: Int
  var event: FlatEvent  // @mapped flatten
  var state: FlatState?  // @mapped flatten
  var pair: FlatPair  // @mapped flatten
}

// @mapped tag: "type", version: 1, unknown: .error
enum FlatEvent: Equatable {
  case video(url: String)
  case inner(WithOptional.Inner)
  case text
}

// @mapped tag: "kind", content: "value", unknown: .error
enum FlatState: Equatable {
  // @mapped key: "n"
  case number(Int)
  case none
}

// @mapped tag: "kind", content: "value"
enum FlatLamp: Equatable {
  // @mapped key: "n"
  case number(Int)
  case none
}

// @mapped untagged, unknown: .error
enum FlatPair: Equatable {
  case point(px: Int)
  case size(qy: Int)
}

// @mapped tag: "kind"
protocol FlatPet: Sendable {}

// @mapped key: "cat"
struct FlatCat: FlatPet, Equatable {
  var lives: Int
}

// @mapped key: "dog"
struct FlatDog: FlatPet {
  var name: String
}

// @mapped
struct PetOwner {
  var id: Int
  var pet: any FlatPet  // @mapped flatten
  var other: (any FlatPet)?  // @mapped flatten: .prefix("other_")
}

// @mapped tag: "t"
class FlatFigure {
  var w = 1
  init() {}
}

// @mapped key: "sq"
final class FlatSquare: FlatFigure {
  var side = 2
}

// @mapped
struct FlatDrawing {
  var id: Int
  var figure: FlatFigure?  // @mapped flatten
}

// @mapped
struct FlatPaged<Body: Mappable & Equatable>: Equatable {
  var page: Int
  var body: Body  // @mapped flatten
  var older: Body?  // @mapped flatten: .prefix("old_")
}

// @mapped version: 1, derive: .merge
struct FlatChanging: Equatable {
  var id: Int
  var payment: FlatPayment  // @mapped flatten
  var event: FlatEvent  // @mapped flatten
  var inner: FlatRange?  // @mapped flatten
  var address: ChangingAddress?  // @mapped flatten: .prefix("at_")
}

// @mapped version: 1, derive: .merge
struct FlatRange: Equatable {
  var low: Int
  var high: Int?  // @mapped key: "range.high"
}

// @mapped
struct FlatShared: Equatable {
  var event: FlatEvent?  // @mapped flatten
  var inner: WithOptional.Inner?  // @mapped flatten
}

// @mapped version: 1, derive: .merge
struct ChangingAddress: Equatable {
  var street: String
  var zip: Int?
}

// @mapped
struct FlatDeep: Equatable {
  var id: Int
  var inner: Inner  // @mapped flatten: .prefix("b_")

  // @mapped
  struct Inner: Equatable {
    var id: Int
    var home: PostalAddress  // @mapped flatten: .prefix("home_")
    var payment: FlatPayment  // @mapped flatten
  }
}

// @mapped
// @mapped(old) unknown: .error
struct ProfiledFlat: Equatable {
  var id: Int
  // @mapped flatten: .prefix("home_")
  // @mapped(old) flatten
  var home: PostalAddress
  // @mapped flatten
  // @mapped(old) flatten: .prefix("p_")
  var payment: FlatPayment
}

// @mapped
struct FlatCollecting: Equatable {
  var id: Int
  var home: PostalAddress  // @mapped flatten: .prefix("home_")
  var payment: FlatPayment  // @mapped flatten
  var rest: [String: JSONValue]  // @mapped rest
}
