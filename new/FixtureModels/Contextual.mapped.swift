// Generated from Contextual.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Purchase: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    total: 31 required
    items: 33
    customer: 34
    notes: 35 default
    """, of: "Contextual.swift: Purchase")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Transformers/Contextual.swift", line: 27)
    try reader.preparing(then:
        mappedRead, by: Purchase.prepare)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    try reader.adjusting(&value, from: start) { $0.finish() }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var total: Price? = nil
    var items: [Price]? = nil
    var customer: Customer? = nil
    var notes: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Transformers/Contextual.swift", line: 29)
        partial.total = try reader
      .transformed(PriceTransformer(), Price.self)
        #sourceLocation()
      case 1: partial.items = try reader.transformed(mappedReading_items, [Price]?.self)
      case 2: partial.customer = try Customer?.read(&reader)
      case 3: partial.notes = try [String]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.total = partial.total.moved()
    self.items = partial.items.take()
    self.customer = partial.customer.take()
    if let read = partial.notes.take() { self.notes = read }
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Contextual.swift", line: 31)
  private static let mappedReading_items = Isomer
  .readTransformer(.array(of: PriceTransformer()), for: [Price]?.self)
  #sourceLocation()

  func write(to writer: inout Isomer.JSONWriter) {
    let document = writer.position
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.endObject(start)
    #sourceLocation(file: "Fixtures/Models/Transformers/Contextual.swift", line: 28)
                                                          writer.rewriting(from: document, by: Purchase.stamp)
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    var prepared = self
    writer.adjusting(&prepared) { $0.tidy() }
    prepared.mappedMembers(to: &writer)
  }

  private func mappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Transformers/Contextual.swift", line: 30)
     writer.member(PriceTransformer(), ",\"total\":", self.total)
    #sourceLocation()
    writer.optional(Self.mappedReading_items, ",\"items\":", self.items)
    writer.optional(",\"customer\":", self.customer)
    writer.member(",\"notes\":", self.notes)
  }
}

extension Customer: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 50 required
    """, of: "Contextual.swift: Customer")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_name = partial.name.moved()
    let value = Self(name: mappedArgument_name)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}
