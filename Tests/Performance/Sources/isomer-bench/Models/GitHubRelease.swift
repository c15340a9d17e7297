import Foundation

/// A release with its downloads.
// @mapped keys: .snake
struct GitHubRelease: Codable, Equatable {
  let url: URL
  let assetsURL: URL
  let uploadURL: String
  let htmlURL: URL
  let id: Int
  let nodeID: String
  let tagName: String
  let targetCommitish: String
  let name: String
  let draft: Bool
  let author: GitHubUser
  let prerelease: Bool
  let createdAt: Date
  let publishedAt: Date?
  let assets: [ReleaseAsset]
  let tarballURL: URL
  let zipballURL: URL
  let body: String?
  let discussionURL: URL?
  let reactions: GitHubReactions?

  private enum CodingKeys: String, CodingKey {
    case url, id, name, draft, author, prerelease, assets, body, reactions
    case assetsURL = "assets_url"
    case uploadURL = "upload_url"
    case htmlURL = "html_url"
    case nodeID = "node_id"
    case tagName = "tag_name"
    case targetCommitish = "target_commitish"
    case createdAt = "created_at"
    case publishedAt = "published_at"
    case tarballURL = "tarball_url"
    case zipballURL = "zipball_url"
    case discussionURL = "discussion_url"
  }
}

/// A file to download.
// @mapped keys: .snake
struct ReleaseAsset: Codable, Equatable {
  let id: Int
  let name: String
  let contentType: String
  let size: Int
  let downloadCount: Int
  let browserDownloadURL: URL

  private enum CodingKeys: String, CodingKey {
    case id, name, size
    case contentType = "content_type"
    case downloadCount = "download_count"
    case browserDownloadURL = "browser_download_url"
  }
}

/// A comment on an issue.
// @mapped keys: .snake
struct GitHubComment: Codable, Equatable {
  let url: URL
  let htmlURL: URL
  let issueURL: URL
  let id: Int
  let nodeID: String
  let user: GitHubUser
  let createdAt: Date
  let updatedAt: Date
  let authorAssociation: AuthorAssociation
  let body: String
  let reactions: GitHubReactions
  let performedViaGithubApp: GitHubApp?

  private enum CodingKeys: String, CodingKey {
    case url, id, user, body, reactions
    case htmlURL = "html_url"
    case issueURL = "issue_url"
    case nodeID = "node_id"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case authorAssociation = "author_association"
    case performedViaGithubApp = "performed_via_github_app"
  }
}
