// A type of another module is mapped.
// The models are in Shapes.swift.

/// The mapping of `ClosedRange<Int>` that `ShapedSpan` declares.
struct ShapedSpanMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: ClosedRange<Int>

  /// Holds a value.
  init(_ value: ClosedRange<Int>) { self.value = value }
}

extension ShapedSpanMapping: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable, Isomer.Boxed {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return Self(try Mapped_ShapedSpanMapping_plain.read(&reader))
  }

  static var mappedKeys: Isomer.KeySet { Mapped_ShapedSpanMapping_plain.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    return Mapped_ShapedSpanMapping_plain.mappedHandling(of: key, below: path, as: profile)
  }

  func write(to writer: inout Isomer.JSONWriter) {
    Mapped_ShapedSpanMapping_plain.write(self.value, to: &writer)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Mapped_ShapedSpanMapping_plain.writeMappedMembers(self.value, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    return Mapped_ShapedSpanMapping_plain.mappedPaths(self.value, options)
  }
}

extension ShapedSpanMapping {
  enum Mapped_ShapedSpanMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClosedRange<Int> {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var lowerBound: Int? = nil
      var upperBound: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.lowerBound = try Int.read(&reader)
        case 1: partial.upperBound = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClosedRange<Int> {
      let mappedArgument_lowerBound = partial.lowerBound.moved()
      let mappedArgument_upperBound = partial.upperBound.moved()
      #sourceLocation(file: "Fixtures/Models/Shapes.swift", line: 30)
                            let value = makeShapedRange(lowerBound: mappedArgument_lowerBound, upperBound: mappedArgument_upperBound)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      from: lowerBound required
      to: upperBound required
      """, of: "Shapes.swift: ShapedSpanMapping")

    static func writeMappedMembers(_ value: ClosedRange<Int>, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"from\":", value.lowerBound)
      writer.member(",\"to\":", value.upperBound)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout ClosedRange<Int>) {
    #sourceLocation(file: "Fixtures/Models/Shapes.swift", line: 31)
    let _: Int =
value.lowerBound
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Shapes.swift", line: 32)
    let _: Int =
value.upperBound
    #sourceLocation()
  }
}
