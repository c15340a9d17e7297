// Generated from Work.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
import GRDB
@_spi(Generated) import Isomer
import IsomerFoundation

extension Work: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Work.self { return Work.Mapped_Work.self }
    if self is Book.Type { return Book.Mapped_Book.self }
    if self is Poem.Type { return Poem.Mapped_Poem.self }
    return Work.Mapped_Work.self
  }
}

extension Work: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Swift.type(of: self).mappedMapping.validate(object: self)
    return self
  }
}

extension Work {
  enum Mapped_Work: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Work {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int64?? = nil
      var title: String?? = nil
      var published: Date?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int64?.read(&reader)
        case 2: partial.title = try String?.read(&reader)
        case 3: partial.published = try reader.transformed(mappedReading_published, Date?.self)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Work {
      let value = Work()
      if let read = partial.id.takeValue() { value.id = read }
      if let read = partial.title.takeValue() { value.title = read }
      value.published = partial.published.takeValue()
      return value
    }

    #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 9)
    private static let mappedReading_published =
                  Isomer.readTransformer(DateFormatTransformer("yyyy-MM-dd"), for: Date?.self)
    #sourceLocation()

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 8 default
      title: 9 default
      published: 10
      """, of: "Work.swift: Work")

    static func writeMappedMembers(_ value: Work, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"title\":", value.title)
      writer.optional(Self.mappedReading_published, ",\"published\":", value.published)
    }

    static func validate(_ value: Work) throws(Isomer.MappingError) {}

    static func mappedPaths(_ value: Work, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        title
        published
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: Work, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "book", "poem": throw reader.unknownTag("a tag of 'Work'", at: "kind")
        default: break
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.id {
        #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 7)
        let mappedDefault: Int64
                = 0
        #sourceLocation()
        partial.id = mappedDefault
      }
      if case .some(nil) = partial.title {
        #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 8)
        let mappedDefault: String
            = ""
        #sourceLocation()
        partial.title = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Work) {
      if let read = partial.id.takeValue() { value.id = read }
      if let read = partial.title.takeValue() { value.title = read }
      if let read = partial.published.take() { value.published = read }
    }

    private static func mappedKept(
      of value: Work, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.id != nil { kept.id = value.id }
      if partial.title != nil { kept.title = value.title }
      if partial.published != nil { kept.published = value.published }
      return kept
    }

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

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Work {
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "book": return try Book.Mapped_Book.read(&reader)
      case "poem": return try Poem.Mapped_Poem.read(&reader)
      default: throw reader.unknownTag("one of \"book\", \"poem\"", at: "kind")
      }
    }
  }
}

extension Work: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch self {
    case let value as Book: try Book.Mapped_Book.update(value, from: &reader)
    case let value as Poem: try Poem.Mapped_Poem.update(value, from: &reader)
    default: try Work.Mapped_Work.update(self, from: &reader)
    }
  }
}

extension Work: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int64? {
    try Work.Mapped_Work.mappedIdentity(in: &reader)
  }
}

extension Work: Isomer.Mergeable {
  func merge(_ newer: Work) {
    if self === newer { return }
    self.id = newer.id
    self.title = newer.title
    self.published = newer.published
    if let own = self as? Book, let newer = newer as? Book {
      Book.Derived_Book.merge(newer, into: own)
    }
    if let own = self as? Poem, let newer = newer as? Poem {
      Poem.Derived_Poem.merge(newer, into: own)
    }
  }
}

extension Work: Isomer.Identified {
  var mappedIdentity: Int64 { self.id }
}

extension Book {
  enum Mapped_Book: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Book {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int64?? = nil
      var title: String?? = nil
      var published: Date?? = nil
      var pages: Int?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int64?.read(&reader)
        case 2: partial.title = try String?.read(&reader)
        case 3: partial.published = try reader.transformed(mappedReading_published, Date?.self)
        case 4:
          partial.pages = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_pages(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Book {
      let value = Book()
      if let read = partial.id.takeValue() { value.id = read }
      if let read = partial.title.takeValue() { value.title = read }
      value.published = partial.published.takeValue()
      value.pages = partial.pages.takeValue()
      return value
    }

    #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 9)
    private static let mappedReading_published =
                  Isomer.readTransformer(DateFormatTransformer("yyyy-MM-dd"), for: Date?.self)
    #sourceLocation()

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 8 default
      title: 9 default
      published: 10
      pages: 47
      """, of: "Work.swift: Book")

    static func writeMappedMembers(_ value: Book, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"book\"")
      writer.member(",\"id\":", value.id)
      writer.member(",\"title\":", value.title)
      writer.optional(Self.mappedReading_published, ",\"published\":", value.published)
      writer.optional(",\"pages\":", value.pages)
    }

    static func validate(_ value: Book) throws(Isomer.MappingError) {
      try Isomer.correction(of: value.pages, at: "pages", by: { try mappedCheck_pages(&$0) })
    }

    private static func mappedCheck_pages(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 47)
                    try value.within(1...)
      #sourceLocation()
    }

    static func mappedPaths(_ value: Book, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        title
        published
        pages
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: Book, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "book": break
        default: throw reader.unknownTag("\"book\"", at: "kind")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.id {
        #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 7)
        let mappedDefault: Int64
                = 0
        #sourceLocation()
        partial.id = mappedDefault
      }
      if case .some(nil) = partial.title {
        #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 8)
        let mappedDefault: String
            = ""
        #sourceLocation()
        partial.title = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Book) {
      if let read = partial.id.takeValue() { value.id = read }
      if let read = partial.title.takeValue() { value.title = read }
      if let read = partial.published.take() { value.published = read }
      if let read = partial.pages.take() { value.pages = read }
    }

    private static func mappedKept(
      of value: Book, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.id != nil { kept.id = value.id }
      if partial.title != nil { kept.title = value.title }
      if partial.published != nil { kept.published = value.published }
      if partial.pages != nil { kept.pages = value.pages }
      return kept
    }
  }
}

extension Book {
  enum Derived_Book {
    static func merge(_ newer: Book, into own: Book) {
      own.pages = newer.pages
    }
  }
}

extension Poem {
  enum Mapped_Poem: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Poem {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int64?? = nil
      var title: String?? = nil
      var published: Date?? = nil
      var lines: Int?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int64?.read(&reader)
        case 2: partial.title = try String?.read(&reader)
        case 3: partial.published = try reader.transformed(mappedReading_published, Date?.self)
        case 4: partial.lines = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Poem {
      let value = Poem()
      if let read = partial.id.takeValue() { value.id = read }
      if let read = partial.title.takeValue() { value.title = read }
      value.published = partial.published.takeValue()
      if let read = partial.lines.takeValue() { value.lines = read }
      return value
    }

    #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 9)
    private static let mappedReading_published =
                  Isomer.readTransformer(DateFormatTransformer("yyyy-MM-dd"), for: Date?.self)
    #sourceLocation()

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 8 default
      title: 9 default
      published: 10
      lines: 66 default
      """, of: "Work.swift: Poem")

    static func writeMappedMembers(_ value: Poem, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"poem\"")
      writer.member(",\"id\":", value.id)
      writer.member(",\"title\":", value.title)
      writer.optional(Self.mappedReading_published, ",\"published\":", value.published)
      writer.member(",\"lines\":", value.lines)
    }

    static func validate(_ value: Poem) throws(Isomer.MappingError) {}

    static func mappedPaths(_ value: Poem, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        title
        published
        lines
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: Poem, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "poem": break
        default: throw reader.unknownTag("\"poem\"", at: "kind")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.id {
        #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 7)
        let mappedDefault: Int64
                = 0
        #sourceLocation()
        partial.id = mappedDefault
      }
      if case .some(nil) = partial.title {
        #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 8)
        let mappedDefault: String
            = ""
        #sourceLocation()
        partial.title = mappedDefault
      }
      if case .some(nil) = partial.lines {
        #sourceLocation(file: "Fixtures/Packages/Database//Sources/database/Models/Work.swift", line: 65)
        let mappedDefault: Int
            = 0
        #sourceLocation()
        partial.lines = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Poem) {
      if let read = partial.id.takeValue() { value.id = read }
      if let read = partial.title.takeValue() { value.title = read }
      if let read = partial.published.take() { value.published = read }
      if let read = partial.lines.takeValue() { value.lines = read }
    }

    private static func mappedKept(
      of value: Poem, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.id != nil { kept.id = value.id }
      if partial.title != nil { kept.title = value.title }
      if partial.published != nil { kept.published = value.published }
      if partial.lines != nil { kept.lines = value.lines }
      return kept
    }
  }
}

extension Poem {
  enum Derived_Poem {
    static func merge(_ newer: Poem, into own: Poem) {
      own.lines = newer.lines
    }
  }
}
