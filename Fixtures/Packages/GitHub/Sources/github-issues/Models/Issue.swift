import Foundation
import Isomer

/// An issue or a pull request, as every payload about it carries it.
// @mapped keys: .snake
struct Issue: Equatable {
  let id: Int
  let nodeID: String
  let number: Int
  var title: String
  // @mapped default: .open
  var state: IssueState
  // @mapped key: "user"
  let author: User
  // Payloads of some events leave them out.
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

  /// Not part of any payload.
  // @mapped skip
  var isRead = false
}

/// Where the parts of an issue are found; they stand beside its other members.
// @mapped keys: .snake
struct IssueLinks: Equatable {
  // @mapped key: "url"
  let itself: URL
  let htmlURL: URL
  let repositoryURL: URL
  let commentsURL: URL
  let eventsURL: URL
  /// A template with braces, not a URL.
  let labelsURL: String
}

/// Whether there is something left to do; a state of tomorrow survives the round trip.
// @mapped
enum IssueState: Equatable {
  case open
  case closed
  // @mapped fallback
  case other(String)
}

/// Why nobody may comment.
// @mapped
enum LockReason: Equatable {
  // @mapped key: ["off-topic", "off topic"]
  case offTopic
  // @mapped key: "too heated"
  case tooHeated
  case resolved
  case spam
}

/// How the author stands to the repository.
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
