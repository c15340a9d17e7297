// Generated from Profiles.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension ProfiledAccount: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledAccount>.Type {
    switch profile {
    case "bird": return Mapped_ProfiledAccount_as_bird.self
    case "twitter": return Mapped_ProfiledAccount_as_twitter.self
    default: return Mapped_ProfiledAccount_plain.self
    }
  }
}

extension ProfiledAccount {
  private enum Mapped_ProfiledAccount_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledAccount {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.stamp = try ProfiledStamp?.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.compose(
          &partial.spot, of: partial.mappedFields_spot, Self.mappedFields_spot, hasDefault: true
        ) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 26)
             return try reader.transformed(ProfiledSpotTransformer(), Spot?.self)
          #sourceLocation()
        }
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ProfiledAccount(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var fullName: String? = nil
      var born: Date? = nil
      var internalID: Int? = nil
      var stamp: ProfiledStamp? = nil
      var age: Int? = nil
      var spot: Spot? = nil
      var mappedFields_spot = Isomer.FieldPlaces()
      var settings: ProfiledFollower? = nil
      var extra: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.fullName = try String?.read(&reader)
        case 1:
          if try !reader.readNull() {
            try reader.members(of: mappedKeys_info) { key, reader throws(Isomer.ReadingFailure) in
              switch key {
              case 0:
                #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 11)
                partial.born =
              try reader.transformed(.secondsSince1970, Date?.self)
                #sourceLocation()
              default: try reader.skipValue()
              }
            }
          }
        case 2: partial.internalID = try Int?.read(&reader)
        case 3:
          partial.age = try reader.checkedUnlessNil(reader.coerced(Int?.self), by: { try mappedCheck_age(&$0) })
        case 4: try reader.remember(0, in: &partial.mappedFields_spot)
        case 5: try reader.remember(1, in: &partial.mappedFields_spot)
        case 6:
          #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 28)
          partial.settings = try reader
      .transformed(.embedded(), ProfiledFollower?.self)
          #sourceLocation()
        default:
          try reader.keep(in: &partial.extra, besides: Mapped_ProfiledAccount_plain.self, below: "")
        }
      }
    }

    private static let mappedFields_spot = Isomer.FieldNames(["lat", "lon"])

    static let mappedKeys = Isomer.KeySet(
      """
      name: fullName 11 default
      info
      internal_id: internalID 17 default
      age: 25
      lat: spot 28 default
      lon: spot 28 default alternative
      settings: 30
      """, of: "Profiles.swift: ProfiledAccount", objects: [mappedKeys_info])

    private static let mappedKeys_info = Isomer.KeySet(
      """
      born: 15
      """, of: "Profiles.swift: ProfiledAccount", below: "info")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ProfiledStamp.self])
    }

    static func write(_ value: ProfiledAccount, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: ProfiledAccount, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 26)
     let mappedFields_spot = writer.fields(ProfiledSpotTransformer(), Self.mappedFields_spot, of: value.spot)
      #sourceLocation()
      writer.member(",\"name\":", value.fullName)
      do {
        let container = writer.beginContainer(",\"info\":")
        #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 12)
                     writer.optional(.secondsSince1970, ",\"born\":", value.born)
        #sourceLocation()
        writer.endContainer(container)
      }
      writer.member(",\"internal_id\":", value.internalID)
      value.stamp.writeMappedMembers(to: &writer)
      writer.optional(",\"age\":", value.age)
      writer.field(",\"lat\":", 0, of: mappedFields_spot)
      writer.field(",\"lon\":", 1, of: mappedFields_spot)
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 29)
   writer.optional(.embedded(), ",\"settings\":", value.settings)
      #sourceLocation()
      writer.rest(value.extra, besides: Self.self)
    }

    static func mappedPaths(_ value: ProfiledAccount, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        fullName: name
        born: info.born
        internalID: internal_id
        age
        spot: lat
        spot: lon
        settings
        """)
      paths.flatten("stamp", value.stamp.mappedPaths(options))
      paths.rest("extra")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledAccount_plain.MappedPartial) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 7)
    self.fullName =
        partial.fullName.take() ?? "nobody"
    #sourceLocation()
    self.born = partial.born.take()
    if let read = partial.internalID.take() { self.internalID = read }
    if let read = partial.stamp.take() { self.stamp = read }
    self.age = partial.age.take()
    if let read = partial.spot.take() { self.spot = read }
    self.settings = partial.settings.take()
    if let read = partial.extra.take() { self.extra = read }
  }

  private enum Mapped_ProfiledAccount_as_bird: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledAccount {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.stamp = try ProfiledStamp?.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_followers)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.compose(
          &partial.spot, of: partial.mappedFields_spot, Self.mappedFields_spot, hasDefault: true
        ) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 26)
             return try reader.transformed(ProfiledSpotTransformer(), Spot?.self)
          #sourceLocation()
        }
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ProfiledAccount(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var fullName: String? = nil
      var born: Date? = nil
      var followers: [ProfiledFollower]? = nil
      var mappedAlternative_followers = Isomer.Alternative()
      var stamp: ProfiledStamp? = nil
      var age: Int? = nil
      var spot: Spot? = nil
      var mappedFields_spot = Isomer.FieldPlaces()
      var settings: ProfiledFollower? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.fullName = try String?.read(&reader)
        case 1: partial.born = try Date?.read(&reader)
        case 2:
          try reader.alternative(0, &partial.mappedAlternative_followers, &partial.followers) {
            reader throws(Isomer.ReadingFailure) in
            return try [ProfiledFollower]?.read(&reader)
          }
        case 3:
          try reader.alternative(1, &partial.mappedAlternative_followers, &partial.followers) {
            reader throws(Isomer.ReadingFailure) in
            return try [ProfiledFollower]?.read(&reader)
          }
        case 4:
          partial.age = try reader.checkedUnlessNil(reader.coerced(Int?.self), by: { try mappedCheck_age(&$0) })
        case 5: try reader.remember(0, in: &partial.mappedFields_spot)
        case 6: try reader.remember(1, in: &partial.mappedFields_spot)
        case 7:
          #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 28)
          partial.settings = try reader
      .transformed(.embedded(), ProfiledFollower?.self)
          #sourceLocation()
        default:
          try reader.skipUnknown(.report, below: "", &partial.mappedSeen, in: Mapped_ProfiledAccount_as_bird.self)
        }
      }
    }

    private static let mappedFields_spot = Isomer.FieldNames(["lat", "lon"])

    static let mappedKeys = Isomer.KeySet(
      """
      fullName: 11 default
      born: 15
      followers: 20 default
      crowd: followers 20 default alternative
      age: 25
      lat: spot 28 default
      lon: spot 28 default alternative
      settings: 30
      """, of: "Profiles.swift: ProfiledAccount")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ProfiledStamp.self])
    }

    static func writeMappedMembers(_ value: ProfiledAccount, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 26)
     let mappedFields_spot = writer.fields(ProfiledSpotTransformer(), Self.mappedFields_spot, of: value.spot)
      #sourceLocation()
      writer.member(",\"fullName\":", value.fullName)
      writer.optional(",\"born\":", value.born)
      writer.member(",\"followers\":", value.followers)
      value.stamp.writeMappedMembers(to: &writer)
      writer.optional(",\"age\":", value.age)
      writer.field(",\"lat\":", 0, of: mappedFields_spot)
      writer.field(",\"lon\":", 1, of: mappedFields_spot)
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 29)
   writer.optional(.embedded(), ",\"settings\":", value.settings)
      #sourceLocation()
    }

    private static func mappedCheck_age(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 23)
           try value.within(0...150)
      #sourceLocation()
    }

    static func mappedPaths(_ value: ProfiledAccount, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        fullName
        born
        followers
        age
        spot: lat
        spot: lon
        settings
        """)
      paths.flatten("stamp", value.stamp.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledAccount_as_bird.MappedPartial) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 7)
    self.fullName =
        partial.fullName.take() ?? "nobody"
    #sourceLocation()
    self.born = partial.born.take()
    if let read = partial.followers.take() { self.followers = read }
    if let read = partial.stamp.take() { self.stamp = read }
    self.age = partial.age.take()
    if let read = partial.spot.take() { self.spot = read }
    self.settings = partial.settings.take()
  }

  private enum Mapped_ProfiledAccount_as_twitter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledAccount {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.stamp = try ProfiledStamp?.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.compose(
          &partial.spot, of: partial.mappedFields_spot, Self.mappedFields_spot, hasDefault: true
        ) { reader throws(Isomer.ReadingFailure) in
          return try reader.transformed(mappedReading_spot, Spot?.self)
        }
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ProfiledAccount(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var fullName: String? = nil
      var born: Date? = nil
      var stamp: ProfiledStamp? = nil
      var age: Int? = nil
      var spot: Spot? = nil
      var mappedFields_spot = Isomer.FieldPlaces()
      var settings: ProfiledFollower? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.fullName = try String?.read(&reader)
        case 1: partial.born = try reader.transformed(mappedReading_born, Date?.self)
        case 2:
          partial.age = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_age(&$0) })
        case 3:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_geo) { key, reader throws(Isomer.ReadingFailure) in
              switch key {
              case 0: try reader.remember(0, in: &partial.mappedFields_spot)
              case 1: try reader.remember(1, in: &partial.mappedFields_spot)
              default:
                try reader.skipUnknown(.report, below: "geo", &seen, in: Mapped_ProfiledAccount_as_twitter.self)
              }
            }
          }
        case 4:
          #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 28)
          partial.settings = try reader
      .transformed(.embedded(), ProfiledFollower?.self)
          #sourceLocation()
        case 5:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_info) { key, reader throws(Isomer.ReadingFailure) in
              switch key {
              case 0: try reader.skipValue()
              default:
                try reader.skipUnknown(.report, below: "info", &seen, in: Mapped_ProfiledAccount_as_twitter.self)
              }
            }
          }
        default:
          try reader.skipUnknown(.report, below: "", &partial.mappedSeen, in: Mapped_ProfiledAccount_as_twitter.self)
        }
      }
    }

    #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 12)
    private static let mappedReading_born =
                         Isomer.readTransformer(.dateFormat("yyyy-MM-dd"), for: Date?.self)
    #sourceLocation()

    #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 26)
    private static let mappedReading_spot =
                                 Isomer.readTransformer(ProfiledSpotTransformer(lat: "geo.y", lon: "geo.x"), for: Spot.self)
    #sourceLocation()

    private static let mappedFields_spot = Isomer.FieldNames(["geo.y", "geo.x"])

    static let mappedKeys = Isomer.KeySet(
      """
      screen_name: fullName 11 default
      bornOn: born 15
      age: 25
      geo
      settings: 30
      info
      """, of: "Profiles.swift: ProfiledAccount", objects: [mappedKeys_geo, mappedKeys_info])

    private static let mappedKeys_geo = Isomer.KeySet(
      """
      y: spot 28 default
      x: spot 28 default alternative
      """, of: "Profiles.swift: ProfiledAccount", below: "geo")

    private static let mappedKeys_info = Isomer.KeySet(
      """
      born
      """, of: "Profiles.swift: ProfiledAccount", below: "info")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ProfiledStamp.self])
    }

    static func write(_ value: ProfiledAccount, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: ProfiledAccount, to writer: inout Isomer.JSONWriter) {
      let mappedFields_spot = writer.fields(Self.mappedReading_spot, Self.mappedFields_spot, of: value.spot)
      writer.member(",\"screen_name\":", value.fullName)
      do {
        let container = writer.beginContainer(",\"info\":")
        writer.optional(Self.mappedReading_born, ",\"born\":", value.born)
        writer.endContainer(container)
      }
      value.stamp.writeMappedMembers(to: &writer)
      writer.optional(",\"age\":", value.age)
      do {
        let container = writer.beginContainer(",\"geo\":")
        writer.field(",\"y\":", 0, of: mappedFields_spot)
        writer.field(",\"x\":", 1, of: mappedFields_spot)
        writer.endContainer(container)
      }
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 29)
   writer.optional(.embedded(), ",\"settings\":", value.settings)
      #sourceLocation()
    }

    private static func mappedCheck_age(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 24)
                          try value.within(18...)
      #sourceLocation()
    }

    static func mappedPaths(_ value: ProfiledAccount, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        fullName: screen_name
        born: info.born
        age
        spot: geo.y
        spot: geo.x
        settings
        """)
      paths.flatten("stamp", value.stamp.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledAccount_as_twitter.MappedPartial) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 7)
    self.fullName =
        partial.fullName.take() ?? "nobody"
    #sourceLocation()
    self.born = partial.born.take()
    if let read = partial.stamp.take() { self.stamp = read }
    self.age = partial.age.take()
    if let read = partial.spot.take() { self.spot = read }
    self.settings = partial.settings.take()
  }
}

extension ProfiledAccount: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case bird
    case twitter
  }
}

extension ProfiledAccount: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.age, at: "age", by: { try Self.mappedCheck_age(&$0) })
    return self
  }

  private static func mappedCheck_age(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 23)
           try value.within(0...150)
    #sourceLocation()
  }
}

extension ProfiledFollower: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledFollower>.Type {
    switch profile {
    case "twitter": return Mapped_ProfiledFollower_as_twitter.self
    default: return Mapped_ProfiledFollower_plain.self
    }
  }
}

extension ProfiledFollower {
  private enum Mapped_ProfiledFollower_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledFollower {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledFollower(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var login: String? = nil
      var note: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.login = try String.read(&reader)
        case 1: partial.note = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      login: 43 required
      note: 44
      """, of: "Profiles.swift: ProfiledFollower")

    static func writeMappedMembers(_ value: ProfiledFollower, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"login\":", value.login)
      writer.optional(",\"note\":", value.note)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledFollower_plain.MappedPartial) {
    self.login = partial.login.moved()
    self.note = partial.note.take()
  }

  private enum Mapped_ProfiledFollower_as_twitter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledFollower {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.login { missing = "user.handle" }
      if let missing { throw reader.missing(missing) }
      return ProfiledFollower(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var login: String? = nil
      var note: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_user, first: 1, from: &reader)
        case 1: partial.login = try String.read(&reader)
        case 2: partial.note = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      user
      """, of: "Profiles.swift: ProfiledFollower", objects: [mappedKeys_user])

    private static let mappedKeys_user = Isomer.KeySet(
      """
      handle: login 43 required
      note: 44
      """, of: "Profiles.swift: ProfiledFollower", below: "user")

    static func writeMappedMembers(_ value: ProfiledFollower, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"user\":")
        writer.member(",\"handle\":", value.login)
        writer.optional(",\"note\":", value.note, null: .write)
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_ProfiledFollower_as_twitter.MappedPartial) {
    self.login = partial.login.moved()
    self.note = partial.note.take()
  }
}

extension ProfiledFollower: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case twitter
  }
}

extension ProfiledStamp: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledStamp>.Type {
    switch profile {
    case "twitter": return Mapped_ProfiledStamp_as_twitter.self
    default: return Mapped_ProfiledStamp_plain.self
    }
  }
}

extension ProfiledStamp {
  private enum Mapped_ProfiledStamp_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledStamp {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledStamp(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var author: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.author = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      author: 52 default
      """, of: "Profiles.swift: ProfiledStamp")

    static func writeMappedMembers(_ value: ProfiledStamp, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"author\":", value.author)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledStamp_plain.MappedPartial) {
    if let read = partial.author.take() { self.author = read }
  }

  private enum Mapped_ProfiledStamp_as_twitter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledStamp {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledStamp(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var author: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_by, first: 1, from: &reader)
        case 1: partial.author = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      by
      """, of: "Profiles.swift: ProfiledStamp", objects: [mappedKeys_by])

    private static let mappedKeys_by = Isomer.KeySet(
      """
      who: author 52 default
      """, of: "Profiles.swift: ProfiledStamp", below: "by")

    static func writeMappedMembers(_ value: ProfiledStamp, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"by\":")
        writer.member(",\"who\":", value.author)
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_ProfiledStamp_as_twitter.MappedPartial) {
    if let read = partial.author.take() { self.author = read }
  }
}

extension ProfiledStamp: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case twitter
  }
}

extension ProfiledAccountPage: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    first: 75
    """, of: "Profiles.swift: ProfiledAccountPage")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [ProfiledStamp.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.stamp = try ProfiledStamp.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var stamp: ProfiledStamp? = nil
    var first: ProfiledAccount? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.first = try ProfiledAccount?.read(&reader)
      default:
        try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: ProfiledAccountPage.self)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.stamp = partial.stamp.moved()
    self.first = partial.first.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    self.stamp.writeMappedMembers(to: &writer)
    writer.optional(",\"first\":", self.first)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("first")
    paths.flatten("stamp", self.stamp.mappedPaths(options))
    return paths
  }
}

extension ProfiledAccountPage: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.validated(self.first, at: "first")
    return self
  }
}

extension ProfiledLooseAccountPage: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledLooseAccountPage>.Type {
    switch profile {
    case "bird": return Mapped_ProfiledLooseAccountPage_as_bird.self
    default: return Mapped_ProfiledLooseAccountPage_plain.self
    }
  }
}

extension ProfiledLooseAccountPage {
  private enum Mapped_ProfiledLooseAccountPage_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledLooseAccountPage {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.stamp = try ProfiledStamp.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ProfiledLooseAccountPage(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var stamp: ProfiledStamp? = nil
      var extra: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        default:
          try reader.keep(in: &partial.extra, besides: Mapped_ProfiledLooseAccountPage_plain.self, below: "")
        }
      }
    }

    static let mappedKeys = Isomer.KeySet("", of: "Profiles.swift: ProfiledLooseAccountPage")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ProfiledStamp.self])
    }

    static func writeMappedMembers(_ value: ProfiledLooseAccountPage, to writer: inout Isomer.JSONWriter) {
      value.stamp.writeMappedMembers(to: &writer)
      writer.rest(value.extra, besides: Self.self)
    }

    static func mappedPaths(_ value: ProfiledLooseAccountPage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths()
      paths.flatten("stamp", value.stamp.mappedPaths(options))
      paths.rest("extra")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledLooseAccountPage_plain.MappedPartial) {
    self.stamp = partial.stamp.moved()
    if let read = partial.extra.take() { self.extra = read }
  }

  private enum Mapped_ProfiledLooseAccountPage_as_bird: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledLooseAccountPage {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.stamp = try ProfiledStamp.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ProfiledLooseAccountPage(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var stamp: ProfiledStamp? = nil
      var extra: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        default:
          try reader.keep(in: &partial.extra, besides: Mapped_ProfiledLooseAccountPage_as_bird.self, below: "")
        }
      }
    }

    static let mappedKeys = Isomer.KeySet("", of: "Profiles.swift: ProfiledLooseAccountPage")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ProfiledStamp.self])
    }

    static func writeMappedMembers(_ value: ProfiledLooseAccountPage, to writer: inout Isomer.JSONWriter) {
      value.stamp.writeMappedMembers(to: &writer)
      writer.rest(value.extra, besides: Self.self)
    }

    static func mappedPaths(_ value: ProfiledLooseAccountPage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths()
      paths.flatten("stamp", value.stamp.mappedPaths(options))
      paths.rest("extra")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledLooseAccountPage_as_bird.MappedPartial) {
    self.stamp = partial.stamp.moved()
    if let read = partial.extra.take() { self.extra = read }
  }
}

extension ProfiledLooseAccountPage: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case bird
  }
}

extension ProfiledParcel: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledParcel>.Type {
    switch profile {
    case "incoming": return Mapped_ProfiledParcel_as_incoming.self
    case "outgoing": return Mapped_ProfiledParcel_as_outgoing.self
    default: return Mapped_ProfiledParcel_plain.self
    }
  }
}

extension ProfiledParcel {
  private enum Mapped_ProfiledParcel_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledParcel {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledParcel(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var weight: Int? = nil
      var label: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.weight = try Int.read(&reader)
        case 1: partial.label = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      weight: 93 required
      label: 95 default
      """, of: "Profiles.swift: ProfiledParcel")

    static func writeMappedMembers(_ value: ProfiledParcel, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"weight\":", value.weight)
      writer.member(",\"label\":", value.label)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledParcel_plain.MappedPartial) {
    self.weight = partial.weight.moved()
    if let read = partial.label.take() { self.label = read }
  }

  private enum Mapped_ProfiledParcel_as_incoming: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledParcel {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledParcel(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var weight: Int? = nil
      var label: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.weight = try Int.read(&reader)
        case 1: partial.label = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      weight: 93 required
      label: 95 default
      """, of: "Profiles.swift: ProfiledParcel")
  }

  private init(mapped partial: inout Mapped_ProfiledParcel_as_incoming.MappedPartial) {
    self.weight = partial.weight.moved()
    if let read = partial.label.take() { self.label = read }
  }

  private enum Mapped_ProfiledParcel_as_outgoing: Isomer.Mapping {
    static func writeMappedMembers(_ value: ProfiledParcel, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"weight\":", value.weight)
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 94)
  writer.member(Isomer.writeTransformer(oneWay: ProfiledStarTransformer(), for: String.self), ",\"mark\":", value.label)
      #sourceLocation()
    }

    static func mappedPaths(_ value: ProfiledParcel, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        weight
        label: mark
        """)
    }
  }
}

extension ProfiledParcel: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case incoming
    case outgoing
  }
}

extension ProfiledTicket: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledTicket>.Type {
    switch profile {
    case "brief": return Mapped_ProfiledTicket_as_brief.self
    default: return Mapped_ProfiledTicket_plain.self
    }
  }
}

extension ProfiledTicket {
  private enum Mapped_ProfiledTicket_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledTicket {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var seat: String? = nil
      var price: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.seat = try String.read(&reader)
        case 1: partial.price = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledTicket {
      let mappedArgument_seat = partial.seat.moved()
      let mappedArgument_price = partial.price.moved()
      let value = ProfiledTicket(seat: mappedArgument_seat, price: mappedArgument_price)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      seat: 107 required
      price: 109 required
      """, of: "Profiles.swift: ProfiledTicket")

    static func writeMappedMembers(_ value: ProfiledTicket, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"seat\":", value.seat)
      writer.member(",\"price\":", value.price)
    }
  }

  private enum Mapped_ProfiledTicket_as_brief: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledTicket {
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 105)
                       try reader.preparing(then: mappedRead, by: ProfiledTicket.unwrap)
      #sourceLocation()
    }

    private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledTicket {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var seat: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.seat = try String.read(&reader)
        case 1: try reader.skipValue()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledTicket {
      let mappedArgument_seat = partial.seat.moved()
      #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 105)
            let value = ProfiledTicket.brief(seat: mappedArgument_seat)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      seat: 107 required
      summary
      """, of: "Profiles.swift: ProfiledTicket")

    static func writeMappedMembers(_ value: ProfiledTicket, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"seat\":", value.seat)
      writer.member(",\"summary\":", value.summary)
    }

    static func mappedPaths(_ value: ProfiledTicket, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        seat
        summary
        """)
    }
  }
}

extension ProfiledTicket: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case brief
  }
}

extension ProfiledBox: Isomer.MappedByProfile {}

extension ProfiledBox: Isomer.Readable, Isomer.ReadByProfile, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledBox<Content>>.Type {
    switch profile {
    case "short": return Mapped_ProfiledBox_as_short.self
    default: return Mapped_ProfiledBox_plain.self
    }
  }

  private enum Mapped_ProfiledBox_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledBox<Content> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.content, key: 0, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ProfiledBox<Content>(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var content: Content? = nil
      var note: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.content = try Content.read(&reader)
        case 1: partial.note = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_ProfiledBox.mappedKeys }
  }

  private init(mapped partial: inout Mapped_ProfiledBox_plain.MappedPartial) {
    self.content = partial.content.moved()
    self.note = partial.note.take()
  }

  private enum Mapped_ProfiledBox_as_short: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledBox<Content> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.content, key: 0, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ProfiledBox<Content>(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var content: Content? = nil
      var note: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.content = try Content.read(&reader)
        case 1:
          partial.note = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_note(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_ProfiledBox_as_short.mappedKeys }

    private static func mappedCheck_note(_ value: inout Isomer.Checked<String>) throws {
      try value.matches(MappedPatterns_ProfiledBox_as_short.mappedPattern_note_0)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledBox_as_short.MappedPartial) {
    self.content = partial.content.moved()
    self.note = partial.note.take()
  }
}

extension ProfiledBox: Isomer.Writable, Isomer.WrittenByProfile, Isomer.KeyedWritable where Content: Isomer.Writable {
  static func mappedWriting(as profile: String?) -> any Isomer.Mapping<ProfiledBox<Content>>.Type {
    switch profile {
    case "short": return MappedWriting_ProfiledBox_as_short.self
    default: return MappedWriting_ProfiledBox_plain.self
    }
  }

  private enum MappedWriting_ProfiledBox_plain: Isomer.Mapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_ProfiledBox.mappedKeys }

    static func writeMappedMembers(_ value: ProfiledBox<Content>, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"content\":", value.content)
      writer.optional(",\"note\":", value.note)
    }

    static func mappedPaths(_ value: ProfiledBox<Content>, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        content
        note
        """)
    }
  }

  private enum MappedWriting_ProfiledBox_as_short: Isomer.Mapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_ProfiledBox_as_short.mappedKeys }

    static func writeMappedMembers(_ value: ProfiledBox<Content>, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"CONTENT\":", value.content)
      writer.optional(",\"n\":", value.note)
    }

    static func mappedPaths(_ value: ProfiledBox<Content>, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        content: CONTENT
        note: n
        """)
    }
  }
}

private enum MappedKeys_ProfiledBox {
  static let mappedKeys = Isomer.KeySet(
    """
    content: 125 absent required
    note: 127
    """, of: "Profiles.swift: ProfiledBox")
}

private enum MappedKeys_ProfiledBox_as_short {
  static let mappedKeys = Isomer.KeySet(
    """
    CONTENT: content 125 absent required
    n: note 127
    """, of: "Profiles.swift: ProfiledBox")
}

private enum MappedPatterns_ProfiledBox_as_short {
  #sourceLocation(file: "Fixtures/Models/Profiles/Profiles.swift", line: 125)
  static let mappedPattern_note_0 =
                  Isomer.CheckPattern.matches("[a-z]+")
  #sourceLocation()
}

extension ProfiledBox: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case short
  }
}
