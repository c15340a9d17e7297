// Generated from Updating.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Patched: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 7 required
    title: 8 required
    body: 9
    origin: 10 default
    limit: 12 default
    rating: 13 missing
    nickname: 14
    level: 15 default
    assignee: 16 required
    colour: 17 default
    size: 18 missing
    depth: 19
    weight: 20 default
    user
    user_name: login 21 alternative
    owner: login 21 alternative
    latitude: point 23
    longitude: point 23 alternative
    due: 24
    percent: 25 default
    views: 26 default
    note: 27
    summary: 28
    pinned: 29 default
    kind: 31
    """, of: "Updating.swift: Patched", objects: [mappedKeys_user])

  private static let mappedKeys_user = Isomer.KeySet(
    """
    login: 21
    home: 22
    """, of: "Updating.swift: Patched", below: "user")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Trail.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    missingKeys |= try mappedFlatten(into: &partial, from: start, &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_login)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Self.mappedFields_point, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 23)
                                          return try reader.transformed(SpotOfFields(), Spot?.self)
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
    var limit: Int?? = nil
    var rating: Double?? = nil
    var nickname: String?? = nil
    var level: Int?? = nil
    var assignee: String?? = nil
    var colour: String?? = nil
    var size: Int?? = nil
    var depth: Int?? = nil
    var weight: Double?? = nil
    var login: String?? = nil
    var mappedAlternative_login = Isomer.Alternative()
    var home: URL?? = nil
    var point: Spot?? = nil
    var mappedFields_point = Isomer.FieldPlaces()
    var due: Date?? = nil
    var percent: Int?? = nil
    var views: Int?? = nil
    var note: String?? = nil
    var summary: String?? = nil
    var pinned: Bool?? = nil
    var audit: Trail? = nil
    var mappedOwn_audit: Trail? = nil
    var others: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2: partial.body = try String?.read(&reader)
      case 3: partial.origin = try String?.read(&reader)
      case 4: partial.limit = try Int?.read(&reader)
      case 5: partial.rating = try Double?.read(&reader)
      case 6:
        if try !reader.readNull() {
          partial.nickname = try String?.read(&reader)
        }
      case 7:
        if try !reader.readNull() {
          partial.level = try Int?.read(&reader)
        }
      case 8: partial.assignee = try String?.read(&reader)
      case 9:
        partial.colour = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try String?.read(&reader)
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 17)
          } ?? "red"
        #sourceLocation()
      case 10:
        partial.size = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 18)
              } ?? 3
        #sourceLocation()
      case 11:
        partial.depth = .some(try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil)
      case 12:
        partial.weight = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Double?.read(&reader)
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 20)
                                   } ?? 0
        #sourceLocation()
      case 13:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_user) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0:
              try reader.alternative(0, &partial.mappedAlternative_login, &partial.login) {
                reader throws(Isomer.ReadingFailure) in
                return try String?.read(&reader)
              }
            case 1: partial.home = try URL?.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 14:
        try reader.alternative(1, &partial.mappedAlternative_login, &partial.login) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 15:
        try reader.alternative(2, &partial.mappedAlternative_login, &partial.login) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 16: try reader.remember(0, in: &partial.mappedFields_point)
      case 17: try reader.remember(1, in: &partial.mappedFields_point)
      case 18:
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 23)
        partial.due =
            try reader.transformed(EpochOfSeconds(), Date?.self)
        #sourceLocation()
      case 19:
        partial.percent = try reader.checkedUnlessNil(Int?.read(&reader), by: { try mappedCheck_percent(&$0) })
      case 20: partial.views = try Int?.read(&reader)
      case 21: partial.note = try String?.read(&reader)
      case 22: partial.summary = try String?.read(&reader)
      case 23: partial.pinned = try Bool?.read(&reader)
      case 24:
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 30)
        try reader.skipConstant(String.self,
             "patched")
        #sourceLocation()
      default: try reader.keep(in: &partial.others, besides: Patched.self, below: "")
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
      partial.audit = try reader.updating(mappedOwn_audit, Trail.self)
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
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 10)
    self.limit = partial
.limit.takeValue() ?? 10
    #sourceLocation()
    if let read = partial.rating.take() { self.rating = read }
    self.nickname = partial.nickname.takeValue()
    if let read = partial.level.takeValue() { self.level = read }
    self.assignee = partial.assignee.moved()
    if let read = partial.colour.takeValue() { self.colour = read }
    if let read = partial.size.take() { self.size = read }
    self.depth = partial.depth.takeValue()
    if let read = partial.weight.takeValue() { self.weight = read }
    self.login = partial.login.takeValue()
    self.home = partial.home.takeValue()
    self.point = partial.point.takeValue()
    self.due = partial.due.takeValue()
    if let read = partial.percent.takeValue() { self.percent = read }
    if let read = partial.views.takeValue() { self.views = read }
    self.note = partial.note.takeValue()
    self.summary = partial.summary.takeValue()
    if let read = partial.pinned.takeValue() { self.pinned = read }
    self.audit = partial.audit.moved()
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
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 23)
                                 let mappedFields_point = writer.fields(SpotOfFields(), Self.mappedFields_point, of: self.point)
    #sourceLocation()
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
    writer.optional(",\"body\":", self.body)
    writer.member(",\"origin\":", self.origin)
    writer.member(",\"limit\":", self.limit)
    writer.optional(",\"rating\":", self.rating, null: .write)
    writer.optional(",\"nickname\":", self.nickname)
    writer.member(",\"level\":", self.level)
    writer.optional(",\"assignee\":", self.assignee, null: .write)
    writer.member(",\"colour\":", self.colour)
    writer.optional(",\"size\":", self.size, null: .write)
    writer.optional(",\"depth\":", self.depth)
    writer.member(",\"weight\":", self.weight)
    do {
      let container = writer.beginContainer(",\"user\":")
      writer.optional(",\"login\":", self.login)
      writer.optional(",\"home\":", self.home)
      writer.endContainer(container)
    }
    writer.field(",\"latitude\":", 0, of: mappedFields_point)
    writer.field(",\"longitude\":", 1, of: mappedFields_point)
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 24)
                   writer.optional(EpochOfSeconds(), ",\"due\":", self.due)
    #sourceLocation()
    writer.member(",\"percent\":", self.percent)
    writer.member(",\"views\":", self.views)
    writer.optional(",\"note\":", self.note)
    writer.optional(",\"summary\":", self.summary)
    writer.member(",\"pinned\":", self.pinned)
    writer.member(",\"kind\":", self.kind)
    self.audit.writeMappedMembers(to: &writer)
    writer.rest(self.others, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      number
      title
      body
      origin
      limit
      rating
      nickname
      level
      assignee
      colour
      size
      depth
      weight
      login: user.login
      home: user.home
      point: latitude
      point: longitude
      due
      percent
      views
      note
      summary
      pinned
      kind
      """)
    paths.flatten("audit", self.audit.mappedPaths(options))
    paths.rest("others")
    return paths
  }
}

extension Patched: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.percent, at: "percent", by: { try Self.mappedCheck_percent(&$0) })
    return self
  }

  private static func mappedCheck_percent(_ value: inout Isomer.Checked<Int>) throws {
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 25)
                     try value.within(0...100)
    #sourceLocation()
  }
}

extension Patched: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let start = reader.position
    var partial = MappedPartial()
    partial.mappedOwn_audit = self.audit
    var missingKeys = 0 as UInt64
    try partial.fill(Self.mappedKeys, from: &reader)
    missingKeys |= try Self.mappedFlatten(into: &partial, from: start, &reader)
    if case .some(nil) = partial.origin {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 9)
      let mappedDefault: String
             = "here"
      #sourceLocation()
      partial.origin = mappedDefault
    }
    if case .some(nil) = partial.limit {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 10)
      let mappedDefault: Int
                    = 10
      #sourceLocation()
      partial.limit = mappedDefault
    }
    if case .some(nil) = partial.colour {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 16)
      let mappedDefault: String
             = "red"
      #sourceLocation()
      partial.colour = mappedDefault
    }
    if case .some(nil) = partial.weight {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 19)
      let mappedDefault: Double
             = 1.0
      #sourceLocation()
      partial.weight = mappedDefault
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_login)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Self.mappedFields_point, isOptional: true, isUpdate: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 23)
                                          return try reader.transformed(SpotOfFields(), Spot?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    if case .some(nil) = partial.percent {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 24)
      let mappedDefault: Int
              = 50
      #sourceLocation()
      partial.percent = mappedDefault
    }
    if case .some(nil) = partial.views {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 25)
      let mappedDefault: Int
            = 0
      #sourceLocation()
      partial.views = mappedDefault
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
    if let read = partial.limit.takeValue() { value.limit = read }
    if let read = partial.rating.take() { value.rating = read }
    if let read = partial.nickname.take() { value.nickname = read }
    if let read = partial.level.takeValue() { value.level = read }
    if let read = partial.assignee.take() { value.assignee = read }
    if let read = partial.colour.takeValue() { value.colour = read }
    if let read = partial.size.take() { value.size = read }
    if let read = partial.depth.take() { value.depth = read }
    if let read = partial.weight.takeValue() { value.weight = read }
    if let read = partial.login.take() { value.login = read }
    if let read = partial.home.take() { value.home = read }
    if let read = partial.point.take() { value.point = read }
    if let read = partial.due.take() { value.due = read }
    if let read = partial.percent.takeValue() { value.percent = read }
    if let read = partial.views.takeValue() { value.views = read }
    if let read = partial.note.take() { value.note = read }
    if let read = partial.summary.take() { value.summary = read }
    if let read = partial.audit.take() { value.audit = read }
    if let read = partial.others.take() { value.others = read }
  }

  private init(mapped partial: inout MappedPartial, of value: Self) {
    self.number = partial.number.take() ?? value.number
    self.title = partial.title.take() ?? value.title
    self.body = partial.body.take() ?? value.body
    self.origin = partial.origin.takeValue() ?? value.origin
    self.limit = partial.limit.takeValue() ?? value.limit
    self.rating = partial.rating.take() ?? value.rating
    self.nickname = partial.nickname.take() ?? value.nickname
    self.level = partial.level.takeValue() ?? value.level
    self.assignee = partial.assignee.take() ?? value.assignee
    self.colour = partial.colour.takeValue() ?? value.colour
    self.size = partial.size.take() ?? value.size
    self.depth = partial.depth.take() ?? value.depth
    self.weight = partial.weight.takeValue() ?? value.weight
    self.login = partial.login.take() ?? value.login
    self.home = partial.home.take() ?? value.home
    self.point = partial.point.take() ?? value.point
    self.due = partial.due.take() ?? value.due
    self.percent = partial.percent.takeValue() ?? value.percent
    self.views = partial.views.takeValue() ?? value.views
    self.note = partial.note.take() ?? value.note
    self.summary = partial.summary.take() ?? value.summary
    self.pinned = value.pinned
    self.audit = partial.audit.take() ?? value.audit
    self.others = partial.others.take() ?? value.others
    self.cached = value.cached
  }
}

extension Patched: Isomer.IdentityReadable {
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

extension Patched: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return false }
    guard left.title == right.title else { return false }
    guard left.body == right.body else { return false }
    guard left.origin == right.origin else { return false }
    guard left.limit == right.limit else { return false }
    guard left.rating == right.rating else { return false }
    guard left.nickname == right.nickname else { return false }
    guard left.level == right.level else { return false }
    guard left.assignee == right.assignee else { return false }
    guard left.colour == right.colour else { return false }
    guard left.size == right.size else { return false }
    guard left.depth == right.depth else { return false }
    guard left.weight == right.weight else { return false }
    guard left.login == right.login else { return false }
    guard left.home == right.home else { return false }
    guard left.point == right.point else { return false }
    guard left.due == right.due else { return false }
    guard left.percent == right.percent else { return false }
    guard left.views == right.views else { return false }
    guard left.note == right.note else { return false }
    guard left.summary == right.summary else { return false }
    guard left.pinned == right.pinned else { return false }
    guard left.kind == right.kind else { return false }
    guard left.audit == right.audit else { return false }
    guard left.others == right.others else { return false }
    return true
  }
}

extension Patched: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.title = newer.title
    self.body = newer.body
    self.origin = newer.origin
    self.limit = newer.limit
    self.rating = newer.rating
    self.nickname = newer.nickname
    self.level = newer.level
    self.assignee = newer.assignee
    self.colour = newer.colour
    self.size = newer.size
    self.depth = newer.depth
    self.weight = newer.weight
    self.login = newer.login
    self.home = newer.home
    self.point = newer.point
    self.due = newer.due
    self.percent = newer.percent
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 26)
   self.views = Isomer.merging(by: +, self.views, newer.views)
    #sourceLocation()
    if case nil = self.note { self.note = newer.note }
    if let value = newer.summary { self.summary = value }
    self.audit = newer.audit
    self.others = newer.others
  }
}

extension Patched: Isomer.Identified {
  var mappedIdentity: Int { self.number }
}

extension Patched.Trail: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    createdBy: 41 required
    updatedBy: 42
    """, of: "Updating.swift: Patched.Trail")

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

extension Patched.Trail: Isomer.Updatable {
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

extension Patched.Trail: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.createdBy == right.createdBy else { return false }
    guard left.updatedBy == right.updatedBy else { return false }
    return true
  }
}

extension Patched.Trail: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.createdBy = newer.createdBy
    self.updatedBy = newer.updatedBy
  }
}

extension Board: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data
    """, of: "Updating.swift: Board", objects: [mappedKeys_data])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    name: 67 required
    owner: 68 required
    deputy: 69
    guest: 70
    members: 71 default
    scores: 72
    byRole: 73 default
    tags: 74 default
    """, of: "Updating.swift: Board", below: "data")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.owner { missing = "data.owner" }
    if case nil = partial.name { missing = "data.name" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var owner: Member? = nil
    var mappedOwn_owner: Member? = nil
    var deputy: Member?? = nil
    var mappedOwn_deputy: Member? = nil
    var guest: Member?? = nil
    var members: [Member]?? = nil
    var mappedOwn_members: [Member]? = nil
    var scores: [String: Int]?? = nil
    var mappedOwn_scores: [String: Int]? = nil
    var byRole: [String: Member]?? = nil
    var mappedOwn_byRole: [String: Member]? = nil
    var tags: [Tag]?? = nil
    var mappedOwn_tags: [Tag]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_data, first: 1, from: &reader)
      case 1: partial.name = try String.read(&reader)
      case 2:
        let mappedOwn_owner = partial.mappedOwn_owner
        partial.owner = try reader.updating(mappedOwn_owner, Member.self)
      case 3:
        let mappedOwn_deputy = partial.mappedOwn_deputy
        partial.deputy = try reader.unlessNull(Member.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_deputy, Member.self) }
      case 4: partial.guest = try Member?.read(&reader)
      case 5:
        let mappedOwn_members = partial.mappedOwn_members
        partial.members = try reader.unlessNull([Member].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_members, [Member].self, [.lossy]) }
      case 6:
        let mappedOwn_scores = partial.mappedOwn_scores
        partial.scores = try reader.unlessNull([String: Int].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_scores, [String: Int].self) }
      case 7:
        let mappedOwn_byRole = partial.mappedOwn_byRole
        partial.byRole = try reader.unlessNull([String: Member].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_byRole, [String: Member].self) }
      case 8:
        let mappedOwn_tags = partial.mappedOwn_tags
        partial.tags = try reader.unlessNull([Tag].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_tags, [Tag].self) }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.owner = partial.owner.moved()
    self.deputy = partial.deputy.takeValue()
    self.guest = partial.guest.takeValue()
    if let read = partial.members.takeValue() { self.members = read }
    self.scores = partial.scores.takeValue()
    if let read = partial.byRole.takeValue() { self.byRole = read }
    if let read = partial.tags.takeValue() { self.tags = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"data\":")
      writer.member(",\"name\":", self.name)
      writer.member(",\"owner\":", self.owner)
      writer.optional(",\"deputy\":", self.deputy)
      writer.optional(",\"guest\":", self.guest)
      writer.member(",\"members\":", self.members)
      writer.optional(",\"scores\":", self.scores)
      writer.member(",\"byRole\":", self.byRole)
      writer.member(",\"tags\":", self.tags)
      writer.endContainer(container)
    }
  }
}

extension Board: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    partial.mappedOwn_owner = self.owner
    partial.mappedOwn_deputy = self.deputy
    partial.mappedOwn_members = self.members
    partial.mappedOwn_scores = self.scores
    partial.mappedOwn_byRole = self.byRole
    partial.mappedOwn_tags = self.tags
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.members {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 70)
      let mappedDefault: [Member]
                        = []
      #sourceLocation()
      partial.members = mappedDefault
    }
    if case .some(nil) = partial.byRole {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 72)
      let mappedDefault: [String: Member]
                               = [:]
      #sourceLocation()
      partial.byRole = mappedDefault
    }
    if case .some(nil) = partial.tags {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 73)
      let mappedDefault: [Tag]
                  = []
      #sourceLocation()
      partial.tags = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.name.take() { value.name = read }
    if let read = partial.owner.take() { value.owner = read }
    if let read = partial.deputy.take() { value.deputy = read }
    if let read = partial.guest.take() { value.guest = read }
    if let read = partial.members.takeValue() { value.members = read }
    if let read = partial.scores.take() { value.scores = read }
    if let read = partial.byRole.takeValue() { value.byRole = read }
    if let read = partial.tags.takeValue() { value.tags = read }
  }
}

extension Board: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    guard left.owner == right.owner else { return false }
    guard left.deputy == right.deputy else { return false }
    guard left.guest == right.guest else { return false }
    guard left.members == right.members else { return false }
    guard left.scores == right.scores else { return false }
    guard left.byRole == right.byRole else { return false }
    guard left.tags == right.tags else { return false }
    return true
  }
}

extension Board: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.name = newer.name
    Isomer.mergeDeeply(&self.owner, newer.owner)
    Isomer.mergeDeeply(&self.deputy, newer.deputy) { Isomer.mergeDeeply(&$0, $1) }
    self.guest = newer.guest
    Isomer.mergeDeeply(&self.members, newer.members)
    Isomer.mergeDeeply(&self.scores, newer.scores) { Isomer.mergeDeeply(&$0, $1) }
    Isomer.mergeDeeply(&self.byRole, newer.byRole)
    Isomer.mergeDeeply(&self.tags, newer.tags)
  }
}

extension Board.Member: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 78 required
    name: 79 required
    mail: 80
    """, of: "Updating.swift: Board.Member")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var name: String? = nil
    var mail: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.name = try String.read(&reader)
      case 2: partial.mail = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.name = partial.name.moved()
    self.mail = partial.mail.takeValue()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.name)
    writer.optional(",\"mail\":", self.mail)
  }
}

extension Board.Member: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.id.take() { value.id = read }
    if let read = partial.name.take() { value.name = read }
    if let read = partial.mail.take() { value.mail = read }
  }
}

extension Board.Member: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    let identity_id = try reader.lookUp("id") {
      reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    guard let identity_id else { return nil }
    return identity_id
  }
}

extension Board.Member: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.name == right.name else { return false }
    guard left.mail == right.mail else { return false }
    return true
  }
}

extension Board.Member: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.id = newer.id
    self.name = newer.name
    self.mail = newer.mail
  }
}

extension Board.Member: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}

extension Board.Tag: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    key: 86 required
    colour: 87
    """, of: "Updating.swift: Board.Tag")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var key: String? = nil
    var colour: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.key = try String.read(&reader)
      case 1: partial.colour = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.key = partial.key.moved()
    self.colour = partial.colour.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"key\":", self.key)
    writer.optional(",\"colour\":", self.colour)
  }
}

extension Board.Tag: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.key == right.key else { return false }
    guard left.colour == right.colour else { return false }
    return true
  }
}

extension Board.Tag: Isomer.Identified {
  var mappedIdentity: String { self.key }
}

extension GridCell: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    row: 94 required
    at
    text: 96 default
    width: 97 missing
    """, of: "Updating.swift: GridCell", objects: [mappedKeys_at])

  private static let mappedKeys_at = Isomer.KeySet(
    """
    column: 95 required
    """, of: "Updating.swift: GridCell", below: "at")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.column { missing = "at.column" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var row: Int? = nil
    var column: Int? = nil
    var text: String?? = nil
    var width: Int?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.row = try Int.read(&reader)
      case 1: try partial.fillObject(mappedKeys_at, first: 4, from: &reader)
      case 2: partial.text = try String?.read(&reader)
      case 3: partial.width = try Int?.read(&reader)
      case 4: partial.column = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.row = partial.row.moved()
    self.column = partial.column.moved()
    if let read = partial.text.takeValue() { self.text = read }
    if let read = partial.width.take() { self.width = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"row\":", self.row)
    do {
      let container = writer.beginContainer(",\"at\":")
      writer.member(",\"column\":", self.column)
      writer.endContainer(container)
    }
    writer.member(",\"text\":", self.text)
    writer.optional(",\"width\":", self.width, null: .write)
  }
}

extension GridCell: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.text {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 95)
      let mappedDefault: String
           = ""
      #sourceLocation()
      partial.text = mappedDefault
    }
    var updated = self
    var isNew = false
    if Isomer.differs(partial.row, self.row) { isNew = true }
    if Isomer.differs(partial.column, self.column) { isNew = true }
    if isNew {
      updated = Self(mapped: &partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.text.takeValue() { value.text = read }
    if let read = partial.width.take() { value.width = read }
  }

  private init(mapped partial: inout MappedPartial, of value: Self) {
    self.row = partial.row.take() ?? value.row
    self.column = partial.column.take() ?? value.column
    self.text = partial.text.takeValue() ?? value.text
    self.width = partial.width.take() ?? value.width
  }
}

extension GridCell: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> MappedIdentity? {
    let identity_row = try reader.lookUp("row") {
      reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    guard let identity_row else { return nil }
    let identity_column = try reader.lookUp("at\ncolumn") {
      reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    guard let identity_column else { return nil }
    return MappedIdentity(row: identity_row, column: identity_column)
  }
}

extension GridCell: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.row == right.row else { return false }
    guard left.column == right.column else { return false }
    guard left.text == right.text else { return false }
    guard left.width == right.width else { return false }
    return true
  }
}

extension GridCell: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.text = newer.text
    self.width = newer.width
  }
}

extension GridCell: Isomer.Identified {
  struct MappedIdentity: Hashable {
    let row: Int
    let column: Int
  }

  var mappedIdentity: MappedIdentity {
    MappedIdentity(row: self.row, column: self.column)
  }
}

extension CellSheet: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    cells: 102 required
    """, of: "Updating.swift: CellSheet")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var cells: [GridCell]? = nil
    var mappedOwn_cells: [GridCell]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let mappedOwn_cells = partial.mappedOwn_cells
        partial.cells = try reader.updating(mappedOwn_cells, [GridCell].self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.cells = partial.cells.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"cells\":", self.cells)
  }
}

extension CellSheet: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    partial.mappedOwn_cells = self.cells
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.cells.take() { value.cells = read }
  }
}

extension CellSheet: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.cells == right.cells else { return false }
    return true
  }
}

extension CellSheet: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    Isomer.mergeDeeply(&self.cells, newer.cells)
  }
}

extension SealedPatch: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    code: 108 required
    size: 109
    label: 110
    """, of: "Updating.swift: SealedPatch")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var code: String? = nil
    var size: Int?? = nil
    var label: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.code = try String.read(&reader)
      case 1: partial.size = try Int?.read(&reader)
      case 2: partial.label = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_code = partial.code.moved()
    let mappedArgument_size = partial.size.takeValue()
    let mappedArgument_label = partial.label.takeValue()
    let value = Self(code: mappedArgument_code, size: mappedArgument_size, label: mappedArgument_label)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"code\":", self.code)
    writer.optional(",\"size\":", self.size)
    writer.optional(",\"label\":", self.label)
  }
}

extension SealedPatch: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    var updated = self
    var isNew = false
    if Isomer.differs(partial.code, self.code) { isNew = true }
    if Isomer.differs(partial.size, self.size) { isNew = true }
    if isNew {
      updated = Self.mappedRebuilt(&partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.label.take() { value.label = read }
  }

  private static func mappedRebuilt(
    _ partial: inout MappedPartial, of value: Self) -> Self {
    if partial.code == nil { partial.code = value.code }
    if partial.size == nil { partial.size = value.size }
    if partial.label == nil { partial.label = value.label }
    var rebuilt = mappedValue(of: &partial)
    rebuilt.uses = value.uses
    return rebuilt
  }
}

extension SealedPatch: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.code == right.code else { return false }
    guard left.size == right.size else { return false }
    guard left.label == right.label else { return false }
    return true
  }
}

extension SealedPatch: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.label = newer.label
  }
}

extension Span: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    start: 123 required
    end: 124 required
    """, of: "Updating.swift: Span")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 120)
    try reader
       .preparing(then: mappedRead, by: Span.prepare)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    try reader.adjusting(&value, from: start) { $0.didRead() }
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var start: Int? = nil
    var end: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.start = try Int.read(&reader)
      case 1: partial.end = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.start = partial.start.moved()
    self.end = partial.end.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"start\":", self.start)
    writer.member(",\"end\":", self.end)
  }
}

extension Span: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 121)
                                                                   try value.check(by: Span.check, "Span.check")
    #sourceLocation()
  }
}

extension Span: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    try reader.preparing(
      then: { reader throws(Isomer.ReadingFailure) in
        let start = reader.position
        var partial = MappedPartial()
        try partial.fill(Self.mappedKeys, from: &reader)
        var updated = self
        Self.mappedAssign(&partial, to: &updated)
        try reader.adjusting(&updated, from: start) { $0.didRead() }
        self = try reader.checked(updated, by: { try Self.mappedCheck(&$0) })
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 121)
                                 }, by: Span.prepare)
      #sourceLocation()
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.start.take() { value.start = read }
    if let read = partial.end.take() { value.end = read }
  }
}

extension Span: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.start = newer.start
    self.end = newer.end
  }
}

extension StrictPatch: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 144
    """, of: "Updating.swift: StrictPatch")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String?? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.name = try String?.read(&reader)
      default: throw reader.unknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.takeValue()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"name\":", self.name)
  }
}

extension StrictPatch: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.name.take() { value.name = read }
  }
}

extension StrictPatch: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.name = newer.name
  }
}

extension Asset: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Asset.self { return Asset.Mapped_Asset.self }
    if self is AssetFolder.Type { return AssetFolder.Mapped_AssetFolder.self }
    if self is AssetPicture.Type { return AssetPicture.Mapped_AssetPicture.self }
    return Asset.Mapped_Asset.self
  }
}

extension Asset {
  enum Mapped_Asset: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Asset {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var next: Asset?? = nil
      var mappedOwn_next: Asset? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.name = try String.read(&reader)
        case 3:
          let mappedOwn_next = partial.mappedOwn_next
          partial.next = try reader.unlessNull(Asset.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_next, Asset.self) }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Asset {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = Asset(id: mappedArgument_id, name: mappedArgument_name)
      value.next = partial.next.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 150 required
      name: 151 required
      next: 153
      """, of: "Updating.swift: Asset")

    static func writeMappedMembers(_ value: Asset, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.optional(",\"next\":", value.next)
    }

    static func mappedPaths(_ value: Asset, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        name
        next
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: Asset, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "AssetFolder", "picture", "photo": throw reader.unknownTag("a tag of 'Asset'", at: "kind")
        default: break
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_next = value.next
      try partial.fill(mappedKeys, from: &reader)
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Asset) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.next.take() { value.next = read }
    }

    private static func mappedKept(
      of value: Asset, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.next != nil { kept.next = value.next }
      return kept
    }

    static func mappedIdentity(
      in reader: inout Isomer.JSONReader
    ) throws(Isomer.ReadingFailure) -> Int? {
      let identity_id = try reader.lookUp("id") {
        reader throws(Isomer.ReadingFailure) in
        return try Int.read(&reader)
      }
      guard let identity_id else { return nil }
      return identity_id
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Asset {
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "AssetFolder": return try AssetFolder.Mapped_AssetFolder.read(&reader)
      case "picture", "photo": return try AssetPicture.Mapped_AssetPicture.read(&reader)
      default: throw reader.unknownTag("one of \"AssetFolder\", \"picture\", \"photo\"", at: "kind")
      }
    }
  }
}

extension Asset: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch self {
    case let value as AssetFolder: try AssetFolder.Mapped_AssetFolder.update(value, from: &reader)
    case let value as AssetPicture:
      try AssetPicture.Mapped_AssetPicture.update(value, from: &reader)
    default: try Asset.Mapped_Asset.update(self, from: &reader)
    }
  }
}

extension Asset: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    try Asset.Mapped_Asset.mappedIdentity(in: &reader)
  }
}

extension Asset: Isomer.Mergeable {
  func merge(_ newer: Asset) {
    if self === newer { return }
    self.name = newer.name
    Isomer.mergeDeeply(&self.next, newer.next) { Isomer.mergeDeeply(&$0, $1) }
    if let own = self as? AssetFolder, let newer = newer as? AssetFolder {
      AssetFolder.Derived_AssetFolder.merge(newer, into: own)
    }
    if let own = self as? AssetPicture, let newer = newer as? AssetPicture {
      AssetPicture.Derived_AssetPicture.merge(newer, into: own)
    }
  }
}

extension Asset: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}

extension AssetFolder {
  enum Mapped_AssetFolder: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AssetFolder {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      let value = mappedValue(of: &partial)
      if let child = value.next {
        child.folder = value
      }
      for child in value.children {
        child.folder = value
      }
      return value
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var next: Asset?? = nil
      var mappedOwn_next: Asset? = nil
      var children: [Asset]?? = nil
      var mappedOwn_children: [Asset]? = nil
      var note: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int.read(&reader)
        case 2: partial.name = try String.read(&reader)
        case 3:
          let mappedOwn_next = partial.mappedOwn_next
          partial.next = try reader.unlessNull(Asset.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_next, Asset.self) }
        case 4:
          let mappedOwn_children = partial.mappedOwn_children
          partial.children = try reader.unlessNull([Asset].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_children, [Asset].self) }
        case 5: partial.note = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> AssetFolder {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = AssetFolder(id: mappedArgument_id, name: mappedArgument_name)
      value.next = partial.next.takeValue()
      if let read = partial.children.takeValue() { value.children = read }
      value.note = partial.note.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      id: 150 required
      name: 151 required
      next: 153
      children: 163 default
      note: 164
      """, of: "Updating.swift: AssetFolder")

    static func writeMappedMembers(_ value: AssetFolder, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"AssetFolder\"")
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.optional(",\"next\":", value.next)
      writer.member(",\"children\":", value.children)
      writer.optional(",\"note\":", value.note)
    }

    static func mappedPaths(_ value: AssetFolder, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        name
        next
        children
        note
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: AssetFolder, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "AssetFolder": break
        default: throw reader.unknownTag("\"AssetFolder\"", at: "kind")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_next = value.next
      partial.mappedOwn_children = value.children
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.children {
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 162)
        let mappedDefault: [Asset]
                        = []
        #sourceLocation()
        partial.children = mappedDefault
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

    private static func mappedAssign(_ partial: inout MappedPartial, to value: AssetFolder) {
      if let read = partial.name.take() { value.name = read }
      if let read = partial.next.take() { value.next = read }
      if let read = partial.children.takeValue() { value.children = read }
      if let read = partial.note.take() { value.note = read }
      if let child = value.next {
        child.folder = value
      }
      for child in value.children {
        child.folder = value
      }
    }

    private static func mappedKept(
      of value: AssetFolder, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.next != nil { kept.next = value.next }
      if partial.children != nil { kept.children = value.children }
      if partial.note != nil { kept.note = value.note }
      return kept
    }
  }
}

extension AssetFolder {
  enum Derived_AssetFolder {
    static func merge(_ newer: AssetFolder, into own: AssetFolder) {
      Isomer.mergeDeeply(&own.children, newer.children)
      own.note = newer.note
      let value = own
      for child in value.children {
        child.folder = value
      }
    }
  }
}

extension Gauge: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    low: 174 required
    high: 175 default
    inner: 176
    """, of: "Updating.swift: Gauge")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Gauge {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = mappedValue(of: &partial)
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 171)
    try reader
   .adjusting(&value, from: start, by: { $0.reads += 1 })
    #sourceLocation()
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var low: Int? = nil
    var high: Int?? = nil
    var inner: Gauge?? = nil
    var mappedOwn_inner: Gauge? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.low = try Int.read(&reader)
      case 1: partial.high = try Int?.read(&reader)
      case 2:
        let mappedOwn_inner = partial.mappedOwn_inner
        partial.inner = try reader.unlessNull(Gauge.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_inner, Gauge.self) }
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Gauge {
    let mappedArgument_low = partial.low.moved()
    let value = Gauge(low: mappedArgument_low)
    if let read = partial.high.takeValue() { value.high = read }
    value.inner = partial.inner.takeValue()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"low\":", self.low)
    writer.member(",\"high\":", self.high)
    writer.optional(",\"inner\":", self.inner)
  }
}

extension Gauge: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Gauge {
    try Isomer.validated(self.inner, at: "inner")
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Gauge>) throws {
    #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 172)
                                             try value.check(by: Gauge.check, "Gauge.check")
    #sourceLocation()
  }
}

extension Gauge: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    partial.mappedOwn_inner = value.inner
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.high {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 174)
      let mappedDefault: Int
           = 10
      #sourceLocation()
      partial.high = mappedDefault
    }
    try reader.change(
      value, from: start,
      applying: {
        var kept = Self.mappedKept(of: value, before: partial)
        Self.mappedAssign(&partial, to: value)
        return { Self.mappedAssign(&kept, to: value) }
      },
      settling: { reader throws(Isomer.ReadingFailure) in
        var object = value
        #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 171)
        try reader
  .adjusting(&object, from: start, by: { $0.reads += 1 })
        #sourceLocation()
        _ = try reader.checked(value, by: { try Self.mappedCheck(&$0) })
      })
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: Gauge) {
    if let read = partial.low.take() { value.low = read }
    if let read = partial.high.takeValue() { value.high = read }
    if let read = partial.inner.take() { value.inner = read }
  }

  private static func mappedKept(
    of value: Gauge, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.low != nil { kept.low = value.low }
    if partial.high != nil { kept.high = value.high }
    if partial.inner != nil { kept.inner = value.inner }
    return kept
  }
}

extension Gauge: Isomer.Mergeable {
  func merge(_ newer: Gauge) {
    if self === newer { return }
    self.low = newer.low
    self.high = newer.high
    Isomer.mergeDeeply(&self.inner, newer.inner) { Isomer.mergeDeeply(&$0, $1) }
  }
}

extension Crate: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.content, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var content: Content? = nil
    var contents: [Content]?? = nil
    var label: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.content = try Content.read(&reader)
      case 1: partial.contents = try [Content]?.read(&reader)
      case 2: partial.label = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.content = partial.content.moved()
    self.contents = partial.contents.takeValue()
    if let read = partial.label.takeValue() { self.label = read }
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Crate.mappedKeys }
}

extension Crate: Isomer.Writable, Isomer.KeyedWritable where Content: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"content\":", self.content)
    writer.optional(",\"contents\":", self.contents)
    writer.member(",\"label\":", self.label)
  }
}

private enum MappedKeys_Crate {
  static let mappedKeys = Isomer.KeySet(
    """
    content: 189 absent required
    contents: 190
    label: 191 default
    """, of: "Updating.swift: Crate")
}

extension Crate: Isomer.Updatable where Content: Isomer.Readable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.label {
      #sourceLocation(file: "Fixtures/Models/Updates/Updating.swift", line: 190)
      let mappedDefault: String
            = "none"
      #sourceLocation()
      partial.label = mappedDefault
    }
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.content.take() { value.content = read }
    if let read = partial.contents.take() { value.contents = read }
    if let read = partial.label.takeValue() { value.label = read }
  }
}

extension Crate: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.content = newer.content
    self.contents = newer.contents
    self.label = newer.label
  }
}
