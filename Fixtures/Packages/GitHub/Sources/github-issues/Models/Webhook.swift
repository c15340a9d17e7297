import Isomer

/// What the service sends when something happens to an issue.
// @mapped keys: .snake
struct Webhook: Equatable {
  let action: Action
  var issue: Issue
  /// The comment's text, author and number, from the inside of `comment`.
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
  /// What an edit replaced, and whatever else comes along.
  // @mapped rest
  var others: [String: Value] = [:]
}

/// What happened.
// @mapped keys: .snake
enum Action: Equatable {
  case opened, edited, closed, reopened, deleted, created, transferred
  case labeled, unlabeled, assigned, unassigned, milestoned, demilestoned
  case locked, unlocked, pinned, unpinned
  // @mapped fallback
  case other(String)
}
