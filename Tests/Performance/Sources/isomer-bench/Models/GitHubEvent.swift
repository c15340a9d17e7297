import Foundation

/// An entry of the public timeline.
// @mapped keys: .snake
struct GitHubEvent: Codable, Equatable {
  let type: String
  let createdAt: Date
  let actor: Actor
  let repo: EventRepository
  let isPublic: Bool  // @mapped key: "public"
  let payload: EventPayload
  let id: String
  let org: Actor?

  private enum CodingKeys: String, CodingKey {
    case type, actor, repo, payload, id, org
    case createdAt = "created_at"
    case isPublic = "public"
  }
}

/// The user who caused an event, in short form.
// @mapped keys: .snake
struct Actor: Codable, Equatable {
  let gravatarID: String
  let login: String
  let avatarURL: String
  let url: String
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case login, url, id
    case gravatarID = "gravatar_id"
    case avatarURL = "avatar_url"
  }
}

/// The repository of an event, in short form.
// @mapped
struct EventRepository: Codable, Equatable {
  let url: String
  let id: Int
  let name: String
}

/// The content of an event, whose members depend on the type.
// @mapped keys: .snake
struct EventPayload: Codable, Equatable {
  let commits: [EventCommit]?
  let distinctSize: Int?
  let ref: String?
  let pushID: Int?
  let head: String?
  let before: String?
  let size: Int?
  let description: String?
  let masterBranch: String?
  let refType: String?
  let forkee: EventFork?
  let action: String?
  let issue: EventIssue?
  let comment: EventComment?
  let pages: [WikiPage]?

  private enum CodingKeys: String, CodingKey {
    case commits, ref, head, before, size, description, forkee, action, issue, comment, pages
    case distinctSize = "distinct_size"
    case pushID = "push_id"
    case masterBranch = "master_branch"
    case refType = "ref_type"
  }
}

/// A commit that was pushed.
// @mapped
struct EventCommit: Codable, Equatable {
  let url: String
  let message: String
  let distinct: Bool
  let sha: String
  let author: CommitAuthor
}

/// A user in the form of the timeline.
// @mapped keys: .snake
struct EventUser: Codable, Equatable {
  let gravatarID: String
  let login: String
  let type: AccountKind
  let avatarURL: String
  let url: String
  let followersURL: String
  let followingURL: String
  let gistsURL: String
  let starredURL: String
  let subscriptionsURL: String
  let organizationsURL: String
  let reposURL: String
  let eventsURL: String
  let receivedEventsURL: String
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case login, type, url, id
    case gravatarID = "gravatar_id"
    case avatarURL = "avatar_url"
    case followersURL = "followers_url"
    case followingURL = "following_url"
    case gistsURL = "gists_url"
    case starredURL = "starred_url"
    case subscriptionsURL = "subscriptions_url"
    case organizationsURL = "organizations_url"
    case reposURL = "repos_url"
    case eventsURL = "events_url"
    case receivedEventsURL = "received_events_url"
  }
}

/// An issue in the form of the timeline.
// @mapped keys: .snake
struct EventIssue: Codable, Equatable {
  let user: EventUser
  let url: String
  let labels: [GitHubLabel]
  let htmlURL: String
  let labelsURL: String
  let pullRequest: EventPullRequest
  let createdAt: Date
  let closedAt: Date?
  let milestone: GitHubMilestone?
  let title: String
  let body: String
  let updatedAt: Date
  let number: Int
  let state: GitHubState
  let assignee: EventUser?
  let id: Int
  let eventsURL: String
  let commentsURL: String
  let comments: Int

  private enum CodingKeys: String, CodingKey {
    case user, url, labels, milestone, title, body, number, state, assignee, id, comments
    case htmlURL = "html_url"
    case labelsURL = "labels_url"
    case pullRequest = "pull_request"
    case createdAt = "created_at"
    case closedAt = "closed_at"
    case updatedAt = "updated_at"
    case eventsURL = "events_url"
    case commentsURL = "comments_url"
  }
}

/// The URLs of an issue's pull request, if it has one.
// @mapped keys: .snake
struct EventPullRequest: Codable, Equatable {
  let htmlURL: String?
  let patchURL: String?
  let diffURL: String?

  private enum CodingKeys: String, CodingKey {
    case htmlURL = "html_url"
    case patchURL = "patch_url"
    case diffURL = "diff_url"
  }
}

/// A comment in the form of the timeline.
// @mapped keys: .snake
struct EventComment: Codable, Equatable {
  let user: EventUser
  let url: String
  let issueURL: String
  let createdAt: Date
  let body: String
  let updatedAt: Date
  let id: Int

  private enum CodingKeys: String, CodingKey {
    case user, url, body, id
    case issueURL = "issue_url"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }
}

/// An edited page of a wiki.
// @mapped keys: .snake
struct WikiPage: Codable, Equatable {
  let pageName: String
  let htmlURL: String
  let title: String
  let sha: String
  let summary: String?
  let action: String

  private enum CodingKeys: String, CodingKey {
    case title, sha, summary, action
    case pageName = "page_name"
    case htmlURL = "html_url"
  }
}
