import Foundation
import Isomer
import IsomerFoundation

extension Moshi {
  struct Card: Hashable { var rank: Character, suit: Character }
  struct CardTransformer: Transformer {
    func transform(_ input: String) throws -> Card {
      guard input.count == 2, let rank = input.first, let suit = input.last else {
        throw TransformerError(expected: "a card such as 7S", input: input)
      }
      return Card(rank: rank, suit: suit)
    }
    func reverse(_ output: Card) -> String { "\(output.rank)\(output.suit)" }
  }
  // @mapped
  struct Deck { var card: Card, cards: [Card] }
  // @mapped
  struct Scores { var byCard: [String: Card] }
  // @mapped
  struct Event {
    // @mapped with: .dateFormat("yyyy-MM-dd HH:mm")
    var at: Date
  }
  // @mapped
  struct Chained {
    // @mapped with: .string(of: Double.self).then(.millisecondsSince1970)
    var at: Date
  }
  struct HexTransformer: Transformer {
    func transform(_ input: String) throws -> Int {
      guard let number = Int(input, radix: 16) else {
        throw TransformerError(expected: "a hexadecimal number", input: input)
      }
      return number
    }
    func reverse(_ output: Int) -> String { String(output, radix: 16) }
  }
  // @mapped
  struct Qualified {
    var plain: Int
    // @mapped with: Moshi.HexTransformer()
    var hex: Int
  }
  // @mapped
  struct Listed {
    // @mapped with: .custom(
    //   read: { (text: String) in text.split(separator: ",").map(String.init) },
    //   write: { $0.joined(separator: ",") })
    var tags: [String]
    var words: [String]
  }
  struct Trimming: ForwardTransformer {
    func transform(_ input: String) throws -> String {
      input.trimmingCharacters(in: .whitespaces)
    }
  }
  struct Shouting: ForwardTransformer {
    func transform(_ input: String) throws -> String { input.uppercased() }
  }
  // @mapped
  struct Trimmed {
    // @mapped with.read: Moshi.Trimming()
    var name: String
  }
  // @mapped
  struct Shouted {
    // @mapped with.write: Moshi.Shouting()
    var name: String
  }

  // @mapped
  enum Suit: String { case hearts, spades = "SPADES" }
  // @mapped
  struct Played { var suit: Suit }
  // @mapped
  enum OpenSuit: String {
    case hearts
    // @mapped fallback
    case unknown
  }
  // @mapped
  struct Typed { var suit: OpenSuit }
  // @mapped
  struct Fallback {
    // @mapped recover: .hearts
    var suit: Suit
    // @mapped recover
    var maybe: Suit?
  }

  // @mapped key: "success"
  struct Success: MoshiMessage { var value: String }
  // @mapped key: ["failure", "error"]
  struct Failure: MoshiMessage { var code: Int }
  struct Unknown: MoshiMessage {}
  // @mapped
  struct Boxed { var message: (any MoshiMessage)? }
  // @mapped tag: "type"
  enum Open {
    case success(value: String)
    // @mapped fallback
    case other(JSONValue)
  }
  // @mapped
  struct Dates { var at: Date, more: [Date] }
  // @mapped coerce
  struct Lenient { var count: Int?, ratio: Double?, text: String? }
  // @mapped
  struct Lists { var list: [String], set: Set<Int> }

  // @mapped
  struct Counts { var byCard: [CardKey: Int] }
  struct CardKey: Hashable, RawRepresentable, MappableKey {
    var card: Card
    init?(rawValue: String) {
      guard let card = try? CardTransformer().transform(rawValue) else { return nil }
      self.card = card
    }
    var rawValue: String { CardTransformer().reverse(card) }
  }
  // @mapped
  struct Recovered {
    // @mapped recover
    var message: (any MoshiMessage)?
  }
  // @mapped
  struct Day {
    // @mapped with: .dateFormat("yyyy-MM-dd")
    var day: Date
  }
  // @mapped
  struct WrappedNull {
    // @mapped elements: .wrap
    var tags: [String] = []
  }
}

// @mapped for: Moshi.Card, with: Moshi.CardTransformer()
protocol MoshiCards {}

// @mapped tag: "type"
protocol MoshiMessage {}
