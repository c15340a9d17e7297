import Foundation
import Isomer
import IsomerFoundation

extension Pydantic {
  // @mapped
  struct Constrained {
    // @mapped check: 0...150
    var age: Int
    // @mapped check: .matches("[A-Z]+"), check: .count(2)
    var code: String
    // @mapped check: .count(...2)
    var tags: [String]
  }
  // @mapped
  struct Stepped {
    // @mapped check: { $0 % 5 == 0 }
    var count: Int
  }
  struct NameError: Error, CustomStringConvertible {
    var description: String { "a name without spaces" }
  }
  // @mapped
  struct Tidy {
    // @mapped check: { $0.trimmingCharacters(in: .whitespaces) }, check: Tidy.checkName
    var name: String
    // @mapped check: { $0.lowercased() }
    var word: String

    static func checkName(_ name: String) throws {
      if name.contains(" ") { throw NameError() }
    }
  }
  // @mapped
  struct Prepared {
    // @mapped with.read: .custom(
    //   read: { (value: JSONValue) in Prepared.words(value) }, write: { JSONValue.array($0.map { .string($0) }) })
    var words: [String]

    static func words(_ value: JSONValue) -> [String] {
      guard case .array(let words) = value else {
        return value.string?.split(separator: ",").map(String.init) ?? []
      }
      return words.compactMap(\.string)
    }
  }
  // @mapped
  struct Elements {
    // @mapped check: { $0.map { $0.lowercased() } }
    var names: [String]
  }
  // @mapped check: Period.ordered
  struct Period {
    var start: Int, end: Int

    static func ordered(_ period: Period) throws {
      if period.start > period.end {
        throw MappingError(.invalidValue, path: "end", expected: "an end after the start")
      }
    }
  }
  // @mapped before.read: Wrapped.unwrap
  struct Wrapped {
    var a: Int
    static func unwrap(_ value: inout JSONValue) { value = value["data"] ?? value }
  }
  // @mapped after.read: finish
  struct Counted {
    var items: [Int]
    // @mapped skip: .read
    var count = 0
    mutating func finish() { count = items.count }
  }
  // @mapped
  struct Invalid {
    // @mapped check: 1...10
    var size: Int
  }
  // @mapped
  struct OnError {
    // @mapped recover
    var size = 1
    // @mapped elements: .lossy
    var list: [Int]
  }
  struct Allowed: Sendable { var words: Set<String> }
  struct AllowedTransformer: Transformer {
    func transform(_ input: String) throws -> String {
      guard MappingContext.current(as: Allowed.self)?.words.contains(input) == true else {
        throw TransformerError(expected: "an allowed word", input: input)
      }
      return input
    }
    func reverse(_ output: String) -> String { output }
  }
  // @mapped
  struct Contextual {
    // @mapped with: Pydantic.AllowedTransformer()
    var word: String
  }

  // MARK: Writing

  // @mapped
  struct Dump {
    var a: Int
    var b: Int?
    var c: [Int]
  }
  // @mapped
  struct Excluding {
    var a: Int
    // @mapped skip: .write
    var secret: String
  }
  struct Cents: ForwardTransformer {
    func transform(_ input: Double) throws -> String {
      let cents = Int((input * 100).rounded())
      return "\(cents / 100).\(cents % 100)"
    }
  }
  // @mapped
  struct Serialised {
    // @mapped with.write: .secondsSince1970
    var at: Date
    // @mapped with.write: Pydantic.Cents()
    var price: Double
  }
  // @mapped after.write: Stamped.stamp
  struct Stamped {
    var a: Int
    static func stamp(_ value: inout JSONValue) {
      guard case .object(var object) = value else { return }
      object["stamp"] = true
      value = .object(object)
    }
  }
  // @mapped tag: "kind"
  class Animal {}
  // @mapped key: "lion"
  final class Lion: Animal { var mane = true }
  // @mapped key: "bear"
  final class Bear: Animal { var size = 3 }
  // @mapped
  struct Zoo { var animals: [Animal] }
  // @mapped derive: .description
  struct Login {
    var name: String
    // @mapped secret
    var word: String
  }

  // @mapped
  // @mapped(short) omit: .default
  struct Sparse {
    var a: Int
    var b = 10
    // @mapped omit: { $0 == 0 }
    var price = 0
  }
}
