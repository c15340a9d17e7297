// Generated from DerivedClasses.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) public import Isomer

extension Instrument: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Instrument: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  public static var mappedMapping: any Isomer.Mapping.Type {
    if self == Instrument.self { return Instrument.Mapped_Instrument.self }
    if self is Lute.Type { return Lute.Mapped_Lute.self }
    if self is Guitar.Type { return Guitar.Mapped_Guitar.self }
    if self is Drum.Type { return Drum.Mapped_Drum.self }
    return Instrument.Mapped_Instrument.self
  }
}

extension Instrument {
  enum Mapped_Instrument: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Instrument {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var isInTune: Bool? = nil
      var price: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.name = try String.read(&reader)
        case 2: partial.isInTune = try Bool?.read(&reader)
        case 3:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.price = try Int?.read(&reader)
          }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Instrument {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = Instrument(id: mappedArgument_id, name: mappedArgument_name)
      if let read = partial.isInTune.take() { value.isInTune = read }
      if let read = partial.price.take() { value.price = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 5 required
      name: 6 required
      isInTune: 8 default
      price: 10 default
      """, of: "DerivedClasses.swift: Instrument")

    static func writeMappedMembers(_ value: Instrument, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.member(",\"isInTune\":", value.isInTune)
      writer.secret { writer in
        writer.member(",\"price\":", value.price)
      }
    }
  }
}

extension Instrument: Equatable {
  public static func == (left: Instrument, right: Instrument) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.id == right.id else { return false }
    guard left.name == right.name else { return false }
    guard left.price == right.price else { return false }
    if let left = left as? Guitar, let right = right as? Guitar {
      guard Guitar.Derived_Guitar.equals(left, right) else { return false }
    }
    if let left = left as? Drum, let right = right as? Drum {
      guard Drum.Derived_Drum.equals(left, right) else { return false }
    }
    if let left = left as? Lute, let right = right as? Lute {
      guard Lute.Derived_Lute.equals(left, right) else { return false }
    }
    return true
  }
}

extension Instrument: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.id)
    hasher.combine(self.name)
    hasher.combine(self.price)
    if let value = self as? Guitar {
      Guitar.Derived_Guitar.hash(value, into: &hasher)
    }
    if let value = self as? Drum {
      Drum.Derived_Drum.hash(value, into: &hasher)
    }
    if let value = self as? Lute {
      Lute.Derived_Lute.hash(value, into: &hasher)
    }
  }
}

extension Instrument: Isomer.Copying {
  public func copy() -> Self {
    switch self {
    case let value as Lute: return Isomer.copied(Lute.Derived_Lute.copy(value), of: self)
    case let value as Guitar: return Isomer.copied(Guitar.Derived_Guitar.copy(value), of: self)
    case let value as Drum: return Isomer.copied(Drum.Derived_Drum.copy(value), of: self)
    default:
      let copy = Instrument(id: self.id, name: self.name)
      copy.isInTune = self.isInTune
      copy.price = self.price
      return Isomer.copied(copy, of: self)
    }
  }
}

extension Instrument: CustomStringConvertible {
  public var description: String {
    var text = Isomer.DescriptionText(of: Swift.type(of: self))
    text.add("id", self.id)
    text.add("name", self.name)
    text.redact("price")
    if let value = self as? Guitar {
      Guitar.Derived_Guitar.describe(value, in: &text)
    }
    if let value = self as? Drum {
      Drum.Derived_Drum.describe(value, in: &text)
    }
    if let value = self as? Lute {
      Lute.Derived_Lute.describe(value, in: &text)
    }
    return text.finished
  }
}

extension Instrument: Isomer.Identified {
  public var mappedIdentity: Int { self.id }
}

extension Guitar {
  enum Mapped_Guitar: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Guitar {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var isInTune: Bool? = nil
      var price: Int? = nil
      var strings: Int? = nil
      var picks: Set<String>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.name = try String.read(&reader)
        case 2: partial.isInTune = try Bool?.read(&reader)
        case 3:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.price = try Int?.read(&reader)
          }
        case 4: partial.strings = try Int?.read(&reader)
        case 5: partial.picks = try Set<String>?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Guitar {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = Guitar(id: mappedArgument_id, name: mappedArgument_name)
      if let read = partial.isInTune.take() { value.isInTune = read }
      if let read = partial.price.take() { value.price = read }
      if let read = partial.strings.take() { value.strings = read }
      if let read = partial.picks.take() { value.picks = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 5 required
      name: 6 required
      isInTune: 8 default
      price: 10 default
      strings: 20 default
      picks: 22 default
      """, of: "DerivedClasses.swift: Guitar")

    static func writeMappedMembers(_ value: Guitar, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.member(",\"isInTune\":", value.isInTune)
      writer.secret { writer in
        writer.member(",\"price\":", value.price)
      }
      writer.member(",\"strings\":", value.strings)
      writer.member(",\"picks\":", value.picks)
    }
  }
}

extension Guitar {
  enum Derived_Guitar {
    static func equals(_ left: Guitar, _ right: Guitar) -> Bool {
      guard left.strings == right.strings else { return false }
      return true
    }

    static func hash(_ value: Guitar, into hasher: inout Hasher) {
      hasher.combine(value.strings)
    }

    static func copy(_ value: Guitar) -> Guitar {
      let copy = Guitar(id: value.id, name: value.name)
      copy.isInTune = value.isInTune
      copy.price = value.price
      copy.strings = value.strings
      copy.picks = value.picks
      return copy
    }

    static func describe(_ value: Guitar, in text: inout Isomer.DescriptionText) {
      text.add("strings", value.strings)
      text.add("picks", value.picks)
    }
  }
}

extension Band: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    lead: 32 required
    all: 33 required
    """, of: "DerivedClasses.swift: Band")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var lead: Instrument? = nil
    var all: [Instrument]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.lead = try Instrument.read(&reader)
      case 1: partial.all = try [Instrument].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.lead = partial.lead.moved()
    self.all = partial.all.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"lead\":", self.lead)
    writer.member(",\"all\":", self.all)
  }
}

extension Workshop.Engine: Equatable {
  static func == (left: Workshop.Engine, right: Workshop.Engine) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.kind == right.kind else { return false }
    guard left.power == right.power else { return false }
    if let left = left as? Turbine, let right = right as? Turbine {
      guard Turbine.Derived_Turbine.equals(left, right) else { return false }
    }
    return true
  }
}

extension Turbine: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Turbine")
    text.add("kind", self.kind)
    text.add("power", self.power)
    text.add("blades", self.blades)
    return text.finished
  }
}

extension Turbine {
  enum Derived_Turbine {
    static func equals(_ left: Turbine, _ right: Turbine) -> Bool {
      guard left.blades == right.blades else { return false }
      return true
    }
  }
}
