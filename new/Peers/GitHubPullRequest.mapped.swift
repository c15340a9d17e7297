// Generated from GitHubPullRequest.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension GitHubPullRequest: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 6 required
    id: 7 required
    node_id: nodeID 8 required
    html_url: htmlURL 9 required
    diff_url: diffURL 10 required
    patch_url: patchURL 11 required
    issue_url: issueURL 12 required
    number: 13 required
    state: 14 required
    locked: 15 required
    title: 16 required
    user: 17 required
    body: 18
    created_at: createdAt 19 required
    updated_at: updatedAt 20 required
    closed_at: closedAt 21
    merged_at: mergedAt 22
    merge_commit_sha: mergeCommitSha 23
    assignee: 24
    assignees: 25 required
    requested_reviewers: requestedReviewers 26 required
    requested_teams: requestedTeams 27 required
    labels: 28 required
    milestone: 29
    commits_url: commitsURL 30 required
    review_comments_url: reviewCommentsURL 31 required
    review_comment_url: reviewCommentURL 32 required
    comments_url: commentsURL 33 required
    statuses_url: statusesURL 34 required
    head: 35 required
    base: 36 required
    _links: links 37 required
    author_association: authorAssociation 38 required
    auto_merge: autoMerge 39
    active_lock_reason: activeLockReason 40
    draft: 41 required
    merged: 42 required
    mergeable: 43
    rebaseable: 44
    mergeable_state: mergeableState 45 required
    merged_by: mergedBy 46
    comments: 47 required
    review_comments: reviewComments 48 required
    maintainer_can_modify: maintainerCanModify 49 required
    commits: 50 required
    additions: 51 required
    deletions: 52 required
    changed_files: changedFiles 53 required
    """, of: "GitHubPullRequest.swift: GitHubPullRequest")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: URL? = nil
    var id: Int? = nil
    var nodeID: String? = nil
    var htmlURL: URL? = nil
    var diffURL: URL? = nil
    var patchURL: URL? = nil
    var issueURL: URL? = nil
    var number: Int? = nil
    var state: GitHubState? = nil
    var locked: Bool? = nil
    var title: String? = nil
    var user: GitHubUser? = nil
    var body: String? = nil
    var createdAt: Date? = nil
    var updatedAt: Date? = nil
    var closedAt: Date? = nil
    var mergedAt: Date? = nil
    var mergeCommitSha: String? = nil
    var assignee: GitHubUser? = nil
    var assignees: [GitHubUser]? = nil
    var requestedReviewers: [GitHubUser]? = nil
    var requestedTeams: [GitHubTeam]? = nil
    var labels: [GitHubLabel]? = nil
    var milestone: GitHubMilestone? = nil
    var commitsURL: URL? = nil
    var reviewCommentsURL: URL? = nil
    var reviewCommentURL: String? = nil
    var commentsURL: URL? = nil
    var statusesURL: URL? = nil
    var head: GitHubBranch? = nil
    var base: GitHubBranch? = nil
    var links: PullRequestReferences? = nil
    var authorAssociation: AuthorAssociation? = nil
    var autoMerge: AutoMerge? = nil
    var activeLockReason: String? = nil
    var draft: Bool? = nil
    var merged: Bool? = nil
    var mergeable: Bool? = nil
    var rebaseable: Bool? = nil
    var mergeableState: String? = nil
    var mergedBy: GitHubUser? = nil
    var comments: Int? = nil
    var reviewComments: Int? = nil
    var maintainerCanModify: Bool? = nil
    var commits: Int? = nil
    var additions: Int? = nil
    var deletions: Int? = nil
    var changedFiles: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try URL.read(&reader)
      case 1: partial.id = try Int.read(&reader)
      case 2: partial.nodeID = try String.read(&reader)
      case 3: partial.htmlURL = try URL.read(&reader)
      case 4: partial.diffURL = try URL.read(&reader)
      case 5: partial.patchURL = try URL.read(&reader)
      case 6: partial.issueURL = try URL.read(&reader)
      case 7: partial.number = try Int.read(&reader)
      case 8: partial.state = try GitHubState.read(&reader)
      case 9: partial.locked = try Bool.read(&reader)
      case 10: partial.title = try String.read(&reader)
      case 11: partial.user = try GitHubUser.read(&reader)
      case 12: partial.body = try String?.read(&reader)
      case 13: partial.createdAt = try Date.read(&reader)
      case 14: partial.updatedAt = try Date.read(&reader)
      case 15: partial.closedAt = try Date?.read(&reader)
      case 16: partial.mergedAt = try Date?.read(&reader)
      case 17: partial.mergeCommitSha = try String?.read(&reader)
      case 18: partial.assignee = try GitHubUser?.read(&reader)
      case 19: partial.assignees = try [GitHubUser].read(&reader)
      case 20: partial.requestedReviewers = try [GitHubUser].read(&reader)
      case 21: partial.requestedTeams = try [GitHubTeam].read(&reader)
      case 22: partial.labels = try [GitHubLabel].read(&reader)
      case 23: partial.milestone = try GitHubMilestone?.read(&reader)
      case 24: partial.commitsURL = try URL.read(&reader)
      case 25: partial.reviewCommentsURL = try URL.read(&reader)
      case 26: partial.reviewCommentURL = try String.read(&reader)
      case 27: partial.commentsURL = try URL.read(&reader)
      case 28: partial.statusesURL = try URL.read(&reader)
      case 29: partial.head = try GitHubBranch.read(&reader)
      case 30: partial.base = try GitHubBranch.read(&reader)
      case 31: partial.links = try PullRequestReferences.read(&reader)
      case 32: partial.authorAssociation = try AuthorAssociation.read(&reader)
      case 33: partial.autoMerge = try AutoMerge?.read(&reader)
      case 34: partial.activeLockReason = try String?.read(&reader)
      case 35: partial.draft = try Bool.read(&reader)
      case 36: partial.merged = try Bool.read(&reader)
      case 37: partial.mergeable = try Bool?.read(&reader)
      case 38: partial.rebaseable = try Bool?.read(&reader)
      case 39: partial.mergeableState = try String.read(&reader)
      case 40: partial.mergedBy = try GitHubUser?.read(&reader)
      case 41: partial.comments = try Int.read(&reader)
      case 42: partial.reviewComments = try Int.read(&reader)
      case 43: partial.maintainerCanModify = try Bool.read(&reader)
      case 44: partial.commits = try Int.read(&reader)
      case 45: partial.additions = try Int.read(&reader)
      case 46: partial.deletions = try Int.read(&reader)
      case 47: partial.changedFiles = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.diffURL = partial.diffURL.moved()
    self.patchURL = partial.patchURL.moved()
    self.issueURL = partial.issueURL.moved()
    self.number = partial.number.moved()
    self.state = partial.state.moved()
    self.locked = partial.locked.moved()
    self.title = partial.title.moved()
    self.user = partial.user.moved()
    self.body = partial.body.take()
    self.createdAt = partial.createdAt.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.closedAt = partial.closedAt.take()
    self.mergedAt = partial.mergedAt.take()
    self.mergeCommitSha = partial.mergeCommitSha.take()
    self.assignee = partial.assignee.take()
    self.assignees = partial.assignees.moved()
    self.requestedReviewers = partial.requestedReviewers.moved()
    self.requestedTeams = partial.requestedTeams.moved()
    self.labels = partial.labels.moved()
    self.milestone = partial.milestone.take()
    self.commitsURL = partial.commitsURL.moved()
    self.reviewCommentsURL = partial.reviewCommentsURL.moved()
    self.reviewCommentURL = partial.reviewCommentURL.moved()
    self.commentsURL = partial.commentsURL.moved()
    self.statusesURL = partial.statusesURL.moved()
    self.head = partial.head.moved()
    self.base = partial.base.moved()
    self.links = partial.links.moved()
    self.authorAssociation = partial.authorAssociation.moved()
    self.autoMerge = partial.autoMerge.take()
    self.activeLockReason = partial.activeLockReason.take()
    self.draft = partial.draft.moved()
    self.merged = partial.merged.moved()
    self.mergeable = partial.mergeable.take()
    self.rebaseable = partial.rebaseable.take()
    self.mergeableState = partial.mergeableState.moved()
    self.mergedBy = partial.mergedBy.take()
    self.comments = partial.comments.moved()
    self.reviewComments = partial.reviewComments.moved()
    self.maintainerCanModify = partial.maintainerCanModify.moved()
    self.commits = partial.commits.moved()
    self.additions = partial.additions.moved()
    self.deletions = partial.deletions.moved()
    self.changedFiles = partial.changedFiles.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"diff_url\":", self.diffURL)
    writer.member(",\"patch_url\":", self.patchURL)
    writer.member(",\"issue_url\":", self.issueURL)
    writer.member(",\"number\":", self.number)
    writer.member(",\"state\":", self.state)
    writer.member(",\"locked\":", self.locked)
    writer.member(",\"title\":", self.title)
    writer.member(",\"user\":", self.user)
    writer.optional(",\"body\":", self.body)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.optional(",\"closed_at\":", self.closedAt)
    writer.optional(",\"merged_at\":", self.mergedAt)
    writer.optional(",\"merge_commit_sha\":", self.mergeCommitSha)
    writer.optional(",\"assignee\":", self.assignee)
    writer.member(",\"assignees\":", self.assignees)
    writer.member(",\"requested_reviewers\":", self.requestedReviewers)
    writer.member(",\"requested_teams\":", self.requestedTeams)
    writer.member(",\"labels\":", self.labels)
    writer.optional(",\"milestone\":", self.milestone)
    writer.member(",\"commits_url\":", self.commitsURL)
    writer.member(",\"review_comments_url\":", self.reviewCommentsURL)
    writer.member(",\"review_comment_url\":", self.reviewCommentURL)
    writer.member(",\"comments_url\":", self.commentsURL)
    writer.member(",\"statuses_url\":", self.statusesURL)
    writer.member(",\"head\":", self.head)
    writer.member(",\"base\":", self.base)
    writer.member(",\"_links\":", self.links)
    writer.member(",\"author_association\":", self.authorAssociation)
    writer.optional(",\"auto_merge\":", self.autoMerge)
    writer.optional(",\"active_lock_reason\":", self.activeLockReason)
    writer.member(",\"draft\":", self.draft)
    writer.member(",\"merged\":", self.merged)
    writer.optional(",\"mergeable\":", self.mergeable)
    writer.optional(",\"rebaseable\":", self.rebaseable)
    writer.member(",\"mergeable_state\":", self.mergeableState)
    writer.optional(",\"merged_by\":", self.mergedBy)
    writer.member(",\"comments\":", self.comments)
    writer.member(",\"review_comments\":", self.reviewComments)
    writer.member(",\"maintainer_can_modify\":", self.maintainerCanModify)
    writer.member(",\"commits\":", self.commits)
    writer.member(",\"additions\":", self.additions)
    writer.member(",\"deletions\":", self.deletions)
    writer.member(",\"changed_files\":", self.changedFiles)
  }
}

extension GitHubBranch: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    label: 91 required
    ref: 92 required
    sha: 93 required
    user: 94 required
    repo: 95 required
    """, of: "GitHubPullRequest.swift: GitHubBranch")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var label: String? = nil
    var ref: String? = nil
    var sha: String? = nil
    var user: GitHubUser? = nil
    var repo: GitHubRepository? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.label = try String.read(&reader)
      case 1: partial.ref = try String.read(&reader)
      case 2: partial.sha = try String.read(&reader)
      case 3: partial.user = try GitHubUser.read(&reader)
      case 4: partial.repo = try GitHubRepository.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.label = partial.label.moved()
    self.ref = partial.ref.moved()
    self.sha = partial.sha.moved()
    self.user = partial.user.moved()
    self.repo = partial.repo.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"label\":", self.label)
    writer.member(",\"ref\":", self.ref)
    writer.member(",\"sha\":", self.sha)
    writer.member(",\"user\":", self.user)
    writer.member(",\"repo\":", self.repo)
  }
}

extension PullRequestReferences: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    self: itself 101 required
    html: 102 required
    issue: 103 required
    comments: 104 required
    review_comments: reviewComments 105 required
    review_comment: reviewComment 106 required
    commits: 107 required
    statuses: 108 required
    """, of: "GitHubPullRequest.swift: PullRequestReferences")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var itself: Reference? = nil
    var html: Reference? = nil
    var issue: Reference? = nil
    var comments: Reference? = nil
    var reviewComments: Reference? = nil
    var reviewComment: Reference? = nil
    var commits: Reference? = nil
    var statuses: Reference? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.itself = try Reference.read(&reader)
      case 1: partial.html = try Reference.read(&reader)
      case 2: partial.issue = try Reference.read(&reader)
      case 3: partial.comments = try Reference.read(&reader)
      case 4: partial.reviewComments = try Reference.read(&reader)
      case 5: partial.reviewComment = try Reference.read(&reader)
      case 6: partial.commits = try Reference.read(&reader)
      case 7: partial.statuses = try Reference.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.itself = partial.itself.moved()
    self.html = partial.html.moved()
    self.issue = partial.issue.moved()
    self.comments = partial.comments.moved()
    self.reviewComments = partial.reviewComments.moved()
    self.reviewComment = partial.reviewComment.moved()
    self.commits = partial.commits.moved()
    self.statuses = partial.statuses.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"self\":", self.itself)
    writer.member(",\"html\":", self.html)
    writer.member(",\"issue\":", self.issue)
    writer.member(",\"comments\":", self.comments)
    writer.member(",\"review_comments\":", self.reviewComments)
    writer.member(",\"review_comment\":", self.reviewComment)
    writer.member(",\"commits\":", self.commits)
    writer.member(",\"statuses\":", self.statuses)
  }
}

extension Reference: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    href: 121 required
    """, of: "GitHubPullRequest.swift: Reference")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var href: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.href = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.href = partial.href.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"href\":", self.href)
  }
}

extension AutoMerge: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    merge_method: mergeMethod 127 required
    commit_title: commitTitle 128
    commit_message: commitMessage 129
    """, of: "GitHubPullRequest.swift: AutoMerge")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var mergeMethod: String? = nil
    var commitTitle: String? = nil
    var commitMessage: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.mergeMethod = try String.read(&reader)
      case 1: partial.commitTitle = try String?.read(&reader)
      case 2: partial.commitMessage = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.mergeMethod = partial.mergeMethod.moved()
    self.commitTitle = partial.commitTitle.take()
    self.commitMessage = partial.commitMessage.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"merge_method\":", self.mergeMethod)
    writer.optional(",\"commit_title\":", self.commitTitle)
    writer.optional(",\"commit_message\":", self.commitMessage)
  }
}
