// Generated from WholeChecks.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Period: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    start: 10 required
    end: 11 required
    """, of: "WholeChecks.swift: Period")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    try reader.adjusting(&value, from: start) { $0.settle() }
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var start: Int? = nil
    var end: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.start = try reader.checked(Int.read(&reader), by: { try mappedCheck_start(&$0) })
      case 1: partial.end = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.start = partial.start.moved()
    self.end = partial.end.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"start\":", self.start)
    writer.member(",\"end\":", self.end)
  }
}

extension Period: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.start, at: "start", by: { try Self.mappedCheck_start(&$0) })
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_start(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 9)
   try value.within(0...)
    #sourceLocation()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 4)
             try value.check(by: Period.ordered, "Period.ordered")
    #sourceLocation()
    try value.check(by: { $0.isShort() }, "isShort")
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 4)
                                                          try value.run({
     if $0.start == 13 { throw MappingError(.invalidValue, path: "start", expected: "luck") }
   })
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 6)
    try value
       .check(by: { $0.end < 1000 }, "{ $0.end < 1000 }")
    #sourceLocation()
  }
}

extension Spread: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    low: 30 required
    high: 30 required
    """, of: "WholeChecks.swift: Spread")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return try reader.checked(Self(mapped: &partial), by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var low: Int? = nil
    var high: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.low = try Int.read(&reader)
      case 1: partial.high = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.low = partial.low.moved()
    self.high = partial.high.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"low\":", self.low)
    writer.member(",\"high\":", self.high)
  }
}

extension Spread: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 27)
    try value
       .check(by: Spread.ordered, "Spread.ordered")
    #sourceLocation()
    try value.check(by: { try $0.widen() }, "widen")
  }
}

extension Timeline: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    first: 42
    periods: 43 required
    ranges
    fixed: 46 required
    deep: 47 required
    """, of: "WholeChecks.swift: Timeline", objects: [mappedKeys_ranges])

  private static let mappedKeys_ranges = Isomer.KeySet(
    """
    named: 45 required
    """, of: "WholeChecks.swift: Timeline", below: "ranges")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.named { missing = "ranges.named" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var first: Period? = nil
    var periods: [Period]? = nil
    var named: [String: Spread]? = nil
    var fixed: Spread? = nil
    var deep: [[Spread?]]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.first = try Period?.read(&reader)
      case 1: partial.periods = try [Period].read(&reader)
      case 2: try partial.fillObject(mappedKeys_ranges, first: 5, from: &reader)
      case 3: partial.fixed = try Spread.read(&reader)
      case 4: partial.deep = try [[Spread?]].read(&reader)
      case 5: partial.named = try [String: Spread].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.take()
    self.periods = partial.periods.moved()
    self.named = partial.named.moved()
    self.fixed = partial.fixed.moved()
    self.deep = partial.deep.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"first\":", self.first)
    writer.member(",\"periods\":", self.periods)
    do {
      let container = writer.beginContainer(",\"ranges\":")
      writer.member(",\"named\":", self.named)
      writer.endContainer(container)
    }
    writer.member(",\"fixed\":", self.fixed)
    writer.member(",\"deep\":", self.deep)
  }
}

extension Timeline: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    value.first = try Isomer.validated(value.first, at: "first")
    value.periods = try Isomer.validated(value.periods, at: "periods")
    value.named = try Isomer.validated(value.named, at: "ranges.named")
    try Isomer.validated(value.fixed, at: "fixed")
    value.deep = try Isomer.validated(value.deep, at: "deep")
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }
}

extension Holder: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    dozen: 52 required
    """, of: "WholeChecks.swift: Holder")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var dozen: Dozen? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.dozen = try Dozen.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.dozen = partial.dozen.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"dozen\":", self.dozen)
  }
}

extension Holder: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.validated(self.dozen, at: "dozen")
    return self
  }
}

extension Dozen: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 57 required
    """, of: "WholeChecks.swift: Dozen")

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
      case 0:
        partial.number = try reader.checked(Int.read(&reader), by: { try mappedCheck_number(&$0) })
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

extension Dozen: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.number, at: "number", by: { try Self.mappedCheck_number(&$0) })
    return self
  }

  private static func mappedCheck_number(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 56)
   try value.within(...12)
    #sourceLocation()
  }
}

extension Pantry: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    holders: 62 required
    """, of: "WholeChecks.swift: Pantry")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var holders: [Holder]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.holders = try [Holder].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.holders = partial.holders.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"holders\":", self.holders)
  }
}

extension Pantry: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.validated(self.holders, at: "holders")
    return self
  }
}

extension Checklist: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var items: [Item]? = nil
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.items = try reader.checked([Item].read(&reader), by: { try mappedCheck_items(&$0) })
      case 1:
        partial.name = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_name(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.items = partial.items.moved()
    self.name = partial.name.take()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Checklist.mappedKeys }
}

extension Checklist: Isomer.Writable, Isomer.KeyedWritable where Item: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"items\":", self.items)
    writer.optional(",\"name\":", self.name)
  }
}

private enum MappedKeys_Checklist {
  static let mappedKeys = Isomer.KeySet(
    """
    items: 68 required
    name: 70
    """, of: "WholeChecks.swift: Checklist")
}

extension Checklist: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    value.items = try Isomer.validatedIfPossible(value.items, at: "items")
    try Isomer.correction(of: value.items, at: "items", by: { try Self.mappedCheck_items(&$0) })
    try Isomer.correction(of: value.name, at: "name", by: { try Self.mappedCheck_name(&$0) })
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck_items(_ value: inout Isomer.Checked<[Item]>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 67)
           try value.count(1...)
    #sourceLocation()
  }

  private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
    try value.matches(MappedPatterns_Checklist.mappedPattern_name_0)
  }
}

private enum MappedPatterns_Checklist {
  #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 68)
  static let mappedPattern_name_0 =
 Isomer.CheckPattern.matches("[a-z]*")
  #sourceLocation()
}

extension Counter: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    step: 76 required
    total: 78 required
    start: 80 default
    """, of: "WholeChecks.swift: Counter")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Counter {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    if case nil = partial.start {
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 79)
      partial.start =
      try reader.checkedDefault(Counter.first, at: "start", by: { try mappedCheck_start(&$0) })
      #sourceLocation()
    }
    return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var step: Int? = nil
    var total: Int? = nil
    var start: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.step = try reader.checked(Int.read(&reader), by: { try mappedCheck_step(&$0) })
      case 1:
        partial.total = try reader.checked(Int.read(&reader), by: { try mappedCheck_total(&$0) })
      case 2:
        partial.start = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_start(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Counter {
    let mappedArgument_step = partial.step.moved()
    let mappedArgument_total = partial.total.moved()
    let mappedArgument_start = partial.start.moved()
    let value = Counter(step: mappedArgument_step, total: mappedArgument_total, start: mappedArgument_start)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"step\":", self.step)
    writer.member(",\"total\":", self.total)
    writer.member(",\"start\":", self.start)
  }
}

extension Counter: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Counter {
    if let checked = try Isomer.correction(of: self.step, at: "step", by: { try Self.mappedCheck_step(&$0) }) {
      self.step = checked
    }
    try Isomer.correction(of: self.total, at: "total", by: { try Self.mappedCheck_total(&$0) })
    try Isomer.correction(of: self.start, at: "start", by: { try Self.mappedCheck_start(&$0) })
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck_step(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 75)
try value.check(by: { max($0, 1) }, "{ max($0, 1) }")
    #sourceLocation()
  }

  private static func mappedCheck_total(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 77)
   try value.within(...100)
    #sourceLocation()
  }

  private static func mappedCheck_start(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 78)
    try value
  .check(by: Counter.small, ".small")
    #sourceLocation()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Counter>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 72)
    try value
       .check(by: Counter.isPositive, "Counter.isPositive")
    #sourceLocation()
  }
}

extension Animal: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Animal.self { return Animal.Mapped_Animal.self }
    if self is Dog.Type { return Dog.Mapped_Dog.self }
    if self is Cat.Type { return Cat.Mapped_Cat.self }
    return Animal.Mapped_Animal.self
  }
}

extension Animal: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Swift.type(of: self).mappedMapping.validate(object: self)
    return self
  }
}

extension Animal {
  enum Mapped_Animal: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Animal {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
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

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Animal {
      let mappedArgument_name = partial.name.moved()
      let value = Animal(name: mappedArgument_name)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 99 required
      """, of: "WholeChecks.swift: Animal")

    static func writeMappedMembers(_ value: Animal, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"name\":", value.name)
    }

    static func validate(_ value: Animal) throws(Isomer.MappingError) {
      if let checked = try Isomer.correction(of: value.name, at: "name", by: { try mappedCheck_name(&$0) }) {
        value.name = checked
      }
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 98)
           try value.count(1...)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 98)
                     try value.check(by: { $0.lowercased() }, "{ $0.lowercased() }")
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<Animal>) throws {
      try value.check(by: { $0.isNamed() }, "isNamed")
    }
  }
}

extension Dog {
  enum Mapped_Dog: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Dog {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var legs: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.name = try reader.checked(String.read(&reader), by: { try mappedCheck_name(&$0) })
        case 1:
          partial.legs = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_legs(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Dog {
      let mappedArgument_name = partial.name.moved()
      let value = Dog(name: mappedArgument_name)
      if let read = partial.legs.take() { value.legs = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 99 required
      legs: 109 default
      """, of: "WholeChecks.swift: Dog")

    static func writeMappedMembers(_ value: Dog, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"name\":", value.name)
      writer.member(",\"legs\":", value.legs)
    }

    static func validate(_ value: Dog) throws(Isomer.MappingError) {
      if let checked = try Isomer.correction(of: value.name, at: "name", by: { try mappedCheck_name(&$0) }) {
        value.name = checked
      }
      try Isomer.correction(of: value.legs, at: "legs", by: { try mappedCheck_legs(&$0) })
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 98)
           try value.count(1...)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 98)
                     try value.check(by: { $0.lowercased() }, "{ $0.lowercased() }")
      #sourceLocation()
    }

    private static func mappedCheck_legs(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 108)
   try value.within(0...)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<Dog>) throws {
      try value.check(by: { $0.isNamed() }, "isNamed")
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 105)
      try value
       .check(by: { $0.legs != 13 }, "{ $0.legs != 13 }")
      #sourceLocation()
    }
  }
}

extension Cat {
  enum Mapped_Cat: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Cat {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var owner: Holder? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.name = try reader.checked(String.read(&reader), by: { try mappedCheck_name(&$0) })
        case 1: partial.owner = try Holder?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Cat {
      let mappedArgument_name = partial.name.moved()
      let value = Cat(name: mappedArgument_name)
      value.owner = partial.owner.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 99 required
      owner: 114
      """, of: "WholeChecks.swift: Cat")

    static func writeMappedMembers(_ value: Cat, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"name\":", value.name)
      writer.optional(",\"owner\":", value.owner)
    }

    static func validate(_ value: Cat) throws(Isomer.MappingError) {
      if let checked = try Isomer.correction(of: value.name, at: "name", by: { try mappedCheck_name(&$0) }) {
        value.name = checked
      }
      try Isomer.validated(value.owner, at: "owner")
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 98)
           try value.count(1...)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 98)
                     try value.check(by: { $0.lowercased() }, "{ $0.lowercased() }")
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<Cat>) throws {
      try value.check(by: { $0.isNamed() }, "isNamed")
    }
  }
}

extension Zoo: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    animals: 118 required
    star: 118
    """, of: "WholeChecks.swift: Zoo")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var animals: [Animal]? = nil
    var star: Dog? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.animals = try [Animal].read(&reader)
      case 1: partial.star = try Dog?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.animals = partial.animals.moved()
    self.star = partial.star.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"animals\":", self.animals)
    writer.optional(",\"star\":", self.star)
  }
}

extension Zoo: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.validated(self.animals, at: "animals")
    try Isomer.validated(self.star, at: "star")
    return self
  }
}

@MainActor extension Screen: @MainActor Isomer.KeyedReadable, @MainActor Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 124 required
    width: 126 default
    """, of: "WholeChecks.swift: Screen")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    let keepsDefault_width = partial.width == nil
    var value = Self(mapped: &partial)
    if keepsDefault_width {
      value.width = try reader.checkedDefault(value.width, at: "width", by: { try mappedCheck_width(&$0) })
    }
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  @MainActor fileprivate struct MappedPartial: @MainActor Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var width: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.title = try reader.checked(String.read(&reader), by: { try mappedCheck_title(&$0) })
      case 1:
        partial.width = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_width(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.width.take() { self.width = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"width\":", self.width)
  }
}

@MainActor extension Screen: @MainActor Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.title, at: "title", by: { try Self.mappedCheck_title(&$0) })
    try Isomer.correction(of: self.width, at: "width", by: { try Self.mappedCheck_width(&$0) })
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck_title(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 122)
    try value
   .check(by: Screen.fits, ".fits")
    #sourceLocation()
    try value.matches(mappedPattern_title_1)
  }

  #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 122)
  private static let mappedPattern_title_1 =
               Isomer.CheckPattern.matches("[a-z]+")
  #sourceLocation()

  private static func mappedCheck_width(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Checks/WholeChecks.swift", line: 125)
   try value.within(1...)
    #sourceLocation()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    try value.check(by: { $0.isVisible() }, "isVisible")
  }
}
