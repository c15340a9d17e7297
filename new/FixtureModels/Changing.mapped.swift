// Generated from Changing.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) public import Isomer

extension ThreeStates: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    nickname: 7
    age: 8
    at
    mood: 10 missing
    tags: 11
    token: 12
    count: 13
    """, of: "Changing.swift: ThreeStates", objects: [mappedKeys_at])

  private static let mappedKeys_at = Isomer.KeySet(
    """
    due: 9
    """, of: "Changing.swift: ThreeStates", below: "at")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var nickname: Isomer.Change<String>? = nil
    var age: Isomer.Change<Int>? = nil
    var due: Isomer.Change<Date>? = nil
    var mood: Isomer.Change<Mood>? = nil
    var tags: Isomer.Change<[String]>? = nil
    var token: Isomer.Change<String>? = nil
    var count: Isomer.Change<Int>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.nickname = Isomer.Change(try String?.read(&reader))
      case 1: partial.age = Isomer.Change(try Int?.read(&reader))
      case 2: try partial.fillObject(mappedKeys_at, first: 7, from: &reader)
      case 3: partial.mood = Isomer.Change(try Mood?.read(&reader))
      case 4: partial.tags = Isomer.Change(try reader.elements(.lossy, of: [String]?.self))
      case 5:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.token = Isomer.Change(try String?.read(&reader))
        }
      case 6:
        if try !reader.readNull() {
          partial.count = Isomer.Change(try reader.coerced(Int?.self))
        }
      case 7:
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 8)
        partial.due =
     Isomer.Change(try reader.transformed(.secondsSince1970, Date?.self))
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.nickname = partial.nickname.take() ?? .absent
    self.age = partial.age.take() ?? .absent
    self.due = partial.due.take() ?? .absent
    if let read = partial.mood.take() { self.mood = read }
    self.tags = partial.tags.take() ?? .absent
    self.token = partial.token.take() ?? .absent
    self.count = partial.count.take() ?? .absent
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    if !self.nickname.isAbsent {
      writer.optional(",\"nickname\":", self.nickname.wrapped, null: .write)
    }
    if !self.age.isAbsent {
      writer.optional(",\"age\":", self.age.wrapped, null: .write)
    }
    do {
      let container = writer.beginContainer(",\"at\":")
      if !self.due.isAbsent {
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 9)
                          writer.optional(.secondsSince1970, ",\"due\":", self.due.wrapped, null: .write)
        #sourceLocation()
      }
      writer.endContainer(container)
    }
    if !self.mood.isAbsent {
      writer.optional(",\"mood\":", self.mood.wrapped, null: .write)
    }
    if !self.tags.isAbsent {
      writer.optional(",\"tags\":", self.tags.wrapped, null: .write)
    }
    writer.secret { writer in
      if !self.token.isAbsent {
        writer.optional(",\"token\":", self.token.wrapped, null: .write)
      }
    }
    if !self.count.isAbsent {
      writer.optional(",\"count\":", self.count.wrapped, null: .write)
    }
  }
}

extension ThreeStates.Mood: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "calm": return .calm
    case "wild": return .wild
    default: throw reader.unknownCase("one of \"calm\", \"wild\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .calm: writer.raw("\"calm\"")
    case .wild: writer.raw("\"wild\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Contract: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 22 required
    title: 23 required
    body: 24
    origin: 25 default
    rating: 26 missing
    user
    home_page: home 28 alternative
    latitude: point 29
    longitude: point 29 alternative
    due: 30
    tags: 31 default
    scores: 32
    colour: 33 default
    limit: 34 default
    party: 35 required
    witness: 36
    guest: 37
    pinned: 39 default
    shown: 40 default
    kind: 42
    code: 43
    """, of: "Changing.swift: Contract", objects: [mappedKeys_user])

  private static let mappedKeys_user = Isomer.KeySet(
    """
    login: 27
    home: 28
    """, of: "Changing.swift: Contract", below: "user")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Stamps.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    missingKeys |= try mappedFlatten(into: &partial, from: start, &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_home)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Self.mappedFields_point, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 29)
                                                  return try reader.transformed(SpotOfFields(), Patched.Spot?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var title: String? = nil
    var body: String?? = nil
    var origin: String?? = nil
    var rating: Double?? = nil
    var login: String?? = nil
    var home: URL?? = nil
    var mappedAlternative_home = Isomer.Alternative()
    var point: Patched.Spot?? = nil
    var mappedFields_point = Isomer.FieldPlaces()
    var due: Date?? = nil
    var tags: [String]?? = nil
    var scores: [String: Int]?? = nil
    var colour: String?? = nil
    var limit: Int?? = nil
    var party: Party? = nil
    var mappedOwn_party: Party? = nil
    var witness: Party?? = nil
    var mappedOwn_witness: Party? = nil
    var guest: Party?? = nil
    var audit: Stamps? = nil
    var mappedOwn_audit: Stamps? = nil
    var pinned: Bool?? = nil
    var shown: Int?? = nil
    var code: String?? = nil
    var others: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2: partial.body = try String?.read(&reader)
      case 3: partial.origin = try String?.read(&reader)
      case 4: partial.rating = try Double?.read(&reader)
      case 5:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_user) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.login = try String?.read(&reader)
            case 1:
              try reader.alternative(0, &partial.mappedAlternative_home, &partial.home) {
                reader throws(Isomer.ReadingFailure) in
                return try URL?.read(&reader)
              }
            default: try reader.skipValue()
            }
          }
        }
      case 6:
        try reader.alternative(1, &partial.mappedAlternative_home, &partial.home) {
          reader throws(Isomer.ReadingFailure) in
          return try URL?.read(&reader)
        }
      case 7: try reader.remember(0, in: &partial.mappedFields_point)
      case 8: try reader.remember(1, in: &partial.mappedFields_point)
      case 9:
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 29)
        partial.due =
            try reader.transformed(.secondsSince1970, Date?.self)
        #sourceLocation()
      case 10: partial.tags = try [String]?.read(&reader)
      case 11: partial.scores = try [String: Int]?.read(&reader)
      case 12:
        partial.colour = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try String?.read(&reader)
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 33)
          } ?? "red"
        #sourceLocation()
      case 13:
        if try !reader.readNull() {
          partial.limit = try Int?.read(&reader)
        }
      case 14:
        let mappedOwn_party = partial.mappedOwn_party
        partial.party = try reader.updating(mappedOwn_party, Party.self)
      case 15:
        let mappedOwn_witness = partial.mappedOwn_witness
        partial.witness = try reader.unlessNull(Party.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_witness, Party.self) }
      case 16: partial.guest = try Party?.read(&reader)
      case 17: partial.pinned = try Bool?.read(&reader)
      case 18: partial.shown = try Int?.read(&reader)
      case 19:
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 41)
        try reader.skipConstant(String.self,
             "contract")
        #sourceLocation()
      case 20:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.code = try String?.read(&reader)
        }
      default: try reader.keep(in: &partial.others, besides: Contract.self, below: "")
      }
    }
  }

  private static func mappedFlatten(
    into partial: inout MappedPartial, from start: Isomer.JSONReader.Position,
    _ reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> UInt64 {
    var missingKeys = 0 as UInt64
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      let mappedOwn_audit = partial.mappedOwn_audit
      partial.audit = try reader.updating(mappedOwn_audit, Stamps.self)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    return missingKeys
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    self.title = partial.title.moved()
    self.body = partial.body.takeValue()
    if let read = partial.origin.takeValue() { self.origin = read }
    if let read = partial.rating.take() { self.rating = read }
    self.login = partial.login.takeValue()
    self.home = partial.home.takeValue()
    self.point = partial.point.takeValue()
    self.due = partial.due.takeValue()
    if let read = partial.tags.takeValue() { self.tags = read }
    self.scores = partial.scores.takeValue()
    if let read = partial.colour.takeValue() { self.colour = read }
    if let read = partial.limit.takeValue() { self.limit = read }
    self.party = partial.party.moved()
    self.witness = partial.witness.takeValue()
    self.guest = partial.guest.takeValue()
    self.audit = partial.audit.moved()
    if let read = partial.pinned.takeValue() { self.pinned = read }
    if let read = partial.shown.takeValue() { self.shown = read }
    self.code = partial.code.takeValue()
    if let read = partial.others.take() { self.others = read }
  }

  private static let mappedFields_point = Isomer.FieldNames(["latitude", "longitude"])

  func write(to writer: inout Isomer.JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.mergeContainers(from: start)
    writer.endObject(start)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 29)
                                         let mappedFields_point = writer.fields(SpotOfFields(), Self.mappedFields_point, of: self.point)
    #sourceLocation()
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
    writer.optional(",\"body\":", self.body)
    writer.member(",\"origin\":", self.origin)
    writer.optional(",\"rating\":", self.rating, null: .write)
    do {
      let container = writer.beginContainer(",\"user\":")
      writer.optional(",\"login\":", self.login)
      writer.optional(",\"home\":", self.home)
      writer.endContainer(container)
    }
    writer.field(",\"latitude\":", 0, of: mappedFields_point)
    writer.field(",\"longitude\":", 1, of: mappedFields_point)
    #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 30)
                   writer.optional(.secondsSince1970, ",\"due\":", self.due)
    #sourceLocation()
    writer.member(",\"tags\":", self.tags)
    writer.optional(",\"scores\":", self.scores)
    writer.member(",\"colour\":", self.colour)
    writer.member(",\"limit\":", self.limit)
    writer.member(",\"party\":", self.party)
    writer.optional(",\"witness\":", self.witness)
    writer.optional(",\"guest\":", self.guest)
    self.audit.writeMappedMembers(to: &writer)
    writer.member(",\"pinned\":", self.pinned)
    writer.member(",\"kind\":", self.kind)
    writer.secret { writer in
      writer.optional(",\"code\":", self.code)
    }
    writer.rest(self.others, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      number
      title
      body
      origin
      rating
      login: user.login
      home: user.home
      point: latitude
      point: longitude
      due
      tags
      scores
      colour
      limit
      party
      witness
      guest
      pinned
      kind
      code
      """)
    paths.flatten("audit", self.audit.mappedPaths(options))
    paths.rest("others")
    return paths
  }
}

extension Contract: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let start = reader.position
    var partial = MappedPartial()
    partial.mappedOwn_party = self.party
    partial.mappedOwn_witness = self.witness
    partial.mappedOwn_audit = self.audit
    var missingKeys = 0 as UInt64
    try partial.fill(Self.mappedKeys, from: &reader)
    missingKeys |= try Self.mappedFlatten(into: &partial, from: start, &reader)
    if case .some(nil) = partial.origin {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 24)
      let mappedDefault: String
             = "here"
      #sourceLocation()
      partial.origin = mappedDefault
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_home)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Self.mappedFields_point, isOptional: true, isUpdate: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 29)
                                                  return try reader.transformed(SpotOfFields(), Patched.Spot?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    if case .some(nil) = partial.tags {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 30)
      let mappedDefault: [String]
                     = []
      #sourceLocation()
      partial.tags = mappedDefault
    }
    if case .some(nil) = partial.colour {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 32)
      let mappedDefault: String
             = "red"
      #sourceLocation()
      partial.colour = mappedDefault
    }
    if case .some(nil) = partial.shown {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 39)
      let mappedDefault: Int
            = 0
      #sourceLocation()
      partial.shown = mappedDefault
    }
    if let read = partial.others {
      partial.others = Isomer.changed(self.others, by: read)
    }
    try reader.require(missingKeys, of: Self.mappedKeys)
    var updated = self
    var isNew = false
    if Isomer.differs(partial.number, self.number) { isNew = true }
    if isNew {
      updated = Self(mapped: &partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.title.take() { value.title = read }
    if let read = partial.body.take() { value.body = read }
    if let read = partial.origin.takeValue() { value.origin = read }
    if let read = partial.rating.take() { value.rating = read }
    if let read = partial.login.take() { value.login = read }
    if let read = partial.home.take() { value.home = read }
    if let read = partial.point.take() { value.point = read }
    if let read = partial.due.take() { value.due = read }
    if let read = partial.tags.takeValue() { value.tags = read }
    if let read = partial.scores.take() { value.scores = read }
    if let read = partial.colour.takeValue() { value.colour = read }
    if let read = partial.limit.takeValue() { value.limit = read }
    if let read = partial.party.take() { value.party = read }
    if let read = partial.witness.take() { value.witness = read }
    if let read = partial.guest.take() { value.guest = read }
    if let read = partial.audit.take() { value.audit = read }
    if let read = partial.shown.takeValue() { value.shown = read }
    if let read = partial.code.take() { value.code = read }
    if let read = partial.others.take() { value.others = read }
  }

  private init(mapped partial: inout MappedPartial, of value: Self) {
    self.number = partial.number.take() ?? value.number
    self.title = partial.title.take() ?? value.title
    self.body = partial.body.take() ?? value.body
    self.origin = partial.origin.takeValue() ?? value.origin
    self.rating = partial.rating.take() ?? value.rating
    self.login = partial.login.take() ?? value.login
    self.home = partial.home.take() ?? value.home
    self.point = partial.point.take() ?? value.point
    self.due = partial.due.take() ?? value.due
    self.tags = partial.tags.takeValue() ?? value.tags
    self.scores = partial.scores.take() ?? value.scores
    self.colour = partial.colour.takeValue() ?? value.colour
    self.limit = partial.limit.takeValue() ?? value.limit
    self.party = partial.party.take() ?? value.party
    self.witness = partial.witness.take() ?? value.witness
    self.guest = partial.guest.take() ?? value.guest
    self.audit = partial.audit.take() ?? value.audit
    self.pinned = value.pinned
    self.shown = partial.shown.takeValue() ?? value.shown
    self.code = partial.code.take() ?? value.code
    self.others = partial.others.take() ?? value.others
    self.cached = value.cached
  }
}

extension Contract: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    let identity_number = try reader.lookUp("number") {
      reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    guard let identity_number else { return nil }
    return identity_number
  }
}

extension Contract: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return false }
    guard left.title == right.title else { return false }
    guard left.body == right.body else { return false }
    guard left.origin == right.origin else { return false }
    guard left.rating == right.rating else { return false }
    guard left.login == right.login else { return false }
    guard left.home == right.home else { return false }
    guard left.point == right.point else { return false }
    guard left.due == right.due else { return false }
    guard left.tags == right.tags else { return false }
    guard left.scores == right.scores else { return false }
    guard left.colour == right.colour else { return false }
    guard left.limit == right.limit else { return false }
    guard left.party == right.party else { return false }
    guard left.witness == right.witness else { return false }
    guard left.guest == right.guest else { return false }
    guard left.audit == right.audit else { return false }
    guard left.pinned == right.pinned else { return false }
    guard left.shown == right.shown else { return false }
    guard left.kind == right.kind else { return false }
    guard left.code == right.code else { return false }
    guard left.others == right.others else { return false }
    return true
  }
}

extension Contract: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.title = newer.title
    self.body = newer.body
    self.origin = newer.origin
    self.rating = newer.rating
    self.login = newer.login
    self.home = newer.home
    self.point = newer.point
    self.due = newer.due
    self.tags = newer.tags
    self.scores = newer.scores
    self.colour = newer.colour
    self.limit = newer.limit
    Isomer.mergeDeeply(&self.party, newer.party)
    Isomer.mergeDeeply(&self.witness, newer.witness) { Isomer.mergeDeeply(&$0, $1) }
    self.guest = newer.guest
    self.audit = newer.audit
    self.shown = newer.shown
    self.code = newer.code
    self.others = newer.others
  }
}


extension Contract: Isomer.Identified {
  var mappedIdentity: Int { self.number }
}

extension Contract {
  /// The changes of a `Contract` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `number`.
    var number: Isomer.Change<Int> = .absent
    /// The change of `title`.
    var title: Isomer.Change<String> = .absent
    /// The change of `body`.
    var body: Isomer.Change<String> = .absent
    /// The change of `origin`.
    var origin: Isomer.Change<String> = .absent
    /// The change of `rating`.
    var rating: Isomer.Change<Double> = .absent
    /// The change of `login`.
    var login: Isomer.Change<String> = .absent
    /// The change of `home`.
    var home: Isomer.Change<URL> = .absent
    /// The change of `point`.
    var point: Isomer.Change<Patched.Spot> = .absent
    /// The change of `due`.
    var due: Isomer.Change<Date> = .absent
    /// The change of `tags`.
    var tags: Isomer.Change<[String]> = .absent
    /// The change of `scores`.
    var scores: Isomer.Change<[String: Int]> = .absent
    /// The change of `colour`.
    var colour: Isomer.Change<String> = .absent
    /// The change of `limit`.
    var limit: Isomer.Change<Int> = .absent
    /// The change of `party`.
    var party: Contract.Party.Changes = Contract.Party.Changes()
    /// The change of `witness`.
    var witness: Isomer.NestedChange<Contract.Party, Contract.Party.Changes> = .absent
    /// The change of `guest`.
    var guest: Isomer.Change<Party> = .absent
    /// The change of `audit`.
    var audit: Contract.Stamps.Changes = Contract.Stamps.Changes()
    /// The change of `code`.
    var code: Isomer.Change<String> = .absent
    /// The change of `others`.
    var others: [String: Value] = [:]

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.number.isAbsent else { return false }
      guard self.title.isAbsent else { return false }
      guard self.body.isAbsent else { return false }
      guard self.origin.isAbsent else { return false }
      guard self.rating.isAbsent else { return false }
      guard self.login.isAbsent else { return false }
      guard self.home.isAbsent else { return false }
      guard self.point.isAbsent else { return false }
      guard self.due.isAbsent else { return false }
      guard self.tags.isAbsent else { return false }
      guard self.scores.isAbsent else { return false }
      guard self.colour.isAbsent else { return false }
      guard self.limit.isAbsent else { return false }
      guard self.party.isEmpty else { return false }
      guard self.witness.isAbsent else { return false }
      guard self.guest.isAbsent else { return false }
      guard self.audit.isEmpty else { return false }
      guard self.code.isAbsent else { return false }
      guard self.others.isEmpty else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Contract.Changes {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        partial.audit = try Contract.Stamps.Changes.read(&reader)
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.settle(partial.mappedAlternative_home)
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      do throws(Isomer.ReadingFailure) {
        try reader.compose(
          &partial.point, of: partial.mappedFields_point, Self.mappedFields_point, isOptional: true, isUpdate: true
        ) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 29)
                                    return Isomer.Change(try reader.transformed(SpotOfFields(), Patched.Spot?.self))
          #sourceLocation()
        }
      } catch {
        missingKeys |= try reader.postpone(error)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var number: Isomer.Change<Int>? = nil
      var title: Isomer.Change<String>? = nil
      var body: Isomer.Change<String>? = nil
      var origin: Isomer.Change<String>? = nil
      var rating: Isomer.Change<Double>? = nil
      var login: Isomer.Change<String>? = nil
      var home: Isomer.Change<URL>? = nil
      var mappedAlternative_home = Isomer.Alternative()
      var point: Isomer.Change<Patched.Spot>? = nil
      var mappedFields_point = Isomer.FieldPlaces()
      var due: Isomer.Change<Date>? = nil
      var tags: Isomer.Change<[String]>? = nil
      var scores: Isomer.Change<[String: Int]>? = nil
      var colour: Isomer.Change<String>? = nil
      var limit: Isomer.Change<Int>? = nil
      var party: Contract.Party.Changes? = nil
      var witness: Isomer.NestedChange<Contract.Party, Contract.Party.Changes>? = nil
      var guest: Isomer.Change<Party>? = nil
      var audit: Contract.Stamps.Changes? = nil
      var code: Isomer.Change<String>? = nil
      var others: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.number = Isomer.Change(try Int.read(&reader))
        case 1: partial.title = Isomer.Change(try String.read(&reader))
        case 2: partial.body = Isomer.Change(try String?.read(&reader))
        case 3: partial.origin = Isomer.Change(try String?.read(&reader))
        case 4: partial.rating = Isomer.Change(try Double?.read(&reader))
        case 5:
          if try !reader.readNull() {
            try reader.members(of: mappedKeys_user) { key, reader throws(Isomer.ReadingFailure) in
              switch key {
              case 0: partial.login = Isomer.Change(try String?.read(&reader))
              case 1:
                try reader.alternative(0, &partial.mappedAlternative_home, &partial.home) {
                  reader throws(Isomer.ReadingFailure) in
                  return Isomer.Change(try URL?.read(&reader))
                }
              default: try reader.skipValue()
              }
            }
          }
        case 6:
          try reader.alternative(1, &partial.mappedAlternative_home, &partial.home) {
            reader throws(Isomer.ReadingFailure) in
            return Isomer.Change(try URL?.read(&reader))
          }
        case 7: try reader.remember(0, in: &partial.mappedFields_point)
        case 8: try reader.remember(1, in: &partial.mappedFields_point)
        case 9:
          #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 29)
          partial.due = Isomer
    .Change(try reader.transformed(.secondsSince1970, Date?.self))
          #sourceLocation()
        case 10: partial.tags = Isomer.Change(try [String]?.read(&reader))
        case 11: partial.scores = Isomer.Change(try [String: Int]?.read(&reader))
        case 12:
          partial.colour = try reader.recover { reader throws(Isomer.ReadingFailure) in
            Isomer.Change(try String?.read(&reader))
          #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 33)
          } ?? .init("red")
          #sourceLocation()
        case 13:
          if try !reader.readNull() {
            partial.limit = Isomer.Change(try Int?.read(&reader))
          }
        case 14: partial.party = try Contract.Party.Changes.read(&reader)
        case 15:
          partial.witness = try Isomer.NestedChange<Contract.Party, Contract.Party.Changes>.read(&reader)
        case 16: partial.guest = Isomer.Change(try Party?.read(&reader))
        case 17:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.code = Isomer.Change(try String?.read(&reader))
          }
        case 18: try reader.skipValue()
        case 19: try reader.skipValue()
        case 20: try reader.skipValue()
        default: try reader.keep(in: &partial.others, besides: Mapped_Changes.self, below: "")
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Contract.Changes {
      var value = Contract.Changes()
      value.number = partial.number.take() ?? .absent
      value.title = partial.title.take() ?? .absent
      value.body = partial.body.take() ?? .absent
      value.origin = partial.origin.take() ?? .absent
      value.rating = partial.rating.take() ?? .absent
      value.login = partial.login.take() ?? .absent
      value.home = partial.home.take() ?? .absent
      value.point = partial.point.take() ?? .absent
      value.due = partial.due.take() ?? .absent
      value.tags = partial.tags.take() ?? .absent
      value.scores = partial.scores.take() ?? .absent
      value.colour = partial.colour.take() ?? .absent
      value.limit = partial.limit.take() ?? .absent
      value.guest = partial.guest.take() ?? .absent
      value.code = partial.code.take() ?? .absent
      value.others = partial.others.take() ?? [:]
      if let read = partial.party.take() { value.party = read }
      if let read = partial.witness.take() { value.witness = read }
      if let read = partial.audit.take() { value.audit = read }
      return value
    }

    private static let mappedFields_point = Isomer.FieldNames(["latitude", "longitude"])

    static let mappedKeys = Isomer.KeySet(
      """
      number: 22
      title: 23
      body: 24
      origin: 25
      rating: 26
      user
      home_page: home 28 alternative
      latitude: point 29
      longitude: point 29 alternative
      due: 30
      tags: 31
      scores: 32
      colour: 33
      limit: 34
      party: 35
      witness: 36
      guest: 37
      code: 43
      pinned: 39
      shown: 40
      kind: 42
      """, of: "Changing.swift: Contract.Changes", objects: [mappedKeys_user])

    private static let mappedKeys_user = Isomer.KeySet(
      """
      login: 27
      home: 28
      """, of: "Changing.swift: Contract.Changes", below: "user")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [Contract.Stamps.Changes.self])
    }

    static func write(_ value: Contract.Changes, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, to: &writer)
      writer.mergeContainers(from: start)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: Contract.Changes, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 29)
                                         let mappedFields_point = writer.fields(SpotOfFields(), Self.mappedFields_point, of: value.point.wrapped, null: value.point.isAbsent ? .omit : .write)
      #sourceLocation()
      if !value.number.isAbsent {
        writer.optional(",\"number\":", value.number.wrapped, null: .write)
      }
      if !value.title.isAbsent {
        writer.optional(",\"title\":", value.title.wrapped, null: .write)
      }
      if !value.body.isAbsent {
        writer.optional(",\"body\":", value.body.wrapped, null: .write)
      }
      if !value.origin.isAbsent {
        writer.optional(",\"origin\":", value.origin.wrapped, null: .write)
      }
      if !value.rating.isAbsent {
        writer.optional(",\"rating\":", value.rating.wrapped, null: .write)
      }
      do {
        let container = writer.beginContainer(",\"user\":")
        if !value.login.isAbsent {
          writer.optional(",\"login\":", value.login.wrapped, null: .write)
        }
        if !value.home.isAbsent {
          writer.optional(",\"home\":", value.home.wrapped, null: .write)
        }
        writer.endContainer(container)
      }
      writer.field(",\"latitude\":", 0, of: mappedFields_point)
      writer.field(",\"longitude\":", 1, of: mappedFields_point)
      if !value.due.isAbsent {
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 30)
                   writer.optional(.secondsSince1970, ",\"due\":", value.due.wrapped, null: .write)
        #sourceLocation()
      }
      if !value.tags.isAbsent {
        writer.optional(",\"tags\":", value.tags.wrapped, null: .write)
      }
      if !value.scores.isAbsent {
        writer.optional(",\"scores\":", value.scores.wrapped, null: .write)
      }
      if !value.colour.isAbsent {
        writer.optional(",\"colour\":", value.colour.wrapped, null: .write)
      }
      if !value.limit.isAbsent {
        writer.optional(",\"limit\":", value.limit.wrapped, null: .write)
      }
      if !value.party.isEmpty {
        writer.member(",\"party\":", value.party)
      }
      if !value.witness.isAbsent {
        writer.member(",\"witness\":", value.witness)
      }
      if !value.guest.isAbsent {
        writer.optional(",\"guest\":", value.guest.wrapped, null: .write)
      }
      value.audit.writeMappedMembers(to: &writer)
      writer.secret { writer in
        if !value.code.isAbsent {
          writer.optional(",\"code\":", value.code.wrapped, null: .write)
        }
      }
      writer.rest(value.others, besides: Self.self)
    }

    static func mappedPaths(_ value: Contract.Changes, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        number
        title
        body
        origin
        rating
        login: user.login
        home: user.home
        point: latitude
        point: longitude
        due
        tags
        scores
        colour
        limit
        party
        witness
        guest
        code
        """)
      paths.flatten("audit", value.audit.mappedPaths(options))
      paths.rest("others")
      return paths
    }
  }
}

extension Contract.Changes: Sendable {}

extension Contract.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Contract.Changes {
    try Contract.Mapped_Changes.read(&reader)
  }
}

extension Contract.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Contract.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Contract.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Contract.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Contract.Mapped_Changes.write(self, to: &writer)
  }
}

extension Contract.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Contract.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Contract.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Contract.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("Contract.Changes")
    text.add("number", change: self.number)
    text.add("title", change: self.title)
    text.add("body", change: self.body)
    text.add("origin", change: self.origin)
    text.add("rating", change: self.rating)
    text.add("login", change: self.login)
    text.add("home", change: self.home)
    text.add("point", change: self.point)
    text.add("due", change: self.due)
    text.add("tags", change: self.tags)
    text.add("scores", change: self.scores)
    text.add("colour", change: self.colour)
    text.add("limit", change: self.limit)
    if !self.party.isEmpty { text.add("party", self.party) }
    if !self.witness.isAbsent { text.add("witness", self.witness) }
    text.add("guest", change: self.guest)
    if !self.audit.isEmpty { text.add("audit", self.audit) }
    text.redact("code", change: self.code)
    if !self.others.isEmpty { text.add("others", self.others) }
    return text.finished
  }
}

extension Contract {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.number = Isomer.change(of: self.number, to: new.number)
    changes.title = Isomer.change(of: self.title, to: new.title)
    changes.body = Isomer.optionalChange(of: self.body, to: new.body)
    changes.origin = Isomer.change(of: self.origin, to: new.origin)
    changes.rating = Isomer.optionalChange(of: self.rating, to: new.rating)
    changes.login = Isomer.optionalChange(of: self.login, to: new.login)
    changes.home = Isomer.optionalChange(of: self.home, to: new.home)
    changes.point = Isomer.optionalChange(of: self.point, to: new.point)
    changes.due = Isomer.optionalChange(of: self.due, to: new.due)
    changes.tags = Isomer.change(of: self.tags, to: new.tags)
    changes.scores = Isomer.optionalChange(of: self.scores, to: new.scores)
    changes.colour = Isomer.change(of: self.colour, to: new.colour)
    changes.limit = Isomer.change(of: self.limit, to: new.limit)
    changes.party = self.party.changes(to: new.party)
    changes.witness = Isomer.nestedChange(of: self.witness, to: new.witness, isEmpty: { $0.isEmpty }, by: { $0.changes(to: $1) })
    changes.guest = Isomer.optionalChange(of: self.guest, to: new.guest)
    changes.audit = self.audit.changes(to: new.audit)
    changes.code = Isomer.optionalChange(of: self.code, to: new.code)
    changes.others = Isomer.change(of: self.others, to: new.others)
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    partial.number = changes.number.read
    partial.title = changes.title.read
    partial.body = changes.body.optionalRead
    partial.origin = changes.origin.read
    if changes.origin.isNull {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 24)
      let mappedDefault: String
             = "here"
      #sourceLocation()
      partial.origin = mappedDefault
    }
    partial.rating = changes.rating.optionalRead
    partial.login = changes.login.optionalRead
    partial.home = changes.home.optionalRead
    partial.point = changes.point.optionalRead
    partial.due = changes.due.optionalRead
    partial.tags = changes.tags.read
    if changes.tags.isNull {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 30)
      let mappedDefault: [String]
                     = []
      #sourceLocation()
      partial.tags = mappedDefault
    }
    partial.scores = changes.scores.optionalRead
    partial.colour = changes.colour.read
    if changes.colour.isNull {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 32)
      let mappedDefault: String
             = "red"
      #sourceLocation()
      partial.colour = mappedDefault
    }
    partial.limit = changes.limit.read
    if changes.limit.isNull {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 33)
      let mappedDefault: Int
            = 3
      #sourceLocation()
      partial.limit = mappedDefault
    }
    if !changes.party.isEmpty {
      var changed = self.party
      changed.apply(changes.party)
      partial.party = changed
    }
    partial.witness = changes.witness.read(for: self.witness) { $0.apply($1) }
    partial.guest = changes.guest.optionalRead
    if !changes.audit.isEmpty {
      var changed = self.audit
      changed.apply(changes.audit)
      partial.audit = changed
    }
    partial.code = changes.code.optionalRead
    if !changes.others.isEmpty { partial.others = Isomer.changed(self.others, by: changes.others) }
    var updated = self
    var isNew = false
    if Isomer.differs(partial.number, self.number) { isNew = true }
    if isNew {
      updated = Self(mapped: &partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }
}

extension Contract.Party: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 48 required
    mail: 49
    address: 50
    """, of: "Changing.swift: Contract.Party")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var mail: String?? = nil
    var address: Contract.Address?? = nil
    var mappedOwn_address: Contract.Address? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.mail = try String?.read(&reader)
      case 2:
        let mappedOwn_address = partial.mappedOwn_address
        partial.address = try reader.unlessNull(Contract.Address.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_address, Contract.Address.self) }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.mail = partial.mail.takeValue()
    self.address = partial.address.takeValue()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.optional(",\"mail\":", self.mail)
    writer.optional(",\"address\":", self.address)
  }
}

extension Contract.Party: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    partial.mappedOwn_address = self.address
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.name.take() { value.name = read }
    if let read = partial.mail.take() { value.mail = read }
    if let read = partial.address.take() { value.address = read }
  }
}

extension Contract.Party: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    guard left.mail == right.mail else { return false }
    guard left.address == right.address else { return false }
    return true
  }
}

extension Contract.Party: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.name = newer.name
    self.mail = newer.mail
    Isomer.mergeDeeply(&self.address, newer.address) { Isomer.mergeDeeply(&$0, $1) }
  }
}


extension Contract.Party {
  /// The changes of a `Contract.Party` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `name`.
    var name: Isomer.Change<String> = .absent
    /// The change of `mail`.
    var mail: Isomer.Change<String> = .absent
    /// The change of `address`.
    var address: Isomer.NestedChange<Contract.Address, Contract.Address.Changes> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.name.isAbsent else { return false }
      guard self.mail.isAbsent else { return false }
      guard self.address.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Contract.Party.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: Isomer.Change<String>? = nil
      var mail: Isomer.Change<String>? = nil
      var address: Isomer.NestedChange<Contract.Address, Contract.Address.Changes>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.name = Isomer.Change(try String.read(&reader))
        case 1: partial.mail = Isomer.Change(try String?.read(&reader))
        case 2:
          partial.address = try Isomer.NestedChange<Contract.Address, Contract.Address.Changes>.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Contract.Party.Changes {
      var value = Contract.Party.Changes()
      value.name = partial.name.take() ?? .absent
      value.mail = partial.mail.take() ?? .absent
      if let read = partial.address.take() { value.address = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 48
      mail: 49
      address: 50
      """, of: "Changing.swift: Contract.Party.Changes")

    static func writeMappedMembers(_ value: Contract.Party.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.name.isAbsent {
        writer.optional(",\"name\":", value.name.wrapped, null: .write)
      }
      if !value.mail.isAbsent {
        writer.optional(",\"mail\":", value.mail.wrapped, null: .write)
      }
      if !value.address.isAbsent {
        writer.member(",\"address\":", value.address)
      }
    }
  }
}

extension Contract.Party.Changes: Sendable {}

extension Contract.Party.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Contract.Party.Changes {
    try Contract.Party.Mapped_Changes.read(&reader)
  }
}

extension Contract.Party.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Contract.Party.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Contract.Party.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Contract.Party.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Contract.Party.Mapped_Changes.write(self, to: &writer)
  }
}

extension Contract.Party.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Contract.Party.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Contract.Party.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Contract.Party.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("Party.Changes")
    text.add("name", change: self.name)
    text.add("mail", change: self.mail)
    if !self.address.isAbsent { text.add("address", self.address) }
    return text.finished
  }
}

extension Contract.Party {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.name = Isomer.change(of: self.name, to: new.name)
    changes.mail = Isomer.optionalChange(of: self.mail, to: new.mail)
    changes.address = Isomer.nestedChange(of: self.address, to: new.address, isEmpty: { $0.isEmpty }, by: { $0.changes(to: $1) })
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    partial.name = changes.name.read
    partial.mail = changes.mail.optionalRead
    partial.address = changes.address.read(for: self.address) { $0.apply($1) }
    Self.mappedAssign(&partial, to: &self)
  }
}

extension Contract.Address: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    city: 55 required
    street: 56
    """, of: "Changing.swift: Contract.Address")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var city: String? = nil
    var street: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.city = try String.read(&reader)
      case 1: partial.street = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.city = partial.city.moved()
    self.street = partial.street.takeValue()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"city\":", self.city)
    writer.optional(",\"street\":", self.street)
  }
}

extension Contract.Address: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.city.take() { value.city = read }
    if let read = partial.street.take() { value.street = read }
  }
}

extension Contract.Address: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.city == right.city else { return false }
    guard left.street == right.street else { return false }
    return true
  }
}

extension Contract.Address: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.city = newer.city
    self.street = newer.street
  }
}


extension Contract.Address {
  /// The changes of a `Contract.Address` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `city`.
    var city: Isomer.Change<String> = .absent
    /// The change of `street`.
    var street: Isomer.Change<String> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.city.isAbsent else { return false }
      guard self.street.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Contract.Address.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var city: Isomer.Change<String>? = nil
      var street: Isomer.Change<String>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.city = Isomer.Change(try String.read(&reader))
        case 1: partial.street = Isomer.Change(try String?.read(&reader))
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Contract.Address.Changes {
      var value = Contract.Address.Changes()
      value.city = partial.city.take() ?? .absent
      value.street = partial.street.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      city: 55
      street: 56
      """, of: "Changing.swift: Contract.Address.Changes")

    static func writeMappedMembers(_ value: Contract.Address.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.city.isAbsent {
        writer.optional(",\"city\":", value.city.wrapped, null: .write)
      }
      if !value.street.isAbsent {
        writer.optional(",\"street\":", value.street.wrapped, null: .write)
      }
    }
  }
}

extension Contract.Address.Changes: Sendable {}

extension Contract.Address.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Contract.Address.Changes {
    try Contract.Address.Mapped_Changes.read(&reader)
  }
}

extension Contract.Address.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Contract.Address.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Contract.Address.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Contract.Address.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Contract.Address.Mapped_Changes.write(self, to: &writer)
  }
}

extension Contract.Address.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Contract.Address.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Contract.Address.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Contract.Address.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("Address.Changes")
    text.add("city", change: self.city)
    text.add("street", change: self.street)
    return text.finished
  }
}

extension Contract.Address {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.city = Isomer.change(of: self.city, to: new.city)
    changes.street = Isomer.optionalChange(of: self.street, to: new.street)
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    partial.city = changes.city.read
    partial.street = changes.street.optionalRead
    Self.mappedAssign(&partial, to: &self)
  }
}

extension Contract.Stamps: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    createdBy: 61 required
    updatedBy: 62
    """, of: "Changing.swift: Contract.Stamps")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var createdBy: String? = nil
    var updatedBy: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.createdBy = try String.read(&reader)
      case 1: partial.updatedBy = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.createdBy = partial.createdBy.moved()
    self.updatedBy = partial.updatedBy.takeValue()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"createdBy\":", self.createdBy)
    writer.optional(",\"updatedBy\":", self.updatedBy)
  }
}

extension Contract.Stamps: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.createdBy.take() { value.createdBy = read }
    if let read = partial.updatedBy.take() { value.updatedBy = read }
  }
}

extension Contract.Stamps: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.createdBy == right.createdBy else { return false }
    guard left.updatedBy == right.updatedBy else { return false }
    return true
  }
}

extension Contract.Stamps: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.createdBy = newer.createdBy
    self.updatedBy = newer.updatedBy
  }
}


extension Contract.Stamps {
  /// The changes of a `Contract.Stamps` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `createdBy`.
    var createdBy: Isomer.Change<String> = .absent
    /// The change of `updatedBy`.
    var updatedBy: Isomer.Change<String> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.createdBy.isAbsent else { return false }
      guard self.updatedBy.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Contract.Stamps.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var createdBy: Isomer.Change<String>? = nil
      var updatedBy: Isomer.Change<String>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.createdBy = Isomer.Change(try String.read(&reader))
        case 1: partial.updatedBy = Isomer.Change(try String?.read(&reader))
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Contract.Stamps.Changes {
      var value = Contract.Stamps.Changes()
      value.createdBy = partial.createdBy.take() ?? .absent
      value.updatedBy = partial.updatedBy.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      createdBy: 61
      updatedBy: 62
      """, of: "Changing.swift: Contract.Stamps.Changes")

    static func writeMappedMembers(_ value: Contract.Stamps.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.createdBy.isAbsent {
        writer.optional(",\"createdBy\":", value.createdBy.wrapped, null: .write)
      }
      if !value.updatedBy.isAbsent {
        writer.optional(",\"updatedBy\":", value.updatedBy.wrapped, null: .write)
      }
    }
  }
}

extension Contract.Stamps.Changes: Sendable {}

extension Contract.Stamps.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Contract.Stamps.Changes {
    try Contract.Stamps.Mapped_Changes.read(&reader)
  }
}

extension Contract.Stamps.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Contract.Stamps.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Contract.Stamps.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Contract.Stamps.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Contract.Stamps.Mapped_Changes.write(self, to: &writer)
  }
}

extension Contract.Stamps.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Contract.Stamps.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Contract.Stamps.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Contract.Stamps.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("Stamps.Changes")
    text.add("createdBy", change: self.createdBy)
    text.add("updatedBy", change: self.updatedBy)
    return text.finished
  }
}

extension Contract.Stamps {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.createdBy = Isomer.change(of: self.createdBy, to: new.createdBy)
    changes.updatedBy = Isomer.optionalChange(of: self.updatedBy, to: new.updatedBy)
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    partial.createdBy = changes.createdBy.read
    partial.updatedBy = changes.updatedBy.optionalRead
    Self.mappedAssign(&partial, to: &self)
  }
}

extension Interval: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    low: 69 required
    high: 70 default
    """, of: "Changing.swift: Interval")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return try reader.checked(Self(mapped: &partial), by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var low: Int? = nil
    var high: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.low = try Int.read(&reader)
      case 1:
        partial.high = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_high(&$0) })
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.low = partial.low.moved()
    if let read = partial.high.takeValue() { self.high = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"low\":", self.low)
    writer.member(",\"high\":", self.high)
  }
}

extension Interval: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.high, at: "high", by: { try Self.mappedCheck_high(&$0) })
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck_high(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 70)
                  try value.within(...100)
    #sourceLocation()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 67)
                                     try value.check(by: Interval.check, "Interval.check")
    #sourceLocation()
  }
}

extension Interval: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.high {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 69)
      let mappedDefault: Int
           = 10
      #sourceLocation()
      partial.high = mappedDefault
    }
    var updated = self
    Self.mappedAssign(&partial, to: &updated)
    self = try reader.checked(updated, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.low.take() { value.low = read }
    if let read = partial.high.takeValue() { value.high = read }
  }
}

extension Interval: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.low == right.low else { return false }
    guard left.high == right.high else { return false }
    return true
  }
}

extension Interval: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.low = newer.low
    self.high = newer.high
  }
}


extension Interval {
  /// The changes of a `Interval` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `low`.
    var low: Isomer.Change<Int> = .absent
    /// The change of `high`.
    var high: Isomer.Change<Int> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.low.isAbsent else { return false }
      guard self.high.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Interval.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var low: Isomer.Change<Int>? = nil
      var high: Isomer.Change<Int>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.low = Isomer.Change(try Int.read(&reader))
        case 1: partial.high = Isomer.Change(try Int?.read(&reader))
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Interval.Changes {
      var value = Interval.Changes()
      value.low = partial.low.take() ?? .absent
      value.high = partial.high.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      low: 69
      high: 70
      """, of: "Changing.swift: Interval.Changes")

    static func writeMappedMembers(_ value: Interval.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.low.isAbsent {
        writer.optional(",\"low\":", value.low.wrapped, null: .write)
      }
      if !value.high.isAbsent {
        writer.optional(",\"high\":", value.high.wrapped, null: .write)
      }
    }
  }
}

extension Interval.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Interval.Changes {
    try Interval.Mapped_Changes.read(&reader)
  }
}

extension Interval.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Interval.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Interval.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Interval.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Interval.Mapped_Changes.write(self, to: &writer)
  }
}

extension Interval.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Interval.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Interval.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Interval.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("Interval.Changes")
    text.add("low", change: self.low)
    text.add("high", change: self.high)
    return text.finished
  }
}

extension Interval {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.low = Isomer.change(of: self.low, to: new.low)
    changes.high = Isomer.change(of: self.high, to: new.high)
    return changes
  }

  mutating func apply(_ changes: Changes) throws(Isomer.MappingError) {
    var partial = MappedPartial()
    partial.low = changes.low.read
    partial.high = changes.high.read
    if changes.high.isNull {
      #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 69)
      let mappedDefault: Int
           = 10
      #sourceLocation()
      partial.high = mappedDefault
    }
    var updated = self
    Self.mappedAssign(&partial, to: &updated)
    self = try updated.validated()
  }
}

extension Dial: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 80 required
    level: 81 required
    name: 82
    inner: 83
    """, of: "Changing.swift: Dial")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var level: Interval? = nil
    var mappedOwn_level: Interval? = nil
    var name: String?? = nil
    var inner: Dial?? = nil
    var mappedOwn_inner: Dial? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1:
        let mappedOwn_level = partial.mappedOwn_level
        partial.level = try reader.updating(mappedOwn_level, Interval.self)
      case 2: partial.name = try String?.read(&reader)
      case 3:
        let mappedOwn_inner = partial.mappedOwn_inner
        partial.inner = try reader.unlessNull(Dial.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_inner, Dial.self) }
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_id = partial.id.moved()
    let mappedArgument_level = partial.level.moved()
    let value = Self(id: mappedArgument_id, level: mappedArgument_level)
    value.name = partial.name.takeValue()
    value.inner = partial.inner.takeValue()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"level\":", self.level)
    writer.optional(",\"name\":", self.name)
    writer.optional(",\"inner\":", self.inner)
  }
}

extension Dial: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Dial {
    try Isomer.validated(self.level, at: "level")
    try Isomer.validated(self.inner, at: "inner")
    return self
  }
}

extension Dial: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    partial.mappedOwn_level = value.level
    partial.mappedOwn_inner = value.inner
    try partial.fill(Self.mappedKeys, from: &reader)
    try reader.change(
      value, from: start,
      applying: {
        var kept = Self.mappedKept(of: value, before: partial)
        Self.mappedAssign(&partial, to: value)
        return { Self.mappedAssign(&kept, to: value) }
      },
      settling: { _ in })
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: Dial) {
    if let read = partial.level.take() { value.level = read }
    if let read = partial.name.take() { value.name = read }
    if let read = partial.inner.take() { value.inner = read }
  }

  private static func mappedKept(
    of value: Dial, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.level != nil { kept.level = value.level }
    if partial.name != nil { kept.name = value.name }
    if partial.inner != nil { kept.inner = value.inner }
    return kept
  }
}

extension Dial: Equatable {
  static func == (left: Dial, right: Dial) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.id == right.id else { return false }
    guard left.level == right.level else { return false }
    guard left.name == right.name else { return false }
    guard left.inner == right.inner else { return false }
    return true
  }
}

extension Dial: Isomer.Mergeable {
  func merge(_ newer: Dial) {
    if self === newer { return }
    Isomer.mergeDeeply(&self.level, newer.level)
    self.name = newer.name
    Isomer.mergeDeeply(&self.inner, newer.inner) { Isomer.mergeDeeply(&$0, $1) }
  }
}


extension Dial {
  /// The changes of a `Dial` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `level`.
    var level: Interval.Changes = Interval.Changes()
    /// The change of `name`.
    var name: Isomer.Change<String> = .absent
    /// The change of `inner`.
    var inner: Isomer.NestedChange<Dial, Dial.Changes> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.level.isEmpty else { return false }
      guard self.name.isAbsent else { return false }
      guard self.inner.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Dial.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var level: Interval.Changes? = nil
      var name: Isomer.Change<String>? = nil
      var inner: Isomer.NestedChange<Dial, Dial.Changes>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.level = try Interval.Changes.read(&reader)
        case 1: partial.name = Isomer.Change(try String?.read(&reader))
        case 2: partial.inner = try Isomer.NestedChange<Dial, Dial.Changes>.read(&reader)
        case 3: try reader.skipValue()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Dial.Changes {
      var value = Dial.Changes()
      value.name = partial.name.take() ?? .absent
      if let read = partial.level.take() { value.level = read }
      if let read = partial.inner.take() { value.inner = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      level: 81
      name: 82
      inner: 83
      id: 80
      """, of: "Changing.swift: Dial.Changes")

    static func writeMappedMembers(_ value: Dial.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.level.isEmpty {
        writer.member(",\"level\":", value.level)
      }
      if !value.name.isAbsent {
        writer.optional(",\"name\":", value.name.wrapped, null: .write)
      }
      if !value.inner.isAbsent {
        writer.member(",\"inner\":", value.inner)
      }
    }

    static func mappedPaths(_ value: Dial.Changes, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        level
        name
        inner
        """)
    }
  }
}

extension Dial.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Dial.Changes {
    try Dial.Mapped_Changes.read(&reader)
  }
}

extension Dial.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Dial.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Dial.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Dial.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Dial.Mapped_Changes.write(self, to: &writer)
  }
}

extension Dial.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Dial.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Dial.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Dial.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  var description: String {
    var text = Isomer.DescriptionText("Dial.Changes")
    if !self.level.isEmpty { text.add("level", self.level) }
    text.add("name", change: self.name)
    if !self.inner.isAbsent { text.add("inner", self.inner) }
    return text.finished
  }
}

extension Dial {
  func changes(to new: Dial) -> Changes {
    var changes = Changes()
    changes.level = self.level.changes(to: new.level)
    changes.name = Isomer.optionalChange(of: self.name, to: new.name)
    changes.inner = Isomer.nestedChange(of: self.inner, to: new.inner, isEmpty: { $0.isEmpty }, by: { $0.changes(to: $1) })
    return changes
  }

  func apply(_ changes: Changes) throws(Isomer.MappingError) {
    let value = self
    var partial = MappedPartial()
    if !changes.level.isEmpty {
      var changed = value.level
      try changed.apply(changes.level)
      partial.level = changed
    }
    partial.name = changes.name.optionalRead
    partial.inner = try changes.inner.read(for: value.inner) { model, changes throws(Isomer.MappingError) in
      try model.apply(changes)
    }
    var kept = Self.mappedKept(of: value, before: partial)
    Self.mappedAssign(&partial, to: value)
    do throws(Isomer.MappingError) {
      _ = try value.validated()
    } catch {
      Self.mappedAssign(&kept, to: value)
      throw error
    }
  }
}

extension Knob: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Knob: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  public static var mappedMapping: any Isomer.Mapping.Type {
    Knob.Mapped_Knob.self
  }
}

extension Knob {
  enum Mapped_Knob: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Knob {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var turns: Int?? = nil
      var label: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_data) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.turns = try Int?.read(&reader)
              case 1: partial.label = try String?.read(&reader)
              default: throw reader.unknownKey()
              }
            }
          }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Knob {
      let value = Knob()
      if let read = partial.turns.takeValue() { value.turns = read }
      value.label = partial.label.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      data
      """, of: "Changing.swift: Knob", objects: [mappedKeys_data])

    private static let mappedKeys_data = Isomer.KeySet(
      """
      turns: 94 default
      label: 95
      """, of: "Changing.swift: Knob", below: "data")

    static func writeMappedMembers(_ value: Knob, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"data\":")
        writer.member(",\"turns\":", value.turns)
        writer.optional(",\"label\":", value.label)
        writer.endContainer(container)
      }
    }

    static func update(_ value: Knob, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.turns {
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 93)
        let mappedDefault: Int
                   = 1
        #sourceLocation()
        partial.turns = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Knob) {
      if let read = partial.turns.takeValue() { value.turns = read }
      if let read = partial.label.take() { value.label = read }
    }

    private static func mappedKept(
      of value: Knob, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.turns != nil { kept.turns = value.turns }
      if partial.label != nil { kept.label = value.label }
      return kept
    }

    static func apply(_ changes: Knob.Changes, to value: Knob) {
      var partial = MappedPartial()
      partial.turns = changes.turns.read
      if changes.turns.isNull {
        #sourceLocation(file: "Fixtures/Models/Updates/Changing.swift", line: 93)
        let mappedDefault: Int
                   = 1
        #sourceLocation()
        partial.turns = mappedDefault
      }
      partial.label = changes.label.optionalRead
      mappedAssign(&partial, to: value)
    }
  }
}

extension Knob: Isomer.Updatable {
  public func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    try Knob.Mapped_Knob.update(self, from: &reader)
  }
}


extension Knob {
  /// The changes of a `Knob` in a newer value or a document.
  public struct Changes: Equatable {
    /// The change of `turns`.
    public var turns: Isomer.Change<Int> = .absent
    /// The change of `label`.
    public var label: Isomer.Change<String> = .absent

    /// Creates an empty set of changes.
    public init() {}

    /// True if no property changes.
    public var isEmpty: Bool {
      guard self.turns.isAbsent else { return false }
      guard self.label.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Knob.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var turns: Isomer.Change<Int>? = nil
      var label: Isomer.Change<String>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_data) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: partial.turns = Isomer.Change(try Int?.read(&reader))
              case 1: partial.label = Isomer.Change(try String?.read(&reader))
              default: throw reader.unknownKey()
              }
            }
          }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Knob.Changes {
      var value = Knob.Changes()
      value.turns = partial.turns.take() ?? .absent
      value.label = partial.label.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      data
      """, of: "Changing.swift: Knob.Changes", objects: [mappedKeys_data])

    private static let mappedKeys_data = Isomer.KeySet(
      """
      turns: 94
      label: 95
      """, of: "Changing.swift: Knob.Changes", below: "data")

    static func writeMappedMembers(_ value: Knob.Changes, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"data\":")
        if !value.turns.isAbsent {
          writer.optional(",\"turns\":", value.turns.wrapped, null: .write)
        }
        if !value.label.isAbsent {
          writer.optional(",\"label\":", value.label.wrapped, null: .write)
        }
        writer.endContainer(container)
      }
    }
  }
}

extension Knob.Changes: Isomer.Readable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Knob.Changes {
    try Knob.Mapped_Changes.read(&reader)
  }
}

@_spi(Generated) extension Knob.Changes: Isomer.KeyedReadable {
  public static var mappedKeys: Isomer.KeySet { Knob.Mapped_Changes.mappedKeys }

  public static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Knob.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Knob.Changes: Isomer.Writable {
  public func write(to writer: inout Isomer.JSONWriter) {
    Knob.Mapped_Changes.write(self, to: &writer)
  }
}

@_spi(Generated) extension Knob.Changes: Isomer.KeyedWritable {
  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Knob.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  public func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Knob.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Knob.Changes: CustomStringConvertible {
  /// The names of the properties that change.
  public var description: String {
    var text = Isomer.DescriptionText("Knob.Changes")
    text.add("turns", change: self.turns)
    text.add("label", change: self.label)
    return text.finished
  }
}

extension Knob {
  public func changes(to new: Knob) -> Changes {
    var changes = Changes()
    changes.turns = Isomer.change(of: self.turns, to: new.turns)
    changes.label = Isomer.optionalChange(of: self.label, to: new.label)
    return changes
  }

  public func apply(_ changes: Changes) {
    Knob.Mapped_Knob.apply(changes, to: self)
  }
}

extension Captioned: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    description: 102
    token: 103
    """, of: "Changing.swift: Captioned")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var description: String?? = nil
    var token: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.description = try String?.read(&reader)
      case 1:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.token = try String?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.description = partial.description.takeValue()
    self.token = partial.token.takeValue()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"description\":", self.description)
    writer.secret { writer in
      writer.optional(",\"token\":", self.token)
    }
  }
}

extension Captioned: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.description.take() { value.description = read }
    if let read = partial.token.take() { value.token = read }
  }
}

extension Captioned: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.description == right.description else { return false }
    guard left.token == right.token else { return false }
    return true
  }
}


extension Captioned {
  /// The changes of a `Captioned` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `description`.
    var description: Isomer.Change<String> = .absent
    /// The change of `token`.
    var token: Isomer.Change<String> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.description.isAbsent else { return false }
      guard self.token.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Captioned.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var description: Isomer.Change<String>? = nil
      var token: Isomer.Change<String>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.description = Isomer.Change(try String?.read(&reader))
        case 1:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.token = Isomer.Change(try String?.read(&reader))
          }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Captioned.Changes {
      var value = Captioned.Changes()
      value.description = partial.description.take() ?? .absent
      value.token = partial.token.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      description: 102
      token: 103
      """, of: "Changing.swift: Captioned.Changes")

    static func writeMappedMembers(_ value: Captioned.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.description.isAbsent {
        writer.optional(",\"description\":", value.description.wrapped, null: .write)
      }
      writer.secret { writer in
        if !value.token.isAbsent {
          writer.optional(",\"token\":", value.token.wrapped, null: .write)
        }
      }
    }
  }
}

extension Captioned.Changes: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Captioned.Changes {
    try Captioned.Mapped_Changes.read(&reader)
  }
}

extension Captioned.Changes: Isomer.KeyedReadable {
  static var mappedKeys: Isomer.KeySet { Captioned.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    Captioned.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }
}

extension Captioned.Changes: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    Captioned.Mapped_Changes.write(self, to: &writer)
  }
}

extension Captioned.Changes: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Captioned.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Captioned.Mapped_Changes.mappedPaths(self, options)
  }
}

extension Captioned.Changes: CustomDebugStringConvertible {
  /// The names of the properties that change.
  var debugDescription: String {
    var text = Isomer.DescriptionText("Captioned.Changes")
    text.add("description", change: self.description)
    text.redact("token", change: self.token)
    return text.finished
  }
}

extension Captioned {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.description = Isomer.optionalChange(of: self.description, to: new.description)
    changes.token = Isomer.optionalChange(of: self.token, to: new.token)
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    partial.description = changes.description.optionalRead
    partial.token = changes.token.optionalRead
    Self.mappedAssign(&partial, to: &self)
  }
}
