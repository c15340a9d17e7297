// Generated from Directions.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Directions: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    readOnly: 5 required
    old: renamed 13 required
    place
    list
    writeOnly
    new
    code
    """, of: "Directions.swift: Directions", objects: [mappedKeys_place])

  private static let mappedKeys_place = Isomer.KeySet(
    """
    code: moved 15
    """, of: "Directions.swift: Directions", below: "place")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var readOnly: Int? = nil
    var renamed: String? = nil
    var moved: Int? = nil
    var second: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.readOnly = try Int.read(&reader)
      case 1: partial.renamed = try String.read(&reader)
      case 2: try partial.fillObject(mappedKeys_place, first: 7, from: &reader)
      case 3:
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 1: partial.second = try Int?.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 4: try reader.skipValue()
      case 5: try reader.skipValue()
      case 6: try reader.skipValue()
      case 7: partial.moved = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.readOnly = partial.readOnly.moved()
    self.renamed = partial.renamed.moved()
    self.moved = partial.moved.take()
    self.second = partial.second.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"writeOnly\":", self.writeOnly)
    writer.member(",\"new\":", self.renamed)
    writer.optional(",\"code\":", self.moved)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      writeOnly
      renamed: new
      moved: code
      """)
  }
}

extension Alternatives: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a: value 24 required first
    b: value 24 required alternative
    c
    e: value 24 required alternative
    note: 26
    old_note: note 26 alternative
    count: 28 default
    old_count: count 28 default alternative
    """, of: "Directions.swift: Alternatives", objects: [mappedKeys_c])

  private static let mappedKeys_c = Isomer.KeySet(
    """
    d: value 24 required alternative
    """, of: "Directions.swift: Alternatives", below: "c")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_value)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_note)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_count)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.value { missing = "a" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var value: Int? = nil
    var mappedAlternative_value = Isomer.Alternative()
    var note: String? = nil
    var mappedAlternative_note = Isomer.Alternative()
    var count: Int? = nil
    var mappedAlternative_count = Isomer.Alternative()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        try reader.alternative(0, &partial.mappedAlternative_value, &partial.value) {
          reader throws(Isomer.ReadingFailure) in
          return try Int.read(&reader)
        }
      case 1:
        try reader.alternative(1, &partial.mappedAlternative_value, &partial.value) {
          reader throws(Isomer.ReadingFailure) in
          return try Int.read(&reader)
        }
      case 2: try partial.fillObject(mappedKeys_c, first: 8, from: &reader)
      case 3:
        try reader.alternative(3, &partial.mappedAlternative_value, &partial.value) {
          reader throws(Isomer.ReadingFailure) in
          return try Int.read(&reader)
        }
      case 4:
        try reader.alternative(0, &partial.mappedAlternative_note, &partial.note, ignoringNull: true) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 5:
        try reader.alternative(1, &partial.mappedAlternative_note, &partial.note, ignoringNull: true) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 6:
        try reader.alternative(0, &partial.mappedAlternative_count, &partial.count) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 7:
        try reader.alternative(1, &partial.mappedAlternative_count, &partial.count) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 8:
        try reader.alternative(2, &partial.mappedAlternative_value, &partial.value) {
          reader throws(Isomer.ReadingFailure) in
          return try Int.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.value = partial.value.moved()
    self.note = partial.note.take()
    if let read = partial.count.take() { self.count = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"a\":", self.value)
    writer.optional(",\"note\":", self.note)
    writer.member(",\"count\":", self.count)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      value: a
      note
      count
      """)
  }
}
