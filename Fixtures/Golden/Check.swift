// Checks apply to properties and to the whole model.
// The models are in WholeChecks.swift.

extension Period: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    try reader.adjusting(&value, from: start) { $0.settle() }
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var start: Int? = nil
    var end: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.start = try reader.checked(Int.read(&reader), by: { try mappedCheck_start(&$0) })
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
    """, of: "WholeChecks.swift: Period")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"start\":", self.start)
    writer.member(",\"end\":", self.end)
  }
}

extension Period: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.start, at: "start", by: { try Self.mappedCheck_start(&$0) })
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_start(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/WholeChecks.swift", line: 9)
   try value.within(0...)
    #sourceLocation()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/WholeChecks.swift", line: 4)
                  try value.check(by: Period.ordered, "Period.ordered")
    #sourceLocation()
    try value.check(by: { $0.isShort() }, "isShort")
    #sourceLocation(file: "Fixtures/Models/WholeChecks.swift", line: 4)
                                                               try value.run({
     if $0.start == 13 { throw MappingError(.invalidValue, path: "start", expected: "luck") }
   })
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/WholeChecks.swift", line: 6)
    try value
       .check(by: { $0.end < 1000 }, "{ $0.end < 1000 }")
    #sourceLocation()
  }
}
