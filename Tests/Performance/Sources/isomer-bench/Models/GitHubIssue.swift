import Foundation

/// An issue with all members that the service sends.
// @mapped keys: .snake, version: 1
struct GitHubIssue: Codable, Equatable {
  let url: String
  let repositoryURL: String
  let labelsURL: String
  let commentsURL: String
  let eventsURL: String
  let htmlURL: String
  let id: Int
  let nodeID: String
  let number: Int
  let title: String
  let user: GitHubUser
  let labels: [GitHubLabel]?
  let state: GitHubState?
  let locked: Bool?
  let assignee: GitHubUser?
  let assignees: [GitHubUser]
  let milestone: GitHubMilestone?
  let comments: Int
  let createdAt: Date
  let updatedAt: Date
  let closedAt: Date?
  let authorAssociation: AuthorAssociation
  let activeLockReason: String?
  let body: String?
  let reactions: GitHubReactions
  let performedViaGithubApp: GitHubApp?
  let draft: Bool
  let timelineURL: String?
  let pullRequest: PullRequestLinks?

  private enum CodingKeys: String, CodingKey {
    case url, id, number, title, user, labels, state, locked, assignee, assignees, milestone,
      comments, body, reactions, draft
    case repositoryURL = "repository_url"
    case labelsURL = "labels_url"
    case commentsURL = "comments_url"
    case eventsURL = "events_url"
    case htmlURL = "html_url"
    case nodeID = "node_id"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case closedAt = "closed_at"
    case authorAssociation = "author_association"
    case activeLockReason = "active_lock_reason"
    case performedViaGithubApp = "performed_via_github_app"
    case timelineURL = "timeline_url"
    case pullRequest = "pull_request"
  }
}

/// A label of a repository.
// @mapped keys: .snake
struct GitHubLabel: Codable, Equatable {
  let id: Int
  let nodeID: String
  let url: String
  let name: String
  let color: String
  let isDefault: Bool  // @mapped key: "default"
  let description: String

  private enum CodingKeys: String, CodingKey {
    case id, url, name, color, description
    case nodeID = "node_id"
    case isDefault = "default"
  }
}

/// A milestone with its progress.
// @mapped keys: .snake
struct GitHubMilestone: Codable, Equatable {
  let url: String
  let htmlURL: String
  let labelsURL: String
  let id: Int
  let nodeID: String
  let number: Int
  let title: String
  let description: String?
  let creator: GitHubUser
  let openIssues: Int
  let closedIssues: Int
  let state: GitHubState
  let createdAt: Date
  let updatedAt: Date
  let dueOn: Date?
  let closedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case url, id, number, title, description, creator, state
    case htmlURL = "html_url"
    case labelsURL = "labels_url"
    case nodeID = "node_id"
    case openIssues = "open_issues"
    case closedIssues = "closed_issues"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case dueOn = "due_on"
    case closedAt = "closed_at"
  }
}

/// The number of times each reaction was given.
// @mapped keys: .snake
struct GitHubReactions: Codable, Equatable {
  let url: String
  let totalCount: Int
  let plusOne: Int  // @mapped key: "+1"
  let minusOne: Int  // @mapped key: "-1"
  let laugh: Int
  let hooray: Int
  let confused: Int
  let heart: Int
  let rocket: Int
  let eyes: Int

  private enum CodingKeys: String, CodingKey {
    case url, laugh, hooray, confused, heart, rocket, eyes
    case totalCount = "total_count"
    case plusOne = "+1"
    case minusOne = "-1"
  }
}

/// The URLs of the pull request that belongs to an issue.
// @mapped keys: .snake
struct PullRequestLinks: Codable, Equatable {
  let url: String
  let htmlURL: String
  let diffURL: String
  let patchURL: String

  private enum CodingKeys: String, CodingKey {
    case url
    case htmlURL = "html_url"
    case diffURL = "diff_url"
    case patchURL = "patch_url"
  }
}

/// The state of an issue, a pull request or a milestone.
// @mapped
enum GitHubState: String, Codable {
  case open, closed
}

/// The relation of an author to the repository.
// @mapped
enum AuthorAssociation: String, Codable {
  case collaborator = "COLLABORATOR"
  case contributor = "CONTRIBUTOR"
  case firstTimer = "FIRST_TIMER"
  case firstTimeContributor = "FIRST_TIME_CONTRIBUTOR"
  case mannequin = "MANNEQUIN"
  case member = "MEMBER"
  case none = "NONE"
  case owner = "OWNER"
}
