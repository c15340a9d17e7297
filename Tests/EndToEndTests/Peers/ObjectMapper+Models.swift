import Foundation
import Isomer
import IsomerFoundation

extension ObjectMapper {
  // @mapped
  enum Ratio: Double { case small = 1.5, large = 10 }
  // @mapped
  struct Basic { var flag: Bool?, count: Int?, ratio: Double?, single: Float?, text: String? }
  // @mapped
  struct Small { var value: Int8 }
  // @mapped
  struct Lists { var flags: [Bool], counts: [Int], texts: [String], byName: [String: Double] }
  // @mapped
  struct Anything { var any: JSONValue, list: [JSONValue], byName: [String: JSONValue] }
  // @mapped
  enum Level: Int { case low = 1, high }
  // @mapped
  enum State: String { case open, closed }
  // @mapped
  struct Enums { var level: Level, state: State, levels: [Level]?, byName: [String: Level]? }
  // @mapped
  struct Recovering {
    // @mapped recover
    var level: Level?
    // @mapped recover
    var count: Int?
  }
  // @mapped
  struct Preset { var name: String? = "preset" }
  // @mapped
  struct Kept {
    // @mapped null: .missing
    var name: String? = "kept"
  }

  // @mapped
  struct Paths {
    // @mapped key: "a.b.c"
    var deep: Int
    var list: [[String: Int]]
    var plain: String
  }
  // @mapped
  struct Indexed {
    // @mapped key: "items[0].id", skip: .write
    var first: Int?
  }
  // @mapped
  struct Dotted {
    // @mapped key: "a\\.b.c"
    var inner: Int
    // @mapped key: "com\\.x"
    var plain: String
  }
  // @mapped
  struct Arrows {
    // @mapped key: "a\\.b.c\\.d"
    var inner: Int
  }
  // @mapped
  struct Dates {
    // @mapped with: .secondsSince1970
    var seconds: Date?
    // @mapped with: .millisecondsSince1970
    var milliseconds: Date?
    var iso: Date?
    // @mapped with: .dateFormat("yyyy-MM-dd")
    var day: Date?
  }
  // @mapped
  struct Texts {
    // @mapped with: .string()
    var number: Int
    // @mapped with: .string()
    var large: Int64
    // @mapped with: .string()
    var decimal: Decimal
  }
  // @mapped
  struct Price { var price: Decimal }
  // @mapped
  struct Link { var url: URL }
  // @mapped
  struct Bytes { var data: Data }

  struct Colour: Equatable { var red: UInt8, green: UInt8, blue: UInt8 }
  struct ColourTransformer: Transformer {
    func transform(_ input: String) throws -> Colour {
      guard input.count == 7, input.hasPrefix("#"),
        let number = UInt32(input.dropFirst(), radix: 16)
      else { throw TransformerError(expected: "a colour such as #ff8000", input: input) }
      return Colour(
        red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
    }
    func reverse(_ output: Colour) -> String {
      let number = UInt32(output.red) << 16 | UInt32(output.green) << 8 | UInt32(output.blue)
      let digits = String(number, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }
  // @mapped
  struct Coloured {
    // @mapped with: ObjectMapper.ColourTransformer()
    var colour: Colour
  }
  // @mapped
  struct Closed {
    // @mapped with: .custom(
    //   read: { (text: String) in String(text.dropFirst().dropLast()) },
    //   write: { "<\($0)>" })
    var value: String
  }
  // @mapped
  struct Keyed { var byID: [Int: [Int]], byLevel: [Level: String] }
  // @mapped
  struct LinkItem { var url: String }
  // @mapped
  struct Linked { var link: LinkItem }
}

extension ObjectMapper {
  // @mapped
  struct Member { var name: String }
  // @mapped
  struct Team {
    var lead: Member?
    var members: [Member], byRole: [String: Member], groups: [String: [Member]], grid: [[Member]]
  }
  // @mapped
  struct Tag: Hashable { var text: String }
  // @mapped
  struct Unique { var tags: Set<Tag> }
  // @mapped
  struct Tolerant {
    // @mapped elements: .lossy
    var members: [Member]
  }
  // @mapped
  struct Wrapped {
    // @mapped elements: .wrap
    var members: [Member]
  }
  // @mapped
  class Base { var base = "" }
  // @mapped
  final class Sub: Base { var sub = "" }
  // @mapped
  struct Box<Item> { var items: [Item], item: Item? }
  // @mapped
  class Page<Item> { var items: [Item] = [] }
  // @mapped
  final class Members: Page<Member> {}
  // @mapped
  class Counted { var count = 0 }
  // @mapped
  final class Results: Counted { var items: [Member] = [] }
  // @mapped tag: "type"
  class Vehicle { var name = "" }
  // @mapped key: "car"
  final class Car: Vehicle { var doors = 4 }
  // @mapped key: "bus"
  final class Bus: Vehicle { var seats = 0 }
  // @mapped
  final class Node {
    var name = ""
    var children: [Node] = []
  }

  // @mapped derive: .merge
  final class Info {
    var age: Int
    var mail: String?
    init(age: Int, mail: String?) {
      self.age = age
      self.mail = mail
    }
  }
  // @mapped derive: .merge
  final class Human {
    var name: String
    var note: String?
    // @mapped merge: .deep
    var info: Info
    init(name: String, note: String?, info: Info) {
      self.name = name
      self.note = note
      self.info = info
    }
  }

  struct Currency: Sendable { var code: String }
  struct PriceTransformer: Transformer {
    func transform(_ input: Int) throws -> String {
      guard let currency = MappingContext.current(as: Currency.self) else {
        throw TransformerError(expected: "a price in a currency", input: input)
      }
      return "\(input) \(currency.code)"
    }
    func reverse(_ output: String) -> Int { Int(output.prefix { $0 != " " }) ?? 0 }
  }
  // @mapped
  struct Contextual {
    // @mapped with: ObjectMapper.PriceTransformer()
    var price: String
  }
  // @mapped
  // @mapped(short)
  struct Profiled {
    // @mapped(short) key: "n"
    var name: String
  }
}
