// Secrets do not appear in errors and descriptions.
// The models are in Secrets.swift.

extension Card: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var holder: String? = nil
    var year: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1:
        #sourceLocation(file: "Fixtures/Models/Secrets.swift", line: 27)
        partial.holder = try reader
      .transformed(ShoutedText(), String?.self)
        #sourceLocation()
      case 2:
        partial.year = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    self.holder = partial.holder.take()
    if let read = partial.year.take() { self.year = read }
  }

  static let mappedKeys = Isomer.KeySet(
    """
    number: = required
    holder: =
    year: = default
    """, of: "Secrets.swift: Card")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    #sourceLocation(file: "Fixtures/Models/Secrets.swift", line: 28)
   writer.optional(ShoutedText(), ",\"holder\":", self.holder)
    #sourceLocation()
    writer.member(",\"year\":", self.year)
  }
}

extension Card: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return false }
    guard left.holder == right.holder else { return false }
    guard left.year == right.year else { return false }
    return true
  }
}

extension Card: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Card")
    text.add("number", self.number)
    text.add("holder", self.holder)
    text.add("year", self.year)
    return text.finished
  }
}
