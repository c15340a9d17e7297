// Generated from Recordings.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Recording: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    made: 7 required
    tape
    takes: 10 default
    notes: 11 default
    aired: 13
    ended: 15
    rating: 17 default
    epoch: 18
    """, of: "Recordings.swift: Recording", objects: [mappedKeys_tape])

  private static let mappedKeys_tape = Isomer.KeySet(
    """
    sound: 9
    """, of: "Recordings.swift: Recording", below: "tape")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var made: Date? = nil
    var sound: Data? = nil
    var takes: [Date]? = nil
    var notes: [String: Data]? = nil
    var aired: Date? = nil
    var ended: Date? = nil
    var rating: Double? = nil
    var more: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.made = try Date.read(&reader)
      case 1:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_tape) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.sound = try Data?.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 2: partial.takes = try [Date]?.read(&reader)
      case 3: partial.notes = try [String: Data]?.read(&reader)
      case 4:
        #sourceLocation(file: "Fixtures/Models/Transformers/Recordings.swift", line: 11)
        partial.aired = try reader
      .transformed(.secondsSince1970, Date?.self)
        #sourceLocation()
      case 5: partial.ended = try Date?.read(&reader)
      case 6:
        partial.rating = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Double?.read(&reader)
        } ?? nil
      case 7:
        #sourceLocation(file: "Fixtures/Models/Transformers/Recordings.swift", line: 17)
        try reader.skipConstant(Date.self,
              Date(timeIntervalSince1970: 0))
        #sourceLocation()
      default: try reader.keep(in: &partial.more)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.made = partial.made.moved()
    self.sound = partial.sound.take()
    if let read = partial.takes.take() { self.takes = read }
    if let read = partial.notes.take() { self.notes = read }
    self.aired = partial.aired.take()
    self.ended = partial.ended.take()
    if let read = partial.rating.take() { self.rating = read }
    if let read = partial.more.take() { self.more = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"made\":", self.made)
    do {
      let container = writer.beginContainer(",\"tape\":")
      writer.optional(",\"sound\":", self.sound)
      writer.endContainer(container)
    }
    writer.member(",\"takes\":", self.takes)
    writer.member(",\"notes\":", self.notes)
    #sourceLocation(file: "Fixtures/Models/Transformers/Recordings.swift", line: 12)
   writer.optional(.secondsSince1970, ",\"aired\":", self.aired)
    #sourceLocation()
    writer.optional(",\"ended\":", self.ended, null: .write)
    writer.member(",\"rating\":", self.rating)
    writer.member(",\"epoch\":", self.epoch)
    writer.rest(self.more, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      made
      sound: tape.sound
      takes
      notes
      aired
      ended
      rating
      epoch
      """)
    paths.rest("more")
    return paths
  }
}

extension Broadcast: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    start: 26 required
    jingle: 27
    """, of: "Recordings.swift: Broadcast")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Transformers/Recordings.swift", line: 23)
    try reader.preparing(then:
        mappedRead, by: Broadcast.prepare)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var start: Date? = nil
    var jingle: Data? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.start = try Date.read(&reader)
      case 1: partial.jingle = try Data?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.start = partial.start.moved()
    self.jingle = partial.jingle.take()
  }

  func write(to writer: inout Isomer.JSONWriter) {
    let document = writer.position
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.endObject(start)
    #sourceLocation(file: "Fixtures/Models/Transformers/Recordings.swift", line: 24)
                   writer.rewriting(from: document, by: Broadcast.finish)
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"start\":", self.start)
    writer.optional(",\"jingle\":", self.jingle)
  }
}

extension Cassette: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    meta
    """, of: "Recordings.swift: Cassette", objects: [mappedKeys_meta])

  private static let mappedKeys_meta = Isomer.KeySet(
    """
    made: 42 required
    """, of: "Recordings.swift: Cassette", below: "meta")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Side.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.side = try Side.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    var missing: String?
    if case nil = partial.made { missing = "meta.made" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var made: Date? = nil
    var side: Side? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_meta, first: 1, from: &reader)
      case 1: partial.made = try Date.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.made = partial.made.moved()
    self.side = partial.side.moved()
  }

  func write(to writer: inout Isomer.JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.mergeContainers(from: start)
    writer.endObject(start)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"meta\":")
      writer.member(",\"made\":", self.made)
      writer.endContainer(container)
    }
    self.side.writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("made: meta.made")
    paths.flatten("side", self.side.mappedPaths(options))
    return paths
  }
}

extension Cassette.Side: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    meta
    """, of: "Recordings.swift: Cassette.Side", objects: [mappedKeys_meta])

  private static let mappedKeys_meta = Isomer.KeySet(
    """
    length: 49 required
    cover: 51
    """, of: "Recordings.swift: Cassette.Side", below: "meta")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.length { missing = "meta.length" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var length: Double? = nil
    var cover: Data? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_meta, first: 1, from: &reader)
      case 1: partial.length = try Double.read(&reader)
      case 2: partial.cover = try Data?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.length = partial.length.moved()
    self.cover = partial.cover.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"meta\":")
      writer.member(",\"length\":", self.length)
      writer.optional(",\"cover\":", self.cover)
      writer.endContainer(container)
    }
  }
}
