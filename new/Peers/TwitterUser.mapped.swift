// Generated from TwitterUser.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension TwitterUser: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 4 required
    id_str: idStr 5 required
    name: 6 required
    screen_name: screenName 7 required
    location: 8 required
    description: 9 required
    url: 10
    entities: 11 required
    protected: 12 required
    followers_count: followersCount 13 required
    friends_count: friendsCount 14 required
    listed_count: listedCount 15 required
    created_at: createdAt 16 required
    favourites_count: favouritesCount 17 required
    utc_offset: utcOffset 18
    time_zone: timeZone 19
    geo_enabled: geoEnabled 20 required
    verified: 21 required
    statuses_count: statusesCount 22 required
    lang: 23 required
    contributors_enabled: contributorsEnabled 24 required
    is_translator: isTranslator 25 required
    is_translation_enabled: isTranslationEnabled 26 required
    profile_background_color: profileBackgroundColor 27 required
    profile_background_image_url: profileBackgroundImageURL 28 required
    profile_background_image_url_https: profileBackgroundImageURLHttps 29 required
    profile_background_tile: profileBackgroundTile 30 required
    profile_image_url: profileImageURL 31 required
    profile_image_url_https: profileImageURLHttps 32 required
    profile_banner_url: profileBannerURL 33
    profile_link_color: profileLinkColor 34 required
    profile_sidebar_border_color: profileSidebarBorderColor 35 required
    profile_sidebar_fill_color: profileSidebarFillColor 36 required
    profile_text_color: profileTextColor 37 required
    profile_use_background_image: profileUseBackgroundImage 38 required
    default_profile: defaultProfile 39 required
    default_profile_image: defaultProfileImage 40 required
    following: 41 required
    follow_request_sent: followRequestSent 42 required
    notifications: 43 required
    """, of: "TwitterUser.swift: TwitterUser")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: UInt32? = nil
    var idStr: TextNumber<UInt32>? = nil
    var name: String? = nil
    var screenName: String? = nil
    var location: String? = nil
    var description: String? = nil
    var url: String? = nil
    var entities: UserEntities? = nil
    var protected: Bool? = nil
    var followersCount: UInt32? = nil
    var friendsCount: UInt32? = nil
    var listedCount: UInt32? = nil
    var createdAt: String? = nil
    var favouritesCount: UInt32? = nil
    var utcOffset: Int32? = nil
    var timeZone: String? = nil
    var geoEnabled: Bool? = nil
    var verified: Bool? = nil
    var statusesCount: UInt32? = nil
    var lang: LanguageCode? = nil
    var contributorsEnabled: Bool? = nil
    var isTranslator: Bool? = nil
    var isTranslationEnabled: Bool? = nil
    var profileBackgroundColor: HexColor? = nil
    var profileBackgroundImageURL: String? = nil
    var profileBackgroundImageURLHttps: String? = nil
    var profileBackgroundTile: Bool? = nil
    var profileImageURL: String? = nil
    var profileImageURLHttps: String? = nil
    var profileBannerURL: String? = nil
    var profileLinkColor: HexColor? = nil
    var profileSidebarBorderColor: HexColor? = nil
    var profileSidebarFillColor: HexColor? = nil
    var profileTextColor: HexColor? = nil
    var profileUseBackgroundImage: Bool? = nil
    var defaultProfile: Bool? = nil
    var defaultProfileImage: Bool? = nil
    var following: Bool? = nil
    var followRequestSent: Bool? = nil
    var notifications: Bool? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try UInt32.read(&reader)
      case 1:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 5)
        partial.idStr = try TextNumber<UInt32>.read(&reader)
        #sourceLocation()
      case 2: partial.name = try String.read(&reader)
      case 3: partial.screenName = try String.read(&reader)
      case 4: partial.location = try String.read(&reader)
      case 5: partial.description = try String.read(&reader)
      case 6: partial.url = try String?.read(&reader)
      case 7: partial.entities = try UserEntities.read(&reader)
      case 8: partial.protected = try Bool.read(&reader)
      case 9: partial.followersCount = try UInt32.read(&reader)
      case 10: partial.friendsCount = try UInt32.read(&reader)
      case 11: partial.listedCount = try UInt32.read(&reader)
      case 12: partial.createdAt = try String.read(&reader)
      case 13: partial.favouritesCount = try UInt32.read(&reader)
      case 14: partial.utcOffset = try Int32?.read(&reader)
      case 15: partial.timeZone = try String?.read(&reader)
      case 16: partial.geoEnabled = try Bool.read(&reader)
      case 17: partial.verified = try Bool.read(&reader)
      case 18: partial.statusesCount = try UInt32.read(&reader)
      case 19: partial.lang = try LanguageCode.read(&reader)
      case 20: partial.contributorsEnabled = try Bool.read(&reader)
      case 21: partial.isTranslator = try Bool.read(&reader)
      case 22: partial.isTranslationEnabled = try Bool.read(&reader)
      case 23:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 27)
        partial.profileBackgroundColor = try HexColor.read(&reader)
        #sourceLocation()
      case 24: partial.profileBackgroundImageURL = try String.read(&reader)
      case 25: partial.profileBackgroundImageURLHttps = try String.read(&reader)
      case 26: partial.profileBackgroundTile = try Bool.read(&reader)
      case 27: partial.profileImageURL = try String.read(&reader)
      case 28: partial.profileImageURLHttps = try String.read(&reader)
      case 29: partial.profileBannerURL = try String?.read(&reader)
      case 30:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 34)
        partial.profileLinkColor = try HexColor.read(&reader)
        #sourceLocation()
      case 31:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 35)
        partial.profileSidebarBorderColor = try HexColor.read(&reader)
        #sourceLocation()
      case 32:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 36)
        partial.profileSidebarFillColor = try HexColor.read(&reader)
        #sourceLocation()
      case 33:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 37)
        partial.profileTextColor = try HexColor.read(&reader)
        #sourceLocation()
      case 34: partial.profileUseBackgroundImage = try Bool.read(&reader)
      case 35: partial.defaultProfile = try Bool.read(&reader)
      case 36: partial.defaultProfileImage = try Bool.read(&reader)
      case 37: partial.following = try Bool.read(&reader)
      case 38: partial.followRequestSent = try Bool.read(&reader)
      case 39: partial.notifications = try Bool.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.idStr = partial.idStr.moved()
    self.name = partial.name.moved()
    self.screenName = partial.screenName.moved()
    self.location = partial.location.moved()
    self.description = partial.description.moved()
    self.url = partial.url.take()
    self.entities = partial.entities.moved()
    self.protected = partial.protected.moved()
    self.followersCount = partial.followersCount.moved()
    self.friendsCount = partial.friendsCount.moved()
    self.listedCount = partial.listedCount.moved()
    self.createdAt = partial.createdAt.moved()
    self.favouritesCount = partial.favouritesCount.moved()
    self.utcOffset = partial.utcOffset.take()
    self.timeZone = partial.timeZone.take()
    self.geoEnabled = partial.geoEnabled.moved()
    self.verified = partial.verified.moved()
    self.statusesCount = partial.statusesCount.moved()
    self.lang = partial.lang.moved()
    self.contributorsEnabled = partial.contributorsEnabled.moved()
    self.isTranslator = partial.isTranslator.moved()
    self.isTranslationEnabled = partial.isTranslationEnabled.moved()
    self.profileBackgroundColor = partial.profileBackgroundColor.moved()
    self.profileBackgroundImageURL = partial.profileBackgroundImageURL.moved()
    self.profileBackgroundImageURLHttps = partial.profileBackgroundImageURLHttps.moved()
    self.profileBackgroundTile = partial.profileBackgroundTile.moved()
    self.profileImageURL = partial.profileImageURL.moved()
    self.profileImageURLHttps = partial.profileImageURLHttps.moved()
    self.profileBannerURL = partial.profileBannerURL.take()
    self.profileLinkColor = partial.profileLinkColor.moved()
    self.profileSidebarBorderColor = partial.profileSidebarBorderColor.moved()
    self.profileSidebarFillColor = partial.profileSidebarFillColor.moved()
    self.profileTextColor = partial.profileTextColor.moved()
    self.profileUseBackgroundImage = partial.profileUseBackgroundImage.moved()
    self.defaultProfile = partial.defaultProfile.moved()
    self.defaultProfileImage = partial.defaultProfileImage.moved()
    self.following = partial.following.moved()
    self.followRequestSent = partial.followRequestSent.moved()
    self.notifications = partial.notifications.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 5)
    writer.member(",\"id_str\":", self.idStr)
    #sourceLocation()
    writer.member(",\"name\":", self.name)
    writer.member(",\"screen_name\":", self.screenName)
    writer.member(",\"location\":", self.location)
    writer.member(",\"description\":", self.description)
    writer.optional(",\"url\":", self.url)
    writer.member(",\"entities\":", self.entities)
    writer.member(",\"protected\":", self.protected)
    writer.member(",\"followers_count\":", self.followersCount)
    writer.member(",\"friends_count\":", self.friendsCount)
    writer.member(",\"listed_count\":", self.listedCount)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"favourites_count\":", self.favouritesCount)
    writer.optional(",\"utc_offset\":", self.utcOffset)
    writer.optional(",\"time_zone\":", self.timeZone)
    writer.member(",\"geo_enabled\":", self.geoEnabled)
    writer.member(",\"verified\":", self.verified)
    writer.member(",\"statuses_count\":", self.statusesCount)
    writer.member(",\"lang\":", self.lang)
    writer.member(",\"contributors_enabled\":", self.contributorsEnabled)
    writer.member(",\"is_translator\":", self.isTranslator)
    writer.member(",\"is_translation_enabled\":", self.isTranslationEnabled)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 27)
    writer.member(",\"profile_background_color\":", self.profileBackgroundColor)
    #sourceLocation()
    writer.member(",\"profile_background_image_url\":", self.profileBackgroundImageURL)
    writer.member(",\"profile_background_image_url_https\":", self.profileBackgroundImageURLHttps)
    writer.member(",\"profile_background_tile\":", self.profileBackgroundTile)
    writer.member(",\"profile_image_url\":", self.profileImageURL)
    writer.member(",\"profile_image_url_https\":", self.profileImageURLHttps)
    writer.optional(",\"profile_banner_url\":", self.profileBannerURL)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 34)
    writer.member(",\"profile_link_color\":", self.profileLinkColor)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 35)
    writer.member(",\"profile_sidebar_border_color\":", self.profileSidebarBorderColor)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 36)
    writer.member(",\"profile_sidebar_fill_color\":", self.profileSidebarFillColor)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterUser.swift", line: 37)
    writer.member(",\"profile_text_color\":", self.profileTextColor)
    #sourceLocation()
    writer.member(",\"profile_use_background_image\":", self.profileUseBackgroundImage)
    writer.member(",\"default_profile\":", self.defaultProfile)
    writer.member(",\"default_profile_image\":", self.defaultProfileImage)
    writer.member(",\"following\":", self.following)
    writer.member(",\"follow_request_sent\":", self.followRequestSent)
    writer.member(",\"notifications\":", self.notifications)
  }
}

extension UserEntities: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    description: 83 required
    url: 84
    """, of: "TwitterUser.swift: UserEntities")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var description: LinkList? = nil
    var url: LinkList? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.description = try LinkList.read(&reader)
      case 1: partial.url = try LinkList?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.description = partial.description.moved()
    self.url = partial.url.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"description\":", self.description)
    writer.optional(",\"url\":", self.url)
  }
}

extension LinkList: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    urls: 90 required
    """, of: "TwitterUser.swift: LinkList")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var urls: [TwitterLink]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.urls = try [TwitterLink].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.urls = partial.urls.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"urls\":", self.urls)
  }
}
