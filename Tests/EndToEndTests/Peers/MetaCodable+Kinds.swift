import Foundation
import Isomer

extension MetaCodable {
  // @mapped tag: "type"
  enum AnyTag {
    // @mapped key: [true, 1, "one", 20...29]
    case one
    // @mapped key: [.missing, "load"]
    case load(key: String)
  }
  // @mapped
  enum AnyCode {
    // @mapped key: [200, "ok", 201...299]
    case ok
    // @mapped key: "lost"
    case lost
  }
  // @mapped
  enum Scale: Double { case half = 1.5, whole = 2 }
  // @mapped
  enum Request {
    case ping, close
    // @mapped key: ["post", "send"]
    case post(String)
    case move(x: Int, /* @mapped key: "to_y" */ y: Int)
  }
  // @mapped tag: "type"
  enum Command {
    // @mapped key: ["load", "fetch"]
    case load(key: String)
    case store(key: String, value: Int)
  }
  // @mapped tag: "meta.type"
  enum Deep { case store(key: String, value: Int), other }
  // @mapped tag: "type"
  enum Numbered {
    // @mapped key: 1
    case one
    // @mapped key: [2, 3]
    case two(a: Int)
  }
  // @mapped tag: "type", content: "content"
  enum Adjacent { case load(key: String), stop }
  // @mapped tag: "type"
  enum Open {
    case load(key: String)
    // @mapped fallback
    case other(JSONValue)
  }
  // @mapped untagged
  enum Untagged {
    case flag(Bool), count(Int), ratio(Double), text(String), pair(Int, Int)
    case map([String: String])
  }
  // @mapped untagged
  enum UntaggedOpen {
    case count(Int)
    // @mapped fallback
    case other(JSONValue)
  }
  // @mapped untagged
  enum Nesting { case number(value: Int), text(value: String) }
  // @mapped
  enum Method: String {
    case get = "GET"
    // @mapped key: ["POST", "put"]
    case post
  }
  // @mapped
  enum Code: Int { case found = 200, missing = 404 }

  // @mapped tag: "kind"
  class Animal { var name = "" }
  // @mapped key: "dog"
  final class Dog: Animal { var age = 0 }
  // @mapped
  class Pet { var name = "" }
  // @mapped
  final class Cat: Pet { var lives = 9 }

  // @mapped
  struct Page<Item> { var items: [Item], next: String? }
  // @mapped skip: .write
  struct ReadOnly { var a: Int }
  // @mapped skip: .read
  struct WriteOnly { var a: Int }
  // @mapped
  struct Linked { var url: URL }

  // @mapped
  struct Spaced {
    // @mapped key: "product name"
    var productName: Int
  }
  // @mapped
  struct Ignoring {
    var a: Int
    // @mapped skip
    var b = 2
  }
  // @mapped tag: "type", before.read: Loud.lower
  enum Loud {
    case load(key: String), stop
    static func lower(_ value: inout JSONValue) {
      if let type = value["type"]?.string { value["type"] = .string(type.lowercased()) }
    }
  }
}

// @mapped tag: "kind"
protocol MetaPost {}

extension MetaCodable {
  // @mapped key: "text"
  struct TextPost: MetaPost { var text: String }
  // @mapped key: "photo"
  struct PhotoPost: MetaPost { var size: Int }
  // @mapped
  struct PagePost<Item>: MetaPost { var items: [Item] }
  // @mapped key: "page"
  typealias NumbersPost = PagePost<Int>
}

// MARK: Types that are one value

extension MetaCodable {
  // @mapped with: .custom(read: Helped.init(lower:), write: { $0.text.lowercased() })
  struct Helped {
    var text: String
    init(lower: String) { text = lower.uppercased() }
  }
}
