// Generated from GitHubRelease.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension GitHubRelease: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 6 required
    assets_url: assetsURL 7 required
    upload_url: uploadURL 8 required
    html_url: htmlURL 9 required
    id: 10 required
    node_id: nodeID 11 required
    tag_name: tagName 12 required
    target_commitish: targetCommitish 13 required
    name: 14 required
    draft: 15 required
    author: 16 required
    prerelease: 17 required
    created_at: createdAt 18 required
    published_at: publishedAt 19
    assets: 20 required
    tarball_url: tarballURL 21 required
    zipball_url: zipballURL 22 required
    body: 23
    discussion_url: discussionURL 24
    reactions: 25
    """, of: "GitHubRelease.swift: GitHubRelease")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: URL? = nil
    var assetsURL: URL? = nil
    var uploadURL: String? = nil
    var htmlURL: URL? = nil
    var id: Int? = nil
    var nodeID: String? = nil
    var tagName: String? = nil
    var targetCommitish: String? = nil
    var name: String? = nil
    var draft: Bool? = nil
    var author: GitHubUser? = nil
    var prerelease: Bool? = nil
    var createdAt: Date? = nil
    var publishedAt: Date? = nil
    var assets: [ReleaseAsset]? = nil
    var tarballURL: URL? = nil
    var zipballURL: URL? = nil
    var body: String? = nil
    var discussionURL: URL? = nil
    var reactions: GitHubReactions? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try URL.read(&reader)
      case 1: partial.assetsURL = try URL.read(&reader)
      case 2: partial.uploadURL = try String.read(&reader)
      case 3: partial.htmlURL = try URL.read(&reader)
      case 4: partial.id = try Int.read(&reader)
      case 5: partial.nodeID = try String.read(&reader)
      case 6: partial.tagName = try String.read(&reader)
      case 7: partial.targetCommitish = try String.read(&reader)
      case 8: partial.name = try String.read(&reader)
      case 9: partial.draft = try Bool.read(&reader)
      case 10: partial.author = try GitHubUser.read(&reader)
      case 11: partial.prerelease = try Bool.read(&reader)
      case 12: partial.createdAt = try Date.read(&reader)
      case 13: partial.publishedAt = try Date?.read(&reader)
      case 14: partial.assets = try [ReleaseAsset].read(&reader)
      case 15: partial.tarballURL = try URL.read(&reader)
      case 16: partial.zipballURL = try URL.read(&reader)
      case 17: partial.body = try String?.read(&reader)
      case 18: partial.discussionURL = try URL?.read(&reader)
      case 19: partial.reactions = try GitHubReactions?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.assetsURL = partial.assetsURL.moved()
    self.uploadURL = partial.uploadURL.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.tagName = partial.tagName.moved()
    self.targetCommitish = partial.targetCommitish.moved()
    self.name = partial.name.moved()
    self.draft = partial.draft.moved()
    self.author = partial.author.moved()
    self.prerelease = partial.prerelease.moved()
    self.createdAt = partial.createdAt.moved()
    self.publishedAt = partial.publishedAt.take()
    self.assets = partial.assets.moved()
    self.tarballURL = partial.tarballURL.moved()
    self.zipballURL = partial.zipballURL.moved()
    self.body = partial.body.take()
    self.discussionURL = partial.discussionURL.take()
    self.reactions = partial.reactions.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"assets_url\":", self.assetsURL)
    writer.member(",\"upload_url\":", self.uploadURL)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"tag_name\":", self.tagName)
    writer.member(",\"target_commitish\":", self.targetCommitish)
    writer.member(",\"name\":", self.name)
    writer.member(",\"draft\":", self.draft)
    writer.member(",\"author\":", self.author)
    writer.member(",\"prerelease\":", self.prerelease)
    writer.member(",\"created_at\":", self.createdAt)
    writer.optional(",\"published_at\":", self.publishedAt)
    writer.member(",\"assets\":", self.assets)
    writer.member(",\"tarball_url\":", self.tarballURL)
    writer.member(",\"zipball_url\":", self.zipballURL)
    writer.optional(",\"body\":", self.body)
    writer.optional(",\"discussion_url\":", self.discussionURL)
    writer.optional(",\"reactions\":", self.reactions)
  }
}

extension ReleaseAsset: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 46 required
    name: 47 required
    content_type: contentType 48 required
    size: 49 required
    download_count: downloadCount 50 required
    browser_download_url: browserDownloadURL 51 required
    """, of: "GitHubRelease.swift: ReleaseAsset")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var name: String? = nil
    var contentType: String? = nil
    var size: Int? = nil
    var downloadCount: Int? = nil
    var browserDownloadURL: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.name = try String.read(&reader)
      case 2: partial.contentType = try String.read(&reader)
      case 3: partial.size = try Int.read(&reader)
      case 4: partial.downloadCount = try Int.read(&reader)
      case 5: partial.browserDownloadURL = try URL.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.name = partial.name.moved()
    self.contentType = partial.contentType.moved()
    self.size = partial.size.moved()
    self.downloadCount = partial.downloadCount.moved()
    self.browserDownloadURL = partial.browserDownloadURL.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"name\":", self.name)
    writer.member(",\"content_type\":", self.contentType)
    writer.member(",\"size\":", self.size)
    writer.member(",\"download_count\":", self.downloadCount)
    writer.member(",\"browser_download_url\":", self.browserDownloadURL)
  }
}

extension GitHubComment: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 64 required
    html_url: htmlURL 65 required
    issue_url: issueURL 66 required
    id: 67 required
    node_id: nodeID 68 required
    user: 69 required
    created_at: createdAt 70 required
    updated_at: updatedAt 71 required
    author_association: authorAssociation 72 required
    body: 73 required
    reactions: 74 required
    performed_via_github_app: performedViaGithubApp 75
    """, of: "GitHubRelease.swift: GitHubComment")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: URL? = nil
    var htmlURL: URL? = nil
    var issueURL: URL? = nil
    var id: Int? = nil
    var nodeID: String? = nil
    var user: GitHubUser? = nil
    var createdAt: Date? = nil
    var updatedAt: Date? = nil
    var authorAssociation: AuthorAssociation? = nil
    var body: String? = nil
    var reactions: GitHubReactions? = nil
    var performedViaGithubApp: GitHubApp? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try URL.read(&reader)
      case 1: partial.htmlURL = try URL.read(&reader)
      case 2: partial.issueURL = try URL.read(&reader)
      case 3: partial.id = try Int.read(&reader)
      case 4: partial.nodeID = try String.read(&reader)
      case 5: partial.user = try GitHubUser.read(&reader)
      case 6: partial.createdAt = try Date.read(&reader)
      case 7: partial.updatedAt = try Date.read(&reader)
      case 8: partial.authorAssociation = try AuthorAssociation.read(&reader)
      case 9: partial.body = try String.read(&reader)
      case 10: partial.reactions = try GitHubReactions.read(&reader)
      case 11: partial.performedViaGithubApp = try GitHubApp?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.issueURL = partial.issueURL.moved()
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.user = partial.user.moved()
    self.createdAt = partial.createdAt.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.authorAssociation = partial.authorAssociation.moved()
    self.body = partial.body.moved()
    self.reactions = partial.reactions.moved()
    self.performedViaGithubApp = partial.performedViaGithubApp.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"issue_url\":", self.issueURL)
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"user\":", self.user)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.member(",\"author_association\":", self.authorAssociation)
    writer.member(",\"body\":", self.body)
    writer.member(",\"reactions\":", self.reactions)
    writer.optional(",\"performed_via_github_app\":", self.performedViaGithubApp)
  }
}
