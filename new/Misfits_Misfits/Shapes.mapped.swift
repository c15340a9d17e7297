// Generated from Shapes.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

/// The mapping of `Point` that `PointShape` declares.
struct PointMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: Point

  /// Holds a value.
  init(_ value: Point) { self.value = value }
}

extension PointMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<Point>.Type {
    Mapped_PointMapping_plain.self
  }
}

extension PointMapping {
  private enum Mapped_PointMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Point {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var x: Int? = nil
      var z: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.x = try Int.read(&reader)
        case 1: partial.z = try Double.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Point {
      let mappedArgument_x = partial.x.moved()
      let mappedArgument_z = partial.z.moved()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Shapes.swift", line: 5)
    let value = Point(x: mappedArgument_x, z: mappedArgument_z)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      x: 7 required
      z: 8 required
      """, of: "Shapes.swift: PointMapping")

    static func writeMappedMembers(_ value: Point, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"x\":", value.x)
      writer.member(",\"z\":", value.z)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout Point) {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Shapes.swift", line: 6)
    let _: Int =
value.x
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Shapes.swift", line: 7)
    let _: Double =
value.z
    #sourceLocation()
  }
}

/// The mapping of `Counter` that `CounterShape` declares.
struct CounterMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: Counter

  /// Holds a value.
  init(_ value: Counter) { self.value = value }
}

extension CounterMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<Counter>.Type {
    Mapped_CounterMapping_plain.self
  }
}

extension CounterMapping {
  private enum Mapped_CounterMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Counter {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var count: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.count = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Counter {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Shapes.swift", line: 15)
   var value = (Counter())
      #sourceLocation()
      value.count = partial.count.moved()
      Isomer.finishing(&value)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      count: 17 required
      """, of: "Shapes.swift: CounterMapping")

    static func writeMappedMembers(_ value: Counter, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"count\":", value.count)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout Counter) {
    do {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Shapes.swift", line: 16)
      let member: Int =
value.count
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Shapes.swift", line: 17)
value.count = member
      #sourceLocation()
    }
  }
}
