import Foundation
import Isomer
import IsomerCodable

/// An issue of a project.
// @mapped keys: .snake, derive: [.equality, .merge]
struct Issue {
  /// Unique in the service.
  let id: Int64  // @mapped id
  // @mapped check: .count(1...100)
  var title: String
  var state: IssueState = .open
  // @mapped check: .count(...10)
  var labels: [String] = []
  var author: User?
  var createdAt: Date
}

// @mapped
enum IssueState: String { case open, closed }

/// Someone who reports issues.
// @mapped derive: .equality
struct User {
  // @mapped check: .matches("[a-z][a-z0-9-]*")
  var login: String
  var page: URL?
}

/// What a client sends to create an issue.
// @mapped unknown: .error
struct NewIssue {
  // @mapped check: .count(1...100)
  var title: String
  // @mapped check: .count(...10)
  var labels: [String] = []
  var author: User?
}

/// The issues in a state.
// @mapped
struct IssueList {
  var total: Int
  var issues: [Issue]
}
