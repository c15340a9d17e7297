import Foundation

/// A repository with all its links, some of which are templates instead of URLs.
// @mapped keys: .snake
struct GitHubRepository: Codable, Equatable {
  let id: Int
  let nodeID: String
  let name: String
  let fullName: String
  let isPrivate: Bool  // @mapped key: "private"
  let owner: GitHubUser
  let htmlURL: URL
  let description: String?
  let fork: Bool
  let url: URL
  let forksURL: URL
  let keysURL: String
  let collaboratorsURL: String
  let teamsURL: URL
  let hooksURL: URL
  let issueEventsURL: String
  let eventsURL: URL
  let assigneesURL: String
  let branchesURL: String
  let tagsURL: URL
  let blobsURL: String
  let gitTagsURL: String
  let gitRefsURL: String
  let treesURL: String
  let statusesURL: String
  let languagesURL: URL
  let stargazersURL: URL
  let contributorsURL: URL
  let subscribersURL: URL
  let subscriptionURL: URL
  let commitsURL: String
  let gitCommitsURL: String
  let commentsURL: String
  let issueCommentURL: String
  let contentsURL: String
  let compareURL: String
  let mergesURL: URL
  let archiveURL: String
  let downloadsURL: URL
  let issuesURL: String
  let pullsURL: String
  let milestonesURL: String
  let notificationsURL: String
  let labelsURL: String
  let releasesURL: String
  let deploymentsURL: URL
  let createdAt: Timestamp
  let updatedAt: Date
  let pushedAt: Timestamp
  let gitURL: URL
  let sshURL: String
  let cloneURL: URL
  let svnURL: URL
  let homepage: String?
  let size: Int
  let stargazersCount: Int
  let watchersCount: Int
  let language: String?
  let hasIssues: Bool
  let hasProjects: Bool
  let hasDownloads: Bool
  let hasWiki: Bool
  let hasPages: Bool
  let forksCount: Int
  let mirrorURL: URL?
  let archived: Bool
  let disabled: Bool
  let openIssuesCount: Int
  let license: GitHubLicense?
  let forks: Int
  let openIssues: Int
  let watchers: Int
  let defaultBranch: String
  let isTemplate: Bool
  let topics: [String]
  let visibility: Visibility
  let webCommitSignoffRequired: Bool
  let customProperties: [String: String]
  let stargazers: Int?
  let masterBranch: String?
  let organization: String?
  let isPublic: Bool?  // @mapped key: "public"

  private enum CodingKeys: String, CodingKey {
    case id, name, owner, description, fork, url, homepage, size, language, archived,
      disabled, license, forks, watchers, topics, visibility, stargazers, organization
    case nodeID = "node_id"
    case fullName = "full_name"
    case isPrivate = "private"
    case htmlURL = "html_url"
    case forksURL = "forks_url"
    case keysURL = "keys_url"
    case collaboratorsURL = "collaborators_url"
    case teamsURL = "teams_url"
    case hooksURL = "hooks_url"
    case issueEventsURL = "issue_events_url"
    case eventsURL = "events_url"
    case assigneesURL = "assignees_url"
    case branchesURL = "branches_url"
    case tagsURL = "tags_url"
    case blobsURL = "blobs_url"
    case gitTagsURL = "git_tags_url"
    case gitRefsURL = "git_refs_url"
    case treesURL = "trees_url"
    case statusesURL = "statuses_url"
    case languagesURL = "languages_url"
    case stargazersURL = "stargazers_url"
    case contributorsURL = "contributors_url"
    case subscribersURL = "subscribers_url"
    case subscriptionURL = "subscription_url"
    case commitsURL = "commits_url"
    case gitCommitsURL = "git_commits_url"
    case commentsURL = "comments_url"
    case issueCommentURL = "issue_comment_url"
    case contentsURL = "contents_url"
    case compareURL = "compare_url"
    case mergesURL = "merges_url"
    case archiveURL = "archive_url"
    case downloadsURL = "downloads_url"
    case issuesURL = "issues_url"
    case pullsURL = "pulls_url"
    case milestonesURL = "milestones_url"
    case notificationsURL = "notifications_url"
    case labelsURL = "labels_url"
    case releasesURL = "releases_url"
    case deploymentsURL = "deployments_url"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case pushedAt = "pushed_at"
    case gitURL = "git_url"
    case sshURL = "ssh_url"
    case cloneURL = "clone_url"
    case svnURL = "svn_url"
    case stargazersCount = "stargazers_count"
    case watchersCount = "watchers_count"
    case hasIssues = "has_issues"
    case hasProjects = "has_projects"
    case hasDownloads = "has_downloads"
    case hasWiki = "has_wiki"
    case hasPages = "has_pages"
    case forksCount = "forks_count"
    case mirrorURL = "mirror_url"
    case openIssuesCount = "open_issues_count"
    case openIssues = "open_issues"
    case defaultBranch = "default_branch"
    case isTemplate = "is_template"
    case webCommitSignoffRequired = "web_commit_signoff_required"
    case customProperties = "custom_properties"
    case masterBranch = "master_branch"
    case isPublic = "public"
  }
}

/// The visibility of a repository.
// @mapped
enum Visibility: String, Codable {
  case `internal`, `private`, `public`
}

/// The licence of a repository.
// @mapped keys: .snake
struct GitHubLicense: Codable, Equatable {
  let key: String
  let name: String
  let spdxID: String
  let url: URL?
  let nodeID: String

  private enum CodingKeys: String, CodingKey {
    case key, name, url
    case spdxID = "spdx_id"
    case nodeID = "node_id"
  }
}
