import Isomer

/// The payload of a webhook for an issue.
// @mapped keys: .snake
struct Webhook: Equatable {
  let action: Action
  var issue: Issue
  /// The comment's text, author and number, from the object `comment`.
  // @mapped key: "comment.body"
  let commentBody: String?
  // @mapped key: "comment.id"
  let commentID: Int?
  // @mapped key: "comment.user.login"
  let commentAuthor: String?
  let label: Label?
  let assignee: User?
  let repository: Repository
  let organization: Organization?
  let sender: User
  // @mapped key: "installation.id"
  let installationID: Int?
  /// The values that an edit replaced, and all other keys.
  // @mapped rest
  var others: [String: JSONValue] = [:]
}

/// The event.
// @mapped keys: .snake
enum Action: Equatable {
  case opened, edited, closed, reopened, deleted, created, transferred
  case labeled, unlabeled, assigned, unassigned, milestoned, demilestoned
  case locked, unlocked, pinned, unpinned
  // @mapped fallback
  case other(String)
}
