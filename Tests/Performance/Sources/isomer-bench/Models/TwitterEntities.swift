/// The entities in the text of a tweet, with their ranges.
// @mapped keys: .snake
struct TweetEntities: Codable, Equatable {
  let hashtags: [Hashtag]
  let symbols: EmptyList
  let urls: [TwitterLink]
  let userMentions: [UserMention]
  let media: [Media]?

  private enum CodingKeys: String, CodingKey {
    case hashtags, symbols, urls, media
    case userMentions = "user_mentions"
  }
}

/// A word after a number sign.
// @mapped
struct Hashtag: Codable, Equatable {
  let text: String
  let indices: Indices
}

/// A shortened link and its target.
// @mapped keys: .snake
struct TwitterLink: Codable, Equatable {
  let url: String
  let expandedURL: String
  let displayURL: String
  let indices: Indices

  private enum CodingKeys: String, CodingKey {
    case url, indices
    case expandedURL = "expanded_url"
    case displayURL = "display_url"
  }
}

/// A user who is mentioned in the text.
// @mapped keys: .snake
struct UserMention: Codable, Equatable {
  let screenName: String
  let name: String
  let id: UInt32
  let idStr: TextNumber<UInt32>
  let indices: Indices

  private enum CodingKeys: String, CodingKey {
    case name, id, indices
    case screenName = "screen_name"
    case idStr = "id_str"
  }
}

/// A picture that is attached to a tweet.
// @mapped keys: .snake
struct Media: Codable, Equatable {
  let id: UInt64
  let idStr: TextNumber<UInt64>
  let indices: Indices
  let mediaURL: String
  let mediaURLHttps: String
  let url: String
  let displayURL: String
  let expandedURL: String
  let type: String
  let sizes: MediaSizes
  let sourceStatusID: UInt64?
  let sourceStatusIDStr: TextNumber<UInt64>?

  private enum CodingKeys: String, CodingKey {
    case id, indices, url, type, sizes
    case idStr = "id_str"
    case mediaURL = "media_url"
    case mediaURLHttps = "media_url_https"
    case displayURL = "display_url"
    case expandedURL = "expanded_url"
    case sourceStatusID = "source_status_id"
    case sourceStatusIDStr = "source_status_id_str"
  }
}

/// The available sizes of a picture.
// @mapped
struct MediaSizes: Codable, Equatable {
  let medium: MediaSize
  let small: MediaSize
  let thumb: MediaSize
  let large: MediaSize
}

/// The size of a picture, and how it was resized.
// @mapped
struct MediaSize: Codable, Equatable {
  let w: UInt16
  let h: UInt16
  let resize: Resize
}

/// The ways of resizing a picture.
// @mapped
enum Resize: String, Codable {
  case fit, crop
}
