import Foundation

// Models for the recorded documents in `Fixtures/Samples`, which every build reads.

// @mapped keys: .snake, sample: "Fixtures/Samples/releases.json"
struct Release: Equatable {
  var id: Int
  var tagName: String
  // @mapped key: "draft"
  var isDraft: Bool
  var publishedAt: Date?
  // @mapped key: "author.login"
  var author: String
  // @mapped key: "author.id"
  var authorID: Int
  var assets: [ReleaseAsset]
  // @mapped key: "reactions.total"
  var reactions: Int
}

// @mapped
struct ReleaseAsset: Equatable {
  // @mapped
  enum State: String { case open, uploaded }

  var name: String
  // @mapped check: 0...
  var size: Int
  var state: State
  var label: String?
}
