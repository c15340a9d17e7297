// Generated from Building.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Account: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 6 required
    name: 7 required
    isActive: 8 default
    balance: 9 required
    """, of: "Building.swift: Account")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var name: String? = nil
    var isActive: Bool? = nil
    var balance: Double? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.name = try String.read(&reader)
      case 2: partial.isActive = try Bool?.read(&reader)
      case 3: partial.balance = try Double.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_id = partial.id.moved()
    let mappedArgument_name = partial.name.moved()
    let mappedArgument_balance = partial.balance.moved()
    let value = Self(id: mappedArgument_id, name: mappedArgument_name, balance: mappedArgument_balance)
    if let read = partial.isActive.take() { value.isActive = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.name)
    writer.member(",\"isActive\":", self.isActive)
    writer.member(",\"balance\":", self.balance)
  }
}

extension Settings: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    theme: 21 default
    fontSize: 22
    """, of: "Building.swift: Settings")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var theme: String? = nil
    var fontSize: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.theme = try String?.read(&reader)
      case 1: partial.fontSize = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.theme.take() { value.theme = read }
    value.fontSize = partial.fontSize.take()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"theme\":", self.theme)
    writer.optional(",\"fontSize\":", self.fontSize)
  }
}

extension Sealed: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    token: 29 required
    uses: 30 default
    note: 31
    """, of: "Building.swift: Sealed")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var token: String? = nil
    var uses: Int? = nil
    var note: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.token = try String.read(&reader)
      case 1: partial.uses = try Int?.read(&reader)
      case 2: partial.note = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_token = partial.token.moved()
    #sourceLocation(file: "Fixtures/Models/Basics/Building.swift", line: 29)
    let mappedArgument_uses =
   partial.uses.take() ?? 0
    #sourceLocation()
    let mappedArgument_note = partial.note.take()
    let value = Self(token: mappedArgument_token, uses: mappedArgument_uses, note: mappedArgument_note)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"token\":", self.token)
    writer.member(",\"uses\":", self.uses)
    writer.optional(",\"note\":", self.note)
  }
}

extension Celsius: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    degrees: 37 required
    """, of: "Building.swift: Celsius")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var degrees: Double? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.degrees = try Double.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_degrees = partial.degrees.moved()
    #sourceLocation(file: "Fixtures/Models/Basics/Building.swift", line: 35)
     let value = Celsius.make(degrees: mappedArgument_degrees)
    #sourceLocation()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"degrees\":", self.degrees)
  }
}

extension Partly: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 53 required
    """, of: "Building.swift: Partly")

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
    self.note = nil
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}

extension Explicit: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    user_name: userName 63 required
    """, of: "Building.swift: Explicit")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var userName: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.userName = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.userName = partial.userName.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"user_name\":", self.userName)
  }
}

extension Written: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind: 70
    first: 71 required
    last: 72 required
    first_upper: upper 76
    observed: 80 default
    full
    """, of: "Building.swift: Written")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var first: String? = nil
    var last: String? = nil
    var upper: String? = nil
    var observed: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Basics/Building.swift", line: 69)
        try reader.skipConstant(String.self,
             "written")
        #sourceLocation()
      case 1: partial.first = try String.read(&reader)
      case 2: partial.last = try String.read(&reader)
      case 3: partial.upper = try String?.read(&reader)
      case 4: partial.observed = try Int?.read(&reader)
      case 5: try reader.skipValue()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.moved()
    self.last = partial.last.moved()
    if let read = partial.observed.take() { self.observed = read }
    if let read = partial.upper.take() { self.upper = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"kind\":", self.kind)
    writer.member(",\"first\":", self.first)
    writer.member(",\"last\":", self.last)
    writer.member(",\"full\":", self.full)
    writer.member(",\"first_upper\":", self.upper)
    writer.member(",\"observed\":", self.observed)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      kind
      first
      last
      full
      upper: first_upper
      observed
      """)
  }
}

extension Incoming: Isomer.KeyedReadable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 90 required
    """, of: "Building.swift: Incoming")

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
      case 0: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
  }
}

extension Outgoing: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"type\":", self.type)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      id
      type
      """)
  }
}
