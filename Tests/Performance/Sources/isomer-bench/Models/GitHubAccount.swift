import Foundation

/// A user, as contained in every payload.
// @mapped keys: .snake
struct GitHubUser: Codable, Equatable {
  let login: String
  let id: Int
  let nodeID: String
  let avatarURL: String
  let gravatarID: String
  let url: String
  let htmlURL: String
  let followersURL: String
  let followingURL: String
  let gistsURL: String
  let starredURL: String
  let subscriptionsURL: String
  let organizationsURL: String
  let reposURL: String
  let eventsURL: String
  let receivedEventsURL: String
  let type: AccountKind
  let siteAdmin: Bool
  let name: String?
  let email: String?

  private enum CodingKeys: String, CodingKey {
    case login, id, url, type, name, email
    case nodeID = "node_id"
    case avatarURL = "avatar_url"
    case gravatarID = "gravatar_id"
    case htmlURL = "html_url"
    case followersURL = "followers_url"
    case followingURL = "following_url"
    case gistsURL = "gists_url"
    case starredURL = "starred_url"
    case subscriptionsURL = "subscriptions_url"
    case organizationsURL = "organizations_url"
    case reposURL = "repos_url"
    case eventsURL = "events_url"
    case receivedEventsURL = "received_events_url"
    case siteAdmin = "site_admin"
  }
}

/// The kind of a user's account.
// @mapped
enum AccountKind: String, Codable {
  case bot = "Bot"
  case mannequin = "Mannequin"
  case organization = "Organization"
  case user = "User"
}

/// The organisation that owns a repository.
// @mapped keys: .snake
struct GitHubOrganization: Codable, Equatable {
  let login: String
  let id: Int
  let nodeID: String
  let url: URL
  let reposURL: URL
  let eventsURL: URL
  let hooksURL: URL
  let issuesURL: URL
  let membersURL: String
  let publicMembersURL: String
  let avatarURL: URL
  let description: String?

  private enum CodingKeys: String, CodingKey {
    case login, id, url, description
    case nodeID = "node_id"
    case reposURL = "repos_url"
    case eventsURL = "events_url"
    case hooksURL = "hooks_url"
    case issuesURL = "issues_url"
    case membersURL = "members_url"
    case publicMembersURL = "public_members_url"
    case avatarURL = "avatar_url"
  }
}

/// The installation of an app that receives a payload.
// @mapped keys: .snake
struct GitHubInstallation: Codable, Equatable {
  let id: Int
  let nodeID: String

  private enum CodingKeys: String, CodingKey {
    case id
    case nodeID = "node_id"
  }
}

/// An app that acted for a user.
// @mapped keys: .snake
struct GitHubApp: Codable, Equatable {
  let id: Int
  let slug: String?
  let nodeID: String
  let name: String

  private enum CodingKeys: String, CodingKey {
    case id, slug, name
    case nodeID = "node_id"
  }
}

/// A team of an organisation.
// @mapped keys: .snake
struct GitHubTeam: Codable, Equatable {
  let id: Int
  let nodeID: String
  let name: String
  let slug: String
  let description: String?
  let url: URL

  private enum CodingKeys: String, CodingKey {
    case id, name, slug, description, url
    case nodeID = "node_id"
  }
}
