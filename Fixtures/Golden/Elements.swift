// Invalid elements of collections are skipped.
// The models are in Collections.swift.

extension Lossy: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var labels: [Label]? = nil
    var numbers: Set<Int>? = nil
    var counts: [String: Int]? = nil
    var maybe: [Int]? = nil
    var defaulted: [Int]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.labels = try reader.elements(.lossy, of: [Label].self)
      case 1: partial.numbers = try reader.elements(.lossy, of: Set<Int>.self)
      case 2: partial.counts = try reader.elements(.lossy, of: [String: Int].self)
      case 3: partial.maybe = try reader.elements(.lossy, of: [Int]?.self)
      case 4: partial.defaulted = try reader.elements(.lossy, of: [Int]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.labels = partial.labels.moved()
    self.numbers = partial.numbers.moved()
    self.counts = partial.counts.moved()
    self.maybe = partial.maybe.take()
    #sourceLocation(file: "Fixtures/Models/Collections.swift", line: 35)
    self.defaulted =
            partial.defaulted.take() ?? []
    #sourceLocation()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    labels: = required
    numbers: = required
    counts: = required
    maybe: =
    defaulted: = default
    """, of: "Collections.swift: Lossy")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"labels\":", self.labels)
    writer.member(",\"numbers\":", self.numbers)
    writer.member(",\"counts\":", self.counts)
    writer.optional(",\"maybe\":", self.maybe)
    writer.member(",\"defaulted\":", self.defaulted)
  }
}
