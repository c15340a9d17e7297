import Isomer

/// Conformances by hand are seen through protocols, compositions and aliases.
protocol Mapped: Isomer.Readable & Isomer.Writable {}
typealias BothWays = Readable & Writable

struct ByProtocol: Mapped, Equatable {
  var number: Int

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    ByProtocol(number: try Int.read(&reader))
  }

  func write(to writer: inout JSONWriter) { number.write(to: &writer) }
}

struct ByAlias: BothWays, Equatable {
  var number: Int

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    ByAlias(number: try Int.read(&reader))
  }

  func write(to writer: inout JSONWriter) { number.write(to: &writer) }
}

/// One direction is generated, the other is written by hand.
// @mapped skip: .write
struct HalfByHand: Equatable { var number: Int }

extension HalfByHand: Isomer.Writable {
  func write(to writer: inout JSONWriter) { number.write(to: &writer) }
}

// @mapped
struct Conforming: Equatable { var first: ByProtocol, second: ByAlias }

// @mapped
struct Sending: Equatable {
  var half: HalfByHand
}
