// Generated from Author.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
import GRDB
@_spi(Generated) import Isomer

extension Author: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 8 default
    full_name: fullName 9 default
    homepage: 10
    note: 11
    visits: 12 default
    works: 13 default
    """, of: "Author.swift: Author")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    let value = mappedValue(of: &partial)
    for child in value.works {
      child.author = value
    }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int64?? = nil
    var fullName: String?? = nil
    var homepage: URL?? = nil
    var note: String?? = nil
    var visits: Int?? = nil
    var works: [Work]?? = nil
    var mappedOwn_works: [Work]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int64?.read(&reader)
      case 1: partial.fullName = try String?.read(&reader)
      case 2: partial.homepage = try URL?.read(&reader)
      case 3: partial.note = try String?.read(&reader)
      case 4: partial.visits = try Int?.read(&reader)
      case 5:
        let mappedOwn_works = partial.mappedOwn_works
        partial.works = try reader.unlessNull([Work].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_works, [Work].self) }
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.id.takeValue() { value.id = read }
    if let read = partial.fullName.takeValue() { value.fullName = read }
    value.homepage = partial.homepage.takeValue()
    value.note = partial.note.takeValue()
    if let read = partial.visits.takeValue() { value.visits = read }
    if let read = partial.works.takeValue() { value.works = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"full_name\":", self.fullName)
    writer.optional(",\"homepage\":", self.homepage)
    writer.optional(",\"note\":", self.note)
    writer.member(",\"visits\":", self.visits)
    writer.member(",\"works\":", self.works)
  }
}

extension Author: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Author {
    try Isomer.validated(self.works, at: "works")
    return self
  }
}

extension Author: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    partial.mappedOwn_works = value.works
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.id {
      #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Author.swift", line: 7)
      let mappedDefault: Int64
                = 0
      #sourceLocation()
      partial.id = mappedDefault
    }
    if case .some(nil) = partial.fullName {
      #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Author.swift", line: 8)
      let mappedDefault: String
               = ""
      #sourceLocation()
      partial.fullName = mappedDefault
    }
    if case .some(nil) = partial.visits {
      #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Author.swift", line: 11)
      let mappedDefault: Int
             = 0
      #sourceLocation()
      partial.visits = mappedDefault
    }
    if case .some(nil) = partial.works {
      #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Author.swift", line: 12)
      let mappedDefault: [Work]
                    = []
      #sourceLocation()
      partial.works = mappedDefault
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

  private static func mappedAssign(_ partial: inout MappedPartial, to value: Author) {
    if let read = partial.id.takeValue() { value.id = read }
    if let read = partial.fullName.takeValue() { value.fullName = read }
    if let read = partial.homepage.take() { value.homepage = read }
    if let read = partial.note.take() { value.note = read }
    if let read = partial.visits.takeValue() { value.visits = read }
    if let read = partial.works.takeValue() { value.works = read }
    for child in value.works {
      child.author = value
    }
  }

  private static func mappedKept(
    of value: Author, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.id != nil { kept.id = value.id }
    if partial.fullName != nil { kept.fullName = value.fullName }
    if partial.homepage != nil { kept.homepage = value.homepage }
    if partial.note != nil { kept.note = value.note }
    if partial.visits != nil { kept.visits = value.visits }
    if partial.works != nil { kept.works = value.works }
    return kept
  }
}

extension Author: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int64? {
    let identity_id = try reader.lookUp("id") {
      reader throws(Isomer.ReadingFailure) in
      return try Int64?.read(&reader)
    }
    guard let identity_id else { return nil }
    return identity_id
  }
}

extension Author: Isomer.Mergeable {
  func merge(_ newer: Author) {
    if self === newer { return }
    self.id = newer.id
    self.fullName = newer.fullName
    self.homepage = newer.homepage
    if case nil = self.note { self.note = newer.note }
    #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Author.swift", line: 12)
   self.visits = Isomer.merging(by: max, self.visits, newer.visits)
    #sourceLocation()
    Isomer.mergeDeeply(&self.works, newer.works)
    let value = self
    for child in value.works {
      child.author = value
    }
  }
}

extension Author: Isomer.Identified {
  var mappedIdentity: Int64 { self.id }
}
