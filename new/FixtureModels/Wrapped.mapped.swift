// Generated from Wrapped.swift by each build. Do not edit.
// swift-format-ignore-file

import Observation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Plate: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 70 required
    id: 71 required
    note: 72
    """, of: "Wrapped.swift: Plate")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var id: Int? = nil
    var note: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.id = try Int.read(&reader)
      case 2: partial.note = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_name = partial.name.moved()
    let mappedArgument_id = partial.id.moved()
    let mappedArgument_note = partial.note.take()
    let value = Self(name: mappedArgument_name, id: mappedArgument_id, note: mappedArgument_note)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"id\":", self.id)
    writer.optional(",\"note\":", self.note)
  }
}

extension Plate: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Plate.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Plate.write(self, to: &writer)
  }

  enum MappedArchive_Plate {
    static let shape = IsomerArchive.ArchiveShape(
      "Plate", version: 1,
      """
      name
      id
      note
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Plate {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.note = try String?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.id { missing = "id" }
      if case nil = partial.name { missing = "name" }
      if let missing { throw reader.missing(missing, in: object) }
      return Plate.mappedValue(of: &partial)
    }

    private typealias MappedPartial = Plate.MappedPartial

    static func write(_ value: Plate, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      value.id.archive(to: &writer)
      value.note.archive(to: &writer)
      writer.end()
    }
  }
}

extension Barometer: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    level: 78 default
    unit: 79 default
    readings: 80 required
    id: 81 required
    """, of: "Wrapped.swift: Barometer")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var level: Int?? = nil
    var unit: String?? = nil
    var readings: Int? = nil
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.level = try Int?.read(&reader)
      case 1: partial.unit = try String?.read(&reader)
      case 2: partial.readings = try Int.read(&reader)
      case 3: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.maker = nil
    if let read = partial.level.takeValue() { self.level = read }
    if let read = partial.unit.takeValue() { self.unit = read }
    self.readings = partial.readings.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"level\":", self.level)
    writer.member(",\"unit\":", self.unit)
    writer.member(",\"readings\":", self.readings)
    writer.member(",\"id\":", self.id)
  }
}

extension Barometer: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Barometer.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Barometer.write(self, to: &writer)
  }

  enum MappedArchive_Barometer {
    static let shape = IsomerArchive.ArchiveShape(
      "Barometer", version: 1,
      """
      level
      unit
      readings
      id
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Barometer {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.level = try reader.unlessNull(Int.self) }
      if try reader.field(1, of: object) { partial.unit = try reader.unlessNull(String.self) }
      if try reader.field(2, of: object) { partial.readings = try Int.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.id = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.id { missing = "id" }
      if case nil = partial.readings { missing = "readings" }
      if let missing { throw reader.missing(missing, in: object) }
      return Barometer(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var level: Int? = nil
      var unit: String? = nil
      var readings: Int? = nil
      var id: Int? = nil
    }

    static func write(_ value: Barometer, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.level.archive(to: &writer)
      value.unit.archive(to: &writer)
      value.readings.archive(to: &writer)
      value.id.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Barometer.MappedPartial) {
    self.id = partial.id.moved()
    self.maker = nil
    if let read = partial.level.take() { self.level = read }
    if let read = partial.unit.take() { self.unit = read }
    self.readings = partial.readings.moved()
  }
}

extension Barometer: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.level {
      #sourceLocation(file: "Fixtures/Models/Basics/Wrapped.swift", line: 78)
           let mappedDefault: Int = 5
      #sourceLocation()
      partial.level = mappedDefault
    }
    if case .some(nil) = partial.unit {
      #sourceLocation(file: "Fixtures/Models/Basics/Wrapped.swift", line: 79)
  let mappedDefault: String = "bar"
      #sourceLocation()
      partial.unit = mappedDefault
    }
    var updated = self
    var isNew = false
    if Isomer.differs(partial.id, self.id) { isNew = true }
    if isNew {
      updated = Self(mapped: &partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.level.takeValue() { value.level = read }
    if let read = partial.unit.takeValue() { value.unit = read }
    if let read = partial.readings.take() { value.readings = read }
  }

  private init(mapped partial: inout MappedPartial, of value: Self) {
    self.id = partial.id.take() ?? value.id
    self.maker = value.maker
    self.level = partial.level.takeValue() ?? value.level
    self.unit = partial.unit.takeValue() ?? value.unit
    self.readings = partial.readings.take() ?? value.readings
  }
}


extension Barometer {
  /// The changes of a `Barometer` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `level`.
    var level: Isomer.Change<Int> = .absent
    /// The change of `unit`.
    var unit: Isomer.Change<String> = .absent
    /// The change of `readings`.
    var readings: Isomer.Change<Int> = .absent
    /// The change of `id`.
    var id: Isomer.Change<Int> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.level.isAbsent else { return false }
      guard self.unit.isAbsent else { return false }
      guard self.readings.isAbsent else { return false }
      guard self.id.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Barometer.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var level: Isomer.Change<Int>? = nil
      var unit: Isomer.Change<String>? = nil
      var readings: Isomer.Change<Int>? = nil
      var id: Isomer.Change<Int>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.level = Isomer.Change(try Int?.read(&reader))
        case 1: partial.unit = Isomer.Change(try String?.read(&reader))
        case 2: partial.readings = Isomer.Change(try Int.read(&reader))
        case 3: partial.id = Isomer.Change(try Int.read(&reader))
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Barometer.Changes {
      var value = Barometer.Changes()
      value.id = partial.id.take() ?? .absent
      value.level = partial.level.take() ?? .absent
      value.unit = partial.unit.take() ?? .absent
      value.readings = partial.readings.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      level: 78
      unit: 79
      readings: 80
      id: 81
      """, of: "Wrapped.swift: Barometer.Changes")

    static func writeMappedMembers(_ value: Barometer.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.level.isAbsent {
        writer.optional(",\"level\":", value.level.wrapped, null: .write)
      }
      if !value.unit.isAbsent {
        writer.optional(",\"unit\":", value.unit.wrapped, null: .write)
      }
      if !value.readings.isAbsent {
        writer.optional(",\"readings\":", value.readings.wrapped, null: .write)
      }
      if !value.id.isAbsent {
        writer.optional(",\"id\":", value.id.wrapped, null: .write)
      }
    }
  }
}

extension Barometer.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Barometer.Changes {
    try Barometer.Mapped_Changes.read(&reader)
  }
}

extension Barometer.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Barometer.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Barometer.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Barometer.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Barometer.Mapped_Changes.write(self, to: &writer)
  }
}

extension Barometer.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Barometer.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Barometer.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Barometer.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("Barometer.Changes")
    text.add("level", change: self.level)
    text.add("unit", change: self.unit)
    text.add("readings", change: self.readings)
    text.add("id", change: self.id)
    return text.finished
  }
}

extension Barometer {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.level = Isomer.change(of: self.level, to: new.level)
    changes.unit = Isomer.change(of: self.unit, to: new.unit)
    changes.readings = Isomer.change(of: self.readings, to: new.readings)
    changes.id = Isomer.change(of: self.id, to: new.id)
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    partial.level = changes.level.read
    if changes.level.isNull {
      #sourceLocation(file: "Fixtures/Models/Basics/Wrapped.swift", line: 78)
           let mappedDefault: Int = 5
      #sourceLocation()
      partial.level = mappedDefault
    }
    partial.unit = changes.unit.read
    if changes.unit.isNull {
      #sourceLocation(file: "Fixtures/Models/Basics/Wrapped.swift", line: 79)
  let mappedDefault: String = "bar"
      #sourceLocation()
      partial.unit = mappedDefault
    }
    partial.readings = changes.readings.read
    partial.id = changes.id.read
    var updated = self
    var isNew = false
    if Isomer.differs(partial.id, self.id) { isNew = true }
    if isNew {
      updated = Self(mapped: &partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }
}

extension Sticker: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    text: 88 required
    """, of: "Wrapped.swift: Sticker")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.text = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_text = partial.text.moved()
    let value = Self(text: mappedArgument_text)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"text\":", self.text)
  }
}

extension Announcer: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 98 default
    size: 99 required
    """, of: "Wrapped.swift: Announcer")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var size: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String?.read(&reader)
      case 1: partial.size = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_size = partial.size.moved()
    let value = Self(size: mappedArgument_size)
    if let read = partial.title.take() { value.title = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"size\":", self.size)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Odometer: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 107 required
    step: 108 default
    """, of: "Wrapped.swift: Odometer")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil
    var step: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try Int.read(&reader)
      case 1: partial.step = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_count = partial.count.moved()
    let value = Self(count: mappedArgument_count)
    if let read = partial.step.take() { value.step = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
    writer.member(",\"step\":", self.step)
  }
}
