// Generated from Repository.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Repository: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    node_id: nodeID 8 required
    name: 9 required
    full_name: fullName 10 required
    owner: 11 required
    private: isPrivate 13 required
    fork: isFork 15 required
    archived: isArchived 17 default
    visibility: 18
    description: 19
    url: 20 required
    html_url: htmlURL 21 required
    clone_url: cloneURL 22 required
    homepage: 25
    language: 26
    topics: 28 default
    license
    default_branch: defaultBranch 31 required
    stargazers_count: stars 33 default
    watchers_count: stars 33 default alternative
    watchers: stars 33 default alternative
    forks_count: forks 35 default
    forks: 35 default alternative
    open_issues_count: openIssues 37 default
    open_issues: openIssues 37 default alternative
    created_at: createdAt 40 required
    pushed_at: pushedAt 42
    updated_at: updatedAt 43 required
    """, of: "Repository.swift: Repository", objects: [mappedKeys_license])

  private static let mappedKeys_license = Isomer.KeySet(
    """
    spdx_id: license 30
    """, of: "Repository.swift: Repository", below: "license")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_stars)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_forks)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_openIssues)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var name: String? = nil
    var fullName: String? = nil
    var owner: User? = nil
    var isPrivate: Bool? = nil
    var isFork: Bool? = nil
    var isArchived: Bool? = nil
    var visibility: Visibility? = nil
    var description: String? = nil
    var url: URL? = nil
    var htmlURL: URL? = nil
    var cloneURL: URL? = nil
    var homepage: URL? = nil
    var language: String? = nil
    var topics: [String]? = nil
    var license: String? = nil
    var defaultBranch: String? = nil
    var stars: Int? = nil
    var mappedAlternative_stars = Isomer.Alternative()
    var forks: Int? = nil
    var mappedAlternative_forks = Isomer.Alternative()
    var openIssues: Int? = nil
    var mappedAlternative_openIssues = Isomer.Alternative()
    var createdAt: Date? = nil
    var pushedAt: Date? = nil
    var updatedAt: Date? = nil
    var others: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.name = try String.read(&reader)
      case 3: partial.fullName = try String.read(&reader)
      case 4: partial.owner = try User.read(&reader)
      case 5: partial.isPrivate = try Bool.read(&reader)
      case 6: partial.isFork = try Bool.read(&reader)
      case 7: partial.isArchived = try Bool?.read(&reader)
      case 8: partial.visibility = try Visibility?.read(&reader)
      case 9: partial.description = try String?.read(&reader)
      case 10: partial.url = try URL.read(&reader)
      case 11: partial.htmlURL = try URL.read(&reader)
      case 12: partial.cloneURL = try URL.read(&reader)
      case 13:
        partial.homepage = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try URL?.read(&reader)
        } ?? nil
      case 14: partial.language = try String?.read(&reader)
      case 15: partial.topics = try reader.elements(.lossy, of: [String]?.self)
      case 16:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_license) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.license = try String?.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      case 17: partial.defaultBranch = try String.read(&reader)
      case 18:
        try reader.alternative(0, &partial.mappedAlternative_stars, &partial.stars) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 19:
        try reader.alternative(1, &partial.mappedAlternative_stars, &partial.stars) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 20:
        try reader.alternative(2, &partial.mappedAlternative_stars, &partial.stars) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 21:
        try reader.alternative(0, &partial.mappedAlternative_forks, &partial.forks) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 22:
        try reader.alternative(1, &partial.mappedAlternative_forks, &partial.forks) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 23:
        try reader.alternative(0, &partial.mappedAlternative_openIssues, &partial.openIssues) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 24:
        try reader.alternative(1, &partial.mappedAlternative_openIssues, &partial.openIssues) {
          reader throws(Isomer.ReadingFailure) in
          return try Int?.read(&reader)
        }
      case 25: partial.createdAt = try reader.coerced(Date.self)
      case 26: partial.pushedAt = try reader.coerced(Date?.self)
      case 27: partial.updatedAt = try Date.read(&reader)
      default: try reader.keep(in: &partial.others)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.name = partial.name.moved()
    self.fullName = partial.fullName.moved()
    self.owner = partial.owner.moved()
    self.isPrivate = partial.isPrivate.moved()
    self.isFork = partial.isFork.moved()
    if let read = partial.isArchived.take() { self.isArchived = read }
    self.visibility = partial.visibility.take()
    self.description = partial.description.take()
    self.url = partial.url.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.cloneURL = partial.cloneURL.moved()
    self.homepage = partial.homepage.take()
    self.language = partial.language.take()
    if let read = partial.topics.take() { self.topics = read }
    self.license = partial.license.take()
    self.defaultBranch = partial.defaultBranch.moved()
    if let read = partial.stars.take() { self.stars = read }
    if let read = partial.forks.take() { self.forks = read }
    if let read = partial.openIssues.take() { self.openIssues = read }
    self.createdAt = partial.createdAt.moved()
    self.pushedAt = partial.pushedAt.take()
    self.updatedAt = partial.updatedAt.moved()
    if let read = partial.others.take() { self.others = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"name\":", self.name)
    writer.member(",\"full_name\":", self.fullName)
    writer.member(",\"owner\":", self.owner)
    writer.member(",\"private\":", self.isPrivate)
    writer.member(",\"fork\":", self.isFork)
    writer.member(",\"archived\":", self.isArchived)
    writer.optional(",\"visibility\":", self.visibility)
    writer.optional(",\"description\":", self.description)
    writer.member(",\"url\":", self.url)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"clone_url\":", self.cloneURL)
    writer.optional(",\"homepage\":", self.homepage)
    writer.optional(",\"language\":", self.language)
    writer.member(",\"topics\":", self.topics)
    do {
      let container = writer.beginContainer(",\"license\":")
      writer.optional(",\"spdx_id\":", self.license)
      writer.endContainer(container)
    }
    writer.member(",\"default_branch\":", self.defaultBranch)
    writer.member(",\"stargazers_count\":", self.stars)
    writer.member(",\"forks_count\":", self.forks)
    writer.member(",\"open_issues_count\":", self.openIssues)
    writer.member(",\"created_at\":", self.createdAt)
    writer.optional(",\"pushed_at\":", self.pushedAt)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.rest(self.others, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id
      nodeID: node_id
      name
      fullName: full_name
      owner
      isPrivate: private
      isFork: fork
      isArchived: archived
      visibility
      description
      url
      htmlURL: html_url
      cloneURL: clone_url
      homepage
      language
      topics
      license: license.spdx_id
      defaultBranch: default_branch
      stars: stargazers_count
      forks: forks_count
      openIssues: open_issues_count
      createdAt: created_at
      pushedAt: pushed_at
      updatedAt: updated_at
      """)
    paths.rest("others")
    return paths
  }
}

extension Visibility: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "public": return .`public`
    case "private": return .`private`
    case "internal": return .`internal`
    default: throw reader.unknownCase("one of \"public\", \"private\", \"internal\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .`public`: writer.raw("\"public\"")
    case .`private`: writer.raw("\"private\"")
    case .`internal`: writer.raw("\"internal\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
