// Generated from MantleArchives.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension MantleArchived: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 10
    count: 11 default
    nestedName: 12
    dynamicName: 14
    """, of: "MantleArchives.swift: MantleArchived")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var count: Int? = nil
    var nestedName: String? = nil
    var dynamicName: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.name = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_name(&$0) })
      case 1: partial.count = try Int?.read(&reader)
      case 2: partial.nestedName = try String?.read(&reader)
      case 3: partial.dynamicName = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    value.name = partial.name.take()
    if let read = partial.count.take() { value.count = read }
    value.nestedName = partial.nestedName.take()
    value.dynamicName = partial.dynamicName.take()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"name\":", self.name)
    writer.member(",\"count\":", self.count)
    writer.optional(",\"nestedName\":", self.nestedName)
    writer.optional(",\"dynamicName\":", self.dynamicName)
  }
}

extension MantleArchived: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> MantleArchived {
    try Isomer.correction(of: self.name, at: "name", by: { try Self.mappedCheck_name(&$0) })
    return self
  }

  private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Archives/MantleArchives.swift", line: 9)
                                               try value.count(...9)
    #sourceLocation()
  }
}

extension MantleArchived: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object = try MappedArchive_MantleArchived.read(&reader)
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    MappedArchive_MantleArchived.write(self, to: &writer)
    writer.ends(self)
  }

  enum MappedArchive_MantleArchived {
    static let shape = IsomerArchive.ArchiveShape(
      "MTLTestModel", version: 1,
      """
      name
      count
      nestedName
      weakModel
      strongModel
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> MantleArchived {
      let start = reader.position
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Models/Archives/MantleArchives.swift", line: 8)
      let mappedUpgraded_name: String? = try reader
.upgraded(object, by: MantleArchived.decodeName)
      #sourceLocation()
      if let mappedUpgraded_name {
        partial.name = mappedUpgraded_name
      } else if try reader.field(0, of: object) { partial.name = try String?.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.count = try reader.unlessNull(Int.self) }
      if try reader.field(2, of: object) { partial.nestedName = try String?.unarchive(&reader) }
      if try reader.field(3, of: object) {
        partial.mappedPending_weakModel = try reader.pending()
        if partial.mappedPending_weakModel == nil {
          partial.weakModel = try MantleReferred?.unarchive(&reader)
        }
      }
      if try reader.field(4, of: object) {
        partial.mappedPending_strongModel = try reader.pending()
        if partial.mappedPending_strongModel == nil {
          partial.strongModel = try MantleReferred?.unarchive(&reader)
        }
      }
      reader.leave(object)
      let value = mappedValue(of: &partial)
      if let number = partial.mappedPending_weakModel {
        try reader.whenMade(number, as: MantleReferred.self) { value.weakModel = $0 }
      }
      if let number = partial.mappedPending_strongModel {
        try reader.whenMade(number, as: MantleReferred.self) { value.strongModel = $0 }
      }
      return try reader.validated(value, from: start)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var name: String? = nil
      var count: Int? = nil
      var nestedName: String? = nil
      var dynamicName: String? = nil
      var weakModel: MantleReferred? = nil
      var strongModel: MantleReferred? = nil
      var mappedPending_weakModel: Swift.Int? = nil
      var mappedPending_strongModel: Swift.Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> MantleArchived {
      let value = MantleArchived()
      value.name = partial.name.take()
      if let read = partial.count.take() { value.count = read }
      value.nestedName = partial.nestedName.take()
      value.dynamicName = partial.dynamicName.take()
      value.weakModel = partial.weakModel.take()
      value.strongModel = partial.strongModel.take()
      return value
    }

    static func write(_ value: MantleArchived, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      value.count.archive(to: &writer)
      value.nestedName.archive(to: &writer)
      writer.conditional(value.weakModel)
      writer.waiting(value.strongModel)
      writer.end()
    }
  }
}

extension MantleReferred: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet("", of: "MantleArchives.swift: MantleReferred")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}
}

extension MantleReferred: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object = try MappedArchive_MantleReferred.read(&reader)
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    MappedArchive_MantleReferred.write(self, to: &writer)
    writer.ends(self)
  }

  enum MappedArchive_MantleReferred {
    static let shape = IsomerArchive.ArchiveShape("MantleReferred")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> MantleReferred {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      reader.leave(object)
      return MantleReferred.mappedValue(of: &partial)
    }

    private typealias MappedPartial = MantleReferred.MappedPartial

    static func write(_ value: MantleReferred, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      writer.end()
    }
  }
}

extension MantleOld: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 36
    count: 37 default
    nestedName: 38
    """, of: "MantleArchives.swift: MantleOld")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var count: Int? = nil
    var nestedName: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String?.read(&reader)
      case 1: partial.count = try Int?.read(&reader)
      case 2: partial.nestedName = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.take()
    if let read = partial.count.take() { self.count = read }
    self.nestedName = partial.nestedName.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"name\":", self.name)
    writer.member(",\"count\":", self.count)
    writer.optional(",\"nestedName\":", self.nestedName)
  }
}

extension MantleOld: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_MantleOld.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_MantleOld.write(self, to: &writer)
  }

  enum MappedArchive_MantleOld {
    static let shape = IsomerArchive.ArchiveShape(
      "MTLOldTestModel", version: 1,
      """
      name
      count
      nestedName
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> MantleOld {
      #sourceLocation(file: "Fixtures/Models/Archives/MantleArchives.swift", line: 34)
          let object = try reader.object(shape, upgrade: MantleOld.fromExternal)
      #sourceLocation()
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String?.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.count = try reader.unlessNull(Int.self) }
      if try reader.field(2, of: object) { partial.nestedName = try String?.unarchive(&reader) }
      reader.leave(object)
      return MantleOld(mapped: &partial)
    }

    private typealias MappedPartial = MantleOld.MappedPartial

    static func write(_ value: MantleOld, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      value.count.archive(to: &writer)
      value.nestedName.archive(to: &writer)
      writer.end()
    }
  }
}

extension MantleOld: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    guard left.count == right.count else { return false }
    guard left.nestedName == right.nestedName else { return false }
    return true
  }
}

extension MantleItem: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 52 required
    title: 53 required
    """, of: "MantleArchives.swift: MantleItem")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try String.read(&reader)
      case 1: partial.title = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"title\":", self.title)
  }
}

extension MantleItem: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_MantleItem.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_MantleItem.write(self, to: &writer)
  }

  enum MappedArchive_MantleItem {
    static let shape = IsomerArchive.ArchiveShape(
      "MantleItem", version: 1,
      """
      id
      title
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> MantleItem {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.title = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.title { missing = "title" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return MantleItem(mapped: &partial)
    }

    private typealias MappedPartial = MantleItem.MappedPartial

    static func write(_ value: MantleItem, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.title.archive(to: &writer)
      writer.end()
    }
  }
}

extension MantleItem: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.title == right.title else { return false }
    return true
  }
}

extension MantleItem: Isomer.Identified {
  var mappedIdentity: String { self.id }
}
