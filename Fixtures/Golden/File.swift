// A file has a header, its imports, and the code of each model.
// The models are in HookedClass.swift.

// Generated from HookedClass.swift by each build. Do not edit.
// Expressions of annotations keep their columns, which errors of the compiler name.
// swift-format-ignore-file

@_spi(Generated) import Isomer

private typealias MappedVersion = Isomer.GeneratedCode1  // Unknown? Build again.

extension Order: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Order {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = mappedValue(of: &partial)
    try reader.adjusting(&value, from: start) { try $0.validate() }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil
    var settled: Bool? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try Int.read(&reader)
      case 1: partial.settled = try Bool?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Order {
    let mappedArgument_count = partial.count.moved()
    let value = Order(count: mappedArgument_count)
    if let read = partial.settled.take() { value.settled = read }
    return value
  }

  static let mappedKeys = Isomer.KeySet(
    """
    count: = required
    settled: = default
    """, of: "HookedClass.swift: Order")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    var prepared = self
    writer.adjusting(&prepared) { try $0.settle() }
    prepared.mappedMembers(to: &writer)
  }

  private func mappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
    writer.member(",\"settled\":", self.settled)
  }
}

extension Basket: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var orders: [Order]? = nil
    var hooked: Hooked? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.orders = try [Order].read(&reader)
      case 1: partial.hooked = try Hooked?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.orders = partial.orders.moved()
    self.hooked = partial.hooked.take()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    orders: = required
    hooked: =
    """, of: "HookedClass.swift: Basket")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"orders\":", self.orders)
    writer.optional(",\"hooked\":", self.hooked)
  }
}

extension Normalised: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/HookedClass.swift", line: 26)
    try reader.preparing(then:
        mappedRead, by: Normalised.unwrap)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    id: = required
    """, of: "HookedClass.swift: Normalised")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
  }
}
