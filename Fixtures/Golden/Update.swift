// A value is updated from a document.
// The models are in Updating.swift.

extension Board.Tag: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var key: String? = nil
    var colour: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.key = try String.read(&reader)
      case 1: partial.colour = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.key = partial.key.moved()
    self.colour = partial.colour.take()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    key: = required
    colour: =
    """, of: "Updating.swift: Board.Tag")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"key\":", self.key)
    writer.optional(",\"colour\":", self.colour)
  }
}

extension Board.Tag: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.key == right.key else { return false }
    guard left.colour == right.colour else { return false }
    return true
  }
}

extension Board.Tag: Isomer.IdentifiedModel {
  var mappedIdentity: String { self.key }
}

extension Span: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Updating.swift", line: 120)
    try reader
       .preparing(then: mappedRead, by: Span.prepare)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    try reader.adjusting(&value, from: start) { $0.didRead() }
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var start: Int? = nil
    var end: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.start = try Int.read(&reader)
      case 1: partial.end = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.start = partial.start.moved()
    self.end = partial.end.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    start: = required
    end: = required
    """, of: "Updating.swift: Span")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"start\":", self.start)
    writer.member(",\"end\":", self.end)
  }
}

extension Span: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Updating.swift", line: 121)
                                                                   try value.check(by: Span.check, "Span.check")
    #sourceLocation()
  }
}

extension Span: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    try reader.preparing(
      then: { reader throws(Isomer.ReadingFailure) in
        let start = reader.position
        var partial = MappedPartial()
        try partial.fill(Self.mappedKeys, from: &reader)
        var updated = self
        Self.mappedAssign(&partial, to: &updated)
        try reader.adjusting(&updated, from: start) { $0.didRead() }
        self = try reader.checked(updated, by: { try Self.mappedCheck(&$0) })
      #sourceLocation(file: "Fixtures/Models/Updating.swift", line: 121)
                                 }, by: Span.prepare)
      #sourceLocation()
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.start.take() { value.start = read }
    if let read = partial.end.take() { value.end = read }
  }
}

extension Span: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.start = newer.start
    self.end = newer.end
  }
}
