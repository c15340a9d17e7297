import Foundation
import Isomer
import IsomerFoundation

extension ReerCodable {
  // @mapped
  enum Switch {
    // @mapped key: [true, 1, 1.5, 20...29, "a"]
    case on
  }
  // @mapped
  struct Runner {
    // @mapped alias: ["age__", "years"]
    var age: Int
    // @mapped alias: ["info.name", "nick"]
    var name: String
    // @mapped key: "info.height"
    var height: Double?
  }
  // @mapped
  struct Dotted {
    // @mapped key: "a\\.b"
    var value: Int
  }
  // @mapped under: "data.info"
  struct Contained { var name: String, age: Int }
  // @mapped
  struct Written {
    // @mapped key.write: "user.name"
    var name: String
  }
  // @mapped
  struct DottedWrite {
    // @mapped key.write: "x\\.y"
    var a: Int
  }
  // @mapped keys: .snake
  struct Conventions {
    var firstName: Int
    // @mapped key: "lastName"
    var lastName: Int
  }
  // @mapped
  enum Casing {
    case firstName
    // @mapped key: "last_name"
    case lastName
  }

  // @mapped coerce
  struct Flexible { var flag: Bool?, count: Int?, ratio: Double?, text: String?, big: UInt64? }
  // @mapped
  struct Rigid { var count: Int }
  // @mapped
  struct Partly {
    // @mapped coerce
    var a: Int
    var b: Int
  }

  // @mapped
  struct Initial { var name: String, size = 1, tags: [String] = [] }
  // @mapped
  struct Recovered {
    // @mapped recover
    var size: Int? = 1
  }
  // @mapped
  struct Ignored {
    var a: Int
    // @mapped skip
    var b = 2
  }
  // @mapped
  struct Bytes { var data: Data }
  // @mapped
  struct Compact {
    // @mapped elements: .compact
    var list: [Int]
    // @mapped elements: .compact
    var unique: Set<String>
    // @mapped elements: .compact
    var byName: [String: Int]
  }
  // @mapped
  struct Lossy {
    // @mapped elements: .lossy
    var list: [Int]
  }

  // @mapped
  struct Dates {
    // @mapped with: .secondsSince1970
    var seconds: Date?
    // @mapped with: .millisecondsSince1970
    var milliseconds: Date?
    var iso: Date?
    // @mapped with: .rfc3339(fractionDigits: 3)
    var fraction: Date?
    // @mapped with: .dateFormat("yyyy-MM-dd")
    var day: Date?
  }
  struct SecondsTransformer: Transformer {
    func transform(_ input: String) throws -> Double {
      guard input.hasSuffix(" s"), let seconds = Double(input.dropLast(2)) else {
        throw TransformerError(expected: "a time in seconds", input: input)
      }
      return seconds
    }
    func reverse(_ output: Double) -> String { "\(output) s" }
  }
  // @mapped
  struct Race {
    // @mapped with: ReerCodable.SecondsTransformer()
    var time: Double
    var rank: Int
  }

  struct Nameless: Error {}
  // @mapped after.read: finish, before.write: prepare
  struct Hooked {
    var name: String
    mutating func finish() throws {
      if name.isEmpty { throw Nameless() }
      name = name.uppercased()
    }
    mutating func prepare() { name = name.lowercased() }
  }

  // @mapped
  enum Phone {
    // @mapped key: ["small", "s"]
    case small
    // @mapped key: ["big", "b"]
    case big
  }
  // @mapped
  enum Media { case video(url: String, length: Int), text(String), none }
  // @mapped tag: "type"
  enum Tagged { case video(url: String, length: Int), none }
  // @mapped tag: "meta.type"
  enum NestedTag { case video(url: String), none }

  // @mapped
  struct Address { var city: String, zip: String? }
  // @mapped
  struct Flat {
    var name: String
    // @mapped flatten
    var address: Address
  }
  // @mapped
  struct Response<Content> { var data: Content, code: Int }
  // @mapped
  struct Page<Item> { var list: [Item] }
  // @mapped
  struct Folder { var name: String, folders: [Folder] }
  // @mapped
  class Person { var name = "" }
  // @mapped
  final class Student: Person { var school = "" }
  // @mapped keys: .snake
  final class Teacher: Person { var firstSchool = "" }
  // @mapped skip: .write
  struct OnlyRead { var a: Int }
  // @mapped skip: .read
  struct OnlyWritten { var a: Int }
  // @mapped derive: .copy
  struct Copied { var a: Int, b: Int }

  // @mapped keys: .snake
  struct Either {
    // @mapped alias: "first-name"
    var firstName: Int
  }
  // @mapped
  struct Titles {
    // @mapped key: "First Name"
    var first: Int
    // @mapped key: "Last-Name"
    var last: Int
    // @mapped key: "middle\\.name"
    var middle: Int
  }
  // @mapped
  struct Zoned {
    // @mapped with: .dateFormat(
    //   "yyyy-MM-dd'T'HH:mm:ssxxx", timeZone: TimeZone(secondsFromGMT: 7200) ?? .gmt)
    var at: Date
  }
}

// MARK: Types that are one value

extension ReerCodable {
  // @mapped with: LapTransformer()
  struct Lap { var time: Double }
  struct LapTransformer: Transformer {
    func transform(_ input: String) throws -> Lap {
      guard input.hasSuffix(" s"), let time = Double(input.dropLast(2)) else {
        throw TransformerError(expected: "a time in seconds", input: input)
      }
      return Lap(time: time)
    }
    func reverse(_ output: Lap) -> String { "\(output.time) s" }
  }
}
