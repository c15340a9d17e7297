import Foundation
import Isomer
import IsomerFoundation

extension Pydantic {
  // @mapped tag: "ok"
  enum Result {
    // @mapped key: true
    case right(a: Int)
    // @mapped key: false
    case wrong
  }
  // @mapped
  enum AnyLiteral {
    // @mapped key: 1
    case number
    // @mapped key: "one"
    case text
    // @mapped key: true
    case flag
  }
  // @mapped
  struct Simple { var a: Double, b = 10 }
  // @mapped
  struct Parent { var child: Simple, list: [Simple] }
  // @mapped
  struct Nullables {
    // @mapped required
    var must: Int?
    var may: Int?
  }
  // @mapped
  struct Strings { var text: String }
  // @mapped unknown: .error
  struct Closed { var a: Int }
  // @mapped
  struct Open {
    var a: Int
    // @mapped rest
    var extra: [String: JSONValue]
  }
  // @mapped
  struct Fresh { var tags: [String] = [] }
  // @mapped
  struct Dependent {
    var width: Int
    // @mapped default: width / 2
    var height: Int
  }
  // @mapped
  struct Checked {
    // @mapped check: 1...10
    var size: Int = Checked.smallest
    static let smallest = 0
  }
  // @mapped
  struct Tree { var name: String, children: [Tree] }
  // @mapped
  class Base { var base = 0 }
  // @mapped
  final class Child: Base { var own = 0 }
  // @mapped
  class Levelled { var level = 1 }
  // @mapped
  final class Overriding: Levelled {
    override init() {
      super.init()
      level = 2
    }
  }
  // @mapped
  struct Response<Content> { var data: Content?, error: String? }
  // @mapped
  struct Private {
    var a: Int
    // @mapped skip
    private var hidden = 0
    init(a: Int) { self.a = a }
  }
  // @mapped derive: .copy
  struct Frozen { let a: Int, b: Int }

  // @mapped
  struct Aliased {
    // @mapped key: "_id"
    var identifier: Int
    // @mapped key: "userName"
    var name: String
  }
  // @mapped
  struct ByName {
    // @mapped key: "n", alias: "name"
    var name: String
  }
  // @mapped
  struct Directed {
    // @mapped key.read: "in", key.write: "out"
    var value: Int
  }
  // @mapped
  struct Choices {
    // @mapped key: "a", alias: ["b", "list[0].x"]
    var value: Int
  }
  // @mapped keys: .kebab
  struct Camel { var userName: Int, homePage: Int }
  // @mapped keys: .snake
  struct CamelKeyed {
    var userName: Int
    // @mapped key: "x"
    var homePage: Int
  }
  // @mapped
  struct Area {
    var side: Int
    // @mapped
    var area: Int { side * side }
  }

  // @mapped untagged
  enum Scalar { case count(Int), text(String), ratio(Double), list([Int]), none(Bool?) }
  // @mapped
  struct Cat { var lives: Int }
  // @mapped
  struct Dog { var age: Int }
  // @mapped tag: "pet"
  enum Pet {
    case cat(Cat)
    // @mapped key: ["dog", "puppy"]
    case dog(Dog)
  }
  // @mapped tag: "v"
  enum Numbered {
    // @mapped key: 1
    case one(a: Int)
    // @mapped key: 2
    case two
  }
  // @mapped
  struct Owner { var pet: Pet, name: String }
  // @mapped
  enum State: String { case open, closed }
  // @mapped
  enum Level: Int { case low = 1, high }
  // @mapped
  struct Failure { var code: Int }
  // @mapped untagged
  enum Either { case state(State), failure(Failure) }
  // @mapped
  enum Kind: String { case a, b }
  // @mapped
  struct Literal { var kind: Kind }
}

extension Pydantic {
  // @mapped coerce
  struct Lax {
    var count: Int?, ratio: Double?, flag: Bool?, text: String?, at: Date?
    // @mapped coerce: .off
    var strict: String?
  }
  // @mapped
  struct Worded {
    // @mapped with: .boolean
    var flag: Bool
  }
  // @mapped
  struct Moments { var at: Date }
  // @mapped
  struct Days {
    // @mapped with: .dateFormat("yyyy-MM-dd")
    var day: Date
  }
  // @mapped
  struct Exact { var price: Decimal, ratio: Double? }
  // @mapped
  struct Identified { var id: UUID }
  // @mapped
  struct Linked { var url: URL }
  // @mapped
  struct Binary { var data: Data }
  // @mapped
  struct Embedded {
    // @mapped with: .embedded()
    var inner: Simple
  }
  // @mapped
  struct Sets { var unique: Set<Int>, byID: [Int: String]?, byState: [State: Int]? }
  // @mapped
  struct Stateful { var state: State, level: Level }
  // @mapped
  struct Untyped { var any: JSONValue }

  // @mapped
  struct Local {
    // @mapped with: .dateFormat("yyyy-MM-dd'T'HH:mm:ss")
    var moment: Date?
    // @mapped with: .dateFormat("HH:mm:ss")
    var time: Date?
  }
  // @mapped before.read: Lookup.find
  enum Lookup: String {
    case open, closed
    static func find(_ value: inout JSONValue) {
      if let text = value.string { value = .string(text.lowercased().filter(\.isLetter)) }
    }
  }

  // @mapped
  // @mapped(byName)
  // @mapped(stored)
  struct Switched {
    // @mapped key: "n"
    // @mapped(byName) key: "name"
    var name: String
    // @mapped
    // @mapped(stored) skip
    var side: Int { 2 }
  }
  // @mapped
  struct Reasoned {
    // @mapped check: Reasoned.positive
    var count: Int
    static func positive(_ count: Int) throws {
      guard count > 0 else { throw MappingError(.invalidValue, expected: "a positive number") }
    }
  }
  // @mapped tag: "pet"
  class Beast {}
  // @mapped key: "dog"
  final class HouseDog: Beast { var age = 0 }
  // @mapped key: "cat", tag: "colour"
  class HouseCat: Beast { var lives = 0 }
  // @mapped key: "black"
  final class BlackCat: HouseCat {}
}

// MARK: Types that are one value

extension Pydantic {
  // @mapped array
  struct Tuple {
    var id: Int, name: String
    // @mapped rest
    var others: [Int]
  }
  // @mapped transparent
  struct RootNames { var root: [String] }
  // @mapped with: TextPointTransformer()
  struct TextPoint { var x: Int, y: Int }
  struct TextPointTransformer: Transformer {
    func transform(_ input: String) throws -> TextPoint {
      let numbers = input.split(separator: ",").compactMap { Int($0) }
      guard numbers.count == 2 else {
        throw TransformerError(expected: "two numbers", input: input)
      }
      return TextPoint(x: numbers[0], y: numbers[1])
    }
    func reverse(_ output: TextPoint) -> String { "\(output.x),\(output.y)" }
  }
}
