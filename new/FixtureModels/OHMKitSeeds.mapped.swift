// Generated from OHMKitSeeds.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension OMTBasic: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    OMTBasic.Mapped_OMTBasic.self
  }
}

extension OMTBasic {
  enum Mapped_OMTBasic: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> OMTBasic {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var favoriteWord: String?? = nil
      var favoriteNumber: Int?? = nil
      var created: Date?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.name = try String?.read(&reader)
        case 1: partial.favoriteWord = try String?.read(&reader)
        case 2: partial.favoriteNumber = try Int?.read(&reader)
        case 3: partial.created = try Date?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> OMTBasic {
      let value = OMTBasic()
      value.name = partial.name.takeValue()
      value.favoriteWord = partial.favoriteWord.takeValue()
      if let read = partial.favoriteNumber.takeValue() { value.favoriteNumber = read }
      value.created = partial.created.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 8
      favoriteWord: 9
      favoriteNumber: 10 default
      created: 11
      """, of: "OHMKitSeeds.swift: OMTBasic")

    static func writeMappedMembers(_ value: OMTBasic, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"name\":", value.name)
      writer.optional(",\"favoriteWord\":", value.favoriteWord)
      writer.member(",\"favoriteNumber\":", value.favoriteNumber)
      writer.optional(",\"created\":", value.created)
    }

    static func update(_ value: OMTBasic, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.favoriteNumber {
        #sourceLocation(file: "Fixtures/Models/Seeds/OHMKitSeeds.swift", line: 9)
        let mappedDefault: Int
                     = 0
        #sourceLocation()
        partial.favoriteNumber = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: OMTBasic) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.favoriteWord.take() { value.favoriteWord = read }
      if let read = partial.favoriteNumber.takeValue() { value.favoriteNumber = read }
      if let read = partial.created.take() { value.created = read }
    }

    private static func mappedKept(
      of value: OMTBasic, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.favoriteWord != nil { kept.favoriteWord = value.favoriteWord }
      if partial.favoriteNumber != nil { kept.favoriteNumber = value.favoriteNumber }
      if partial.created != nil { kept.created = value.created }
      return kept
    }
  }
}

extension OMTBasic: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    try OMTBasic.Mapped_OMTBasic.update(self, from: &reader)
  }
}

extension OMTBasic: Isomer.Mergeable {
  func merge(_ newer: OMTBasic) {
    if self === newer { return }
    self.name = newer.name
    self.favoriteWord = newer.favoriteWord
    self.favoriteNumber = newer.favoriteNumber
    self.created = newer.created
  }
}

extension OMTCollection: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 19
    basic: 20
    list: 21 default
    byName: 22 default
    """, of: "OHMKitSeeds.swift: OMTCollection")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String?? = nil
    var basic: OMTBasic?? = nil
    var list: [OMTBasic]?? = nil
    var byName: [String: OMTBasic]?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String?.read(&reader)
      case 1: partial.basic = try OMTBasic?.read(&reader)
      case 2: partial.list = try [OMTBasic]?.read(&reader)
      case 3: partial.byName = try [String: OMTBasic]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    value.title = partial.title.takeValue()
    value.basic = partial.basic.takeValue()
    if let read = partial.list.takeValue() { value.list = read }
    if let read = partial.byName.takeValue() { value.byName = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"title\":", self.title)
    writer.optional(",\"basic\":", self.basic)
    writer.member(",\"list\":", self.list)
    writer.member(",\"byName\":", self.byName)
  }
}

extension OMTCollection: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.list {
      #sourceLocation(file: "Fixtures/Models/Seeds/OHMKitSeeds.swift", line: 20)
      let mappedDefault: [OMTBasic]
                       = []
      #sourceLocation()
      partial.list = mappedDefault
    }
    if case .some(nil) = partial.byName {
      #sourceLocation(file: "Fixtures/Models/Seeds/OHMKitSeeds.swift", line: 21)
      let mappedDefault: [String: OMTBasic]
                                 = [:]
      #sourceLocation()
      partial.byName = mappedDefault
    }
    try reader.change(
      value, from: start,
      applying: {
        var kept = Self.mappedKept(of: value, before: partial)
        Self.mappedAssign(&partial, to: value)
        return { Self.mappedAssign(&kept, to: value) }
      },
      settling: { _ in })
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: OMTCollection) {
    if let read = partial.title.take() { value.title = read }
    if let read = partial.basic.take() { value.basic = read }
    if let read = partial.list.takeValue() { value.list = read }
    if let read = partial.byName.takeValue() { value.byName = read }
  }

  private static func mappedKept(
    of value: OMTCollection, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.title != nil { kept.title = value.title }
    if partial.basic != nil { kept.basic = value.basic }
    if partial.list != nil { kept.list = value.list }
    if partial.byName != nil { kept.byName = value.byName }
    return kept
  }
}

extension OMTCollection: Isomer.Mergeable {
  func merge(_ newer: OMTCollection) {
    if self === newer { return }
    self.title = newer.title
    self.basic = newer.basic
    self.list = newer.list
    self.byName = newer.byName
  }
}

extension OMTLeaf: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    leafName: 34
    """, of: "OHMKitSeeds.swift: OMTLeaf")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var leafName: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.leafName = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    value.leafName = partial.leafName.take()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"leafName\":", self.leafName)
  }
}

extension OMTKeeping: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 40
    """, of: "OHMKitSeeds.swift: OMTKeeping")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var others: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String?.read(&reader)
      default: try reader.keep(in: &partial.others)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.take()
    if let read = partial.others.take() { self.others = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"name\":", self.name)
    writer.rest(self.others, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("name")
    paths.rest("others")
    return paths
  }
}

extension OMTStrict: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 47
    """, of: "OHMKitSeeds.swift: OMTStrict")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.name = try String?.read(&reader)
      default: throw reader.unknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"name\":", self.name)
  }
}

extension OMTTinted: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    colour: 54
    """, of: "OHMKitSeeds.swift: OMTTinted")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var colour: Colour? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Seeds/OHMKitSeeds.swift", line: 52)
        partial.colour = try reader
      .transformed(ColourTransformer(), Colour?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.colour = partial.colour.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Seeds/OHMKitSeeds.swift", line: 53)
   writer.optional(ColourTransformer(), ",\"colour\":", self.colour)
    #sourceLocation()
  }
}
