import Isomer

/// Manual conformances through protocols, compositions and type aliases.
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

/// A type with one generated direction and one manual conformance.
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
