// Generated from OuterNames.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Inventory.Kind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "a": return .a
    case "b": return .b
    default: throw reader.unknownCase("one of \"a\", \"b\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .a: writer.raw("\"a\"")
    case .b: writer.raw("\"b\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Inventory.Item: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind: 17 default
    other: 18 default
    number: 20 required
    list: 22 required
    mapped: 24 required
    checked: 26 default
    """, of: "OuterNames.swift: Inventory.Item")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.list { missing = "list" }
    if let missing { throw reader.missing(missing) }
    let keepsDefault_checked = partial.checked == nil
    var value = Self(mapped: &partial)
    if keepsDefault_checked {
      value.checked = try reader.checkedDefault(value.checked, at: "checked", by: { try mappedCheck_checked(&$0) })
    }
    #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 13)
    try reader
      .adjusting(&value, from: start, by: { Limits.touch(&$0) })
    #sourceLocation()
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var kind: Inventory.Kind? = nil
    var other: Inventory.Kind? = nil
    var number: Int? = nil
    var list: [Inventory.Short]? = nil
    var mapped: Inventory.Kind? = nil
    var checked: Inventory.Kind? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.kind = try Inventory.Kind?.read(&reader)
      case 1: partial.other = try Inventory.Kind?.read(&reader)
      case 2: partial.number = try reader.transformed(mappedReading_number, Int.self)
      case 3:
        partial.list = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try [Inventory.Short].read(&reader)
        #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 21)
                   } ?? [Short.a]
        #sourceLocation()
      case 4: partial.mapped = try reader.transformed(mappedReading_mapped, Inventory.Kind.self)
      case 5:
        partial.checked = try reader.checkedUnlessNil(Inventory.Kind?.read(&reader), by: { try mappedCheck_checked(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 15)
    self.kind =
 partial.kind.take() ?? Kind.b
    #sourceLocation()
    if let read = partial.other.take() { self.other = read }
    self.number = partial.number.moved()
    self.list = partial.list.moved()
    self.mapped = partial.mapped.moved()
    if let read = partial.checked.take() { self.checked = read }
  }

  #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 18)
  private static let mappedReading_number = Isomer
    .readTransformer(Doubling(factor: 3), for: Int.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 22)
  private static let mappedReading_mapped = Isomer
    .readTransformer(.map(["x": Kind.a, "y": Kind.b]), for: Inventory.Kind.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"kind\":", self.kind)
    writer.member(",\"other\":", self.other)
    writer.member(Self.mappedReading_number, ",\"number\":", self.number)
    writer.member(",\"list\":", self.list)
    writer.member(Self.mappedReading_mapped, ",\"mapped\":", self.mapped)
    writer.member(",\"checked\":", self.checked)
  }
}

extension Inventory.Item: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    if let checked = try Isomer.correction(of: value.checked, at: "checked", by: { try Self.mappedCheck_checked(&$0) }) {
      value.checked = checked
    }
    return try Isomer.validated(value, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_checked(_ value: inout Isomer.Checked<Inventory.Kind>) throws {
    #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 25)
  try value.check(by: { $0 != Kind.a }, "{ $0 != Kind.a }")
    #sourceLocation()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 14)
try value.check(by: Limits.isFine, "Limits.isFine")
    #sourceLocation()
  }
}

extension Inventory.Item {
  /// The type 'Doubling' in the scope of `Inventory.Item`.
  private typealias Doubling = Inventory.Doubling
  /// The type 'Kind' in the scope of `Inventory.Item`.
  private typealias Kind = Inventory.Kind
  /// The type 'Limits' in the scope of `Inventory.Item`.
  private typealias Limits = Inventory.Limits
  /// The type 'Short' in the scope of `Inventory.Item`.
  private typealias Short = Inventory.Short
}

extension Inventory.Item.Choice: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "one":
        let value = try Mapped_one.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"one\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .one(let kind, _):
      writer.raw("{\"one\":")
      Mapped_one.write(kind, to: &writer)
      writer.raw("}")
    }
  }
}

extension Inventory.Item.Choice {
  private enum Mapped_one: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Inventory.Item.Choice {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var kind: Inventory.Kind? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.kind = try Inventory.Kind?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Inventory.Item.Choice {
      #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 29)
      let mappedArgument_kind =
             partial.kind.take() ?? Kind.a
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 31)
          let mappedArgument_d: Inventory.Doubling = Doubling()
      #sourceLocation()
      let value = Inventory.Item.Choice.one(kind: mappedArgument_kind, d: mappedArgument_d)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind: 31 default
      """, of: "OuterNames.swift: Inventory.Item.Choice.one")

    static func write(_ kind: Inventory.Kind, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(kind, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ kind: Inventory.Kind, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"kind\":", kind)
    }
  }
}

extension Inventory.Item.Choice {
  /// The type 'Doubling' in the scope of `Inventory.Item.Choice`.
  private typealias Doubling = Inventory.Doubling
  /// The type 'Kind' in the scope of `Inventory.Item.Choice`.
  private typealias Kind = Inventory.Kind
}

extension Workbook.Row: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Workbook<Element>.Kind? = nil
    var kind: Workbook<Element>.Kind? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try Workbook<Element>.Kind?.read(&reader)
      case 1: partial.kind = try Workbook<Element>.Kind?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.count.take() { self.count = read }
    #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 44)
    self.kind =
 partial.kind.take() ?? Kind.b
    #sourceLocation()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Workbook_Row.mappedKeys }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
    writer.member(",\"kind\":", self.kind)
  }
}

private enum MappedKeys_Workbook_Row {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 44 default
    kind: 46 default
    """, of: "OuterNames.swift: Workbook.Row")
}

extension Workbook.Row {
  /// The type 'Kind' in the scope of `Workbook.Row`.
  private typealias Kind = Workbook<Element>.Kind
}

extension Workbook.Kind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "a": return .a
    case "b": return .b
    default: throw reader.unknownCase("one of \"a\", \"b\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .a: writer.raw("\"a\"")
    case .b: writer.raw("\"b\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Engine: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind: 55 required
    part: 56 required
    """, of: "OuterNames.swift: Engine")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var kind: Kind? = nil
    var part: Piece? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.kind = try Kind.read(&reader)
      case 1: partial.part = try Piece.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.kind = partial.kind.moved()
    self.part = partial.part.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"kind\":", self.kind)
    writer.member(",\"part\":", self.part)
  }
}

extension Engine.Kind: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 58 required
    """, of: "OuterNames.swift: Engine.Kind")

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

extension Engine.Piece: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind: 61 required
    others: 62 required
    """, of: "OuterNames.swift: Engine.Piece")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var kind: Kind? = nil
    var others: [Kind?]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.kind = try Kind.read(&reader)
      case 1: partial.others = try [Kind?].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.kind = partial.kind.moved()
    self.others = partial.others.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"kind\":", self.kind)
    writer.member(",\"others\":", self.others)
  }
}

extension Engine.Piece.Kind: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 64 required
    """, of: "OuterNames.swift: Engine.Piece.Kind")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
  }
}

extension Vessel.Kind: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    sails: 70 required
    """, of: "OuterNames.swift: Vessel.Kind")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var sails: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.sails = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.sails = partial.sails.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"sails\":", self.sails)
  }
}

extension Vessel.Boat: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Vessel.Boat.self { return Vessel.Boat.Mapped_Boat.self }
    if self is Vessel.Yacht.Type { return Vessel.Yacht.Mapped_Yacht.self }
    return Vessel.Boat.Mapped_Boat.self
  }
}

extension Vessel.Boat {
  enum Mapped_Boat: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Vessel.Boat {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var kind: Kind? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.kind = try Kind.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Vessel.Boat {
      let mappedArgument_kind = partial.kind.moved()
      let value = Vessel.Boat(kind: mappedArgument_kind)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind: 73 required
      """, of: "OuterNames.swift: Vessel.Boat")

    static func writeMappedMembers(_ value: Vessel.Boat, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"kind\":", value.kind)
    }
  }
}

extension Vessel.Boat.Kind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "wood": return .wood
    case "steel": return .steel
    default: throw reader.unknownCase("one of \"wood\", \"steel\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .wood: writer.raw("\"wood\"")
    case .steel: writer.raw("\"steel\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Vessel.Yacht {
  enum Mapped_Yacht: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Vessel.Yacht {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var kind: Vessel.Boat.Kind? = nil
      var rig: Kind? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.kind = try Vessel.Boat.Kind.read(&reader)
        case 1: partial.rig = try Kind.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Vessel.Yacht {
      let mappedArgument_kind = partial.kind.moved()
      let mappedArgument_rig = partial.rig.moved()
      #sourceLocation(file: "Fixtures/Models/Scopes/OuterNames.swift", line: 78)
       let value = Vessel.Yacht(kind: mappedArgument_kind, rig: mappedArgument_rig)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind: 73 required
      rig: 80 required
      """, of: "OuterNames.swift: Vessel.Yacht")

    static func writeMappedMembers(_ value: Vessel.Yacht, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"kind\":", value.kind)
      writer.member(",\"rig\":", value.rig)
    }
  }
}

extension Vessel.Yacht.Kind: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    masts: 86 required
    """, of: "OuterNames.swift: Vessel.Yacht.Kind")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var masts: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.masts = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.masts = partial.masts.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"masts\":", self.masts)
  }
}
