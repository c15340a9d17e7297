// Generated from OptionPairs.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension NilDefaults: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    option: 7
    member: 8
    path: 9
    generic: 10
    removed: 12
    computed: 14
    """, of: "OptionPairs.swift: NilDefaults")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var option: Int? = nil
    var member: Int? = nil
    var path: Int? = nil
    var generic: Int? = nil
    var removed: Int? = nil
    var computed: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.option = try Int?.read(&reader)
      case 1: partial.member = try Int?.read(&reader)
      case 2: partial.path = try Int?.read(&reader)
      case 3: partial.generic = try Int?.read(&reader)
      case 4: partial.removed = try Int?.read(&reader)
      case 5: partial.computed = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.option = partial.option.take()
    self.member = partial.member.take()
    self.path = partial.path.take()
    self.generic = partial.generic.take()
    self.removed = partial.removed.take()
    if let read = partial.computed.take() { self.computed = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"option\":", self.option)
    writer.optional(",\"member\":", self.member)
    writer.optional(",\"path\":", self.path)
    writer.optional(",\"generic\":", self.generic)
    writer.optional(",\"removed\":", self.removed)
    writer.optional(",\"computed\":", self.computed)
  }
}

extension RecoveredNil: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    value: 23 required
    """, of: "OptionPairs.swift: RecoveredNil")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.value { missing = "value" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var value: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.value = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? .some(nil)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.value = partial.value.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"value\":", self.value, null: .write)
  }
}

extension Position: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "point":
        try reader.beginValues(of: 3, atLeast: 2)
        let mappedArgument_point_0 = try Double.read(&reader)
        try reader.nextValue(of: 3, atLeast: 2)
        let mappedArgument_point_1 = try Double.read(&reader)
        var mappedIsOpen = true
        var mappedArgument_point_2: Double? = nil
        if try reader.nextValue(&mappedIsOpen) {
          mappedArgument_point_2 = try Double?.read(&reader)
        }
        if mappedIsOpen { try reader.endValues(of: 3, atLeast: 2) }
        let value = Self.point(mappedArgument_point_0, mappedArgument_point_1, mappedArgument_point_2)
        try reader.endCase()
        return value
      case "sized":
        try reader.beginValues(of: 3, atLeast: 1)
        let mappedArgument_sized_0 = try Int.read(&reader)
        var mappedIsOpen = true
        var mappedArgument_sized_1: Int?? = nil
        if try reader.nextValue(&mappedIsOpen) {
          mappedArgument_sized_1 = try Int?.read(&reader)
        }
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 29)
        let mappedFilled_sized_1 = mappedArgument_sized_1
                      ?? 3
        #sourceLocation()
        var mappedArgument_sized_2: Int? = nil
        if try reader.nextValue(&mappedIsOpen) {
          mappedArgument_sized_2 = try Int?.read(&reader)
        }
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 29)
        let mappedFilled_sized_2 =
        mappedArgument_sized_2 ?? 4
        #sourceLocation()
        if mappedIsOpen { try reader.endValues(of: 3, atLeast: 1) }
        let value = Self.sized(mappedArgument_sized_0, mappedFilled_sized_1, mappedFilled_sized_2)
        try reader.endCase()
        return value
      case "ranged":
        try reader.beginValues(of: 2, atLeast: 1)
        let mappedArgument_ranged_0 = try Int.read(&reader)
        var mappedIsOpen = true
        var mappedArgument_ranged_1: Int? = nil
        if try reader.nextValue(&mappedIsOpen) {
          mappedArgument_ranged_1 = try reader.checkedUnlessNil(Int?.read(&reader), by: { try MappedChecks_ranged.mappedCheck_ranged_1(&$0) })
        }
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 33)
        let mappedFilled_ranged_1 = mappedArgument_ranged_1
       ?? 5
        #sourceLocation()
        if mappedIsOpen { try reader.endValues(of: 2, atLeast: 1) }
        let value = Self.ranged(mappedArgument_ranged_0, mappedFilled_ranged_1)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"point\", \"sized\" or \"ranged\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .point(let point_0, let point_1, let point_2):
      writer.member("{\"point\":[", point_0)
      writer.member(",", point_1)
      writer.optional(",", point_2, null: .write)
      writer.raw("]}")
    case .sized(let sized_0, let sized_1, let sized_2):
      writer.member("{\"sized\":[", sized_0)
      writer.optional(",", sized_1, null: .write)
      writer.member(",", sized_2)
      writer.raw("]}")
    case .ranged(let ranged_0, let ranged_1):
      writer.member("{\"ranged\":[", ranged_0)
      writer.member(",", ranged_1)
      writer.raw("]}")
    }
  }
}

extension Position: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    switch self {
    case .point: break
    case .sized: break
    case .ranged(_, let ranged_1):
      try Isomer.correction(of: ranged_1, at: "ranged[1]", by: { try MappedChecks_ranged.mappedCheck_ranged_1(&$0) })
    }
    return self
  }

  private enum MappedChecks_ranged {
    static func mappedCheck_ranged_1(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 33)
     try value.within(1...9)
      #sourceLocation()
    }
  }
}

extension CheckedUpdate: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    level: 41 default
    a: pair 43
    b: pair 43 alternative
    """, of: "OptionPairs.swift: CheckedUpdate")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.pair, of: partial.mappedFields_pair, Self.mappedFields_pair
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 41)
        return try reader
           .checked(reader.transformed(CheckedPair(), [Int].self), by: { try mappedCheck_pair(&$0) })
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var level: Int?? = nil
    var pair: [Int]? = nil
    var mappedFields_pair = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.level = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_level(&$0) })
      case 1: try reader.remember(0, in: &partial.mappedFields_pair)
      case 2: try reader.remember(1, in: &partial.mappedFields_pair)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.level.takeValue() { self.level = read }
    self.pair = partial.pair.moved()
  }

  private static let mappedFields_pair = Isomer.FieldNames(["a", "b"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 42)
 let mappedFields_pair = writer.fields(CheckedPair(), Self.mappedFields_pair, of: self.pair)
    #sourceLocation()
    writer.member(",\"level\":", self.level)
    writer.field(",\"a\":", 0, of: mappedFields_pair)
    writer.field(",\"b\":", 1, of: mappedFields_pair)
  }
}

extension CheckedUpdate: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    try Isomer.correction(of: value.level, at: "level", by: { try Self.mappedCheck_level(&$0) })
    if let checked = try Isomer.correction(of: value.pair, at: "", by: { try Self.mappedCheck_pair(&$0) }) {
      value.pair = checked
    }
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_level(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 40)
   try value.within(1...9)
    #sourceLocation()
  }

  private static func mappedCheck_pair(_ value: inout Isomer.Checked<[Int]>) throws {
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 42)
                                         try value.check(by: { $0.count < 3 }, "{ $0.count < 3 }")
    #sourceLocation()
  }
}

extension CheckedUpdate: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    var missingKeys = 0 as UInt64
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.level {
      #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 40)
      let mappedDefault: Int
            = 3
      #sourceLocation()
      partial.level = mappedDefault
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.pair, of: partial.mappedFields_pair, Self.mappedFields_pair, isUpdate: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 41)
        return try reader
           .checked(reader.transformed(CheckedPair(), [Int].self), by: { try Self.mappedCheck_pair(&$0) })
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: Self.mappedKeys)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.level.takeValue() { value.level = read }
    if let read = partial.pair.take() { value.pair = read }
  }
}

extension CheckedUpdate: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.level = newer.level
    self.pair = newer.pair
  }
}


extension CheckedUpdate {
  /// The changes of a `CheckedUpdate` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `level`.
    var level: Isomer.Change<Int> = .absent
    /// The change of `pair`.
    var pair: Isomer.Change<[Int]> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.level.isAbsent else { return false }
      guard self.pair.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> CheckedUpdate.Changes {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.compose(
          &partial.pair, of: partial.mappedFields_pair, Self.mappedFields_pair, isOptional: true, isUpdate: true
        ) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 41)
          return Isomer
        .Change(try reader.transformed(CheckedPair(), [Int].self))
          #sourceLocation()
        }
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var level: Isomer.Change<Int>? = nil
      var pair: Isomer.Change<[Int]>? = nil
      var mappedFields_pair = Isomer.FieldPlaces()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.level = Isomer.Change(try Int?.read(&reader))
        case 1: try reader.remember(0, in: &partial.mappedFields_pair)
        case 2: try reader.remember(1, in: &partial.mappedFields_pair)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> CheckedUpdate.Changes {
      var value = CheckedUpdate.Changes()
      value.level = partial.level.take() ?? .absent
      value.pair = partial.pair.take() ?? .absent
      return value
    }

    private static let mappedFields_pair = Isomer.FieldNames(["a", "b"])

    static let mappedKeys = Isomer.KeySet(
      """
      level: 41
      a: pair 43
      b: pair 43 alternative
      """, of: "OptionPairs.swift: CheckedUpdate.Changes")

    static func writeMappedMembers(_ value: CheckedUpdate.Changes, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 42)
 let mappedFields_pair = writer.fields(CheckedPair(), Self.mappedFields_pair, of: value.pair.wrapped, null: value.pair.isAbsent ? .omit : .write)
      #sourceLocation()
      if !value.level.isAbsent {
        writer.optional(",\"level\":", value.level.wrapped, null: .write)
      }
      writer.field(",\"a\":", 0, of: mappedFields_pair)
      writer.field(",\"b\":", 1, of: mappedFields_pair)
    }
  }
}

extension CheckedUpdate.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> CheckedUpdate.Changes {
    try CheckedUpdate.Mapped_Changes.read(&reader)
  }
}

extension CheckedUpdate.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { CheckedUpdate.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    CheckedUpdate.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension CheckedUpdate.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    CheckedUpdate.Mapped_Changes.write(self, to: &writer)
  }
}

extension CheckedUpdate.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    CheckedUpdate.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    CheckedUpdate.Mapped_Changes.mappedPaths(self, options)
  }
}

extension CheckedUpdate.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("CheckedUpdate.Changes")
    text.add("level", change: self.level)
    text.add("pair", change: self.pair)
    return text.finished
  }
}

extension CheckedUpdate {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.level = Isomer.change(of: self.level, to: new.level)
    changes.pair = Isomer.change(of: self.pair, to: new.pair)
    return changes
  }

  mutating func apply(_ changes: Changes) throws(Isomer.MappingError) {
    var partial = MappedPartial()
    partial.level = changes.level.read
    if changes.level.isNull {
      #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 40)
      let mappedDefault: Int
            = 3
      #sourceLocation()
      partial.level = mappedDefault
    }
    partial.pair = changes.pair.read
    var updated = self
    Self.mappedAssign(&partial, to: &updated)
    self = try updated.validated()
  }
}

extension AdjustedObject: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 57 default
    """, of: "OptionPairs.swift: AdjustedObject")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AdjustedObject {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = mappedValue(of: &partial)
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 54)
    try reader.adjusting(&value,
 from: start, by: AdjustedObject.adjust)
    #sourceLocation()
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> AdjustedObject {
    let value = AdjustedObject()
    if let read = partial.count.take() { value.count = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
  }
}

extension IdentifiedGeneric: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.content, key: 1, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var content: Content? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.content = try Content.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.content = partial.content.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_IdentifiedGeneric.mappedKeys }
}

extension IdentifiedGeneric: Isomer.Writable, Isomer.KeyedWritable where Content: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"content\":", self.content)
  }
}

private enum MappedKeys_IdentifiedGeneric {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 65 required
    content: 66 absent required
    """, of: "OptionPairs.swift: IdentifiedGeneric")
}

extension IdentifiedGeneric: Isomer.Updatable where Content: Isomer.Readable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.id.take() { value.id = read }
    if let read = partial.content.take() { value.content = read }
  }
}

extension IdentifiedGeneric: Isomer.IdentityReadable where Content: Isomer.Readable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    let identity_id = try reader.lookUp("id") {
      reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    guard let identity_id else { return nil }
    return identity_id
  }
}

extension IdentifiedGeneric: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.id = newer.id
    self.content = newer.content
  }
}

extension IdentifiedGeneric: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}

extension NonNullObject: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 72
    value: 74
    recovered: 76 missing
    adjusted: 78
    """, of: "OptionPairs.swift: NonNullObject")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String?? = nil
    var value: Value?? = nil
    var recovered: Value?? = nil
    var adjusted: Value?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1:
        partial.value = try reader.nonNull { reader throws(Isomer.ReadingFailure) in
          try Value.read(&reader)
        }
      case 2:
        partial.recovered = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.nonNull { reader throws(Isomer.ReadingFailure) in
            try Value.read(&reader)
          }
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 76)
                     } ?? 1
        #sourceLocation()
      case 3:
        partial.adjusted = try reader.nonNull { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 77)
     try reader.transformed(.reading { (value: Value) in value }, Value.self)
          #sourceLocation()
        }
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    value.name = partial.name.takeValue()
    value.value = partial.value.takeValue()
    if let read = partial.recovered.take() { value.recovered = read }
    value.adjusted = partial.adjusted.takeValue()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"name\":", self.name, null: .omit)
    writer.optional(",\"value\":", self.value, null: .omit)
    writer.optional(",\"recovered\":", self.recovered, null: .omit)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      name
      value
      recovered
      """)
  }
}

extension NonNullObject: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    try reader.change(
      value, from: start,
      applying: {
        var kept = Self.mappedKept(of: value, before: partial)
        Self.mappedAssign(&partial, to: value)
        return { Self.mappedAssign(&kept, to: value) }
      },
      settling: { _ in })
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: NonNullObject) {
    if let read = partial.name.take() { value.name = read }
    if let read = partial.value.take() { value.value = read }
    if let read = partial.recovered.take() { value.recovered = read }
    if let read = partial.adjusted.take() { value.adjusted = read }
  }

  private static func mappedKept(
    of value: NonNullObject, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.name != nil { kept.name = value.name }
    if partial.value != nil { kept.value = value.value }
    if partial.recovered != nil { kept.recovered = value.recovered }
    if partial.adjusted != nil { kept.adjusted = value.adjusted }
    return kept
  }
}

extension NonNullObject: Isomer.Mergeable {
  func merge(_ newer: NonNullObject) {
    if self === newer { return }
    self.name = newer.name
    self.value = newer.value
    self.recovered = newer.recovered
    self.adjusted = newer.adjusted
  }
}

extension UpgradedChange: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 87
    """, of: "OptionPairs.swift: UpgradedChange")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Isomer.Change<Int>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.count = Isomer.Change(try Int?.read(&reader))
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.count = partial.count.take() ?? .absent
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    if !self.count.isAbsent {
      writer.optional(",\"count\":", self.count.wrapped, null: .write)
    }
  }
}

extension UpgradedChange: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_UpgradedChange.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_UpgradedChange.write(self, to: &writer)
  }

  enum MappedArchive_UpgradedChange {
    static let shape = IsomerArchive.ArchiveShape("UpgradedChange", version: 2, "count")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> UpgradedChange {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 85)
      let mappedUpgraded_count: Isomer.Change<Int>? = try reader
.upgraded(object, by: { archive, _ in try archive.value("old", as: Int.self).map { .value($0) } })
      #sourceLocation()
      if let mappedUpgraded_count {
        partial.count = mappedUpgraded_count
      } else if try reader.field(0, of: object) { partial.count = try Isomer.Change<Int>.unarchive(&reader) }
      reader.leave(object)
      return UpgradedChange(mapped: &partial)
    }

    private typealias MappedPartial = UpgradedChange.MappedPartial

    static func write(_ value: UpgradedChange, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.count.archive(to: &writer)
      writer.end()
    }
  }
}

extension UpgradedChange: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.count.take() { value.count = read }
  }
}


extension UpgradedChange {
  /// The changes of a `UpgradedChange` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `count`.
    var count: Isomer.Change<Int> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.count.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> UpgradedChange.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var count: Isomer.Change<Int>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.count = Isomer.Change(try Int?.read(&reader))
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> UpgradedChange.Changes {
      var value = UpgradedChange.Changes()
      value.count = partial.count.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      count: 87
      """, of: "OptionPairs.swift: UpgradedChange.Changes")

    static func writeMappedMembers(_ value: UpgradedChange.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.count.isAbsent {
        writer.optional(",\"count\":", value.count.wrapped, null: .write)
      }
    }
  }
}

extension UpgradedChange.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> UpgradedChange.Changes {
    try UpgradedChange.Mapped_Changes.read(&reader)
  }
}

extension UpgradedChange.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { UpgradedChange.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    UpgradedChange.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension UpgradedChange.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    UpgradedChange.Mapped_Changes.write(self, to: &writer)
  }
}

extension UpgradedChange.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    UpgradedChange.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    UpgradedChange.Mapped_Changes.mappedPaths(self, options)
  }
}

extension UpgradedChange.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("UpgradedChange.Changes")
    text.add("count", change: self.count)
    return text.finished
  }
}

extension UpgradedChange {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.count = Isomer.change(of: self.count, replacedBy: new.count)
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    if !changes.count.isAbsent { partial.count = changes.count }
    Self.mappedAssign(&partial, to: &self)
  }
}

extension ChangeDefaults: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 93
    size: 94 missing
    kind: 95
    """, of: "OptionPairs.swift: ChangeDefaults")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Isomer.Change<Int>? = nil
    var size: Isomer.Change<Int>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.count = try reader.recover { reader throws(Isomer.ReadingFailure) in
          Isomer.Change(try Int?.read(&reader))
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 93)
                                         } ?? .value(5)
        #sourceLocation()
      case 1:
        partial.size = try reader.recover { reader throws(Isomer.ReadingFailure) in
          Isomer.Change(try Int?.read(&reader))
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 94)
                                        } ?? .value(3)
        #sourceLocation()
      case 2: try reader.skipValue()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.count = partial.count.take() ?? .absent
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 94)
          self.size = partial.size.take() ?? .value(3)
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    if !self.count.isAbsent {
      writer.optional(",\"count\":", self.count.wrapped, null: .write)
    }
    if !self.size.isAbsent {
      writer.optional(",\"size\":", self.size.wrapped, null: .write)
    }
    if !self.kind.isAbsent {
      writer.optional(",\"kind\":", self.kind.wrapped, null: .write)
    }
  }
}

extension ChangeDefaults: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.count.take() { value.count = read }
    if let read = partial.size.take() { value.size = read }
  }
}

extension ChangeDefaults: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.count = newer.count
    self.size = newer.size
  }
}

extension NilComposite: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a: pair 102 missing
    b: pair 102 missing alternative
    """, of: "OptionPairs.swift: NilComposite")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.pair, of: partial.mappedFields_pair, Self.mappedFields_pair, hasDefault: true, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 101)
         return try reader.transformed(CheckedPair(), [Int]?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var pair: [Int]?? = nil
    var mappedFields_pair = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.remember(0, in: &partial.mappedFields_pair)
      case 1: try reader.remember(1, in: &partial.mappedFields_pair)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.pair.take() { self.pair = read }
  }

  private static let mappedFields_pair = Isomer.FieldNames(["a", "b"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 101)
 let mappedFields_pair = writer.fields(CheckedPair(), Self.mappedFields_pair, of: self.pair, null: .write)
    #sourceLocation()
    writer.field(",\"a\":", 0, of: mappedFields_pair)
    writer.field(",\"b\":", 1, of: mappedFields_pair)
  }
}

extension RecoveredComposite: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a: pair 109
    b: pair 109 alternative
    """, of: "OptionPairs.swift: RecoveredComposite")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.pair, of: partial.mappedFields_pair, Self.mappedFields_pair, isOptional: true, isRecovered: true
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.recover { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 108)
                try reader.transformed(CheckedPair(), [Int]?.self)
          #sourceLocation()
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 108)
                                                          } ?? [9]
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var pair: [Int]?? = nil
    var mappedFields_pair = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.remember(0, in: &partial.mappedFields_pair)
      case 1: try reader.remember(1, in: &partial.mappedFields_pair)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.pair = partial.pair.takeValue()
  }

  private static let mappedFields_pair = Isomer.FieldNames(["a", "b"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 108)
 let mappedFields_pair = writer.fields(CheckedPair(), Self.mappedFields_pair, of: self.pair)
    #sourceLocation()
    writer.field(",\"a\":", 0, of: mappedFields_pair)
    writer.field(",\"b\":", 1, of: mappedFields_pair)
  }
}

extension RecoveredComposite: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    var missingKeys = 0 as UInt64
    try partial.fill(Self.mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.pair, of: partial.mappedFields_pair, Self.mappedFields_pair, isOptional: true, isRecovered: true, isUpdate: true
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.recover { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 108)
                try reader.transformed(CheckedPair(), [Int]?.self)
          #sourceLocation()
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 108)
                                                          } ?? [9]
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: Self.mappedKeys)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.pair.take() { value.pair = read }
  }
}

extension RecoveredComposite: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.pair = newer.pair
  }
}

extension ArchivedTree: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    leaf: 116 required
    other: 118
    """, of: "OptionPairs.swift: ArchivedTree")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var leaf: SizedLeaf? = nil
    var other: SizedLeaf? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 114)
        partial.leaf = try reader
      .transformed(TreeTransformer(), SizedLeaf.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 116)
        partial.other = try reader
      .transformed(TreeTransformer(), SizedLeaf?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.leaf = partial.leaf.moved()
    self.other = partial.other.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 115)
     writer.member(TreeTransformer(), ",\"leaf\":", self.leaf)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 117)
   writer.optional(TreeTransformer(), ",\"other\":", self.other)
    #sourceLocation()
  }
}

extension ArchivedTree: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_ArchivedTree.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_ArchivedTree.write(self, to: &writer)
  }

  enum MappedArchive_ArchivedTree {
    static let shape = IsomerArchive.ArchiveShape(
      "ArchivedTree", version: 1,
      """
      leaf
      other
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> ArchivedTree {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) {
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 114)
        partial.leaf = try reader
      .transformed(TreeTransformer(), SizedLeaf.self)
        #sourceLocation()
      }
      if try reader.field(1, of: object) {
        #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 116)
        partial.other = try reader
      .transformed(TreeTransformer(), SizedLeaf?.self)
        #sourceLocation()
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.leaf { missing = "leaf" }
      if let missing { throw reader.missing(missing, in: object) }
      return ArchivedTree(mapped: &partial)
    }

    private typealias MappedPartial = ArchivedTree.MappedPartial

    static func write(_ value: ArchivedTree, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 115)
writer.transformed(TreeTransformer(), SizedLeaf.self, value.leaf)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Basics/OptionPairs.swift", line: 117)
writer.transformed(TreeTransformer(), SizedLeaf?.self, value.other)
      #sourceLocation()
      writer.end()
    }
  }
}

extension ArchivedScope.Pair: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.content, key: 1, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var content: Content? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1: partial.content = try Content.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    self.content = partial.content.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_ArchivedScope_Pair.mappedKeys }
}

extension ArchivedScope.Pair: Isomer.Writable, Isomer.KeyedWritable where Content: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    writer.member(",\"content\":", self.content)
  }
}

private enum MappedKeys_ArchivedScope_Pair {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 138 required
    content: 139 absent required
    """, of: "OptionPairs.swift: ArchivedScope.Pair")
}

extension ArchivedScope.Pair: IsomerArchive.Archivable where Content: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Pair.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Pair.write(self, to: &writer)
  }

  enum MappedArchive_Pair {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_ArchivedScope_Pair_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> ArchivedScope.Pair<Content> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.number = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.content = try Content.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.content, !Isomer.fillAbsent(&partial.content) { missing = "content" }
      if case nil = partial.number { missing = "number" }
      if let missing { throw reader.missing(missing, in: object) }
      return ArchivedScope.Pair<Content>(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var number: Int? = nil
      var content: Content? = nil
    }

    static func write(_ value: ArchivedScope.Pair<Content>, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.number.archive(to: &writer)
      value.content.archive(to: &writer)
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Pair.MappedPartial) {
    self.number = partial.number.moved()
    self.content = partial.content.moved()
  }
}

private enum MappedKeys_ArchivedScope_Pair_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "ArchivedScope.Pair", version: 1,
    """
    number
    content
    """)
}

extension ArchivedScope.Choice: Isomer.Readable where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "none":
        try reader.skipNoValues()
        try reader.endCase()
        return .none
      case "some":
        let value = try Mapped_some.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "none":
        return .none
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"none\", or an object with \"some\"")
  }

  private enum Mapped_some: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ArchivedScope.Choice<Content> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.value, key: 0, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value: Content? = nil
      var count: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.value = try Content.read(&reader)
        case 1: partial.count = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ArchivedScope.Choice<Content> {
      let mappedArgument_value = partial.value.moved()
      let mappedArgument_count = partial.count.moved()
      let value = ArchivedScope.Choice<Content>.some(value: mappedArgument_value, count: mappedArgument_count)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_ArchivedScope_Choice_some.mappedKeys }
  }
}

extension ArchivedScope.Choice: Isomer.Writable where Content: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .none: writer.raw("\"none\"")
    case .some(let value, let count):
      writer.raw("{\"some\":")
      MappedWriting_some.write(value, count, to: &writer)
      writer.raw("}")
    }
  }

  private enum MappedWriting_some: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_ArchivedScope_Choice_some.mappedKeys }

    static func write(_ value: Content, _ count: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, count, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: Content, _ count: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"value\":", value)
      writer.member(",\"count\":", count)
    }
  }
}

private enum MappedKeys_ArchivedScope_Choice_some {
  static let mappedKeys = Isomer.KeySet(
    """
    value: 145 absent required
    count: 145 required
    """, of: "OptionPairs.swift: ArchivedScope.Choice.some")
}

extension ArchivedScope.Choice: IsomerArchive.Archivable where Content: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    if reader.isAtObject() {
      switch try reader.member(of: MappedKeys_ArchivedScope_Choice_archive.family) {
      case 0: return try MappedArchive_Choice_some.read(&reader)
      default: throw reader.notMember(of: MappedKeys_ArchivedScope_Choice_archive.family)
      }
    }
    let name = reader.position
    switch try reader.readToken() {
    case "none": return .none
    default: throw reader.unknownCase("one of \"none\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .none: writer.write(name: "none")
    case .some(value: let value, count: let count): MappedArchive_Choice_some.write(value, count, to: &writer)
    }
  }

  enum MappedArchive_Choice_some {
    static var shape: IsomerArchive.ArchiveShape { MappedKeys_ArchivedScope_Choice_some_archive.shape }

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> ArchivedScope.Choice<Content> {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.value = try Content.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.count = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.count { missing = "count" }
      if case nil = partial.value, !Isomer.fillAbsent(&partial.value) { missing = "value" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var value: Content? = nil
      var count: Int? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ArchivedScope.Choice<Content> {
      let mappedArgument_value = partial.value.moved()
      let mappedArgument_count = partial.count.moved()
      let value = ArchivedScope.Choice<Content>.some(value: mappedArgument_value, count: mappedArgument_count)
      return value
    }

    static func write(_ value: Content, _ count: Int, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.archive(to: &writer)
      count.archive(to: &writer)
      writer.end()
    }
  }
}

private enum MappedKeys_ArchivedScope_Choice_archive {
  static let family = IsomerArchive.ArchiveFamily([
    MappedKeys_ArchivedScope_Choice_some_archive.shape,
  ])
}

private enum MappedKeys_ArchivedScope_Choice_some_archive {
  static let shape = IsomerArchive.ArchiveShape(
    "ArchivedScope.Choice.some", version: 1,
    """
    value
    count
    """)
}
