// Generated from Profile.swift by each build. Do not edit.
// swift-format-ignore-file

import IsomerCodable
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Profile: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 16 required
    settings: 18 required
    colour: 19
    figures: 21 default
    """, of: "Profile.swift: Profile")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var settings: Settings? = nil
    var colour: Colour? = nil
    var figures: [Figure]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1:
        #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 16)
        partial.settings = try reader
      .transformed(.codable(), Settings.self)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 10)
        partial.colour =
       try reader.transformed(.codable(), Colour?.self)
        #sourceLocation()
      case 3: partial.figures = try reader.transformed(mappedReading_figures, [Figure]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.settings = partial.settings.moved()
    self.colour = partial.colour.take()
    if let read = partial.figures.take() { self.figures = read }
  }

  #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 19)
  private static let mappedReading_figures = Isomer
  .readTransformer(.array(of: .codable()), for: [Figure].self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 17)
     writer.member(.codable(), ",\"settings\":", self.settings)
    #sourceLocation()
    #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 11)
              writer.optional(.codable(), ",\"colour\":", self.colour)
    #sourceLocation()
    writer.member(Self.mappedReading_figures, ",\"figures\":", self.figures)
  }
}

extension Profile: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Profile.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Profile.write(self, to: &writer)
  }

  enum MappedArchive_Profile {
    static let shape = IsomerArchive.ArchiveShape(
      "Profile", version: 1,
      """
      id
      settings
      colour
      figures
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Profile {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) {
        #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 16)
        partial.settings = try reader
      .transformed(.codable(), Settings.self)
        #sourceLocation()
      }
      if try reader.field(2, of: object) {
        #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 10)
        partial.colour =
       try reader.transformed(.codable(), Colour?.self)
        #sourceLocation()
      }
      if try reader.field(3, of: object) {
        #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 19)
        partial.figures = try reader.transformedUnlessNull(
                   .array(of: .codable()), [Figure].self)
        #sourceLocation()
      }
      reader.leave(object)
      var missing: String?
      if case nil = partial.settings { missing = "settings" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return Profile(mapped: &partial)
    }

    private typealias MappedPartial = Profile.MappedPartial

    static func write(_ value: Profile, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 17)
writer.transformed(.codable(), Settings.self, value.settings)
      #sourceLocation()
      #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 11)
           writer.transformed(.codable(), Colour?.self, value.colour)
      #sourceLocation()
      #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 20)
writer.transformed(.array(of: .codable()), [Figure].self, value.figures)
      #sourceLocation()
      writer.end()
    }
  }
}

extension Profile: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.settings == right.settings else { return false }
    #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 19)
    guard left.colour == right.colour else { return false }
    #sourceLocation()
    #sourceLocation(file: "Tests/IsomerCodableTests/Models/Profile.swift", line: 21)
    guard left.figures == right.figures else { return false }
    #sourceLocation()
    return true
  }
}
