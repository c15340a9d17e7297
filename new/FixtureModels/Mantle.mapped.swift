// Generated from Mantle.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension MantleModel: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == MantleModel.self { return MantleModel.Mapped_MantleModel.self }
    if self is MantleSubclass.Type { return MantleSubclass.Mapped_MantleSubclass.self }
    return MantleModel.Mapped_MantleModel.self
  }
}

extension MantleModel: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Swift.type(of: self).mappedMapping.validate(object: self)
    return self
  }
}

extension MantleModel {
  enum Mapped_MantleModel: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> MantleModel {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var count: Int?? = nil
      var nestedName: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.name = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_name(&$0) })
        case 1:
          #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 10)
          partial.count = try reader
      .transformed(.string, Int?.self)
          #sourceLocation()
        case 2: try partial.fillObject(mappedKeys_nested, first: 3, from: &reader)
        case 3: partial.nestedName = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> MantleModel {
      let value = MantleModel()
      value.name = partial.name.takeValue()
      if let read = partial.count.takeValue() { value.count = read }
      value.nestedName = partial.nestedName.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      username: name 10
      count: 12 default
      nested
      """, of: "Mantle.swift: MantleModel", objects: [mappedKeys_nested])

    private static let mappedKeys_nested = Isomer.KeySet(
      """
      name: nestedName 14
      """, of: "Mantle.swift: MantleModel", below: "nested")

    static func writeMappedMembers(_ value: MantleModel, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"username\":", value.name, null: .write)
      #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 11)
     writer.member(.string, ",\"count\":", value.count)
      #sourceLocation()
      do {
        let container = writer.beginContainer(",\"nested\":")
        writer.optional(",\"name\":", value.nestedName, null: .write)
        writer.endContainer(container)
      }
    }

    static func validate(_ value: MantleModel) throws(Isomer.MappingError) {
      if let checked = try Isomer.correction(of: value.name, at: "username", by: { try mappedCheck_name(&$0) }) {
        value.name = checked
      }
    }

    private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 9)
                 try value.check(by: { $0.count < 10 }, "{ $0.count < 10 }")
      #sourceLocation()
    }

    static func update(_ value: MantleModel, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.count {
        #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 11)
        let mappedDefault: Int
            = 1
        #sourceLocation()
        partial.count = mappedDefault
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

    private static func mappedAssign(_ partial: inout MappedPartial, to value: MantleModel) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.count.takeValue() { value.count = read }
      if let read = partial.nestedName.take() { value.nestedName = read }
    }

    private static func mappedKept(
      of value: MantleModel, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.count != nil { kept.count = value.count }
      if partial.nestedName != nil { kept.nestedName = value.nestedName }
      return kept
    }
  }
}

extension MantleModel: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch self {
    case let value as MantleSubclass:
      try MantleSubclass.Mapped_MantleSubclass.update(value, from: &reader)
    default: try MantleModel.Mapped_MantleModel.update(self, from: &reader)
    }
  }
}

extension MantleModel: Equatable {
  static func == (left: MantleModel, right: MantleModel) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.name == right.name else { return false }
    guard left.count == right.count else { return false }
    guard left.nestedName == right.nestedName else { return false }
    if let left = left as? MantleSubclass, let right = right as? MantleSubclass {
      guard MantleSubclass.Derived_MantleSubclass.equals(left, right) else { return false }
    }
    return true
  }
}

extension MantleModel: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.name)
    hasher.combine(self.count)
    hasher.combine(self.nestedName)
    if let value = self as? MantleSubclass {
      MantleSubclass.Derived_MantleSubclass.hash(value, into: &hasher)
    }
  }
}

extension MantleModel: Isomer.Copying {
  func copy() -> Self {
    switch self {
    case let value as MantleSubclass:
      return Isomer.copied(MantleSubclass.Derived_MantleSubclass.copy(value), of: self)
    default:
      let copy = MantleModel()
      copy.name = self.name
      copy.count = self.count
      copy.nestedName = self.nestedName
      copy.weakModel = self.weakModel
      return Isomer.copied(copy, of: self)
    }
  }
}

extension MantleModel: Isomer.Mergeable {
  func merge(_ newer: MantleModel) {
    if self === newer { return }
    self.name = newer.name
    #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 11)
   self.count = Isomer.merging(by: { $0 + $1 }, self.count, newer.count)
    #sourceLocation()
    self.nestedName = newer.nestedName
    if let own = self as? MantleSubclass, let newer = newer as? MantleSubclass {
      MantleSubclass.Derived_MantleSubclass.merge(newer, into: own)
    }
  }
}

extension MantleModel: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText(of: Swift.type(of: self))
    text.add("name", self.name)
    text.add("count", self.count)
    text.add("nestedName", self.nestedName)
    if let value = self as? MantleSubclass {
      MantleSubclass.Derived_MantleSubclass.describe(value, in: &text)
    }
    return text.finished
  }
}

extension MantleSubclass {
  enum Mapped_MantleSubclass: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> MantleSubclass {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var count: Int?? = nil
      var nestedName: String?? = nil
      var generation: Int?? = nil
      var role: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.name = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_name(&$0) })
        case 1:
          #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 10)
          partial.count = try reader
      .transformed(.string, Int?.self)
          #sourceLocation()
        case 2: try partial.fillObject(mappedKeys_nested, first: 5, from: &reader)
        case 3: partial.generation = try Int?.read(&reader)
        case 4: partial.role = try String?.read(&reader)
        case 5: partial.nestedName = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> MantleSubclass {
      let value = MantleSubclass()
      value.name = partial.name.takeValue()
      if let read = partial.count.takeValue() { value.count = read }
      value.nestedName = partial.nestedName.takeValue()
      value.generation = partial.generation.takeValue()
      value.role = partial.role.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      username: name 10
      count: 12 default
      nested
      generation: 27
      role: 28
      """, of: "Mantle.swift: MantleSubclass", objects: [mappedKeys_nested])

    private static let mappedKeys_nested = Isomer.KeySet(
      """
      name: nestedName 14
      """, of: "Mantle.swift: MantleSubclass", below: "nested")

    static func writeMappedMembers(_ value: MantleSubclass, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"username\":", value.name, null: .write)
      #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 11)
     writer.member(.string, ",\"count\":", value.count)
      #sourceLocation()
      do {
        let container = writer.beginContainer(",\"nested\":")
        writer.optional(",\"name\":", value.nestedName, null: .write)
        writer.endContainer(container)
      }
      writer.optional(",\"generation\":", value.generation, null: .write)
      writer.optional(",\"role\":", value.role, null: .write)
    }

    static func validate(_ value: MantleSubclass) throws(Isomer.MappingError) {
      if let checked = try Isomer.correction(of: value.name, at: "username", by: { try mappedCheck_name(&$0) }) {
        value.name = checked
      }
    }

    private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 9)
                 try value.check(by: { $0.count < 10 }, "{ $0.count < 10 }")
      #sourceLocation()
    }

    static func update(_ value: MantleSubclass, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.count {
        #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 11)
        let mappedDefault: Int
            = 1
        #sourceLocation()
        partial.count = mappedDefault
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

    private static func mappedAssign(_ partial: inout MappedPartial, to value: MantleSubclass) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.count.takeValue() { value.count = read }
      if let read = partial.nestedName.take() { value.nestedName = read }
      if let read = partial.generation.take() { value.generation = read }
      if let read = partial.role.take() { value.role = read }
    }

    private static func mappedKept(
      of value: MantleSubclass, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.count != nil { kept.count = value.count }
      if partial.nestedName != nil { kept.nestedName = value.nestedName }
      if partial.generation != nil { kept.generation = value.generation }
      if partial.role != nil { kept.role = value.role }
      return kept
    }
  }
}

extension MantleSubclass {
  enum Derived_MantleSubclass {
    static func equals(_ left: MantleSubclass, _ right: MantleSubclass) -> Bool {
      guard left.generation == right.generation else { return false }
      guard left.role == right.role else { return false }
      return true
    }

    static func hash(_ value: MantleSubclass, into hasher: inout Hasher) {
      hasher.combine(value.generation)
      hasher.combine(value.role)
    }

    static func copy(_ value: MantleSubclass) -> MantleSubclass {
      let copy = MantleSubclass()
      copy.name = value.name
      copy.count = value.count
      copy.nestedName = value.nestedName
      copy.weakModel = value.weakModel
      copy.generation = value.generation
      copy.role = value.role
      return copy
    }

    static func merge(_ newer: MantleSubclass, into own: MantleSubclass) {
      own.generation = newer.generation
      own.role = newer.role
    }

    static func describe(_ value: MantleSubclass, in text: inout Isomer.DescriptionText) {
      text.add("generation", value.generation)
      text.add("role", value.role)
    }
  }
}

extension MantleEmpty: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet("", of: "Mantle.swift: MantleEmpty")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {}

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}
}

extension MantleArray: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    users: names 39 default
    """, of: "Mantle.swift: MantleArray")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var names: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.names = try reader.projected(mappedPath_names) {
          reader throws(Isomer.ReadingFailure) in
          try [String]?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.names.take() { self.names = read }
  }

  private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths()
  }
}

extension MantleRanges: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    location: range 46
    length: range 46 alternative
    nested
    """, of: "Mantle.swift: MantleRanges", objects: [mappedKeys_nested])

  private static let mappedKeys_nested = Isomer.KeySet(
    """
    location: nestedRange 48
    length: nestedRange 48 alternative
    """, of: "Mantle.swift: MantleRanges", below: "nested")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.range, of: partial.mappedFields_range, Self.mappedFields_range
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.transformed(mappedReading_range, Range<Int>.self)
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.nestedRange, of: partial.mappedFields_nestedRange, Self.mappedFields_nestedRange
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.transformed(mappedReading_nestedRange, Range<Int>.self)
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var range: Range<Int>? = nil
    var mappedFields_range = Isomer.FieldPlaces()
    var nestedRange: Range<Int>? = nil
    var mappedFields_nestedRange = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.remember(0, in: &partial.mappedFields_range)
      case 1: try reader.remember(1, in: &partial.mappedFields_range)
      case 2: try partial.fillObject(mappedKeys_nested, first: 3, from: &reader)
      case 3: try reader.remember(0, in: &partial.mappedFields_nestedRange)
      case 4: try reader.remember(1, in: &partial.mappedFields_nestedRange)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.range = partial.range.moved()
    self.nestedRange = partial.nestedRange.moved()
  }

  #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 44)
  private static let mappedReading_range =
                            Isomer.readTransformer(MantleRangeTransformer(""), for: Range<Int>.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 46)
  private static let mappedReading_nestedRange =
                                          Isomer.readTransformer(MantleRangeTransformer("nested."), for: Range<Int>.self)
  #sourceLocation()

  private static let mappedFields_range = Isomer.FieldNames(["location", "length"])

  private static let mappedFields_nestedRange = Isomer.FieldNames(["nested.location", "nested.length"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    let mappedFields_range = writer.fields(Self.mappedReading_range, Self.mappedFields_range, of: self.range)
    let mappedFields_nestedRange = writer.fields(Self.mappedReading_nestedRange, Self.mappedFields_nestedRange, of: self.nestedRange)
    writer.field(",\"location\":", 0, of: mappedFields_range)
    writer.field(",\"length\":", 1, of: mappedFields_range)
    do {
      let container = writer.beginContainer(",\"nested\":")
      writer.field(",\"location\":", 0, of: mappedFields_nestedRange)
      writer.field(",\"length\":", 1, of: mappedFields_nestedRange)
      writer.endContainer(container)
    }
  }
}

extension MantleKinds: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 71
    uuid: 72
    flag: 73 default
    text: 74
    anyObject: 75
    """, of: "Mantle.swift: MantleKinds")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: URL? = nil
    var uuid: UUID? = nil
    var flag: Bool? = nil
    var text: String? = nil
    var anyObject: Value? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try URL?.read(&reader)
      case 1: partial.uuid = try UUID?.read(&reader)
      case 2: partial.flag = try Bool?.read(&reader)
      case 3: partial.text = try String?.read(&reader)
      case 4: partial.anyObject = try Value?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.take()
    self.uuid = partial.uuid.take()
    if let read = partial.flag.take() { self.flag = read }
    self.text = partial.text.take()
    self.anyObject = partial.anyObject.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"url\":", self.url)
    writer.optional(",\"uuid\":", self.uuid)
    writer.member(",\"flag\":", self.flag)
    writer.optional(",\"text\":", self.text)
    writer.optional(",\"anyObject\":", self.anyObject)
  }
}

extension MantleValidated: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 82 required
    """, of: "Mantle.swift: MantleValidated")

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
      case 0:
        partial.name = try reader.checked(String.read(&reader), by: { try mappedCheck_name(&$0) })
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

extension MantleValidated: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    if let checked = try Isomer.correction(of: value.name, at: "name", by: { try Self.mappedCheck_name(&$0) }) {
      value.name = checked
    }
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 81)
try value.check(by: { !$0.isEmpty }, "{ !$0.isEmpty }")
    #sourceLocation()
  }
}

extension MantleMended: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 87
    """, of: "Mantle.swift: MantleMended")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return try reader.checked(Self(mapped: &partial), by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String?.read(&reader)
      default: try reader.skipValue()
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

extension MantleMended: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 84)
    try value
       .check(by: MantleMended.mend, "MantleMended.mend")
    #sourceLocation()
  }
}

extension MantleSweet: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == MantleSweet.self { return MantleSweet.Mapped_MantleSweet.self }
    if self is MantleChocolate.Type { return MantleChocolate.Mapped_MantleChocolate.self }
    if self is MantleStrawberry.Type { return MantleStrawberry.Mapped_MantleStrawberry.self }
    return MantleSweet.Mapped_MantleSweet.self
  }
}

extension MantleSweet {
  enum Mapped_MantleSweet: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> MantleSweet {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> MantleSweet {
      let value = MantleSweet()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      flavor
      """, of: "Mantle.swift: MantleSweet")

    static func writeMappedMembers(_ value: MantleSweet, to writer: inout Isomer.JSONWriter) {}

    static func mappedPaths(_ value: MantleSweet, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths()
      paths.always("flavor")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> MantleSweet {
      guard let tag = try reader.tag(at: "flavor") else {
        throw reader.missingTag(at: "flavor")
      }
      switch tag {
      case "chocolate": return try MantleChocolate.Mapped_MantleChocolate.read(&reader)
      case "strawberry": return try MantleStrawberry.Mapped_MantleStrawberry.read(&reader)
      default: throw reader.unknownTag("one of \"chocolate\", \"strawberry\"", at: "flavor")
      }
    }
  }
}

extension MantleChocolate {
  enum Mapped_MantleChocolate: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> MantleChocolate {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var bitterness: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1:
          #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 100)
    partial.bitterness = try reader.transformed(.string, Int?.self)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> MantleChocolate {
      let value = MantleChocolate()
      if let read = partial.bitterness.take() { value.bitterness = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      flavor
      chocolate_bitterness: bitterness 101 default
      """, of: "Mantle.swift: MantleChocolate")

    static func writeMappedMembers(_ value: MantleChocolate, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"flavor\":\"chocolate\"")
      #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 100)
                                  writer.member(.string, ",\"chocolate_bitterness\":", value.bitterness)
      #sourceLocation()
    }

    static func mappedPaths(_ value: MantleChocolate, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("bitterness: chocolate_bitterness")
      paths.always("flavor")
      return paths
    }
  }
}

extension MantleStrawberry {
  enum Mapped_MantleStrawberry: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> MantleStrawberry {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var freshness: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.freshness = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> MantleStrawberry {
      let value = MantleStrawberry()
      if let read = partial.freshness.take() { value.freshness = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      flavor
      strawberry_freshness: freshness 107 default
      """, of: "Mantle.swift: MantleStrawberry")

    static func writeMappedMembers(_ value: MantleStrawberry, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"flavor\":\"strawberry\"")
      writer.member(",\"strawberry_freshness\":", value.freshness)
    }

    static func mappedPaths(_ value: MantleStrawberry, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("freshness: strawberry_freshness")
      paths.always("flavor")
      return paths
    }
  }
}

extension MantleUser: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name_: name 114 required
    groups_: groups 116 required
    """, of: "Mantle.swift: MantleUser")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var groups: [MantleGroup]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.groups = try [MantleGroup].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_name = partial.name.moved()
    let mappedArgument_groups = partial.groups.moved()
    let value = Self(name: mappedArgument_name, groups: mappedArgument_groups)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name_\":", self.name)
    writer.member(",\"groups_\":", self.groups)
  }
}

extension MantleGroup: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    owner_: owner 127
    users_: users 129 default
    """, of: "Mantle.swift: MantleGroup")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var owner: MantleUser? = nil
    var users: [MantleUser]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.owner = try MantleUser?.read(&reader)
      case 1: partial.users = try [MantleUser]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    value.owner = partial.owner.take()
    if let read = partial.users.take() { value.users = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"owner_\":", self.owner)
    writer.member(",\"users_\":", self.users)
  }
}

extension MantleExplicit: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 135 default
    """, of: "Mantle.swift: MantleExplicit")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.id.take() { self.id = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
  }
}

extension MantleHolder: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    conforming: 153
    ranges: 154
    rangesList: 155 default
    """, of: "Mantle.swift: MantleHolder")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var conforming: MantleConforming? = nil
    var ranges: MantleRanges? = nil
    var rangesList: [MantleRanges?]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.conforming = try MantleConforming?.read(&reader)
      case 1: partial.ranges = try MantleRanges?.read(&reader)
      case 2: partial.rangesList = try [MantleRanges?]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.conforming = partial.conforming.take()
    self.ranges = partial.ranges.take()
    if let read = partial.rangesList.take() { self.rangesList = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"conforming\":", self.conforming)
    writer.optional(",\"ranges\":", self.ranges)
    writer.member(",\"rangesList\":", self.rangesList)
  }
}

extension MantleFailing: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    value: 162 required
    """, of: "Mantle.swift: MantleFailing")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var value: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 160)
        partial.value = try reader
      .transformed(.custom(read: { (text: String) in text }, write: MantleFailing.refuse), String.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.value = partial.value.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Seeds/Mantle.swift", line: 161)
     writer.member(.custom(read: { (text: String) in text }, write: MantleFailing.refuse), ",\"value\":", self.value)
    #sourceLocation()
  }
}
