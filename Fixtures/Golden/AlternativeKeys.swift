// A property has several keys, of which one is chosen.
// The models are in Choosing.swift.

extension PlainChosen: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var weight: Double? = nil
    var inner: [PlainChosen]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String?.read(&reader)
      case 2: partial.weight = try Double?.read(&reader)
      case 3: partial.inner = try [PlainChosen]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.take()
    if let read = partial.weight.take() { self.weight = read }
    if let read = partial.inner.take() { self.inner = read }
  }

  static let mappedKeys = Isomer.KeySet(
    """
    id: = required
    title: =
    weight: = default
    inner: = default
    """, of: "Choosing.swift: PlainChosen")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.optional(",\"title\":", self.title)
    writer.member(",\"weight\":", self.weight)
    writer.member(",\"inner\":", self.inner)
  }
}
