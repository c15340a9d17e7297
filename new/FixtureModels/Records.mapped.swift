// Generated from Records.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension ActivityNote: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    content: 8 required
    to: 9 required
    attributedTo: 10 required
    published: 11
    """, of: "Records.swift: ActivityNote")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: URL? = nil
    var content: String? = nil
    var to: [URL]? = nil
    var attributedTo: [Source]? = nil
    var published: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try URL.read(&reader)
      case 1: partial.content = try String.read(&reader)
      case 2: partial.to = try reader.elements(.wrap, of: [URL].self)
      case 3: partial.attributedTo = try reader.elements(.wrap, of: [Source].self)
      case 4: partial.published = try Date?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.content = partial.content.moved()
    self.to = partial.to.moved()
    self.attributedTo = partial.attributedTo.moved()
    self.published = partial.published.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"content\":", self.content)
    writer.member(",\"to\":", self.to)
    writer.member(",\"attributedTo\":", self.attributedTo)
    writer.optional(",\"published\":", self.published)
  }
}

extension ActivityNote.Source: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("link", &attempts, mappedRead_link) {
      return value
    }
    if let value = try reader.attempt("actor", &attempts, mappedRead_actor) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_link(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .link(try URL.read(&reader))
  }

  private static func mappedRead_actor(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .actor(try ActivityNote.Actor.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .link(let link): writer.member("", link)
    case .actor(let actor): writer.member("", actor)
    }
  }
}

extension ActivityNote.Actor: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 21 required
    preferredUsername: name 22 required
    """, of: "Records.swift: ActivityNote.Actor")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: URL? = nil
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try URL.read(&reader)
      case 1: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"preferredUsername\":", self.name)
  }
}

extension HealthObservation: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    status: 29 required
    code
    valueQuantity: 31
    valueString: 32
    valueBoolean: 33
    """, of: "Records.swift: HealthObservation", objects: [mappedKeys_code])

  private static let mappedKeys_code = Isomer.KeySet(
    """
    text: code 30 required
    """, of: "Records.swift: HealthObservation", below: "code")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.code { missing = "code.text" }
    if let missing { throw reader.missing(missing) }
    return try reader.checked(Self(mapped: &partial), by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var status: Status? = nil
    var code: String? = nil
    var valueQuantity: Quantity? = nil
    var valueString: String? = nil
    var valueBoolean: Bool? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.status = try Status.read(&reader)
      case 1: try partial.fillObject(mappedKeys_code, first: 5, from: &reader)
      case 2: partial.valueQuantity = try Quantity?.read(&reader)
      case 3: partial.valueString = try String?.read(&reader)
      case 4: partial.valueBoolean = try Bool?.read(&reader)
      case 5: partial.code = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.status = partial.status.moved()
    self.code = partial.code.moved()
    self.valueQuantity = partial.valueQuantity.take()
    self.valueString = partial.valueString.take()
    self.valueBoolean = partial.valueBoolean.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"status\":", self.status)
    do {
      let container = writer.beginContainer(",\"code\":")
      writer.member(",\"text\":", self.code)
      writer.endContainer(container)
    }
    writer.optional(",\"valueQuantity\":", self.valueQuantity)
    writer.optional(",\"valueString\":", self.valueString)
    writer.optional(",\"valueBoolean\":", self.valueBoolean)
  }
}

extension HealthObservation: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Documents/Records.swift", line: 26)
    try value
       .check(by: HealthObservation.hasOneValue, "HealthObservation.hasOneValue")
    #sourceLocation()
  }
}

extension HealthObservation.Status: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "registered": return .registered
    case "preliminary": return .preliminary
    case "final": return .final
    case "amended": return .amended
    default:
      throw reader.unknownCase("one of \"registered\", \"preliminary\", \"final\", \"amended\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .registered: writer.raw("\"registered\"")
    case .preliminary: writer.raw("\"preliminary\"")
    case .final: writer.raw("\"final\"")
    case .amended: writer.raw("\"amended\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension HealthObservation.Quantity: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    value: 40 required
    unit: 41
    """, of: "Records.swift: HealthObservation.Quantity")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var value: Decimal? = nil
    var unit: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.value = try Decimal.read(&reader)
      case 1: partial.unit = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.value = partial.value.moved()
    self.unit = partial.unit.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"value\":", self.value)
    writer.optional(",\"unit\":", self.unit)
  }
}

extension StoredOrder: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    _id
    created
    count
    total
    """, of: "Records.swift: StoredOrder", objects: [mappedKeys__id, mappedKeys_created, mappedKeys_count, mappedKeys_total])

  private static let mappedKeys__id = Isomer.KeySet(
    """
    $oid: id 62 required
    """, of: "Records.swift: StoredOrder", below: "_id")

  private static let mappedKeys_created = Isomer.KeySet(
    """
    $date: created 63 required
    """, of: "Records.swift: StoredOrder", below: "created")

  private static let mappedKeys_count = Isomer.KeySet(
    """
    $numberLong: count 65 required
    """, of: "Records.swift: StoredOrder", below: "count")

  private static let mappedKeys_total = Isomer.KeySet(
    """
    $numberDecimal: total 66
    """, of: "Records.swift: StoredOrder", below: "total")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.count { missing = "count.$numberLong" }
    if case nil = partial.created { missing = "created.$date" }
    if case nil = partial.id { missing = "_id.$oid" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: String? = nil
    var created: Date? = nil
    var count: Int? = nil
    var total: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys__id, first: 4, from: &reader)
      case 1: try partial.fillObject(mappedKeys_created, first: 5, from: &reader)
      case 2: try partial.fillObject(mappedKeys_count, first: 6, from: &reader)
      case 3: try partial.fillObject(mappedKeys_total, first: 7, from: &reader)
      case 4: partial.id = try reader.checked(String.read(&reader), by: { try mappedCheck_id(&$0) })
      case 5: partial.created = try Date.read(&reader)
      case 6: partial.count = try reader.transformed(mappedReading_count, Int.self)
      case 7: partial.total = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.created = partial.created.moved()
    self.count = partial.count.moved()
    self.total = partial.total.take()
  }

  #sourceLocation(file: "Fixtures/Models/Documents/Records.swift", line: 63)
  private static let mappedReading_count =
                      Isomer.readTransformer(.string(of: Int.self), for: Int.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"_id\":")
      writer.member(",\"$oid\":", self.id)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"created\":")
      writer.member(",\"$date\":", self.created)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"count\":")
      writer.member(Self.mappedReading_count, ",\"$numberLong\":", self.count)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"total\":")
      writer.optional(",\"$numberDecimal\":", self.total)
      writer.endContainer(container)
    }
  }
}

extension StoredOrder: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.id, at: "_id.$oid", by: { try Self.mappedCheck_id(&$0) })
    return self
  }

  private static func mappedCheck_id(_ value: inout Isomer.Checked<String>) throws {
    try value.matches(mappedPattern_id_0)
  }

  #sourceLocation(file: "Fixtures/Models/Documents/Records.swift", line: 61)
  private static let mappedPattern_id_0 =
                                  Isomer.CheckPattern.matches("[0-9a-f]{24}")
  #sourceLocation()
}
