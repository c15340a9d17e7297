// Generated from Conditions.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Conditional: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    always: 4 required
    onLinux: 6
    elsewhere: 8
    """, of: "Conditions.swift: Conditional")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    #if !(os(Linux))
    if case nil = partial.elsewhere { missing = "elsewhere" }
    #endif
    #if os(Linux)
    if case nil = partial.onLinux { missing = "onLinux" }
    #endif
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var always: Int? = nil
    #if os(Linux)
    var onLinux: Int? = nil
    #endif
    #if !(os(Linux))
    var elsewhere: Int? = nil
    #endif

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.always = try Int.read(&reader)
      #if os(Linux)
      case 1: partial.onLinux = try Int.read(&reader)
      #endif
      #if !(os(Linux))
      case 2: partial.elsewhere = try Int.read(&reader)
      #endif
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.always = partial.always.moved()
    #if os(Linux)
    self.onLinux = partial.onLinux.moved()
    #endif
    #if !(os(Linux))
    self.elsewhere = partial.elsewhere.moved()
    #endif
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"always\":", self.always)
    #if os(Linux)
    writer.member(",\"onLinux\":", self.onLinux)
    #endif
    #if !(os(Linux))
    writer.member(",\"elsewhere\":", self.elsewhere)
    #endif
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("always")
    #if os(Linux)
    paths.add("onLinux")
    #endif
    #if !(os(Linux))
    paths.add("elsewhere")
    #endif
    return paths
  }
}

#if os(Linux)
extension LinuxOnly: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 14 required
    """, of: "Conditions.swift: LinuxOnly")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
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

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}
#endif

#if !(os(Linux)) && (os(macOS))
extension MacOnly: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 17 required
    """, of: "Conditions.swift: MacOnly")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
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

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}
#endif

extension Branched: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    size: 24, 26
    unit: 29, 31, 33
    name: 35 default
    """, of: "Conditions.swift: Branched")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    #if !(os(Linux))
    if case nil = partial.size { missing = "size" }
    #endif
    #if os(Linux)
    if case nil = partial.size { missing = "size" }
    #endif
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    #if os(Linux)
    var size: Int? = nil
    #endif
    #if !(os(Linux))
    var size: String? = nil
    #endif
    #if NEVER_DEFINED
    var unit: Int? = nil
    #endif
    #if !(NEVER_DEFINED) && (os(Android))
    var unit: String? = nil
    #endif
    #if !(NEVER_DEFINED) && !(os(Android))
    var unit: Double? = nil
    #endif
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        try reader.skipValue()
        #if os(Linux)
        try reader.revisit(value)
        partial.size = try Int.read(&reader)
        #endif
        #if !(os(Linux))
        try reader.revisit(value)
        partial.size = try String.read(&reader)
        #endif
      case 1:
        let value = reader.position
        try reader.skipValue()
        #if NEVER_DEFINED
        try reader.revisit(value)
        partial.unit = try Int?.read(&reader)
        #endif
        #if !(NEVER_DEFINED) && (os(Android))
        try reader.revisit(value)
        partial.unit = try String?.read(&reader)
        #endif
        #if !(NEVER_DEFINED) && !(os(Android))
        try reader.revisit(value)
        partial.unit = try Double?.read(&reader)
        #endif
      case 2: partial.name = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    #if os(Linux)
    self.size = partial.size.moved()
    #endif
    #if !(os(Linux))
    self.size = partial.size.moved()
    #endif
    #if NEVER_DEFINED
    if let read = partial.unit.take() { self.unit = read }
    #endif
    #if !(NEVER_DEFINED) && (os(Android))
    if let read = partial.unit.take() { self.unit = read }
    #endif
    #if !(NEVER_DEFINED) && !(os(Android))
    if let read = partial.unit.take() { self.unit = read }
    #endif
    if let read = partial.name.take() { self.name = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #if os(Linux)
    writer.member(",\"size\":", self.size)
    #endif
    #if !(os(Linux))
    writer.member(",\"size\":", self.size)
    #endif
    #if NEVER_DEFINED
    writer.member(",\"unit\":", self.unit)
    #endif
    #if !(NEVER_DEFINED) && (os(Android))
    writer.member(",\"unit\":", self.unit)
    #endif
    #if !(NEVER_DEFINED) && !(os(Android))
    writer.member(",\"unit\":", self.unit)
    #endif
    writer.member(",\"name\":", self.name)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("name")
    #if os(Linux)
    paths.add("size")
    #endif
    #if !(os(Linux))
    paths.add("size")
    #endif
    #if NEVER_DEFINED
    paths.add("unit")
    #endif
    #if !(NEVER_DEFINED) && (os(Android))
    paths.add("unit")
    #endif
    #if !(NEVER_DEFINED) && !(os(Android))
    paths.add("unit")
    #endif
    return paths
  }
}

extension Branched: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Branched.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Branched.write(self, to: &writer)
  }

  enum MappedArchive_Branched {
    static let shape = IsomerArchive.ArchiveShape(
      "Branched", version: 1,
      """
      size
      unit
      name
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Branched {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #if os(Linux)
      if try reader.field(0, of: object) { partial.size = try Int.unarchive(&reader) }
      #endif
      #if !(os(Linux))
      if try reader.field(0, of: object) { partial.size = try String.unarchive(&reader) }
      #endif
      #if (!(os(Linux))) && (!(!(os(Linux))))
      if try reader.field(0, of: object) { try reader.skipValue() }
      #endif
      #if NEVER_DEFINED
      if try reader.field(1, of: object) { partial.unit = try reader.unlessNull(Int.self) }
      #endif
      #if !(NEVER_DEFINED) && (os(Android))
      if try reader.field(1, of: object) { partial.unit = try reader.unlessNull(String.self) }
      #endif
      #if !(NEVER_DEFINED) && !(os(Android))
      if try reader.field(1, of: object) { partial.unit = try reader.unlessNull(Double.self) }
      #endif
      #if (!(NEVER_DEFINED)) && (!(!(NEVER_DEFINED) && (os(Android)))) && (!(!(NEVER_DEFINED) && !(os(Android))))
      if try reader.field(1, of: object) { try reader.skipValue() }
      #endif
      if try reader.field(2, of: object) { partial.name = try reader.unlessNull(String.self) }
      reader.leave(object)
      var missing: String?
      #if !(os(Linux))
      if case nil = partial.size { missing = "size" }
      #endif
      #if os(Linux)
      if case nil = partial.size { missing = "size" }
      #endif
      if let missing { throw reader.missing(missing, in: object) }
      return Branched(mapped: &partial)
    }

    private typealias MappedPartial = Branched.MappedPartial

    static func write(_ value: Branched, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #if os(Linux)
      value.size.archive(to: &writer)
      #endif
      #if !(os(Linux))
      value.size.archive(to: &writer)
      #endif
      #if (!(os(Linux))) && (!(!(os(Linux))))
      writer.writeNull()
      #endif
      #if NEVER_DEFINED
      value.unit.archive(to: &writer)
      #endif
      #if !(NEVER_DEFINED) && (os(Android))
      value.unit.archive(to: &writer)
      #endif
      #if !(NEVER_DEFINED) && !(os(Android))
      value.unit.archive(to: &writer)
      #endif
      #if (!(NEVER_DEFINED)) && (!(!(NEVER_DEFINED) && (os(Android)))) && (!(!(NEVER_DEFINED) && !(os(Android))))
      writer.writeNull()
      #endif
      value.name.archive(to: &writer)
      writer.end()
    }
  }
}
