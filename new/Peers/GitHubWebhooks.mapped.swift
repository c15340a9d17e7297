// Generated from GitHubWebhooks.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension IssuesHook: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    action: 6 required
    issue: 7 required
    assignee: 8
    milestone: 9
    label: 10
    changes: 11
    repository: 12 required
    sender: 13 required
    organization: 14
    installation: 15
    """, of: "GitHubWebhooks.swift: IssuesHook")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var action: String? = nil
    var issue: GitHubIssue? = nil
    var assignee: GitHubUser? = nil
    var milestone: GitHubMilestone? = nil
    var label: GitHubLabel? = nil
    var changes: IssueChanges? = nil
    var repository: GitHubRepository? = nil
    var sender: GitHubUser? = nil
    var organization: GitHubOrganization? = nil
    var installation: GitHubInstallation? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.action = try String.read(&reader)
      case 1: partial.issue = try GitHubIssue.read(&reader)
      case 2: partial.assignee = try GitHubUser?.read(&reader)
      case 3: partial.milestone = try GitHubMilestone?.read(&reader)
      case 4: partial.label = try GitHubLabel?.read(&reader)
      case 5: partial.changes = try IssueChanges?.read(&reader)
      case 6: partial.repository = try GitHubRepository.read(&reader)
      case 7: partial.sender = try GitHubUser.read(&reader)
      case 8: partial.organization = try GitHubOrganization?.read(&reader)
      case 9: partial.installation = try GitHubInstallation?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.action = partial.action.moved()
    self.issue = partial.issue.moved()
    self.assignee = partial.assignee.take()
    self.milestone = partial.milestone.take()
    self.label = partial.label.take()
    self.changes = partial.changes.take()
    self.repository = partial.repository.moved()
    self.sender = partial.sender.moved()
    self.organization = partial.organization.take()
    self.installation = partial.installation.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"action\":", self.action)
    writer.member(",\"issue\":", self.issue)
    writer.optional(",\"assignee\":", self.assignee)
    writer.optional(",\"milestone\":", self.milestone)
    writer.optional(",\"label\":", self.label)
    writer.optional(",\"changes\":", self.changes)
    writer.member(",\"repository\":", self.repository)
    writer.member(",\"sender\":", self.sender)
    writer.optional(",\"organization\":", self.organization)
    writer.optional(",\"installation\":", self.installation)
  }
}

extension IssueChanges: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    old_issue: oldIssue 21
    new_issue: newIssue 22
    old_repository: oldRepository 23
    new_repository: newRepository 24
    title: 25
    body: 26
    """, of: "GitHubWebhooks.swift: IssueChanges")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var oldIssue: GitHubIssue? = nil
    var newIssue: GitHubIssue? = nil
    var oldRepository: GitHubRepository? = nil
    var newRepository: GitHubRepository? = nil
    var title: Change? = nil
    var body: Change? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.oldIssue = try GitHubIssue?.read(&reader)
      case 1: partial.newIssue = try GitHubIssue?.read(&reader)
      case 2: partial.oldRepository = try GitHubRepository?.read(&reader)
      case 3: partial.newRepository = try GitHubRepository?.read(&reader)
      case 4: partial.title = try Change?.read(&reader)
      case 5: partial.body = try Change?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.oldIssue = partial.oldIssue.take()
    self.newIssue = partial.newIssue.take()
    self.oldRepository = partial.oldRepository.take()
    self.newRepository = partial.newRepository.take()
    self.title = partial.title.take()
    self.body = partial.body.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"old_issue\":", self.oldIssue)
    writer.optional(",\"new_issue\":", self.newIssue)
    writer.optional(",\"old_repository\":", self.oldRepository)
    writer.optional(",\"new_repository\":", self.newRepository)
    writer.optional(",\"title\":", self.title)
    writer.optional(",\"body\":", self.body)
  }
}

extension Change: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    from: 40 required
    """, of: "GitHubWebhooks.swift: Change")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var from: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.from = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.from = partial.from.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"from\":", self.from)
  }
}

extension IssueCommentHook: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    action: 46 required
    issue: 47 required
    comment: 48 required
    changes: 49
    repository: 50 required
    sender: 51 required
    organization: 52
    installation: 53
    """, of: "GitHubWebhooks.swift: IssueCommentHook")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var action: String? = nil
    var issue: GitHubIssue? = nil
    var comment: GitHubComment? = nil
    var changes: TextChanges? = nil
    var repository: GitHubRepository? = nil
    var sender: GitHubUser? = nil
    var organization: GitHubOrganization? = nil
    var installation: GitHubInstallation? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.action = try String.read(&reader)
      case 1: partial.issue = try GitHubIssue.read(&reader)
      case 2: partial.comment = try GitHubComment.read(&reader)
      case 3: partial.changes = try TextChanges?.read(&reader)
      case 4: partial.repository = try GitHubRepository.read(&reader)
      case 5: partial.sender = try GitHubUser.read(&reader)
      case 6: partial.organization = try GitHubOrganization?.read(&reader)
      case 7: partial.installation = try GitHubInstallation?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.action = partial.action.moved()
    self.issue = partial.issue.moved()
    self.comment = partial.comment.moved()
    self.changes = partial.changes.take()
    self.repository = partial.repository.moved()
    self.sender = partial.sender.moved()
    self.organization = partial.organization.take()
    self.installation = partial.installation.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"action\":", self.action)
    writer.member(",\"issue\":", self.issue)
    writer.member(",\"comment\":", self.comment)
    writer.optional(",\"changes\":", self.changes)
    writer.member(",\"repository\":", self.repository)
    writer.member(",\"sender\":", self.sender)
    writer.optional(",\"organization\":", self.organization)
    writer.optional(",\"installation\":", self.installation)
  }
}

extension TextChanges: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 59
    body: 60
    """, of: "GitHubWebhooks.swift: TextChanges")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: Change? = nil
    var body: Change? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try Change?.read(&reader)
      case 1: partial.body = try Change?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.take()
    self.body = partial.body.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"name\":", self.name)
    writer.optional(",\"body\":", self.body)
  }
}

extension PullRequestHook: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    action: 66 required
    number: 67 required
    pull_request: pullRequest 68 required
    assignee: 69
    requested_reviewer: requestedReviewer 70
    label: 71
    before: 72
    after: 73
    repository: 74 required
    sender: 75 required
    organization: 76
    installation: 77
    """, of: "GitHubWebhooks.swift: PullRequestHook")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var action: String? = nil
    var number: Int? = nil
    var pullRequest: GitHubPullRequest? = nil
    var assignee: GitHubUser? = nil
    var requestedReviewer: GitHubUser? = nil
    var label: GitHubLabel? = nil
    var before: String? = nil
    var after: String? = nil
    var repository: GitHubRepository? = nil
    var sender: GitHubUser? = nil
    var organization: GitHubOrganization? = nil
    var installation: GitHubInstallation? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.action = try String.read(&reader)
      case 1: partial.number = try Int.read(&reader)
      case 2: partial.pullRequest = try GitHubPullRequest.read(&reader)
      case 3: partial.assignee = try GitHubUser?.read(&reader)
      case 4: partial.requestedReviewer = try GitHubUser?.read(&reader)
      case 5: partial.label = try GitHubLabel?.read(&reader)
      case 6: partial.before = try String?.read(&reader)
      case 7: partial.after = try String?.read(&reader)
      case 8: partial.repository = try GitHubRepository.read(&reader)
      case 9: partial.sender = try GitHubUser.read(&reader)
      case 10: partial.organization = try GitHubOrganization?.read(&reader)
      case 11: partial.installation = try GitHubInstallation?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.action = partial.action.moved()
    self.number = partial.number.moved()
    self.pullRequest = partial.pullRequest.moved()
    self.assignee = partial.assignee.take()
    self.requestedReviewer = partial.requestedReviewer.take()
    self.label = partial.label.take()
    self.before = partial.before.take()
    self.after = partial.after.take()
    self.repository = partial.repository.moved()
    self.sender = partial.sender.moved()
    self.organization = partial.organization.take()
    self.installation = partial.installation.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"action\":", self.action)
    writer.member(",\"number\":", self.number)
    writer.member(",\"pull_request\":", self.pullRequest)
    writer.optional(",\"assignee\":", self.assignee)
    writer.optional(",\"requested_reviewer\":", self.requestedReviewer)
    writer.optional(",\"label\":", self.label)
    writer.optional(",\"before\":", self.before)
    writer.optional(",\"after\":", self.after)
    writer.member(",\"repository\":", self.repository)
    writer.member(",\"sender\":", self.sender)
    writer.optional(",\"organization\":", self.organization)
    writer.optional(",\"installation\":", self.installation)
  }
}

extension PushHook: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    ref: 90 required
    before: 91 required
    after: 92 required
    created: 93 required
    deleted: 94 required
    forced: 95 required
    base_ref: baseRef 96
    compare: 97 required
    commits: 98 required
    head_commit: headCommit 99
    pusher: 100 required
    repository: 101 required
    sender: 102 required
    organization: 103
    installation: 104
    """, of: "GitHubWebhooks.swift: PushHook")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var ref: String? = nil
    var before: String? = nil
    var after: String? = nil
    var created: Bool? = nil
    var deleted: Bool? = nil
    var forced: Bool? = nil
    var baseRef: String? = nil
    var compare: String? = nil
    var commits: [PushedCommit]? = nil
    var headCommit: PushedCommit? = nil
    var pusher: CommitAuthor? = nil
    var repository: GitHubRepository? = nil
    var sender: GitHubUser? = nil
    var organization: GitHubOrganization? = nil
    var installation: GitHubInstallation? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.ref = try String.read(&reader)
      case 1: partial.before = try String.read(&reader)
      case 2: partial.after = try String.read(&reader)
      case 3: partial.created = try Bool.read(&reader)
      case 4: partial.deleted = try Bool.read(&reader)
      case 5: partial.forced = try Bool.read(&reader)
      case 6: partial.baseRef = try String?.read(&reader)
      case 7: partial.compare = try String.read(&reader)
      case 8: partial.commits = try [PushedCommit].read(&reader)
      case 9: partial.headCommit = try PushedCommit?.read(&reader)
      case 10: partial.pusher = try CommitAuthor.read(&reader)
      case 11: partial.repository = try GitHubRepository.read(&reader)
      case 12: partial.sender = try GitHubUser.read(&reader)
      case 13: partial.organization = try GitHubOrganization?.read(&reader)
      case 14: partial.installation = try GitHubInstallation?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.ref = partial.ref.moved()
    self.before = partial.before.moved()
    self.after = partial.after.moved()
    self.created = partial.created.moved()
    self.deleted = partial.deleted.moved()
    self.forced = partial.forced.moved()
    self.baseRef = partial.baseRef.take()
    self.compare = partial.compare.moved()
    self.commits = partial.commits.moved()
    self.headCommit = partial.headCommit.take()
    self.pusher = partial.pusher.moved()
    self.repository = partial.repository.moved()
    self.sender = partial.sender.moved()
    self.organization = partial.organization.take()
    self.installation = partial.installation.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"ref\":", self.ref)
    writer.member(",\"before\":", self.before)
    writer.member(",\"after\":", self.after)
    writer.member(",\"created\":", self.created)
    writer.member(",\"deleted\":", self.deleted)
    writer.member(",\"forced\":", self.forced)
    writer.optional(",\"base_ref\":", self.baseRef)
    writer.member(",\"compare\":", self.compare)
    writer.member(",\"commits\":", self.commits)
    writer.optional(",\"head_commit\":", self.headCommit)
    writer.member(",\"pusher\":", self.pusher)
    writer.member(",\"repository\":", self.repository)
    writer.member(",\"sender\":", self.sender)
    writer.optional(",\"organization\":", self.organization)
    writer.optional(",\"installation\":", self.installation)
  }
}

extension ReleaseHook: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    action: 117 required
    release: 118 required
    changes: 119
    repository: 120 required
    sender: 121 required
    organization: 122
    installation: 123
    """, of: "GitHubWebhooks.swift: ReleaseHook")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var action: String? = nil
    var release: GitHubRelease? = nil
    var changes: TextChanges? = nil
    var repository: GitHubRepository? = nil
    var sender: GitHubUser? = nil
    var organization: GitHubOrganization? = nil
    var installation: GitHubInstallation? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.action = try String.read(&reader)
      case 1: partial.release = try GitHubRelease.read(&reader)
      case 2: partial.changes = try TextChanges?.read(&reader)
      case 3: partial.repository = try GitHubRepository.read(&reader)
      case 4: partial.sender = try GitHubUser.read(&reader)
      case 5: partial.organization = try GitHubOrganization?.read(&reader)
      case 6: partial.installation = try GitHubInstallation?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.action = partial.action.moved()
    self.release = partial.release.moved()
    self.changes = partial.changes.take()
    self.repository = partial.repository.moved()
    self.sender = partial.sender.moved()
    self.organization = partial.organization.take()
    self.installation = partial.installation.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"action\":", self.action)
    writer.member(",\"release\":", self.release)
    writer.optional(",\"changes\":", self.changes)
    writer.member(",\"repository\":", self.repository)
    writer.member(",\"sender\":", self.sender)
    writer.optional(",\"organization\":", self.organization)
    writer.optional(",\"installation\":", self.installation)
  }
}

extension ForkHook: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    forkee: 129 required
    repository: 130 required
    sender: 131 required
    organization: 132
    installation: 133
    """, of: "GitHubWebhooks.swift: ForkHook")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var forkee: GitHubRepository? = nil
    var repository: GitHubRepository? = nil
    var sender: GitHubUser? = nil
    var organization: GitHubOrganization? = nil
    var installation: GitHubInstallation? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.forkee = try GitHubRepository.read(&reader)
      case 1: partial.repository = try GitHubRepository.read(&reader)
      case 2: partial.sender = try GitHubUser.read(&reader)
      case 3: partial.organization = try GitHubOrganization?.read(&reader)
      case 4: partial.installation = try GitHubInstallation?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.forkee = partial.forkee.moved()
    self.repository = partial.repository.moved()
    self.sender = partial.sender.moved()
    self.organization = partial.organization.take()
    self.installation = partial.installation.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"forkee\":", self.forkee)
    writer.member(",\"repository\":", self.repository)
    writer.member(",\"sender\":", self.sender)
    writer.optional(",\"organization\":", self.organization)
    writer.optional(",\"installation\":", self.installation)
  }
}

extension StarHook: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    action: 139 required
    starred_at: starredAt 140
    repository: 141 required
    sender: 142 required
    organization: 143
    installation: 144
    """, of: "GitHubWebhooks.swift: StarHook")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var action: String? = nil
    var starredAt: Date? = nil
    var repository: GitHubRepository? = nil
    var sender: GitHubUser? = nil
    var organization: GitHubOrganization? = nil
    var installation: GitHubInstallation? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.action = try String.read(&reader)
      case 1: partial.starredAt = try Date?.read(&reader)
      case 2: partial.repository = try GitHubRepository.read(&reader)
      case 3: partial.sender = try GitHubUser.read(&reader)
      case 4: partial.organization = try GitHubOrganization?.read(&reader)
      case 5: partial.installation = try GitHubInstallation?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.action = partial.action.moved()
    self.starredAt = partial.starredAt.take()
    self.repository = partial.repository.moved()
    self.sender = partial.sender.moved()
    self.organization = partial.organization.take()
    self.installation = partial.installation.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"action\":", self.action)
    writer.optional(",\"starred_at\":", self.starredAt)
    writer.member(",\"repository\":", self.repository)
    writer.member(",\"sender\":", self.sender)
    writer.optional(",\"organization\":", self.organization)
    writer.optional(",\"installation\":", self.installation)
  }
}
