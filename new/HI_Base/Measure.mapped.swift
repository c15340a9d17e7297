// Generated from Measure.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer

extension Measure: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Measure: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  public static var mappedMapping: any Isomer.Mapping.Type {
    if self == Measure.self { return Measure.Mapped_Measure.self }
    if let below = self as? any Mapped_Measure_Below.Type {
      return below.mappedMapping_Measure
    }
    return Measure.Mapped_Measure.self
  }
}

/// The protocol of the subclasses of `Measure` in other modules.
@_spi(Generated) public protocol Mapped_Measure_Below: Measure {
  static var mappedMapping_Measure: any Isomer.Mapping.Type { get }
}

extension Measure {
  enum Mapped_Measure: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Measure {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value: Double?? = nil
      var unit: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.value = try Double?.read(&reader)
        case 1: partial.unit = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Measure {
      let value = Measure()
      if let read = partial.value.takeValue() { value.value = read }
      value.unit = partial.unit.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      value: 3 default
      unit: 4
      """, of: "Measure.swift: Measure")

    static func writeMappedMembers(_ value: Measure, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"value\":", value.value)
      writer.optional(",\"unit\":", value.unit)
    }

    static func update(_ value: Measure, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.value {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Base/Measure.swift", line: 2)
        let mappedDefault: Double
                   = 0.0
        #sourceLocation()
        partial.value = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Measure) {
      if let read = partial.value.takeValue() { value.value = read }
      if let read = partial.unit.take() { value.unit = read }
    }

    private static func mappedKept(
      of value: Measure, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.value != nil { kept.value = value.value }
      if partial.unit != nil { kept.unit = value.unit }
      return kept
    }
  }
}

extension Measure: Isomer.Updatable {
  public func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    try Measure.Mapped_Measure.update(self, from: &reader)
  }
}

extension Measure: Equatable {
  public static func == (left: Measure, right: Measure) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.value == right.value else { return false }
    guard left.unit == right.unit else { return false }
    return true
  }
}

extension Measure: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.value)
    hasher.combine(self.unit)
  }
}

extension Measure: Isomer.Mergeable {
  public func merge(_ newer: Measure) {
    if self === newer { return }
    self.value = newer.value
    self.unit = newer.unit
  }
}

extension Measure: CustomStringConvertible {
  public var description: String {
    var text = Isomer.DescriptionText(of: Swift.type(of: self))
    text.add("value", self.value)
    text.add("unit", self.unit)
    return text.finished
  }
}
