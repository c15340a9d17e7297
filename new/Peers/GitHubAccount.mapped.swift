// Generated from GitHubAccount.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension GitHubUser: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    login: 6 required
    id: 7 required
    node_id: nodeID 8 required
    avatar_url: avatarURL 9 required
    gravatar_id: gravatarID 10 required
    url: 11 required
    html_url: htmlURL 12 required
    followers_url: followersURL 13 required
    following_url: followingURL 14 required
    gists_url: gistsURL 15 required
    starred_url: starredURL 16 required
    subscriptions_url: subscriptionsURL 17 required
    organizations_url: organizationsURL 18 required
    repos_url: reposURL 19 required
    events_url: eventsURL 20 required
    received_events_url: receivedEventsURL 21 required
    type: 22 required
    site_admin: siteAdmin 23 required
    name: 24
    email: 25
    """, of: "GitHubAccount.swift: GitHubUser")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var login: String? = nil
    var id: Int? = nil
    var nodeID: String? = nil
    var avatarURL: String? = nil
    var gravatarID: String? = nil
    var url: String? = nil
    var htmlURL: String? = nil
    var followersURL: String? = nil
    var followingURL: String? = nil
    var gistsURL: String? = nil
    var starredURL: String? = nil
    var subscriptionsURL: String? = nil
    var organizationsURL: String? = nil
    var reposURL: String? = nil
    var eventsURL: String? = nil
    var receivedEventsURL: String? = nil
    var type: AccountKind? = nil
    var siteAdmin: Bool? = nil
    var name: String? = nil
    var email: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.login = try String.read(&reader)
      case 1: partial.id = try Int.read(&reader)
      case 2: partial.nodeID = try String.read(&reader)
      case 3: partial.avatarURL = try String.read(&reader)
      case 4: partial.gravatarID = try String.read(&reader)
      case 5: partial.url = try String.read(&reader)
      case 6: partial.htmlURL = try String.read(&reader)
      case 7: partial.followersURL = try String.read(&reader)
      case 8: partial.followingURL = try String.read(&reader)
      case 9: partial.gistsURL = try String.read(&reader)
      case 10: partial.starredURL = try String.read(&reader)
      case 11: partial.subscriptionsURL = try String.read(&reader)
      case 12: partial.organizationsURL = try String.read(&reader)
      case 13: partial.reposURL = try String.read(&reader)
      case 14: partial.eventsURL = try String.read(&reader)
      case 15: partial.receivedEventsURL = try String.read(&reader)
      case 16: partial.type = try AccountKind.read(&reader)
      case 17: partial.siteAdmin = try Bool.read(&reader)
      case 18: partial.name = try String?.read(&reader)
      case 19: partial.email = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.login = partial.login.moved()
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.avatarURL = partial.avatarURL.moved()
    self.gravatarID = partial.gravatarID.moved()
    self.url = partial.url.moved()
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
    self.type = partial.type.moved()
    self.siteAdmin = partial.siteAdmin.moved()
    self.name = partial.name.take()
    self.email = partial.email.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"login\":", self.login)
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"avatar_url\":", self.avatarURL)
    writer.member(",\"gravatar_id\":", self.gravatarID)
    writer.member(",\"url\":", self.url)
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
    writer.member(",\"type\":", self.type)
    writer.member(",\"site_admin\":", self.siteAdmin)
    writer.optional(",\"name\":", self.name)
    writer.optional(",\"email\":", self.email)
  }
}

extension GitHubUser: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_GitHubUser.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_GitHubUser.write(self, to: &writer)
  }

  enum MappedArchive_GitHubUser {
    static let shape = IsomerArchive.ArchiveShape(
      "GitHubUser",
      """
      login
      id
      nodeID
      avatarURL
      gravatarID
      url
      htmlURL
      followersURL
      followingURL
      gistsURL
      starredURL
      subscriptionsURL
      organizationsURL
      reposURL
      eventsURL
      receivedEventsURL
      type
      siteAdmin
      name
      email
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> GitHubUser {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.login = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.nodeID = try String.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.avatarURL = try String.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.gravatarID = try String.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.url = try String.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.htmlURL = try String.unarchive(&reader) }
      if try reader.field(7, of: object) { partial.followersURL = try String.unarchive(&reader) }
      if try reader.field(8, of: object) { partial.followingURL = try String.unarchive(&reader) }
      if try reader.field(9, of: object) { partial.gistsURL = try String.unarchive(&reader) }
      if try reader.field(10, of: object) { partial.starredURL = try String.unarchive(&reader) }
      if try reader.field(11, of: object) { partial.subscriptionsURL = try String.unarchive(&reader) }
      if try reader.field(12, of: object) { partial.organizationsURL = try String.unarchive(&reader) }
      if try reader.field(13, of: object) { partial.reposURL = try String.unarchive(&reader) }
      if try reader.field(14, of: object) { partial.eventsURL = try String.unarchive(&reader) }
      if try reader.field(15, of: object) { partial.receivedEventsURL = try String.unarchive(&reader) }
      if try reader.field(16, of: object) { partial.type = try AccountKind.unarchive(&reader) }
      if try reader.field(17, of: object) { partial.siteAdmin = try Bool.unarchive(&reader) }
      if try reader.field(18, of: object) { partial.name = try String?.unarchive(&reader) }
      if try reader.field(19, of: object) { partial.email = try String?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.siteAdmin { missing = "siteAdmin" }
      if case nil = partial.type { missing = "type" }
      if case nil = partial.receivedEventsURL { missing = "receivedEventsURL" }
      if case nil = partial.eventsURL { missing = "eventsURL" }
      if case nil = partial.reposURL { missing = "reposURL" }
      if case nil = partial.organizationsURL { missing = "organizationsURL" }
      if case nil = partial.subscriptionsURL { missing = "subscriptionsURL" }
      if case nil = partial.starredURL { missing = "starredURL" }
      if case nil = partial.gistsURL { missing = "gistsURL" }
      if case nil = partial.followingURL { missing = "followingURL" }
      if case nil = partial.followersURL { missing = "followersURL" }
      if case nil = partial.htmlURL { missing = "htmlURL" }
      if case nil = partial.url { missing = "url" }
      if case nil = partial.gravatarID { missing = "gravatarID" }
      if case nil = partial.avatarURL { missing = "avatarURL" }
      if case nil = partial.nodeID { missing = "nodeID" }
      if case nil = partial.id { missing = "id" }
      if case nil = partial.login { missing = "login" }
      if let missing { throw reader.missing(missing, in: object) }
      return GitHubUser(mapped: &partial)
    }

    private typealias MappedPartial = GitHubUser.MappedPartial

    static func write(_ value: GitHubUser, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.login.archive(to: &writer)
      value.id.archive(to: &writer)
      value.nodeID.archive(to: &writer)
      value.avatarURL.archive(to: &writer)
      value.gravatarID.archive(to: &writer)
      value.url.archive(to: &writer)
      value.htmlURL.archive(to: &writer)
      value.followersURL.archive(to: &writer)
      value.followingURL.archive(to: &writer)
      value.gistsURL.archive(to: &writer)
      value.starredURL.archive(to: &writer)
      value.subscriptionsURL.archive(to: &writer)
      value.organizationsURL.archive(to: &writer)
      value.reposURL.archive(to: &writer)
      value.eventsURL.archive(to: &writer)
      value.receivedEventsURL.archive(to: &writer)
      value.type.archive(to: &writer)
      value.siteAdmin.archive(to: &writer)
      value.name.archive(to: &writer)
      value.email.archive(to: &writer)
      writer.end()
    }
  }
}

extension AccountKind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "Bot": return .bot
    case "Mannequin": return .mannequin
    case "Organization": return .organization
    case "User": return .user
    default: throw reader.unknownCase("one of \"Bot\", \"Mannequin\", \"Organization\", \"User\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .bot: writer.raw("\"Bot\"")
    case .mannequin: writer.raw("\"Mannequin\"")
    case .organization: writer.raw("\"Organization\"")
    case .user: writer.raw("\"User\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension AccountKind: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "bot": return .bot
    case "mannequin": return .mannequin
    case "organization": return .organization
    case "user": return .user
    default: throw reader.unknownCase("one of \"bot\", \"mannequin\", \"organization\", \"user\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .bot: writer.write(name: "bot")
    case .mannequin: writer.write(name: "mannequin")
    case .organization: writer.write(name: "organization")
    case .user: writer.write(name: "user")
    }
  }
}

extension GitHubOrganization: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    login: 58 required
    id: 59 required
    node_id: nodeID 60 required
    url: 61 required
    repos_url: reposURL 62 required
    events_url: eventsURL 63 required
    hooks_url: hooksURL 64 required
    issues_url: issuesURL 65 required
    members_url: membersURL 66 required
    public_members_url: publicMembersURL 67 required
    avatar_url: avatarURL 68 required
    description: 69
    """, of: "GitHubAccount.swift: GitHubOrganization")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var login: String? = nil
    var id: Int? = nil
    var nodeID: String? = nil
    var url: URL? = nil
    var reposURL: URL? = nil
    var eventsURL: URL? = nil
    var hooksURL: URL? = nil
    var issuesURL: URL? = nil
    var membersURL: String? = nil
    var publicMembersURL: String? = nil
    var avatarURL: URL? = nil
    var description: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.login = try String.read(&reader)
      case 1: partial.id = try Int.read(&reader)
      case 2: partial.nodeID = try String.read(&reader)
      case 3: partial.url = try URL.read(&reader)
      case 4: partial.reposURL = try URL.read(&reader)
      case 5: partial.eventsURL = try URL.read(&reader)
      case 6: partial.hooksURL = try URL.read(&reader)
      case 7: partial.issuesURL = try URL.read(&reader)
      case 8: partial.membersURL = try String.read(&reader)
      case 9: partial.publicMembersURL = try String.read(&reader)
      case 10: partial.avatarURL = try URL.read(&reader)
      case 11: partial.description = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.login = partial.login.moved()
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.url = partial.url.moved()
    self.reposURL = partial.reposURL.moved()
    self.eventsURL = partial.eventsURL.moved()
    self.hooksURL = partial.hooksURL.moved()
    self.issuesURL = partial.issuesURL.moved()
    self.membersURL = partial.membersURL.moved()
    self.publicMembersURL = partial.publicMembersURL.moved()
    self.avatarURL = partial.avatarURL.moved()
    self.description = partial.description.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"login\":", self.login)
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"url\":", self.url)
    writer.member(",\"repos_url\":", self.reposURL)
    writer.member(",\"events_url\":", self.eventsURL)
    writer.member(",\"hooks_url\":", self.hooksURL)
    writer.member(",\"issues_url\":", self.issuesURL)
    writer.member(",\"members_url\":", self.membersURL)
    writer.member(",\"public_members_url\":", self.publicMembersURL)
    writer.member(",\"avatar_url\":", self.avatarURL)
    writer.optional(",\"description\":", self.description)
  }
}

extension GitHubInstallation: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 87 required
    node_id: nodeID 88 required
    """, of: "GitHubAccount.swift: GitHubInstallation")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
  }
}

extension GitHubApp: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 99 required
    slug: 100
    node_id: nodeID 101 required
    name: 102 required
    """, of: "GitHubAccount.swift: GitHubApp")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var slug: String? = nil
    var nodeID: String? = nil
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.slug = try String?.read(&reader)
      case 2: partial.nodeID = try String.read(&reader)
      case 3: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.slug = partial.slug.take()
    self.nodeID = partial.nodeID.moved()
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.optional(",\"slug\":", self.slug)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"name\":", self.name)
  }
}

extension GitHubApp: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_GitHubApp.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_GitHubApp.write(self, to: &writer)
  }

  enum MappedArchive_GitHubApp {
    static let shape = IsomerArchive.ArchiveShape(
      "GitHubApp",
      """
      id
      slug
      nodeID
      name
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> GitHubApp {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.slug = try String?.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.nodeID = try String.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.name = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.name { missing = "name" }
      if case nil = partial.nodeID { missing = "nodeID" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return GitHubApp(mapped: &partial)
    }

    private typealias MappedPartial = GitHubApp.MappedPartial

    static func write(_ value: GitHubApp, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.slug.archive(to: &writer)
      value.nodeID.archive(to: &writer)
      value.name.archive(to: &writer)
      writer.end()
    }
  }
}

extension GitHubTeam: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 113 required
    node_id: nodeID 114 required
    name: 115 required
    slug: 116 required
    description: 117
    url: 118 required
    """, of: "GitHubAccount.swift: GitHubTeam")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var name: String? = nil
    var slug: String? = nil
    var description: String? = nil
    var url: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.name = try String.read(&reader)
      case 3: partial.slug = try String.read(&reader)
      case 4: partial.description = try String?.read(&reader)
      case 5: partial.url = try URL.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.name = partial.name.moved()
    self.slug = partial.slug.moved()
    self.description = partial.description.take()
    self.url = partial.url.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"name\":", self.name)
    writer.member(",\"slug\":", self.slug)
    writer.optional(",\"description\":", self.description)
    writer.member(",\"url\":", self.url)
  }
}
