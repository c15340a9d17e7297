import Foundation

/// A commit as a push lists it.
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

/// Who wrote or committed; the user's name is known only where the address is.
// @mapped
struct CommitAuthor: Codable, Equatable {
  let name: String
  let email: String?
  let username: String?
}
