// Generated from StampShape.swift by each build. Do not edit.
// swift-format-ignore-file

public import Base
@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

/// The mapping of `Base.Stamp` that `StampShape` declares.
public struct StampMapping: Isomer.ExternalMapping {
  /// The value itself.
  public var value: Base.Stamp

  /// Holds a value.
  public init(_ value: Base.Stamp) { self.value = value }
}

extension StampMapping: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension StampMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  public static func mappedReading(as profile: String?) -> any Isomer.Mapping<Base.Stamp>.Type {
    Mapped_StampMapping_plain.self
  }
}

extension StampMapping {
  private enum Mapped_StampMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Base.Stamp {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var time: Int? = nil
      var author: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.time = try Int.read(&reader)
        case 1: partial.author = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Base.Stamp {
      let mappedArgument_time = partial.time.moved()
      let mappedArgument_author = partial.author.moved()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/Derived/StampShape.swift", line: 4)
    let value = Base.Stamp(time: mappedArgument_time, author: mappedArgument_author)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      at: time 6 required
      by: author 7 required
      """, of: "StampShape.swift: StampMapping")

    static func writeMappedMembers(_ value: Base.Stamp, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"at\":", value.time)
      writer.member(",\"by\":", value.author)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout Base.Stamp) {
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/Derived/StampShape.swift", line: 5)
    let _: Int =
value.time
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/Derived/StampShape.swift", line: 6)
    let _: String =
value.author
    #sourceLocation()
  }
}

extension StampMapping: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    Self(try MappedArchive_StampMapping.read(&reader))
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_StampMapping.write(value, to: &writer)
  }

  enum MappedArchive_StampMapping {
    static let shape = IsomerArchive.ArchiveShape(
      "StampMapping",
      """
      time
      author
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Base.Stamp {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.time = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.author = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.author { missing = "author" }
      if case nil = partial.time { missing = "time" }
      if let missing { throw reader.missing(missing, in: object) }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var time: Int? = nil
      var author: String? = nil
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Base.Stamp {
      let mappedArgument_time = partial.time.moved()
      let mappedArgument_author = partial.author.moved()
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/Derived/StampShape.swift", line: 4)
    let value = Base.Stamp(time: mappedArgument_time, author: mappedArgument_author)
      #sourceLocation()
      return value
    }

    static func write(_ value: Base.Stamp, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.time.archive(to: &writer)
      value.author.archive(to: &writer)
      writer.end()
    }
  }
}

extension History: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var stamps: [Stamp]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Packages/Modes//Sources/Derived/StampShape.swift", line: 3)
        partial.stamps = try reader.transformed(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<StampMapping>()), [Stamp].self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.stamps = partial.stamps.moved()
  }
}

@_spi(Generated) extension History: Isomer.KeyedReadable, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    stamps: 12 required
    """, of: "StampShape.swift: History")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Packages/Modes//Sources/Derived/StampShape.swift", line: 3)
    writer.member(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<StampMapping>()), ",\"stamps\":", self.stamps)
    #sourceLocation()
  }
}

extension History: IsomerArchive.Archivable {
  public static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_History.read(&reader)
  }

  public func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_History.write(self, to: &writer)
  }

  enum MappedArchive_History {
    static let shape = IsomerArchive.ArchiveShape("History", version: 1, "stamps")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> History {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) {
        #sourceLocation(file: "Fixtures/Packages/Modes//Sources/Derived/StampShape.swift", line: 3)
        partial.stamps = try reader.transformed(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<StampMapping>()), [Stamp].self)
        #sourceLocation()
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.stamps { missing = "stamps" }
      if let missing { throw reader.missing(missing, in: object) }
      return History(mapped: &partial)
    }

    private typealias MappedPartial = History.MappedPartial

    static func write(_ value: History, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      #sourceLocation(file: "Fixtures/Packages/Modes//Sources/Derived/StampShape.swift", line: 3)
      writer.transformed(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<StampMapping>()), [Stamp].self, value.stamps)
      #sourceLocation()
      writer.end()
    }
  }
}
