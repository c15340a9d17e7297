import Foundation
import Isomer

/// A person, an organisation or a program with an account.
// @mapped keys: .snake
struct User: Hashable {
  let id: Int
  let nodeID: String
  let login: String
  // @mapped key: "type", default: .user
  let kind: AccountKind
  // @mapped key: "site_admin"
  var isAdministrator = false
  var name: String?
  var email: String?
  let avatarURL: URL
  // Empty if the user has none.
  // @mapped default: ""
  let gravatarID: String
  // @mapped flatten
  let links: UserLinks
}

/// The URLs of a user's resources, some of which are templates.
// @mapped keys: .snake
struct UserLinks: Hashable {
  // @mapped key: "url"
  let itself: URL
  let htmlURL: URL
  let followersURL: URL
  let followingURL: String
  let gistsURL: String
  let starredURL: String
  let subscriptionsURL: URL
  let organizationsURL: URL
  let reposURL: URL
  let eventsURL: String
  let receivedEventsURL: URL
}

/// The kind of an account.
// @mapped keys: .pascal
enum AccountKind: Hashable {
  case user
  case organization
  case bot
  // @mapped fallback
  case other(String)
}

/// An organisation in short form.
// @mapped keys: .snake
struct Organization: Equatable {
  let id: Int
  let nodeID: String
  let login: String
  var description: String?
  let url: URL
  let avatarURL: URL
}
