import Foundation
import Isomer
import IsomerFoundation

extension Kotlinx {
  // @mapped
  struct Named {
    // @mapped key: "user-name"
    var name: String
  }
  // @mapped
  struct Defaults { var id: Int, tags: [String] = [], note = "n" }
  // @mapped
  struct Three { var a: Int, b: Int, c: Int }
  // @mapped
  struct Transient {
    var a: Int
    // @mapped skip
    var cached = 0
  }
  // @mapped
  struct Nullable { var a: Int? }
  // @mapped
  struct Explicit {
    // @mapped required
    var a: Int?
  }
  // @mapped
  struct Nulls { var list: [Int?], map: [String: Int?] }
  // @mapped
  struct Several {
    // @mapped alias: ["nick", "alias"]
    var name: String
  }
  // @mapped
  enum Season: String {
    // @mapped key: ["spring", "lente"]
    case spring
    case summer
  }
  // @mapped keys: .snake
  struct Strategy { var firstName: Int, urlOfPage: Int }
  // @mapped keys: .snake
  struct StrategyNames {
    // @mapped alias: "old"
    var firstName: Int
  }
  // @mapped keys: .snake
  struct StrategyNamed {
    // @mapped key: "FirstName"
    var name: Int
  }
  struct Token: Hashable { var text: String }
  struct TokenTransformer: Transformer {
    func transform(_ input: String) throws -> Token { Token(text: input) }
    func reverse(_ output: Token) -> String { output.text }
  }
  // @mapped
  struct Wrapped { var token: Token, tokens: [Token] }
  // @mapped
  struct Box<Item> { var item: Item }
  // @mapped
  final class Node {
    var value: Int
    var next: Node?
    init(value: Int) { self.value = value }
  }
  // @mapped
  struct Pair<First, Second> { var first: First, second: Second }
  // @mapped
  struct Pairs { var pair: Pair<Int, String> }
  // @mapped
  struct Unit {}
  // @mapped
  struct Holder { var unit: Unit }
  // @mapped
  struct Stamped {
    // @mapped with: .millisecondsSince1970
    var at: Date
    // @mapped with: .array(of: .string(of: Int.self))
    var ids: [Int]
  }
  struct Colour: Equatable { var value: Int }
  struct ColourTransformer: Transformer {
    func transform(_ input: String) throws -> Colour {
      guard let value = Int(input, radix: 16) else {
        throw TransformerError(expected: "a hexadecimal number", input: input)
      }
      return Colour(value: value)
    }
    func reverse(_ output: Colour) -> String { String(output.value, radix: 16) }
  }
  // @mapped
  struct Colours { var one: Colour, more: [Colour] }
  struct Point: Equatable { var x: Int, y: Int }
  // @mapped
  struct Foreign { var point: Point }
  // @mapped
  struct Accessors {
    // @mapped skip
    private var stored = 0
    // @mapped
    var count: Int {
      get { stored }
      set { stored = newValue }
    }
    init() {}
  }
  // @mapped
  class Base { var base = "" }
  // @mapped
  final class Sub: Base { var sub = 0 }
  // @mapped
  struct Initialised {
    var a: Int
    // @mapped default: a + 1
    var b: Int
  }

  // MARK: Configurations

  // @mapped unknown: .error
  struct Closed { var a: Int }
  // @mapped
  struct Closer { var a: Int }
  // @mapped
  struct Mixed { var open: Named, closed: Closed }
  // @mapped
  struct Coerced {
    // @mapped recover
    var season: Season = .summer
    var count = 1
    // @mapped recover
    var maybe: Season?
  }
  // @mapped
  struct Seasons { var season: Season }
  // @mapped coerce
  struct Quoted { var count: Int }
  // @mapped
  struct Reals { var value: Double }
  // @mapped
  struct Maps { var byID: [Int: String], bySeason: [Season: Int] }
  // @mapped
  struct Treed { var any: JSONValue, list: [JSONValue] }
  // @mapped before.read: Transformed.wrap, after.write: Transformed.unwrap
  struct Transformed {
    var names: [String]
    static func wrap(_ value: inout JSONValue) {
      if let name = value["names"]?.string { value = ["names": [.string(name)]] }
    }
    static func unwrap(_ value: inout JSONValue) {
      if let name = value["names"]?[0] { value = ["names": name] }
    }
  }
  // @mapped
  struct Wrap {
    // @mapped elements: .wrap
    var list: [Int]
  }

  // @mapped omit: .default
  struct Sparse {
    var id: Int
    var tags: [String] = []
    // @mapped omit: .off
    var always = 2
  }
}

// @mapped for: Kotlinx.Token, with: Kotlinx.TokenTransformer()
protocol KotlinTokens {}

// @mapped for: Kotlinx.Colour, with: Kotlinx.ColourTransformer()
protocol KotlinColours {}

// @mapped for: Kotlinx.Point
protocol KotlinPointShape {
  var x: Int { get }
  var y: Int { get }
}
