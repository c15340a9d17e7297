import Foundation

/// A pull request with both branches.
// @mapped keys: .snake
struct GitHubPullRequest: Codable, Equatable {
  let url: URL
  let id: Int
  let nodeID: String
  let htmlURL: URL
  let diffURL: URL
  let patchURL: URL
  let issueURL: URL
  let number: Int
  let state: GitHubState
  let locked: Bool
  let title: String
  let user: GitHubUser
  let body: String?
  let createdAt: Date
  let updatedAt: Date
  let closedAt: Date?
  let mergedAt: Date?
  let mergeCommitSha: String?
  let assignee: GitHubUser?
  let assignees: [GitHubUser]
  let requestedReviewers: [GitHubUser]
  let requestedTeams: [GitHubTeam]
  let labels: [GitHubLabel]
  let milestone: GitHubMilestone?
  let commitsURL: URL
  let reviewCommentsURL: URL
  let reviewCommentURL: String
  let commentsURL: URL
  let statusesURL: URL
  let head: GitHubBranch
  let base: GitHubBranch
  let links: PullRequestReferences  // @mapped key: "_links"
  let authorAssociation: AuthorAssociation
  let autoMerge: AutoMerge?
  let activeLockReason: String?
  let draft: Bool
  let merged: Bool
  let mergeable: Bool?
  let rebaseable: Bool?
  let mergeableState: String
  let mergedBy: GitHubUser?
  let comments: Int
  let reviewComments: Int
  let maintainerCanModify: Bool
  let commits: Int
  let additions: Int
  let deletions: Int
  let changedFiles: Int

  private enum CodingKeys: String, CodingKey {
    case url, id, number, state, locked, title, user, body, assignee, assignees, labels,
      milestone, head, base, draft, merged, mergeable, rebaseable, comments, commits,
      additions, deletions
    case nodeID = "node_id"
    case htmlURL = "html_url"
    case diffURL = "diff_url"
    case patchURL = "patch_url"
    case issueURL = "issue_url"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case closedAt = "closed_at"
    case mergedAt = "merged_at"
    case mergeCommitSha = "merge_commit_sha"
    case requestedReviewers = "requested_reviewers"
    case requestedTeams = "requested_teams"
    case commitsURL = "commits_url"
    case reviewCommentsURL = "review_comments_url"
    case reviewCommentURL = "review_comment_url"
    case commentsURL = "comments_url"
    case statusesURL = "statuses_url"
    case links = "_links"
    case authorAssociation = "author_association"
    case autoMerge = "auto_merge"
    case activeLockReason = "active_lock_reason"
    case mergeableState = "mergeable_state"
    case mergedBy = "merged_by"
    case reviewComments = "review_comments"
    case maintainerCanModify = "maintainer_can_modify"
    case changedFiles = "changed_files"
  }
}

/// The head or base of a pull request.
// @mapped
struct GitHubBranch: Codable, Equatable {
  let label: String
  let ref: String
  let sha: String
  let user: GitHubUser
  let repo: GitHubRepository
}

/// The links of a pull request.
// @mapped keys: .snake
struct PullRequestReferences: Codable, Equatable {
  let itself: Reference  // @mapped key: "self"
  let html: Reference
  let issue: Reference
  let comments: Reference
  let reviewComments: Reference
  let reviewComment: Reference
  let commits: Reference
  let statuses: Reference

  private enum CodingKeys: String, CodingKey {
    case html, issue, comments, commits, statuses
    case itself = "self"
    case reviewComments = "review_comments"
    case reviewComment = "review_comment"
  }
}

/// A link, which can be a template.
// @mapped
struct Reference: Codable, Equatable {
  let href: String
}

/// The settings for merging a pull request automatically.
// @mapped keys: .snake
struct AutoMerge: Codable, Equatable {
  let mergeMethod: String
  let commitTitle: String?
  let commitMessage: String?

  private enum CodingKeys: String, CodingKey {
    case mergeMethod = "merge_method"
    case commitTitle = "commit_title"
    case commitMessage = "commit_message"
  }
}
