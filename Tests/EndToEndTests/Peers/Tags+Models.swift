import Foundation
import Isomer
import IsomerFoundation

/// Models that a tag, or its absence, identifies.
enum Tags {
  // @mapped tag: "type", key: "tagged"
  struct Owned { var a: Int }

  // @mapped expected: "a move of the player"
  enum Told { case stop, by(Int) }
  // @mapped transparent
  struct Distance { var metres: Int }
  struct CardText: Transformer {
    func transform(_ input: String) throws -> Card {
      guard let rank = input.first, let suit = input.last, input.count == 2 else {
        throw TransformerError(expected: "a card such as 7S", input: input)
      }
      return Card(rank: rank, suit: suit)
    }
    func reverse(_ output: Card) -> String { "\(output.rank)\(output.suit)" }
  }
  // @mapped with: Tags.CardText()
  struct Card { var rank: Character, suit: Character }

  // MARK: Tags of other forms

  // @mapped tag: ["type", "meta.kind"]
  enum Pathed {
    case x(a: Int)
    case y
  }

  // @mapped tag: Tags.Payment.state
  class Payment {
    var amount = 0
    static func state(of value: JSONValue) -> String? {
      value["due"] != nil ? "open" : value["paid"] != nil ? "done" : nil
    }
  }
  // @mapped key: "open"
  final class OpenPayment: Payment { var due = "" }
  // @mapped key: "done"
  final class DonePayment: Payment { var paid = false }

  struct PairText: Transformer {
    func transform(_ input: String) throws -> (Int, Int) {
      let parts = input.split(separator: ",").compactMap { Int($0) }
      guard parts.count == 2 else { throw TransformerError(expected: "two numbers", input: input) }
      return (parts[0], parts[1])
    }
    func reverse(_ output: (Int, Int)) -> String { "\(output.0),\(output.1)" }
  }
  // @mapped
  enum Located {
    // @mapped with: Tags.PairText()
    case at(Int, Int)
    case nowhere
  }

  // MARK: Cases without a tag

  // @mapped
  enum Step {
    case by(Int)
    // @mapped untagged
    case number(Int)
    // @mapped untagged
    case text(String)
  }
  // @mapped
  enum Either<Other: Mappable> {
    case by(Int)
    // @mapped untagged
    case other(Other)
  }
  // @mapped tag: "kind"
  enum Form {
    case dot
    // @mapped untagged
    case at(lat: Int, lon: Int)
  }
  // @mapped tag: "t", content: "c"
  enum Order {
    case stop
    case say(String)
    // @mapped untagged
    case number(Int)
  }

  // MARK: Enums and maps beside a tag

  // @mapped tag: "kind"
  enum Outer {
    case table( /* @mapped rest */_: [String: Int])
    case inner( /* @mapped flatten */_: Inner)
    case move( /* @mapped flatten */_: Move)
  }
  // @mapped tag: "type"
  enum Inner { case x, y(z: Int) }
  // @mapped
  enum Move { case by(Int), stop }

  // @mapped tag: "a.b"
  enum Aged {
    // @mapped key: 20...29
    case twenties
    // @mapped key: "unknown"
    case unknown
  }
  // @mapped tag: "kind", content: "pet"
  enum Pet { case dog(age: Int), cat(lives: Int) }
  // @mapped
  struct Owner {
    // @mapped flatten
    var pet: Pet
    var id: Int
  }
}

// MARK: Subtypes

// @mapped
protocol TaggedPastry {}

// @mapped key: has("filling")
struct TaggedPie: TaggedPastry { var filling: String }

// @mapped key: .otherwise
struct TaggedBun: TaggedPastry { var raisins: Int }

// @mapped tag: "kind"
protocol TaggedMedia {}

// @mapped key: "photo"
struct TaggedPhoto: TaggedMedia { var url: String }

// @mapped key: .otherwise
struct TaggedNote: TaggedMedia { var text: String }

// @mapped tag: "type"
protocol TaggedLabel {}

// @mapped key: "name"
struct TaggedName: TaggedLabel { var value: String }

// MARK: Subtypes in an object of their own

// @mapped tag: "kind", content: "content"
protocol TaggedLetter {}

// @mapped key: "text"
struct TaggedLine: TaggedLetter { var text: String }

// @mapped key: "photo"
struct TaggedPicture: TaggedLetter { var size: Int }

// @mapped
protocol TaggedPart {}

// @mapped key: "text"
struct TaggedText: TaggedPart { var text: String }

// @mapped key: "photo"
struct TaggedImage: TaggedPart { var size: Int }

// @mapped
class TaggedAnimal {
  var name = ""
  init() {}
}

// @mapped key: "dog"
final class TaggedDog: TaggedAnimal { var age = 0 }

// @mapped key: "cat"
final class TaggedCat: TaggedAnimal {}
