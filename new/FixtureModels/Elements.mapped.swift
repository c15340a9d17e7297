// Generated from Elements.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Elements: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    numbers: 5 required
    names: 7
    counts: 9 required
    tags: 11 required
    codes: 13
    words: 15 default
    """, of: "Elements.swift: Elements")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var numbers: [Int]? = nil
    var names: Set<String>? = nil
    var counts: [String: Int]? = nil
    var tags: [String]? = nil
    var codes: Set<Int>? = nil
    var words: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.numbers = try reader.elements(.compact, of: [Int].self)
      case 1: partial.names = try reader.elements(.compact, of: Set<String>?.self)
      case 2: partial.counts = try reader.elements(.compact, of: [String: Int].self)
      case 3: partial.tags = try reader.elements(.wrap, of: [String].self)
      case 4: partial.codes = try reader.elements(.wrap, of: Set<Int>?.self)
      case 5: partial.words = try reader.elements(.wrap, of: [String]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.numbers = partial.numbers.moved()
    self.names = partial.names.take()
    self.counts = partial.counts.moved()
    self.tags = partial.tags.moved()
    self.codes = partial.codes.take()
    #sourceLocation(file: "Fixtures/Models/Basics/Elements.swift", line: 14)
  self.words = partial.words.take() ?? ["none"]
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"numbers\":", self.numbers)
    writer.optional(",\"names\":", self.names)
    writer.member(",\"counts\":", self.counts)
    writer.member(",\"tags\":", self.tags)
    writer.optional(",\"codes\":", self.codes)
    writer.member(",\"words\":", self.words)
  }
}

extension NestedElements: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    grid: 22 required
    sparse: 24 required
    headers: 26 required
    maybes: 28 required
    sizes: 30 required
    points: 32 required
    """, of: "Elements.swift: NestedElements")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var grid: [[Int]]? = nil
    var sparse: [String: [Int?]]? = nil
    var headers: [String: [String]]? = nil
    var maybes: [[Int]?]? = nil
    var sizes: [Int]? = nil
    var points: [Spot]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.grid = try reader.elements(.compact, of: [[Int]].self) { reader throws(Isomer.ReadingFailure) in
          try reader.elements(.compact)
        }
      case 1: partial.sparse = try reader.elements(.compact, of: [String: [Int?]].self)
      case 2:
        partial.headers = try reader.elements(.compact, of: [String: [String]].self) { reader throws(Isomer.ReadingFailure) in
          try reader.elements([.compact, .wrap])
        }
      case 3:
        partial.maybes = try reader.elements(.wrap, of: [[Int]?].self) { reader throws(Isomer.ReadingFailure) in
          try reader.elements(.wrap)
        }
      case 4: partial.sizes = try reader.elements([.lossy, .wrap], of: [Int].self)
      case 5: partial.points = try reader.elements([.lossy, .compact, .wrap], of: [Spot].self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.grid = partial.grid.moved()
    self.sparse = partial.sparse.moved()
    self.headers = partial.headers.moved()
    self.maybes = partial.maybes.moved()
    self.sizes = partial.sizes.moved()
    self.points = partial.points.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"grid\":", self.grid)
    writer.member(",\"sparse\":", self.sparse)
    writer.member(",\"headers\":", self.headers)
    writer.member(",\"maybes\":", self.maybes)
    writer.member(",\"sizes\":", self.sizes)
    writer.member(",\"points\":", self.points)
  }
}

extension Spot: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    x: 36 required
    y: 36 default
    """, of: "Elements.swift: Spot")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var x: Int? = nil
    var y: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.x = try Int.read(&reader)
      case 1: partial.y = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.x = partial.x.moved()
    if let read = partial.y.take() { self.y = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"x\":", self.x)
    writer.member(",\"y\":", self.y)
  }
}

extension ElementsBeside: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    numbers: 42 required
    grid: 44
    recovered: 46 default
    replaced: 48 required
    needed: 50 required
    items: 52 default
    item: items 52 default alternative
    """, of: "Elements.swift: ElementsBeside")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_items)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.replaced { missing = "replaced" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var numbers: [Int]? = nil
    var grid: [[Int]]? = nil
    var recovered: [Int]? = nil
    var replaced: [Int]? = nil
    var needed: [Int]?? = nil
    var items: [Int]? = nil
    var mappedAlternative_items = Isomer.Alternative()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.numbers = try reader.coercedElements([.compact, .wrap], of: [Int].self)
      case 1:
        partial.grid = try reader.elements([.compact, .wrap], of: [[Int]]?.self) { reader throws(Isomer.ReadingFailure) in
          try reader.coercedElements([.compact, .wrap])
        }
      case 2:
        partial.recovered = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.elements(.compact, of: [Int]?.self)
        } ?? nil
      case 3:
        partial.replaced = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.elements(.wrap, of: [Int].self)
        #sourceLocation(file: "Fixtures/Models/Basics/Elements.swift", line: 47)
                                  } ?? [0]
        #sourceLocation()
      case 4: partial.needed = try reader.elements(.wrap, of: [Int]?.self)
      case 5:
        try reader.alternative(0, &partial.mappedAlternative_items, &partial.items) {
          reader throws(Isomer.ReadingFailure) in
          return try reader.elements(.wrap, of: [Int]?.self)
        }
      case 6:
        try reader.alternative(1, &partial.mappedAlternative_items, &partial.items) {
          reader throws(Isomer.ReadingFailure) in
          return try reader.elements(.wrap, of: [Int]?.self)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.numbers = partial.numbers.moved()
    self.grid = partial.grid.take()
    if let read = partial.recovered.take() { self.recovered = read }
    self.replaced = partial.replaced.moved()
    self.needed = partial.needed.moved()
    if let read = partial.items.take() { self.items = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"numbers\":", self.numbers)
    writer.optional(",\"grid\":", self.grid)
    writer.member(",\"recovered\":", self.recovered)
    writer.member(",\"replaced\":", self.replaced)
    writer.optional(",\"needed\":", self.needed, null: .write)
    writer.member(",\"items\":", self.items)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      numbers
      grid
      recovered
      replaced
      needed
      items
      """)
  }
}
