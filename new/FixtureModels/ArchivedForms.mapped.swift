// Generated from ArchivedForms.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension PhantomID: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var raw: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.raw = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.raw = partial.raw.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_PhantomID.mappedKeys }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"raw\":", self.raw)
  }
}

private enum MappedKeys_PhantomID {
  static let mappedKeys = Isomer.KeySet(
    """
    raw: 6 required
    """, of: "ArchivedForms.swift: PhantomID")
}

extension PhantomID: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_PhantomID.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_PhantomID.write(self, to: &writer)
  }

  enum MappedArchive_PhantomID {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_PhantomID_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> PhantomID<Owner> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.raw = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.raw { missing = "raw" }
      if let missing { throw reader.missing(missing, in: object) }
      return PhantomID<Owner>(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var raw: String? = nil
    }

    static func write(_ value: PhantomID<Owner>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.raw.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_PhantomID.MappedPartial) {
    self.raw = partial.raw.moved()
  }
}

private enum MappedKeys_PhantomID_archive {
  static let shape = IsomerArchive.ArchiveShape("PhantomID", version: 1, "raw")
}

/// The mapping of `ArchivedGauge` that `ArchivedGaugeShape` declares.
struct ArchivedGaugeMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: ArchivedGauge

  /// Holds a value.
  init(_ value: ArchivedGauge) { self.value = value }
}

extension ArchivedGaugeMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ArchivedGauge>.Type {
    Mapped_ArchivedGaugeMapping_plain.self
  }
}

extension ArchivedGaugeMapping {
  private enum Mapped_ArchivedGaugeMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ArchivedGauge {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var level: Double? = nil
      var unit: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.level = try reader.checked(Double.read(&reader), by: { try mappedCheck_level(&$0) })
        case 1:
          partial.unit = try reader.checked(String.read(&reader), by: { try mappedCheck_unit(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ArchivedGauge {
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 16)
   var value = (ArchivedGauge())
      #sourceLocation()
      value.level = partial.level.moved()
      value.unit = partial.unit.moved()
      Isomer.finishing(&value)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      level: 19 required
      unit: 21 required
      """, of: "ArchivedForms.swift: ArchivedGaugeMapping")

    static func writeMappedMembers(_ value: ArchivedGauge, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"level\":", value.level)
      writer.member(",\"unit\":", value.unit)
    }

    private static func mappedCheck_level(_ value: inout Isomer.Checked<Double>) throws {
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 18)
   try value.within(...100)
      #sourceLocation()
    }

    private static func mappedCheck_unit(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 20)
try value.check(by: { $0.lowercased() }, "{ $0.lowercased() }")
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<ArchivedGauge>) throws {
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 16)
                  try value.check(by: { $0.level >= 0 }, "{ $0.level >= 0 }")
      #sourceLocation()
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout ArchivedGauge) {
    do {
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 18)
      let member: Double =
value.level
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 19)
value.level = member
      #sourceLocation()
    }
    do {
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 20)
      let member: String =
value.unit
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 21)
value.unit = member
      #sourceLocation()
    }
  }
}

extension ArchivedGaugeMapping: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self.value
    try Isomer.correction(of: value.level, at: "level", by: { try Self.mappedCheck_level(&$0) })
    if let checked = try Isomer.correction(of: value.unit, at: "unit", by: { try Self.mappedCheck_unit(&$0) }) {
      value.unit = checked
    }
    return Self(try Isomer.validated(value, by: { try Self.mappedCheck(&$0) }))
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_level(_ value: inout Isomer.Checked<Double>) throws {
    #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 18)
   try value.within(...100)
    #sourceLocation()
  }

  private static func mappedCheck_unit(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 20)
try value.check(by: { $0.lowercased() }, "{ $0.lowercased() }")
    #sourceLocation()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<ArchivedGauge>) throws {
    #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 16)
                  try value.check(by: { $0.level >= 0 }, "{ $0.level >= 0 }")
    #sourceLocation()
  }
}

extension ArchivedGaugeMapping: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    Self(try MappedArchive_ArchivedGaugeMapping.read(&reader))
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_ArchivedGaugeMapping.write(value, to: &writer)
  }

  enum MappedArchive_ArchivedGaugeMapping {
    static let shape = IsomerArchive.ArchiveShape(
      "ArchivedGaugeMapping",
      """
      level
      unit
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> ArchivedGauge {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.level = try Double.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.unit = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.unit { missing = "unit" }
      if case nil = partial.level { missing = "level" }
      if let missing { throw reader.missing(missing, in: object) }
      let value = mappedValue(of: &partial)
      return try reader.validated(ArchivedGaugeMapping(value), from: start).value
    }

    fileprivate struct MappedPartial: ~Copyable {
      var level: Double? = nil
      var unit: String? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ArchivedGauge {
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 16)
   var value = (ArchivedGauge())
      #sourceLocation()
      value.level = partial.level.moved()
      value.unit = partial.unit.moved()
      Isomer.finishing(&value)
      return value
    }

    static func write(_ value: ArchivedGauge, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.level.archive(to: &writer)
      value.unit.archive(to: &writer)
      writer.end()
    }
  }
}

extension ArchivedForms: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 26 required
    ids: 27 default
    gauge: 28 required
    gauges: 29 default
    spare: 30
    """, of: "ArchivedForms.swift: ArchivedForms")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: PhantomID<PhantomOwner>? = nil
    var ids: [String: PhantomID<[PhantomOwner]>]? = nil
    var gauge: ArchivedGauge? = nil
    var gauges: [ArchivedGauge]? = nil
    var spare: ArchivedGauge? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 26)
        partial.id = try PhantomID<PhantomOwner>.read(&reader)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 27)
        partial.ids = try [String: PhantomID<[PhantomOwner]>]?.read(&reader)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
        partial.gauge = try reader
   .transformed(Isomer.ShapeTransformer<ArchivedGaugeMapping>(), ArchivedGauge.self)
        #sourceLocation()
      case 3:
        #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
        partial.gauges = try reader.transformed(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ArchivedGaugeMapping>()), [ArchivedGauge]?.self)
        #sourceLocation()
      case 4:
        #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
        partial.spare = try reader
   .transformed(Isomer.ShapeTransformer<ArchivedGaugeMapping>(), ArchivedGauge?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    if let read = partial.ids.take() { self.ids = read }
    self.gauge = partial.gauge.moved()
    if let read = partial.gauges.take() { self.gauges = read }
    self.spare = partial.spare.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 26)
    writer.member(",\"id\":", self.id)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 27)
    writer.member(",\"ids\":", self.ids)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 16)
  writer.member(Isomer.ShapeTransformer<ArchivedGaugeMapping>(), ",\"gauge\":", self.gauge)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
    writer.member(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ArchivedGaugeMapping>()), ",\"gauges\":", self.gauges)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 16)
writer.optional(Isomer.ShapeTransformer<ArchivedGaugeMapping>(), ",\"spare\":", self.spare)
    #sourceLocation()
  }
}

extension ArchivedForms: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_ArchivedForms.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_ArchivedForms.write(self, to: &writer)
  }

  enum MappedArchive_ArchivedForms {
    static let shape = IsomerArchive.ArchiveShape(
      "ArchivedForms", version: 1,
      """
      id
      ids
      gauge
      gauges
      spare
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> ArchivedForms {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 26)
      if try reader.field(0, of: object) { partial.id = try PhantomID<PhantomOwner>.unarchive(&reader) }
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 27)
      if try reader.field(1, of: object) { partial.ids = try reader.unlessNull([String: PhantomID<[PhantomOwner]>].self) }
      #sourceLocation()
      if try reader.field(2, of: object) {
        #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
        partial.gauge = try reader
   .transformed(Isomer.ShapeTransformer<ArchivedGaugeMapping>(), ArchivedGauge.self)
        #sourceLocation()
      }
      if try reader.field(3, of: object) {
        #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
        partial.gauges = try reader.transformedUnlessNull(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ArchivedGaugeMapping>()), [ArchivedGauge].self)
        #sourceLocation()
      }
      if try reader.field(4, of: object) {
        #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
        partial.spare = try reader
   .transformed(Isomer.ShapeTransformer<ArchivedGaugeMapping>(), ArchivedGauge?.self)
        #sourceLocation()
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.gauge { missing = "gauge" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return ArchivedForms(mapped: &partial)
    }

    private typealias MappedPartial = ArchivedForms.MappedPartial

    static func write(_ value: ArchivedForms, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 26)
      writer.value(value.id)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 27)
      writer.value(value.ids)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
      writer
   .transformed(Isomer.ShapeTransformer<ArchivedGaugeMapping>(), ArchivedGauge.self, value.gauge)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
      writer.transformed(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ArchivedGaugeMapping>()), [ArchivedGauge].self, value.gauges)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Archives/ArchivedForms.swift", line: 15)
      writer
   .transformed(Isomer.ShapeTransformer<ArchivedGaugeMapping>(), ArchivedGauge?.self, value.spare)
      #sourceLocation()
      writer.end()
    }
  }
}
