// A property is made of several keys.
// The models are in Composites.swift.

extension Excerpt: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.range, of: partial.mappedFields_range, Self.mappedFields_range
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Composites.swift", line: 31)
                            return try reader.transformed(RangeTransformer(), Range<Int>.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var range: Range<Int>? = nil
    var mappedFields_range = Isomer.FieldPlaces()
    var name: String? = nil
    var length: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_nested, first: 2, from: &reader)
      case 1:
        let value = reader.position
        try reader.remember(1, in: &partial.mappedFields_range)
        try reader.revisit(value)
        partial.length = try Int.read(&reader)
      case 2: try reader.remember(0, in: &partial.mappedFields_range)
      case 3: partial.name = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.range = partial.range.moved()
    self.name = partial.name.take()
    self.length = partial.length.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    nested
    length: range alternative, = required
    """, of: "Composites.swift: Excerpt", objects: [mappedKeys_nested])

  private static let mappedKeys_nested = Isomer.KeySet(
    """
    location: range
    name: =
    """, of: "Composites.swift: Excerpt", below: "nested")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Composites.swift", line: 31)
                   let mappedFields_range = writer.fields(RangeTransformer(), Self.mappedFields_range, of: self.range)
    #sourceLocation()
    do {
      let container = writer.beginContainer(",\"nested\":")
      writer.field(",\"location\":", 0, of: mappedFields_range)
      writer.optional(",\"name\":", self.name)
      writer.endContainer(container)
    }
    writer.field(",\"length\":", 1, of: mappedFields_range)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      range: nested.location
      range: length
      name: nested.name
      """)
  }

  private static let mappedFields_range = Isomer.FieldNames(["nested.location", "length"])
}

extension Excerpt.Bounds: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var location: Int? = nil
    var length: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.location = try Int.read(&reader)
      case 1: partial.length = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.location = partial.location.moved()
    if let read = partial.length.take() { self.length = read }
  }

  static let mappedKeys = Isomer.KeySet(
    """
    nested.location: location required
    length: = default
    """, of: "Composites.swift: Excerpt.Bounds")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"nested.location\":", self.location)
    writer.member(",\"length\":", self.length)
  }
}
