// Generated from UntaggedCases.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Measure: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("pixels", &attempts, mappedRead_pixels) {
      return value
    }
    if let value = try reader.attempt("exact", &attempts, mappedRead_exact) {
      return value
    }
    if let value = try reader.attempt("range", &attempts, Mapped_range.read) {
      return value
    }
    if let value = try reader.attempt("pair", &attempts, mappedRead_pair) {
      return value
    }
    if let value = try reader.attempt("auto", &attempts, mappedRead_auto) {
      return value
    }
    if let value = try reader.attempt("date", &attempts, Mapped_date.read) {
      return value
    }
    if let value = try reader.attempt("text", &attempts, mappedRead_text) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_pixels(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .pixels(try Int.read(&reader))
  }

  private static func mappedRead_exact(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .exact(try Double.read(&reader))
  }

  private static func mappedRead_pair(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.beginValues(of: 2)
    let mappedArgument_pair_0 = try Double.read(&reader)
    try reader.nextValue(of: 2)
    let mappedArgument_pair_1 = try Double.read(&reader)
    try reader.endValues(of: 2)
    return .pair(mappedArgument_pair_0, mappedArgument_pair_1)
  }

  private static func mappedRead_auto(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "auto", "automatic": return .auto
    default: throw reader.unknownCase("\"auto\" or \"automatic\"")
    }
  }

  private static func mappedRead_text(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .text(try String.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .pixels(let pixels): writer.member("", pixels)
    case .exact(let exact): writer.member("", exact)
    case .range(let from, let to): Mapped_range.write(from, to, to: &writer)
    case .pair(let pair_0, let pair_1):
      writer.member("[", pair_0)
      writer.member(",", pair_1)
      writer.raw("]")
    case .auto: writer.raw("\"auto\"")
    case .date(let at): Mapped_date.write(at, to: &writer)
    case .text(let text): writer.member("", text)
    }
  }
}

extension Measure {
  private enum Mapped_range: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Measure {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var from: Double? = nil
      var to: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.from = try Double.read(&reader)
        case 1: partial.to = try Double.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Measure {
      let mappedArgument_from = partial.from.moved()
      let mappedArgument_to = partial.to.moved()
      let value = Measure.range(from: mappedArgument_from, to: mappedArgument_to)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      from: 9 required
      to: 9 required
      """, of: "UntaggedCases.swift: Measure.range")

    static func write(_ from: Double, _ to: Double, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(from, to, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ from: Double, _ to: Double, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"from\":", from)
      writer.member(",\"to\":", to)
    }
  }

  private enum Mapped_date: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Measure {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var at: Date? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Models/Enums/UntaggedCases.swift", line: 12)
          partial.at = try reader
        .transformed(.secondsSince1970, Date.self)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Measure {
      let mappedArgument_at = partial.at.moved()
      let value = Measure.date(at: mappedArgument_at)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      at: 13 required
      """, of: "UntaggedCases.swift: Measure.date")

    static func write(_ at: Date, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(at, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ at: Date, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Enums/UntaggedCases.swift", line: 13)
       writer.member(.secondsSince1970, ",\"at\":", at)
      #sourceLocation()
    }
  }
}

extension Cell: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("point", &attempts, mappedRead_point) {
      return value
    }
    if let value = try reader.attempt("titled", &attempts, Mapped_titled.read) {
      return value
    }
    if let value = try reader.attempt("empty", &attempts, mappedRead_empty) {
      return value
    }
    return .other(try Value.read(&reader))
  }

  private static func mappedRead_point(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .point(try Coordinates.read(&reader))
  }

  private static func mappedRead_empty(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "empty": return .empty
    default: throw reader.unknownCase("\"empty\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .point(let point): writer.member("", point)
    case .titled(let title): Mapped_titled.write(title, to: &writer)
    case .empty: writer.raw("\"empty\"")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension Cell {
  private enum Mapped_titled: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Cell {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var title: String? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.title = try String.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Cell {
      let mappedArgument_title = partial.title.moved()
      let value = Cell.titled(title: mappedArgument_title)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      title: 21 required
      """, of: "UntaggedCases.swift: Cell.titled")

    static func write(_ title: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(title, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ title: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"title\":", title)
    }
  }
}

extension Nest: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("first", &attempts, Mapped_first.read) {
      return value
    }
    if let value = try reader.attempt("second", &attempts, Mapped_second.read) {
      return value
    }
    if let value = try reader.attempt("leaf", &attempts, mappedRead_leaf) {
      return value
    }
    if let value = try reader.attempt("list", &attempts, mappedRead_list) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_leaf(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .leaf(try Int.read(&reader))
  }

  private static func mappedRead_list(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .list(try [Nest].read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    guard writer.beginCase() else { return }
    switch self {
    case .first(let a): Mapped_first.write(a, to: &writer)
    case .second(let a, let b): Mapped_second.write(a, b, to: &writer)
    case .leaf(let leaf): writer.member("", leaf)
    case .list(let list): writer.member("", list)
    }
    writer.endCase()
  }
}

extension Nest {
  private enum Mapped_first: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Nest {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var a: Nest? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.a = try Nest.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Nest {
      let mappedArgument_a = partial.a.moved()
      let value = Nest.first(a: mappedArgument_a)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      a: 30 required
      """, of: "UntaggedCases.swift: Nest.first")

    static func write(_ a: Nest, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(a, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ a: Nest, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"a\":", a)
    }
  }

  private enum Mapped_second: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Nest {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var a: Nest? = nil
      var b: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.a = try Nest.read(&reader)
        case 1: partial.b = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Nest {
      let mappedArgument_a = partial.a.moved()
      let mappedArgument_b = partial.b.moved()
      let value = Nest.second(a: mappedArgument_a, b: mappedArgument_b)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      a: 31 required
      b: 31 required
      """, of: "UntaggedCases.swift: Nest.second")

    static func write(_ a: Nest, _ b: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(a, b, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ a: Nest, _ b: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"a\":", a)
      writer.member(",\"b\":", b)
    }
  }
}
