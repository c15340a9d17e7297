// Generated from Faults.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Route: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    x1: start 7
    y1: start 7 alternative
    x2: end 9
    y2: end 9 alternative
    stops: 11 required
    title: 13 required first
    label: title 13 required alternative
    id: 14 required
    """, of: "Faults.swift: Route")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [RouteSize.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.size = try RouteSize.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_title)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.start, of: partial.mappedFields_start, Self.mappedFields_start
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Documents/Faults.swift", line: 6)
           return try reader.transformed(VectorTransformer(), [Double].self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.end, of: partial.mappedFields_end, Self.mappedFields_end
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Documents/Faults.swift", line: 8)
           return try reader.transformed(VectorTransformer(), [Double].self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.title { missing = "title" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var start: [Double]? = nil
    var mappedFields_start = Isomer.FieldPlaces()
    var end: [Double]? = nil
    var mappedFields_end = Isomer.FieldPlaces()
    var stops: [Int]? = nil
    var title: String? = nil
    var mappedAlternative_title = Isomer.Alternative()
    var id: Int? = nil
    var size: RouteSize? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.remember(0, in: &partial.mappedFields_start)
      case 1: try reader.remember(1, in: &partial.mappedFields_start)
      case 2: try reader.remember(0, in: &partial.mappedFields_end)
      case 3: try reader.remember(1, in: &partial.mappedFields_end)
      case 4:
        partial.stops = try reader.projected(mappedPath_stops) {
          reader throws(Isomer.ReadingFailure) in
          try [Int].read(&reader)
        }
      case 5:
        try reader.alternative(0, &partial.mappedAlternative_title, &partial.title) {
          reader throws(Isomer.ReadingFailure) in
          return try String.read(&reader)
        }
      case 6:
        try reader.alternative(1, &partial.mappedAlternative_title, &partial.title) {
          reader throws(Isomer.ReadingFailure) in
          return try String.read(&reader)
        }
      case 7: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.start = partial.start.moved()
    self.end = partial.end.moved()
    self.stops = partial.stops.moved()
    self.title = partial.title.moved()
    self.id = partial.id.moved()
    self.size = partial.size.moved()
  }

  private static let mappedFields_start = Isomer.FieldNames(["x1", "y1"])

  private static let mappedFields_end = Isomer.FieldNames(["x2", "y2"])

  private static let mappedPath_stops = Isomer.ProjectionPath([.every, .key("n")])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"id\":", self.id)
    self.size.writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      title
      id
      """)
    paths.flatten("size", self.size.mappedPaths(options))
    return paths
  }
}

extension RouteSize: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    length: 21 required
    width: 22
    """, of: "Faults.swift: RouteSize")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var length: Int? = nil
    var width: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.length = try Int.read(&reader)
      case 1: partial.width = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.length = partial.length.moved()
    self.width = partial.width.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"length\":", self.length)
    writer.optional(",\"width\":", self.width)
  }
}

extension PlacedSize: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    size
    """, of: "Faults.swift: PlacedSize", objects: [mappedKeys_size])

  private static let mappedKeys_size = Isomer.KeySet(
    """
    length: 28 required
    width: 29 required
    """, of: "Faults.swift: PlacedSize", below: "size")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.width { missing = "size.width" }
    if case nil = partial.length { missing = "size.length" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var length: Int? = nil
    var width: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_size, first: 1, from: &reader)
      case 1: partial.length = try Int.read(&reader)
      case 2: partial.width = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.length = partial.length.moved()
    self.width = partial.width.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"size\":")
      writer.member(",\"length\":", self.length)
      writer.member(",\"width\":", self.width)
      writer.endContainer(container)
    }
  }
}

extension PreparedParcel: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 45 required
    size: 46 required
    note: 47
    inner: 49
    """, of: "Faults.swift: PreparedParcel")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Documents/Faults.swift", line: 42)
    try reader.preparing(then:
        mappedRead, by: PreparedParcel.complete)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var size: RouteSize? = nil
    var note: String? = nil
    var inner: RouteSize? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.size = try RouteSize.read(&reader)
      case 2: partial.note = try String?.read(&reader)
      case 3:
        #sourceLocation(file: "Fixtures/Models/Documents/Faults.swift", line: 47)
        partial.inner = try reader
      .transformed(.reading { (value: Value) in try RouteSize(value) }, RouteSize?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.size = partial.size.moved()
    self.note = partial.note.take()
    self.inner = partial.inner.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"size\":", self.size)
    writer.optional(",\"note\":", self.note)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      name
      size
      note
      """)
  }
}
