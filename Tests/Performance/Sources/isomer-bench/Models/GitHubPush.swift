import Foundation

/// A commit in a push.
// @mapped keys: .snake
struct PushedCommit: Codable, Equatable {
  let id: String
  let treeID: String
  let distinct: Bool
  let message: String
  let timestamp: Date
  let url: URL
  let author: CommitAuthor
  let committer: CommitAuthor
  let added: [String]
  let removed: [String]
  let modified: [String]

  private enum CodingKeys: String, CodingKey {
    case id, distinct, message, timestamp, url, author, committer, added, removed, modified
    case treeID = "tree_id"
  }
}

/// An author or committer, whose user name is known only with the email address.
// @mapped
struct CommitAuthor: Codable, Equatable {
  let name: String
  let email: String?
  let username: String?
}
