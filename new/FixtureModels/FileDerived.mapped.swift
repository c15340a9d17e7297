// Generated from FileDerived.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Leaf: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    size: 6 required
    form: 6 required
    """, of: "FileDerived.swift: Leaf")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var size: Int? = nil
    var form: LeafForm? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.size = try Int.read(&reader)
      case 1: partial.form = try LeafForm.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.size = partial.size.moved()
    self.form = partial.form.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"size\":", self.size)
    writer.member(",\"form\":", self.form)
  }
}

extension Leaf: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Leaf.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Leaf.write(self, to: &writer)
  }

  enum MappedArchive_Leaf {
    static let shape = IsomerArchive.ArchiveShape(
      "Leaf",
      """
      size
      form
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Leaf {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.size = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.form = try LeafForm.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.form { missing = "form" }
      if case nil = partial.size { missing = "size" }
      if let missing { throw reader.missing(missing, in: object) }
      return Leaf(mapped: &partial)
    }

    private typealias MappedPartial = Leaf.MappedPartial

    static func write(_ value: Leaf, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.size.archive(to: &writer)
      value.form.archive(to: &writer)
      writer.end()
    }
  }
}

extension Leaf: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.size == right.size else { return false }
    guard left.form == right.form else { return false }
    return true
  }
}

extension Leaf: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Leaf")
    text.add("size", self.size)
    text.add("form", self.form)
    return text.finished
  }
}

extension Twig: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    leaf: 9 required
    """, of: "FileDerived.swift: Twig")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var leaf: Leaf? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.leaf = try Leaf.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.leaf = partial.leaf.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"leaf\":", self.leaf)
  }
}

extension Twig: Isomer.Copying {
  func copy() -> Self { self }
}

extension LeafForm: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "flat": return .flat
    case "round": return .round
    default: throw reader.unknownCase("one of \"flat\", \"round\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .flat: writer.raw("\"flat\"")
    case .round: writer.raw("\"round\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension LeafForm: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "flat": return .flat
    case "round": return .round
    default: throw reader.unknownCase("one of \"flat\", \"round\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .flat: writer.write(name: "flat")
    case .round: writer.write(name: "round")
    }
  }
}
