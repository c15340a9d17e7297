import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests the words of types and properties for valid values.
@Suite struct ExpectedTests {
  private func message<Model: Readable>(_: Model.Type, _ document: String) -> String? {
    #expect(throws: MappingError.self) { try Model(json: document) }?.description
  }

  @Test func `Words replace what a type expects`() throws {
    for (document, text) in [
      (#"{"price":"x"}"#, #"price: expected a price such as 9.99, found string "x""#),
      (#"{"price": 1e999}"#, "price: expected a price such as 9.99, found number 1e999"),
      (#"{"price":null}"#, "price: expected a price such as 9.99, found null"),
      (#"{"price":1,"url":"a b c://"}"#, "url: expected the address of a shop, found"),
      (#"{"price":1,"moves":["x"]}"#, #"moves[0]: expected a move, found string "x""#),
      (#"{"price":1,"moves":[{"to":1}]}"#, #"moves[0].to: expected "stop", or an object"#),
      (#"{"price":1,"colour":3}"#, "colour: expected a colour, found number 3"),
      (#"{"price":1,"level":7}"#, "level: expected a level, found number 7"),
      (#"{"price":1,"card":"s"}"#, #"card: expected a card, found string "s""#),
      (#"{"price":1,"a":{"b":4}}"#, "a.b: expected numbers, found number 4"),
      ("{}", #"price: the key "price" is missing"#),
      (#"{"price":}"#, "price: expected a value, found '}'"),
      (#"{"price":1,"moves":[{"by":"x"}]}"#, "moves[0].by: expected an integer"),
      (#"{"price":1,"card":{}}"#, #"card.n: the key "n" is missing"#),
      (#"{"price":1,"a":{"b":[1,"x"]}}"#, "a.b[1]: expected an integer"),
      (#"{"price":-1}"#, "price: expected a value within 0.0...1000000000.0"),
    ] {
      let found = message(ToldItem.self, document)
      #expect(found?.hasPrefix(text) == true, "\(document): \(found ?? "")")
    }
    #expect(message(ToldMove.self, "1")?.hasPrefix("document: expected a move, found") == true)
    let item = ToldItem(price: 1, moves: [.by(2), .stop], level: .high)
    #expect(try ToldItem(json: item.json()) == item)
  }

  @Test func `A transparent type and a dictionary have the same words`() {
    #expect(
      message(ToldAge.self, "true")?.hasPrefix("document: expected years, found true") == true)
    for dictionary in [["price": "x"], ["price": [1] as [Any]]] as [[String: Any]] {
      let error = #expect(throws: MappingError.self) { try ToldItem(dictionary: dictionary) }
      #expect(error?.description.contains("expected a price such as 9.99") == true)
    }
  }

  @Test func `An update has the same words`() throws {
    var item = ToldItem(price: 1)
    let error = #expect(throws: MappingError.self) { try item.update(json: #"{"price":"x"}"#) }
    #expect(error?.description.hasPrefix("price: expected a price such as 9.99") == true)
    #expect(item == ToldItem(price: 1))
  }
}

// @mapped expected: "a move"
enum ToldMove: Equatable { case stop, by(Int) }

// @mapped transparent
struct ToldAge: Equatable {
  var years: Int  // @mapped expected: "years"
}

// @mapped expected: "a colour", transparent
struct ToldColour: Equatable { var text: String }

// @mapped expected: "a level"
enum ToldLevel: Int { case low, high }

// @mapped expected: "a card"
struct ToldCard: Equatable { var n: Int }

// @mapped derive: .merge
struct ToldItem: Equatable {
  var price: Double  // @mapped expected: "a price such as 9.99", check: 0...1e9
  var url: URL?  // @mapped expected: "the address of a shop"
  var moves: [ToldMove] = []
  var colour: ToldColour?
  var level: ToldLevel = .low
  var card: ToldCard?
  var list: [Int] = []  // @mapped expected: "numbers", key: "a.b"
}
