import Foundation
import Isomer

/// A repository, whose many URL templates are stored unchanged.
// @mapped keys: .snake
struct Repository: Equatable {
  let id: Int
  let nodeID: String
  let name: String
  let fullName: String
  let owner: User
  // @mapped key: "private"
  let isPrivate: Bool
  // @mapped key: "fork"
  let isFork: Bool
  // @mapped key: "archived"
  var isArchived = false
  var visibility: Visibility?
  var description: String?
  let url: URL
  let htmlURL: URL
  let cloneURL: URL
  // Nil for an empty string, which is not a URL.
  // @mapped recover
  var homepage: URL?
  var language: String?
  // @mapped elements: .lossy
  var topics: [String] = []
  // @mapped key: "license.spdx_id"
  var license: String?
  let defaultBranch: String
  // @mapped key: "stargazers_count", alias: ["watchers_count", "watchers"]
  var stars = 0
  // @mapped key: "forks_count", alias: "forks"
  var forks = 0
  // @mapped key: "open_issues_count", alias: "open_issues"
  var openIssues = 0
  // Seconds since 1970 in push payloads, RFC 3339 in all others.
  // @mapped coerce
  let createdAt: Date
  // @mapped coerce
  var pushedAt: Date?
  let updatedAt: Date
  /// All other keys, which are written back unchanged.
  // @mapped rest
  var others: [String: JSONValue] = [:]
}

/// The visibility of a repository.
// @mapped
enum Visibility: String, Equatable {
  case `public`, `private`, `internal`
}
