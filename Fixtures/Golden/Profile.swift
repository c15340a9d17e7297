// A type has a second mapping.
// The models are in Profiles.swift.

extension ProfiledStamp: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "twitter": return try Mapped_ProfiledStamp_as_twitter.read(&reader)
    default: return try Mapped_ProfiledStamp_plain.read(&reader)
    }
  }

  static var mappedKeys: Isomer.KeySet { Mapped_ProfiledStamp_plain.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    switch profile {
    case "twitter": return Mapped_ProfiledStamp_as_twitter.mappedHandling(of: key, below: path, as: profile)
    default: return Mapped_ProfiledStamp_plain.mappedHandling(of: key, below: path, as: profile)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "twitter": Mapped_ProfiledStamp_as_twitter.write(self, to: &writer)
    default: Mapped_ProfiledStamp_plain.write(self, to: &writer)
    }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "twitter": Mapped_ProfiledStamp_as_twitter.writeMappedMembers(self, to: &writer)
    default: Mapped_ProfiledStamp_plain.writeMappedMembers(self, to: &writer)
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    switch options.profile {
    case "twitter": return Mapped_ProfiledStamp_as_twitter.mappedPaths(self, options)
    default: return Mapped_ProfiledStamp_plain.mappedPaths(self, options)
    }
  }
}

extension ProfiledStamp {
  private enum Mapped_ProfiledStamp_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledStamp {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledStamp(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var author: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.author = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      author: = default
      """, of: "Profiles.swift: ProfiledStamp")

    static func writeMappedMembers(_ value: ProfiledStamp, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"author\":", value.author)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledStamp_plain.MappedPartial) {
    if let read = partial.author.take() { self.author = read }
  }

  private enum Mapped_ProfiledStamp_as_twitter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledStamp {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledStamp(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var author: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_by, first: 1, from: &reader)
        case 1: partial.author = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      by
      """, of: "Profiles.swift: ProfiledStamp", objects: [mappedKeys_by])

    private static let mappedKeys_by = Isomer.KeySet(
      """
      who: author default
      """, of: "Profiles.swift: ProfiledStamp", below: "by")

    static func writeMappedMembers(_ value: ProfiledStamp, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"by\":")
        writer.member(",\"who\":", value.author)
        writer.endContainer(container)
      }
    }
  }

  private init(mapped partial: inout Mapped_ProfiledStamp_as_twitter.MappedPartial) {
    if let read = partial.author.take() { self.author = read }
  }
}

extension ProfiledStamp: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case twitter
  }
}
