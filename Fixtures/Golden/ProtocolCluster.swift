// The present key determines the type.
// The models are in Clusters.swift.

extension LinkEnclosure: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var url: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 1: partial.title = try String.read(&reader)
      case 2: partial.url = try URL.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.url = partial.url.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    type
    title: = required
    url: = required
    """, of: "Clusters.swift: LinkEnclosure")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"type\":\"link\"")
    writer.member(",\"title\":", self.title)
    writer.member(",\"url\":", self.url)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      title
      url
      """)
    paths.always("type")
    return paths
  }
}

extension Mail: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var subject: String? = nil
    var first: (any Enclosure)? = nil
    var second: (any Enclosure)? = nil
    var all: Array<any Enclosure>? = nil
    var readable: [any Enclosure]? = nil
    var byName: Dictionary<String, any Enclosure>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.subject = try String.read(&reader)
      case 1: partial.first = try AnyEnclosure.read(&reader).unboxed
      case 2: partial.second = try AnyEnclosure?.read(&reader).unboxed
      case 3: partial.all = try Array<AnyEnclosure>?.read(&reader).unboxed
      case 4: partial.readable = try reader.elements(.lossy, of: [AnyEnclosure]?.self).unboxed
      case 5: partial.byName = try Dictionary<String, AnyEnclosure>?.read(&reader).unboxed
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.subject = partial.subject.moved()
    self.first = partial.first.moved()
    self.second = partial.second.take()
    if let read = partial.all.take() { self.all = read }
    self.readable = partial.readable.take()
    self.byName = partial.byName.take()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    subject: = required
    first: = required
    second: =
    all: = default
    readable: =
    byName: =
    """, of: "Clusters.swift: Mail")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"subject\":", self.subject)
    writer.member(",\"first\":", AnyEnclosure(boxing: self.first))
    writer.optional(",\"second\":", Optional<AnyEnclosure>(boxing: self.second))
    writer.member(",\"all\":", Array<AnyEnclosure>(boxing: self.all))
    writer.optional(",\"readable\":", Optional<[AnyEnclosure]>(boxing: self.readable))
    writer.optional(",\"byName\":", Optional<Dictionary<String, AnyEnclosure>>(boxing: self.byName))
  }
}

/// Any `Enclosure`: reads and writes a value of any of its subtypes.
struct AnyEnclosure: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  var value: any Enclosure

  /// Holds a value.
  init(_ value: any Enclosure) {
    self.value = value
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "link": return Self(try LinkEnclosure.read(&reader))
    case "FileEnclosure": return Self(try FileEnclosure.read(&reader))
    default: throw reader.unknownTag("one of \"link\", \"FileEnclosure\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as LinkEnclosure: value.write(to: &writer)
    case let value as FileEnclosure: value.write(to: &writer)
    default: writer.fail("its type is no member of 'Enclosure'")
    }
  }
}

extension AnyEnclosure: Isomer.Boxed {
  var unboxed: any Enclosure { value }

  init(boxing value: any Enclosure) { self.init(value) }
}
