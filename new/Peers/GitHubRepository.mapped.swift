// Generated from GitHubRepository.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension GitHubRepository: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 6 required
    node_id: nodeID 7 required
    name: 8 required
    full_name: fullName 9 required
    private: isPrivate 10 required
    owner: 11 required
    html_url: htmlURL 12 required
    description: 13
    fork: 14 required
    url: 15 required
    forks_url: forksURL 16 required
    keys_url: keysURL 17 required
    collaborators_url: collaboratorsURL 18 required
    teams_url: teamsURL 19 required
    hooks_url: hooksURL 20 required
    issue_events_url: issueEventsURL 21 required
    events_url: eventsURL 22 required
    assignees_url: assigneesURL 23 required
    branches_url: branchesURL 24 required
    tags_url: tagsURL 25 required
    blobs_url: blobsURL 26 required
    git_tags_url: gitTagsURL 27 required
    git_refs_url: gitRefsURL 28 required
    trees_url: treesURL 29 required
    statuses_url: statusesURL 30 required
    languages_url: languagesURL 31 required
    stargazers_url: stargazersURL 32 required
    contributors_url: contributorsURL 33 required
    subscribers_url: subscribersURL 34 required
    subscription_url: subscriptionURL 35 required
    commits_url: commitsURL 36 required
    git_commits_url: gitCommitsURL 37 required
    comments_url: commentsURL 38 required
    issue_comment_url: issueCommentURL 39 required
    contents_url: contentsURL 40 required
    compare_url: compareURL 41 required
    merges_url: mergesURL 42 required
    archive_url: archiveURL 43 required
    downloads_url: downloadsURL 44 required
    issues_url: issuesURL 45 required
    pulls_url: pullsURL 46 required
    milestones_url: milestonesURL 47 required
    notifications_url: notificationsURL 48 required
    labels_url: labelsURL 49 required
    releases_url: releasesURL 50 required
    deployments_url: deploymentsURL 51 required
    created_at: createdAt 52 required
    updated_at: updatedAt 53 required
    pushed_at: pushedAt 54 required
    git_url: gitURL 55 required
    ssh_url: sshURL 56 required
    clone_url: cloneURL 57 required
    svn_url: svnURL 58 required
    homepage: 59
    size: 60 required
    stargazers_count: stargazersCount 61 required
    watchers_count: watchersCount 62 required
    language: 63
    has_issues: hasIssues 64 required
    has_projects: hasProjects 65 required
    has_downloads: hasDownloads 66 required
    has_wiki: hasWiki 67 required
    has_pages: hasPages 68 required
    forks_count: forksCount 69 required
    mirror_url: mirrorURL 70
    archived: 71 required
    disabled: 72 required
    open_issues_count: openIssuesCount 73 required
    license: 74
    forks: 75 required
    open_issues: openIssues 76 required
    watchers: 77 required
    default_branch: defaultBranch 78 required
    is_template: isTemplate 79 required
    topics: 80 required
    visibility: 81 required
    web_commit_signoff_required: webCommitSignoffRequired 82 required
    custom_properties: customProperties 83 required
    stargazers: 84
    master_branch: masterBranch 85
    organization: 86
    public: isPublic 87
    """, of: "GitHubRepository.swift: GitHubRepository")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.customProperties { missing = "custom_properties" }
    if case nil = partial.webCommitSignoffRequired { missing = "web_commit_signoff_required" }
    if case nil = partial.visibility { missing = "visibility" }
    if case nil = partial.topics { missing = "topics" }
    if case nil = partial.isTemplate { missing = "is_template" }
    if case nil = partial.defaultBranch { missing = "default_branch" }
    if case nil = partial.watchers { missing = "watchers" }
    if case nil = partial.openIssues { missing = "open_issues" }
    if case nil = partial.forks { missing = "forks" }
    if case nil = partial.openIssuesCount { missing = "open_issues_count" }
    if case nil = partial.disabled { missing = "disabled" }
    if case nil = partial.archived { missing = "archived" }
    if case nil = partial.forksCount { missing = "forks_count" }
    if case nil = partial.hasPages { missing = "has_pages" }
    if case nil = partial.hasWiki { missing = "has_wiki" }
    if case nil = partial.hasDownloads { missing = "has_downloads" }
    if case nil = partial.hasProjects { missing = "has_projects" }
    if case nil = partial.hasIssues { missing = "has_issues" }
    if case nil = partial.watchersCount { missing = "watchers_count" }
    if case nil = partial.stargazersCount { missing = "stargazers_count" }
    if case nil = partial.size { missing = "size" }
    if case nil = partial.svnURL { missing = "svn_url" }
    if case nil = partial.cloneURL { missing = "clone_url" }
    if case nil = partial.sshURL { missing = "ssh_url" }
    if case nil = partial.gitURL { missing = "git_url" }
    if case nil = partial.pushedAt { missing = "pushed_at" }
    if case nil = partial.updatedAt { missing = "updated_at" }
    if case nil = partial.createdAt { missing = "created_at" }
    if case nil = partial.deploymentsURL { missing = "deployments_url" }
    if case nil = partial.releasesURL { missing = "releases_url" }
    if case nil = partial.labelsURL { missing = "labels_url" }
    if case nil = partial.notificationsURL { missing = "notifications_url" }
    if case nil = partial.milestonesURL { missing = "milestones_url" }
    if case nil = partial.pullsURL { missing = "pulls_url" }
    if case nil = partial.issuesURL { missing = "issues_url" }
    if case nil = partial.downloadsURL { missing = "downloads_url" }
    if case nil = partial.archiveURL { missing = "archive_url" }
    if case nil = partial.mergesURL { missing = "merges_url" }
    if case nil = partial.compareURL { missing = "compare_url" }
    if case nil = partial.contentsURL { missing = "contents_url" }
    if case nil = partial.issueCommentURL { missing = "issue_comment_url" }
    if case nil = partial.commentsURL { missing = "comments_url" }
    if case nil = partial.gitCommitsURL { missing = "git_commits_url" }
    if case nil = partial.commitsURL { missing = "commits_url" }
    if case nil = partial.subscriptionURL { missing = "subscription_url" }
    if case nil = partial.subscribersURL { missing = "subscribers_url" }
    if case nil = partial.contributorsURL { missing = "contributors_url" }
    if case nil = partial.stargazersURL { missing = "stargazers_url" }
    if case nil = partial.languagesURL { missing = "languages_url" }
    if case nil = partial.statusesURL { missing = "statuses_url" }
    if case nil = partial.treesURL { missing = "trees_url" }
    if case nil = partial.gitRefsURL { missing = "git_refs_url" }
    if case nil = partial.gitTagsURL { missing = "git_tags_url" }
    if case nil = partial.blobsURL { missing = "blobs_url" }
    if case nil = partial.tagsURL { missing = "tags_url" }
    if case nil = partial.branchesURL { missing = "branches_url" }
    if case nil = partial.assigneesURL { missing = "assignees_url" }
    if case nil = partial.eventsURL { missing = "events_url" }
    if case nil = partial.issueEventsURL { missing = "issue_events_url" }
    if case nil = partial.hooksURL { missing = "hooks_url" }
    if case nil = partial.teamsURL { missing = "teams_url" }
    if case nil = partial.collaboratorsURL { missing = "collaborators_url" }
    if case nil = partial.keysURL { missing = "keys_url" }
    if case nil = partial.forksURL { missing = "forks_url" }
    if case nil = partial.url { missing = "url" }
    if case nil = partial.fork { missing = "fork" }
    if case nil = partial.htmlURL { missing = "html_url" }
    if case nil = partial.owner { missing = "owner" }
    if case nil = partial.isPrivate { missing = "private" }
    if case nil = partial.fullName { missing = "full_name" }
    if case nil = partial.name { missing = "name" }
    if case nil = partial.nodeID { missing = "node_id" }
    if case nil = partial.id { missing = "id" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var name: String? = nil
    var fullName: String? = nil
    var isPrivate: Bool? = nil
    var owner: GitHubUser? = nil
    var htmlURL: URL? = nil
    var description: String? = nil
    var fork: Bool? = nil
    var url: URL? = nil
    var forksURL: URL? = nil
    var keysURL: String? = nil
    var collaboratorsURL: String? = nil
    var teamsURL: URL? = nil
    var hooksURL: URL? = nil
    var issueEventsURL: String? = nil
    var eventsURL: URL? = nil
    var assigneesURL: String? = nil
    var branchesURL: String? = nil
    var tagsURL: URL? = nil
    var blobsURL: String? = nil
    var gitTagsURL: String? = nil
    var gitRefsURL: String? = nil
    var treesURL: String? = nil
    var statusesURL: String? = nil
    var languagesURL: URL? = nil
    var stargazersURL: URL? = nil
    var contributorsURL: URL? = nil
    var subscribersURL: URL? = nil
    var subscriptionURL: URL? = nil
    var commitsURL: String? = nil
    var gitCommitsURL: String? = nil
    var commentsURL: String? = nil
    var issueCommentURL: String? = nil
    var contentsURL: String? = nil
    var compareURL: String? = nil
    var mergesURL: URL? = nil
    var archiveURL: String? = nil
    var downloadsURL: URL? = nil
    var issuesURL: String? = nil
    var pullsURL: String? = nil
    var milestonesURL: String? = nil
    var notificationsURL: String? = nil
    var labelsURL: String? = nil
    var releasesURL: String? = nil
    var deploymentsURL: URL? = nil
    var createdAt: Timestamp? = nil
    var updatedAt: Date? = nil
    var pushedAt: Timestamp? = nil
    var gitURL: URL? = nil
    var sshURL: String? = nil
    var cloneURL: URL? = nil
    var svnURL: URL? = nil
    var homepage: String? = nil
    var size: Int? = nil
    var stargazersCount: Int? = nil
    var watchersCount: Int? = nil
    var language: String? = nil
    var hasIssues: Bool? = nil
    var hasProjects: Bool? = nil
    var hasDownloads: Bool? = nil
    var hasWiki: Bool? = nil
    var hasPages: Bool? = nil
    var forksCount: Int? = nil
    var mirrorURL: URL? = nil
    var archived: Bool? = nil
    var disabled: Bool? = nil
    var openIssuesCount: Int? = nil
    var license: GitHubLicense? = nil
    var forks: Int? = nil
    var openIssues: Int? = nil
    var watchers: Int? = nil
    var defaultBranch: String? = nil
    var isTemplate: Bool? = nil
    var topics: [String]? = nil
    var visibility: Visibility? = nil
    var webCommitSignoffRequired: Bool? = nil
    var customProperties: [String: String]? = nil
    var stargazers: Int? = nil
    var masterBranch: String? = nil
    var organization: String? = nil
    var isPublic: Bool? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.name = try String.read(&reader)
      case 3: partial.fullName = try String.read(&reader)
      case 4: partial.isPrivate = try Bool.read(&reader)
      case 5: partial.owner = try GitHubUser.read(&reader)
      case 6: partial.htmlURL = try URL.read(&reader)
      case 7: partial.description = try String?.read(&reader)
      case 8: partial.fork = try Bool.read(&reader)
      case 9: partial.url = try URL.read(&reader)
      case 10: partial.forksURL = try URL.read(&reader)
      case 11: partial.keysURL = try String.read(&reader)
      case 12: partial.collaboratorsURL = try String.read(&reader)
      case 13: partial.teamsURL = try URL.read(&reader)
      case 14: partial.hooksURL = try URL.read(&reader)
      case 15: partial.issueEventsURL = try String.read(&reader)
      case 16: partial.eventsURL = try URL.read(&reader)
      case 17: partial.assigneesURL = try String.read(&reader)
      case 18: partial.branchesURL = try String.read(&reader)
      case 19: partial.tagsURL = try URL.read(&reader)
      case 20: partial.blobsURL = try String.read(&reader)
      case 21: partial.gitTagsURL = try String.read(&reader)
      case 22: partial.gitRefsURL = try String.read(&reader)
      case 23: partial.treesURL = try String.read(&reader)
      case 24: partial.statusesURL = try String.read(&reader)
      case 25: partial.languagesURL = try URL.read(&reader)
      case 26: partial.stargazersURL = try URL.read(&reader)
      case 27: partial.contributorsURL = try URL.read(&reader)
      case 28: partial.subscribersURL = try URL.read(&reader)
      case 29: partial.subscriptionURL = try URL.read(&reader)
      case 30: partial.commitsURL = try String.read(&reader)
      case 31: partial.gitCommitsURL = try String.read(&reader)
      case 32: partial.commentsURL = try String.read(&reader)
      case 33: partial.issueCommentURL = try String.read(&reader)
      case 34: partial.contentsURL = try String.read(&reader)
      case 35: partial.compareURL = try String.read(&reader)
      case 36: partial.mergesURL = try URL.read(&reader)
      case 37: partial.archiveURL = try String.read(&reader)
      case 38: partial.downloadsURL = try URL.read(&reader)
      case 39: partial.issuesURL = try String.read(&reader)
      case 40: partial.pullsURL = try String.read(&reader)
      case 41: partial.milestonesURL = try String.read(&reader)
      case 42: partial.notificationsURL = try String.read(&reader)
      case 43: partial.labelsURL = try String.read(&reader)
      case 44: partial.releasesURL = try String.read(&reader)
      case 45: partial.deploymentsURL = try URL.read(&reader)
      case 46:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/GitHubRepository.swift", line: 52)
        partial.createdAt = try Timestamp.read(&reader)
        #sourceLocation()
      case 47: partial.updatedAt = try Date.read(&reader)
      case 48:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/GitHubRepository.swift", line: 54)
        partial.pushedAt = try Timestamp.read(&reader)
        #sourceLocation()
      case 49: partial.gitURL = try URL.read(&reader)
      case 50: partial.sshURL = try String.read(&reader)
      case 51: partial.cloneURL = try URL.read(&reader)
      case 52: partial.svnURL = try URL.read(&reader)
      case 53: partial.homepage = try String?.read(&reader)
      case 54: partial.size = try Int.read(&reader)
      case 55: partial.stargazersCount = try Int.read(&reader)
      case 56: partial.watchersCount = try Int.read(&reader)
      case 57: partial.language = try String?.read(&reader)
      case 58: partial.hasIssues = try Bool.read(&reader)
      case 59: partial.hasProjects = try Bool.read(&reader)
      case 60: partial.hasDownloads = try Bool.read(&reader)
      case 61: partial.hasWiki = try Bool.read(&reader)
      case 62: partial.hasPages = try Bool.read(&reader)
      case 63: partial.forksCount = try Int.read(&reader)
      case 64: partial.mirrorURL = try URL?.read(&reader)
      case 65: partial.archived = try Bool.read(&reader)
      case 66: partial.disabled = try Bool.read(&reader)
      case 67: partial.openIssuesCount = try Int.read(&reader)
      case 68: partial.license = try GitHubLicense?.read(&reader)
      case 69: partial.forks = try Int.read(&reader)
      case 70: partial.openIssues = try Int.read(&reader)
      case 71: partial.watchers = try Int.read(&reader)
      case 72: partial.defaultBranch = try String.read(&reader)
      case 73: partial.isTemplate = try Bool.read(&reader)
      case 74: partial.topics = try [String].read(&reader)
      case 75: partial.visibility = try Visibility.read(&reader)
      case 76: partial.webCommitSignoffRequired = try Bool.read(&reader)
      case 77: partial.customProperties = try [String: String].read(&reader)
      case 78: partial.stargazers = try Int?.read(&reader)
      case 79: partial.masterBranch = try String?.read(&reader)
      case 80: partial.organization = try String?.read(&reader)
      case 81: partial.isPublic = try Bool?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.name = partial.name.moved()
    self.fullName = partial.fullName.moved()
    self.isPrivate = partial.isPrivate.moved()
    self.owner = partial.owner.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.description = partial.description.take()
    self.fork = partial.fork.moved()
    self.url = partial.url.moved()
    self.forksURL = partial.forksURL.moved()
    self.keysURL = partial.keysURL.moved()
    self.collaboratorsURL = partial.collaboratorsURL.moved()
    self.teamsURL = partial.teamsURL.moved()
    self.hooksURL = partial.hooksURL.moved()
    self.issueEventsURL = partial.issueEventsURL.moved()
    self.eventsURL = partial.eventsURL.moved()
    self.assigneesURL = partial.assigneesURL.moved()
    self.branchesURL = partial.branchesURL.moved()
    self.tagsURL = partial.tagsURL.moved()
    self.blobsURL = partial.blobsURL.moved()
    self.gitTagsURL = partial.gitTagsURL.moved()
    self.gitRefsURL = partial.gitRefsURL.moved()
    self.treesURL = partial.treesURL.moved()
    self.statusesURL = partial.statusesURL.moved()
    self.languagesURL = partial.languagesURL.moved()
    self.stargazersURL = partial.stargazersURL.moved()
    self.contributorsURL = partial.contributorsURL.moved()
    self.subscribersURL = partial.subscribersURL.moved()
    self.subscriptionURL = partial.subscriptionURL.moved()
    self.commitsURL = partial.commitsURL.moved()
    self.gitCommitsURL = partial.gitCommitsURL.moved()
    self.commentsURL = partial.commentsURL.moved()
    self.issueCommentURL = partial.issueCommentURL.moved()
    self.contentsURL = partial.contentsURL.moved()
    self.compareURL = partial.compareURL.moved()
    self.mergesURL = partial.mergesURL.moved()
    self.archiveURL = partial.archiveURL.moved()
    self.downloadsURL = partial.downloadsURL.moved()
    self.issuesURL = partial.issuesURL.moved()
    self.pullsURL = partial.pullsURL.moved()
    self.milestonesURL = partial.milestonesURL.moved()
    self.notificationsURL = partial.notificationsURL.moved()
    self.labelsURL = partial.labelsURL.moved()
    self.releasesURL = partial.releasesURL.moved()
    self.deploymentsURL = partial.deploymentsURL.moved()
    self.createdAt = partial.createdAt.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.pushedAt = partial.pushedAt.moved()
    self.gitURL = partial.gitURL.moved()
    self.sshURL = partial.sshURL.moved()
    self.cloneURL = partial.cloneURL.moved()
    self.svnURL = partial.svnURL.moved()
    self.homepage = partial.homepage.take()
    self.size = partial.size.moved()
    self.stargazersCount = partial.stargazersCount.moved()
    self.watchersCount = partial.watchersCount.moved()
    self.language = partial.language.take()
    self.hasIssues = partial.hasIssues.moved()
    self.hasProjects = partial.hasProjects.moved()
    self.hasDownloads = partial.hasDownloads.moved()
    self.hasWiki = partial.hasWiki.moved()
    self.hasPages = partial.hasPages.moved()
    self.forksCount = partial.forksCount.moved()
    self.mirrorURL = partial.mirrorURL.take()
    self.archived = partial.archived.moved()
    self.disabled = partial.disabled.moved()
    self.openIssuesCount = partial.openIssuesCount.moved()
    self.license = partial.license.take()
    self.forks = partial.forks.moved()
    self.openIssues = partial.openIssues.moved()
    self.watchers = partial.watchers.moved()
    self.defaultBranch = partial.defaultBranch.moved()
    self.isTemplate = partial.isTemplate.moved()
    self.topics = partial.topics.moved()
    self.visibility = partial.visibility.moved()
    self.webCommitSignoffRequired = partial.webCommitSignoffRequired.moved()
    self.customProperties = partial.customProperties.moved()
    self.stargazers = partial.stargazers.take()
    self.masterBranch = partial.masterBranch.take()
    self.organization = partial.organization.take()
    self.isPublic = partial.isPublic.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"name\":", self.name)
    writer.member(",\"full_name\":", self.fullName)
    writer.member(",\"private\":", self.isPrivate)
    writer.member(",\"owner\":", self.owner)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.optional(",\"description\":", self.description)
    writer.member(",\"fork\":", self.fork)
    writer.member(",\"url\":", self.url)
    writer.member(",\"forks_url\":", self.forksURL)
    writer.member(",\"keys_url\":", self.keysURL)
    writer.member(",\"collaborators_url\":", self.collaboratorsURL)
    writer.member(",\"teams_url\":", self.teamsURL)
    writer.member(",\"hooks_url\":", self.hooksURL)
    writer.member(",\"issue_events_url\":", self.issueEventsURL)
    writer.member(",\"events_url\":", self.eventsURL)
    writer.member(",\"assignees_url\":", self.assigneesURL)
    writer.member(",\"branches_url\":", self.branchesURL)
    writer.member(",\"tags_url\":", self.tagsURL)
    writer.member(",\"blobs_url\":", self.blobsURL)
    writer.member(",\"git_tags_url\":", self.gitTagsURL)
    writer.member(",\"git_refs_url\":", self.gitRefsURL)
    writer.member(",\"trees_url\":", self.treesURL)
    writer.member(",\"statuses_url\":", self.statusesURL)
    writer.member(",\"languages_url\":", self.languagesURL)
    writer.member(",\"stargazers_url\":", self.stargazersURL)
    writer.member(",\"contributors_url\":", self.contributorsURL)
    writer.member(",\"subscribers_url\":", self.subscribersURL)
    writer.member(",\"subscription_url\":", self.subscriptionURL)
    writer.member(",\"commits_url\":", self.commitsURL)
    writer.member(",\"git_commits_url\":", self.gitCommitsURL)
    writer.member(",\"comments_url\":", self.commentsURL)
    writer.member(",\"issue_comment_url\":", self.issueCommentURL)
    writer.member(",\"contents_url\":", self.contentsURL)
    writer.member(",\"compare_url\":", self.compareURL)
    writer.member(",\"merges_url\":", self.mergesURL)
    writer.member(",\"archive_url\":", self.archiveURL)
    writer.member(",\"downloads_url\":", self.downloadsURL)
    writer.member(",\"issues_url\":", self.issuesURL)
    writer.member(",\"pulls_url\":", self.pullsURL)
    writer.member(",\"milestones_url\":", self.milestonesURL)
    writer.member(",\"notifications_url\":", self.notificationsURL)
    writer.member(",\"labels_url\":", self.labelsURL)
    writer.member(",\"releases_url\":", self.releasesURL)
    writer.member(",\"deployments_url\":", self.deploymentsURL)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/GitHubRepository.swift", line: 52)
    writer.member(",\"created_at\":", self.createdAt)
    #sourceLocation()
    writer.member(",\"updated_at\":", self.updatedAt)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/GitHubRepository.swift", line: 54)
    writer.member(",\"pushed_at\":", self.pushedAt)
    #sourceLocation()
    writer.member(",\"git_url\":", self.gitURL)
    writer.member(",\"ssh_url\":", self.sshURL)
    writer.member(",\"clone_url\":", self.cloneURL)
    writer.member(",\"svn_url\":", self.svnURL)
    writer.optional(",\"homepage\":", self.homepage)
    writer.member(",\"size\":", self.size)
    writer.member(",\"stargazers_count\":", self.stargazersCount)
    writer.member(",\"watchers_count\":", self.watchersCount)
    writer.optional(",\"language\":", self.language)
    writer.member(",\"has_issues\":", self.hasIssues)
    writer.member(",\"has_projects\":", self.hasProjects)
    writer.member(",\"has_downloads\":", self.hasDownloads)
    writer.member(",\"has_wiki\":", self.hasWiki)
    writer.member(",\"has_pages\":", self.hasPages)
    writer.member(",\"forks_count\":", self.forksCount)
    writer.optional(",\"mirror_url\":", self.mirrorURL)
    writer.member(",\"archived\":", self.archived)
    writer.member(",\"disabled\":", self.disabled)
    writer.member(",\"open_issues_count\":", self.openIssuesCount)
    writer.optional(",\"license\":", self.license)
    writer.member(",\"forks\":", self.forks)
    writer.member(",\"open_issues\":", self.openIssues)
    writer.member(",\"watchers\":", self.watchers)
    writer.member(",\"default_branch\":", self.defaultBranch)
    writer.member(",\"is_template\":", self.isTemplate)
    writer.member(",\"topics\":", self.topics)
    writer.member(",\"visibility\":", self.visibility)
    writer.member(",\"web_commit_signoff_required\":", self.webCommitSignoffRequired)
    writer.member(",\"custom_properties\":", self.customProperties)
    writer.optional(",\"stargazers\":", self.stargazers)
    writer.optional(",\"master_branch\":", self.masterBranch)
    writer.optional(",\"organization\":", self.organization)
    writer.optional(",\"public\":", self.isPublic)
  }
}

extension Visibility: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "internal": return .`internal`
    case "private": return .`private`
    case "public": return .`public`
    default: throw reader.unknownCase("one of \"internal\", \"private\", \"public\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .`internal`: writer.raw("\"internal\"")
    case .`private`: writer.raw("\"private\"")
    case .`public`: writer.raw("\"public\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension GitHubLicense: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    key: 168 required
    name: 169 required
    spdx_id: spdxID 170 required
    url: 171
    node_id: nodeID 172 required
    """, of: "GitHubRepository.swift: GitHubLicense")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var key: String? = nil
    var name: String? = nil
    var spdxID: String? = nil
    var url: URL? = nil
    var nodeID: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.key = try String.read(&reader)
      case 1: partial.name = try String.read(&reader)
      case 2: partial.spdxID = try String.read(&reader)
      case 3: partial.url = try URL?.read(&reader)
      case 4: partial.nodeID = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.key = partial.key.moved()
    self.name = partial.name.moved()
    self.spdxID = partial.spdxID.moved()
    self.url = partial.url.take()
    self.nodeID = partial.nodeID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"key\":", self.key)
    writer.member(",\"name\":", self.name)
    writer.member(",\"spdx_id\":", self.spdxID)
    writer.optional(",\"url\":", self.url)
    writer.member(",\"node_id\":", self.nodeID)
  }
}
