// A model is archived with a version and upgrades.
// The models are in Archiving.swift.

extension JournalMeasure: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    #sourceLocation(file: "Fixtures/Models/Archiving.swift", line: 180)
    try reader.adjusting(&value,
                  from: start, by: { $0.loads += 1 })
    #sourceLocation()
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var percent: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.percent = try reader.checked(Int.read(&reader), by: { try mappedCheck_percent(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.percent = partial.percent.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    percent: = required
    """, of: "Archiving.swift: JournalMeasure")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"percent\":", self.percent)
  }
}

extension JournalMeasure: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.percent, at: "percent", by: { try Self.mappedCheck_percent(&$0) })
    return self
  }

  private static func mappedCheck_percent(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Archiving.swift", line: 183)
   try value.within(0...100)
    #sourceLocation()
  }
}

extension JournalMeasure: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_JournalMeasure.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_JournalMeasure.write(self, to: &writer)
  }

  enum MappedArchive_JournalMeasure {
    static let shape = IsomerArchive.ArchiveShape(
      "JournalMeasure", version: 1,
      """
      percent
      loads
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> JournalMeasure {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.percent = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.loads = try reader.unlessNull(Int.self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.percent { missing = "percent" }
      if let missing { throw reader.missing(missing, in: object) }
      var value = JournalMeasure(mapped: &partial)
      #sourceLocation(file: "Fixtures/Models/Archiving.swift", line: 180)
      try reader.adjusting(&value,
                  from: start, by: { $0.loads += 1 })
      #sourceLocation()
      return try reader.validated(value, from: start)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var percent: Int? = nil
      var loads: Int? = nil
    }

    static func write(_ value: JournalMeasure, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.percent.archive(to: &writer)
      value.loads.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_JournalMeasure.MappedPartial) {
    self.percent = partial.percent.moved()
    if let read = partial.loads.take() { self.loads = read }
  }
}
