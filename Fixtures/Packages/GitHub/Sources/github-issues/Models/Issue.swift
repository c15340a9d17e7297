import Foundation
import Isomer

/// An issue or a pull request, as payloads contain it.
// @mapped keys: .snake, derive: .changes
struct Issue: Equatable {
  let id: Int
  let nodeID: String
  let number: Int
  var title: String
  // @mapped default: .open
  var state: IssueState
  // @mapped key: "user"
  let author: User
  // Missing in the payloads of some events.
  var labels: [Label] = []
  var assignee: User?
  var assignees: [User] = []
  var milestone: Milestone?
  // @mapped key: "comments"
  var commentCount = 0
  let createdAt: Date
  var updatedAt: Date
  var closedAt: Date?
  let authorAssociation: AuthorAssociation
  // @mapped key: "locked"
  var isLocked = false
  // @mapped key: "active_lock_reason"
  var lockReason: LockReason?
  // @mapped key: "draft"
  var isDraft: Bool?
  // @mapped null: .write
  var body: String?
  var reactions: Reactions?
  // @mapped key: "pull_request.html_url"
  let pullRequestURL: URL?
  // @mapped key: "pull_request.diff_url"
  let diffURL: URL?
  // @mapped flatten
  let links: IssueLinks

  /// True if the issue was read; not part of any payload.
  // @mapped skip
  var isRead = false
}

/// The URLs of an issue's parts, whose keys are in the issue's own object.
// @mapped keys: .snake, derive: .changes
struct IssueLinks: Equatable {
  // @mapped key: "url"
  let itself: URL
  let htmlURL: URL
  let repositoryURL: URL
  let commentsURL: URL
  let eventsURL: URL
  /// A URL template, not a URL.
  let labelsURL: String
}

/// The state of an issue; unknown states are stored and written back.
// @mapped
enum IssueState: Equatable {
  case open
  case closed
  // @mapped fallback
  case other(String)
}

/// The reason why comments are locked.
// @mapped
enum LockReason: Equatable {
  // @mapped key: ["off-topic", "off topic"]
  case offTopic
  // @mapped key: "too heated"
  case tooHeated
  case resolved
  case spam
}

/// The relation of the author to the repository.
// @mapped keys: .screamingSnake
enum AuthorAssociation: Equatable {
  case owner
  case member
  case collaborator
  case contributor
  case firstTimer
  case firstTimeContributor
  case mannequin
  case none
  // @mapped fallback
  case other(String)
}
