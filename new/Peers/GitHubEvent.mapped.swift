// Generated from GitHubEvent.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension GitHubEvent: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    type: 6 required
    created_at: createdAt 7 required
    actor: 8 required
    repo: 9 required
    public: isPublic 10 required
    payload: 11 required
    id: 12 required
    org: 13
    """, of: "GitHubEvent.swift: GitHubEvent")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var type: String? = nil
    var createdAt: Date? = nil
    var actor: Actor? = nil
    var repo: EventRepository? = nil
    var isPublic: Bool? = nil
    var payload: EventPayload? = nil
    var id: String? = nil
    var org: Actor? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.type = try String.read(&reader)
      case 1: partial.createdAt = try Date.read(&reader)
      case 2: partial.actor = try Actor.read(&reader)
      case 3: partial.repo = try EventRepository.read(&reader)
      case 4: partial.isPublic = try Bool.read(&reader)
      case 5: partial.payload = try EventPayload.read(&reader)
      case 6: partial.id = try String.read(&reader)
      case 7: partial.org = try Actor?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.type = partial.type.moved()
    self.createdAt = partial.createdAt.moved()
    self.actor = partial.actor.moved()
    self.repo = partial.repo.moved()
    self.isPublic = partial.isPublic.moved()
    self.payload = partial.payload.moved()
    self.id = partial.id.moved()
    self.org = partial.org.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"type\":", self.type)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"actor\":", self.actor)
    writer.member(",\"repo\":", self.repo)
    writer.member(",\"public\":", self.isPublic)
    writer.member(",\"payload\":", self.payload)
    writer.member(",\"id\":", self.id)
    writer.optional(",\"org\":", self.org)
  }
}

extension Actor: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    gravatar_id: gravatarID 25 required
    login: 26 required
    avatar_url: avatarURL 27 required
    url: 28 required
    id: 29 required
    """, of: "GitHubEvent.swift: Actor")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var gravatarID: String? = nil
    var login: String? = nil
    var avatarURL: String? = nil
    var url: String? = nil
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.gravatarID = try String.read(&reader)
      case 1: partial.login = try String.read(&reader)
      case 2: partial.avatarURL = try String.read(&reader)
      case 3: partial.url = try String.read(&reader)
      case 4: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.gravatarID = partial.gravatarID.moved()
    self.login = partial.login.moved()
    self.avatarURL = partial.avatarURL.moved()
    self.url = partial.url.moved()
    self.id = partial.id.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"gravatar_id\":", self.gravatarID)
    writer.member(",\"login\":", self.login)
    writer.member(",\"avatar_url\":", self.avatarURL)
    writer.member(",\"url\":", self.url)
    writer.member(",\"id\":", self.id)
  }
}

extension EventRepository: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 41 required
    id: 42 required
    name: 43 required
    """, of: "GitHubEvent.swift: EventRepository")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var id: Int? = nil
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.id = try Int.read(&reader)
      case 2: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.id = partial.id.moved()
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.name)
  }
}

extension EventPayload: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    commits: 49
    distinct_size: distinctSize 50
    ref: 51
    push_id: pushID 52
    head: 53
    before: 54
    size: 55
    description: 56
    master_branch: masterBranch 57
    ref_type: refType 58
    forkee: 59
    action: 60
    issue: 61
    comment: 62
    pages: 63
    """, of: "GitHubEvent.swift: EventPayload")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var commits: [EventCommit]? = nil
    var distinctSize: Int? = nil
    var ref: String? = nil
    var pushID: Int? = nil
    var head: String? = nil
    var before: String? = nil
    var size: Int? = nil
    var description: String? = nil
    var masterBranch: String? = nil
    var refType: String? = nil
    var forkee: EventFork? = nil
    var action: String? = nil
    var issue: EventIssue? = nil
    var comment: EventComment? = nil
    var pages: [WikiPage]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.commits = try [EventCommit]?.read(&reader)
      case 1: partial.distinctSize = try Int?.read(&reader)
      case 2: partial.ref = try String?.read(&reader)
      case 3: partial.pushID = try Int?.read(&reader)
      case 4: partial.head = try String?.read(&reader)
      case 5: partial.before = try String?.read(&reader)
      case 6: partial.size = try Int?.read(&reader)
      case 7: partial.description = try String?.read(&reader)
      case 8: partial.masterBranch = try String?.read(&reader)
      case 9: partial.refType = try String?.read(&reader)
      case 10: partial.forkee = try EventFork?.read(&reader)
      case 11: partial.action = try String?.read(&reader)
      case 12: partial.issue = try EventIssue?.read(&reader)
      case 13: partial.comment = try EventComment?.read(&reader)
      case 14: partial.pages = try [WikiPage]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.commits = partial.commits.take()
    self.distinctSize = partial.distinctSize.take()
    self.ref = partial.ref.take()
    self.pushID = partial.pushID.take()
    self.head = partial.head.take()
    self.before = partial.before.take()
    self.size = partial.size.take()
    self.description = partial.description.take()
    self.masterBranch = partial.masterBranch.take()
    self.refType = partial.refType.take()
    self.forkee = partial.forkee.take()
    self.action = partial.action.take()
    self.issue = partial.issue.take()
    self.comment = partial.comment.take()
    self.pages = partial.pages.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"commits\":", self.commits)
    writer.optional(",\"distinct_size\":", self.distinctSize)
    writer.optional(",\"ref\":", self.ref)
    writer.optional(",\"push_id\":", self.pushID)
    writer.optional(",\"head\":", self.head)
    writer.optional(",\"before\":", self.before)
    writer.optional(",\"size\":", self.size)
    writer.optional(",\"description\":", self.description)
    writer.optional(",\"master_branch\":", self.masterBranch)
    writer.optional(",\"ref_type\":", self.refType)
    writer.optional(",\"forkee\":", self.forkee)
    writer.optional(",\"action\":", self.action)
    writer.optional(",\"issue\":", self.issue)
    writer.optional(",\"comment\":", self.comment)
    writer.optional(",\"pages\":", self.pages)
  }
}

extension EventCommit: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 77 required
    message: 78 required
    distinct: 79 required
    sha: 80 required
    author: 81 required
    """, of: "GitHubEvent.swift: EventCommit")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var message: String? = nil
    var distinct: Bool? = nil
    var sha: String? = nil
    var author: CommitAuthor? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.message = try String.read(&reader)
      case 2: partial.distinct = try Bool.read(&reader)
      case 3: partial.sha = try String.read(&reader)
      case 4: partial.author = try CommitAuthor.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.message = partial.message.moved()
    self.distinct = partial.distinct.moved()
    self.sha = partial.sha.moved()
    self.author = partial.author.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"message\":", self.message)
    writer.member(",\"distinct\":", self.distinct)
    writer.member(",\"sha\":", self.sha)
    writer.member(",\"author\":", self.author)
  }
}

extension EventUser: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    gravatar_id: gravatarID 87 required
    login: 88 required
    type: 89 required
    avatar_url: avatarURL 90 required
    url: 91 required
    followers_url: followersURL 92 required
    following_url: followingURL 93 required
    gists_url: gistsURL 94 required
    starred_url: starredURL 95 required
    subscriptions_url: subscriptionsURL 96 required
    organizations_url: organizationsURL 97 required
    repos_url: reposURL 98 required
    events_url: eventsURL 99 required
    received_events_url: receivedEventsURL 100 required
    id: 101 required
    """, of: "GitHubEvent.swift: EventUser")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var gravatarID: String? = nil
    var login: String? = nil
    var type: AccountKind? = nil
    var avatarURL: String? = nil
    var url: String? = nil
    var followersURL: String? = nil
    var followingURL: String? = nil
    var gistsURL: String? = nil
    var starredURL: String? = nil
    var subscriptionsURL: String? = nil
    var organizationsURL: String? = nil
    var reposURL: String? = nil
    var eventsURL: String? = nil
    var receivedEventsURL: String? = nil
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.gravatarID = try String.read(&reader)
      case 1: partial.login = try String.read(&reader)
      case 2: partial.type = try AccountKind.read(&reader)
      case 3: partial.avatarURL = try String.read(&reader)
      case 4: partial.url = try String.read(&reader)
      case 5: partial.followersURL = try String.read(&reader)
      case 6: partial.followingURL = try String.read(&reader)
      case 7: partial.gistsURL = try String.read(&reader)
      case 8: partial.starredURL = try String.read(&reader)
      case 9: partial.subscriptionsURL = try String.read(&reader)
      case 10: partial.organizationsURL = try String.read(&reader)
      case 11: partial.reposURL = try String.read(&reader)
      case 12: partial.eventsURL = try String.read(&reader)
      case 13: partial.receivedEventsURL = try String.read(&reader)
      case 14: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.gravatarID = partial.gravatarID.moved()
    self.login = partial.login.moved()
    self.type = partial.type.moved()
    self.avatarURL = partial.avatarURL.moved()
    self.url = partial.url.moved()
    self.followersURL = partial.followersURL.moved()
    self.followingURL = partial.followingURL.moved()
    self.gistsURL = partial.gistsURL.moved()
    self.starredURL = partial.starredURL.moved()
    self.subscriptionsURL = partial.subscriptionsURL.moved()
    self.organizationsURL = partial.organizationsURL.moved()
    self.reposURL = partial.reposURL.moved()
    self.eventsURL = partial.eventsURL.moved()
    self.receivedEventsURL = partial.receivedEventsURL.moved()
    self.id = partial.id.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"gravatar_id\":", self.gravatarID)
    writer.member(",\"login\":", self.login)
    writer.member(",\"type\":", self.type)
    writer.member(",\"avatar_url\":", self.avatarURL)
    writer.member(",\"url\":", self.url)
    writer.member(",\"followers_url\":", self.followersURL)
    writer.member(",\"following_url\":", self.followingURL)
    writer.member(",\"gists_url\":", self.gistsURL)
    writer.member(",\"starred_url\":", self.starredURL)
    writer.member(",\"subscriptions_url\":", self.subscriptionsURL)
    writer.member(",\"organizations_url\":", self.organizationsURL)
    writer.member(",\"repos_url\":", self.reposURL)
    writer.member(",\"events_url\":", self.eventsURL)
    writer.member(",\"received_events_url\":", self.receivedEventsURL)
    writer.member(",\"id\":", self.id)
  }
}

extension EventIssue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    user: 122 required
    url: 123 required
    labels: 124 required
    html_url: htmlURL 125 required
    labels_url: labelsURL 126 required
    pull_request: pullRequest 127 required
    created_at: createdAt 128 required
    closed_at: closedAt 129
    milestone: 130
    title: 131 required
    body: 132 required
    updated_at: updatedAt 133 required
    number: 134 required
    state: 135 required
    assignee: 136
    id: 137 required
    events_url: eventsURL 138 required
    comments_url: commentsURL 139 required
    comments: 140 required
    """, of: "GitHubEvent.swift: EventIssue")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var user: EventUser? = nil
    var url: String? = nil
    var labels: [GitHubLabel]? = nil
    var htmlURL: String? = nil
    var labelsURL: String? = nil
    var pullRequest: EventPullRequest? = nil
    var createdAt: Date? = nil
    var closedAt: Date? = nil
    var milestone: GitHubMilestone? = nil
    var title: String? = nil
    var body: String? = nil
    var updatedAt: Date? = nil
    var number: Int? = nil
    var state: GitHubState? = nil
    var assignee: EventUser? = nil
    var id: Int? = nil
    var eventsURL: String? = nil
    var commentsURL: String? = nil
    var comments: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.user = try EventUser.read(&reader)
      case 1: partial.url = try String.read(&reader)
      case 2: partial.labels = try [GitHubLabel].read(&reader)
      case 3: partial.htmlURL = try String.read(&reader)
      case 4: partial.labelsURL = try String.read(&reader)
      case 5: partial.pullRequest = try EventPullRequest.read(&reader)
      case 6: partial.createdAt = try Date.read(&reader)
      case 7: partial.closedAt = try Date?.read(&reader)
      case 8: partial.milestone = try GitHubMilestone?.read(&reader)
      case 9: partial.title = try String.read(&reader)
      case 10: partial.body = try String.read(&reader)
      case 11: partial.updatedAt = try Date.read(&reader)
      case 12: partial.number = try Int.read(&reader)
      case 13: partial.state = try GitHubState.read(&reader)
      case 14: partial.assignee = try EventUser?.read(&reader)
      case 15: partial.id = try Int.read(&reader)
      case 16: partial.eventsURL = try String.read(&reader)
      case 17: partial.commentsURL = try String.read(&reader)
      case 18: partial.comments = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.user = partial.user.moved()
    self.url = partial.url.moved()
    self.labels = partial.labels.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.labelsURL = partial.labelsURL.moved()
    self.pullRequest = partial.pullRequest.moved()
    self.createdAt = partial.createdAt.moved()
    self.closedAt = partial.closedAt.take()
    self.milestone = partial.milestone.take()
    self.title = partial.title.moved()
    self.body = partial.body.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.number = partial.number.moved()
    self.state = partial.state.moved()
    self.assignee = partial.assignee.take()
    self.id = partial.id.moved()
    self.eventsURL = partial.eventsURL.moved()
    self.commentsURL = partial.commentsURL.moved()
    self.comments = partial.comments.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"user\":", self.user)
    writer.member(",\"url\":", self.url)
    writer.member(",\"labels\":", self.labels)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"labels_url\":", self.labelsURL)
    writer.member(",\"pull_request\":", self.pullRequest)
    writer.member(",\"created_at\":", self.createdAt)
    writer.optional(",\"closed_at\":", self.closedAt)
    writer.optional(",\"milestone\":", self.milestone)
    writer.member(",\"title\":", self.title)
    writer.member(",\"body\":", self.body)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.member(",\"number\":", self.number)
    writer.member(",\"state\":", self.state)
    writer.optional(",\"assignee\":", self.assignee)
    writer.member(",\"id\":", self.id)
    writer.member(",\"events_url\":", self.eventsURL)
    writer.member(",\"comments_url\":", self.commentsURL)
    writer.member(",\"comments\":", self.comments)
  }
}

extension EventPullRequest: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    html_url: htmlURL 158
    patch_url: patchURL 159
    diff_url: diffURL 160
    """, of: "GitHubEvent.swift: EventPullRequest")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var htmlURL: String? = nil
    var patchURL: String? = nil
    var diffURL: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.htmlURL = try String?.read(&reader)
      case 1: partial.patchURL = try String?.read(&reader)
      case 2: partial.diffURL = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.htmlURL = partial.htmlURL.take()
    self.patchURL = partial.patchURL.take()
    self.diffURL = partial.diffURL.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"html_url\":", self.htmlURL)
    writer.optional(",\"patch_url\":", self.patchURL)
    writer.optional(",\"diff_url\":", self.diffURL)
  }
}

extension EventComment: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    user: 172 required
    url: 173 required
    issue_url: issueURL 174 required
    created_at: createdAt 175 required
    body: 176 required
    updated_at: updatedAt 177 required
    id: 178 required
    """, of: "GitHubEvent.swift: EventComment")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var user: EventUser? = nil
    var url: String? = nil
    var issueURL: String? = nil
    var createdAt: Date? = nil
    var body: String? = nil
    var updatedAt: Date? = nil
    var id: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.user = try EventUser.read(&reader)
      case 1: partial.url = try String.read(&reader)
      case 2: partial.issueURL = try String.read(&reader)
      case 3: partial.createdAt = try Date.read(&reader)
      case 4: partial.body = try String.read(&reader)
      case 5: partial.updatedAt = try Date.read(&reader)
      case 6: partial.id = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.user = partial.user.moved()
    self.url = partial.url.moved()
    self.issueURL = partial.issueURL.moved()
    self.createdAt = partial.createdAt.moved()
    self.body = partial.body.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.id = partial.id.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"user\":", self.user)
    writer.member(",\"url\":", self.url)
    writer.member(",\"issue_url\":", self.issueURL)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"body\":", self.body)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.member(",\"id\":", self.id)
  }
}

extension WikiPage: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    page_name: pageName 191 required
    html_url: htmlURL 192 required
    title: 193 required
    sha: 194 required
    summary: 195
    action: 196 required
    """, of: "GitHubEvent.swift: WikiPage")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var pageName: String? = nil
    var htmlURL: String? = nil
    var title: String? = nil
    var sha: String? = nil
    var summary: String? = nil
    var action: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.pageName = try String.read(&reader)
      case 1: partial.htmlURL = try String.read(&reader)
      case 2: partial.title = try String.read(&reader)
      case 3: partial.sha = try String.read(&reader)
      case 4: partial.summary = try String?.read(&reader)
      case 5: partial.action = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.pageName = partial.pageName.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.title = partial.title.moved()
    self.sha = partial.sha.moved()
    self.summary = partial.summary.take()
    self.action = partial.action.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"page_name\":", self.pageName)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"title\":", self.title)
    writer.member(",\"sha\":", self.sha)
    writer.optional(",\"summary\":", self.summary)
    writer.member(",\"action\":", self.action)
  }
}
