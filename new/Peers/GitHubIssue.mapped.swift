// Generated from GitHubIssue.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

extension GitHubIssue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 6 required
    repository_url: repositoryURL 7 required
    labels_url: labelsURL 8 required
    comments_url: commentsURL 9 required
    events_url: eventsURL 10 required
    html_url: htmlURL 11 required
    id: 12 required
    node_id: nodeID 13 required
    number: 14 required
    title: 15 required
    user: 16 required
    labels: 17
    state: 18
    locked: 19
    assignee: 20
    assignees: 21 required
    milestone: 22
    comments: 23 required
    created_at: createdAt 24 required
    updated_at: updatedAt 25 required
    closed_at: closedAt 26
    author_association: authorAssociation 27 required
    active_lock_reason: activeLockReason 28
    body: 29
    reactions: 30 required
    performed_via_github_app: performedViaGithubApp 31
    draft: 32 required
    timeline_url: timelineURL 33
    pull_request: pullRequest 34
    """, of: "GitHubIssue.swift: GitHubIssue")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var repositoryURL: String? = nil
    var labelsURL: String? = nil
    var commentsURL: String? = nil
    var eventsURL: String? = nil
    var htmlURL: String? = nil
    var id: Int? = nil
    var nodeID: String? = nil
    var number: Int? = nil
    var title: String? = nil
    var user: GitHubUser? = nil
    var labels: [GitHubLabel]? = nil
    var state: GitHubState? = nil
    var locked: Bool? = nil
    var assignee: GitHubUser? = nil
    var assignees: [GitHubUser]? = nil
    var milestone: GitHubMilestone? = nil
    var comments: Int? = nil
    var createdAt: Date? = nil
    var updatedAt: Date? = nil
    var closedAt: Date? = nil
    var authorAssociation: AuthorAssociation? = nil
    var activeLockReason: String? = nil
    var body: String? = nil
    var reactions: GitHubReactions? = nil
    var performedViaGithubApp: GitHubApp? = nil
    var draft: Bool? = nil
    var timelineURL: String? = nil
    var pullRequest: PullRequestLinks? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.repositoryURL = try String.read(&reader)
      case 2: partial.labelsURL = try String.read(&reader)
      case 3: partial.commentsURL = try String.read(&reader)
      case 4: partial.eventsURL = try String.read(&reader)
      case 5: partial.htmlURL = try String.read(&reader)
      case 6: partial.id = try Int.read(&reader)
      case 7: partial.nodeID = try String.read(&reader)
      case 8: partial.number = try Int.read(&reader)
      case 9: partial.title = try String.read(&reader)
      case 10: partial.user = try GitHubUser.read(&reader)
      case 11: partial.labels = try [GitHubLabel]?.read(&reader)
      case 12: partial.state = try GitHubState?.read(&reader)
      case 13: partial.locked = try Bool?.read(&reader)
      case 14: partial.assignee = try GitHubUser?.read(&reader)
      case 15: partial.assignees = try [GitHubUser].read(&reader)
      case 16: partial.milestone = try GitHubMilestone?.read(&reader)
      case 17: partial.comments = try Int.read(&reader)
      case 18: partial.createdAt = try Date.read(&reader)
      case 19: partial.updatedAt = try Date.read(&reader)
      case 20: partial.closedAt = try Date?.read(&reader)
      case 21: partial.authorAssociation = try AuthorAssociation.read(&reader)
      case 22: partial.activeLockReason = try String?.read(&reader)
      case 23: partial.body = try String?.read(&reader)
      case 24: partial.reactions = try GitHubReactions.read(&reader)
      case 25: partial.performedViaGithubApp = try GitHubApp?.read(&reader)
      case 26: partial.draft = try Bool.read(&reader)
      case 27: partial.timelineURL = try String?.read(&reader)
      case 28: partial.pullRequest = try PullRequestLinks?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.repositoryURL = partial.repositoryURL.moved()
    self.labelsURL = partial.labelsURL.moved()
    self.commentsURL = partial.commentsURL.moved()
    self.eventsURL = partial.eventsURL.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.number = partial.number.moved()
    self.title = partial.title.moved()
    self.user = partial.user.moved()
    self.labels = partial.labels.take()
    self.state = partial.state.take()
    self.locked = partial.locked.take()
    self.assignee = partial.assignee.take()
    self.assignees = partial.assignees.moved()
    self.milestone = partial.milestone.take()
    self.comments = partial.comments.moved()
    self.createdAt = partial.createdAt.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.closedAt = partial.closedAt.take()
    self.authorAssociation = partial.authorAssociation.moved()
    self.activeLockReason = partial.activeLockReason.take()
    self.body = partial.body.take()
    self.reactions = partial.reactions.moved()
    self.performedViaGithubApp = partial.performedViaGithubApp.take()
    self.draft = partial.draft.moved()
    self.timelineURL = partial.timelineURL.take()
    self.pullRequest = partial.pullRequest.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"repository_url\":", self.repositoryURL)
    writer.member(",\"labels_url\":", self.labelsURL)
    writer.member(",\"comments_url\":", self.commentsURL)
    writer.member(",\"events_url\":", self.eventsURL)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
    writer.member(",\"user\":", self.user)
    writer.optional(",\"labels\":", self.labels)
    writer.optional(",\"state\":", self.state)
    writer.optional(",\"locked\":", self.locked)
    writer.optional(",\"assignee\":", self.assignee)
    writer.member(",\"assignees\":", self.assignees)
    writer.optional(",\"milestone\":", self.milestone)
    writer.member(",\"comments\":", self.comments)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.optional(",\"closed_at\":", self.closedAt)
    writer.member(",\"author_association\":", self.authorAssociation)
    writer.optional(",\"active_lock_reason\":", self.activeLockReason)
    writer.optional(",\"body\":", self.body)
    writer.member(",\"reactions\":", self.reactions)
    writer.optional(",\"performed_via_github_app\":", self.performedViaGithubApp)
    writer.member(",\"draft\":", self.draft)
    writer.optional(",\"timeline_url\":", self.timelineURL)
    writer.optional(",\"pull_request\":", self.pullRequest)
  }
}

extension GitHubIssue: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_GitHubIssue.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_GitHubIssue.write(self, to: &writer)
  }

  enum MappedArchive_GitHubIssue {
    static let shape = IsomerArchive.ArchiveShape(
      "GitHubIssue", version: 1,
      """
      url
      repositoryURL
      labelsURL
      commentsURL
      eventsURL
      htmlURL
      id
      nodeID
      number
      title
      user
      labels
      state
      locked
      assignee
      assignees
      milestone
      comments
      createdAt
      updatedAt
      closedAt
      authorAssociation
      activeLockReason
      body
      reactions
      performedViaGithubApp
      draft
      timelineURL
      pullRequest
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> GitHubIssue {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.url = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.repositoryURL = try String.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.labelsURL = try String.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.commentsURL = try String.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.eventsURL = try String.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.htmlURL = try String.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(7, of: object) { partial.nodeID = try String.unarchive(&reader) }
      if try reader.field(8, of: object) { partial.number = try Int.unarchive(&reader) }
      if try reader.field(9, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(10, of: object) { partial.user = try GitHubUser.unarchive(&reader) }
      if try reader.field(11, of: object) { partial.labels = try [GitHubLabel]?.unarchive(&reader) }
      if try reader.field(12, of: object) { partial.state = try GitHubState?.unarchive(&reader) }
      if try reader.field(13, of: object) { partial.locked = try Bool?.unarchive(&reader) }
      if try reader.field(14, of: object) { partial.assignee = try GitHubUser?.unarchive(&reader) }
      if try reader.field(15, of: object) { partial.assignees = try [GitHubUser].unarchive(&reader) }
      if try reader.field(16, of: object) { partial.milestone = try GitHubMilestone?.unarchive(&reader) }
      if try reader.field(17, of: object) { partial.comments = try Int.unarchive(&reader) }
      if try reader.field(18, of: object) { partial.createdAt = try Date.unarchive(&reader) }
      if try reader.field(19, of: object) { partial.updatedAt = try Date.unarchive(&reader) }
      if try reader.field(20, of: object) { partial.closedAt = try Date?.unarchive(&reader) }
      if try reader.field(21, of: object) { partial.authorAssociation = try AuthorAssociation.unarchive(&reader) }
      if try reader.field(22, of: object) { partial.activeLockReason = try String?.unarchive(&reader) }
      if try reader.field(23, of: object) { partial.body = try String?.unarchive(&reader) }
      if try reader.field(24, of: object) { partial.reactions = try GitHubReactions.unarchive(&reader) }
      if try reader.field(25, of: object) { partial.performedViaGithubApp = try GitHubApp?.unarchive(&reader) }
      if try reader.field(26, of: object) { partial.draft = try Bool.unarchive(&reader) }
      if try reader.field(27, of: object) { partial.timelineURL = try String?.unarchive(&reader) }
      if try reader.field(28, of: object) { partial.pullRequest = try PullRequestLinks?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.draft { missing = "draft" }
      if case nil = partial.reactions { missing = "reactions" }
      if case nil = partial.authorAssociation { missing = "authorAssociation" }
      if case nil = partial.updatedAt { missing = "updatedAt" }
      if case nil = partial.createdAt { missing = "createdAt" }
      if case nil = partial.comments { missing = "comments" }
      if case nil = partial.assignees { missing = "assignees" }
      if case nil = partial.user { missing = "user" }
      if case nil = partial.title { missing = "title" }
      if case nil = partial.number { missing = "number" }
      if case nil = partial.nodeID { missing = "nodeID" }
      if case nil = partial.id { missing = "id" }
      if case nil = partial.htmlURL { missing = "htmlURL" }
      if case nil = partial.eventsURL { missing = "eventsURL" }
      if case nil = partial.commentsURL { missing = "commentsURL" }
      if case nil = partial.labelsURL { missing = "labelsURL" }
      if case nil = partial.repositoryURL { missing = "repositoryURL" }
      if case nil = partial.url { missing = "url" }
      if let missing { throw reader.missing(missing, in: object) }
      return GitHubIssue(mapped: &partial)
    }

    private typealias MappedPartial = GitHubIssue.MappedPartial

    static func write(_ value: GitHubIssue, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.url.archive(to: &writer)
      value.repositoryURL.archive(to: &writer)
      value.labelsURL.archive(to: &writer)
      value.commentsURL.archive(to: &writer)
      value.eventsURL.archive(to: &writer)
      value.htmlURL.archive(to: &writer)
      value.id.archive(to: &writer)
      value.nodeID.archive(to: &writer)
      value.number.archive(to: &writer)
      value.title.archive(to: &writer)
      value.user.archive(to: &writer)
      value.labels.archive(to: &writer)
      value.state.archive(to: &writer)
      value.locked.archive(to: &writer)
      value.assignee.archive(to: &writer)
      value.assignees.archive(to: &writer)
      value.milestone.archive(to: &writer)
      value.comments.archive(to: &writer)
      value.createdAt.archive(to: &writer)
      value.updatedAt.archive(to: &writer)
      value.closedAt.archive(to: &writer)
      value.authorAssociation.archive(to: &writer)
      value.activeLockReason.archive(to: &writer)
      value.body.archive(to: &writer)
      value.reactions.archive(to: &writer)
      value.performedViaGithubApp.archive(to: &writer)
      value.draft.archive(to: &writer)
      value.timelineURL.archive(to: &writer)
      value.pullRequest.archive(to: &writer)
      writer.end()
    }
  }
}

extension GitHubLabel: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 59 required
    node_id: nodeID 60 required
    url: 61 required
    name: 62 required
    color: 63 required
    default: isDefault 64 required
    description: 65 required
    """, of: "GitHubIssue.swift: GitHubLabel")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var url: String? = nil
    var name: String? = nil
    var color: String? = nil
    var isDefault: Bool? = nil
    var description: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.url = try String.read(&reader)
      case 3: partial.name = try String.read(&reader)
      case 4: partial.color = try String.read(&reader)
      case 5: partial.isDefault = try Bool.read(&reader)
      case 6: partial.description = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.url = partial.url.moved()
    self.name = partial.name.moved()
    self.color = partial.color.moved()
    self.isDefault = partial.isDefault.moved()
    self.description = partial.description.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"url\":", self.url)
    writer.member(",\"name\":", self.name)
    writer.member(",\"color\":", self.color)
    writer.member(",\"default\":", self.isDefault)
    writer.member(",\"description\":", self.description)
  }
}

extension GitHubLabel: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_GitHubLabel.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_GitHubLabel.write(self, to: &writer)
  }

  enum MappedArchive_GitHubLabel {
    static let shape = IsomerArchive.ArchiveShape(
      "GitHubLabel",
      """
      id
      nodeID
      url
      name
      color
      isDefault
      description
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> GitHubLabel {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.nodeID = try String.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.url = try String.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.color = try String.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.isDefault = try Bool.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.description = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.description { missing = "description" }
      if case nil = partial.isDefault { missing = "isDefault" }
      if case nil = partial.color { missing = "color" }
      if case nil = partial.name { missing = "name" }
      if case nil = partial.url { missing = "url" }
      if case nil = partial.nodeID { missing = "nodeID" }
      if case nil = partial.id { missing = "id" }
      if let missing { throw reader.missing(missing, in: object) }
      return GitHubLabel(mapped: &partial)
    }

    private typealias MappedPartial = GitHubLabel.MappedPartial

    static func write(_ value: GitHubLabel, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.id.archive(to: &writer)
      value.nodeID.archive(to: &writer)
      value.url.archive(to: &writer)
      value.name.archive(to: &writer)
      value.color.archive(to: &writer)
      value.isDefault.archive(to: &writer)
      value.description.archive(to: &writer)
      writer.end()
    }
  }
}

extension GitHubMilestone: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 77 required
    html_url: htmlURL 78 required
    labels_url: labelsURL 79 required
    id: 80 required
    node_id: nodeID 81 required
    number: 82 required
    title: 83 required
    description: 84
    creator: 85 required
    open_issues: openIssues 86 required
    closed_issues: closedIssues 87 required
    state: 88 required
    created_at: createdAt 89 required
    updated_at: updatedAt 90 required
    due_on: dueOn 91
    closed_at: closedAt 92
    """, of: "GitHubIssue.swift: GitHubMilestone")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var htmlURL: String? = nil
    var labelsURL: String? = nil
    var id: Int? = nil
    var nodeID: String? = nil
    var number: Int? = nil
    var title: String? = nil
    var description: String? = nil
    var creator: GitHubUser? = nil
    var openIssues: Int? = nil
    var closedIssues: Int? = nil
    var state: GitHubState? = nil
    var createdAt: Date? = nil
    var updatedAt: Date? = nil
    var dueOn: Date? = nil
    var closedAt: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.htmlURL = try String.read(&reader)
      case 2: partial.labelsURL = try String.read(&reader)
      case 3: partial.id = try Int.read(&reader)
      case 4: partial.nodeID = try String.read(&reader)
      case 5: partial.number = try Int.read(&reader)
      case 6: partial.title = try String.read(&reader)
      case 7: partial.description = try String?.read(&reader)
      case 8: partial.creator = try GitHubUser.read(&reader)
      case 9: partial.openIssues = try Int.read(&reader)
      case 10: partial.closedIssues = try Int.read(&reader)
      case 11: partial.state = try GitHubState.read(&reader)
      case 12: partial.createdAt = try Date.read(&reader)
      case 13: partial.updatedAt = try Date.read(&reader)
      case 14: partial.dueOn = try Date?.read(&reader)
      case 15: partial.closedAt = try Date?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.labelsURL = partial.labelsURL.moved()
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.number = partial.number.moved()
    self.title = partial.title.moved()
    self.description = partial.description.take()
    self.creator = partial.creator.moved()
    self.openIssues = partial.openIssues.moved()
    self.closedIssues = partial.closedIssues.moved()
    self.state = partial.state.moved()
    self.createdAt = partial.createdAt.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.dueOn = partial.dueOn.take()
    self.closedAt = partial.closedAt.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"labels_url\":", self.labelsURL)
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
    writer.optional(",\"description\":", self.description)
    writer.member(",\"creator\":", self.creator)
    writer.member(",\"open_issues\":", self.openIssues)
    writer.member(",\"closed_issues\":", self.closedIssues)
    writer.member(",\"state\":", self.state)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.optional(",\"due_on\":", self.dueOn)
    writer.optional(",\"closed_at\":", self.closedAt)
  }
}

extension GitHubMilestone: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_GitHubMilestone.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_GitHubMilestone.write(self, to: &writer)
  }

  enum MappedArchive_GitHubMilestone {
    static let shape = IsomerArchive.ArchiveShape(
      "GitHubMilestone",
      """
      url
      htmlURL
      labelsURL
      id
      nodeID
      number
      title
      description
      creator
      openIssues
      closedIssues
      state
      createdAt
      updatedAt
      dueOn
      closedAt
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> GitHubMilestone {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.url = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.htmlURL = try String.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.labelsURL = try String.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.id = try Int.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.nodeID = try String.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.number = try Int.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(7, of: object) { partial.description = try String?.unarchive(&reader) }
      if try reader.field(8, of: object) { partial.creator = try GitHubUser.unarchive(&reader) }
      if try reader.field(9, of: object) { partial.openIssues = try Int.unarchive(&reader) }
      if try reader.field(10, of: object) { partial.closedIssues = try Int.unarchive(&reader) }
      if try reader.field(11, of: object) { partial.state = try GitHubState.unarchive(&reader) }
      if try reader.field(12, of: object) { partial.createdAt = try Date.unarchive(&reader) }
      if try reader.field(13, of: object) { partial.updatedAt = try Date.unarchive(&reader) }
      if try reader.field(14, of: object) { partial.dueOn = try Date?.unarchive(&reader) }
      if try reader.field(15, of: object) { partial.closedAt = try Date?.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.updatedAt { missing = "updatedAt" }
      if case nil = partial.createdAt { missing = "createdAt" }
      if case nil = partial.state { missing = "state" }
      if case nil = partial.closedIssues { missing = "closedIssues" }
      if case nil = partial.openIssues { missing = "openIssues" }
      if case nil = partial.creator { missing = "creator" }
      if case nil = partial.title { missing = "title" }
      if case nil = partial.number { missing = "number" }
      if case nil = partial.nodeID { missing = "nodeID" }
      if case nil = partial.id { missing = "id" }
      if case nil = partial.labelsURL { missing = "labelsURL" }
      if case nil = partial.htmlURL { missing = "htmlURL" }
      if case nil = partial.url { missing = "url" }
      if let missing { throw reader.missing(missing, in: object) }
      return GitHubMilestone(mapped: &partial)
    }

    private typealias MappedPartial = GitHubMilestone.MappedPartial

    static func write(_ value: GitHubMilestone, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.url.archive(to: &writer)
      value.htmlURL.archive(to: &writer)
      value.labelsURL.archive(to: &writer)
      value.id.archive(to: &writer)
      value.nodeID.archive(to: &writer)
      value.number.archive(to: &writer)
      value.title.archive(to: &writer)
      value.description.archive(to: &writer)
      value.creator.archive(to: &writer)
      value.openIssues.archive(to: &writer)
      value.closedIssues.archive(to: &writer)
      value.state.archive(to: &writer)
      value.createdAt.archive(to: &writer)
      value.updatedAt.archive(to: &writer)
      value.dueOn.archive(to: &writer)
      value.closedAt.archive(to: &writer)
      writer.end()
    }
  }
}

extension GitHubReactions: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 111 required
    total_count: totalCount 112 required
    +1: plusOne 113 required
    -1: minusOne 114 required
    laugh: 115 required
    hooray: 116 required
    confused: 117 required
    heart: 118 required
    rocket: 119 required
    eyes: 120 required
    """, of: "GitHubIssue.swift: GitHubReactions")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var totalCount: Int? = nil
    var plusOne: Int? = nil
    var minusOne: Int? = nil
    var laugh: Int? = nil
    var hooray: Int? = nil
    var confused: Int? = nil
    var heart: Int? = nil
    var rocket: Int? = nil
    var eyes: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.totalCount = try Int.read(&reader)
      case 2: partial.plusOne = try Int.read(&reader)
      case 3: partial.minusOne = try Int.read(&reader)
      case 4: partial.laugh = try Int.read(&reader)
      case 5: partial.hooray = try Int.read(&reader)
      case 6: partial.confused = try Int.read(&reader)
      case 7: partial.heart = try Int.read(&reader)
      case 8: partial.rocket = try Int.read(&reader)
      case 9: partial.eyes = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.totalCount = partial.totalCount.moved()
    self.plusOne = partial.plusOne.moved()
    self.minusOne = partial.minusOne.moved()
    self.laugh = partial.laugh.moved()
    self.hooray = partial.hooray.moved()
    self.confused = partial.confused.moved()
    self.heart = partial.heart.moved()
    self.rocket = partial.rocket.moved()
    self.eyes = partial.eyes.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"total_count\":", self.totalCount)
    writer.member(",\"+1\":", self.plusOne)
    writer.member(",\"-1\":", self.minusOne)
    writer.member(",\"laugh\":", self.laugh)
    writer.member(",\"hooray\":", self.hooray)
    writer.member(",\"confused\":", self.confused)
    writer.member(",\"heart\":", self.heart)
    writer.member(",\"rocket\":", self.rocket)
    writer.member(",\"eyes\":", self.eyes)
  }
}

extension GitHubReactions: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_GitHubReactions.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_GitHubReactions.write(self, to: &writer)
  }

  enum MappedArchive_GitHubReactions {
    static let shape = IsomerArchive.ArchiveShape(
      "GitHubReactions",
      """
      url
      totalCount
      plusOne
      minusOne
      laugh
      hooray
      confused
      heart
      rocket
      eyes
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> GitHubReactions {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.url = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.totalCount = try Int.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.plusOne = try Int.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.minusOne = try Int.unarchive(&reader) }
      if try reader.field(4, of: object) { partial.laugh = try Int.unarchive(&reader) }
      if try reader.field(5, of: object) { partial.hooray = try Int.unarchive(&reader) }
      if try reader.field(6, of: object) { partial.confused = try Int.unarchive(&reader) }
      if try reader.field(7, of: object) { partial.heart = try Int.unarchive(&reader) }
      if try reader.field(8, of: object) { partial.rocket = try Int.unarchive(&reader) }
      if try reader.field(9, of: object) { partial.eyes = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.eyes { missing = "eyes" }
      if case nil = partial.rocket { missing = "rocket" }
      if case nil = partial.heart { missing = "heart" }
      if case nil = partial.confused { missing = "confused" }
      if case nil = partial.hooray { missing = "hooray" }
      if case nil = partial.laugh { missing = "laugh" }
      if case nil = partial.minusOne { missing = "minusOne" }
      if case nil = partial.plusOne { missing = "plusOne" }
      if case nil = partial.totalCount { missing = "totalCount" }
      if case nil = partial.url { missing = "url" }
      if let missing { throw reader.missing(missing, in: object) }
      return GitHubReactions(mapped: &partial)
    }

    private typealias MappedPartial = GitHubReactions.MappedPartial

    static func write(_ value: GitHubReactions, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.url.archive(to: &writer)
      value.totalCount.archive(to: &writer)
      value.plusOne.archive(to: &writer)
      value.minusOne.archive(to: &writer)
      value.laugh.archive(to: &writer)
      value.hooray.archive(to: &writer)
      value.confused.archive(to: &writer)
      value.heart.archive(to: &writer)
      value.rocket.archive(to: &writer)
      value.eyes.archive(to: &writer)
      writer.end()
    }
  }
}

extension PullRequestLinks: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 133 required
    html_url: htmlURL 134 required
    diff_url: diffURL 135 required
    patch_url: patchURL 136 required
    """, of: "GitHubIssue.swift: PullRequestLinks")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var htmlURL: String? = nil
    var diffURL: String? = nil
    var patchURL: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.htmlURL = try String.read(&reader)
      case 2: partial.diffURL = try String.read(&reader)
      case 3: partial.patchURL = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.diffURL = partial.diffURL.moved()
    self.patchURL = partial.patchURL.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"diff_url\":", self.diffURL)
    writer.member(",\"patch_url\":", self.patchURL)
  }
}

extension PullRequestLinks: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_PullRequestLinks.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_PullRequestLinks.write(self, to: &writer)
  }

  enum MappedArchive_PullRequestLinks {
    static let shape = IsomerArchive.ArchiveShape(
      "PullRequestLinks",
      """
      url
      htmlURL
      diffURL
      patchURL
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> PullRequestLinks {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.url = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.htmlURL = try String.unarchive(&reader) }
      if try reader.field(2, of: object) { partial.diffURL = try String.unarchive(&reader) }
      if try reader.field(3, of: object) { partial.patchURL = try String.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.patchURL { missing = "patchURL" }
      if case nil = partial.diffURL { missing = "diffURL" }
      if case nil = partial.htmlURL { missing = "htmlURL" }
      if case nil = partial.url { missing = "url" }
      if let missing { throw reader.missing(missing, in: object) }
      return PullRequestLinks(mapped: &partial)
    }

    private typealias MappedPartial = PullRequestLinks.MappedPartial

    static func write(_ value: PullRequestLinks, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.url.archive(to: &writer)
      value.htmlURL.archive(to: &writer)
      value.diffURL.archive(to: &writer)
      value.patchURL.archive(to: &writer)
      writer.end()
    }
  }
}

extension GitHubState: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
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

extension GitHubState: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "open": return .open
    case "closed": return .closed
    default: throw reader.unknownCase("one of \"open\", \"closed\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .open: writer.write(name: "open")
    case .closed: writer.write(name: "closed")
    }
  }
}

extension AuthorAssociation: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "COLLABORATOR": return .collaborator
    case "CONTRIBUTOR": return .contributor
    case "FIRST_TIMER": return .firstTimer
    case "FIRST_TIME_CONTRIBUTOR": return .firstTimeContributor
    case "MANNEQUIN": return .mannequin
    case "MEMBER": return .member
    case "NONE": return .none
    case "OWNER": return .owner
    default:
      throw reader.unknownCase("one of \"COLLABORATOR\", \"CONTRIBUTOR\", \"FIRST_TIMER\", \"FIRST_TIME_CONTRIBUTOR\", \"MANNEQUIN\", \"MEMBER\", \"NONE\", \"OWNER\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .collaborator: writer.raw("\"COLLABORATOR\"")
    case .contributor: writer.raw("\"CONTRIBUTOR\"")
    case .firstTimer: writer.raw("\"FIRST_TIMER\"")
    case .firstTimeContributor: writer.raw("\"FIRST_TIME_CONTRIBUTOR\"")
    case .mannequin: writer.raw("\"MANNEQUIN\"")
    case .member: writer.raw("\"MEMBER\"")
    case .none: writer.raw("\"NONE\"")
    case .owner: writer.raw("\"OWNER\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension AuthorAssociation: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let name = reader.position
    switch try reader.readToken() {
    case "collaborator": return .collaborator
    case "contributor": return .contributor
    case "firstTimer": return .firstTimer
    case "firstTimeContributor": return .firstTimeContributor
    case "mannequin": return .mannequin
    case "member": return .member
    case "none": return .none
    case "owner": return .owner
    default: throw reader.unknownCase("one of \"collaborator\", \"contributor\", \"firstTimer\", \"firstTimeContributor\", \"mannequin\", \"member\", \"none\", \"owner\"", at: name)
    }
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    switch self {
    case .collaborator: writer.write(name: "collaborator")
    case .contributor: writer.write(name: "contributor")
    case .firstTimer: writer.write(name: "firstTimer")
    case .firstTimeContributor: writer.write(name: "firstTimeContributor")
    case .mannequin: writer.write(name: "mannequin")
    case .member: writer.write(name: "member")
    case .none: writer.write(name: "none")
    case .owner: writer.write(name: "owner")
    }
  }
}
