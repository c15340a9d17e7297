// Generated from Issue.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Issue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    node_id: nodeID 8 required
    number: 9 required
    title: 10 required
    state: 12 default
    user: author 14 required
    labels: 16 default
    assignee: 17
    assignees: 18 default
    milestone: 19
    comments: commentCount 21 default
    created_at: createdAt 22 required
    updated_at: updatedAt 23 required
    closed_at: closedAt 24
    author_association: authorAssociation 25 required
    locked: isLocked 27 default
    active_lock_reason: lockReason 29
    draft: isDraft 31
    body: 33
    reactions: 34
    pull_request
    """, of: "Issue.swift: Issue", objects: [mappedKeys_pull_request])

  private static let mappedKeys_pull_request = Isomer.KeySet(
    """
    html_url: pullRequestURL 36
    diff_url: diffURL 38
    """, of: "Issue.swift: Issue", below: "pull_request")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [IssueLinks.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.links = try IssueLinks.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var number: Int? = nil
    var title: String? = nil
    var state: IssueState? = nil
    var author: User? = nil
    var labels: [Label]? = nil
    var assignee: User? = nil
    var assignees: [User]? = nil
    var milestone: Milestone? = nil
    var commentCount: Int? = nil
    var createdAt: Date? = nil
    var updatedAt: Date? = nil
    var closedAt: Date? = nil
    var authorAssociation: AuthorAssociation? = nil
    var isLocked: Bool? = nil
    var lockReason: LockReason? = nil
    var isDraft: Bool? = nil
    var body: String? = nil
    var reactions: Reactions? = nil
    var pullRequestURL: URL? = nil
    var diffURL: URL? = nil
    var links: IssueLinks? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.number = try Int.read(&reader)
      case 3: partial.title = try String.read(&reader)
      case 4: partial.state = try IssueState?.read(&reader)
      case 5: partial.author = try User.read(&reader)
      case 6: partial.labels = try [Label]?.read(&reader)
      case 7: partial.assignee = try User?.read(&reader)
      case 8: partial.assignees = try [User]?.read(&reader)
      case 9: partial.milestone = try Milestone?.read(&reader)
      case 10: partial.commentCount = try Int?.read(&reader)
      case 11: partial.createdAt = try Date.read(&reader)
      case 12: partial.updatedAt = try Date.read(&reader)
      case 13: partial.closedAt = try Date?.read(&reader)
      case 14: partial.authorAssociation = try AuthorAssociation.read(&reader)
      case 15: partial.isLocked = try Bool?.read(&reader)
      case 16: partial.lockReason = try LockReason?.read(&reader)
      case 17: partial.isDraft = try Bool?.read(&reader)
      case 18: partial.body = try String?.read(&reader)
      case 19: partial.reactions = try Reactions?.read(&reader)
      case 20: try partial.fillObject(mappedKeys_pull_request, first: 21, from: &reader)
      case 21: partial.pullRequestURL = try URL?.read(&reader)
      case 22: partial.diffURL = try URL?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.number = partial.number.moved()
    self.title = partial.title.moved()
    #sourceLocation(file: "Fixtures/Packages/GitHub//Sources/github-issues/Models/Issue.swift", line: 10)
    self.state = partial
     .state.take() ?? .open
    #sourceLocation()
    self.author = partial.author.moved()
    if let read = partial.labels.take() { self.labels = read }
    self.assignee = partial.assignee.take()
    if let read = partial.assignees.take() { self.assignees = read }
    self.milestone = partial.milestone.take()
    if let read = partial.commentCount.take() { self.commentCount = read }
    self.createdAt = partial.createdAt.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.closedAt = partial.closedAt.take()
    self.authorAssociation = partial.authorAssociation.moved()
    if let read = partial.isLocked.take() { self.isLocked = read }
    self.lockReason = partial.lockReason.take()
    self.isDraft = partial.isDraft.take()
    self.body = partial.body.take()
    self.reactions = partial.reactions.take()
    self.pullRequestURL = partial.pullRequestURL.take()
    self.diffURL = partial.diffURL.take()
    self.links = partial.links.moved()
  }

  func write(to writer: inout Isomer.JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.mergeContainers(from: start)
    writer.endObject(start)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
    writer.member(",\"state\":", self.state)
    writer.member(",\"user\":", self.author)
    writer.member(",\"labels\":", self.labels)
    writer.optional(",\"assignee\":", self.assignee)
    writer.member(",\"assignees\":", self.assignees)
    writer.optional(",\"milestone\":", self.milestone)
    writer.member(",\"comments\":", self.commentCount)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.optional(",\"closed_at\":", self.closedAt)
    writer.member(",\"author_association\":", self.authorAssociation)
    writer.member(",\"locked\":", self.isLocked)
    writer.optional(",\"active_lock_reason\":", self.lockReason)
    writer.optional(",\"draft\":", self.isDraft)
    writer.optional(",\"body\":", self.body, null: .write)
    writer.optional(",\"reactions\":", self.reactions)
    do {
      let container = writer.beginContainer(",\"pull_request\":")
      writer.optional(",\"html_url\":", self.pullRequestURL)
      writer.optional(",\"diff_url\":", self.diffURL)
      writer.endContainer(container)
    }
    self.links.writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      id
      nodeID: node_id
      number
      title
      state
      author: user
      labels
      assignee
      assignees
      milestone
      commentCount: comments
      createdAt: created_at
      updatedAt: updated_at
      closedAt: closed_at
      authorAssociation: author_association
      isLocked: locked
      lockReason: active_lock_reason
      isDraft: draft
      body
      reactions
      pullRequestURL: pull_request.html_url
      diffURL: pull_request.diff_url
      """)
    paths.flatten("links", self.links.mappedPaths(options))
    return paths
  }
}

extension IssueLinks: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: itself 51 required
    html_url: htmlURL 52 required
    repository_url: repositoryURL 53 required
    comments_url: commentsURL 54 required
    events_url: eventsURL 55 required
    labels_url: labelsURL 57 required
    """, of: "Issue.swift: IssueLinks")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var itself: URL? = nil
    var htmlURL: URL? = nil
    var repositoryURL: URL? = nil
    var commentsURL: URL? = nil
    var eventsURL: URL? = nil
    var labelsURL: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.itself = try URL.read(&reader)
      case 1: partial.htmlURL = try URL.read(&reader)
      case 2: partial.repositoryURL = try URL.read(&reader)
      case 3: partial.commentsURL = try URL.read(&reader)
      case 4: partial.eventsURL = try URL.read(&reader)
      case 5: partial.labelsURL = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.itself = partial.itself.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.repositoryURL = partial.repositoryURL.moved()
    self.commentsURL = partial.commentsURL.moved()
    self.eventsURL = partial.eventsURL.moved()
    self.labelsURL = partial.labelsURL.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.itself)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"repository_url\":", self.repositoryURL)
    writer.member(",\"comments_url\":", self.commentsURL)
    writer.member(",\"events_url\":", self.eventsURL)
    writer.member(",\"labels_url\":", self.labelsURL)
  }
}

extension IssueState: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard try reader.peekKind() == .string else {
      return .other(try String.read(&reader))
    }
    switch try reader.readToken() {
    case "open": return .open
    case "closed": return .closed
    default:
      reader.rewind(to: start)
      return .other(try String.read(&reader))
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .open: writer.raw("\"open\"")
    case .closed: writer.raw("\"closed\"")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension LockReason: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "off-topic", "off topic": return .offTopic
    case "too heated": return .tooHeated
    case "resolved": return .resolved
    case "spam": return .spam
    default:
      throw reader.unknownCase("one of \"off-topic\", \"off topic\", \"too heated\", \"resolved\", \"spam\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .offTopic: writer.raw("\"off-topic\"")
    case .tooHeated: writer.raw("\"too heated\"")
    case .resolved: writer.raw("\"resolved\"")
    case .spam: writer.raw("\"spam\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension AuthorAssociation: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard try reader.peekKind() == .string else {
      return .other(try String.read(&reader))
    }
    switch try reader.readToken() {
    case "OWNER": return .owner
    case "MEMBER": return .member
    case "COLLABORATOR": return .collaborator
    case "CONTRIBUTOR": return .contributor
    case "FIRST_TIMER": return .firstTimer
    case "FIRST_TIME_CONTRIBUTOR": return .firstTimeContributor
    case "MANNEQUIN": return .mannequin
    case "NONE": return .none
    default:
      reader.rewind(to: start)
      return .other(try String.read(&reader))
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .owner: writer.raw("\"OWNER\"")
    case .member: writer.raw("\"MEMBER\"")
    case .collaborator: writer.raw("\"COLLABORATOR\"")
    case .contributor: writer.raw("\"CONTRIBUTOR\"")
    case .firstTimer: writer.raw("\"FIRST_TIMER\"")
    case .firstTimeContributor: writer.raw("\"FIRST_TIME_CONTRIBUTOR\"")
    case .mannequin: writer.raw("\"MANNEQUIN\"")
    case .none: writer.raw("\"NONE\"")
    case .other(let value): value.write(to: &writer)
    }
  }
}
