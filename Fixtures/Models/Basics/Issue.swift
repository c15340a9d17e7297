import Foundation

/// A GitHub issue: paths that share an object, an enum, defaults and dates.
// @mapped keys: .snake
public struct Issue: Equatable, Sendable {
  public var id: Int
  public var number: Int
  public var title: String
  public var htmlURL: URL  // @mapped key: "html_url"
  public var state: IssueState
  // @mapped key: "user.login"
  public var authorLogin: String
  // @mapped key: "user.id"
  public var authorID: Int
  public var labels: [Label] = []
  public var assignee: User?
  public var body: String?
  public var createdAt: Date
  public var closedAt: Date?
  public var isLocked = false  // @mapped key: "locked"
  // @mapped skip
  public var retrievedAt: Date?

  public init(id: Int, number: Int, title: String, htmlURL: URL, authorLogin: String, authorID: Int)
  {
    self.id = id
    self.number = number
    self.title = title
    self.htmlURL = htmlURL
    self.state = .open
    self.authorLogin = authorLogin
    self.authorID = authorID
    self.createdAt = Date(timeIntervalSince1970: 0)
  }
}

// @mapped
public enum IssueState: String, Sendable { case open, closed }

// @mapped
public struct Label: Equatable, Sendable {
  public var name: String
  public var color: String  // @mapped default: "ffffff"
}

// @mapped keys: .snake
public struct User: Equatable, Sendable {
  public let login: String
  public let id: Int
  public var avatarURL: URL?
}
