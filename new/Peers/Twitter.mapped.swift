// Generated from Twitter.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension TwitterSearch: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    statuses: 4 required
    search_metadata: searchMetadata 5 required
    """, of: "Twitter.swift: TwitterSearch")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var statuses: [Tweet]? = nil
    var searchMetadata: SearchMetadata? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.statuses = try [Tweet].read(&reader)
      case 1: partial.searchMetadata = try SearchMetadata.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.statuses = partial.statuses.moved()
    self.searchMetadata = partial.searchMetadata.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"statuses\":", self.statuses)
    writer.member(",\"search_metadata\":", self.searchMetadata)
  }
}

extension SearchMetadata: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    completed_in: completedIn 16 required
    max_id: maxID 17 required
    max_id_str: maxIDStr 18 required
    next_results: nextResults 19 required
    query: 20 required
    refresh_url: refreshURL 21 required
    count: 22 required
    since_id: sinceID 23 required
    since_id_str: sinceIDStr 24 required
    """, of: "Twitter.swift: SearchMetadata")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var completedIn: Float? = nil
    var maxID: UInt64? = nil
    var maxIDStr: TextNumber<UInt64>? = nil
    var nextResults: String? = nil
    var query: String? = nil
    var refreshURL: String? = nil
    var count: UInt8? = nil
    var sinceID: UInt64? = nil
    var sinceIDStr: TextNumber<UInt64>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.completedIn = try Float.read(&reader)
      case 1: partial.maxID = try UInt64.read(&reader)
      case 2:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 18)
        partial.maxIDStr = try TextNumber<UInt64>.read(&reader)
        #sourceLocation()
      case 3: partial.nextResults = try String.read(&reader)
      case 4: partial.query = try String.read(&reader)
      case 5: partial.refreshURL = try String.read(&reader)
      case 6: partial.count = try UInt8.read(&reader)
      case 7: partial.sinceID = try UInt64.read(&reader)
      case 8:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 24)
        partial.sinceIDStr = try TextNumber<UInt64>.read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.completedIn = partial.completedIn.moved()
    self.maxID = partial.maxID.moved()
    self.maxIDStr = partial.maxIDStr.moved()
    self.nextResults = partial.nextResults.moved()
    self.query = partial.query.moved()
    self.refreshURL = partial.refreshURL.moved()
    self.count = partial.count.moved()
    self.sinceID = partial.sinceID.moved()
    self.sinceIDStr = partial.sinceIDStr.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"completed_in\":", self.completedIn)
    writer.member(",\"max_id\":", self.maxID)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 18)
    writer.member(",\"max_id_str\":", self.maxIDStr)
    #sourceLocation()
    writer.member(",\"next_results\":", self.nextResults)
    writer.member(",\"query\":", self.query)
    writer.member(",\"refresh_url\":", self.refreshURL)
    writer.member(",\"count\":", self.count)
    writer.member(",\"since_id\":", self.sinceID)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 24)
    writer.member(",\"since_id_str\":", self.sinceIDStr)
    #sourceLocation()
  }
}

extension Tweet: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    metadata: 41 required
    created_at: createdAt 42 required
    id: 43 required
    id_str: idStr 44 required
    text: 45 required
    source: 46 required
    truncated: 47 required
    in_reply_to_status_id: inReplyToStatusID 48
    in_reply_to_status_id_str: inReplyToStatusIDStr 49
    in_reply_to_user_id: inReplyToUserID 50
    in_reply_to_user_id_str: inReplyToUserIDStr 51
    in_reply_to_screen_name: inReplyToScreenName 52
    user: 53 required
    geo: 54 required
    coordinates: 55 required
    place: 56 required
    contributors: 57 required
    retweet_count: retweetCount 58 required
    favorite_count: favoriteCount 59 required
    entities: 60 required
    favorited: 61 required
    retweeted: 62 required
    lang: 63 required
    retweeted_status: retweetedStatus 64
    possibly_sensitive: possiblySensitive 65
    """, of: "Twitter.swift: Tweet")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var metadata: TweetMetadata? = nil
    var createdAt: String? = nil
    var id: UInt64? = nil
    var idStr: TextNumber<UInt64>? = nil
    var text: String? = nil
    var source: String? = nil
    var truncated: Bool? = nil
    var inReplyToStatusID: UInt64? = nil
    var inReplyToStatusIDStr: TextNumber<UInt64>? = nil
    var inReplyToUserID: UInt32? = nil
    var inReplyToUserIDStr: TextNumber<UInt32>? = nil
    var inReplyToScreenName: String? = nil
    var user: TwitterUser? = nil
    var geo: Null? = nil
    var coordinates: Null? = nil
    var place: Null? = nil
    var contributors: Null? = nil
    var retweetCount: UInt32? = nil
    var favoriteCount: UInt32? = nil
    var entities: TweetEntities? = nil
    var favorited: Bool? = nil
    var retweeted: Bool? = nil
    var lang: LanguageCode? = nil
    var retweetedStatus: Box<Tweet>? = nil
    var possiblySensitive: Bool? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.metadata = try TweetMetadata.read(&reader)
      case 1: partial.createdAt = try String.read(&reader)
      case 2: partial.id = try UInt64.read(&reader)
      case 3:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 44)
        partial.idStr = try TextNumber<UInt64>.read(&reader)
        #sourceLocation()
      case 4: partial.text = try String.read(&reader)
      case 5: partial.source = try String.read(&reader)
      case 6: partial.truncated = try Bool.read(&reader)
      case 7: partial.inReplyToStatusID = try UInt64?.read(&reader)
      case 8:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 49)
        partial.inReplyToStatusIDStr = try TextNumber<UInt64>?.read(&reader)
        #sourceLocation()
      case 9: partial.inReplyToUserID = try UInt32?.read(&reader)
      case 10:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 51)
        partial.inReplyToUserIDStr = try TextNumber<UInt32>?.read(&reader)
        #sourceLocation()
      case 11: partial.inReplyToScreenName = try String?.read(&reader)
      case 12: partial.user = try TwitterUser.read(&reader)
      case 13:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 54)
        partial.geo = try Null.read(&reader)
        #sourceLocation()
      case 14:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 55)
        partial.coordinates = try Null.read(&reader)
        #sourceLocation()
      case 15:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 56)
        partial.place = try Null.read(&reader)
        #sourceLocation()
      case 16:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 57)
        partial.contributors = try Null.read(&reader)
        #sourceLocation()
      case 17: partial.retweetCount = try UInt32.read(&reader)
      case 18: partial.favoriteCount = try UInt32.read(&reader)
      case 19: partial.entities = try TweetEntities.read(&reader)
      case 20: partial.favorited = try Bool.read(&reader)
      case 21: partial.retweeted = try Bool.read(&reader)
      case 22: partial.lang = try LanguageCode.read(&reader)
      case 23:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 64)
        partial.retweetedStatus = try Box<Tweet>?.read(&reader)
        #sourceLocation()
      case 24: partial.possiblySensitive = try Bool?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.metadata = partial.metadata.moved()
    self.createdAt = partial.createdAt.moved()
    self.id = partial.id.moved()
    self.idStr = partial.idStr.moved()
    self.text = partial.text.moved()
    self.source = partial.source.moved()
    self.truncated = partial.truncated.moved()
    self.inReplyToStatusID = partial.inReplyToStatusID.take()
    self.inReplyToStatusIDStr = partial.inReplyToStatusIDStr.take()
    self.inReplyToUserID = partial.inReplyToUserID.take()
    self.inReplyToUserIDStr = partial.inReplyToUserIDStr.take()
    self.inReplyToScreenName = partial.inReplyToScreenName.take()
    self.user = partial.user.moved()
    self.geo = partial.geo.moved()
    self.coordinates = partial.coordinates.moved()
    self.place = partial.place.moved()
    self.contributors = partial.contributors.moved()
    self.retweetCount = partial.retweetCount.moved()
    self.favoriteCount = partial.favoriteCount.moved()
    self.entities = partial.entities.moved()
    self.favorited = partial.favorited.moved()
    self.retweeted = partial.retweeted.moved()
    self.lang = partial.lang.moved()
    self.retweetedStatus = partial.retweetedStatus.take()
    self.possiblySensitive = partial.possiblySensitive.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"metadata\":", self.metadata)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"id\":", self.id)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 44)
    writer.member(",\"id_str\":", self.idStr)
    #sourceLocation()
    writer.member(",\"text\":", self.text)
    writer.member(",\"source\":", self.source)
    writer.member(",\"truncated\":", self.truncated)
    writer.optional(",\"in_reply_to_status_id\":", self.inReplyToStatusID)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 49)
    writer.optional(",\"in_reply_to_status_id_str\":", self.inReplyToStatusIDStr)
    #sourceLocation()
    writer.optional(",\"in_reply_to_user_id\":", self.inReplyToUserID)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 51)
    writer.optional(",\"in_reply_to_user_id_str\":", self.inReplyToUserIDStr)
    #sourceLocation()
    writer.optional(",\"in_reply_to_screen_name\":", self.inReplyToScreenName)
    writer.member(",\"user\":", self.user)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 54)
    writer.member(",\"geo\":", self.geo)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 55)
    writer.member(",\"coordinates\":", self.coordinates)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 56)
    writer.member(",\"place\":", self.place)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 57)
    writer.member(",\"contributors\":", self.contributors)
    #sourceLocation()
    writer.member(",\"retweet_count\":", self.retweetCount)
    writer.member(",\"favorite_count\":", self.favoriteCount)
    writer.member(",\"entities\":", self.entities)
    writer.member(",\"favorited\":", self.favorited)
    writer.member(",\"retweeted\":", self.retweeted)
    writer.member(",\"lang\":", self.lang)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Twitter.swift", line: 64)
    writer.optional(",\"retweeted_status\":", self.retweetedStatus)
    #sourceLocation()
    writer.optional(",\"possibly_sensitive\":", self.possiblySensitive)
  }
}

extension TweetMetadata: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    result_type: resultType 87 required
    iso_language_code: isoLanguageCode 88 required
    """, of: "Twitter.swift: TweetMetadata")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var resultType: ResultType? = nil
    var isoLanguageCode: LanguageCode? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.resultType = try ResultType.read(&reader)
      case 1: partial.isoLanguageCode = try LanguageCode.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.resultType = partial.resultType.moved()
    self.isoLanguageCode = partial.isoLanguageCode.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"result_type\":", self.resultType)
    writer.member(",\"iso_language_code\":", self.isoLanguageCode)
  }
}

extension ResultType: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "recent": return .recent
    case "popular": return .popular
    case "mixed": return .mixed
    default: throw reader.unknownCase("one of \"recent\", \"popular\", \"mixed\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .recent: writer.raw("\"recent\"")
    case .popular: writer.raw("\"popular\"")
    case .mixed: writer.raw("\"mixed\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension LanguageCode: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "ar": return .ar
    case "de": return .de
    case "en": return .en
    case "es": return .es
    case "fr": return .fr
    case "it": return .it
    case "ja": return .ja
    case "ko": return .ko
    case "nl": return .nl
    case "pt": return .pt
    case "ru": return .ru
    case "tr": return .tr
    case "zh": return .zh
    case "zh-cn": return .chineseSimplified
    case "zh-tw": return .chineseTraditional
    case "und": return .undetermined
    default:
      throw reader.unknownCase("one of \"ar\", \"de\", \"en\", \"es\", \"fr\", \"it\", \"ja\", \"ko\", \"nl\", \"pt\", \"ru\", \"tr\", \"zh\", \"zh-cn\", \"zh-tw\", \"und\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .ar: writer.raw("\"ar\"")
    case .de: writer.raw("\"de\"")
    case .en: writer.raw("\"en\"")
    case .es: writer.raw("\"es\"")
    case .fr: writer.raw("\"fr\"")
    case .it: writer.raw("\"it\"")
    case .ja: writer.raw("\"ja\"")
    case .ko: writer.raw("\"ko\"")
    case .nl: writer.raw("\"nl\"")
    case .pt: writer.raw("\"pt\"")
    case .ru: writer.raw("\"ru\"")
    case .tr: writer.raw("\"tr\"")
    case .zh: writer.raw("\"zh\"")
    case .chineseSimplified: writer.raw("\"zh-cn\"")
    case .chineseTraditional: writer.raw("\"zh-tw\"")
    case .undetermined: writer.raw("\"und\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
