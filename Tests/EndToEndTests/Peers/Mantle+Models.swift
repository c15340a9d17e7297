import Foundation
import Isomer
import IsomerFoundation

extension Mantle {
  // @mapped
  struct Record {
    var id: String
    // @mapped key: "meta.size"
    var size: Int?
  }
  // @mapped
  struct Crossing {
    // @mapped key: "users[].name", skip: .write
    var names: [String]
  }
  struct RangeTransformer: Transformer {
    func transform(_ input: [String: Int]) throws -> Range<Int> {
      guard let start = input["nested.location"], let length = input["length"], length >= 0 else {
        throw TransformerError(expected: "a location and a length", input: input)
      }
      return start..<start + length
    }
    func reverse(_ output: Range<Int>) -> [String: Int] {
      ["nested.location": output.lowerBound, "length": output.count]
    }
  }
  // @mapped
  struct Spanning {
    // @mapped fields: ["nested.location", "length"], with: Mantle.RangeTransformer()
    var range: Range<Int>
  }
  // @mapped
  struct Implicit { var url: URL?, uuid: UUID?, flag: Bool? }
  // @mapped
  struct Converted {
    // @mapped coerce
    var flag: Bool
  }
  // @mapped
  struct Untyped { var any: JSONValue }
  enum State { case open, closed }
  // @mapped
  struct Mapped {
    // @mapped with: .map(["open": .open, "closed": .closed])
    var state: State
    // @mapped with: .map(["low": 1, "high": 2], default: 1)
    var level: Int?
  }
  struct Superstition: Transformer {
    func transform(_ input: Int) throws -> Int { input }
    func reverse(_ output: Int) throws -> Int {
      if output == 13 { throw TransformerError(expected: "a lucky number", input: output) }
      return output
    }
  }
  // @mapped
  struct Refusing {
    // @mapped with: Mantle.Superstition()
    var value: Int
  }
  // @mapped
  struct Listed {
    // @mapped with: .array(of: .url)
    var links: [URL]
    // @mapped with: .array(of: .string(of: Int.self))
    var numbers: [Int]
  }
  // @mapped
  struct Formatted {
    // @mapped with: .dateFormat("yyyy-MM-dd")
    var day: Date
    // @mapped with: .number(locale: Locale(identifier: "en_US"))
    var count: Int
  }
  // @mapped
  struct Validated {
    // @mapped check: { !$0.isEmpty }, check: { $0.trimmingCharacters(in: .whitespaces) }
    var name: String
  }
  // @mapped
  class Chosen {}
  // @mapped key: has("wheels")
  final class Wheeled: Chosen { var wheels = 0 }
  // @mapped key: has("sails")
  final class Sailing: Chosen { var sails = 0 }
  // @mapped
  struct Recursive { var name: String, users: [Recursive] }
  // @mapped derive: .merge
  struct Merged {
    var name: String
    // @mapped merge: .keep
    var note: String?
  }
  // @mapped derive: [.equality, .description]
  struct Pair {
    var a: Int
    // @mapped skip: [.equality, .description]
    var b = 0
  }
}
