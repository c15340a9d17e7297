/// A page of search results.
// @mapped keys: .snake
struct TwitterSearch: Codable, Equatable {
  let statuses: [Tweet]
  let searchMetadata: SearchMetadata

  private enum CodingKeys: String, CodingKey {
    case statuses
    case searchMetadata = "search_metadata"
  }
}

/// The query of a search, and the links to further results.
// @mapped keys: .snake
struct SearchMetadata: Codable, Equatable {
  let completedIn: Float
  let maxID: UInt64
  let maxIDStr: TextNumber<UInt64>
  let nextResults: String
  let query: String
  let refreshURL: String
  let count: UInt8
  let sinceID: UInt64
  let sinceIDStr: TextNumber<UInt64>

  private enum CodingKeys: String, CodingKey {
    case query, count
    case completedIn = "completed_in"
    case maxID = "max_id"
    case maxIDStr = "max_id_str"
    case nextResults = "next_results"
    case refreshURL = "refresh_url"
    case sinceID = "since_id"
    case sinceIDStr = "since_id_str"
  }
}

/// A tweet with all members that the service sends.
// @mapped keys: .snake
struct Tweet: Codable, Equatable {
  let metadata: TweetMetadata
  let createdAt: String
  let id: UInt64
  let idStr: TextNumber<UInt64>
  let text: String
  let source: String
  let truncated: Bool
  let inReplyToStatusID: UInt64?
  let inReplyToStatusIDStr: TextNumber<UInt64>?
  let inReplyToUserID: UInt32?
  let inReplyToUserIDStr: TextNumber<UInt32>?
  let inReplyToScreenName: String?
  let user: TwitterUser
  let geo: Null
  let coordinates: Null
  let place: Null
  let contributors: Null
  let retweetCount: UInt32
  let favoriteCount: UInt32
  let entities: TweetEntities
  let favorited: Bool
  let retweeted: Bool
  let lang: LanguageCode
  let retweetedStatus: Box<Tweet>?
  let possiblySensitive: Bool?

  private enum CodingKeys: String, CodingKey {
    case metadata, id, text, source, truncated, user, geo, coordinates, place, contributors,
      entities, favorited, retweeted, lang
    case createdAt = "created_at"
    case idStr = "id_str"
    case inReplyToStatusID = "in_reply_to_status_id"
    case inReplyToStatusIDStr = "in_reply_to_status_id_str"
    case inReplyToUserID = "in_reply_to_user_id"
    case inReplyToUserIDStr = "in_reply_to_user_id_str"
    case inReplyToScreenName = "in_reply_to_screen_name"
    case retweetCount = "retweet_count"
    case favoriteCount = "favorite_count"
    case retweetedStatus = "retweeted_status"
    case possiblySensitive = "possibly_sensitive"
  }
}

/// The reason why a tweet is among the results.
// @mapped keys: .snake
struct TweetMetadata: Codable, Equatable {
  let resultType: ResultType
  let isoLanguageCode: LanguageCode

  private enum CodingKeys: String, CodingKey {
    case resultType = "result_type"
    case isoLanguageCode = "iso_language_code"
  }
}

/// The kind of a search result.
// @mapped
enum ResultType: String, Codable {
  case recent, popular, mixed
}

/// The languages that occur in the recorded search.
// @mapped
enum LanguageCode: String, Codable {
  case ar, de, en, es, fr, it, ja, ko, nl, pt, ru, tr, zh
  case chineseSimplified = "zh-cn"
  case chineseTraditional = "zh-tw"
  case undetermined = "und"
}
