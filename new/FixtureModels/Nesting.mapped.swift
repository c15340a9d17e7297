// Generated from Nesting.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Innermost: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    depth: 5 required
    meta
    """, of: "Nesting.swift: Innermost", objects: [mappedKeys_meta])

  private static let mappedKeys_meta = Isomer.KeySet(
    """
    deep: 7
    """, of: "Nesting.swift: Innermost", below: "meta")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var depth: Int? = nil
    var deep: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.depth = try Int.read(&reader)
      case 1: try partial.fillObject(mappedKeys_meta, first: 2, from: &reader)
      case 2: partial.deep = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.depth = partial.depth.moved()
    self.deep = partial.deep.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"depth\":", self.depth)
    do {
      let container = writer.beginContainer(",\"meta\":")
      writer.optional(",\"deep\":", self.deep)
      writer.endContainer(container)
    }
  }
}

extension Middle: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    width: 12 required
    """, of: "Nesting.swift: Middle")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Innermost.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.innermost = try Innermost.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var width: Int? = nil
    var innermost: Innermost? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.width = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.width = partial.width.moved()
    self.innermost = partial.innermost.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"width\":", self.width)
    self.innermost.writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("width")
    paths.flatten("innermost", self.innermost.mappedPaths(options))
    return paths
  }
}

extension Outermost: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    height: 20 required
    """, of: "Nesting.swift: Outermost")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Middle.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.middle = try Middle.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var height: Int? = nil
    var middle: Middle? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.height = try Int.read(&reader)
      default: try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: Outermost.self)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.height = partial.height.moved()
    self.middle = partial.middle.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"height\":", self.height)
    self.middle.writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("height")
    paths.flatten("middle", self.middle.mappedPaths(options))
    return paths
  }
}

extension Keeping: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    height: 28 required
    """, of: "Nesting.swift: Keeping")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Middle.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.middle = try Middle.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var height: Int? = nil
    var middle: Middle? = nil
    var extra: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.height = try Int.read(&reader)
      default: try reader.keep(in: &partial.extra, besides: Keeping.self, below: "")
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.height = partial.height.moved()
    self.middle = partial.middle.moved()
    self.extra = partial.extra.take() ?? [:]
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"height\":", self.height)
    self.middle.writeMappedMembers(to: &writer)
    writer.rest(self.extra, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("height")
    paths.flatten("middle", self.middle.mappedPaths(options))
    paths.rest("extra")
    return paths
  }
}

extension Noting: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    height: 38 required
    """, of: "Nesting.swift: Noting")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Middle.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.middle = try Middle.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var height: Int? = nil
    var middle: Middle? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.height = try Int.read(&reader)
      default: try reader.skipUnknown(.report, below: "", &partial.mappedSeen, in: Noting.self)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.height = partial.height.moved()
    self.middle = partial.middle.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"height\":", self.height)
    self.middle.writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("height")
    paths.flatten("middle", self.middle.mappedPaths(options))
    return paths
  }
}

extension StrictEnvelope: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data
    """, of: "Nesting.swift: StrictEnvelope", objects: [mappedKeys_data, mappedKeys_data_attributes])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    id: 46 required
    attributes
    """, of: "Nesting.swift: StrictEnvelope", below: "data")

  private static let mappedKeys_data_attributes = Isomer.KeySet(
    """
    name: 48
    """, of: "Nesting.swift: StrictEnvelope", below: "data.attributes")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.id { missing = "data.id" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        if try !reader.readNull() {
          var seen = Isomer.SeenKeys()
          try reader.members(of: mappedKeys_data) { key, reader throws(Isomer.ReadingFailure) in
            if !seen.insert(key) { throw reader.duplicateKey() }
            switch key {
            case 0: partial.id = try Int.read(&reader)
            case 1:
              if try !reader.readNull() {
                var seen = Isomer.SeenKeys()
                try reader.members(of: mappedKeys_data_attributes) { key, reader throws(Isomer.ReadingFailure) in
                  if !seen.insert(key) { throw reader.duplicateKey() }
                  switch key {
                  case 0: partial.name = try String?.read(&reader)
                  default: throw reader.unknownKey()
                  }
                }
              }
            default: throw reader.unknownKey()
            }
          }
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.name = partial.name.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"data\":")
      writer.member(",\"id\":", self.id)
      do {
        let container = writer.beginContainer(",\"attributes\":")
        writer.optional(",\"name\":", self.name)
        writer.endContainer(container)
      }
      writer.endContainer(container)
    }
  }
}

extension LenientAround: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    inside: 53 required
    """, of: "Nesting.swift: LenientAround")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var inside: StrictEnvelope? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.inside = try StrictEnvelope.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.inside = partial.inside.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"inside\":", self.inside)
  }
}

extension StrictAround: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    inside: 55 required
    list: 55
    """, of: "Nesting.swift: StrictAround")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var inside: Shared.Owner? = nil
    var list: [Shared.Owner]? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.inside = try Shared.Owner.read(&reader)
      case 1: partial.list = try [Shared.Owner]?.read(&reader)
      default: throw reader.unknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.inside = partial.inside.moved()
    self.list = partial.list.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"inside\":", self.inside)
    writer.optional(",\"list\":", self.list)
  }
}

extension Tree: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 60 required
    children: 61 default
    """, of: "Nesting.swift: Tree")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var children: [Tree]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.children = try [Tree]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    if let read = partial.children.take() { self.children = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"children\":", self.children)
  }
}

extension Wide: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a0: 67
    a1: 67
    a2: 67
    a3: 67
    a4: 67
    a5: 67
    a6: 67
    a7: 67
    b0: 68
    b1: 68
    b2: 68
    b3: 68
    b4: 68
    b5: 68
    b6: 68
    b7: 68
    c0: 69
    c1: 69
    c2: 69
    c3: 69
    c4: 69
    c5: 69
    c6: 69
    c7: 69
    d0: 70
    d1: 70
    d2: 70
    d3: 70
    d4: 70
    d5: 70
    d6: 70
    d7: 70
    e0: 71
    e1: 71
    e2: 71
    e3: 71
    e4: 71
    e5: 71
    e6: 71
    e7: 71
    f0: 72
    f1: 72
    f2: 72
    f3: 72
    f4: 72
    f5: 72
    f6: 72
    f7: 72
    g0: 73
    g1: 73
    g2: 73
    g3: 73
    g4: 73
    g5: 73
    g6: 73
    g7: 73
    h0: 74
    h1: 74
    h2: 74
    h3: 74
    h4: 74
    h5: 74
    h6: 74
    h7: 74
    i0: 75
    i1: 75
    """, of: "Nesting.swift: Wide")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var a0: Int? = nil
    var a1: Int? = nil
    var a2: Int? = nil
    var a3: Int? = nil
    var a4: Int? = nil
    var a5: Int? = nil
    var a6: Int? = nil
    var a7: Int? = nil
    var b0: Int? = nil
    var b1: Int? = nil
    var b2: Int? = nil
    var b3: Int? = nil
    var b4: Int? = nil
    var b5: Int? = nil
    var b6: Int? = nil
    var b7: Int? = nil
    var c0: Int? = nil
    var c1: Int? = nil
    var c2: Int? = nil
    var c3: Int? = nil
    var c4: Int? = nil
    var c5: Int? = nil
    var c6: Int? = nil
    var c7: Int? = nil
    var d0: Int? = nil
    var d1: Int? = nil
    var d2: Int? = nil
    var d3: Int? = nil
    var d4: Int? = nil
    var d5: Int? = nil
    var d6: Int? = nil
    var d7: Int? = nil
    var e0: Int? = nil
    var e1: Int? = nil
    var e2: Int? = nil
    var e3: Int? = nil
    var e4: Int? = nil
    var e5: Int? = nil
    var e6: Int? = nil
    var e7: Int? = nil
    var f0: Int? = nil
    var f1: Int? = nil
    var f2: Int? = nil
    var f3: Int? = nil
    var f4: Int? = nil
    var f5: Int? = nil
    var f6: Int? = nil
    var f7: Int? = nil
    var g0: Int? = nil
    var g1: Int? = nil
    var g2: Int? = nil
    var g3: Int? = nil
    var g4: Int? = nil
    var g5: Int? = nil
    var g6: Int? = nil
    var g7: Int? = nil
    var h0: Int? = nil
    var h1: Int? = nil
    var h2: Int? = nil
    var h3: Int? = nil
    var h4: Int? = nil
    var h5: Int? = nil
    var h6: Int? = nil
    var h7: Int? = nil
    var i0: Int? = nil
    var i1: Int? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.a0 = try Int?.read(&reader)
      case 1: partial.a1 = try Int?.read(&reader)
      case 2: partial.a2 = try Int?.read(&reader)
      case 3: partial.a3 = try Int?.read(&reader)
      case 4: partial.a4 = try Int?.read(&reader)
      case 5: partial.a5 = try Int?.read(&reader)
      case 6: partial.a6 = try Int?.read(&reader)
      case 7: partial.a7 = try Int?.read(&reader)
      case 8: partial.b0 = try Int?.read(&reader)
      case 9: partial.b1 = try Int?.read(&reader)
      case 10: partial.b2 = try Int?.read(&reader)
      case 11: partial.b3 = try Int?.read(&reader)
      case 12: partial.b4 = try Int?.read(&reader)
      case 13: partial.b5 = try Int?.read(&reader)
      case 14: partial.b6 = try Int?.read(&reader)
      case 15: partial.b7 = try Int?.read(&reader)
      case 16: partial.c0 = try Int?.read(&reader)
      case 17: partial.c1 = try Int?.read(&reader)
      case 18: partial.c2 = try Int?.read(&reader)
      case 19: partial.c3 = try Int?.read(&reader)
      case 20: partial.c4 = try Int?.read(&reader)
      case 21: partial.c5 = try Int?.read(&reader)
      case 22: partial.c6 = try Int?.read(&reader)
      case 23: partial.c7 = try Int?.read(&reader)
      case 24: partial.d0 = try Int?.read(&reader)
      case 25: partial.d1 = try Int?.read(&reader)
      case 26: partial.d2 = try Int?.read(&reader)
      case 27: partial.d3 = try Int?.read(&reader)
      case 28: partial.d4 = try Int?.read(&reader)
      case 29: partial.d5 = try Int?.read(&reader)
      case 30: partial.d6 = try Int?.read(&reader)
      case 31: partial.d7 = try Int?.read(&reader)
      case 32: partial.e0 = try Int?.read(&reader)
      case 33: partial.e1 = try Int?.read(&reader)
      case 34: partial.e2 = try Int?.read(&reader)
      case 35: partial.e3 = try Int?.read(&reader)
      case 36: partial.e4 = try Int?.read(&reader)
      case 37: partial.e5 = try Int?.read(&reader)
      case 38: partial.e6 = try Int?.read(&reader)
      case 39: partial.e7 = try Int?.read(&reader)
      case 40: partial.f0 = try Int?.read(&reader)
      case 41: partial.f1 = try Int?.read(&reader)
      case 42: partial.f2 = try Int?.read(&reader)
      case 43: partial.f3 = try Int?.read(&reader)
      case 44: partial.f4 = try Int?.read(&reader)
      case 45: partial.f5 = try Int?.read(&reader)
      case 46: partial.f6 = try Int?.read(&reader)
      case 47: partial.f7 = try Int?.read(&reader)
      case 48: partial.g0 = try Int?.read(&reader)
      case 49: partial.g1 = try Int?.read(&reader)
      case 50: partial.g2 = try Int?.read(&reader)
      case 51: partial.g3 = try Int?.read(&reader)
      case 52: partial.g4 = try Int?.read(&reader)
      case 53: partial.g5 = try Int?.read(&reader)
      case 54: partial.g6 = try Int?.read(&reader)
      case 55: partial.g7 = try Int?.read(&reader)
      case 56: partial.h0 = try Int?.read(&reader)
      case 57: partial.h1 = try Int?.read(&reader)
      case 58: partial.h2 = try Int?.read(&reader)
      case 59: partial.h3 = try Int?.read(&reader)
      case 60: partial.h4 = try Int?.read(&reader)
      case 61: partial.h5 = try Int?.read(&reader)
      case 62: partial.h6 = try Int?.read(&reader)
      case 63: partial.h7 = try Int?.read(&reader)
      case 64: partial.i0 = try Int?.read(&reader)
      case 65: partial.i1 = try Int?.read(&reader)
      default: throw reader.unknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.a0 = partial.a0.take()
    self.a1 = partial.a1.take()
    self.a2 = partial.a2.take()
    self.a3 = partial.a3.take()
    self.a4 = partial.a4.take()
    self.a5 = partial.a5.take()
    self.a6 = partial.a6.take()
    self.a7 = partial.a7.take()
    self.b0 = partial.b0.take()
    self.b1 = partial.b1.take()
    self.b2 = partial.b2.take()
    self.b3 = partial.b3.take()
    self.b4 = partial.b4.take()
    self.b5 = partial.b5.take()
    self.b6 = partial.b6.take()
    self.b7 = partial.b7.take()
    self.c0 = partial.c0.take()
    self.c1 = partial.c1.take()
    self.c2 = partial.c2.take()
    self.c3 = partial.c3.take()
    self.c4 = partial.c4.take()
    self.c5 = partial.c5.take()
    self.c6 = partial.c6.take()
    self.c7 = partial.c7.take()
    self.d0 = partial.d0.take()
    self.d1 = partial.d1.take()
    self.d2 = partial.d2.take()
    self.d3 = partial.d3.take()
    self.d4 = partial.d4.take()
    self.d5 = partial.d5.take()
    self.d6 = partial.d6.take()
    self.d7 = partial.d7.take()
    self.e0 = partial.e0.take()
    self.e1 = partial.e1.take()
    self.e2 = partial.e2.take()
    self.e3 = partial.e3.take()
    self.e4 = partial.e4.take()
    self.e5 = partial.e5.take()
    self.e6 = partial.e6.take()
    self.e7 = partial.e7.take()
    self.f0 = partial.f0.take()
    self.f1 = partial.f1.take()
    self.f2 = partial.f2.take()
    self.f3 = partial.f3.take()
    self.f4 = partial.f4.take()
    self.f5 = partial.f5.take()
    self.f6 = partial.f6.take()
    self.f7 = partial.f7.take()
    self.g0 = partial.g0.take()
    self.g1 = partial.g1.take()
    self.g2 = partial.g2.take()
    self.g3 = partial.g3.take()
    self.g4 = partial.g4.take()
    self.g5 = partial.g5.take()
    self.g6 = partial.g6.take()
    self.g7 = partial.g7.take()
    self.h0 = partial.h0.take()
    self.h1 = partial.h1.take()
    self.h2 = partial.h2.take()
    self.h3 = partial.h3.take()
    self.h4 = partial.h4.take()
    self.h5 = partial.h5.take()
    self.h6 = partial.h6.take()
    self.h7 = partial.h7.take()
    self.i0 = partial.i0.take()
    self.i1 = partial.i1.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"a0\":", self.a0)
    writer.optional(",\"a1\":", self.a1)
    writer.optional(",\"a2\":", self.a2)
    writer.optional(",\"a3\":", self.a3)
    writer.optional(",\"a4\":", self.a4)
    writer.optional(",\"a5\":", self.a5)
    writer.optional(",\"a6\":", self.a6)
    writer.optional(",\"a7\":", self.a7)
    writer.optional(",\"b0\":", self.b0)
    writer.optional(",\"b1\":", self.b1)
    writer.optional(",\"b2\":", self.b2)
    writer.optional(",\"b3\":", self.b3)
    writer.optional(",\"b4\":", self.b4)
    writer.optional(",\"b5\":", self.b5)
    writer.optional(",\"b6\":", self.b6)
    writer.optional(",\"b7\":", self.b7)
    writer.optional(",\"c0\":", self.c0)
    writer.optional(",\"c1\":", self.c1)
    writer.optional(",\"c2\":", self.c2)
    writer.optional(",\"c3\":", self.c3)
    writer.optional(",\"c4\":", self.c4)
    writer.optional(",\"c5\":", self.c5)
    writer.optional(",\"c6\":", self.c6)
    writer.optional(",\"c7\":", self.c7)
    writer.optional(",\"d0\":", self.d0)
    writer.optional(",\"d1\":", self.d1)
    writer.optional(",\"d2\":", self.d2)
    writer.optional(",\"d3\":", self.d3)
    writer.optional(",\"d4\":", self.d4)
    writer.optional(",\"d5\":", self.d5)
    writer.optional(",\"d6\":", self.d6)
    writer.optional(",\"d7\":", self.d7)
    writer.optional(",\"e0\":", self.e0)
    writer.optional(",\"e1\":", self.e1)
    writer.optional(",\"e2\":", self.e2)
    writer.optional(",\"e3\":", self.e3)
    writer.optional(",\"e4\":", self.e4)
    writer.optional(",\"e5\":", self.e5)
    writer.optional(",\"e6\":", self.e6)
    writer.optional(",\"e7\":", self.e7)
    writer.optional(",\"f0\":", self.f0)
    writer.optional(",\"f1\":", self.f1)
    writer.optional(",\"f2\":", self.f2)
    writer.optional(",\"f3\":", self.f3)
    writer.optional(",\"f4\":", self.f4)
    writer.optional(",\"f5\":", self.f5)
    writer.optional(",\"f6\":", self.f6)
    writer.optional(",\"f7\":", self.f7)
    writer.optional(",\"g0\":", self.g0)
    writer.optional(",\"g1\":", self.g1)
    writer.optional(",\"g2\":", self.g2)
    writer.optional(",\"g3\":", self.g3)
    writer.optional(",\"g4\":", self.g4)
    writer.optional(",\"g5\":", self.g5)
    writer.optional(",\"g6\":", self.g6)
    writer.optional(",\"g7\":", self.g7)
    writer.optional(",\"h0\":", self.h0)
    writer.optional(",\"h1\":", self.h1)
    writer.optional(",\"h2\":", self.h2)
    writer.optional(",\"h3\":", self.h3)
    writer.optional(",\"h4\":", self.h4)
    writer.optional(",\"h5\":", self.h5)
    writer.optional(",\"h6\":", self.h6)
    writer.optional(",\"h7\":", self.h7)
    writer.optional(",\"i0\":", self.i0)
    writer.optional(",\"i1\":", self.i1)
  }
}
