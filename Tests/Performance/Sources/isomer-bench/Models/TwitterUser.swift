/// The author of a tweet.
// @mapped keys: .snake
struct TwitterUser: Codable, Equatable {
  let id: UInt32
  let idStr: TextNumber<UInt32>
  let name: String
  let screenName: String
  let location: String
  let description: String
  let url: String?
  let entities: UserEntities
  let protected: Bool
  let followersCount: UInt32
  let friendsCount: UInt32
  let listedCount: UInt32
  let createdAt: String
  let favouritesCount: UInt32
  let utcOffset: Int32?
  let timeZone: String?
  let geoEnabled: Bool
  let verified: Bool
  let statusesCount: UInt32
  let lang: LanguageCode
  let contributorsEnabled: Bool
  let isTranslator: Bool
  let isTranslationEnabled: Bool
  let profileBackgroundColor: HexColor
  let profileBackgroundImageURL: String
  let profileBackgroundImageURLHttps: String
  let profileBackgroundTile: Bool
  let profileImageURL: String
  let profileImageURLHttps: String
  let profileBannerURL: String?
  let profileLinkColor: HexColor
  let profileSidebarBorderColor: HexColor
  let profileSidebarFillColor: HexColor
  let profileTextColor: HexColor
  let profileUseBackgroundImage: Bool
  let defaultProfile: Bool
  let defaultProfileImage: Bool
  let following: Bool
  let followRequestSent: Bool
  let notifications: Bool

  private enum CodingKeys: String, CodingKey {
    case id, name, location, description, url, entities, protected, verified, lang, following,
      notifications
    case idStr = "id_str"
    case screenName = "screen_name"
    case followersCount = "followers_count"
    case friendsCount = "friends_count"
    case listedCount = "listed_count"
    case createdAt = "created_at"
    case favouritesCount = "favourites_count"
    case utcOffset = "utc_offset"
    case timeZone = "time_zone"
    case geoEnabled = "geo_enabled"
    case statusesCount = "statuses_count"
    case contributorsEnabled = "contributors_enabled"
    case isTranslator = "is_translator"
    case isTranslationEnabled = "is_translation_enabled"
    case profileBackgroundColor = "profile_background_color"
    case profileBackgroundImageURL = "profile_background_image_url"
    case profileBackgroundImageURLHttps = "profile_background_image_url_https"
    case profileBackgroundTile = "profile_background_tile"
    case profileImageURL = "profile_image_url"
    case profileImageURLHttps = "profile_image_url_https"
    case profileBannerURL = "profile_banner_url"
    case profileLinkColor = "profile_link_color"
    case profileSidebarBorderColor = "profile_sidebar_border_color"
    case profileSidebarFillColor = "profile_sidebar_fill_color"
    case profileTextColor = "profile_text_color"
    case profileUseBackgroundImage = "profile_use_background_image"
    case defaultProfile = "default_profile"
    case defaultProfileImage = "default_profile_image"
    case followRequestSent = "follow_request_sent"
  }
}

/// The links in a user's profile.
// @mapped
struct UserEntities: Codable, Equatable {
  let description: LinkList
  let url: LinkList?
}

/// Links of one field of a profile.
// @mapped
struct LinkList: Codable, Equatable {
  let urls: [TwitterLink]
}
