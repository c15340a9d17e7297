// Generated from Readmes.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension GHIssueState: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "open": return .open
    case "closed": return .closed
    default: throw reader.unknownCase("one of \"open\", \"closed\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .open: writer.raw("\"open\"")
    case .closed: writer.raw("\"closed\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension GHUser: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    login: 12 required
    """, of: "Readmes.swift: GHUser")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var login: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.login = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.login = partial.login.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"login\":", self.login)
  }
}

extension GHIssue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 16 required
    html_url: htmlURL 18 required
    number: 19 required
    state: 20 required
    user
    assignee: 23
    updated_at: updatedAt 25 required
    title: 26
    body: 27
    """, of: "Readmes.swift: GHIssue", objects: [mappedKeys_user])

  private static let mappedKeys_user = Isomer.KeySet(
    """
    login: reporterLogin 22 required
    """, of: "Readmes.swift: GHIssue", below: "user")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.reporterLogin { missing = "user.login" }
    if let missing { throw reader.missing(missing) }
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: URL? = nil
    var htmlURL: URL? = nil
    var number: Int? = nil
    var state: GHIssueState? = nil
    var reporterLogin: String? = nil
    var assignee: GHUser? = nil
    var updatedAt: Date? = nil
    var title: String? = nil
    var body: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try URL.read(&reader)
      case 1: partial.htmlURL = try URL.read(&reader)
      case 2: partial.number = try Int.read(&reader)
      case 3: partial.state = try GHIssueState.read(&reader)
      case 4: try partial.fillObject(mappedKeys_user, first: 9, from: &reader)
      case 5: partial.assignee = try GHUser?.read(&reader)
      case 6: partial.updatedAt = try Date.read(&reader)
      case 7: partial.title = try String?.read(&reader)
      case 8: partial.body = try String?.read(&reader)
      case 9: partial.reporterLogin = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_url = partial.url.moved()
    let mappedArgument_htmlURL = partial.htmlURL.moved()
    let mappedArgument_number = partial.number.moved()
    let mappedArgument_state = partial.state.moved()
    let mappedArgument_reporterLogin = partial.reporterLogin.moved()
    let mappedArgument_assignee = partial.assignee.take()
    let mappedArgument_updatedAt = partial.updatedAt.moved()
    var value = Self(url: mappedArgument_url, htmlURL: mappedArgument_htmlURL, number: mappedArgument_number, state: mappedArgument_state, reporterLogin: mappedArgument_reporterLogin, assignee: mappedArgument_assignee, updatedAt: mappedArgument_updatedAt)
    value.title = partial.title.take()
    value.body = partial.body.take()
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"number\":", self.number)
    writer.member(",\"state\":", self.state)
    do {
      let container = writer.beginContainer(",\"user\":")
      writer.member(",\"login\":", self.reporterLogin)
      writer.endContainer(container)
    }
    writer.optional(",\"assignee\":", self.assignee)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.optional(",\"title\":", self.title)
    writer.optional(",\"body\":", self.body)
  }
}

extension GHIssue: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.url == right.url else { return false }
    guard left.htmlURL == right.htmlURL else { return false }
    guard left.number == right.number else { return false }
    guard left.state == right.state else { return false }
    guard left.reporterLogin == right.reporterLogin else { return false }
    guard left.assignee == right.assignee else { return false }
    guard left.updatedAt == right.updatedAt else { return false }
    guard left.title == right.title else { return false }
    guard left.body == right.body else { return false }
    return true
  }
}

extension GHIssue: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.url)
    hasher.combine(self.htmlURL)
    hasher.combine(self.number)
    hasher.combine(self.state)
    hasher.combine(self.reporterLogin)
    hasher.combine(self.assignee)
    hasher.combine(self.updatedAt)
    hasher.combine(self.title)
    hasher.combine(self.body)
  }
}

extension XYUser: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 54 required
    created_at: createdAt 55 required
    """, of: "Readmes.swift: XYUser")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    try reader.adjusting(&value, from: start) { $0.didRead() }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var createdAt: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.createdAt = try Date.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.createdAt = partial.createdAt.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"created_at\":", self.createdAt)
  }
}

extension XYMessage: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == XYMessage.self { return XYMessage.Mapped_XYMessage.self }
    if self is XYPictureMessage.Type { return XYPictureMessage.Mapped_XYPictureMessage.self }
    if self is XYTextMessage.Type { return XYTextMessage.Mapped_XYTextMessage.self }
    return XYMessage.Mapped_XYMessage.self
  }
}

extension XYMessage {
  enum Mapped_XYMessage: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> XYMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> XYMessage {
      let value = XYMessage()
      return value
    }

    static let mappedKeys = Isomer.KeySet("", of: "Readmes.swift: XYMessage")

    static func writeMappedMembers(_ value: XYMessage, to writer: inout Isomer.JSONWriter) {}

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> XYMessage {
      if try reader.has("image_url") { return try XYPictureMessage.Mapped_XYPictureMessage.read(&reader) }
      if try reader.has("body") { return try XYTextMessage.Mapped_XYTextMessage.read(&reader) }
      throw reader.noMember("an object with one of 'image_url', 'body'")
    }
  }
}

extension XYPictureMessage {
  enum Mapped_XYPictureMessage: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> XYPictureMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var imageURL: URL? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.imageURL = try URL?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> XYPictureMessage {
      let value = XYPictureMessage()
      value.imageURL = partial.imageURL.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      image_url: imageURL 79
      """, of: "Readmes.swift: XYPictureMessage")

    static func writeMappedMembers(_ value: XYPictureMessage, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"image_url\":", value.imageURL)
    }
  }
}

extension XYTextMessage {
  enum Mapped_XYTextMessage: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> XYTextMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var body: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.body = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> XYTextMessage {
      let value = XYTextMessage()
      if let read = partial.body.take() { value.body = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      body: 83 default
      """, of: "Readmes.swift: XYTextMessage")

    static func writeMappedMembers(_ value: XYTextMessage, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"body\":", value.body)
    }
  }
}

extension Flight: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: number 89 required
    time: 91 required
    """, of: "Readmes.swift: Flight")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: String? = nil
    var time: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try String.read(&reader)
      case 1:
        #sourceLocation(file: "Fixtures/Models/Seeds/Readmes.swift", line: 89)
        partial.time = try reader
      .transformed(.secondsSince1970, Date.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    self.time = partial.time.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.number)
    #sourceLocation(file: "Fixtures/Models/Seeds/Readmes.swift", line: 90)
     writer.member(.secondsSince1970, ",\"time\":", self.time)
    #sourceLocation()
  }
}

extension City: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 95 required
    """, of: "Readmes.swift: City")

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
      case 0: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}

extension Continent: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "asia": return .asia
    case "europe": return .europe
    default: throw reader.unknownCase("one of \"asia\", \"europe\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .asia: writer.raw("\"asia\"")
    case .europe: writer.raw("\"europe\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Country: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 102 required
    city: cities 104 default
    location
    """, of: "Readmes.swift: Country", objects: [mappedKeys_location])

  private static let mappedKeys_location = Isomer.KeySet(
    """
    continent: atContinent 106 required
    """, of: "Readmes.swift: Country", below: "location")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.atContinent { missing = "location.continent" }
    if let missing { throw reader.missing(missing) }
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var cities: [City]? = nil
    var atContinent: Continent? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.cities = try [City]?.read(&reader)
      case 2: try partial.fillObject(mappedKeys_location, first: 3, from: &reader)
      case 3: partial.atContinent = try Continent.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_name = partial.name.moved()
    #sourceLocation(file: "Fixtures/Models/Seeds/Readmes.swift", line: 102)
    let mappedArgument_cities =
          partial.cities.take() ?? []
    #sourceLocation()
    let mappedArgument_atContinent = partial.atContinent.moved()
    let value = Self(name: mappedArgument_name, cities: mappedArgument_cities, atContinent: mappedArgument_atContinent)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"city\":", self.cities)
    do {
      let container = writer.beginContainer(",\"location\":")
      writer.member(",\"continent\":", self.atContinent)
      writer.endContainer(container)
    }
  }
}

extension MYClass: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    MYClass.Mapped_MYClass.self
  }
}

extension MYClass {
  enum Mapped_MYClass: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> MYClass {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.name = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> MYClass {
      let value = MYClass()
      value.name = partial.name.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 119
      """, of: "Readmes.swift: MYClass")

    static func writeMappedMembers(_ value: MYClass, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"name\":", value.name)
    }

    static func update(_ value: MYClass, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
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

    private static func mappedAssign(_ partial: inout MappedPartial, to value: MYClass) {
      if let read = partial.name.take() { value.name = read }
    }

    private static func mappedKept(
      of value: MYClass, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      return kept
    }
  }
}

extension MYClass: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    try MYClass.Mapped_MYClass.update(self, from: &reader)
  }
}

extension MYClass: Isomer.Mergeable {
  func merge(_ newer: MYClass) {
    if self === newer { return }
    self.name = newer.name
  }
}

extension MYModel: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 125
    favorite_word: favoriteWord 126
    favorite_number: favoriteNumber 127 default
    favorite_object: favoriteObject 128
    friends: 129 default
    """, of: "Readmes.swift: MYModel")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String?? = nil
    var favoriteWord: String?? = nil
    var favoriteNumber: Int?? = nil
    var favoriteObject: MYClass?? = nil
    var friends: [MYClass]?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String?.read(&reader)
      case 1: partial.favoriteWord = try String?.read(&reader)
      case 2: partial.favoriteNumber = try Int?.read(&reader)
      case 3: partial.favoriteObject = try MYClass?.read(&reader)
      case 4: partial.friends = try [MYClass]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    value.name = partial.name.takeValue()
    value.favoriteWord = partial.favoriteWord.takeValue()
    if let read = partial.favoriteNumber.takeValue() { value.favoriteNumber = read }
    value.favoriteObject = partial.favoriteObject.takeValue()
    if let read = partial.friends.takeValue() { value.friends = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"name\":", self.name)
    writer.optional(",\"favorite_word\":", self.favoriteWord)
    writer.member(",\"favorite_number\":", self.favoriteNumber)
    writer.optional(",\"favorite_object\":", self.favoriteObject)
    writer.member(",\"friends\":", self.friends)
  }
}

extension MYModel: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.favoriteNumber {
      #sourceLocation(file: "Fixtures/Models/Seeds/Readmes.swift", line: 126)
      let mappedDefault: Int
                     = 0
      #sourceLocation()
      partial.favoriteNumber = mappedDefault
    }
    if case .some(nil) = partial.friends {
      #sourceLocation(file: "Fixtures/Models/Seeds/Readmes.swift", line: 128)
      let mappedDefault: [MYClass]
                         = []
      #sourceLocation()
      partial.friends = mappedDefault
    }
    try reader.change(
      value, from: start,
      applying: {
        var kept = Self.mappedKept(of: value, before: partial)
        Self.mappedAssign(&partial, to: value)
        return { Self.mappedAssign(&kept, to: value) }
      },
      settling: { _ in })
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: MYModel) {
    if let read = partial.name.take() { value.name = read }
    if let read = partial.favoriteWord.take() { value.favoriteWord = read }
    if let read = partial.favoriteNumber.takeValue() { value.favoriteNumber = read }
    if let read = partial.favoriteObject.take() { value.favoriteObject = read }
    if let read = partial.friends.takeValue() { value.friends = read }
  }

  private static func mappedKept(
    of value: MYModel, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.name != nil { kept.name = value.name }
    if partial.favoriteWord != nil { kept.favoriteWord = value.favoriteWord }
    if partial.favoriteNumber != nil { kept.favoriteNumber = value.favoriteNumber }
    if partial.favoriteObject != nil { kept.favoriteObject = value.favoriteObject }
    if partial.friends != nil { kept.friends = value.friends }
    return kept
  }
}

extension MYModel: Isomer.Mergeable {
  func merge(_ newer: MYModel) {
    if self === newer { return }
    self.name = newer.name
    self.favoriteWord = newer.favoriteWord
    self.favoriteNumber = newer.favoriteNumber
    self.favoriteObject = newer.favoriteObject
    self.friends = newer.friends
  }
}
