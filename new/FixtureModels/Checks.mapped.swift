// Generated from Checks.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Checks: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    count: 8 required
    share: 10 required
    level: 12
    number: 14
    letter: 16
    tags: 18
    name: 20
    pair: 22
    sizes: 24
    bytes: 26
    code: 28
    """, of: "Checks.swift: Checks")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var count: Int? = nil
    var share: Double? = nil
    var level: Int? = nil
    var number: UInt8? = nil
    var letter: String? = nil
    var tags: [String]? = nil
    var name: String? = nil
    var pair: Set<Int>? = nil
    var sizes: [String: Int]? = nil
    var bytes: Data? = nil
    var code: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.count = try reader.checked(Int.read(&reader), by: { try mappedCheck_count(&$0) })
      case 1:
        partial.share = try reader.checked(Double.read(&reader), by: { try mappedCheck_share(&$0) })
      case 2:
        partial.level = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_level(&$0) })
      case 3:
        partial.number = try reader.checkedUnlessNil(UInt8?.read(&reader), by: { try mappedCheck_number(&$0) })
      case 4:
        partial.letter = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_letter(&$0) })
      case 5:
        partial.tags = try reader.checkedUnlessNil([String]?.read(&reader), by: { try mappedCheck_tags(&$0) })
      case 6:
        partial.name = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_name(&$0) })
      case 7:
        partial.pair = try reader.checkedUnlessNil(Set<Int>?.read(&reader), by: { try mappedCheck_pair(&$0) })
      case 8:
        partial.sizes = try reader.checkedUnlessNil([String: Int]?.read(&reader), by: { try mappedCheck_sizes(&$0) })
      case 9:
        #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 24)
        partial.bytes = try reader
   .checkedUnlessNil(reader.transformed(.hex, Data?.self), by: { try mappedCheck_bytes(&$0) })
        #sourceLocation()
      case 10:
        partial.code = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_code(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.count = partial.count.moved()
    self.share = partial.share.moved()
    self.level = partial.level.take()
    self.number = partial.number.take()
    self.letter = partial.letter.take()
    self.tags = partial.tags.take()
    self.name = partial.name.take()
    self.pair = partial.pair.take()
    self.sizes = partial.sizes.take()
    self.bytes = partial.bytes.take()
    self.code = partial.code.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
    writer.member(",\"share\":", self.share)
    writer.optional(",\"level\":", self.level)
    writer.optional(",\"number\":", self.number)
    writer.optional(",\"letter\":", self.letter)
    writer.optional(",\"tags\":", self.tags)
    writer.optional(",\"name\":", self.name)
    writer.optional(",\"pair\":", self.pair)
    writer.optional(",\"sizes\":", self.sizes)
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 25)
                        writer.optional(.hex, ",\"bytes\":", self.bytes)
    #sourceLocation()
    writer.optional(",\"code\":", self.code)
  }
}

extension Checks: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.count, at: "count", by: { try Self.mappedCheck_count(&$0) })
    try Isomer.correction(of: self.share, at: "share", by: { try Self.mappedCheck_share(&$0) })
    try Isomer.correction(of: self.level, at: "level", by: { try Self.mappedCheck_level(&$0) })
    try Isomer.correction(of: self.number, at: "number", by: { try Self.mappedCheck_number(&$0) })
    try Isomer.correction(of: self.letter, at: "letter", by: { try Self.mappedCheck_letter(&$0) })
    try Isomer.correction(of: self.tags, at: "tags", by: { try Self.mappedCheck_tags(&$0) })
    try Isomer.correction(of: self.name, at: "name", by: { try Self.mappedCheck_name(&$0) })
    try Isomer.correction(of: self.pair, at: "pair", by: { try Self.mappedCheck_pair(&$0) })
    try Isomer.correction(of: self.sizes, at: "sizes", by: { try Self.mappedCheck_sizes(&$0) })
    try Isomer.correction(of: self.bytes, at: "bytes", by: { try Self.mappedCheck_bytes(&$0) })
    try Isomer.correction(of: self.code, at: "code", by: { try Self.mappedCheck_code(&$0) })
    return self
  }

  private static func mappedCheck_count(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 7)
   try value.within(1...10)
    #sourceLocation()
  }

  private static func mappedCheck_share(_ value: inout Isomer.Checked<Double>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 9)
   try value.within(0..<1)
    #sourceLocation()
  }

  private static func mappedCheck_level(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 11)
   try value.within(...3)
    #sourceLocation()
  }

  private static func mappedCheck_number(_ value: inout Isomer.Checked<UInt8>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 13)
   try value.within(1...)
    #sourceLocation()
  }

  private static func mappedCheck_letter(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 15)
   try value.within(..<"n")
    #sourceLocation()
  }

  private static func mappedCheck_tags(_ value: inout Isomer.Checked<[String]>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 17)
           try value.count(1...3)
    #sourceLocation()
  }

  private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 19)
           try value.count(...5)
    #sourceLocation()
    try value.matches(mappedPattern_name_1)
  }

  #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 18)
  private static let mappedPattern_name_1 =
                      Isomer.CheckPattern.matches("[a-zäß]+")
  #sourceLocation()

  private static func mappedCheck_pair(_ value: inout Isomer.Checked<Set<Int>>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 21)
           try value.count(2)
    #sourceLocation()
  }

  private static func mappedCheck_sizes(_ value: inout Isomer.Checked<[String: Int]>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 23)
           try value.count(..<3)
    #sourceLocation()
  }

  private static func mappedCheck_bytes(_ value: inout Isomer.Checked<Data>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 25)
           try value.count(4...)
    #sourceLocation()
  }

  private static func mappedCheck_code(_ value: inout Isomer.Checked<String>) throws {
    try value.matches(mappedPattern_code_0)
  }

  #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 26)
  private static let mappedPattern_code_0 =
 Isomer.CheckPattern.matches(#"\d{3}-\d{2}"#)
  #sourceLocation()
}

extension Functions: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 35 required
    even: 37
    trimmed: 39
    sorted: 41
    test: 43
    lower: 45
    statements: 49
    clamped: 51
    size: 53
    other: 55
    flag: 57
    """, of: "Checks.swift: Functions")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var even: Int? = nil
    var trimmed: String? = nil
    var sorted: [Int]? = nil
    var test: String? = nil
    var lower: String? = nil
    var statements: String? = nil
    var clamped: Int? = nil
    var size: Size? = nil
    var other: Int? = nil
    var flag: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.title = try reader.checked(String.read(&reader), by: { try mappedCheck_title(&$0) })
      case 1:
        partial.even = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_even(&$0) })
      case 2:
        partial.trimmed = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_trimmed(&$0) })
      case 3:
        partial.sorted = try reader.checkedUnlessNil([Int]?.read(&reader), by: { try mappedCheck_sorted(&$0) })
      case 4:
        partial.test = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_test(&$0) })
      case 5:
        partial.lower = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_lower(&$0) })
      case 6:
        partial.statements = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_statements(&$0) })
      case 7:
        partial.clamped = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_clamped(&$0) })
      case 8:
        partial.size = try reader.checkedUnlessNil(Size?.read(&reader), by: { try mappedCheck_size(&$0) })
      case 9:
        partial.other = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_other(&$0) })
      case 10:
        partial.flag = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_flag(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.even = partial.even.take()
    self.trimmed = partial.trimmed.take()
    self.sorted = partial.sorted.take()
    self.test = partial.test.take()
    self.lower = partial.lower.take()
    self.statements = partial.statements.take()
    self.clamped = partial.clamped.take()
    self.size = partial.size.take()
    self.other = partial.other.take()
    self.flag = partial.flag.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.optional(",\"even\":", self.even)
    writer.optional(",\"trimmed\":", self.trimmed)
    writer.optional(",\"sorted\":", self.sorted)
    writer.optional(",\"test\":", self.test)
    writer.optional(",\"lower\":", self.lower)
    writer.optional(",\"statements\":", self.statements)
    writer.optional(",\"clamped\":", self.clamped)
    writer.optional(",\"size\":", self.size)
    writer.optional(",\"other\":", self.other)
    writer.optional(",\"flag\":", self.flag)
  }
}

extension Functions: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    try Isomer.correction(of: value.title, at: "title", by: { try Self.mappedCheck_title(&$0) })
    try Isomer.correction(of: value.even, at: "even", by: { try Self.mappedCheck_even(&$0) })
    if let checked = try Isomer.correction(of: value.trimmed, at: "trimmed", by: { try Self.mappedCheck_trimmed(&$0) }) {
      value.trimmed = checked
    }
    if let checked = try Isomer.correction(of: value.sorted, at: "sorted", by: { try Self.mappedCheck_sorted(&$0) }) {
      value.sorted = checked
    }
    if let checked = try Isomer.correction(of: value.test, at: "test", by: { try Self.mappedCheck_test(&$0) }) {
      value.test = checked
    }
    if let checked = try Isomer.correction(of: value.lower, at: "lower", by: { try Self.mappedCheck_lower(&$0) }) {
      value.lower = checked
    }
    if let checked = try Isomer.correction(of: value.statements, at: "statements", by: { try Self.mappedCheck_statements(&$0) }) {
      value.statements = checked
    }
    if let checked = try Isomer.correction(of: value.clamped, at: "clamped", by: { try Self.mappedCheck_clamped(&$0) }) {
      value.clamped = checked
    }
    if let checked = try Isomer.correction(of: value.size, at: "size", by: { try Self.mappedCheck_size(&$0) }) {
      value.size = checked
    }
    if let checked = try Isomer.correction(of: value.other, at: "other", by: { try Self.mappedCheck_other(&$0) }) {
      value.other = checked
    }
    if let checked = try Isomer.correction(of: value.flag, at: "flag", by: { try Self.mappedCheck_flag(&$0) }) {
      value.flag = checked
    }
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_title(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 34)
try value.check(by: Functions.checkTitle, "Functions.checkTitle")
    #sourceLocation()
  }

  private static func mappedCheck_even(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 35)
    try value
.check(by: Functions.isEven, ".isEven")
    #sourceLocation()
  }

  private static func mappedCheck_trimmed(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 38)
try value.check(by: Self.trimmed, "Self.trimmed")
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 38)
                                try value.count(1...)
    #sourceLocation()
  }

  private static func mappedCheck_sorted(_ value: inout Isomer.Checked<[Int]>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 40)
try value.check(by: sorted, "sorted")
    #sourceLocation()
  }

  private static func mappedCheck_test(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 42)
try value.check(by: { !$0.isEmpty }, "{ !$0.isEmpty }")
    #sourceLocation()
  }

  private static func mappedCheck_lower(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 44)
try value.check(by: { $0.lowercased() }, "{ $0.lowercased() }")
    #sourceLocation()
  }

  private static func mappedCheck_statements(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 46)
      try value.run({
       if $0.hasPrefix("x") { throw Refused(text: $0) }
     })
    #sourceLocation()
  }

  private static func mappedCheck_clamped(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 50)
try value.check(by: { $0 = min($0, 9) }, "{ $0 = min($0, 9) }")
    #sourceLocation()
  }

  private static func mappedCheck_size(_ value: inout Isomer.Checked<Size>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 52)
try value.check(by: Size.isSane, "Size.isSane")
    #sourceLocation()
  }

  private static func mappedCheck_other(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 54)
try value.check(by: checkedElsewhere, "checkedElsewhere")
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 54)
                         try value.check(by: Functions.limits, "Functions.limits", orRange: ())
    #sourceLocation()
  }

  private static func mappedCheck_flag(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 56)
try value.check(by: \.isPlausible, "\\.isPlausible")
    #sourceLocation()
  }
}

extension Size: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    width: 88 required
    height: 88 required
    """, of: "Checks.swift: Size")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var width: Int? = nil
    var height: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.width = try Int.read(&reader)
      case 1: partial.height = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.width = partial.width.moved()
    self.height = partial.height.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"width\":", self.width)
    writer.member(",\"height\":", self.height)
  }
}

extension CheckedDefaults: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kept: 96 default
    written: 98 default
    recovered: 100 default
    replaced: 102
    name: 104 default
    optional: 106 missing
    alias: 108
    old: alias 108 alternative
    """, of: "Checks.swift: CheckedDefaults")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_alias)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    if case nil = partial.written {
      #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 96)
      partial.written =
             try reader.checkedDefault(CheckedDefaults.start, at: "written", by: { try mappedCheck_written(&$0) })
      #sourceLocation()
    }
    if case nil = partial.name {
      #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 103)
         partial.name = try reader.checkedDefault("none", at: "name", by: { try mappedCheck_name(&$0) })
      #sourceLocation()
    }
    let keepsDefault_optional = partial.optional == nil
    var value = Self(mapped: &partial)
    if keepsDefault_optional {
      value.optional = try reader.checkedDefaultUnlessNil(value.optional, at: "optional", by: { try mappedCheck_optional(&$0) })
    }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var kept: Int? = nil
    var written: Int? = nil
    var recovered: Int? = nil
    var replaced: Int? = nil
    var name: String? = nil
    var optional: Int?? = nil
    var alias: Int? = nil
    var mappedAlternative_alias = Isomer.Alternative()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.kept = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_kept(&$0) })
      case 1:
        partial.written = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_written(&$0) })
      case 2:
        partial.recovered = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_recovered(&$0) })
        } ?? nil
      case 3:
        partial.replaced = try reader.recoverUnlessNil({ reader throws(Isomer.ReadingFailure) in
          try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_replaced(&$0) })
        #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 101)
                              }, or: CheckedDefaults.start, by: { try mappedCheck_replaced(&$0) })
        #sourceLocation()
      case 4:
        partial.name = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_name(&$0) })
      case 5:
        partial.optional = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_optional(&$0) })
      case 6:
        try reader.alternative(0, &partial.mappedAlternative_alias, &partial.alias) {
          reader throws(Isomer.ReadingFailure) in
          return try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_alias(&$0) })
        }
      case 7:
        try reader.alternative(1, &partial.mappedAlternative_alias, &partial.alias) {
          reader throws(Isomer.ReadingFailure) in
          return try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_alias(&$0) })
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.kept.take() { self.kept = read }
    self.written = partial.written.moved()
    if let read = partial.recovered.take() { self.recovered = read }
    self.replaced = partial.replaced.take()
    self.name = partial.name.moved()
    if let read = partial.optional.take() { self.optional = read }
    self.alias = partial.alias.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"kept\":", self.kept)
    writer.member(",\"written\":", self.written)
    writer.member(",\"recovered\":", self.recovered)
    writer.optional(",\"replaced\":", self.replaced)
    writer.member(",\"name\":", self.name)
    writer.optional(",\"optional\":", self.optional, null: .write)
    writer.optional(",\"alias\":", self.alias)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      kept
      written
      recovered
      replaced
      name
      optional
      alias
      """)
  }
}

extension CheckedDefaults: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.kept, at: "kept", by: { try Self.mappedCheck_kept(&$0) })
    try Isomer.correction(of: self.written, at: "written", by: { try Self.mappedCheck_written(&$0) })
    try Isomer.correction(of: self.recovered, at: "recovered", by: { try Self.mappedCheck_recovered(&$0) })
    try Isomer.correction(of: self.replaced, at: "replaced", by: { try Self.mappedCheck_replaced(&$0) })
    try Isomer.correction(of: self.name, at: "name", by: { try Self.mappedCheck_name(&$0) })
    try Isomer.correction(of: self.optional, at: "optional", by: { try Self.mappedCheck_optional(&$0) })
    try Isomer.correction(of: self.alias, at: "alias", by: { try Self.mappedCheck_alias(&$0) })
    return self
  }

  private static func mappedCheck_kept(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 95)
   try value.within(1...10)
    #sourceLocation()
  }

  private static func mappedCheck_written(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 96)
    try value.check(by:
     CheckedDefaults.isSmall, ".isSmall")
    #sourceLocation()
  }

  private static func mappedCheck_recovered(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 99)
   try value.within(1...10)
    #sourceLocation()
  }

  private static func mappedCheck_replaced(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 101)
   try value.within(1...10)
    #sourceLocation()
  }

  private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 103)
try value.check(by: { $0.uppercased() }, "{ $0.uppercased() }")
    #sourceLocation()
  }

  private static func mappedCheck_optional(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 104)
    try value.check(by:
     CheckedDefaults.isSmall, ".isSmall")
    #sourceLocation()
  }

  private static func mappedCheck_alias(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 107)
   try value.within(1...10)
    #sourceLocation()
  }
}

extension CheckedPlaces: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    inner
    numbers: 120 required
    coerced: 122
    lat: spot 124
    lon: spot 124 alternative
    needed: 126 required
    conditional: 135
    unread
    """, of: "Checks.swift: CheckedPlaces", objects: [mappedKeys_inner])

  private static let mappedKeys_inner = Isomer.KeySet(
    """
    amount: 118 required
    """, of: "Checks.swift: CheckedPlaces", below: "inner")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Size.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.size = try reader.checked(Size.read(&reader), by: { try mappedCheck_size(&$0) })
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.spot, of: partial.mappedFields_spot, Self.mappedFields_spot, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 122)
        return try reader
      .checkedUnlessNil(reader.transformed(SpotTransformer(), Spot?.self), by: { try mappedCheck_spot(&$0) })
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.amount { missing = "inner.amount" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    partial.others = try reader.checked(partial.others.take() ?? [:], by: { try mappedCheck_others(&$0) })
    #if !MISSING
    let keepsDefault_conditional = partial.conditional == nil
    #endif
    #if (!MISSING)
    var value = Self(mapped: &partial)
    #else
    let value = Self(mapped: &partial)
    #endif
    #if !MISSING
    if keepsDefault_conditional {
      value.conditional = try reader.checkedDefault(value.conditional, at: "conditional", by: { try mappedCheck_conditional(&$0) })
    }
    #endif
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var amount: Int? = nil
    var numbers: [Int]? = nil
    var coerced: Int? = nil
    var spot: Spot? = nil
    var mappedFields_spot = Isomer.FieldPlaces()
    var needed: Int?? = nil
    var size: Size? = nil
    var others: [String: Value]? = nil
    #if !MISSING
    var conditional: Int? = nil
    #endif

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_inner) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0:
              partial.amount = try reader.checked(Int.read(&reader), by: { try mappedCheck_amount(&$0) })
            default: try reader.skipValue()
            }
          }
        }
      case 1:
        partial.numbers = try reader.checked(reader.elements([.lossy, .wrap], of: [Int].self), by: { try mappedCheck_numbers(&$0) })
      case 2:
        partial.coerced = try reader.checkedUnlessNil(reader.coerced(Int?.self), by: { try mappedCheck_coerced(&$0) })
      case 3: try reader.remember(0, in: &partial.mappedFields_spot)
      case 4: try reader.remember(1, in: &partial.mappedFields_spot)
      case 5:
        partial.needed = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_needed(&$0) })
      #if !MISSING
      case 6:
        partial.conditional = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_conditional(&$0) })
      #endif
      case 7: try reader.skipValue()
      default: try reader.keep(in: &partial.others, besides: CheckedPlaces.self, below: "")
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.amount = partial.amount.moved()
    self.numbers = partial.numbers.moved()
    self.coerced = partial.coerced.take()
    self.spot = partial.spot.take()
    self.needed = partial.needed.moved()
    self.size = partial.size.moved()
    self.others = partial.others.take() ?? [:]
    #if !MISSING
    if let read = partial.conditional.take() { self.conditional = read }
    #endif
  }

  private static let mappedFields_spot = Isomer.FieldNames(["lat", "lon"])

  func write(to writer: inout Isomer.JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.mergeContainers(from: start)
    writer.endObject(start)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 123)
     let mappedFields_spot = writer.fields(SpotTransformer(), Self.mappedFields_spot, of: self.spot)
    #sourceLocation()
    do {
      let container = writer.beginContainer(",\"inner\":")
      writer.member(",\"amount\":", self.amount)
      writer.endContainer(container)
    }
    writer.member(",\"numbers\":", self.numbers)
    writer.optional(",\"coerced\":", self.coerced)
    writer.field(",\"lat\":", 0, of: mappedFields_spot)
    writer.field(",\"lon\":", 1, of: mappedFields_spot)
    writer.optional(",\"needed\":", self.needed, null: .write)
    self.size.writeMappedMembers(to: &writer)
    writer.rest(self.others, besides: Self.self)
    writer.member(",\"unread\":", self.unread)
    #if !MISSING
    writer.member(",\"conditional\":", self.conditional)
    #endif
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      amount: inner.amount
      numbers
      coerced
      spot: lat
      spot: lon
      needed
      unread
      """)
    paths.flatten("size", self.size.mappedPaths(options))
    paths.rest("others")
    #if !MISSING
    paths.add("conditional")
    #endif
    return paths
  }
}

extension CheckedPlaces: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    try Isomer.correction(of: value.amount, at: "inner.amount", by: { try Self.mappedCheck_amount(&$0) })
    try Isomer.correction(of: value.numbers, at: "numbers", by: { try Self.mappedCheck_numbers(&$0) })
    try Isomer.correction(of: value.coerced, at: "coerced", by: { try Self.mappedCheck_coerced(&$0) })
    if let checked = try Isomer.correction(of: value.spot, at: "", by: { try Self.mappedCheck_spot(&$0) }) {
      value.spot = checked
    }
    try Isomer.correction(of: value.needed, at: "needed", by: { try Self.mappedCheck_needed(&$0) })
    if let checked = try Isomer.correction(of: value.size, at: "", by: { try Self.mappedCheck_size(&$0) }) {
      value.size = checked
    }
    try Isomer.correction(of: value.others, at: "", by: { try Self.mappedCheck_others(&$0) })
    try Isomer.correction(of: value.unread, at: "unread", by: { try Self.mappedCheck_unread(&$0) })
    #if !MISSING
    try Isomer.correction(of: value.conditional, at: "conditional", by: { try Self.mappedCheck_conditional(&$0) })
    #endif
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_amount(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 117)
                        try value.within(1...10)
    #sourceLocation()
  }

  private static func mappedCheck_numbers(_ value: inout Isomer.Checked<[Int]>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 119)
                                      try value.count(...2)
    #sourceLocation()
  }

  private static func mappedCheck_coerced(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 121)
           try value.within(1...10)
    #sourceLocation()
  }

  private static func mappedCheck_spot(_ value: inout Isomer.Checked<Spot>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 123)
                                                 try value.check(by: { $0.x < 100 }, "{ $0.x < 100 }")
    #sourceLocation()
  }

  private static func mappedCheck_needed(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 125)
             try value.within(1...10)
    #sourceLocation()
  }

  private static func mappedCheck_size(_ value: inout Isomer.Checked<Size>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 127)
         try value.check(by: { $0.width != $0.height }, "{ $0.width != $0.height }")
    #sourceLocation()
  }

  private static func mappedCheck_others(_ value: inout Isomer.Checked<[String: Value]>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 129)
                 try value.count(...1)
    #sourceLocation()
  }

  private static func mappedCheck_unread(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 131)
                try value.within(1...10)
    #sourceLocation()
  }

  #if !MISSING
  private static func mappedCheck_conditional(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 134)
   try value.within(1...10)
    #sourceLocation()
  }
  #endif
}

extension CheckedSecrets: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    password: 155 required
    pin: 157 default
    period: 159
    """, of: "Checks.swift: CheckedSecrets")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    let keepsDefault_pin = partial.pin == nil
    var value = Self(mapped: &partial)
    if keepsDefault_pin {
      try reader.secret { reader throws(Isomer.ReadingFailure) in
        value.pin = try reader.checkedDefault(value.pin, at: "pin", by: { try mappedCheck_pin(&$0) })
      }
    }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var password: String? = nil
    var pin: String? = nil
    var period: Period? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.password = try reader.checked(String.read(&reader), by: { try mappedCheck_password(&$0) })
        }
      case 1:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.pin = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_pin(&$0) })
        }
      case 2:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.period = try Period?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.password = partial.password.moved()
    if let read = partial.pin.take() { self.pin = read }
    self.period = partial.period.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.secret { writer in
      writer.member(",\"password\":", self.password)
    }
    writer.secret { writer in
      writer.member(",\"pin\":", self.pin)
    }
    writer.secret { writer in
      writer.optional(",\"period\":", self.period)
    }
  }
}

extension CheckedSecrets: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    try Isomer.correction(of: value.password, at: "password", isSecret: true, by: { try Self.mappedCheck_password(&$0) })
    try Isomer.correction(of: value.pin, at: "pin", isSecret: true, by: { try Self.mappedCheck_pin(&$0) })
    value.period = try Isomer.validated(value.period, at: "period", isSecret: true)
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_password(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 154)
                   try value.count(8...)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 154)
                             try value.check(by: CheckedSecrets.refuse, "CheckedSecrets.refuse")
    #sourceLocation()
  }

  private static func mappedCheck_pin(_ value: inout Isomer.Checked<String>) throws {
    try value.matches(mappedPattern_pin_0)
  }

  #sourceLocation(file: "Fixtures/Models/Checks/Checks.swift", line: 155)
  private static let mappedPattern_pin_0 =
         Isomer.CheckPattern.matches("[0-9]*")
  #sourceLocation()
}
