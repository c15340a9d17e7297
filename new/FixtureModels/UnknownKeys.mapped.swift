// Generated from UnknownKeys.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension ClaimedPaths: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedPaths>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedPaths_as_noting.self
    default: return Mapped_ClaimedPaths_plain.self
    }
  }
}

extension ClaimedPaths {
  private enum Mapped_ClaimedPaths_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedPaths {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_other)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ClaimedPaths(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var deep: Int? = nil
      var other: Int? = nil
      var mappedAlternative_other = Isomer.Alternative()
      var second: Int? = nil
      var names: [String]? = nil
      var read: Int? = nil
      var tree: [String: Value]? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_a) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0:
                if try !reader.readNull() {
                  var seen = Isomer.SeenKeys()
                  try reader.members(of: mappedKeys_a_b) { key, reader throws(Isomer.ReadingFailure) in
                    if !seen.insert(key) { throw reader.duplicateKey() }
                    switch key {
                    case 0: partial.deep = try Int?.read(&reader)
                    default: throw reader.unknownKey()
                    }
                  }
                }
              case 1:
                try reader.alternative(0, &partial.mappedAlternative_other, &partial.other) {
                  reader throws(Isomer.ReadingFailure) in
                  return try Int?.read(&reader)
                }
              default: throw reader.unknownKey()
              }
            }
          }
        case 2:
          try reader.alternative(1, &partial.mappedAlternative_other, &partial.other) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        case 3:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_old) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0:
                try reader.alternative(2, &partial.mappedAlternative_other, &partial.other) {
                  reader throws(Isomer.ReadingFailure) in
                  return try Int?.read(&reader)
                }
              default: throw reader.unknownKey()
              }
            }
          }
        case 4:
          if try !reader.readNull() {
            try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
              switch index {
              case 1:
                if try !reader.readNull() {
                  var seen = Isomer.SeenKeys()
                  try reader.members(of: mappedKeys_list_1) { key, reader throws(Isomer.ReadingFailure) in
                    if !seen.insert(key) { throw reader.duplicateKey() }
                    switch key {
                    case 0: partial.second = try Int?.read(&reader)
                    default: throw reader.unknownKey()
                    }
                  }
                }
              default: try reader.skipValue()
              }
            }
          }
        case 5:
          let value = reader.position
          partial.names = try reader.projected(mappedPath_names) {
            reader throws(Isomer.ReadingFailure) in
            try [String]?.read(&reader)
          }
          try reader.revisit(value)
          if try reader.peekKind() == .array {
            try reader.everyElement { _, reader throws(Isomer.ReadingFailure) in
              if try reader.peekKind() == .object {
                var seen = Isomer.SeenKeys()
                try reader.members(of: mappedKeys_users_every) { key, reader throws(Isomer.ReadingFailure) in
                  if !seen.insert(key) { throw reader.duplicateKey() }
                  switch key {
                  case 0: try reader.skipValue()
                  default: throw reader.unknownKey()
                  }
                }
              } else {
                try reader.skipValue()
              }
            }
          } else {
            try reader.skipValue()
          }
        case 6: partial.read = try Int?.read(&reader)
        case 7:
          #sourceLocation(file: "Fixtures/Models/Keys/UnknownKeys.swift", line: 21)
          try reader.skipConstant(String.self,
             "k")
          #sourceLocation()
        case 8: partial.tree = try [String: Value]?.read(&reader)
        case 9: try reader.skipValue()
        default: throw reader.unknownKey()
        }
      }
    }

    private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")])

    static let mappedKeys = Isomer.KeySet(
      """
      id: 9 required
      a
      e: other 13 alternative
      old
      list
      users: names 17
      read: 21
      kind: 22
      tree: 23 default
      written
      """, of: "UnknownKeys.swift: ClaimedPaths", objects: [mappedKeys_a, mappedKeys_a_b, mappedKeys_old, mappedKeys_list_1, mappedKeys_users_every])

    private static let mappedKeys_a = Isomer.KeySet(
      """
      b
      d: other 13
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "a")

    private static let mappedKeys_a_b = Isomer.KeySet(
      """
      c: deep 11
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "a.b")

    private static let mappedKeys_old = Isomer.KeySet(
      """
      f: other 13 alternative
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "old")

    private static let mappedKeys_list_1 = Isomer.KeySet(
      """
      x: second 15
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "list[1]")

    private static let mappedKeys_users_every = Isomer.KeySet(
      """
      name
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "users[]")

    static func writeMappedMembers(_ value: ClaimedPaths, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"a\":")
        do {
          let container = writer.beginContainer(",\"b\":")
          writer.optional(",\"c\":", value.deep)
          writer.endContainer(container)
        }
        writer.optional(",\"d\":", value.other)
        writer.endContainer(container)
      }
      writer.member(",\"written\":", value.written)
      writer.member(",\"kind\":", value.kind)
      writer.member(",\"tree\":", value.tree)
    }

    static func mappedPaths(_ value: ClaimedPaths, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        id
        deep: a.b.c
        other: a.d
        written
        kind
        tree
        """)
    }
  }

  private init(mapped partial: inout Mapped_ClaimedPaths_plain.MappedPartial) {
    self.id = partial.id.moved()
    self.deep = partial.deep.take()
    self.other = partial.other.take()
    self.second = partial.second.take()
    self.names = partial.names.take()
    self.read = partial.read.take()
    if let read = partial.tree.take() { self.tree = read }
  }

  private enum Mapped_ClaimedPaths_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedPaths {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_other)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ClaimedPaths(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var deep: Int? = nil
      var other: Int? = nil
      var mappedAlternative_other = Isomer.Alternative()
      var second: Int? = nil
      var names: [String]? = nil
      var read: Int? = nil
      var tree: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: try partial.fillObject(mappedKeys_a, first: 10, from: &reader)
        case 2:
          try reader.alternative(1, &partial.mappedAlternative_other, &partial.other) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        case 3: try partial.fillObject(mappedKeys_old, first: 13, from: &reader)
        case 4:
          if try !reader.readNull() {
            try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
              switch index {
              case 1: try partial.fillObject(mappedKeys_list_1, first: 14, from: &reader)
              default: try reader.skipValue()
              }
            }
          }
        case 5:
          let value = reader.position
          partial.names = try reader.projected(mappedPath_names) {
            reader throws(Isomer.ReadingFailure) in
            try [String]?.read(&reader)
          }
          try reader.revisit(value)
          if try reader.peekKind() == .array {
            try reader.everyElement { _, reader throws(Isomer.ReadingFailure) in
              try partial.fillAnyObject(mappedKeys_users_every, first: 15, from: &reader)
            }
          } else {
            try reader.skipValue()
          }
        case 6: partial.read = try Int?.read(&reader)
        case 7:
          #sourceLocation(file: "Fixtures/Models/Keys/UnknownKeys.swift", line: 21)
          try reader.skipConstant(String.self,
             "k")
          #sourceLocation()
        case 8: partial.tree = try [String: Value]?.read(&reader)
        case 9: try reader.skipValue()
        case 10: try partial.fillObject(mappedKeys_a_b, first: 12, from: &reader)
        case 11:
          try reader.alternative(0, &partial.mappedAlternative_other, &partial.other) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        case 12: partial.deep = try Int?.read(&reader)
        case 13:
          try reader.alternative(2, &partial.mappedAlternative_other, &partial.other) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        case 14: partial.second = try Int?.read(&reader)
        case 15: try reader.skipValue()
        default: try reader.reportUnknownKey()
        }
      }
    }

    private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")])

    static let mappedKeys = Isomer.KeySet(
      """
      id: 9 required
      a
      e: other 13 alternative
      old
      list
      users: names 17
      read: 21
      kind: 22
      tree: 23 default
      written
      """, of: "UnknownKeys.swift: ClaimedPaths", objects: [mappedKeys_a, mappedKeys_a_b, mappedKeys_old, mappedKeys_list_1, mappedKeys_users_every])

    private static let mappedKeys_a = Isomer.KeySet(
      """
      b
      d: other 13
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "a")

    private static let mappedKeys_a_b = Isomer.KeySet(
      """
      c: deep 11
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "a.b")

    private static let mappedKeys_old = Isomer.KeySet(
      """
      f: other 13 alternative
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "old")

    private static let mappedKeys_list_1 = Isomer.KeySet(
      """
      x: second 15
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "list[1]")

    private static let mappedKeys_users_every = Isomer.KeySet(
      """
      name
      """, of: "UnknownKeys.swift: ClaimedPaths", below: "users[]")

    static func writeMappedMembers(_ value: ClaimedPaths, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"a\":")
        do {
          let container = writer.beginContainer(",\"b\":")
          writer.optional(",\"c\":", value.deep)
          writer.endContainer(container)
        }
        writer.optional(",\"d\":", value.other)
        writer.endContainer(container)
      }
      writer.member(",\"written\":", value.written)
      writer.member(",\"kind\":", value.kind)
      writer.member(",\"tree\":", value.tree)
    }

    static func mappedPaths(_ value: ClaimedPaths, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        id
        deep: a.b.c
        other: a.d
        written
        kind
        tree
        """)
    }
  }

  private init(mapped partial: inout Mapped_ClaimedPaths_as_noting.MappedPartial) {
    self.id = partial.id.moved()
    self.deep = partial.deep.take()
    self.other = partial.other.take()
    self.second = partial.second.take()
    self.names = partial.names.take()
    self.read = partial.read.take()
    if let read = partial.tree.take() { self.tree = read }
  }
}

extension ClaimedPaths: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedEnvelope: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedEnvelope>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedEnvelope_as_noting.self
    default: return Mapped_ClaimedEnvelope_plain.self
    }
  }
}

extension ClaimedEnvelope {
  private enum Mapped_ClaimedEnvelope_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedEnvelope {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.compose(
          &partial.spot, of: partial.mappedFields_spot, Self.mappedFields_spot
        ) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Keys/UnknownKeys.swift", line: 32)
                            return try reader.transformed(ClaimedSpotTransformer(), ClaimedSpot.self)
          #sourceLocation()
        }
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      var missing: String?
      if case nil = partial.part { missing = "data.attributes" }
      if case nil = partial.id { missing = "data.attributes.id" }
      if let missing { throw reader.missing(missing) }
      try reader.require(missingKeys, of: mappedKeys)
      return ClaimedEnvelope(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var page: Int? = nil
      var spot: ClaimedSpot? = nil
      var mappedFields_spot = Isomer.FieldPlaces()
      var part: ClaimedPart? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_data, first: 1, from: &reader)
        case 1:
          if try !reader.readNull() {
            let start = reader.position
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_data_attributes) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.id = try Int.read(&reader)
              case 1:
                if try !reader.readNull() {
                  var seen = Isomer.SeenKeys()
                  try reader.members(of: mappedKeys_data_attributes_meta) { key, reader throws(Isomer.ReadingFailure) in
                    if !seen.insert(key) { throw reader.duplicateKey() }
                    switch key {
                    case 0: partial.page = try Int?.read(&reader)
                    default:
                      try reader.skipUnknown(.error, below: "data.attributes.meta", &seen, in: Mapped_ClaimedEnvelope_plain.self)
                    }
                  }
                }
              case 2: try reader.remember(0, in: &partial.mappedFields_spot)
              case 3:
                if try !reader.readNull() {
                  var seen = Isomer.SeenKeys()
                  try reader.members(of: mappedKeys_data_attributes_geo) { key, reader throws(Isomer.ReadingFailure) in
                    if !seen.insert(key) { throw reader.duplicateKey() }
                    switch key {
                    case 0: try reader.remember(1, in: &partial.mappedFields_spot)
                    default:
                      try reader.skipUnknown(.error, below: "data.attributes.geo", &seen, in: Mapped_ClaimedEnvelope_plain.self)
                    }
                  }
                }
              default:
                try reader.skipUnknown(.error, below: "data.attributes", &seen, in: Mapped_ClaimedEnvelope_plain.self)
              }
            }
            var missingKeys = 0 as UInt64
            do throws(Isomer.ReadingFailure) {
              try reader.revisit(start)
              partial.part = try ClaimedPart.read(&reader)
            } catch {
              missingKeys |= try reader.postpone(error, from: start)
            }
            try reader.require(missingKeys, of: mappedKeys_data_attributes)
          }
        default: try reader.skipValue()
        }
      }
    }

    private static let mappedFields_spot = Isomer.FieldNames(["latitude", "geo.longitude"], below: "data.attributes")

    static let mappedKeys = Isomer.KeySet(
      """
      data
      """, of: "UnknownKeys.swift: ClaimedEnvelope", objects: [mappedKeys_data, mappedKeys_data_attributes, mappedKeys_data_attributes_meta, mappedKeys_data_attributes_geo])

    private static let mappedKeys_data = Isomer.KeySet(
      """
      attributes: part 35 required inside
      """, of: "UnknownKeys.swift: ClaimedEnvelope", below: "data")

    private static let mappedKeys_data_attributes = Isomer.KeySet(
      """
      id: 29 required
      meta
      latitude: spot 33
      geo
      """, of: "UnknownKeys.swift: ClaimedEnvelope", below: "data.attributes")

    private static let mappedKeys_data_attributes_meta = Isomer.KeySet(
      """
      page: 31
      """, of: "UnknownKeys.swift: ClaimedEnvelope", below: "data.attributes.meta")

    private static let mappedKeys_data_attributes_geo = Isomer.KeySet(
      """
      longitude: spot 33 alternative
      """, of: "UnknownKeys.swift: ClaimedEnvelope", below: "data.attributes.geo")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedPart.self], at: "data.attributes")
    }

    static func writeMappedMembers(_ value: ClaimedEnvelope, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Keys/UnknownKeys.swift", line: 32)
                    let mappedFields_spot = writer.fields(ClaimedSpotTransformer(), Self.mappedFields_spot, of: value.spot)
      #sourceLocation()
      do {
        let container = writer.beginContainer(",\"data\":")
        do {
          let container = writer.beginContainer(",\"attributes\":")
          writer.member(",\"id\":", value.id)
          do {
            let container = writer.beginContainer(",\"meta\":")
            writer.optional(",\"page\":", value.page)
            writer.endContainer(container)
          }
          writer.field(",\"latitude\":", 0, of: mappedFields_spot)
          do {
            let container = writer.beginContainer(",\"geo\":")
            writer.field(",\"longitude\":", 1, of: mappedFields_spot)
            writer.endContainer(container)
          }
          value.part.writeMappedMembers(to: &writer)
          writer.mergeContainers(in: container)
          writer.endContainer(container)
        }
        writer.endContainer(container)
      }
    }

    static func mappedPaths(_ value: ClaimedEnvelope, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: data.attributes.id
        page: data.attributes.meta.page
        spot: data.attributes.latitude
        spot: data.attributes.geo.longitude
        """)
      paths.flatten("part", value.part.mappedPaths(options), below: "data.attributes")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ClaimedEnvelope_plain.MappedPartial) {
    self.id = partial.id.moved()
    self.page = partial.page.take()
    self.spot = partial.spot.moved()
    self.part = partial.part.moved()
  }

  private enum Mapped_ClaimedEnvelope_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedEnvelope {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.compose(
          &partial.spot, of: partial.mappedFields_spot, Self.mappedFields_spot
        ) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Keys/UnknownKeys.swift", line: 32)
                            return try reader.transformed(ClaimedSpotTransformer(), ClaimedSpot.self)
          #sourceLocation()
        }
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      var missing: String?
      if case nil = partial.part { missing = "data.attributes" }
      if case nil = partial.id { missing = "data.attributes.id" }
      if let missing { throw reader.missing(missing) }
      try reader.require(missingKeys, of: mappedKeys)
      return ClaimedEnvelope(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var page: Int? = nil
      var spot: ClaimedSpot? = nil
      var mappedFields_spot = Isomer.FieldPlaces()
      var part: ClaimedPart? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_data, first: 1, from: &reader)
        case 1:
          if try !reader.readNull() {
            let start = reader.position
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_data_attributes) { key, reader throws(Isomer.ReadingFailure) in
              switch key {
              case 0: partial.id = try Int.read(&reader)
              case 1:
                if try !reader.readNull() {
                  var seen = Isomer.SeenKeys()
                  try reader.members(of: mappedKeys_data_attributes_meta) { key, reader throws(Isomer.ReadingFailure) in
                    switch key {
                    case 0: partial.page = try Int?.read(&reader)
                    default:
                      try reader.skipUnknown(.report, below: "data.attributes.meta", &seen, in: Mapped_ClaimedEnvelope_as_noting.self)
                    }
                  }
                }
              case 2: try reader.remember(0, in: &partial.mappedFields_spot)
              case 3:
                if try !reader.readNull() {
                  var seen = Isomer.SeenKeys()
                  try reader.members(of: mappedKeys_data_attributes_geo) { key, reader throws(Isomer.ReadingFailure) in
                    switch key {
                    case 0: try reader.remember(1, in: &partial.mappedFields_spot)
                    default:
                      try reader.skipUnknown(.report, below: "data.attributes.geo", &seen, in: Mapped_ClaimedEnvelope_as_noting.self)
                    }
                  }
                }
              default:
                try reader.skipUnknown(.report, below: "data.attributes", &seen, in: Mapped_ClaimedEnvelope_as_noting.self)
              }
            }
            var missingKeys = 0 as UInt64
            do throws(Isomer.ReadingFailure) {
              try reader.revisit(start)
              partial.part = try ClaimedPart.read(&reader)
            } catch {
              missingKeys |= try reader.postpone(error, from: start)
            }
            try reader.require(missingKeys, of: mappedKeys_data_attributes)
          }
        default: try reader.skipValue()
        }
      }
    }

    private static let mappedFields_spot = Isomer.FieldNames(["latitude", "geo.longitude"], below: "data.attributes")

    static let mappedKeys = Isomer.KeySet(
      """
      data
      """, of: "UnknownKeys.swift: ClaimedEnvelope", objects: [mappedKeys_data, mappedKeys_data_attributes, mappedKeys_data_attributes_meta, mappedKeys_data_attributes_geo])

    private static let mappedKeys_data = Isomer.KeySet(
      """
      attributes: part 35 required inside
      """, of: "UnknownKeys.swift: ClaimedEnvelope", below: "data")

    private static let mappedKeys_data_attributes = Isomer.KeySet(
      """
      id: 29 required
      meta
      latitude: spot 33
      geo
      """, of: "UnknownKeys.swift: ClaimedEnvelope", below: "data.attributes")

    private static let mappedKeys_data_attributes_meta = Isomer.KeySet(
      """
      page: 31
      """, of: "UnknownKeys.swift: ClaimedEnvelope", below: "data.attributes.meta")

    private static let mappedKeys_data_attributes_geo = Isomer.KeySet(
      """
      longitude: spot 33 alternative
      """, of: "UnknownKeys.swift: ClaimedEnvelope", below: "data.attributes.geo")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedPart.self], at: "data.attributes")
    }

    static func writeMappedMembers(_ value: ClaimedEnvelope, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Keys/UnknownKeys.swift", line: 32)
                    let mappedFields_spot = writer.fields(ClaimedSpotTransformer(), Self.mappedFields_spot, of: value.spot)
      #sourceLocation()
      do {
        let container = writer.beginContainer(",\"data\":")
        do {
          let container = writer.beginContainer(",\"attributes\":")
          writer.member(",\"id\":", value.id)
          do {
            let container = writer.beginContainer(",\"meta\":")
            writer.optional(",\"page\":", value.page)
            writer.endContainer(container)
          }
          writer.field(",\"latitude\":", 0, of: mappedFields_spot)
          do {
            let container = writer.beginContainer(",\"geo\":")
            writer.field(",\"longitude\":", 1, of: mappedFields_spot)
            writer.endContainer(container)
          }
          value.part.writeMappedMembers(to: &writer)
          writer.mergeContainers(in: container)
          writer.endContainer(container)
        }
        writer.endContainer(container)
      }
    }

    static func mappedPaths(_ value: ClaimedEnvelope, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: data.attributes.id
        page: data.attributes.meta.page
        spot: data.attributes.latitude
        spot: data.attributes.geo.longitude
        """)
      paths.flatten("part", value.part.mappedPaths(options), below: "data.attributes")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ClaimedEnvelope_as_noting.MappedPartial) {
    self.id = partial.id.moved()
    self.page = partial.page.take()
    self.spot = partial.spot.moved()
    self.part = partial.part.moved()
  }
}

extension ClaimedEnvelope: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedParts: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedParts>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedParts_as_noting.self
    default: return Mapped_ClaimedParts_plain.self
    }
  }
}

extension ClaimedParts {
  private enum Mapped_ClaimedParts_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedParts {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.part = try ClaimedPart.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.more = try ClaimedMore.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ClaimedParts(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var page: Int? = nil
      var part: ClaimedPart? = nil
      var more: ClaimedMore? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.page = try Int?.read(&reader)
              default:
                try reader.skipUnknown(.error, below: "meta", &seen, in: Mapped_ClaimedParts_plain.self)
              }
            }
          }
        default:
          try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: Mapped_ClaimedParts_plain.self)
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 41 required
      meta
      """, of: "UnknownKeys.swift: ClaimedParts", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      page: 43
      """, of: "UnknownKeys.swift: ClaimedParts", below: "meta")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedPart.self, ClaimedMore.self])
    }

    static func write(_ value: ClaimedParts, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: ClaimedParts, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"page\":", value.page)
        writer.endContainer(container)
      }
      value.part.writeMappedMembers(to: &writer)
      value.more.writeMappedMembers(to: &writer)
    }

    static func mappedPaths(_ value: ClaimedParts, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        page: meta.page
        """)
      paths.flatten("part", value.part.mappedPaths(options))
      paths.flatten("more", value.more.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ClaimedParts_plain.MappedPartial) {
    self.id = partial.id.moved()
    self.page = partial.page.take()
    self.part = partial.part.moved()
    self.more = partial.more.moved()
  }

  private enum Mapped_ClaimedParts_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedParts {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.part = try ClaimedPart.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.more = try ClaimedMore.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ClaimedParts(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var page: Int? = nil
      var part: ClaimedPart? = nil
      var more: ClaimedMore? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              switch key {
              case 0: partial.page = try Int?.read(&reader)
              default:
                try reader.skipUnknown(.report, below: "meta", &seen, in: Mapped_ClaimedParts_as_noting.self)
              }
            }
          }
        default:
          try reader.skipUnknown(.report, below: "", &partial.mappedSeen, in: Mapped_ClaimedParts_as_noting.self)
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 41 required
      meta
      """, of: "UnknownKeys.swift: ClaimedParts", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      page: 43
      """, of: "UnknownKeys.swift: ClaimedParts", below: "meta")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedPart.self, ClaimedMore.self])
    }

    static func write(_ value: ClaimedParts, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: ClaimedParts, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"page\":", value.page)
        writer.endContainer(container)
      }
      value.part.writeMappedMembers(to: &writer)
      value.more.writeMappedMembers(to: &writer)
    }

    static func mappedPaths(_ value: ClaimedParts, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        page: meta.page
        """)
      paths.flatten("part", value.part.mappedPaths(options))
      paths.flatten("more", value.more.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ClaimedParts_as_noting.MappedPartial) {
    self.id = partial.id.moved()
    self.page = partial.page.take()
    self.part = partial.part.moved()
    self.more = partial.more.moved()
  }
}

extension ClaimedParts: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedPart: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedPart>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedPart_as_noting.self
    default: return Mapped_ClaimedPart_plain.self
    }
  }
}

extension ClaimedPart {
  private enum Mapped_ClaimedPart_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedPart {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.innermost = try ClaimedInnermost.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_height)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ClaimedPart(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var width: Int? = nil
      var height: Int? = nil
      var mappedAlternative_height = Isomer.Alternative()
      var innermost: ClaimedInnermost? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.width = try Int.read(&reader)
        case 1: try partial.fillObject(mappedKeys_meta, first: 3, from: &reader)
        case 2:
          try reader.alternative(1, &partial.mappedAlternative_height, &partial.height) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        case 3:
          try reader.alternative(0, &partial.mappedAlternative_height, &partial.height) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      width: 53 required
      meta
      height: 55 alternative
      """, of: "UnknownKeys.swift: ClaimedPart", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      height: 55
      """, of: "UnknownKeys.swift: ClaimedPart", below: "meta")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedInnermost.self])
    }

    static func write(_ value: ClaimedPart, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: ClaimedPart, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"width\":", value.width)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"height\":", value.height)
        writer.endContainer(container)
      }
      value.innermost.writeMappedMembers(to: &writer)
    }

    static func mappedPaths(_ value: ClaimedPart, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        width
        height: meta.height
        """)
      paths.flatten("innermost", value.innermost.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ClaimedPart_plain.MappedPartial) {
    self.width = partial.width.moved()
    self.height = partial.height.take()
    self.innermost = partial.innermost.moved()
  }

  private enum Mapped_ClaimedPart_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedPart {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.innermost = try ClaimedInnermost.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_height)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return ClaimedPart(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var width: Int? = nil
      var height: Int? = nil
      var mappedAlternative_height = Isomer.Alternative()
      var innermost: ClaimedInnermost? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.width = try Int.read(&reader)
        case 1: try partial.fillObject(mappedKeys_meta, first: 3, from: &reader)
        case 2:
          try reader.alternative(1, &partial.mappedAlternative_height, &partial.height) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        case 3:
          try reader.alternative(0, &partial.mappedAlternative_height, &partial.height) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      width: 53 required
      meta
      height: 55 alternative
      """, of: "UnknownKeys.swift: ClaimedPart", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      height: 55
      """, of: "UnknownKeys.swift: ClaimedPart", below: "meta")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedInnermost.self])
    }

    static func write(_ value: ClaimedPart, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: ClaimedPart, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"width\":", value.width)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"height\":", value.height)
        writer.endContainer(container)
      }
      value.innermost.writeMappedMembers(to: &writer)
    }

    static func mappedPaths(_ value: ClaimedPart, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        width
        height: meta.height
        """)
      paths.flatten("innermost", value.innermost.mappedPaths(options))
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ClaimedPart_as_noting.MappedPartial) {
    self.width = partial.width.moved()
    self.height = partial.height.take()
    self.innermost = partial.innermost.moved()
  }
}

extension ClaimedPart: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedInnermost: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedInnermost>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedInnermost_as_noting.self
    default: return Mapped_ClaimedInnermost_plain.self
    }
  }
}

extension ClaimedInnermost {
  private enum Mapped_ClaimedInnermost_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedInnermost {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.depth { missing = "meta.inner.depth" }
      if let missing { throw reader.missing(missing) }
      return ClaimedInnermost(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var depth: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_meta, first: 1, from: &reader)
        case 1: try partial.fillObject(mappedKeys_meta_inner, first: 2, from: &reader)
        case 2: partial.depth = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      """, of: "UnknownKeys.swift: ClaimedInnermost", objects: [mappedKeys_meta, mappedKeys_meta_inner])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      inner
      """, of: "UnknownKeys.swift: ClaimedInnermost", below: "meta")

    private static let mappedKeys_meta_inner = Isomer.KeySet(
      """
      depth: 64 required
      """, of: "UnknownKeys.swift: ClaimedInnermost", below: "meta.inner")

    static func writeMappedMembers(_ value: ClaimedInnermost, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"meta\":")
        do {
          let container = writer.beginContainer(",\"inner\":")
          writer.member(",\"depth\":", value.depth)
          writer.endContainer(container)
        }
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_ClaimedInnermost_plain.MappedPartial) {
    self.depth = partial.depth.moved()
  }

  private enum Mapped_ClaimedInnermost_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedInnermost {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.depth { missing = "meta.inner.depth" }
      if let missing { throw reader.missing(missing) }
      return ClaimedInnermost(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var depth: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_meta, first: 1, from: &reader)
        case 1: try partial.fillObject(mappedKeys_meta_inner, first: 2, from: &reader)
        case 2: partial.depth = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      """, of: "UnknownKeys.swift: ClaimedInnermost", objects: [mappedKeys_meta, mappedKeys_meta_inner])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      inner
      """, of: "UnknownKeys.swift: ClaimedInnermost", below: "meta")

    private static let mappedKeys_meta_inner = Isomer.KeySet(
      """
      depth: 64 required
      """, of: "UnknownKeys.swift: ClaimedInnermost", below: "meta.inner")

    static func writeMappedMembers(_ value: ClaimedInnermost, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"meta\":")
        do {
          let container = writer.beginContainer(",\"inner\":")
          writer.member(",\"depth\":", value.depth)
          writer.endContainer(container)
        }
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_ClaimedInnermost_as_noting.MappedPartial) {
    self.depth = partial.depth.moved()
  }
}

extension ClaimedInnermost: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedMore: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedMore>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedMore_as_noting.self
    default: return Mapped_ClaimedMore_plain.self
    }
  }
}

extension ClaimedMore {
  private enum Mapped_ClaimedMore_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedMore {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ClaimedMore(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var size: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_box, first: 1, from: &reader)
        case 1: partial.size = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      box
      """, of: "UnknownKeys.swift: ClaimedMore", objects: [mappedKeys_box])

    private static let mappedKeys_box = Isomer.KeySet(
      """
      size: 70
      """, of: "UnknownKeys.swift: ClaimedMore", below: "box")

    static func writeMappedMembers(_ value: ClaimedMore, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"box\":")
        writer.optional(",\"size\":", value.size)
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_ClaimedMore_plain.MappedPartial) {
    self.size = partial.size.take()
  }

  private enum Mapped_ClaimedMore_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedMore {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ClaimedMore(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var size: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_box, first: 1, from: &reader)
        case 1: partial.size = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      box
      """, of: "UnknownKeys.swift: ClaimedMore", objects: [mappedKeys_box])

    private static let mappedKeys_box = Isomer.KeySet(
      """
      size: 70
      """, of: "UnknownKeys.swift: ClaimedMore", below: "box")

    static func writeMappedMembers(_ value: ClaimedMore, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"box\":")
        writer.optional(",\"size\":", value.size)
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_ClaimedMore_as_noting.MappedPartial) {
    self.size = partial.size.take()
  }
}

extension ClaimedMore: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedHolder: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedHolder>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedHolder_as_noting.self
    default: return Mapped_ClaimedHolder_plain.self
    }
  }
}

extension ClaimedHolder {
  private enum Mapped_ClaimedHolder_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedHolder {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ClaimedHolder(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var one: ClaimedItem? = nil
      var list: [ClaimedItem]? = nil
      var byName: [String: ClaimedItem]? = nil
      var free: ClaimedFree? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.one = try ClaimedItem.read(&reader)
        case 1: partial.list = try [ClaimedItem].read(&reader)
        case 2: partial.byName = try [String: ClaimedItem].read(&reader)
        case 3: partial.free = try ClaimedFree?.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      one: 76 required
      list: 77 required
      byName: 78 required
      free: 79
      """, of: "UnknownKeys.swift: ClaimedHolder")

    static func writeMappedMembers(_ value: ClaimedHolder, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"one\":", value.one)
      writer.member(",\"list\":", value.list)
      writer.member(",\"byName\":", value.byName)
      writer.optional(",\"free\":", value.free)
    }
  }

  private init(mapped partial: inout Mapped_ClaimedHolder_plain.MappedPartial) {
    self.one = partial.one.moved()
    self.list = partial.list.moved()
    self.byName = partial.byName.moved()
    self.free = partial.free.take()
  }

  private enum Mapped_ClaimedHolder_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedHolder {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ClaimedHolder(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var one: ClaimedItem? = nil
      var list: [ClaimedItem]? = nil
      var byName: [String: ClaimedItem]? = nil
      var free: ClaimedFree? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.one = try ClaimedItem.read(&reader)
        case 1: partial.list = try [ClaimedItem].read(&reader)
        case 2: partial.byName = try [String: ClaimedItem].read(&reader)
        case 3: partial.free = try ClaimedFree?.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      one: 76 required
      list: 77 required
      byName: 78 required
      free: 79
      """, of: "UnknownKeys.swift: ClaimedHolder")

    static func writeMappedMembers(_ value: ClaimedHolder, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"one\":", value.one)
      writer.member(",\"list\":", value.list)
      writer.member(",\"byName\":", value.byName)
      writer.optional(",\"free\":", value.free)
    }
  }

  private init(mapped partial: inout Mapped_ClaimedHolder_as_noting.MappedPartial) {
    self.one = partial.one.moved()
    self.list = partial.list.moved()
    self.byName = partial.byName.moved()
    self.free = partial.free.take()
  }
}

extension ClaimedHolder: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedItem: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedItem>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedItem_as_noting.self
    default: return Mapped_ClaimedItem_plain.self
    }
  }
}

extension ClaimedItem {
  private enum Mapped_ClaimedItem_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedItem {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ClaimedItem(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.id = try Int.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 84 required
      """, of: "UnknownKeys.swift: ClaimedItem")

    static func writeMappedMembers(_ value: ClaimedItem, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
    }
  }

  private init(mapped partial: inout Mapped_ClaimedItem_plain.MappedPartial) {
    self.id = partial.id.moved()
  }

  private enum Mapped_ClaimedItem_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedItem {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ClaimedItem(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 84 required
      """, of: "UnknownKeys.swift: ClaimedItem")

    static func writeMappedMembers(_ value: ClaimedItem, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
    }
  }

  private init(mapped partial: inout Mapped_ClaimedItem_as_noting.MappedPartial) {
    self.id = partial.id.moved()
  }
}

extension ClaimedItem: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedFree: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClaimedFree>.Type {
    switch profile {
    case "noting": return Mapped_ClaimedFree_as_noting.self
    default: return Mapped_ClaimedFree_plain.self
    }
  }
}

extension ClaimedFree {
  private enum Mapped_ClaimedFree_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedFree {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ClaimedFree(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 88
      """, of: "UnknownKeys.swift: ClaimedFree")

    static func writeMappedMembers(_ value: ClaimedFree, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"id\":", value.id)
    }
  }

  private init(mapped partial: inout Mapped_ClaimedFree_plain.MappedPartial) {
    self.id = partial.id.take()
  }

  private enum Mapped_ClaimedFree_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedFree {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ClaimedFree(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 88
      """, of: "UnknownKeys.swift: ClaimedFree")

    static func writeMappedMembers(_ value: ClaimedFree, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"id\":", value.id)
    }
  }

  private init(mapped partial: inout Mapped_ClaimedFree_as_noting.MappedPartial) {
    self.id = partial.id.take()
  }
}

extension ClaimedFree: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedBase: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == ClaimedBase.self { return ClaimedBase.Mapped_ClaimedBase.self }
    if self is ClaimedSub.Type { return ClaimedSub.Mapped_ClaimedSub.self }
    return ClaimedBase.Mapped_ClaimedBase.self
  }
}

extension ClaimedBase {
  enum Mapped_ClaimedBase: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ClaimedBase>.Type {
      switch profile {
      case "noting": return Mapped_ClaimedBase_as_noting.self
      default: return Mapped_ClaimedBase_plain.self
      }
    }
  }

  private enum Mapped_ClaimedBase_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedBase {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var page: Int? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        case 1:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.page = try Int?.read(&reader)
              default: throw reader.unknownKey()
              }
            }
          }
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedBase {
      let value = ClaimedBase()
      if let read = partial.id.take() { value.id = read }
      value.page = partial.page.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 95 default
      meta
      """, of: "UnknownKeys.swift: ClaimedBase", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      page: 97
      """, of: "UnknownKeys.swift: ClaimedBase", below: "meta")

    static func writeMappedMembers(_ value: ClaimedBase, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"page\":", value.page)
        writer.endContainer(container)
      }
    }
  }

  private enum Mapped_ClaimedBase_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedBase {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var page: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        case 1: try partial.fillObject(mappedKeys_meta, first: 2, from: &reader)
        case 2: partial.page = try Int?.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedBase {
      let value = ClaimedBase()
      if let read = partial.id.take() { value.id = read }
      value.page = partial.page.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 95 default
      meta
      """, of: "UnknownKeys.swift: ClaimedBase", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      page: 97
      """, of: "UnknownKeys.swift: ClaimedBase", below: "meta")

    static func writeMappedMembers(_ value: ClaimedBase, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"page\":", value.page)
        writer.endContainer(container)
      }
    }
  }
}

extension ClaimedBase: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedSub {
  enum Mapped_ClaimedSub: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ClaimedSub>.Type {
      switch profile {
      case "noting": return Mapped_ClaimedSub_as_noting.self
      default: return Mapped_ClaimedSub_plain.self
      }
    }
  }

  private enum Mapped_ClaimedSub_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedSub {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_extra)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var page: Int? = nil
      var extra: Int? = nil
      var mappedAlternative_extra = Isomer.Alternative()
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        case 1:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.page = try Int?.read(&reader)
              case 1:
                try reader.alternative(0, &partial.mappedAlternative_extra, &partial.extra) {
                  reader throws(Isomer.ReadingFailure) in
                  return try Int?.read(&reader)
                }
              default: throw reader.unknownKey()
              }
            }
          }
        case 2:
          try reader.alternative(1, &partial.mappedAlternative_extra, &partial.extra) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedSub {
      let value = ClaimedSub()
      if let read = partial.id.take() { value.id = read }
      value.page = partial.page.take()
      value.extra = partial.extra.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 95 default
      meta
      extra: 105 alternative
      """, of: "UnknownKeys.swift: ClaimedSub", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      page: 97
      extra: 105
      """, of: "UnknownKeys.swift: ClaimedSub", below: "meta")

    static func writeMappedMembers(_ value: ClaimedSub, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"page\":", value.page)
        writer.optional(",\"extra\":", value.extra)
        writer.endContainer(container)
      }
    }

    static func mappedPaths(_ value: ClaimedSub, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        id
        page: meta.page
        extra: meta.extra
        """)
    }
  }

  private enum Mapped_ClaimedSub_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedSub {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_extra)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var page: Int? = nil
      var extra: Int? = nil
      var mappedAlternative_extra = Isomer.Alternative()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        case 1: try partial.fillObject(mappedKeys_meta, first: 3, from: &reader)
        case 2:
          try reader.alternative(1, &partial.mappedAlternative_extra, &partial.extra) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        case 3: partial.page = try Int?.read(&reader)
        case 4:
          try reader.alternative(0, &partial.mappedAlternative_extra, &partial.extra) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedSub {
      let value = ClaimedSub()
      if let read = partial.id.take() { value.id = read }
      value.page = partial.page.take()
      value.extra = partial.extra.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 95 default
      meta
      extra: 105 alternative
      """, of: "UnknownKeys.swift: ClaimedSub", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      page: 97
      extra: 105
      """, of: "UnknownKeys.swift: ClaimedSub", below: "meta")

    static func writeMappedMembers(_ value: ClaimedSub, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"page\":", value.page)
        writer.optional(",\"extra\":", value.extra)
        writer.endContainer(container)
      }
    }

    static func mappedPaths(_ value: ClaimedSub, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        id
        page: meta.page
        extra: meta.extra
        """)
    }
  }
}

extension ClaimedCluster: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == ClaimedCluster.self { return ClaimedCluster.Mapped_ClaimedCluster.self }
    if self is ClaimedFirst.Type { return ClaimedFirst.Mapped_ClaimedFirst.self }
    return ClaimedCluster.Mapped_ClaimedCluster.self
  }
}

extension ClaimedCluster {
  enum Mapped_ClaimedCluster: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ClaimedCluster>.Type {
      switch profile {
      case "noting": return Mapped_ClaimedCluster_as_noting.self
      default: return Mapped_ClaimedCluster_plain.self
      }
    }
  }

  private enum Mapped_ClaimedCluster_plain: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedCluster {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: try reader.skipValue()
              default: throw reader.unknownKey()
              }
            }
          }
        case 1: partial.id = try Int?.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedCluster {
      let value = ClaimedCluster()
      if let read = partial.id.take() { value.id = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      id: 110 default
      """, of: "UnknownKeys.swift: ClaimedCluster", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      kind
      """, of: "UnknownKeys.swift: ClaimedCluster", below: "meta")

    static func writeMappedMembers(_ value: ClaimedCluster, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
    }

    static func mappedPaths(_ value: ClaimedCluster, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("id")
      paths.always("meta.kind")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedCluster {
      guard let tag = try reader.tag(at: "meta\nkind") else {
        throw reader.missingTag(at: "meta\nkind")
      }
      switch tag {
      case "first": return try ClaimedFirst.Mapped_ClaimedFirst.read(&reader)
      default: throw reader.unknownTag("one of \"first\"", at: "meta\nkind")
      }
    }
  }

  private enum Mapped_ClaimedCluster_as_noting: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedCluster {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_meta, first: 2, from: &reader)
        case 1: partial.id = try Int?.read(&reader)
        case 2: try reader.skipValue()
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedCluster {
      let value = ClaimedCluster()
      if let read = partial.id.take() { value.id = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      id: 110 default
      """, of: "UnknownKeys.swift: ClaimedCluster", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      kind
      """, of: "UnknownKeys.swift: ClaimedCluster", below: "meta")

    static func writeMappedMembers(_ value: ClaimedCluster, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
    }

    static func mappedPaths(_ value: ClaimedCluster, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("id")
      paths.always("meta.kind")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedCluster {
      guard let tag = try reader.tag(at: "meta\nkind") else {
        throw reader.missingTag(at: "meta\nkind")
      }
      switch tag {
      case "first": return try ClaimedFirst.Mapped_ClaimedFirst.read(&reader)
      default: throw reader.unknownTag("one of \"first\"", at: "meta\nkind")
      }
    }
  }
}

extension ClaimedCluster: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedFirst {
  enum Mapped_ClaimedFirst: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ClaimedFirst>.Type {
      switch profile {
      case "noting": return Mapped_ClaimedFirst_as_noting.self
      default: return Mapped_ClaimedFirst_plain.self
      }
    }
  }

  private enum Mapped_ClaimedFirst_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedFirst {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var size: Int? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: try reader.skipValue()
              case 1: partial.size = try Int?.read(&reader)
              default: throw reader.unknownKey()
              }
            }
          }
        case 1: partial.id = try Int?.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedFirst {
      let value = ClaimedFirst()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.size.take() { value.size = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      id: 110 default
      """, of: "UnknownKeys.swift: ClaimedFirst", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      kind
      size: 116 default
      """, of: "UnknownKeys.swift: ClaimedFirst", below: "meta")

    static func writeMappedMembers(_ value: ClaimedFirst, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.raw(",\"kind\":\"first\"")
        writer.member(",\"size\":", value.size)
        writer.endContainer(container)
      }
      writer.member(",\"id\":", value.id)
    }

    static func mappedPaths(_ value: ClaimedFirst, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        size: meta.size
        """)
      paths.always("meta.kind")
      return paths
    }
  }

  private enum Mapped_ClaimedFirst_as_noting: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedFirst {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var size: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_meta, first: 2, from: &reader)
        case 1: partial.id = try Int?.read(&reader)
        case 2: try reader.skipValue()
        case 3: partial.size = try Int?.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedFirst {
      let value = ClaimedFirst()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.size.take() { value.size = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      id: 110 default
      """, of: "UnknownKeys.swift: ClaimedFirst", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      kind
      size: 116 default
      """, of: "UnknownKeys.swift: ClaimedFirst", below: "meta")

    static func writeMappedMembers(_ value: ClaimedFirst, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.raw(",\"kind\":\"first\"")
        writer.member(",\"size\":", value.size)
        writer.endContainer(container)
      }
      writer.member(",\"id\":", value.id)
    }

    static func mappedPaths(_ value: ClaimedFirst, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        size: meta.size
        """)
      paths.always("meta.kind")
      return paths
    }
  }
}

extension ClaimedTagged: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "noting": return try Mapped_ClaimedTagged_as_noting.read(&reader)
    default: return try Mapped_ClaimedTagged_plain.read(&reader)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "noting": Mapped_ClaimedTagged_as_noting.write(self, to: &writer)
    default: Mapped_ClaimedTagged_plain.write(self, to: &writer)
    }
  }
}

extension ClaimedTagged {
  private enum Mapped_ClaimedTagged_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedTagged {
      guard let tag = try reader.tag(at: "meta\nkind") else {
        throw reader.missingTag(at: "meta\nkind")
      }
      switch tag {
      case "sized":
        return try Mapped_sized.read(&reader)
      case "held":
        return try Mapped_held.read(&reader)
      default: throw reader.unknownTag("one of \"sized\", \"held\"", at: "meta\nkind")
      }
    }

    static func write(_ value: ClaimedTagged, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sized(let value0): Mapped_sized.write(value0, to: &writer)
      case .held(let held):
        guard let start = writer.beginObject() else { return }
        writer.raw(",\"meta\":{\"kind\":\"held\"}")
        held.writeMappedMembers(to: &writer)
        writer.mergeContainers(from: start)
        writer.endObject(start)
      }
    }

    private enum Mapped_sized: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedTagged {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        var missing: String?
        if case nil = partial.value0 { missing = "meta.size" }
        if let missing { throw reader.missing(missing) }
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var value0: Int? = nil
        var mappedSeen = Isomer.SeenKeys()

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
          switch key {
          case 0:
            if try !reader.readNull() {
              var seen = Isomer.SeenKeys()
              try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
                if !seen.insert(key) { throw reader.duplicateKey() }
                switch key {
                case 0: try reader.skipValue()
                case 1: partial.value0 = try Int.read(&reader)
                default: throw reader.unknownKey()
                }
              }
            }
          default: throw reader.unknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedTagged {
        let mappedArgument_value0 = partial.value0.moved()
        let value = ClaimedTagged.sized(mappedArgument_value0)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        meta
        """, of: "UnknownKeys.swift: ClaimedTagged.sized", objects: [mappedKeys_meta])

      private static let mappedKeys_meta = Isomer.KeySet(
        """
        kind
        size: value0 124 required
        """, of: "UnknownKeys.swift: ClaimedTagged.sized", below: "meta")

      static func write(_ value0: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(value0, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ value0: Int, to writer: inout Isomer.JSONWriter) {
        do {
          let container = writer.beginContainer(",\"meta\":")
          writer.raw(",\"kind\":\"sized\"")
          writer.member(",\"size\":", value0)
          writer.endContainer(container)
        }
      }
    }

    private enum Mapped_held: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedTagged {
        let start = reader.position
        var partial = MappedPartial()
        var missingKeys = try partial.fill(mappedKeys, from: &reader)
        do throws(Isomer.ReadingFailure) {
          try reader.revisit(start)
          partial.held = try ClaimedFree.read(&reader)
        } catch {
          missingKeys |= try reader.postpone(error, from: start)
        }
        try reader.require(missingKeys, of: mappedKeys)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var held: ClaimedFree? = nil
        var mappedSeen = Isomer.SeenKeys()

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
          switch key {
          case 0:
            if try !reader.readNull() {
              var seen = Isomer.SeenKeys()
              try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
                if !seen.insert(key) { throw reader.duplicateKey() }
                switch key {
                case 0: try reader.skipValue()
                default: try reader.skipUnknown(.error, below: "meta", &seen, in: Mapped_held.self)
                }
              }
            }
          default:
            try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: Mapped_held.self)
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedTagged {
        let mappedArgument_held = partial.held.moved()
        let value = ClaimedTagged.held(mappedArgument_held)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        meta
        """, of: "UnknownKeys.swift: ClaimedTagged.held", objects: [mappedKeys_meta])

      private static let mappedKeys_meta = Isomer.KeySet(
        """
        kind
        """, of: "UnknownKeys.swift: ClaimedTagged.held", below: "meta")

      static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
        mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedFree.self])
      }
    }
  }

  private enum Mapped_ClaimedTagged_as_noting {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedTagged {
      guard let tag = try reader.tag(at: "meta\nkind") else {
        throw reader.missingTag(at: "meta\nkind")
      }
      switch tag {
      case "sized":
        return try Mapped_sized.read(&reader)
      case "held":
        return try Mapped_held.read(&reader)
      default: throw reader.unknownTag("one of \"sized\", \"held\"", at: "meta\nkind")
      }
    }

    static func write(_ value: ClaimedTagged, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sized(let value0): Mapped_sized.write(value0, to: &writer)
      case .held(let held):
        guard let start = writer.beginObject() else { return }
        writer.raw(",\"meta\":{\"kind\":\"held\"}")
        held.writeMappedMembers(to: &writer)
        writer.mergeContainers(from: start)
        writer.endObject(start)
      }
    }

    private enum Mapped_sized: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedTagged {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        var missing: String?
        if case nil = partial.value0 { missing = "meta.size" }
        if let missing { throw reader.missing(missing) }
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var value0: Int? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: try partial.fillObject(mappedKeys_meta, first: 1, from: &reader)
          case 1: try reader.skipValue()
          case 2: partial.value0 = try Int.read(&reader)
          default: try reader.reportUnknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedTagged {
        let mappedArgument_value0 = partial.value0.moved()
        let value = ClaimedTagged.sized(mappedArgument_value0)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        meta
        """, of: "UnknownKeys.swift: ClaimedTagged.sized", objects: [mappedKeys_meta])

      private static let mappedKeys_meta = Isomer.KeySet(
        """
        kind
        size: value0 124 required
        """, of: "UnknownKeys.swift: ClaimedTagged.sized", below: "meta")

      static func write(_ value0: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(value0, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ value0: Int, to writer: inout Isomer.JSONWriter) {
        do {
          let container = writer.beginContainer(",\"meta\":")
          writer.raw(",\"kind\":\"sized\"")
          writer.member(",\"size\":", value0)
          writer.endContainer(container)
        }
      }
    }

    private enum Mapped_held: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedTagged {
        let start = reader.position
        var partial = MappedPartial()
        var missingKeys = try partial.fill(mappedKeys, from: &reader)
        do throws(Isomer.ReadingFailure) {
          try reader.revisit(start)
          partial.held = try ClaimedFree.read(&reader)
        } catch {
          missingKeys |= try reader.postpone(error, from: start)
        }
        try reader.require(missingKeys, of: mappedKeys)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var held: ClaimedFree? = nil
        var mappedSeen = Isomer.SeenKeys()

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0:
            if try !reader.readNull() {
              var seen = Isomer.SeenKeys()
              try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
                switch key {
                case 0: try reader.skipValue()
                default: try reader.skipUnknown(.report, below: "meta", &seen, in: Mapped_held.self)
                }
              }
            }
          default:
            try reader.skipUnknown(.report, below: "", &partial.mappedSeen, in: Mapped_held.self)
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedTagged {
        let mappedArgument_held = partial.held.moved()
        let value = ClaimedTagged.held(mappedArgument_held)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        meta
        """, of: "UnknownKeys.swift: ClaimedTagged.held", objects: [mappedKeys_meta])

      private static let mappedKeys_meta = Isomer.KeySet(
        """
        kind
        """, of: "UnknownKeys.swift: ClaimedTagged.held", below: "meta")

      static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
        mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedFree.self])
      }
    }
  }
}

extension ClaimedTagged: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedContent: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "noting": return try Mapped_ClaimedContent_as_noting.read(&reader)
    default: return try Mapped_ClaimedContent_plain.read(&reader)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "noting": Mapped_ClaimedContent_as_noting.write(self, to: &writer)
    default: Mapped_ClaimedContent_plain.write(self, to: &writer)
    }
  }
}

extension ClaimedContent {
  private enum Mapped_ClaimedContent_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedContent {
      let start = reader.position
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "sized":
        try reader.checkKeys(.error, handling: mappedHandling)
        guard try reader.beginContent(at: "body\nvalue") else { throw reader.missing("body.value") }
        let value = try Mapped_sized.read(&reader)
        try reader.endContent(start)
        return value
      case "held":
        try reader.checkKeys(.error, handling: mappedHandling)
        guard try reader.beginContent(at: "body\nvalue") else { throw reader.missing("body.value") }
        let value = ClaimedContent.held(try ClaimedFree.read(&reader))
        try reader.endContent(start)
        return value
      default: throw reader.unknownTag("one of \"sized\", \"held\"", at: "kind")
      }
    }

    private static func mappedHandling(of key: String, below path: String) -> Isomer.KeyHandling {
      switch (path, key) {
      case ("", "kind"): .value
      case ("", "body"): .container
      case ("body", "value"): .value
      default: .none
      }
    }

    static func write(_ value: ClaimedContent, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sized(let size):
        writer.raw("{\"kind\":\"sized\",\"body\":{\"value\":")
        Mapped_sized.write(size, to: &writer)
        writer.raw("}}")
      case .held(let held):
        writer.member("{\"kind\":\"held\",\"body\":{\"value\":", held)
        writer.raw("}}")
      }
    }

    private enum Mapped_sized: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedContent {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var size: Int? = nil
        var mappedSeen = Isomer.SeenKeys()

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
          switch key {
          case 0: partial.size = try Int.read(&reader)
          default: throw reader.unknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedContent {
        let mappedArgument_size = partial.size.moved()
        let value = ClaimedContent.sized(size: mappedArgument_size)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        size: 131 required
        """, of: "UnknownKeys.swift: ClaimedContent.sized")

      static func write(_ size: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(size, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ size: Int, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"size\":", size)
      }
    }
  }

  private enum Mapped_ClaimedContent_as_noting {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedContent {
      let start = reader.position
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "sized":
        try reader.checkKeys(.report, handling: mappedHandling)
        guard try reader.beginContent(at: "body\nvalue") else { throw reader.missing("body.value") }
        let value = try Mapped_sized.read(&reader)
        try reader.endContent(start)
        return value
      case "held":
        try reader.checkKeys(.report, handling: mappedHandling)
        guard try reader.beginContent(at: "body\nvalue") else { throw reader.missing("body.value") }
        let value = ClaimedContent.held(try ClaimedFree.read(&reader))
        try reader.endContent(start)
        return value
      default: throw reader.unknownTag("one of \"sized\", \"held\"", at: "kind")
      }
    }

    private static func mappedHandling(of key: String, below path: String) -> Isomer.KeyHandling {
      switch (path, key) {
      case ("", "kind"): .value
      case ("", "body"): .container
      case ("body", "value"): .value
      default: .none
      }
    }

    static func write(_ value: ClaimedContent, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sized(let size):
        writer.raw("{\"kind\":\"sized\",\"body\":{\"value\":")
        Mapped_sized.write(size, to: &writer)
        writer.raw("}}")
      case .held(let held):
        writer.member("{\"kind\":\"held\",\"body\":{\"value\":", held)
        writer.raw("}}")
      }
    }

    private enum Mapped_sized: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedContent {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var size: Int? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: partial.size = try Int.read(&reader)
          default: try reader.reportUnknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedContent {
        let mappedArgument_size = partial.size.moved()
        let value = ClaimedContent.sized(size: mappedArgument_size)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        size: 131 required
        """, of: "UnknownKeys.swift: ClaimedContent.sized")

      static func write(_ size: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(size, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ size: Int, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"size\":", size)
      }
    }
  }
}

extension ClaimedContent: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedKeyed: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "noting": return try Mapped_ClaimedKeyed_as_noting.read(&reader)
    default: return try Mapped_ClaimedKeyed_plain.read(&reader)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "noting": Mapped_ClaimedKeyed_as_noting.write(self, to: &writer)
    default: Mapped_ClaimedKeyed_plain.write(self, to: &writer)
    }
  }
}

extension ClaimedKeyed {
  private enum Mapped_ClaimedKeyed_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedKeyed {
      let start = reader.position
      if let key = try reader.caseKey() {
        switch key {
        case "sized":
          let value = try Mapped_sized.read(&reader)
          try reader.endCase()
          return value
        case "held":
          let value = ClaimedKeyed.held(try ClaimedFree.read(&reader))
          try reader.endCase()
          return value
        default: break
        }
      }
      reader.rewind(to: start)
      throw reader.unknownCaseKey("an object with \"sized\" or \"held\"")
    }

    static func write(_ value: ClaimedKeyed, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sized(let size):
        writer.raw("{\"sized\":")
        Mapped_sized.write(size, to: &writer)
        writer.raw("}")
      case .held(let held):
        writer.member("{\"held\":", held)
        writer.raw("}")
      }
    }

    private enum Mapped_sized: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedKeyed {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        var missing: String?
        if case nil = partial.size { missing = "meta.size" }
        if let missing { throw reader.missing(missing) }
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var size: Int? = nil
        var mappedSeen = Isomer.SeenKeys()

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
          switch key {
          case 0:
            if try !reader.readNull() {
              var seen = Isomer.SeenKeys()
              try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
                if !seen.insert(key) { throw reader.duplicateKey() }
                switch key {
                case 0: partial.size = try Int.read(&reader)
                default: throw reader.unknownKey()
                }
              }
            }
          default: throw reader.unknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedKeyed {
        let mappedArgument_size = partial.size.moved()
        let value = ClaimedKeyed.sized(size: mappedArgument_size)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        meta
        """, of: "UnknownKeys.swift: ClaimedKeyed.sized", objects: [mappedKeys_meta])

      private static let mappedKeys_meta = Isomer.KeySet(
        """
        size: 138 required
        """, of: "UnknownKeys.swift: ClaimedKeyed.sized", below: "meta")

      static func write(_ size: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(size, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ size: Int, to writer: inout Isomer.JSONWriter) {
        do {
          let container = writer.beginContainer(",\"meta\":")
          writer.member(",\"size\":", size)
          writer.endContainer(container)
        }
      }
    }
  }

  private enum Mapped_ClaimedKeyed_as_noting {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedKeyed {
      let start = reader.position
      if let key = try reader.caseKey() {
        switch key {
        case "sized":
          let value = try Mapped_sized.read(&reader)
          try reader.endCase()
          return value
        case "held":
          let value = ClaimedKeyed.held(try ClaimedFree.read(&reader))
          try reader.endCase()
          return value
        default: break
        }
      }
      reader.rewind(to: start)
      throw reader.unknownCaseKey("an object with \"sized\" or \"held\"")
    }

    static func write(_ value: ClaimedKeyed, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sized(let size):
        writer.raw("{\"sized\":")
        Mapped_sized.write(size, to: &writer)
        writer.raw("}")
      case .held(let held):
        writer.member("{\"held\":", held)
        writer.raw("}")
      }
    }

    private enum Mapped_sized: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedKeyed {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        var missing: String?
        if case nil = partial.size { missing = "meta.size" }
        if let missing { throw reader.missing(missing) }
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var size: Int? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: try partial.fillObject(mappedKeys_meta, first: 1, from: &reader)
          case 1: partial.size = try Int.read(&reader)
          default: try reader.reportUnknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedKeyed {
        let mappedArgument_size = partial.size.moved()
        let value = ClaimedKeyed.sized(size: mappedArgument_size)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        meta
        """, of: "UnknownKeys.swift: ClaimedKeyed.sized", objects: [mappedKeys_meta])

      private static let mappedKeys_meta = Isomer.KeySet(
        """
        size: 138 required
        """, of: "UnknownKeys.swift: ClaimedKeyed.sized", below: "meta")

      static func write(_ size: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(size, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ size: Int, to writer: inout Isomer.JSONWriter) {
        do {
          let container = writer.beginContainer(",\"meta\":")
          writer.member(",\"size\":", size)
          writer.endContainer(container)
        }
      }
    }
  }
}

extension ClaimedKeyed: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedUntagged: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "noting": return try Mapped_ClaimedUntagged_as_noting.read(&reader)
    default: return try Mapped_ClaimedUntagged_plain.read(&reader)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "noting": Mapped_ClaimedUntagged_as_noting.write(self, to: &writer)
    default: Mapped_ClaimedUntagged_plain.write(self, to: &writer)
    }
  }
}

extension ClaimedUntagged {
  private enum Mapped_ClaimedUntagged_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedUntagged {
      var attempts = Isomer.Attempts()
      if let value = try reader.attempt("sized", &attempts, Mapped_sized.read) {
        return value
      }
      throw reader.noCase(attempts)
    }

    static func write(_ value: ClaimedUntagged, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sized(let size, let page): Mapped_sized.write(size, page, to: &writer)
      }
    }

    private enum Mapped_sized: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedUntagged {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        var missing: String?
        if case nil = partial.page { missing = "meta.page" }
        if let missing { throw reader.missing(missing) }
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var size: Int? = nil
        var page: Int? = nil
        var mappedSeen = Isomer.SeenKeys()

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
          switch key {
          case 0: partial.size = try Int.read(&reader)
          case 1:
            if try !reader.readNull() {
              var seen = Isomer.SeenKeys()
              try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
                if !seen.insert(key) { throw reader.duplicateKey() }
                switch key {
                case 0: partial.page = try Int.read(&reader)
                default: throw reader.unknownKey()
                }
              }
            }
          default: throw reader.unknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedUntagged {
        let mappedArgument_size = partial.size.moved()
        let mappedArgument_page = partial.page.moved()
        let value = ClaimedUntagged.sized(size: mappedArgument_size, page: mappedArgument_page)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        size: 145 required
        meta
        """, of: "UnknownKeys.swift: ClaimedUntagged.sized", objects: [mappedKeys_meta])

      private static let mappedKeys_meta = Isomer.KeySet(
        """
        page: 145 required
        """, of: "UnknownKeys.swift: ClaimedUntagged.sized", below: "meta")

      static func write(_ size: Int, _ page: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(size, page, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ size: Int, _ page: Int, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"size\":", size)
        do {
          let container = writer.beginContainer(",\"meta\":")
          writer.member(",\"page\":", page)
          writer.endContainer(container)
        }
      }
    }
  }

  private enum Mapped_ClaimedUntagged_as_noting {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedUntagged {
      var attempts = Isomer.Attempts()
      if let value = try reader.attempt("sized", &attempts, Mapped_sized.read) {
        return value
      }
      throw reader.noCase(attempts)
    }

    static func write(_ value: ClaimedUntagged, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sized(let size, let page): Mapped_sized.write(size, page, to: &writer)
      }
    }

    private enum Mapped_sized: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClaimedUntagged {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        var missing: String?
        if case nil = partial.page { missing = "meta.page" }
        if let missing { throw reader.missing(missing) }
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var size: Int? = nil
        var page: Int? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: partial.size = try Int.read(&reader)
          case 1: try partial.fillObject(mappedKeys_meta, first: 2, from: &reader)
          case 2: partial.page = try Int.read(&reader)
          default: try reader.reportUnknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClaimedUntagged {
        let mappedArgument_size = partial.size.moved()
        let mappedArgument_page = partial.page.moved()
        let value = ClaimedUntagged.sized(size: mappedArgument_size, page: mappedArgument_page)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        size: 145 required
        meta
        """, of: "UnknownKeys.swift: ClaimedUntagged.sized", objects: [mappedKeys_meta])

      private static let mappedKeys_meta = Isomer.KeySet(
        """
        page: 145 required
        """, of: "UnknownKeys.swift: ClaimedUntagged.sized", below: "meta")

      static func write(_ size: Int, _ page: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(size, page, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ size: Int, _ page: Int, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"size\":", size)
        do {
          let container = writer.beginContainer(",\"meta\":")
          writer.member(",\"page\":", page)
          writer.endContainer(container)
        }
      }
    }
  }
}

extension ClaimedUntagged: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case noting
  }
}

extension ClaimedRest: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 152 required
    meta
    a
    x: 156 alternative
    latitude: spot 160
    geo
    """, of: "UnknownKeys.swift: ClaimedRest", objects: [mappedKeys_meta, mappedKeys_a, mappedKeys_geo])

  private static let mappedKeys_meta = Isomer.KeySet(
    """
    page: 154
    """, of: "UnknownKeys.swift: ClaimedRest", below: "meta")

  private static let mappedKeys_a = Isomer.KeySet(
    """
    x: 156
    """, of: "UnknownKeys.swift: ClaimedRest", below: "a")

  private static let mappedKeys_geo = Isomer.KeySet(
    """
    longitude: spot 160 alternative
    """, of: "UnknownKeys.swift: ClaimedRest", below: "geo")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedPart.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.part = try ClaimedPart.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_x)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.spot, of: partial.mappedFields_spot, Self.mappedFields_spot
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/UnknownKeys.swift", line: 159)
                            return try reader.transformed(ClaimedSpotTransformer(), ClaimedSpot.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var page: Int? = nil
    var x: Int? = nil
    var mappedAlternative_x = Isomer.Alternative()
    var part: ClaimedPart? = nil
    var spot: ClaimedSpot? = nil
    var mappedFields_spot = Isomer.FieldPlaces()
    var extra: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.page = try Int?.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 2:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_a) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0:
              try reader.alternative(0, &partial.mappedAlternative_x, &partial.x) {
                reader throws(Isomer.ReadingFailure) in
                return try Int?.read(&reader)
              }
            default: try reader.skipValue()
            }
          }
        }
      case 3:
        try reader.alternative(1, &partial.mappedAlternative_x, &partial.x) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 4: try reader.remember(0, in: &partial.mappedFields_spot)
      case 5:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_geo) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: try reader.remember(1, in: &partial.mappedFields_spot)
            default: try reader.skipValue()
            }
          }
        }
      default: try reader.keep(in: &partial.extra, besides: ClaimedRest.self, below: "")
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.page = partial.page.take()
    self.x = partial.x.take()
    self.part = partial.part.moved()
    self.spot = partial.spot.moved()
    self.extra = partial.extra.take() ?? [:]
  }

  private static let mappedFields_spot = Isomer.FieldNames(["latitude", "geo.longitude"])

  func write(to writer: inout Isomer.JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.mergeContainers(from: start)
    writer.endObject(start)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/UnknownKeys.swift", line: 159)
                    let mappedFields_spot = writer.fields(ClaimedSpotTransformer(), Self.mappedFields_spot, of: self.spot)
    #sourceLocation()
    writer.member(",\"id\":", self.id)
    do {
      let container = writer.beginContainer(",\"meta\":")
      writer.optional(",\"page\":", self.page)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"a\":")
      writer.optional(",\"x\":", self.x)
      writer.endContainer(container)
    }
    self.part.writeMappedMembers(to: &writer)
    writer.field(",\"latitude\":", 0, of: mappedFields_spot)
    do {
      let container = writer.beginContainer(",\"geo\":")
      writer.field(",\"longitude\":", 1, of: mappedFields_spot)
      writer.endContainer(container)
    }
    writer.rest(self.extra, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id
      page: meta.page
      x: a.x
      spot: latitude
      spot: geo.longitude
      """)
    paths.flatten("part", self.part.mappedPaths(options))
    paths.rest("extra")
    return paths
  }
}

extension ClaimedRestBelow: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data: part 171 required inside
    """, of: "UnknownKeys.swift: ClaimedRestBelow", objects: [mappedKeys_data, mappedKeys_data_meta])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    id: 167 required
    meta
    """, of: "UnknownKeys.swift: ClaimedRestBelow", below: "data")

  private static let mappedKeys_data_meta = Isomer.KeySet(
    """
    page: 169
    """, of: "UnknownKeys.swift: ClaimedRestBelow", below: "data.meta")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [ClaimedPart.self], at: "data")
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.part { missing = "data" }
    if case nil = partial.id { missing = "data.id" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var page: Int? = nil
    var part: ClaimedPart? = nil
    var extra: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        if try !reader.readNull() {
          let start = reader.position
          try reader.members(of: mappedKeys_data) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.id = try Int.read(&reader)
            case 1: try partial.fillObject(mappedKeys_data_meta, first: 1, from: &reader)
            default:
              try reader.keep(in: &partial.extra, besides: ClaimedRestBelow.self, below: "data")
            }
          }
          var missingKeys = 0 as UInt64
          do throws(Isomer.ReadingFailure) {
            try reader.revisit(start)
            partial.part = try ClaimedPart.read(&reader)
          } catch {
            missingKeys |= try reader.postpone(error, from: start)
          }
          try reader.require(missingKeys, of: mappedKeys_data)
        }
      case 1: partial.page = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.page = partial.page.take()
    self.part = partial.part.moved()
    self.extra = partial.extra.take() ?? [:]
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"data\":")
      writer.member(",\"id\":", self.id)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.optional(",\"page\":", self.page)
        writer.endContainer(container)
      }
      self.part.writeMappedMembers(to: &writer)
      writer.rest(self.extra, besides: Self.self, below: "data")
      writer.mergeContainers(in: container)
      writer.endContainer(container)
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id: data.id
      page: data.meta.page
      """)
    paths.flatten("part", self.part.mappedPaths(options), below: "data")
    paths.rest("extra", below: "data")
    return paths
  }
}

extension ClaimedWriting: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a: whole 192 required
    e: moved 198
    c
    plain
    f
    """, of: "UnknownKeys.swift: ClaimedWriting")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var whole: Int? = nil
    var moved: Int? = nil
    var extra: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.whole = try Int.read(&reader)
      case 1: partial.moved = try Int?.read(&reader)
      case 2: try reader.skipValue()
      case 3: try reader.skipValue()
      case 4: try reader.skipValue()
      default: try reader.keep(in: &partial.extra)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.whole = partial.whole.moved()
    self.moved = partial.moved.take()
    self.extra = partial.extra.take() ?? [:]
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"a\":")
      writer.member(",\"b\":", self.whole)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"c\":")
      writer.member(",\"d\":", self.deep)
      writer.endContainer(container)
    }
    writer.member(",\"plain\":", self.plain)
    writer.optional(",\"f\":", self.moved)
    writer.rest(self.extra, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      whole: a.b
      deep: c.d
      plain
      moved: f
      """)
    paths.rest("extra")
    return paths
  }
}
