import Foundation
import Isomer
import IsomerFoundation

extension Serde {
  // @mapped
  struct Widths {
    var a: Int8 = 0, b: Int16 = 0, c: Int32 = 0, d: Int64 = 0
    var e: UInt8 = 0, f: UInt16 = 0, g: UInt32 = 0, h: UInt64 = 0
  }
  // @mapped
  struct Reals { var single: Float?, double: Double?, letter: Character? }
  // @mapped
  struct Positive {
    // @mapped check: 1...
    var count: Int
  }
  // @mapped
  struct Keys {
    var byNumber: [Int: String] = [:]
    var byGrade: [Grade: Int] = [:]
    var byID: [UInt8: Bool] = [:]
  }
  // @mapped
  struct Lists {
    var numbers: [Int] = []
    var unique: Set<Int> = []
    var nested: [[String: [Int?]]] = []
  }
  // @mapped
  struct Exact { var value: JSONValue }

  /// Creates the range of an external mapping.
  static func range(lowerBound: Int, upperBound: Int) -> ClosedRange<Int> {
    min(lowerBound, upperBound)...max(lowerBound, upperBound)
  }
  // @mapped
  struct Ranged { var range: ClosedRange<Int> }

  /// A type of another module, with a private member.
  struct Clock {
    private var raw: Int
    init(ticks: Int) { raw = ticks }
    var ticks: Int { raw }
  }
  // @mapped
  struct Timed { var clock: Clock, more: [Clock] }

  /// A type that a transformer reads everywhere.
  struct Percent: Equatable { var share: Double }
  struct PercentTransformer: Transformer {
    func transform(_ input: Int) throws -> Percent {
      guard (0...100).contains(input) else {
        throw TransformerError(expected: "a percentage", input: input)
      }
      return Percent(share: Double(input) / 100)
    }
    func reverse(_ output: Percent) -> Int { Int((output.share * 100).rounded()) }
  }
  // @mapped
  struct Shares { var one: Percent, all: [Percent] }

  // MARK: The helpers of serde_with

  // @mapped
  struct Helpers {
    // @mapped with: .string()
    var number: Int?
    // @mapped elements: .wrap
    var tags: [String] = []
    var size = 4
    // @mapped recover
    var width = 5
    // @mapped elements: .lossy
    var valid: [Int] = []
    // @mapped elements: .lossy
    var validByName: [String: Int] = [:]
    // @mapped with: .zeroOne
    var flag: Bool?
    // @mapped with: .embedded()
    var inner: Place?
    // @mapped with: .hex
    var bytes: Data?
    // @mapped with: .millisecondsSince1970
    var at: Date?
    // @mapped with: .array(of: .secondsSince1970)
    var times: [Date] = []
    // @mapped with: .dictionary(of: .array(of: .optional(.string(of: Int.self))))
    var deep: [String: [Int?]] = [:]
    // @mapped with: .custom(
    //   read: { (text: String) in text.split(separator: ",").map(String.init) },
    //   write: { $0.joined(separator: ",") })
    var words: [String] = []
    // @mapped with: .string()
    var version: Version?
  }

  struct Version: LosslessStringConvertible, Equatable {
    var major: Int, minor: Int
    init?(_ text: String) {
      let parts = text.split(separator: ".").compactMap { Int($0) }
      guard parts.count == 2 else { return nil }
      (major, minor) = (parts[0], parts[1])
    }
    var description: String { "\(major).\(minor)" }
  }

  // @mapped
  struct Distinct {
    // @mapped with: Serde.DistinctTransformer()
    var set: Set<Int>
  }
  struct DistinctTransformer: Transformer {
    func transform(_ input: [Int]) throws -> Set<Int> {
      let set = Set(input)
      if set.count == input.count { return set }
      throw TransformerError(expected: "a list without duplicates", input: input)
    }
    func reverse(_ output: Set<Int>) -> [Int] { output.sorted() }
  }
  // @mapped
  struct Span { var secs: Int64, nanos: Int64 }
  struct SpanTransformer: Transformer {
    func transform(_ input: Span) throws -> Duration {
      .seconds(input.secs) + .nanoseconds(input.nanos)
    }
    func reverse(_ output: Duration) -> Span {
      let (seconds, attoseconds) = output.components
      return Span(secs: seconds, nanos: attoseconds / 1_000_000_000)
    }
  }
  // @mapped
  struct Timer {
    // @mapped with: Serde.SpanTransformer()
    var time: Duration
  }
}

// @mapped for: ClosedRange<Int>, init: Serde.range(lowerBound:upperBound:)
protocol SerdeRangeShape {
  // @mapped key: "start"
  var lowerBound: Int { get }
  // @mapped key: "end"
  var upperBound: Int { get }
}

// @mapped for: Serde.Clock
protocol SerdeClockShape {
  var ticks: Int { get }
}

// @mapped for: Serde.Percent, with: Serde.PercentTransformer()
protocol SerdePercents {}

// MARK: Types that are one value

extension Serde {
  // @mapped with: WholePercentTransformer()
  struct WholePercent { var share: Double }
  struct WholePercentTransformer: Transformer {
    func transform(_ input: Int) -> WholePercent { WholePercent(share: Double(input) / 100) }
    func reverse(_ output: WholePercent) -> Int { Int((output.share * 100).rounded()) }
  }
  // @mapped transparent
  struct Nickname: Hashable { var text: String }
  // @mapped
  struct Nicknamed { var one: Nickname, more: [Nickname], byName: [Nickname: Int] }
}

// MARK: Types that are arrays

extension Serde {
  // @mapped array
  struct Pair { var first: Int, second = 9 }
  // @mapped
  struct Placed { var at: (Int, Int) }
  // @mapped array
  struct SkippingPair {
    var first: Int
    // @mapped skip
    var second = 2
    var third: Int
  }
  // @mapped untagged
  enum Spot {
    // @mapped array
    case position(lat: Int, lon: Int)
    case named(name: String)
  }
}
