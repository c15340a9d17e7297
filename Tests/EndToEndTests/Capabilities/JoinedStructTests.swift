import Isomer
import IsomerFoundation
import Testing

// @mapped unknown: .error
struct JoinedUser: Equatable {
  var id: Int
  var name: JoinedName  // @mapped flatten
  var size: JoinedSize?  // @mapped flatten
  var boss: JoinedName?  // @mapped flatten: .prefix("boss_")
}

// @mapped
final class JoinedOwner {
  let id: Int
  let name: JoinedName  // @mapped flatten
  let place: JoinedPlace  // @mapped flatten
  let payment: JoinedPayment  // @mapped flatten
  let rest: [String: JSONValue]  // @mapped rest

  init(
    id: Int, name: JoinedName, place: JoinedPlace, payment: JoinedPayment, rest: [String: JSONValue]
  ) {
    (self.id, self.name, self.place) = (id, name, place)
    (self.payment, self.rest) = (payment, rest)
  }
}

// @mapped
enum JoinedPayment: Equatable { case card(number: String), cash(amount: Int) }

// @mapped
struct JoinedGeneric<Part> {
  var value: Part
  var name: JoinedName  // @mapped flatten
  // @mapped alias: "other"
  var text: String
}

/// Tests flattened structs whose keys are read among those of their model.
@Suite struct JoinedStructTests {
  private let user = #"{"id": 1, "last-name": "L", "first-name": "A"}"#

  @Test func `The keys are read in any order, and written in place`() throws {
    let value = try JoinedUser(json: user)
    let name = JoinedName(first: "A", last: "L", rank: 1)
    #expect(value == JoinedUser(id: 1, name: name))
    #expect(
      try value.jsonString() == #"{"id":1,"first-name":"A","last-name":"L","rank":1}"#)
    let full = try JoinedUser(
      json: """
        {"boss_rank": 4, "width": 1, "last-name": "L", "boss_last-name": "M", "height": 2, "id": 1,
         "boss_first-name": "B", "first-name": "A", "note": "n", "unit": "ft"}
        """)
    #expect(full.boss == JoinedName(first: "B", last: "M", rank: 4))
    #expect(full.size?.height == 2)
    #expect(full.size?.note == "n")
    #expect(full.size?.unit == "ft")
    #expect(try JoinedUser(json: full.json()) == full)
    #expect(try JoinedUser(dictionary: full.dictionary()) == full)
  }

  @Test func `All missing keys are reported at once, those of absent optional values are not`()
    throws
  {
    let error = #expect(throws: MappingError.self) {
      try JoinedUser(json: #"{"height": "h", "first-name": 1, "boss_nick": "b"}"#)
    }
    let all = try #require(error).all
    #expect(
      Set(all.map { "\($0.path) \($0.property ?? "")" }) == [
        "id id", "last-name name.last", "width size.width", "height size.height",
        "first-name name.first", "boss_first-name boss.first", "boss_last-name boss.last",
      ])
    #expect(all.allSatisfy { $0.model == "JoinedUser" })
    let missing = try #require(all.first { $0.property == "boss.last" })
    #expect(missing.source == "JoinedStructModels.swift")
    let one = #expect(throws: MappingError.self) { try JoinedUser(json: #"{"id": 1}"#) }
    #expect(Set(try #require(one).all.map(\.path.description)) == ["first-name", "last-name"])
    let partial = #expect(throws: MappingError.self) {
      try JoinedUser(json: user.dropLast() + #", "boss_last-name": "M"}"#)
    }
    #expect(try #require(partial).all.map(\.path.description) == ["boss_first-name"])
  }

  @Test func `Unknown and repeated keys are found`() throws {
    let unknown = #expect(throws: MappingError.self) {
      try JoinedUser(json: user.dropLast() + #", "depth": 1}"#)
    }
    #expect(unknown?.code == .unknownKey)
    #expect(unknown?.path == "depth")
    let repeated = #expect(throws: MappingError.self) {
      try JoinedUser(json: user.dropLast() + #", "first-name": "B"}"#)
    }
    #expect(repeated?.code == .duplicateKey)
  }

  @Test func `A report names the defaults of values that are there`() throws {
    let paths = { (json: String) in
      try JoinedUser.readWithReport(json: json).1.entries.map { "\($0.path) \($0.property ?? "")" }
    }
    #expect(try paths(user) == ["rank name.rank"])
    #expect(
      Set(try paths(user.dropLast() + #", "boss_first-name": "B", "boss_last-name": "M"}"#))
        == ["rank name.rank", "boss_rank boss.rank"])
    #expect(
      Set(try paths(user.dropLast() + #", "width": 1, "height": 2, "rank": 3}"#))
        == ["unit size.unit"])
  }

  @Test func `Other flattened values and unknown keys are read beside them`() throws {
    let json = """
      {"id":1,"first-name":"A","last-name":"L","rank":1,"city":"c","kind":"home",\
      "card":{"number":"7"},"x":2}
      """
    let owner = try JoinedOwner(json: json)
    #expect(owner.name.last == "L")
    #expect(owner.place == .home)
    #expect(owner.payment == .card(number: "7"))
    #expect(owner.rest == ["x": 2])
    #expect(try owner.jsonString() == json)
    let error = #expect(throws: MappingError.self) {
      try JoinedOwner(json: #"{"first-name": "A", "card": {"number": 7}}"#)
    }
    #expect(
      Set(try #require(error).all.map(\.path.description))
        == ["id", "last-name", "city", "kind", "card.number"])
  }

  @Test func `Generic models join structs`() throws {
    let json = #"{"value":[1],"first-name":"A","last-name":"L","rank":1,"text":"t"}"#
    #expect(try JoinedGeneric<[Int]>(json: json).jsonString() == json)
    let other = try JoinedGeneric<Int?>(json: #"{"last-name":"L","first-name":"A","other":"o"}"#)
    #expect(other.value == nil)
    #expect(other.text == "o")
    let error = #expect(throws: MappingError.self) {
      try JoinedGeneric<Int>(json: #"{"first-name": "A"}"#)
    }
    #expect(
      Set(try #require(error).all.map(\.path.description)) == ["value", "last-name", "text"])
  }

  @Test func `A model with more keys than the limit reads the same`() throws {
    func document(_ count: Int, _ others: String = "") -> String {
      "{" + (0..<count).map { "\"n\($0)\":\($0)" }.joined(separator: ",") + others + "}"
    }
    let name = #","first-name":"A","last-name":"L""#
    #expect(try JoinedLimit(json: document(58)).name == nil)
    #expect(try JoinedBeyond(json: document(59)).name == nil)
    #expect(try JoinedLimit(json: document(58, name)).name?.last == "L")
    #expect(try JoinedBeyond(json: document(59, name)).name?.last == "L")
    for (count, isLimit) in [(57, true), (58, false)] {
      let json = document(count, #","rank":1"#)
      let error = #expect(throws: MappingError.self) {
        if isLimit { _ = try JoinedLimit(json: json) } else { _ = try JoinedBeyond(json: json) }
      }
      let all = try #require(error).all
      #expect(Set(all.map(\.path.description)) == ["n\(count)", "first-name", "last-name"])
      let owners = isLimit ? ["JoinedLimit"] : ["JoinedBeyond", "JoinedName"]
      #expect(Set(all.compactMap(\.model)) == Set(owners))
    }
  }
}
