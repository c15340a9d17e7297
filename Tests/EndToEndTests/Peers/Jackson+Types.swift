import Foundation
import Isomer
import IsomerFoundation

extension Jackson {
  // @mapped array
  struct ArrayPoint { var x: Int, y: Int }

  // MARK: Structures

  // @mapped
  struct Location { var x: Int, y: Int }
  // @mapped
  struct Unwrapped {
    var name: String
    // @mapped flatten
    var location: Location
  }
  // @mapped
  struct Deep {
    var id: Int
    // @mapped flatten
    var inner: Unwrapped
  }
  // @mapped
  struct UnwrappedRest {
    var name: String
    // @mapped flatten
    var location: Location
    // @mapped rest
    var others: [String: JSONValue]
  }
  // @mapped
  final class Folder {
    var name: String
    var children: [Folder] = []
    // @mapped parent
    weak var parent: Folder?
    init(name: String) { self.name = name }
  }
  // @mapped derive: .merge
  struct Inner { var c: Int, d: Int? }
  // @mapped derive: .merge
  struct Updated {
    var a: Int
    var b: Int?
    var list: [Int]
    // @mapped merge: .deep
    var inner: Inner
  }
  // @mapped derive: .merge
  struct Mapped {
    // @mapped merge: .deep
    var byName: [String: Int]
  }
  // @mapped
  final class Node {
    var name: String
    var next: Node?
    init(name: String) { self.name = name }
  }
  // @mapped
  struct Box<Item> { var value: Item }
  // @mapped
  struct Page<Item> { var items: [Item] }
  // @mapped
  struct Raw {
    // @mapped with: .embedded()
    var raw: JSONValue
  }

  // MARK: Subtypes

  // @mapped key: ["dog", "hound"]
  struct Dog: JacksonAnimal { var age: Int }
  // @mapped key: "cat"
  struct Cat: JacksonAnimal { var lives: Int }
  struct Fox: JacksonAnimal {}
  // @mapped
  struct Caged<Value>: JacksonAnimal { var value: Value }
  // @mapped key: "box"
  typealias CagedNumber = Caged<Int>
  // @mapped
  struct Zoo { var all: [any JacksonAnimal], byName: [String: any JacksonAnimal] }
  // @mapped tag: "type"
  class Shape {}
  // @mapped key: "circle"
  final class Circle: Shape { var radius = 0 }
  // @mapped key: .otherwise
  final class OtherShape: Shape {
    // @mapped rest
    var others: [String: JSONValue] = [:]
  }
  // @mapped tag: "kind"
  class Visible {}
  // @mapped key: "a"
  final class VisibleA: Visible {
    var kind = "a"
    var size = 0
  }
  // @mapped tag: "kind"
  class Task { var kind = "" }
  // @mapped key: "a"
  final class TaskA: Task { var size = 0 }
  // @mapped
  class Deduced {}
  // @mapped key: has("wings")
  final class Bird: Deduced { var wings = 0 }
  // @mapped key: has("fins")
  final class Fish: Deduced { var fins = 0 }
  // @mapped
  enum Wrapped { case circle(radius: Int), point }
  // @mapped tag: "kind", content: "pet"
  enum Owner { case dog(age: Int), cat(lives: Int) }
  // @mapped tag: "no"
  class Numbered {}
  // @mapped key: 1
  final class NumberOne: Numbered { var a = 0 }
  // @mapped tag: "on"
  class Lamp {}
  // @mapped key: true
  final class LitLamp: Lamp { var watts = 0 }
  // @mapped key: false
  final class DarkLamp: Lamp {}
  // @mapped tag: "type"
  class Vehicle { var wheels = 0 }
  // @mapped key: "car"
  class Car: Vehicle { var doors = 0 }

  // @mapped unknown: .error
  struct Known {
    var a: Int
    // @mapped skip: .write
    var note: JSONValue?
  }
  // @mapped keys: .lower, before.read: AnyCase.lower
  struct AnyCase {
    var firstName: Int
    static func lower(_ value: inout JSONValue) {
      guard case .object(let object) = value else { return }
      var lowered = JSONObject()
      for (key, member) in object { lowered[key.lowercased()] = member }
      value = .object(lowered)
    }
  }
  struct FirstTransformer: Transformer {
    func transform(_ input: JSONValue) throws -> String {
      guard let text = input.string ?? input[0]?.string else {
        throw TransformerError(expected: "a text or a list of one text", input: input)
      }
      return text
    }
    func reverse(_ output: String) -> JSONValue { .string(output) }
  }
  struct ShortTransformer: ForwardTransformer {
    func transform(_ input: [String]) throws -> JSONValue {
      input.count == 1 ? .string(input[0]) : .array(input.map { .string($0) })
    }
  }
  // @mapped
  struct Listed {
    // @mapped with: Jackson.FirstTransformer()
    var name: String?
    // @mapped elements: .wrap, with.write: Jackson.ShortTransformer()
    var tags: [String]?
  }
  // @mapped
  struct Emptied {
    var list: [Int] = []
    var unique: Set<String> = []
    // @mapped recover
    var user: Location?
  }
  struct Plot: Hashable, RawRepresentable, MappableKey {
    var x: Int, y: Int
    init?(rawValue: String) {
      let parts = rawValue.split(separator: ",").compactMap { Int($0) }
      guard parts.count == 2 else { return nil }
      (x, y) = (parts[0], parts[1])
    }
    var rawValue: String { "\(x),\(y)" }
  }
  // @mapped
  struct Plotted { var names: [Plot: String] }
  // @mapped
  struct Zoned {
    // @mapped with: .dateFormat(
    //   "yyyy-MM-dd'T'HH:mm:ssxx", timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt)
    var at: Date
  }
  // @mapped
  struct Entry { var key: String, value: Int }
  // @mapped
  struct Entries {
    // @mapped with: .custom(
    //   read: { (entries: [Jackson.Entry]) in
    //     Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    //   },
    //   write: { $0.map { Jackson.Entry(key: $0.key, value: $0.value) } })
    var map: [String: Int]
  }
  // @mapped untagged
  enum Overlapping { case both(a: Int, b: Int), one(a: Int) }
}

// @mapped tag: "type"
protocol JacksonAnimal {}

// MARK: Types that are one value

extension Jackson {
  // @mapped with: .custom(read: Delegated.init(text:), write: { $0.letters.joined() })
  struct Delegated {
    var letters: [String]
    init(text: String) { letters = text.map { String($0) } }
  }
  // @mapped transparent
  struct SingleCode {
    var text: String
    // @mapped skip
    var isKnown = false
  }
  // @mapped with: LevelTransformer()
  enum ObjectLevel: String, CaseIterable { case low, high }
  // @mapped
  struct LevelObject { var name: String, code: Int }
  struct LevelTransformer: Transformer {
    func transform(_ input: LevelObject) throws -> ObjectLevel {
      guard let level = ObjectLevel(rawValue: input.name) else {
        throw TransformerError(expected: "a level", input: input.name)
      }
      return level
    }
    func reverse(_ output: ObjectLevel) -> LevelObject {
      LevelObject(name: output.rawValue, code: output == .low ? 0 : 1)
    }
  }
}
