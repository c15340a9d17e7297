// Generated from SeedRows.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension SeedTwice: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    stamp: text 11 required, date 13 required
    title: 14
    """, of: "SeedRows.swift: SeedTwice")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: String? = nil
    var date: Date? = nil
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        partial.text = try String.read(&reader)
        try reader.revisit(value)
        partial.date = try Date.read(&reader)
      case 1: partial.title = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.text = partial.text.moved()
    self.date = partial.date.moved()
    self.title = partial.title.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"stamp\":", self.date)
    writer.optional(",\"title\":", self.title)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      date: stamp
      title
      """)
  }
}

extension SeedParent: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 23 default
    created: 25
    text: 26
    ordered: 28 default
    link: 30
    """, of: "SeedRows.swift: SeedParent")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    let value = mappedValue(of: &partial)
    for child in value.ordered {
      child.parent = value
    }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int?? = nil
    var created: String?? = nil
    var text: String?? = nil
    var ordered: [SeedChild]?? = nil
    var mappedOwn_ordered: [SeedChild]? = nil
    var link: URL?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int?.read(&reader)
      case 1: partial.created = try String?.read(&reader)
      case 2: partial.text = try String?.read(&reader)
      case 3:
        let mappedOwn_ordered = partial.mappedOwn_ordered
        partial.ordered = try reader.unlessNull([SeedChild].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_ordered, [SeedChild].self) }
      case 4:
        #sourceLocation(file: "Fixtures/Models/Seeds/SeedRows.swift", line: 28)
        partial.link = try reader
      .transformed(.url, URL?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.number.takeValue() { value.number = read }
    value.created = partial.created.takeValue()
    value.text = partial.text.takeValue()
    if let read = partial.ordered.takeValue() { value.ordered = read }
    value.link = partial.link.takeValue()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    writer.optional(",\"created\":", self.created)
    writer.optional(",\"text\":", self.text)
    writer.member(",\"ordered\":", self.ordered)
    #sourceLocation(file: "Fixtures/Models/Seeds/SeedRows.swift", line: 29)
   writer.optional(.url, ",\"link\":", self.link)
    #sourceLocation()
  }
}

extension SeedParent: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> SeedParent {
    try Isomer.validated(self.ordered, at: "ordered")
    return self
  }
}

extension SeedParent: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    partial.mappedOwn_ordered = value.ordered
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.number {
      #sourceLocation(file: "Fixtures/Models/Seeds/SeedRows.swift", line: 22)
      let mappedDefault: Int
             = 0
      #sourceLocation()
      partial.number = mappedDefault
    }
    if case .some(nil) = partial.ordered {
      #sourceLocation(file: "Fixtures/Models/Seeds/SeedRows.swift", line: 27)
      let mappedDefault: [SeedChild]
                           = []
      #sourceLocation()
      partial.ordered = mappedDefault
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

  private static func mappedAssign(_ partial: inout MappedPartial, to value: SeedParent) {
    if let read = partial.number.takeValue() { value.number = read }
    if let read = partial.created.take() { value.created = read }
    if let read = partial.text.take() { value.text = read }
    if let read = partial.ordered.takeValue() { value.ordered = read }
    if let read = partial.link.take() { value.link = read }
    for child in value.ordered {
      child.parent = value
    }
  }

  private static func mappedKept(
    of value: SeedParent, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.number != nil { kept.number = value.number }
    if partial.created != nil { kept.created = value.created }
    if partial.text != nil { kept.text = value.text }
    if partial.ordered != nil { kept.ordered = value.ordered }
    if partial.link != nil { kept.link = value.link }
    return kept
  }
}

extension SeedParent: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    let identity_number = try reader.lookUp("number") {
      reader throws(Isomer.ReadingFailure) in
      return try Int?.read(&reader)
    }
    guard let identity_number else { return nil }
    return identity_number
  }
}

extension SeedParent: Equatable {
  static func == (left: SeedParent, right: SeedParent) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.number == right.number else { return false }
    guard left.created == right.created else { return false }
    guard left.text == right.text else { return false }
    guard left.ordered == right.ordered else { return false }
    guard left.link == right.link else { return false }
    return true
  }
}

extension SeedParent: Isomer.Mergeable {
  func merge(_ newer: SeedParent) {
    if self === newer { return }
    self.number = newer.number
    if case nil = self.created { self.created = newer.created }
    self.text = newer.text
    Isomer.mergeDeeply(&self.ordered, newer.ordered)
    self.link = newer.link
    let value = self
    for child in value.ordered {
      child.parent = value
    }
  }
}

extension SeedParent: Isomer.Identified {
  var mappedIdentity: Int { self.number }
}

extension SeedChild: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 39 default
    name: 41
    """, of: "SeedRows.swift: SeedChild")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int?? = nil
    var name: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int?.read(&reader)
      case 1:
        partial.name = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_name(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.id.takeValue() { value.id = read }
    value.name = partial.name.takeValue()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.optional(",\"name\":", self.name)
  }
}

extension SeedChild: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> SeedChild {
    try Isomer.correction(of: self.name, at: "name", by: { try Self.mappedCheck_name(&$0) })
    return self
  }

  private static func mappedCheck_name(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Models/Seeds/SeedRows.swift", line: 40)
           try value.count(...5)
    #sourceLocation()
  }
}

extension SeedChild: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.id {
      #sourceLocation(file: "Fixtures/Models/Seeds/SeedRows.swift", line: 38)
      let mappedDefault: Int
         = 0
      #sourceLocation()
      partial.id = mappedDefault
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

  private static func mappedAssign(_ partial: inout MappedPartial, to value: SeedChild) {
    if let read = partial.id.takeValue() { value.id = read }
    if let read = partial.name.take() { value.name = read }
  }

  private static func mappedKept(
    of value: SeedChild, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.id != nil { kept.id = value.id }
    if partial.name != nil { kept.name = value.name }
    return kept
  }
}

extension SeedChild: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    let identity_id = try reader.lookUp("id") {
      reader throws(Isomer.ReadingFailure) in
      return try Int?.read(&reader)
    }
    guard let identity_id else { return nil }
    return identity_id
  }
}

extension SeedChild: Equatable {
  static func == (left: SeedChild, right: SeedChild) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.id == right.id else { return false }
    guard left.name == right.name else { return false }
    return true
  }
}

extension SeedChild: Isomer.Mergeable {
  func merge(_ newer: SeedChild) {
    if self === newer { return }
    self.id = newer.id
    self.name = newer.name
  }
}

extension SeedChild: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}
