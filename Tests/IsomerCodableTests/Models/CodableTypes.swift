import Foundation

// Types that are Codable only, one for each way in which types use coders.

struct Scalars: Codable, Equatable {
  var flag = true
  var text = "a \"quoted\" word\n"
  var double = 2.5
  var float: Float = -0.125
  var int = -5
  var int8: Int8 = -128
  var int16: Int16 = 300
  var int32: Int32 = -70_000
  var int64: Int64 = .min
  var uint: UInt = .max
  var uint8: UInt8 = 255
  var uint16: UInt16 = 65_535
  var uint32: UInt32 = 1
  var uint64: UInt64 = 0
}

struct Special: Codable, Equatable {
  var date = Date(timeIntervalSince1970: 1_443_164_400)
  var data = Data([0, 255, 16])
  var url = URL(string: "https://example.org/a?b=c")
  var decimal: Decimal = 12.75
  var id = UUID(uuidString: "3E8F4E6C-2B4C-4D5E-8F60-718293A4B5C6")
  var none: Date?
  var dates = [Date(timeIntervalSince1970: 0)]
}

struct Collected: Codable, Equatable {
  var numbers = [3, 1, 2]
  var none: [String] = []
  var gaps: [Int?] = [1, nil, 3]
  var byName = ["a": 1, "b \"c\"": 2]
  var byNumber = [7: "seven", -1: "minus one"]
  var nested = [[1], [], [2, 3]]
  var unique: Set<Int> = [5]
  var range = 1..<4
}

enum Colour: String, Codable, CaseIterable { case red, green }

enum Figure: Codable, Equatable {
  case circle(radius: Double)
  case square(Int, name: String?)
  case empty
}

struct Painted: Codable, Equatable {
  var colour = Colour.green
  var figures: [Figure] = [
    .circle(radius: 1.5), .square(2, name: "s"), .square(3, name: nil), .empty,
  ]
  var names: [Colour: Int]? = [.red: 1]
}

/// Reads and writes through nested containers, some of them interleaved.
struct Nested: Codable, Equatable {
  var id = 4
  var city = "Bern"
  var street = "Gerechtigkeitsgasse"
  var pair = [1, 2]
  var last = true

  enum CodingKeys: String, CodingKey { case id, address, pair, last }
  enum AddressKeys: String, CodingKey { case city, lines }

  init() {}

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    id = try object.decode(Int.self, forKey: .id)
    let address = try object.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    var lines = try address.nestedUnkeyedContainer(forKey: .lines)
    street = try lines.decode(String.self)
    city = try address.decode(String.self, forKey: .city)
    var elements = try object.nestedUnkeyedContainer(forKey: .pair)
    pair = []
    while !elements.isAtEnd {
      let element = try elements.nestedContainer(keyedBy: AnyKey.self)
      pair.append(try element.decode(Int.self, forKey: AnyKey("n")))
    }
    last = try object.decode(Bool.self, forKey: .last)
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    var address = object.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    try object.encode(id, forKey: .id)
    var lines = address.nestedUnkeyedContainer(forKey: .lines)
    var elements = object.nestedUnkeyedContainer(forKey: .pair)
    for number in pair {
      var element = elements.nestedContainer(keyedBy: AnyKey.self)
      try element.encode(number, forKey: AnyKey("n"))
    }
    try object.encode(last, forKey: .last)
    try lines.encode(street)
    try address.encode(city, forKey: .city)
  }
}

struct AnyKey: CodingKey, Equatable {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

class Animal: Codable {
  var legs = 4
  init() {}
}

/// Encodes its superclass once in its own object, and once in `super`.
final class Dog: Animal, Equatable {
  var name = "Bello"

  enum CodingKeys: String, CodingKey { case name, kennel }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    name = try object.decode(String.self, forKey: .name)
    try super.init(from: object.superDecoder())
    guard try Animal(from: object.superDecoder(forKey: .kennel)).legs == legs else {
      throw DecodingError.dataCorruptedError(
        forKey: .kennel, in: object, debugDescription: "the kennel has another number of legs")
    }
  }

  override func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try super.encode(to: object.superEncoder())
    try object.encode(name, forKey: .name)
    try super.encode(to: object.superEncoder(forKey: .kennel))
  }

  static func == (first: Dog, second: Dog) -> Bool {
    first.name == second.name && first.legs == second.legs
  }
}

/// Adds a member to the object of its superclass.
final class Cat: Animal, Equatable {
  var lives = 9

  enum CodingKeys: String, CodingKey { case lives }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    lives = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .lives)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(lives, forKey: .lives)
  }

  static func == (first: Cat, second: Cat) -> Bool {
    first.lives == second.lives && first.legs == second.legs
  }
}

/// An array of a string, a number and an object.
struct Row: Codable, Equatable {
  var name = "n"
  var size: Int? = 3
  var colour: Painted? = Painted()
  var count = 0

  init() {}

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    count = row.count ?? -1
    name = try row.decode(String.self)
    size = try row.decodeNil() ? nil : row.decode(Int.self)
    colour = try row.decodeIfPresent(Painted.self)
  }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(name)
    if let size { try row.encode(size) } else { try row.encodeNil() }
    try row.encode(colour)
  }

  static func == (first: Row, second: Row) -> Bool {
    first.name == second.name && first.size == second.size && first.colour == second.colour
  }
}

/// A string or a number.
enum Either: Codable, Equatable {
  case text(String)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    }
  }
}

/// A type that contains itself.
final class Tree: Codable {
  var child: Tree?
  init(_ child: Tree?) { self.child = child }

  static func nested(_ levels: Int) -> Tree {
    var tree = Tree(nil)
    for _ in 1..<levels { tree = Tree(tree) }
    return tree
  }
}
