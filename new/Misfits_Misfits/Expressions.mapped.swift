// Generated from Expressions.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Transformed: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    start: 21 required
    page: 23 required
    optional: 25
    constant: 27 required
    mapped: 29 required
    read: 31 required
    written: 33 required
    behind: 34 required
    lines: 38 required
    """, of: "Expressions.swift: Transformed")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var start: Date? = nil
    var page: URL? = nil
    var optional: String? = nil
    var constant: Double? = nil
    var mapped: Double? = nil
    var read: URL? = nil
    var written: String? = nil
    var behind: URL? = nil
    var lines: Double? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 19)
        partial.start = try reader
      .transformed(.secondsSince2000, Date.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 21)
        partial.page = try reader
      .transformed(Halved(), URL.self)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 23)
        partial.optional = try reader
      .transformed(Halved(), String?.self)
        #sourceLocation()
      case 3: partial.constant = try reader.transformed(mappedReading_constant, Double.self)
      case 4: partial.mapped = try reader.transformed(mappedReading_mapped, Double.self)
      case 5:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 29)
        partial.read =
 try reader.transformed(Halved(), URL.self)
        #sourceLocation()
      case 6: partial.written = try String.read(&reader)
      case 7:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 33)
        partial.behind =
             try reader.transformed(Halved(), URL.self)
        #sourceLocation()
      case 8:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 34)
        partial.lines = try reader
      .transformed(.custom(
       read: { (text: String) in try Halved().transform(Int(text) ?? 0) },
       write: { (number: Double) in missing }), Double.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.start = partial.start.moved()
    self.page = partial.page.moved()
    self.optional = partial.optional.take()
    self.constant = partial.constant.moved()
    self.mapped = partial.mapped.moved()
    self.read = partial.read.moved()
    self.written = partial.written.moved()
    self.behind = partial.behind.moved()
    self.lines = partial.lines.moved()
  }

  #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 25)
  private static let mappedReading_constant = Isomer
  .readTransformer(Rules.missing(3), for: Double.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 27)
  private static let mappedReading_mapped = Isomer
  .readTransformer(.map(["a": "b"]), for: Double.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 20)
     writer.member(.secondsSince2000, ",\"start\":", self.start)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 22)
     writer.member(Halved(), ",\"page\":", self.page)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 24)
   writer.optional(Halved(), ",\"optional\":", self.optional)
    #sourceLocation()
    writer.member(Self.mappedReading_constant, ",\"constant\":", self.constant)
    writer.member(Self.mappedReading_mapped, ",\"mapped\":", self.mapped)
    writer.member(",\"read\":", self.read)
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 31)
    writer.member(Isomer.writeTransformer(oneWay:
                         Halved(), for: String.self), ",\"written\":", self.written)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 34)
                      writer.member(Halved(), ",\"behind\":", self.behind)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 35)
     writer.member(.custom(
       read: { (text: String) in try Halved().transform(Int(text) ?? 0) },
       write: { (number: Double) in missing }), ",\"lines\":", self.lines)
    #sourceLocation()
  }
}

extension Defaults: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 44 default
    number: 46 default
    name: 48 missing
    checked: 50 default
    recovered: 52 required
    """, of: "Expressions.swift: Defaults")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.recovered { missing = "recovered" }
    if let missing { throw reader.missing(missing) }
    if case nil = partial.checked {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 48)
      partial.checked = try reader
      .checkedDefault(Halved(), at: "checked", by: { try mappedCheck_checked(&$0) })
      #sourceLocation()
    }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil
    var number: Int? = nil
    var name: String?? = nil
    var checked: Int? = nil
    var recovered: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try Int?.read(&reader)
      case 1: partial.number = try Int?.read(&reader)
      case 2: partial.name = try String?.read(&reader)
      case 3:
        partial.checked = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_checked(&$0) })
      case 4:
        partial.recovered = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int.read(&reader)
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 51)
                 } ?? Halved()
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 42)
    self.count = partial
     .count.take() ?? missing
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 44)
    self.number = partial
    .number.take() ?? Halved().description
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 46)
    self.name = partial
      .name.take() ?? Halved()
    #sourceLocation()
    self.checked = partial.checked.moved()
    self.recovered = partial.recovered.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
    writer.member(",\"number\":", self.number)
    writer.optional(",\"name\":", self.name, null: .write)
    writer.member(",\"checked\":", self.checked)
    writer.member(",\"recovered\":", self.recovered)
  }
}

extension Defaults: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.checked, at: "checked", by: { try Self.mappedCheck_checked(&$0) })
    return self
  }

  private static func mappedCheck_checked(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 49)
                      try value.within(1...5)
    #sourceLocation()
  }
}

extension Checks: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 58 required
    other: 60 required
    missing: 62 required
    count: 64 required
    """, of: "Expressions.swift: Checks")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var other: String? = nil
    var missing: Int? = nil
    var count: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.name = try reader.checked(String.read(&reader), by: { try mappedCheck_name(&$0) })
      case 1:
        partial.other = try reader.checked(String.read(&reader), by: { try mappedCheck_other(&$0) })
      case 2:
        partial.missing = try reader.checked(Int.read(&reader), by: { try mappedCheck_missing(&$0) })
      case 3:
        partial.count = try reader.checked(Int.read(&reader), by: { try mappedCheck_count(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.other = partial.other.moved()
    self.missing = partial.missing.moved()
    self.count = partial.count.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"other\":", self.other)
    writer.member(",\"missing\":", self.missing)
    writer.member(",\"count\":", self.count)
  }
}

extension Checks: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    if let checked = try Isomer.correction(of: value.name, at: "name", by: { try Self.mappedCheck_name(&$0) }) {
      value.name = checked
    }
    if let checked = try Isomer.correction(of: value.other, at: "other", by: { try Self.mappedCheck_other(&$0) }) {
      value.other = checked
    }
    if let checked = try Isomer.correction(of: value.missing, at: "missing", by: { try Self.mappedCheck_missing(&$0) }) {
      value.missing = checked
    }
    try Isomer.correction(of: value.count, at: "count", by: { try Self.mappedCheck_count(&$0) })
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 57)
try value.check(by: Rules.positive, "Rules.positive")
    #sourceLocation()
  }

  private static func mappedCheck_other(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 59)
try value.check(by: Rules.increase, "Rules.increase")
    #sourceLocation()
  }

  private static func mappedCheck_missing(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 61)
try value.check(by: Rules.missing, "Rules.missing", orRange: ())
    #sourceLocation()
  }

  private static func mappedCheck_count(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 63)
   try value.within(1...Rules.limit)
    #sourceLocation()
  }
}

extension Hooks: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 69 required
    """, of: "Expressions.swift: Hooks")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 66)
    try reader.preparing(then:
        mappedRead, by: Rules.split)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 67)
   try reader.adjusting(&value, from: start, by: Rules.increase)
    #sourceLocation()
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
  }

  func write(to writer: inout Isomer.JSONWriter) {
    let document = writer.position
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.endObject(start)
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 67)
    writer.rewriting(from:
          document, by: Rules.missing)
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    var prepared = self
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 67)
                                               writer.adjusting(&prepared, by: Rules.positive)
    #sourceLocation()
    prepared.mappedMembers(to: &writer)
  }

  private func mappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
  }
}

extension Made: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 73 required
    """, of: "Expressions.swift: Made")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_id = partial.id.moved()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 71)
     let value = make(id: mappedArgument_id)
    #sourceLocation()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
  }
}

extension Merged: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 79 required
    name: 81 required
    """, of: "Expressions.swift: Merged")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.name)
  }
}

extension Merged: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.id.take() { value.id = read }
    if let read = partial.name.take() { value.name = read }
  }
}

extension Merged: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.id = newer.id
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 79)
    self.name =
 Isomer.merging(by: Rules.larger, self.name, newer.name)
    #sourceLocation()
  }
}

extension Archived: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 87 required
    """, of: "Expressions.swift: Archived")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
  }
}

extension Archived: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Archived.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Archived.write(self, to: &writer)
  }

  enum MappedArchive_Archived {
    static let shape = IsomerArchive.ArchiveShape("Archived", version: 2, "id")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Archived {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 83)
      let object = try reader
        .object(shape, upgrade: Rules.upgrade)
      #sourceLocation()
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 85)
      let mappedUpgraded_id: String? = try reader
.upgraded(object, by: Rules.upgrade)
      #sourceLocation()
      if let mappedUpgraded_id {
        partial.id = mappedUpgraded_id
      } else if try reader.field(0, of: object) { partial.id = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return Archived(mapped: &partial)
    }

    private typealias MappedPartial = Archived.MappedPartial

    static func write(_ value: Archived, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      writer.end()
    }
  }
}

extension Closures: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 93 required
    """, of: "Expressions.swift: Closures")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.count = try reader.checked(Int.read(&reader), by: { try mappedCheck_count(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.count = partial.count.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
  }
}

extension Closures: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    if let checked = try Isomer.correction(of: value.count, at: "count", by: { try Self.mappedCheck_count(&$0) }) {
      value.count = checked
    }
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_count(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Expressions.swift", line: 92)
try value.check(by: { $0.isEmpty }, "{ $0.isEmpty }")
    #sourceLocation()
  }
}
