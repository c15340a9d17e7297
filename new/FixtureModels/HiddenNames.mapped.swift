// Generated from HiddenNames.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Bookmark {
  /// `Date`, which a member of `Bookmark` shadows.
  fileprivate typealias MappedType_Date = Date
  /// `Int`, which a member of `Bookmark` shadows.
  fileprivate typealias MappedType_Int = Int
  /// `Kind`, which a member of `Bookmark` shadows.
  fileprivate typealias MappedType_Kind = Kind
  /// `String`, which a member of `Bookmark` shadows.
  fileprivate typealias MappedType_String = String
  /// `URL`, which a member of `Bookmark` shadows.
  fileprivate typealias MappedType_URL = URL
  /// `UUID`, which a member of `Bookmark` shadows.
  fileprivate typealias MappedType_UUID = UUID
}

extension Bookmark: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    URL: 8 required
    Kind: 9 required
    Date: 10 default
    UUID: 11
    Int: 13 default
    other: 15
    list: 17 default
    text: 18 default
    """, of: "HiddenNames.swift: Bookmark")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var URL: MappedType_URL? = nil
    var Kind: MappedType_Kind? = nil
    var Date: [MappedType_Date?]?? = nil
    var UUID: [MappedType_String: MappedType_UUID]?? = nil
    var Int: MappedType_Int?? = nil
    var other: Foundation.Date?? = nil
    var list: [MappedType_Kind]?? = nil
    var text: MappedType_String?? = nil

    @inline(__always)
    static func read(_ key: Swift.Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.URL = try MappedType_URL.read(&reader)
      case 1: partial.Kind = try MappedType_Kind.read(&reader)
      case 2: partial.Date = try [MappedType_Date?]?.read(&reader)
      case 3: partial.UUID = try [MappedType_String: MappedType_UUID]?.read(&reader)
      case 4:
        partial.Int = try reader.checkedUnlessNil(MappedType_Int?.read(&reader), by: { try mappedCheck_Int(&$0) })
      case 5:
        #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 13)
        partial.other = try reader
      .transformed(.secondsSince1970, Foundation.Date?.self)
        #sourceLocation()
      case 6: partial.list = try reader.elements(.lossy, of: [MappedType_Kind]?.self)
      case 7: partial.text = try MappedType_String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.URL = partial.URL.moved()
    self.Kind = partial.Kind.moved()
    if let read = partial.Date.takeValue() { self.Date = read }
    self.UUID = partial.UUID.takeValue()
    if let read = partial.Int.takeValue() { self.Int = read }
    self.other = partial.other.takeValue()
    if let read = partial.list.takeValue() { self.list = read }
    if let read = partial.text.takeValue() { self.text = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"URL\":", self.URL)
    writer.member(",\"Kind\":", self.Kind)
    writer.member(",\"Date\":", self.Date)
    writer.optional(",\"UUID\":", self.UUID)
    writer.member(",\"Int\":", self.Int)
    #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 14)
   writer.optional(.secondsSince1970, ",\"other\":", self.other)
    #sourceLocation()
    writer.member(",\"list\":", self.list)
    writer.member(",\"text\":", self.text)
  }
}

extension Bookmark: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.Int, at: "Int", by: { try Self.mappedCheck_Int(&$0) })
    return self
  }

  private static func mappedCheck_Int(_ value: inout Isomer.Checked<MappedType_Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 12)
   try value.within(1...5)
    #sourceLocation()
  }
}

extension Bookmark: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.Date {
      #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 9)
      let mappedDefault: [MappedType_Date?]
                    = []
      #sourceLocation()
      partial.Date = mappedDefault
    }
    if case .some(nil) = partial.Int {
      #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 12)
      let mappedDefault: MappedType_Int
               = 1
      #sourceLocation()
      partial.Int = mappedDefault
    }
    if case .some(nil) = partial.list {
      #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 16)
      let mappedDefault: [MappedType_Kind]
                   = []
      #sourceLocation()
      partial.list = mappedDefault
    }
    if case .some(nil) = partial.text {
      #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 17)
      let mappedDefault: MappedType_String
           = "x"
      #sourceLocation()
      partial.text = mappedDefault
    }
    var updated = self
    var isNew = false
    if Isomer.differs(partial.URL, self.URL) { isNew = true }
    if isNew {
      updated = Self(mapped: &partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.Kind.take() { value.Kind = read }
    if let read = partial.Date.takeValue() { value.Date = read }
    if let read = partial.UUID.take() { value.UUID = read }
    if let read = partial.Int.takeValue() { value.Int = read }
    if let read = partial.other.take() { value.other = read }
    if let read = partial.list.takeValue() { value.list = read }
    if let read = partial.text.takeValue() { value.text = read }
  }

  private init(mapped partial: inout MappedPartial, of value: Self) {
    self.URL = partial.URL.take() ?? value.URL
    self.Kind = partial.Kind.take() ?? value.Kind
    self.Date = partial.Date.takeValue() ?? value.Date
    self.UUID = partial.UUID.take() ?? value.UUID
    self.Int = partial.Int.takeValue() ?? value.Int
    self.other = partial.other.take() ?? value.other
    self.list = partial.list.takeValue() ?? value.list
    self.text = partial.text.takeValue() ?? value.text
  }
}

extension Bookmark: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.URL == right.URL else { return false }
    guard left.Kind == right.Kind else { return false }
    guard left.Date == right.Date else { return false }
    guard left.UUID == right.UUID else { return false }
    guard left.Int == right.Int else { return false }
    #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 15)
    guard left.other == right.other else { return false }
    #sourceLocation()
    guard left.list == right.list else { return false }
    guard left.text == right.text else { return false }
    return true
  }
}

extension Bookmark: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.URL)
    hasher.combine(self.Kind)
    hasher.combine(self.Date)
    hasher.combine(self.UUID)
    hasher.combine(self.Int)
    #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 15)
    hasher.combine(self.other)
    #sourceLocation()
    hasher.combine(self.list)
    hasher.combine(self.text)
  }
}

extension Bookmark: Isomer.Copying {
  func copy() -> Self { self }
}

extension Bookmark: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.Kind = newer.Kind
    self.Date = newer.Date
    self.UUID = newer.UUID
    self.Int = newer.Int
    self.other = newer.other
    self.list = newer.list
    self.text = newer.text
  }
}

extension Bookmark: CustomStringConvertible {
  var description: Swift.String {
    var text = Isomer.DescriptionText("Bookmark")
    text.add("URL", self.URL)
    text.add("Kind", self.Kind)
    text.add("Date", self.Date)
    text.add("UUID", self.UUID)
    text.add("Int", self.Int)
    text.add("other", self.other)
    text.add("list", self.list)
    text.add("text", self.text)
    return text.finished
  }
}

extension Bookmark.Kind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "a": return .a
    case "String": return .String
    case "Int64": return .Int64
    default: throw reader.unknownCase("one of \"a\", \"String\", \"Int64\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .a: writer.raw("\"a\"")
    case .String: writer.raw("\"String\"")
    case .Int64: writer.raw("\"Int64\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Link {
  /// `Date`, which a member of `Link` shadows.
  fileprivate typealias MappedType_Date = Date
  /// `Int`, which a member of `Link` shadows.
  fileprivate typealias MappedType_Int = Int
  /// `String`, which a member of `Link` shadows.
  fileprivate typealias MappedType_String = String
  /// `URL`, which a member of `Link` shadows.
  fileprivate typealias MappedType_URL = URL
  /// `Value`, which a member of `Link` shadows.
  fileprivate typealias MappedType_Value = Value
}

extension Link: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "URL":
        let value = Self.URL(try MappedType_URL.read(&reader))
        try reader.endCase()
        return value
      case "Date":
        let value = try Mapped_Date.read(&reader)
        try reader.endCase()
        return value
      case "String":
        try reader.beginValues(of: 2)
        let mappedArgument_String_0 = try MappedType_String.read(&reader)
        try reader.nextValue(of: 2)
        let mappedArgument_String_1 = try MappedType_Int.read(&reader)
        try reader.endValues(of: 2)
        let value = Self.String(mappedArgument_String_0, mappedArgument_String_1)
        try reader.endCase()
        return value
      case "Int":
        let mappedArgument_Int = try MappedType_Int?.read(&reader)
        #sourceLocation(file: "Fixtures/Models/Scopes/HiddenNames.swift", line: 31)
        let mappedFilled_Int = mappedArgument_Int
              ?? 4
        #sourceLocation()
        let value = Self.Int(mappedFilled_Int)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    return .Value(try MappedType_Value.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .URL(let URL):
      writer.member("{\"URL\":", URL)
      writer.raw("}")
    case .Date(let at, let of):
      writer.raw("{\"Date\":")
      Mapped_Date.write(at, of, to: &writer)
      writer.raw("}")
    case .String(let String_0, let String_1):
      writer.member("{\"String\":[", String_0)
      writer.member(",", String_1)
      writer.raw("]}")
    case .Int(let Int):
      writer.member("{\"Int\":", Int)
      writer.raw("}")
    case .Value(let value): value.write(to: &writer)
    }
  }
}

extension Link {
  private enum Mapped_Date: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Link {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var at: MappedType_Date? = nil
      var of: MappedType_String? = nil

      @inline(__always)
      static func read(_ key: Swift.Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.at = try MappedType_Date.read(&reader)
        case 1: partial.of = try MappedType_String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Link {
      let mappedArgument_at = partial.at.moved()
      let mappedArgument_of = partial.of.moved()
      let value = Link.Date(at: mappedArgument_at, of: mappedArgument_of)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      at: 30 required
      of: 30 required
      """, of: "HiddenNames.swift: Link.Date")

    static func write(_ at: MappedType_Date, _ of: MappedType_String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(at, of, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ at: MappedType_Date, _ of: MappedType_String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"at\":", at)
      writer.member(",\"of\":", of)
    }
  }
}

extension Section {
  /// `Section`, which a member of `Section` shadows.
  fileprivate typealias MappedType_Section = Section
}

extension Section: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    Section: 39
    Title: 40 required
    """, of: "HiddenNames.swift: Section")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var Section: MappedType_Section? = nil
    var Title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.Section = try MappedType_Section?.read(&reader)
      case 1: partial.Title = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_Title = partial.Title.moved()
    let value = Self(Title: mappedArgument_Title)
    value.Section = partial.Section.take()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"Section\":", self.Section)
    writer.member(",\"Title\":", self.Title)
  }
}

extension Chapter {
  /// `Level`, which a member of `Chapter` shadows.
  fileprivate typealias MappedType_Level = Level
  /// `String`, which a member of `Chapter` shadows.
  fileprivate typealias MappedType_String = String
}

extension Chapter: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Chapter.self { return Chapter.Mapped_Chapter.self }
    if self is Appendix.Type { return Appendix.Mapped_Appendix.self }
    return Chapter.Mapped_Chapter.self
  }
}

extension Chapter {
  enum Mapped_Chapter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Chapter {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var String: MappedType_String? = nil
      var Level: MappedType_Level? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.String = try MappedType_String.read(&reader)
        case 1: partial.Level = try MappedType_Level?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Chapter {
      let mappedArgument_String = partial.String.moved()
      let value = Chapter(String: mappedArgument_String)
      value.Level = partial.Level.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      String: 46 required
      Level: 47
      """, of: "HiddenNames.swift: Chapter")

    static func writeMappedMembers(_ value: Chapter, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"String\":", value.String)
      writer.optional(",\"Level\":", value.Level)
    }
  }
}

extension Chapter.Level: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Swift.Int64.self) {
    case 0: return .Int64
    case 1: return .Int
    default: throw reader.unknownCase("one of 0, 1")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .Int64: writer.raw("0")
    case .Int: writer.raw("1")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Swift.Int64.readKey(&reader) {
    case 0: return .Int64
    case 1: return .Int
    default: throw reader.unknownCase("one of 0, 1")
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .Int64: writer.raw("\"0\":")
    case .Int: writer.raw("\"1\":")
    }
  }
}

extension Appendix {
  /// `Level`, which a member of `Appendix` shadows.
  fileprivate typealias MappedType_Level = Level
  /// `String`, which a member of `Appendix` shadows.
  fileprivate typealias MappedType_String = String
}

extension Appendix {
  enum Mapped_Appendix: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Appendix {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var String: MappedType_String? = nil
      var Level: MappedType_Level? = nil
      var letter: MappedType_String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.String = try MappedType_String.read(&reader)
        case 1: partial.Level = try MappedType_Level?.read(&reader)
        case 2: partial.letter = try MappedType_String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Appendix {
      let mappedArgument_String = partial.String.moved()
      let value = Appendix(String: mappedArgument_String)
      value.Level = partial.Level.take()
      if let read = partial.letter.take() { value.letter = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      String: 46 required
      Level: 47
      letter: 56 default
      """, of: "HiddenNames.swift: Appendix")

    static func writeMappedMembers(_ value: Appendix, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"String\":", value.String)
      writer.optional(",\"Level\":", value.Level)
      writer.member(",\"letter\":", value.letter)
    }
  }
}
