// Generated from GitHubEventFork.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension EventFork: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    description: 6 required
    fork: 7 required
    url: 8 required
    language: 9 required
    stargazers_url: stargazersURL 10 required
    clone_url: cloneURL 11 required
    tags_url: tagsURL 12 required
    full_name: fullName 13 required
    merges_url: mergesURL 14 required
    forks: 15 required
    private: isPrivate 16 required
    git_refs_url: gitRefsURL 17 required
    archive_url: archiveURL 18 required
    collaborators_url: collaboratorsURL 19 required
    owner: 20 required
    languages_url: languagesURL 21 required
    trees_url: treesURL 22 required
    labels_url: labelsURL 23 required
    html_url: htmlURL 24 required
    pushed_at: pushedAt 25 required
    created_at: createdAt 26 required
    has_issues: hasIssues 27 required
    forks_url: forksURL 28 required
    branches_url: branchesURL 29 required
    commits_url: commitsURL 30 required
    notifications_url: notificationsURL 31 required
    open_issues: openIssues 32 required
    contents_url: contentsURL 33 required
    blobs_url: blobsURL 34 required
    issues_url: issuesURL 35 required
    compare_url: compareURL 36 required
    issue_events_url: issueEventsURL 37 required
    name: 38 required
    updated_at: updatedAt 39 required
    statuses_url: statusesURL 40 required
    forks_count: forksCount 41 required
    assignees_url: assigneesURL 42 required
    ssh_url: sshURL 43 required
    public: isPublic 44 required
    has_wiki: hasWiki 45 required
    subscribers_url: subscribersURL 46 required
    mirror_url: mirrorURL 47
    watchers_count: watchersCount 48 required
    id: 49 required
    has_downloads: hasDownloads 50 required
    git_commits_url: gitCommitsURL 51 required
    downloads_url: downloadsURL 52 required
    pulls_url: pullsURL 53 required
    homepage: 54
    issue_comment_url: issueCommentURL 55 required
    hooks_url: hooksURL 56 required
    subscription_url: subscriptionURL 57 required
    milestones_url: milestonesURL 58 required
    svn_url: svnURL 59 required
    events_url: eventsURL 60 required
    git_tags_url: gitTagsURL 61 required
    teams_url: teamsURL 62 required
    comments_url: commentsURL 63 required
    open_issues_count: openIssuesCount 64 required
    keys_url: keysURL 65 required
    git_url: gitURL 66 required
    contributors_url: contributorsURL 67 required
    size: 68 required
    watchers: 69 required
    """, of: "GitHubEventFork.swift: EventFork")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.watchers { missing = "watchers" }
    if case nil = partial.size { missing = "size" }
    if case nil = partial.contributorsURL { missing = "contributors_url" }
    if case nil = partial.gitURL { missing = "git_url" }
    if case nil = partial.keysURL { missing = "keys_url" }
    if case nil = partial.openIssuesCount { missing = "open_issues_count" }
    if case nil = partial.commentsURL { missing = "comments_url" }
    if case nil = partial.teamsURL { missing = "teams_url" }
    if case nil = partial.gitTagsURL { missing = "git_tags_url" }
    if case nil = partial.eventsURL { missing = "events_url" }
    if case nil = partial.svnURL { missing = "svn_url" }
    if case nil = partial.milestonesURL { missing = "milestones_url" }
    if case nil = partial.subscriptionURL { missing = "subscription_url" }
    if case nil = partial.hooksURL { missing = "hooks_url" }
    if case nil = partial.issueCommentURL { missing = "issue_comment_url" }
    if case nil = partial.pullsURL { missing = "pulls_url" }
    if case nil = partial.downloadsURL { missing = "downloads_url" }
    if case nil = partial.gitCommitsURL { missing = "git_commits_url" }
    if case nil = partial.hasDownloads { missing = "has_downloads" }
    if case nil = partial.id { missing = "id" }
    if case nil = partial.watchersCount { missing = "watchers_count" }
    if case nil = partial.subscribersURL { missing = "subscribers_url" }
    if case nil = partial.hasWiki { missing = "has_wiki" }
    if case nil = partial.isPublic { missing = "public" }
    if case nil = partial.sshURL { missing = "ssh_url" }
    if case nil = partial.assigneesURL { missing = "assignees_url" }
    if case nil = partial.forksCount { missing = "forks_count" }
    if case nil = partial.statusesURL { missing = "statuses_url" }
    if case nil = partial.updatedAt { missing = "updated_at" }
    if case nil = partial.name { missing = "name" }
    if case nil = partial.issueEventsURL { missing = "issue_events_url" }
    if case nil = partial.compareURL { missing = "compare_url" }
    if case nil = partial.issuesURL { missing = "issues_url" }
    if case nil = partial.blobsURL { missing = "blobs_url" }
    if case nil = partial.contentsURL { missing = "contents_url" }
    if case nil = partial.openIssues { missing = "open_issues" }
    if case nil = partial.notificationsURL { missing = "notifications_url" }
    if case nil = partial.commitsURL { missing = "commits_url" }
    if case nil = partial.branchesURL { missing = "branches_url" }
    if case nil = partial.forksURL { missing = "forks_url" }
    if case nil = partial.hasIssues { missing = "has_issues" }
    if case nil = partial.createdAt { missing = "created_at" }
    if case nil = partial.pushedAt { missing = "pushed_at" }
    if case nil = partial.htmlURL { missing = "html_url" }
    if case nil = partial.labelsURL { missing = "labels_url" }
    if case nil = partial.treesURL { missing = "trees_url" }
    if case nil = partial.languagesURL { missing = "languages_url" }
    if case nil = partial.owner { missing = "owner" }
    if case nil = partial.collaboratorsURL { missing = "collaborators_url" }
    if case nil = partial.archiveURL { missing = "archive_url" }
    if case nil = partial.gitRefsURL { missing = "git_refs_url" }
    if case nil = partial.isPrivate { missing = "private" }
    if case nil = partial.forks { missing = "forks" }
    if case nil = partial.mergesURL { missing = "merges_url" }
    if case nil = partial.fullName { missing = "full_name" }
    if case nil = partial.tagsURL { missing = "tags_url" }
    if case nil = partial.cloneURL { missing = "clone_url" }
    if case nil = partial.stargazersURL { missing = "stargazers_url" }
    if case nil = partial.language { missing = "language" }
    if case nil = partial.url { missing = "url" }
    if case nil = partial.fork { missing = "fork" }
    if case nil = partial.description { missing = "description" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var description: String? = nil
    var fork: Bool? = nil
    var url: String? = nil
    var language: String? = nil
    var stargazersURL: String? = nil
    var cloneURL: String? = nil
    var tagsURL: String? = nil
    var fullName: String? = nil
    var mergesURL: String? = nil
    var forks: Int? = nil
    var isPrivate: Bool? = nil
    var gitRefsURL: String? = nil
    var archiveURL: String? = nil
    var collaboratorsURL: String? = nil
    var owner: EventUser? = nil
    var languagesURL: String? = nil
    var treesURL: String? = nil
    var labelsURL: String? = nil
    var htmlURL: String? = nil
    var pushedAt: Date? = nil
    var createdAt: Date? = nil
    var hasIssues: Bool? = nil
    var forksURL: String? = nil
    var branchesURL: String? = nil
    var commitsURL: String? = nil
    var notificationsURL: String? = nil
    var openIssues: Int? = nil
    var contentsURL: String? = nil
    var blobsURL: String? = nil
    var issuesURL: String? = nil
    var compareURL: String? = nil
    var issueEventsURL: String? = nil
    var name: String? = nil
    var updatedAt: Date? = nil
    var statusesURL: String? = nil
    var forksCount: Int? = nil
    var assigneesURL: String? = nil
    var sshURL: String? = nil
    var isPublic: Bool? = nil
    var hasWiki: Bool? = nil
    var subscribersURL: String? = nil
    var mirrorURL: String? = nil
    var watchersCount: Int? = nil
    var id: Int? = nil
    var hasDownloads: Bool? = nil
    var gitCommitsURL: String? = nil
    var downloadsURL: String? = nil
    var pullsURL: String? = nil
    var homepage: String? = nil
    var issueCommentURL: String? = nil
    var hooksURL: String? = nil
    var subscriptionURL: String? = nil
    var milestonesURL: String? = nil
    var svnURL: String? = nil
    var eventsURL: String? = nil
    var gitTagsURL: String? = nil
    var teamsURL: String? = nil
    var commentsURL: String? = nil
    var openIssuesCount: Int? = nil
    var keysURL: String? = nil
    var gitURL: String? = nil
    var contributorsURL: String? = nil
    var size: Int? = nil
    var watchers: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.description = try String.read(&reader)
      case 1: partial.fork = try Bool.read(&reader)
      case 2: partial.url = try String.read(&reader)
      case 3: partial.language = try String.read(&reader)
      case 4: partial.stargazersURL = try String.read(&reader)
      case 5: partial.cloneURL = try String.read(&reader)
      case 6: partial.tagsURL = try String.read(&reader)
      case 7: partial.fullName = try String.read(&reader)
      case 8: partial.mergesURL = try String.read(&reader)
      case 9: partial.forks = try Int.read(&reader)
      case 10: partial.isPrivate = try Bool.read(&reader)
      case 11: partial.gitRefsURL = try String.read(&reader)
      case 12: partial.archiveURL = try String.read(&reader)
      case 13: partial.collaboratorsURL = try String.read(&reader)
      case 14: partial.owner = try EventUser.read(&reader)
      case 15: partial.languagesURL = try String.read(&reader)
      case 16: partial.treesURL = try String.read(&reader)
      case 17: partial.labelsURL = try String.read(&reader)
      case 18: partial.htmlURL = try String.read(&reader)
      case 19: partial.pushedAt = try Date.read(&reader)
      case 20: partial.createdAt = try Date.read(&reader)
      case 21: partial.hasIssues = try Bool.read(&reader)
      case 22: partial.forksURL = try String.read(&reader)
      case 23: partial.branchesURL = try String.read(&reader)
      case 24: partial.commitsURL = try String.read(&reader)
      case 25: partial.notificationsURL = try String.read(&reader)
      case 26: partial.openIssues = try Int.read(&reader)
      case 27: partial.contentsURL = try String.read(&reader)
      case 28: partial.blobsURL = try String.read(&reader)
      case 29: partial.issuesURL = try String.read(&reader)
      case 30: partial.compareURL = try String.read(&reader)
      case 31: partial.issueEventsURL = try String.read(&reader)
      case 32: partial.name = try String.read(&reader)
      case 33: partial.updatedAt = try Date.read(&reader)
      case 34: partial.statusesURL = try String.read(&reader)
      case 35: partial.forksCount = try Int.read(&reader)
      case 36: partial.assigneesURL = try String.read(&reader)
      case 37: partial.sshURL = try String.read(&reader)
      case 38: partial.isPublic = try Bool.read(&reader)
      case 39: partial.hasWiki = try Bool.read(&reader)
      case 40: partial.subscribersURL = try String.read(&reader)
      case 41: partial.mirrorURL = try String?.read(&reader)
      case 42: partial.watchersCount = try Int.read(&reader)
      case 43: partial.id = try Int.read(&reader)
      case 44: partial.hasDownloads = try Bool.read(&reader)
      case 45: partial.gitCommitsURL = try String.read(&reader)
      case 46: partial.downloadsURL = try String.read(&reader)
      case 47: partial.pullsURL = try String.read(&reader)
      case 48: partial.homepage = try String?.read(&reader)
      case 49: partial.issueCommentURL = try String.read(&reader)
      case 50: partial.hooksURL = try String.read(&reader)
      case 51: partial.subscriptionURL = try String.read(&reader)
      case 52: partial.milestonesURL = try String.read(&reader)
      case 53: partial.svnURL = try String.read(&reader)
      case 54: partial.eventsURL = try String.read(&reader)
      case 55: partial.gitTagsURL = try String.read(&reader)
      case 56: partial.teamsURL = try String.read(&reader)
      case 57: partial.commentsURL = try String.read(&reader)
      case 58: partial.openIssuesCount = try Int.read(&reader)
      case 59: partial.keysURL = try String.read(&reader)
      case 60: partial.gitURL = try String.read(&reader)
      case 61: partial.contributorsURL = try String.read(&reader)
      case 62: partial.size = try Int.read(&reader)
      case 63: partial.watchers = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.description = partial.description.moved()
    self.fork = partial.fork.moved()
    self.url = partial.url.moved()
    self.language = partial.language.moved()
    self.stargazersURL = partial.stargazersURL.moved()
    self.cloneURL = partial.cloneURL.moved()
    self.tagsURL = partial.tagsURL.moved()
    self.fullName = partial.fullName.moved()
    self.mergesURL = partial.mergesURL.moved()
    self.forks = partial.forks.moved()
    self.isPrivate = partial.isPrivate.moved()
    self.gitRefsURL = partial.gitRefsURL.moved()
    self.archiveURL = partial.archiveURL.moved()
    self.collaboratorsURL = partial.collaboratorsURL.moved()
    self.owner = partial.owner.moved()
    self.languagesURL = partial.languagesURL.moved()
    self.treesURL = partial.treesURL.moved()
    self.labelsURL = partial.labelsURL.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.pushedAt = partial.pushedAt.moved()
    self.createdAt = partial.createdAt.moved()
    self.hasIssues = partial.hasIssues.moved()
    self.forksURL = partial.forksURL.moved()
    self.branchesURL = partial.branchesURL.moved()
    self.commitsURL = partial.commitsURL.moved()
    self.notificationsURL = partial.notificationsURL.moved()
    self.openIssues = partial.openIssues.moved()
    self.contentsURL = partial.contentsURL.moved()
    self.blobsURL = partial.blobsURL.moved()
    self.issuesURL = partial.issuesURL.moved()
    self.compareURL = partial.compareURL.moved()
    self.issueEventsURL = partial.issueEventsURL.moved()
    self.name = partial.name.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.statusesURL = partial.statusesURL.moved()
    self.forksCount = partial.forksCount.moved()
    self.assigneesURL = partial.assigneesURL.moved()
    self.sshURL = partial.sshURL.moved()
    self.isPublic = partial.isPublic.moved()
    self.hasWiki = partial.hasWiki.moved()
    self.subscribersURL = partial.subscribersURL.moved()
    self.mirrorURL = partial.mirrorURL.take()
    self.watchersCount = partial.watchersCount.moved()
    self.id = partial.id.moved()
    self.hasDownloads = partial.hasDownloads.moved()
    self.gitCommitsURL = partial.gitCommitsURL.moved()
    self.downloadsURL = partial.downloadsURL.moved()
    self.pullsURL = partial.pullsURL.moved()
    self.homepage = partial.homepage.take()
    self.issueCommentURL = partial.issueCommentURL.moved()
    self.hooksURL = partial.hooksURL.moved()
    self.subscriptionURL = partial.subscriptionURL.moved()
    self.milestonesURL = partial.milestonesURL.moved()
    self.svnURL = partial.svnURL.moved()
    self.eventsURL = partial.eventsURL.moved()
    self.gitTagsURL = partial.gitTagsURL.moved()
    self.teamsURL = partial.teamsURL.moved()
    self.commentsURL = partial.commentsURL.moved()
    self.openIssuesCount = partial.openIssuesCount.moved()
    self.keysURL = partial.keysURL.moved()
    self.gitURL = partial.gitURL.moved()
    self.contributorsURL = partial.contributorsURL.moved()
    self.size = partial.size.moved()
    self.watchers = partial.watchers.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"description\":", self.description)
    writer.member(",\"fork\":", self.fork)
    writer.member(",\"url\":", self.url)
    writer.member(",\"language\":", self.language)
    writer.member(",\"stargazers_url\":", self.stargazersURL)
    writer.member(",\"clone_url\":", self.cloneURL)
    writer.member(",\"tags_url\":", self.tagsURL)
    writer.member(",\"full_name\":", self.fullName)
    writer.member(",\"merges_url\":", self.mergesURL)
    writer.member(",\"forks\":", self.forks)
    writer.member(",\"private\":", self.isPrivate)
    writer.member(",\"git_refs_url\":", self.gitRefsURL)
    writer.member(",\"archive_url\":", self.archiveURL)
    writer.member(",\"collaborators_url\":", self.collaboratorsURL)
    writer.member(",\"owner\":", self.owner)
    writer.member(",\"languages_url\":", self.languagesURL)
    writer.member(",\"trees_url\":", self.treesURL)
    writer.member(",\"labels_url\":", self.labelsURL)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"pushed_at\":", self.pushedAt)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"has_issues\":", self.hasIssues)
    writer.member(",\"forks_url\":", self.forksURL)
    writer.member(",\"branches_url\":", self.branchesURL)
    writer.member(",\"commits_url\":", self.commitsURL)
    writer.member(",\"notifications_url\":", self.notificationsURL)
    writer.member(",\"open_issues\":", self.openIssues)
    writer.member(",\"contents_url\":", self.contentsURL)
    writer.member(",\"blobs_url\":", self.blobsURL)
    writer.member(",\"issues_url\":", self.issuesURL)
    writer.member(",\"compare_url\":", self.compareURL)
    writer.member(",\"issue_events_url\":", self.issueEventsURL)
    writer.member(",\"name\":", self.name)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.member(",\"statuses_url\":", self.statusesURL)
    writer.member(",\"forks_count\":", self.forksCount)
    writer.member(",\"assignees_url\":", self.assigneesURL)
    writer.member(",\"ssh_url\":", self.sshURL)
    writer.member(",\"public\":", self.isPublic)
    writer.member(",\"has_wiki\":", self.hasWiki)
    writer.member(",\"subscribers_url\":", self.subscribersURL)
    writer.optional(",\"mirror_url\":", self.mirrorURL)
    writer.member(",\"watchers_count\":", self.watchersCount)
    writer.member(",\"id\":", self.id)
    writer.member(",\"has_downloads\":", self.hasDownloads)
    writer.member(",\"git_commits_url\":", self.gitCommitsURL)
    writer.member(",\"downloads_url\":", self.downloadsURL)
    writer.member(",\"pulls_url\":", self.pullsURL)
    writer.optional(",\"homepage\":", self.homepage)
    writer.member(",\"issue_comment_url\":", self.issueCommentURL)
    writer.member(",\"hooks_url\":", self.hooksURL)
    writer.member(",\"subscription_url\":", self.subscriptionURL)
    writer.member(",\"milestones_url\":", self.milestonesURL)
    writer.member(",\"svn_url\":", self.svnURL)
    writer.member(",\"events_url\":", self.eventsURL)
    writer.member(",\"git_tags_url\":", self.gitTagsURL)
    writer.member(",\"teams_url\":", self.teamsURL)
    writer.member(",\"comments_url\":", self.commentsURL)
    writer.member(",\"open_issues_count\":", self.openIssuesCount)
    writer.member(",\"keys_url\":", self.keysURL)
    writer.member(",\"git_url\":", self.gitURL)
    writer.member(",\"contributors_url\":", self.contributorsURL)
    writer.member(",\"size\":", self.size)
    writer.member(",\"watchers\":", self.watchers)
  }
}
