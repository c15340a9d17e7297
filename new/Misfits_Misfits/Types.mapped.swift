// Generated from Types.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension Trip: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 9 required
    took: 10 required
    places: 11 required
    stops: 13 required first
    halts: stops 13 required alternative
    distances: 14
    home: 16 required
    next: 17
    """, of: "Types.swift: Trip")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_stops)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.home { missing = "home" }
    if case nil = partial.stops { missing = "stops" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var took: Duration? = nil
    var places: [Locale]? = nil
    var stops: [Locale]? = nil
    var mappedAlternative_stops = Isomer.Alternative()
    var distances: [Locale: Double]?? = nil
    var home: Locale? = nil
    var next: Isomer.Change<Locale>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 10)
        partial.took = try Duration.read(&reader)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 11)
        partial.places = try [Locale].read(&reader)
        #sourceLocation()
      case 3:
        try reader.alternative(0, &partial.mappedAlternative_stops, &partial.stops) {
          reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 13)
          return try reader.elements(.lossy, of: [Locale].self)
          #sourceLocation()
        }
      case 4:
        try reader.alternative(1, &partial.mappedAlternative_stops, &partial.stops) {
          reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 13)
          return try reader.elements(.lossy, of: [Locale].self)
          #sourceLocation()
        }
      case 5:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 14)
        partial.distances = try [Locale: Double]?.read(&reader)
        #sourceLocation()
      case 6:
        partial.home = try reader.recover { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 16)
          try Locale.read(&reader)
          #sourceLocation()
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 15)
                 } ?? .current
        #sourceLocation()
      case 7:
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 17)
        partial.next = Isomer.Change(try Locale?.read(&reader))
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.took = partial.took.moved()
    self.places = partial.places.moved()
    self.stops = partial.stops.moved()
    self.distances = partial.distances.takeValue()
    self.home = partial.home.moved()
    self.next = partial.next.take() ?? .absent
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 10)
    writer.member(",\"took\":", self.took)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 11)
    writer.member(",\"places\":", self.places)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 13)
    writer.member(",\"stops\":", self.stops)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 14)
    writer.optional(",\"distances\":", self.distances)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 16)
    writer.member(",\"home\":", self.home)
    #sourceLocation()
    if !self.next.isAbsent {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 17)
      writer.optional(",\"next\":", self.next.wrapped, null: .write)
      #sourceLocation()
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      id
      took
      places
      stops
      distances
      home
      next
      """)
  }
}

extension Trip: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Trip.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Trip.write(self, to: &writer)
  }

  enum MappedArchive_Trip {
    static let shape = IsomerArchive.ArchiveShape(
      "Trip", version: 1,
      """
      id
      took
      places
      stops
      distances
      home
      next
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Trip {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 10)
      if try reader.field(1, of: object) { partial.took = try Duration.unarchive(&reader) }
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 11)
      if try reader.field(2, of: object) { partial.places = try [Locale].unarchive(&reader) }
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 13)
      if try reader.field(3, of: object) { partial.stops = try [Locale].unarchive(&reader) }
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 14)
      if try reader.field(4, of: object) { partial.distances = try [Locale: Double]?.unarchive(&reader) }
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 16)
      if try reader.field(5, of: object) { partial.home = try Locale.unarchive(&reader) }
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 17)
      if try reader.field(6, of: object) { partial.next = try Isomer.Change<Locale>.unarchive(&reader) }
      #sourceLocation()
      reader.leave(object)
      var missing: String?
      if case nil = partial.home { missing = "home" }
      if case nil = partial.stops { missing = "stops" }
      if case nil = partial.places { missing = "places" }
      if case nil = partial.took { missing = "took" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return Trip(mapped: &partial)
    }

    fileprivate struct MappedPartial: ~Copyable {
      var id: Int? = nil
      var took: Duration? = nil
      var places: [Locale]? = nil
      var stops: [Locale]? = nil
      var distances: [Locale: Double]? = nil
      var home: Locale? = nil
      var next: Isomer.Change<Locale>? = nil
    }

    static func write(_ value: Trip, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 10)
      writer.value(value.took)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 11)
      writer.value(value.places)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 13)
      writer.value(value.stops)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 14)
      writer.value(value.distances)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 16)
      writer.value(value.home)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 17)
      writer.value(value.next)
      #sourceLocation()
      writer.end()
    }
  }

  private init(mapped partial: inout MappedArchive_Trip.MappedPartial) {
    self.id = partial.id.moved()
    self.took = partial.took.moved()
    self.places = partial.places.moved()
    self.stops = partial.stops.moved()
    self.distances = partial.distances.take()
    self.home = partial.home.moved()
    self.next = partial.next.take() ?? .absent
  }
}

extension Trip: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    var missingKeys = 0 as UInt64
    try partial.fill(Self.mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_stops)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: Self.mappedKeys)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.id.take() { value.id = read }
    if let read = partial.took.take() { value.took = read }
    if let read = partial.places.take() { value.places = read }
    if let read = partial.stops.take() { value.stops = read }
    if let read = partial.distances.take() { value.distances = read }
    if let read = partial.home.take() { value.home = read }
    if let read = partial.next.take() { value.next = read }
  }
}

extension Trip: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.id = newer.id
    self.took = newer.took
    self.places = newer.places
    self.stops = newer.stops
    self.distances = newer.distances
    self.home = newer.home
    self.next = newer.next
  }
}

extension Stop: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "at":
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 22)
        let mappedArgument_at = try Locale.read(&reader)
        #sourceLocation()
        let value = Self.at(mappedArgument_at)
        try reader.endCase()
        return value
      case "between":
        let value = try Mapped_between.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"at\" or \"between\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .at(let at):
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 22)
      writer.member("{\"at\":", at)
      #sourceLocation()
      writer.raw("}")
    case .between(let from, let to):
      writer.raw("{\"between\":")
      Mapped_between.write(from, to, to: &writer)
      writer.raw("}")
    }
  }
}

extension Stop {
  private enum Mapped_between: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Stop {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var from: Locale? = nil
      var to: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 23)
          partial.from = try Locale.read(&reader)
          #sourceLocation()
        case 1: partial.to = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Stop {
      let mappedArgument_from = partial.from.moved()
      let mappedArgument_to = partial.to.moved()
      let value = Stop.between(from: mappedArgument_from, to: mappedArgument_to)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      from: 23 required
      to: 23 required
      """, of: "Types.swift: Stop.between")

    static func write(_ from: Locale, _ to: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(from, to, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ from: Locale, _ to: String, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 23)
      writer.member(",\"from\":", from)
      #sourceLocation()
      writer.member(",\"to\":", to)
    }
  }
}

extension Base: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Base.self { return Base.Mapped_Base.self }
    if self is Derived.Type { return Derived.Mapped_Derived.self }
    return Base.Mapped_Base.self
  }
}

extension Base {
  enum Mapped_Base: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Base {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var locale: Locale? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 28)
          partial.locale = try Locale?.read(&reader)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Base {
      let value = Base()
      if let read = partial.locale.take() { value.locale = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      locale: 28 default
      """, of: "Types.swift: Base")

    static func writeMappedMembers(_ value: Base, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 28)
      writer.member(",\"locale\":", value.locale)
      #sourceLocation()
    }
  }
}

extension Derived {
  enum Mapped_Derived: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Derived {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var locale: Locale? = nil
      var other: Locale? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 28)
          partial.locale = try Locale?.read(&reader)
          #sourceLocation()
        case 1:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 35)
            partial.other = try Locale?.read(&reader)
            #sourceLocation()
          }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Derived {
      let value = Derived()
      if let read = partial.locale.take() { value.locale = read }
      value.other = partial.other.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      locale: 28 default
      other: 35
      """, of: "Types.swift: Derived")

    static func writeMappedMembers(_ value: Derived, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 28)
      writer.member(",\"locale\":", value.locale)
      #sourceLocation()
      writer.secret { writer in
        #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 35)
        writer.optional(",\"other\":", value.other)
        #sourceLocation()
      }
    }
  }
}

extension Coder: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 40 default
    """, of: "Types.swift: Coder")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.name.take() { self.name = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}

extension Coder: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    #sourceLocation(file: "Fixtures/Packages/Misfits//Sources/Misfits/Types.swift", line: 41)
    guard left.encoder == right.encoder else { return false }
    #sourceLocation()
    return true
  }
}
