// Generated from Projections.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Roster: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    users: names 8 required, cities 10 required, ids 12, 14 default
    groups: tags 16 default
    pages
    grid: 20
    ids
    """, of: "Projections.swift: Roster", objects: [mappedKeys_pages_1])

  private static let mappedKeys_pages_1 = Isomer.KeySet(
    """
    rows: cells 18
    """, of: "Projections.swift: Roster", below: "pages[1]")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var names: [String]? = nil
    var cities: [String?]? = nil
    var ids: Set<Int>? = nil
    var users: [Value?]? = nil
    var tags: [String]? = nil
    var cells: [String?]? = nil
    var grid: [Double]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        partial.names = try reader.projected(mappedPath_names) {
          reader throws(Isomer.ReadingFailure) in
          try [String].read(&reader)
        }
        try reader.revisit(value)
        partial.cities = try reader.projected(mappedPath_cities) {
          reader throws(Isomer.ReadingFailure) in
          try [String?].read(&reader)
        }
        try reader.revisit(value)
        partial.ids = try reader.projected(mappedPath_ids) {
          reader throws(Isomer.ReadingFailure) in
          try reader.elements(.compact, of: Set<Int>?.self)
        }
        try reader.revisit(value)
        partial.users = try reader.projected(mappedPath_users) {
          reader throws(Isomer.ReadingFailure) in
          try [Value?]?.read(&reader)
        }
      case 1:
        partial.tags = try reader.projected(mappedPath_tags) {
          reader throws(Isomer.ReadingFailure) in
          try [String]?.read(&reader)
        }
      case 2:
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 1: try partial.fillObject(mappedKeys_pages_1, first: 5, from: &reader)
            default: try reader.skipValue()
            }
          }
        }
      case 3:
        partial.grid = try reader.projected(mappedPath_grid) {
          reader throws(Isomer.ReadingFailure) in
          try [Double]?.read(&reader)
        }
      case 4: try reader.skipValue()
      case 5:
        partial.cells = try reader.projected(mappedPath_cells) {
          reader throws(Isomer.ReadingFailure) in
          try [String?]?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.names = partial.names.moved()
    self.cities = partial.cities.moved()
    self.ids = partial.ids.take()
    #sourceLocation(file: "Fixtures/Models/Keys/Projections.swift", line: 13)
 self.users = partial.users.take() ?? []
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Keys/Projections.swift", line: 15)
                  self.tags = partial.tags.take() ?? ["none"]
    #sourceLocation()
    self.cells = partial.cells.take()
    self.grid = partial.grid.take()
  }

  private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")])

  private static let mappedPath_cities = Isomer.ProjectionPath([.every, .key("address"), .key("city")], keepsMissing: true)

  private static let mappedPath_ids = Isomer.ProjectionPath([.every, .key("id")], [.compact])

  private static let mappedPath_users = Isomer.ProjectionPath([.every], keepsMissing: true)

  private static let mappedPath_tags = Isomer.ProjectionPath([.every, .key("members"), .every, .key("tag")])

  private static let mappedPath_cells = Isomer.ProjectionPath([.every, .key("cells"), .index(0), .key("text")], keepsMissing: true)

  private static let mappedPath_grid = Isomer.ProjectionPath([.every, .every])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"ids\":", self.ids)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths("ids")
  }
}

extension LooseRoster: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    users: names 27, ages 29, converted 31, levels 35
    owner: pets 33
    """, of: "Projections.swift: LooseRoster")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var names: [String]? = nil
    var ages: [Int]? = nil
    var converted: [Int]? = nil
    var pets: [String]? = nil
    var levels: [Int?]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        partial.names = try reader.projected(mappedPath_names) {
          reader throws(Isomer.ReadingFailure) in
          try reader.elements(.lossy, of: [String]?.self)
        }
        try reader.revisit(value)
        partial.ages = try reader.projected(mappedPath_ages) {
          reader throws(Isomer.ReadingFailure) in
          try reader.elements(.compact, of: [Int]?.self)
        }
        try reader.revisit(value)
        partial.converted = try reader.projected(mappedPath_converted) {
          reader throws(Isomer.ReadingFailure) in
          try reader.coercedElements([.lossy, .compact], of: [Int]?.self)
        }
        try reader.revisit(value)
        partial.levels = try reader.projected(mappedPath_levels) {
          reader throws(Isomer.ReadingFailure) in
          try reader.elements(.lossy, of: [Int?]?.self)
        }
      case 1:
        partial.pets = try reader.projected(mappedPath_pets) {
          reader throws(Isomer.ReadingFailure) in
          try reader.elements([.compact, .wrap], of: [String]?.self)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.names = partial.names.take()
    self.ages = partial.ages.take()
    self.converted = partial.converted.take()
    self.pets = partial.pets.take()
    self.levels = partial.levels.take()
  }

  private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")], [.lossy])

  private static let mappedPath_ages = Isomer.ProjectionPath([.every, .key("age")], [.compact])

  private static let mappedPath_converted = Isomer.ProjectionPath([.every, .key("age")], [.lossy, .compact])

  private static let mappedPath_pets = Isomer.ProjectionPath([.every, .key("pets"), .every, .key("name")], [.compact, .wrap])

  private static let mappedPath_levels = Isomer.ProjectionPath([.every, .key("level")], [.lossy], keepsMissing: true)

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths()
  }
}

extension RosterWords: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    users: names 42 default, since 44, latest 46, ages 48 default, again 50 required, ids 52 required
    people: names 42 default alternative
    names: 42 default alternative
    count: 53 default
    """, of: "Projections.swift: RosterWords")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_names)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.again { missing = "users" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var names: [String]? = nil
    var mappedAlternative_names = Isomer.Alternative()
    var since: [Date]? = nil
    var latest: Double? = nil
    var ages: [Int]? = nil
    var again: [Int]? = nil
    var ids: [Int]?? = nil
    var count: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        try reader.alternative(0, &partial.mappedAlternative_names, &partial.names) {
          reader throws(Isomer.ReadingFailure) in
          return try reader.projected(mappedPath0_names) {
            reader throws(Isomer.ReadingFailure) in
            try [String]?.read(&reader)
          }
        }
        try reader.revisit(value)
        partial.since = try reader.projected(mappedPath_since) {
          reader throws(Isomer.ReadingFailure) in
          try reader.transformed(mappedReading_since, [Date]?.self)
        }
        try reader.revisit(value)
        partial.latest = try reader.projected(mappedPath_latest) {
          reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Keys/Projections.swift", line: 45)
                  try reader.transformed(.reading { (all: [Double]) in all.max() ?? 0 }, Double?.self)
          #sourceLocation()
        }
        try reader.revisit(value)
        partial.ages = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.projected(mappedPath_ages) {
            reader throws(Isomer.ReadingFailure) in
            try [Int]?.read(&reader)
          }
        } ?? nil
        try reader.revisit(value)
        partial.again = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.projected(mappedPath_again) {
            reader throws(Isomer.ReadingFailure) in
            try [Int].read(&reader)
          }
        #sourceLocation(file: "Fixtures/Models/Keys/Projections.swift", line: 49)
                                     } ?? [0]
        #sourceLocation()
        try reader.revisit(value)
        partial.ids = try reader.projected(mappedPath_ids) {
          reader throws(Isomer.ReadingFailure) in
          try [Int]?.read(&reader)
        }
      case 1:
        try reader.alternative(1, &partial.mappedAlternative_names, &partial.names) {
          reader throws(Isomer.ReadingFailure) in
          return try reader.projected(mappedPath1_names) {
            reader throws(Isomer.ReadingFailure) in
            try [String]?.read(&reader)
          }
        }
      case 2:
        try reader.alternative(2, &partial.mappedAlternative_names, &partial.names) {
          reader throws(Isomer.ReadingFailure) in
          return try [String]?.read(&reader)
        }
      case 3: partial.count = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    #sourceLocation(file: "Fixtures/Models/Keys/Projections.swift", line: 41)
                                         self.names = partial.names.take() ?? []
    #sourceLocation()
    self.since = partial.since.take()
    self.latest = partial.latest.take()
    if let read = partial.ages.take() { self.ages = read }
    self.again = partial.again.moved()
    self.ids = partial.ids.moved()
    if let read = partial.count.take() { self.count = read }
  }

  #sourceLocation(file: "Fixtures/Models/Keys/Projections.swift", line: 42)
  private static let mappedReading_since =
                  Isomer.readTransformer(.array(of: .secondsSince1970), for: [Date]?.self)
  #sourceLocation()

  private static let mappedPath0_names = Isomer.ProjectionPath([.every, .key("name")])

  private static let mappedPath1_names = Isomer.ProjectionPath([.every, .key("name")])

  private static let mappedPath_since = Isomer.ProjectionPath([.every, .key("since")])

  private static let mappedPath_latest = Isomer.ProjectionPath([.every, .key("since")])

  private static let mappedPath_ages = Isomer.ProjectionPath([.every, .key("age")])

  private static let mappedPath_again = Isomer.ProjectionPath([.every, .key("age")])

  private static let mappedPath_ids = Isomer.ProjectionPath([.every, .key("id")])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"count\":", self.count)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths("count")
  }
}

extension StrictRoster: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data
    """, of: "Projections.swift: StrictRoster", objects: [mappedKeys_data, mappedKeys_data_users_0, mappedKeys_data_users_0_address, mappedKeys_data_users_0_phones_0, mappedKeys_data_users_0_phones_every, mappedKeys_data_users_every, mappedKeys_data_users_every_address, mappedKeys_data_users_every_phones_0, mappedKeys_data_users_every_phones_every])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    users: names 60 required, cities 62 required, phones 66 required, kinds 68 required
    """, of: "Projections.swift: StrictRoster", below: "data")

  private static let mappedKeys_data_users_0 = Isomer.KeySet(
    """
    role: 64
    name
    address
    phones
    """, of: "Projections.swift: StrictRoster", below: "data.users[0]")

  private static let mappedKeys_data_users_0_address = Isomer.KeySet(
    """
    city
    """, of: "Projections.swift: StrictRoster", below: "data.users[0].address")

  private static let mappedKeys_data_users_0_phones_0 = Isomer.KeySet(
    """
    kind
    number
    """, of: "Projections.swift: StrictRoster", below: "data.users[0].phones[0]")

  private static let mappedKeys_data_users_0_phones_every = Isomer.KeySet(
    """
    number
    """, of: "Projections.swift: StrictRoster", below: "data.users[0].phones[]")

  private static let mappedKeys_data_users_every = Isomer.KeySet(
    """
    name
    address
    phones
    """, of: "Projections.swift: StrictRoster", below: "data.users[]")

  private static let mappedKeys_data_users_every_address = Isomer.KeySet(
    """
    city
    """, of: "Projections.swift: StrictRoster", below: "data.users[].address")

  private static let mappedKeys_data_users_every_phones_0 = Isomer.KeySet(
    """
    kind
    number
    """, of: "Projections.swift: StrictRoster", below: "data.users[].phones[0]")

  private static let mappedKeys_data_users_every_phones_every = Isomer.KeySet(
    """
    number
    """, of: "Projections.swift: StrictRoster", below: "data.users[].phones[]")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.kinds { missing = "data.users" }
    if case nil = partial.phones { missing = "data.users" }
    if case nil = partial.cities { missing = "data.users" }
    if case nil = partial.names { missing = "data.users" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var names: [String]? = nil
    var cities: [String?]? = nil
    var role: String? = nil
    var phones: [String?]? = nil
    var kinds: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        if try !reader.readNull() {
          var seen = Isomer.SeenKeys()
          try reader.members(of: mappedKeys_data) { key, reader throws(Isomer.ReadingFailure) in
            if !seen.insert(key) { throw reader.duplicateKey() }
            switch key {
            case 0:
              let value = reader.position
              partial.names = try reader.projected(mappedPath_names) {
                reader throws(Isomer.ReadingFailure) in
                try [String].read(&reader)
              }
              try reader.revisit(value)
              partial.cities = try reader.projected(mappedPath_cities) {
                reader throws(Isomer.ReadingFailure) in
                try [String?].read(&reader)
              }
              try reader.revisit(value)
              partial.phones = try reader.projected(mappedPath_phones) {
                reader throws(Isomer.ReadingFailure) in
                try [String?].read(&reader)
              }
              try reader.revisit(value)
              partial.kinds = try reader.projected(mappedPath_kinds) {
                reader throws(Isomer.ReadingFailure) in
                try reader.elements(.lossy, of: [String].self)
              }
              try reader.revisit(value)
              if try !reader.readNull() {
                try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
                  switch index {
                  case 0:
                    if try !reader.readNull() {
                      var seen = Isomer.SeenKeys()
                      try reader.members(of: mappedKeys_data_users_0) { key, reader throws(Isomer.ReadingFailure) in
                        if !seen.insert(key) { throw reader.duplicateKey() }
                        switch key {
                        case 0: partial.role = try String?.read(&reader)
                        case 1: try reader.skipValue()
                        case 2:
                          if try reader.peekKind() == .object {
                            var seen = Isomer.SeenKeys()
                            try reader.members(of: mappedKeys_data_users_0_address) { key, reader throws(Isomer.ReadingFailure) in
                              if !seen.insert(key) { throw reader.duplicateKey() }
                              switch key {
                              case 0: try reader.skipValue()
                              default: throw reader.unknownKey()
                              }
                            }
                          } else {
                            try reader.skipValue()
                          }
                        case 3:
                          if try reader.peekKind() == .array {
                            try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
                              switch index {
                              case 0:
                                if try reader.peekKind() == .object {
                                  var seen = Isomer.SeenKeys()
                                  try reader.members(of: mappedKeys_data_users_0_phones_0) { key, reader throws(Isomer.ReadingFailure) in
                                    if !seen.insert(key) { throw reader.duplicateKey() }
                                    switch key {
                                    case 0: try reader.skipValue()
                                    case 1: try reader.skipValue()
                                    default: throw reader.unknownKey()
                                    }
                                  }
                                } else {
                                  try reader.skipValue()
                                }
                              default:
                                if try reader.peekKind() == .object {
                                  var seen = Isomer.SeenKeys()
                                  try reader.members(of: mappedKeys_data_users_0_phones_every) { key, reader throws(Isomer.ReadingFailure) in
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
                            }
                          } else {
                            try reader.skipValue()
                          }
                        default: throw reader.unknownKey()
                        }
                      }
                    }
                  default:
                    if try reader.peekKind() == .object {
                      var seen = Isomer.SeenKeys()
                      try reader.members(of: mappedKeys_data_users_every) { key, reader throws(Isomer.ReadingFailure) in
                        if !seen.insert(key) { throw reader.duplicateKey() }
                        switch key {
                        case 0: try reader.skipValue()
                        case 1:
                          if try reader.peekKind() == .object {
                            var seen = Isomer.SeenKeys()
                            try reader.members(of: mappedKeys_data_users_every_address) { key, reader throws(Isomer.ReadingFailure) in
                              if !seen.insert(key) { throw reader.duplicateKey() }
                              switch key {
                              case 0: try reader.skipValue()
                              default: throw reader.unknownKey()
                              }
                            }
                          } else {
                            try reader.skipValue()
                          }
                        case 2:
                          if try reader.peekKind() == .array {
                            try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
                              switch index {
                              case 0:
                                if try reader.peekKind() == .object {
                                  var seen = Isomer.SeenKeys()
                                  try reader.members(of: mappedKeys_data_users_every_phones_0) { key, reader throws(Isomer.ReadingFailure) in
                                    if !seen.insert(key) { throw reader.duplicateKey() }
                                    switch key {
                                    case 0: try reader.skipValue()
                                    case 1: try reader.skipValue()
                                    default: throw reader.unknownKey()
                                    }
                                  }
                                } else {
                                  try reader.skipValue()
                                }
                              default:
                                if try reader.peekKind() == .object {
                                  var seen = Isomer.SeenKeys()
                                  try reader.members(of: mappedKeys_data_users_every_phones_every) { key, reader throws(Isomer.ReadingFailure) in
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
                            }
                          } else {
                            try reader.skipValue()
                          }
                        default: throw reader.unknownKey()
                        }
                      }
                    } else {
                      try reader.skipValue()
                    }
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
    self.names = partial.names.moved()
    self.cities = partial.cities.moved()
    self.role = partial.role.take()
    self.phones = partial.phones.moved()
    self.kinds = partial.kinds.moved()
  }

  private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")])

  private static let mappedPath_cities = Isomer.ProjectionPath([.every, .key("address"), .key("city")], keepsMissing: true)

  private static let mappedPath_phones = Isomer.ProjectionPath([.every, .key("phones"), .every, .key("number")], keepsMissing: true)

  private static let mappedPath_kinds = Isomer.ProjectionPath([.every, .key("phones"), .index(0), .key("kind")], [.lossy])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths()
  }
}

extension ReportingRoster: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    users: names 74 required
    """, of: "Projections.swift: ReportingRoster", objects: [mappedKeys_users_every])

  private static let mappedKeys_users_every = Isomer.KeySet(
    """
    name
    """, of: "Projections.swift: ReportingRoster", below: "users[]")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var names: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        partial.names = try reader.projected(mappedPath_names) {
          reader throws(Isomer.ReadingFailure) in
          try reader.elements(.lossy, of: [String].self)
        }
        try reader.revisit(value)
        if try reader.peekKind() == .array {
          try reader.everyElement { _, reader throws(Isomer.ReadingFailure) in
            try partial.fillAnyObject(mappedKeys_users_every, first: 1, from: &reader)
          }
        } else {
          try reader.skipValue()
        }
      case 1: try reader.skipValue()
      default: try reader.reportUnknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.names = partial.names.moved()
  }

  private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")], [.lossy])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths()
  }
}

extension RosterBox: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    size: 82 required
    """, of: "Projections.swift: RosterBox")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Inner.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.inner = try Inner.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var inner: Inner? = nil
    var size: Int? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.size = try Int.read(&reader)
      default: try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: RosterBox.self)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.inner = partial.inner.moved()
    self.size = partial.size.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    self.inner.writeMappedMembers(to: &writer)
    writer.member(",\"size\":", self.size)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("size")
    paths.flatten("inner", self.inner.mappedPaths(options))
    return paths
  }
}

extension RosterBox.Inner: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    users: names 87 required
    """, of: "Projections.swift: RosterBox.Inner")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var names: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.names = try reader.projected(mappedPath_names) {
          reader throws(Isomer.ReadingFailure) in
          try [String].read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.names = partial.names.moved()
  }

  private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths()
  }
}

extension Plucked: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Item: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var items: [Item]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.items = try reader.projected(Isomer.ProjectionPath([.every, .key("item")])) {
          reader throws(Isomer.ReadingFailure) in
          try [Item].read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.items = partial.items.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Plucked.mappedKeys }
}

extension Plucked: Isomer.Writable, Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths()
  }
}

private enum MappedKeys_Plucked {
  static let mappedKeys = Isomer.KeySet(
    """
    list: items 94 required
    """, of: "Projections.swift: Plucked")
}

extension StrictSharing: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    users: 101 required, names 103 required
    owner: 105 required
    pair
    """, of: "Projections.swift: StrictSharing", objects: [mappedKeys_owner, mappedKeys_pair_0, mappedKeys_pair_1])

  private static let mappedKeys_owner = Isomer.KeySet(
    """
    login: 107 required
    """, of: "Projections.swift: StrictSharing", below: "owner")

  private static let mappedKeys_pair_0 = Isomer.KeySet(
    """
    x: 111
    """, of: "Projections.swift: StrictSharing", below: "pair[0]")

  private static let mappedKeys_pair_1 = Isomer.KeySet(
    """
    y: 113
    """, of: "Projections.swift: StrictSharing", below: "pair[1]")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.login { missing = "owner.login" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var users: [Value]? = nil
    var names: [String]? = nil
    var owner: Shared.Owner? = nil
    var login: String? = nil
    var first: Value? = nil
    var x: Int? = nil
    var y: Int? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0:
        let value = reader.position
        partial.users = try reader.projected(mappedPath_users) {
          reader throws(Isomer.ReadingFailure) in
          try [Value].read(&reader)
        }
        try reader.revisit(value)
        partial.names = try reader.projected(mappedPath_names) {
          reader throws(Isomer.ReadingFailure) in
          try reader.elements(.lossy, of: [String].self)
        }
        try reader.revisit(value)
        if try reader.peekKind() == .array {
          try reader.everyElement { _, reader throws(Isomer.ReadingFailure) in
            try reader.skipValue()
          }
        } else {
          try reader.skipValue()
        }
      case 1:
        let value = reader.position
        partial.owner = try Shared.Owner.read(&reader)
        try reader.revisit(value)
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_owner) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.login = try String.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 2:
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 0:
              let value = reader.position
              partial.first = try Value?.read(&reader)
              try reader.revisit(value)
              if try !reader.readNull() {
                try reader.members(of: mappedKeys_pair_0) { key, reader throws(Isomer.ReadingFailure) in
                  switch key {
                  case 0: partial.x = try Int?.read(&reader)
                  default: try reader.skipValue()
                  }
                }
              }
            case 1:
              if try !reader.readNull() {
                var seen = Isomer.SeenKeys()
                try reader.members(of: mappedKeys_pair_1) { key, reader throws(Isomer.ReadingFailure) in
                  if !seen.insert(key) { throw reader.duplicateKey() }
                  switch key {
                  case 0: partial.y = try Int?.read(&reader)
                  default: throw reader.unknownKey()
                  }
                }
              }
            default: try reader.skipValue()
            }
          }
        }
      default: throw reader.unknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.users = partial.users.moved()
    self.names = partial.names.moved()
    self.owner = partial.owner.moved()
    self.login = partial.login.moved()
    self.first = partial.first.take()
    self.x = partial.x.take()
    self.y = partial.y.take()
  }

  private static let mappedPath_users = Isomer.ProjectionPath([.every])

  private static let mappedPath_names = Isomer.ProjectionPath([.every, .key("name")], [.lossy])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"owner\":", self.owner)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths("owner")
  }
}
