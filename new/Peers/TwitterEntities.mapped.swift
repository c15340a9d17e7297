// Generated from TwitterEntities.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension TweetEntities: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    hashtags: 4 required
    symbols: 5 required
    urls: 6 required
    user_mentions: userMentions 7 required
    media: 8
    """, of: "TwitterEntities.swift: TweetEntities")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var hashtags: [Hashtag]? = nil
    var symbols: EmptyList? = nil
    var urls: [TwitterLink]? = nil
    var userMentions: [UserMention]? = nil
    var media: [Media]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.hashtags = try [Hashtag].read(&reader)
      case 1:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 5)
        partial.symbols = try EmptyList.read(&reader)
        #sourceLocation()
      case 2: partial.urls = try [TwitterLink].read(&reader)
      case 3: partial.userMentions = try [UserMention].read(&reader)
      case 4: partial.media = try [Media]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.hashtags = partial.hashtags.moved()
    self.symbols = partial.symbols.moved()
    self.urls = partial.urls.moved()
    self.userMentions = partial.userMentions.moved()
    self.media = partial.media.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"hashtags\":", self.hashtags)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 5)
    writer.member(",\"symbols\":", self.symbols)
    #sourceLocation()
    writer.member(",\"urls\":", self.urls)
    writer.member(",\"user_mentions\":", self.userMentions)
    writer.optional(",\"media\":", self.media)
  }
}

extension Hashtag: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    text: 19 required
    indices: 20 required
    """, of: "TwitterEntities.swift: Hashtag")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: String? = nil
    var indices: Indices? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.text = try String.read(&reader)
      case 1:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 20)
        partial.indices = try Indices.read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.text = partial.text.moved()
    self.indices = partial.indices.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"text\":", self.text)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 20)
    writer.member(",\"indices\":", self.indices)
    #sourceLocation()
  }
}

extension TwitterLink: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    url: 26 required
    expanded_url: expandedURL 27 required
    display_url: displayURL 28 required
    indices: 29 required
    """, of: "TwitterEntities.swift: TwitterLink")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var expandedURL: String? = nil
    var displayURL: String? = nil
    var indices: Indices? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.expandedURL = try String.read(&reader)
      case 2: partial.displayURL = try String.read(&reader)
      case 3:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 29)
        partial.indices = try Indices.read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.expandedURL = partial.expandedURL.moved()
    self.displayURL = partial.displayURL.moved()
    self.indices = partial.indices.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.member(",\"expanded_url\":", self.expandedURL)
    writer.member(",\"display_url\":", self.displayURL)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 29)
    writer.member(",\"indices\":", self.indices)
    #sourceLocation()
  }
}

extension UserMention: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    screen_name: screenName 41 required
    name: 42 required
    id: 43 required
    id_str: idStr 44 required
    indices: 45 required
    """, of: "TwitterEntities.swift: UserMention")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var screenName: String? = nil
    var name: String? = nil
    var id: UInt32? = nil
    var idStr: TextNumber<UInt32>? = nil
    var indices: Indices? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.screenName = try String.read(&reader)
      case 1: partial.name = try String.read(&reader)
      case 2: partial.id = try UInt32.read(&reader)
      case 3:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 44)
        partial.idStr = try TextNumber<UInt32>.read(&reader)
        #sourceLocation()
      case 4:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 45)
        partial.indices = try Indices.read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.screenName = partial.screenName.moved()
    self.name = partial.name.moved()
    self.id = partial.id.moved()
    self.idStr = partial.idStr.moved()
    self.indices = partial.indices.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"screen_name\":", self.screenName)
    writer.member(",\"name\":", self.name)
    writer.member(",\"id\":", self.id)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 44)
    writer.member(",\"id_str\":", self.idStr)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 45)
    writer.member(",\"indices\":", self.indices)
    #sourceLocation()
  }
}

extension Media: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 57 required
    id_str: idStr 58 required
    indices: 59 required
    media_url: mediaURL 60 required
    media_url_https: mediaURLHttps 61 required
    url: 62 required
    display_url: displayURL 63 required
    expanded_url: expandedURL 64 required
    type: 65 required
    sizes: 66 required
    source_status_id: sourceStatusID 67
    source_status_id_str: sourceStatusIDStr 68
    """, of: "TwitterEntities.swift: Media")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: UInt64? = nil
    var idStr: TextNumber<UInt64>? = nil
    var indices: Indices? = nil
    var mediaURL: String? = nil
    var mediaURLHttps: String? = nil
    var url: String? = nil
    var displayURL: String? = nil
    var expandedURL: String? = nil
    var type: String? = nil
    var sizes: MediaSizes? = nil
    var sourceStatusID: UInt64? = nil
    var sourceStatusIDStr: TextNumber<UInt64>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try UInt64.read(&reader)
      case 1:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 58)
        partial.idStr = try TextNumber<UInt64>.read(&reader)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 59)
        partial.indices = try Indices.read(&reader)
        #sourceLocation()
      case 3: partial.mediaURL = try String.read(&reader)
      case 4: partial.mediaURLHttps = try String.read(&reader)
      case 5: partial.url = try String.read(&reader)
      case 6: partial.displayURL = try String.read(&reader)
      case 7: partial.expandedURL = try String.read(&reader)
      case 8: partial.type = try String.read(&reader)
      case 9: partial.sizes = try MediaSizes.read(&reader)
      case 10: partial.sourceStatusID = try UInt64?.read(&reader)
      case 11:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 68)
        partial.sourceStatusIDStr = try TextNumber<UInt64>?.read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.idStr = partial.idStr.moved()
    self.indices = partial.indices.moved()
    self.mediaURL = partial.mediaURL.moved()
    self.mediaURLHttps = partial.mediaURLHttps.moved()
    self.url = partial.url.moved()
    self.displayURL = partial.displayURL.moved()
    self.expandedURL = partial.expandedURL.moved()
    self.type = partial.type.moved()
    self.sizes = partial.sizes.moved()
    self.sourceStatusID = partial.sourceStatusID.take()
    self.sourceStatusIDStr = partial.sourceStatusIDStr.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 58)
    writer.member(",\"id_str\":", self.idStr)
    #sourceLocation()
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 59)
    writer.member(",\"indices\":", self.indices)
    #sourceLocation()
    writer.member(",\"media_url\":", self.mediaURL)
    writer.member(",\"media_url_https\":", self.mediaURLHttps)
    writer.member(",\"url\":", self.url)
    writer.member(",\"display_url\":", self.displayURL)
    writer.member(",\"expanded_url\":", self.expandedURL)
    writer.member(",\"type\":", self.type)
    writer.member(",\"sizes\":", self.sizes)
    writer.optional(",\"source_status_id\":", self.sourceStatusID)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/TwitterEntities.swift", line: 68)
    writer.optional(",\"source_status_id_str\":", self.sourceStatusIDStr)
    #sourceLocation()
  }
}

extension MediaSizes: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    medium: 85 required
    small: 86 required
    thumb: 87 required
    large: 88 required
    """, of: "TwitterEntities.swift: MediaSizes")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var medium: MediaSize? = nil
    var small: MediaSize? = nil
    var thumb: MediaSize? = nil
    var large: MediaSize? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.medium = try MediaSize.read(&reader)
      case 1: partial.small = try MediaSize.read(&reader)
      case 2: partial.thumb = try MediaSize.read(&reader)
      case 3: partial.large = try MediaSize.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.medium = partial.medium.moved()
    self.small = partial.small.moved()
    self.thumb = partial.thumb.moved()
    self.large = partial.large.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"medium\":", self.medium)
    writer.member(",\"small\":", self.small)
    writer.member(",\"thumb\":", self.thumb)
    writer.member(",\"large\":", self.large)
  }
}

extension MediaSize: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    w: 94 required
    h: 95 required
    resize: 96 required
    """, of: "TwitterEntities.swift: MediaSize")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var w: UInt16? = nil
    var h: UInt16? = nil
    var resize: Resize? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.w = try UInt16.read(&reader)
      case 1: partial.h = try UInt16.read(&reader)
      case 2: partial.resize = try Resize.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.w = partial.w.moved()
    self.h = partial.h.moved()
    self.resize = partial.resize.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"w\":", self.w)
    writer.member(",\"h\":", self.h)
    writer.member(",\"resize\":", self.resize)
  }
}

extension Resize: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "fit": return .fit
    case "crop": return .crop
    default: throw reader.unknownCase("one of \"fit\", \"crop\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .fit: writer.raw("\"fit\"")
    case .crop: writer.raw("\"crop\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
