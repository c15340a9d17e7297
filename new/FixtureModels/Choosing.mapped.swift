// Generated from Choosing.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Chosen: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 6 required
    name: title 8 required
    content
    pages: sheets 14 alternative
    tab\there
    read: 22 default
    kind: 23
    """, of: "Choosing.swift: Chosen", objects: [mappedKeys_content, mappedKeys_content_size, mappedKeys_tab_here])

  private static let mappedKeys_content = Isomer.KeySet(
    """
    text: bodyText 10
    size
    """, of: "Choosing.swift: Chosen", below: "content")

  private static let mappedKeys_content_size = Isomer.KeySet(
    """
    words: wordCount 12
    lines: sheets 14
    """, of: "Choosing.swift: Chosen", below: "content.size")

  private static let mappedKeys_tab_here = Isomer.KeySet(
    """
    a.b\\c: odd 20
    """, of: "Choosing.swift: Chosen", below: "tab\there")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Stamps.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.audit = try Stamps.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.sheets, of: partial.mappedFields_sheets, Self.mappedFields_sheets
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Choosing.swift", line: 13)
                              return try reader.transformed(SheetsTransformer(), Sheets.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var bodyText: String? = nil
    var wordCount: Int? = nil
    var sheets: Sheets? = nil
    var mappedFields_sheets = Isomer.FieldPlaces()
    var audit: Stamps? = nil
    var extra: [String: Value]? = nil
    var odd: Int? = nil
    var read: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_content) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.bodyText = try String?.read(&reader)
            case 1:
              if try !reader.readNull() {
                try reader.members(of: mappedKeys_content_size) { key, reader throws(Isomer.ReadingFailure) in
                  switch key {
                  case 0: partial.wordCount = try Int?.read(&reader)
                  case 1: try reader.remember(0, in: &partial.mappedFields_sheets)
                  default: try reader.skipValue()
                  }
                }
              }
            default: try reader.skipValue()
            }
          }
        }
      case 3: try reader.remember(1, in: &partial.mappedFields_sheets)
      case 4:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_tab_here) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.odd = try Int?.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 5: partial.read = try Int?.read(&reader)
      case 6:
        #sourceLocation(file: "Fixtures/Models/Keys/Choosing.swift", line: 22)
        try reader.skipConstant(String.self,
             "chosen")
        #sourceLocation()
      default: try reader.keep(in: &partial.extra, besides: Chosen.self, below: "")
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    self.bodyText = partial.bodyText.take()
    self.wordCount = partial.wordCount.take()
    self.sheets = partial.sheets.moved()
    self.audit = partial.audit.moved()
    if let read = partial.extra.take() { self.extra = read }
    self.odd = partial.odd.take()
    if let read = partial.read.take() { self.read = read }
  }

  private static let mappedFields_sheets = Isomer.FieldNames(["content.size.lines", "pages"])

  func write(to writer: inout Isomer.JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.mergeContainers(from: start)
    writer.endObject(start)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Choosing.swift", line: 13)
                    let mappedFields_sheets = writer.fields(SheetsTransformer(), Self.mappedFields_sheets, of: self.sheets)
    #sourceLocation()
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.title)
    do {
      let container = writer.beginContainer(",\"content\":")
      writer.optional(",\"text\":", self.bodyText)
      do {
        let container = writer.beginContainer(",\"size\":")
        writer.optional(",\"words\":", self.wordCount)
        writer.field(",\"lines\":", 0, of: mappedFields_sheets)
        writer.endContainer(container)
      }
      writer.endContainer(container)
    }
    writer.field(",\"pages\":", 1, of: mappedFields_sheets)
    self.audit.writeMappedMembers(to: &writer)
    writer.rest(self.extra, besides: Self.self)
    do {
      let container = writer.beginContainer(",\"tab\\there\":")
      writer.optional(",\"a.b\\\\c\":", self.odd)
      writer.endContainer(container)
    }
    writer.member(",\"kind\":", self.kind)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id
      title: name
      bodyText: content.text
      wordCount: content.size.words
      sheets: content.size.lines
      sheets: pages
      odd: tab\there.a\\.b\\\\c
      kind
      """)
    paths.flatten("audit", self.audit.mappedPaths(options))
    paths.rest("extra")
    return paths
  }
}

extension Chosen.Stamps: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    content
    created_at: created 30
    """, of: "Choosing.swift: Chosen.Stamps", objects: [mappedKeys_content])

  private static let mappedKeys_content = Isomer.KeySet(
    """
    by: author 28 required
    """, of: "Choosing.swift: Chosen.Stamps", below: "content")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.author { missing = "content.by" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var author: String? = nil
    var created: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_content, first: 2, from: &reader)
      case 1: partial.created = try Int?.read(&reader)
      case 2: partial.author = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.author = partial.author.moved()
    self.created = partial.created.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"content\":")
      writer.member(",\"by\":", self.author)
      writer.endContainer(container)
    }
    writer.optional(",\"created_at\":", self.created)
  }
}

extension PlainChosen: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 50 required
    title: 51
    weight: 52 default
    inner: 53 default
    """, of: "Choosing.swift: PlainChosen")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var weight: Double? = nil
    var inner: [PlainChosen]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String?.read(&reader)
      case 2: partial.weight = try Double?.read(&reader)
      case 3: partial.inner = try [PlainChosen]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.take()
    if let read = partial.weight.take() { self.weight = read }
    if let read = partial.inner.take() { self.inner = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.optional(",\"title\":", self.title)
    writer.member(",\"weight\":", self.weight)
    writer.member(",\"inner\":", self.inner)
  }
}

extension ChosenEnvelope: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data
    """, of: "Choosing.swift: ChosenEnvelope", objects: [mappedKeys_data])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    id: 59 required
    title: 60 required
    """, of: "Choosing.swift: ChosenEnvelope", below: "data")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.title { missing = "data.title" }
    if case nil = partial.id { missing = "data.id" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil
    var extra: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_data) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.id = try Int.read(&reader)
            case 1: partial.title = try String.read(&reader)
            default: try reader.keep(in: &partial.extra)
            }
          }
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    if let read = partial.extra.take() { self.extra = read }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    let document = writer.position
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.endObject(start)
    #sourceLocation(file: "Fixtures/Models/Keys/Choosing.swift", line: 57)
                   writer.rewriting(from: document, by: ChosenEnvelope.wrap)
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    var prepared = self
    writer.adjusting(&prepared) { try $0.prepare() }
    prepared.mappedMembers(to: &writer)
  }

  private func mappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"data\":")
      writer.member(",\"id\":", self.id)
      writer.member(",\"title\":", self.title)
      writer.rest(self.extra, besides: Self.self, below: "data")
      writer.endContainer(container)
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id: data.id
      title: data.title
      """)
    paths.rest("extra", below: "data")
    return paths
  }
}

extension ChosenOutgoing: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.optional(",\"note\":", self.note, null: .write)
    #if DEBUG || !DEBUG
    writer.member(",\"present\":", self.present)
    #endif
    #if !(DEBUG || !DEBUG)
    writer.member(",\"absent\":", self.absent)
    #endif
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id
      note
      """)
    #if DEBUG || !DEBUG
    paths.add("present")
    #endif
    #if !(DEBUG || !DEBUG)
    paths.add("absent")
    #endif
    return paths
  }
}
