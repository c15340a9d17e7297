import Foundation

/// A webhook for events of an issue.
// @mapped
struct IssuesHook: Codable, Equatable {
  let action: String
  let issue: GitHubIssue
  let assignee: GitHubUser?
  let milestone: GitHubMilestone?
  let label: GitHubLabel?
  let changes: IssueChanges?
  let repository: GitHubRepository
  let sender: GitHubUser
  let organization: GitHubOrganization?
  let installation: GitHubInstallation?
}

/// The previous values of an issue, or its new location.
// @mapped keys: .snake
struct IssueChanges: Codable, Equatable {
  let oldIssue: GitHubIssue?
  let newIssue: GitHubIssue?
  let oldRepository: GitHubRepository?
  let newRepository: GitHubRepository?
  let title: Change?
  let body: Change?

  private enum CodingKeys: String, CodingKey {
    case title, body
    case oldIssue = "old_issue"
    case newIssue = "new_issue"
    case oldRepository = "old_repository"
    case newRepository = "new_repository"
  }
}

/// The previous text.
// @mapped
struct Change: Codable, Equatable {
  let from: String
}

/// A webhook for events of a comment.
// @mapped
struct IssueCommentHook: Codable, Equatable {
  let action: String
  let issue: GitHubIssue
  let comment: GitHubComment
  let changes: TextChanges?
  let repository: GitHubRepository
  let sender: GitHubUser
  let organization: GitHubOrganization?
  let installation: GitHubInstallation?
}

/// The texts that were edited.
// @mapped
struct TextChanges: Codable, Equatable {
  let name: Change?
  let body: Change?
}

/// A webhook for events of a pull request.
// @mapped keys: .snake
struct PullRequestHook: Codable, Equatable {
  let action: String
  let number: Int
  let pullRequest: GitHubPullRequest
  let assignee: GitHubUser?
  let requestedReviewer: GitHubUser?
  let label: GitHubLabel?
  let before: String?
  let after: String?
  let repository: GitHubRepository
  let sender: GitHubUser
  let organization: GitHubOrganization?
  let installation: GitHubInstallation?

  private enum CodingKeys: String, CodingKey {
    case action, number, assignee, label, before, after, repository, sender, organization,
      installation
    case pullRequest = "pull_request"
    case requestedReviewer = "requested_reviewer"
  }
}

/// A webhook for pushed commits.
// @mapped keys: .snake
struct PushHook: Codable, Equatable {
  let ref: String
  let before: String
  let after: String
  let created: Bool
  let deleted: Bool
  let forced: Bool
  let baseRef: String?
  let compare: String
  let commits: [PushedCommit]
  let headCommit: PushedCommit?
  let pusher: CommitAuthor
  let repository: GitHubRepository
  let sender: GitHubUser
  let organization: GitHubOrganization?
  let installation: GitHubInstallation?

  private enum CodingKeys: String, CodingKey {
    case ref, before, after, created, deleted, forced, compare, commits, pusher, repository,
      sender, organization, installation
    case baseRef = "base_ref"
    case headCommit = "head_commit"
  }
}

/// A webhook for events of a release.
// @mapped
struct ReleaseHook: Codable, Equatable {
  let action: String
  let release: GitHubRelease
  let changes: TextChanges?
  let repository: GitHubRepository
  let sender: GitHubUser
  let organization: GitHubOrganization?
  let installation: GitHubInstallation?
}

/// A webhook for a forked repository.
// @mapped
struct ForkHook: Codable, Equatable {
  let forkee: GitHubRepository
  let repository: GitHubRepository
  let sender: GitHubUser
  let organization: GitHubOrganization?
  let installation: GitHubInstallation?
}

/// A webhook for added and removed stars.
// @mapped keys: .snake
struct StarHook: Codable, Equatable {
  let action: String
  let starredAt: Date?
  let repository: GitHubRepository
  let sender: GitHubUser
  let organization: GitHubOrganization?
  let installation: GitHubInstallation?

  private enum CodingKeys: String, CodingKey {
    case action, repository, sender, organization, installation
    case starredAt = "starred_at"
  }
}
