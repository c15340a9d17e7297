// Generated from User.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension User: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    node_id: nodeID 8 required
    login: 9 required
    type: kind 11 default
    site_admin: isAdministrator 13 default
    name: 14
    email: 15
    avatar_url: avatarURL 16 required
    gravatar_id: gravatarID 19 default
    """, of: "User.swift: User")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [UserLinks.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.links = try UserLinks.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var login: String? = nil
    var kind: AccountKind? = nil
    var isAdministrator: Bool? = nil
    var name: String? = nil
    var email: String? = nil
    var avatarURL: URL? = nil
    var gravatarID: String? = nil
    var links: UserLinks? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.login = try String.read(&reader)
      case 3: partial.kind = try AccountKind?.read(&reader)
      case 4: partial.isAdministrator = try Bool?.read(&reader)
      case 5: partial.name = try String?.read(&reader)
      case 6: partial.email = try String?.read(&reader)
      case 7: partial.avatarURL = try URL.read(&reader)
      case 8: partial.gravatarID = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.login = partial.login.moved()
    #sourceLocation(file: "Fixtures/Packages/GitHub//Sources/github-issues/Models/User.swift", line: 10)
self.kind = partial.kind.take() ?? .user
    #sourceLocation()
    if let read = partial.isAdministrator.take() { self.isAdministrator = read }
    self.name = partial.name.take()
    self.email = partial.email.take()
    self.avatarURL = partial.avatarURL.moved()
    #sourceLocation(file: "Fixtures/Packages/GitHub//Sources/github-issues/Models/User.swift", line: 17)
    self.gravatarID = partial
.gravatarID.take() ?? ""
    #sourceLocation()
    self.links = partial.links.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"login\":", self.login)
    writer.member(",\"type\":", self.kind)
    writer.member(",\"site_admin\":", self.isAdministrator)
    writer.optional(",\"name\":", self.name)
    writer.optional(",\"email\":", self.email)
    writer.member(",\"avatar_url\":", self.avatarURL)
    writer.member(",\"gravatar_id\":", self.gravatarID)
    self.links.writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id
      nodeID: node_id
      login
      kind: type
      isAdministrator: site_admin
      name
      email
      avatarURL: avatar_url
      gravatarID: gravatar_id
      """)
    paths.flatten("links", self.links.mappedPaths(options))
    return paths
  }
}

extension UserLinks: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: itself 28 required
    html_url: htmlURL 29 required
    followers_url: followersURL 30 required
    following_url: followingURL 31 required
    gists_url: gistsURL 32 required
    starred_url: starredURL 33 required
    subscriptions_url: subscriptionsURL 34 required
    organizations_url: organizationsURL 35 required
    repos_url: reposURL 36 required
    events_url: eventsURL 37 required
    received_events_url: receivedEventsURL 38 required
    """, of: "User.swift: UserLinks")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var itself: URL? = nil
    var htmlURL: URL? = nil
    var followersURL: URL? = nil
    var followingURL: String? = nil
    var gistsURL: String? = nil
    var starredURL: String? = nil
    var subscriptionsURL: URL? = nil
    var organizationsURL: URL? = nil
    var reposURL: URL? = nil
    var eventsURL: String? = nil
    var receivedEventsURL: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.itself = try URL.read(&reader)
      case 1: partial.htmlURL = try URL.read(&reader)
      case 2: partial.followersURL = try URL.read(&reader)
      case 3: partial.followingURL = try String.read(&reader)
      case 4: partial.gistsURL = try String.read(&reader)
      case 5: partial.starredURL = try String.read(&reader)
      case 6: partial.subscriptionsURL = try URL.read(&reader)
      case 7: partial.organizationsURL = try URL.read(&reader)
      case 8: partial.reposURL = try URL.read(&reader)
      case 9: partial.eventsURL = try String.read(&reader)
      case 10: partial.receivedEventsURL = try URL.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.itself = partial.itself.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.followersURL = partial.followersURL.moved()
    self.followingURL = partial.followingURL.moved()
    self.gistsURL = partial.gistsURL.moved()
    self.starredURL = partial.starredURL.moved()
    self.subscriptionsURL = partial.subscriptionsURL.moved()
    self.organizationsURL = partial.organizationsURL.moved()
    self.reposURL = partial.reposURL.moved()
    self.eventsURL = partial.eventsURL.moved()
    self.receivedEventsURL = partial.receivedEventsURL.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.itself)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"followers_url\":", self.followersURL)
    writer.member(",\"following_url\":", self.followingURL)
    writer.member(",\"gists_url\":", self.gistsURL)
    writer.member(",\"starred_url\":", self.starredURL)
    writer.member(",\"subscriptions_url\":", self.subscriptionsURL)
    writer.member(",\"organizations_url\":", self.organizationsURL)
    writer.member(",\"repos_url\":", self.reposURL)
    writer.member(",\"events_url\":", self.eventsURL)
    writer.member(",\"received_events_url\":", self.receivedEventsURL)
  }
}

extension AccountKind: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard try reader.peekKind() == .string else {
      return .other(try String.read(&reader))
    }
    switch try reader.readToken() {
    case "User": return .user
    case "Organization": return .organization
    case "Bot": return .bot
    default:
      reader.rewind(to: start)
      return .other(try String.read(&reader))
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .user: writer.raw("\"User\"")
    case .organization: writer.raw("\"Organization\"")
    case .bot: writer.raw("\"Bot\"")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension Organization: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 54 required
    node_id: nodeID 55 required
    login: 56 required
    description: 57
    url: 58 required
    avatar_url: avatarURL 59 required
    """, of: "User.swift: Organization")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var login: String? = nil
    var description: String? = nil
    var url: URL? = nil
    var avatarURL: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.login = try String.read(&reader)
      case 3: partial.description = try String?.read(&reader)
      case 4: partial.url = try URL.read(&reader)
      case 5: partial.avatarURL = try URL.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.login = partial.login.moved()
    self.description = partial.description.take()
    self.url = partial.url.moved()
    self.avatarURL = partial.avatarURL.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"login\":", self.login)
    writer.optional(",\"description\":", self.description)
    writer.member(",\"url\":", self.url)
    writer.member(",\"avatar_url\":", self.avatarURL)
  }
}
