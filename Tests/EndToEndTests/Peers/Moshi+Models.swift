import Foundation
import Isomer
import IsomerFoundation

extension Moshi {
  // @mapped
  struct Constructed { let a: Int, b: Int }
  // @mapped
  final class Assigned {
    var a = -1
    var b = -2
  }
  // @mapped
  final class Both {
    let a: Int
    var b = -1
    init(a: Int) { self.a = a }
  }
  // @mapped
  struct Defaulted { var a = -1, b = -2 }
  // @mapped
  struct Dependent {
    var a: Int
    // @mapped default: a * 2
    var b: Int
  }
  // @mapped
  struct Named {
    // @mapped key: "key a"
    var a: Int
    var b: Int
  }
  // @mapped
  struct Odd {
    // @mapped key: "$a"
    var a: Int
    // @mapped key: "\"b\""
    var b: Int
  }
  struct NumberTransformer: Transformer {
    func transform(_ input: String) throws -> Int {
      guard let number = Int(input) else {
        throw TransformerError(expected: "a number in text", input: input)
      }
      return number
    }
    func reverse(_ output: Int) -> String { String(output) }
  }
  // @mapped
  struct Doubtful {
    // @mapped with: Moshi.NumberTransformer()
    var a: Int
  }
  // @mapped
  struct Nullable {
    var a: Int?
    var b: Int
  }
  // @mapped
  struct Transient {
    var a: Int
    // @mapped skip
    var b = -1
  }
  // @mapped explicit
  struct Ignored {
    // @mapped
    var a: Int
    var b = -1
  }
  // @mapped unknown: .error
  struct Strict { var a: Int }
  // @mapped
  class Base { var base = 0 }
  // @mapped
  final class Sub: Base { var own = 0 }
  // @mapped
  struct Box<Item> { var value: Item }
  // @mapped
  struct Upper {
    // @mapped key: "AAA"
    var aaa: Int
    // @mapped key: "BBB"
    var bbb: Int
  }
  // @mapped
  struct Getter {
    var a: Int
    // @mapped
    var total: Int { a * 2 }
  }
  // @mapped
  struct Accessed {
    var a: Int
    // @mapped
    var alias: Int {
      get { a }
      set { a = newValue }
    }
  }
  typealias Items = [String]
  typealias Name = String
  // @mapped
  struct Aliased { var items: Items, name: Name }
  // @mapped
  final class Node {
    var name: String
    var next: Node?
    init(name: String) { self.name = name }
  }
  // @mapped
  struct Team { var projects: [Project] }
  // @mapped
  struct Project { var name: String, teams: [Team] }
  // @mapped
  struct Holder { var item: Constructed }
  // @mapped skip: .read
  struct Outgoing { var a: Int }
  // @mapped skip: .write
  struct Incoming { var a: Int }

  /// More properties than a word of 32 bits has.
  // @mapped
  struct Many {
    var p1 = 1
    var p2 = 2
    var p3 = 3
    var p4 = 4
    var p5 = 5
    var p6 = 6
    var p7 = 7
    var p8 = 8
    var p9 = 9
    var p10 = 10
    var p11 = 11
    var p12 = 12
    var p13 = 13
    var p14 = 14
    var p15 = 15
    var p16 = 16
    var p17 = 17
    var p18 = 18
    var p19 = 19
    var p20 = 20
    var p21 = 21
    var p22 = 22
    var p23 = 23
    var p24 = 24
    var p25 = 25
    var p26 = 26
    var p27 = 27
    var p28 = 28
    var p29 = 29
    var p30 = 30
    var p31 = 31
    var p32 = 32
    var p33 = 33

    static func all(_ changed: [String: Int]) -> String {
      "{"
        + (1...33).map { "\"p\($0)\":\(changed["p\($0)"] ?? $0)" }.joined(separator: ",")
        + "}"
    }
  }
}
