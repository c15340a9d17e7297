// Generated from ProfiledClasses.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension ProfiledMessage: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == ProfiledMessage.self { return ProfiledMessage.Mapped_ProfiledMessage.self }
    if self is ProfiledGroupCall.Type { return ProfiledGroupCall.Mapped_ProfiledGroupCall.self }
    if self is ProfiledText.Type { return ProfiledText.Mapped_ProfiledText.self }
    if self is ProfiledCall.Type { return ProfiledCall.Mapped_ProfiledCall.self }
    return ProfiledMessage.Mapped_ProfiledMessage.self
  }
}

extension ProfiledMessage: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Swift.type(of: self).mappedMapping.validate(object: self)
    return self
  }
}

extension ProfiledMessage {
  enum Mapped_ProfiledMessage: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ProfiledMessage>.Type {
      switch profile {
      case "compact": return Mapped_ProfiledMessage_as_compact.self
      default: return Mapped_ProfiledMessage_plain.self
      }
    }
  }

  private enum Mapped_ProfiledMessage_plain: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sender: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.sender = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledMessage {
      let value = ProfiledMessage()
      if let read = partial.id.take() { value.id = read }
      value.sender = partial.sender.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: 7 default
      sender: 9
      """, of: "ProfiledClasses.swift: ProfiledMessage")

    static func writeMappedMembers(_ value: ProfiledMessage, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sender\":", value.sender)
    }

    static func validate(_ value: ProfiledMessage) throws(Isomer.MappingError) {}

    static func mappedPaths(_ value: ProfiledMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sender
        """)
      paths.always("type")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledMessage {
      guard let tag = try reader.tag(at: "type") else {
        throw reader.missingTag(at: "type")
      }
      switch tag {
      case "ProfiledGroupCall": return try ProfiledGroupCall.Mapped_ProfiledGroupCall.read(&reader)
      case "text": return try ProfiledText.Mapped_ProfiledText.read(&reader)
      case "ProfiledCall": return try ProfiledCall.Mapped_ProfiledCall.read(&reader)
      default: throw reader.unknownTag("one of \"ProfiledGroupCall\", \"text\", \"ProfiledCall\"", at: "type")
      }
    }
  }

  private enum Mapped_ProfiledMessage_as_compact: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledMessage {
      let value = ProfiledMessage()
      if let read = partial.id.take() { value.id = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      ID: id 7 default
      """, of: "ProfiledClasses.swift: ProfiledMessage")

    static func writeMappedMembers(_ value: ProfiledMessage, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"ID\":", value.id)
    }

    static func mappedPaths(_ value: ProfiledMessage, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("id: ID")
      paths.always("t")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledMessage {
      guard let tag = try reader.tag(at: "t") else {
        throw reader.missingTag(at: "t")
      }
      switch tag {
      case "ProfiledGroupCall": return try ProfiledGroupCall.Mapped_ProfiledGroupCall.read(&reader)
      case "x": return try ProfiledText.Mapped_ProfiledText.read(&reader)
      case "ProfiledCall": return try ProfiledCall.Mapped_ProfiledCall.read(&reader)
      default: throw reader.unknownTag("one of \"ProfiledGroupCall\", \"x\", \"ProfiledCall\"", at: "t")
      }
    }
  }
}

extension ProfiledMessage: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case compact
    case detailed
  }
}

extension ProfiledText {
  enum Mapped_ProfiledText: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ProfiledText>.Type {
      switch profile {
      case "compact": return Mapped_ProfiledText_as_compact.self
      default: return Mapped_ProfiledText_plain.self
      }
    }
  }

  private enum Mapped_ProfiledText_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledText {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sender: String? = nil
      var body: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.sender = try String?.read(&reader)
        case 3:
          partial.body = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_body(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledText {
      let value = ProfiledText()
      if let read = partial.id.take() { value.id = read }
      value.sender = partial.sender.take()
      if let read = partial.body.take() { value.body = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: 7 default
      sender: 9
      body: 18 default
      """, of: "ProfiledClasses.swift: ProfiledText")

    static func writeMappedMembers(_ value: ProfiledText, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"text\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sender\":", value.sender)
      writer.member(",\"body\":", value.body)
    }

    static func validate(_ value: ProfiledText) throws(Isomer.MappingError) {
      try Isomer.correction(of: value.body, at: "body", by: { try mappedCheck_body(&$0) })
    }

    private static func mappedCheck_body(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Profiles/ProfiledClasses.swift", line: 16)
           try value.count(...20)
      #sourceLocation()
    }

    static func mappedPaths(_ value: ProfiledText, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sender
        body
        """)
      paths.always("type")
      return paths
    }
  }

  private enum Mapped_ProfiledText_as_compact: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledText {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var body: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2:
          partial.body = try reader.checkedUnlessNil(String?.read(&reader), by: { try mappedCheck_body(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledText {
      let value = ProfiledText()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.body.take() { value.body = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      ID: id 7 default
      b: body 18 default
      """, of: "ProfiledClasses.swift: ProfiledText")

    static func writeMappedMembers(_ value: ProfiledText, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"x\"")
      writer.member(",\"ID\":", value.id)
      writer.member(",\"b\":", value.body)
    }

    private static func mappedCheck_body(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Profiles/ProfiledClasses.swift", line: 16)
           try value.count(...20)
      #sourceLocation()
    }

    static func mappedPaths(_ value: ProfiledText, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        body: b
        """)
      paths.always("t")
      return paths
    }
  }
}

extension ProfiledCall {
  enum Mapped_ProfiledCall: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ProfiledCall>.Type {
      switch profile {
      case "compact": return Mapped_ProfiledCall_as_compact.self
      default: return Mapped_ProfiledCall_plain.self
      }
    }
  }

  private enum Mapped_ProfiledCall_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledCall {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sender: String? = nil
      var seconds: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.sender = try String?.read(&reader)
        case 3: partial.seconds = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledCall {
      let value = ProfiledCall()
      if let read = partial.id.take() { value.id = read }
      value.sender = partial.sender.take()
      if let read = partial.seconds.take() { value.seconds = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: 7 default
      sender: 9
      seconds: 24 default
      """, of: "ProfiledClasses.swift: ProfiledCall")

    static func writeMappedMembers(_ value: ProfiledCall, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"ProfiledCall\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sender\":", value.sender)
      writer.member(",\"seconds\":", value.seconds)
    }

    static func validate(_ value: ProfiledCall) throws(Isomer.MappingError) {}

    static func mappedPaths(_ value: ProfiledCall, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sender
        seconds
        """)
      paths.always("type")
      return paths
    }
  }

  private enum Mapped_ProfiledCall_as_compact: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledCall {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var seconds: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.seconds = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledCall {
      let value = ProfiledCall()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.seconds.take() { value.seconds = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      ID: id 7 default
      SECONDS: seconds 24 default
      """, of: "ProfiledClasses.swift: ProfiledCall")

    static func writeMappedMembers(_ value: ProfiledCall, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"ProfiledCall\"")
      writer.member(",\"ID\":", value.id)
      writer.member(",\"SECONDS\":", value.seconds)
    }

    static func mappedPaths(_ value: ProfiledCall, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        seconds: SECONDS
        """)
      paths.always("t")
      return paths
    }
  }
}

extension ProfiledGroupCall {
  enum Mapped_ProfiledGroupCall: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<ProfiledGroupCall>.Type {
      switch profile {
      case "compact": return Mapped_ProfiledGroupCall_as_compact.self
      case "detailed": return Mapped_ProfiledGroupCall_as_detailed.self
      default: return Mapped_ProfiledGroupCall_plain.self
      }
    }
  }

  private enum Mapped_ProfiledGroupCall_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledGroupCall {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sender: String? = nil
      var seconds: Int? = nil
      var people: [String]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.sender = try String?.read(&reader)
        case 3: partial.seconds = try Int?.read(&reader)
        case 4: partial.people = try [String]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledGroupCall {
      let value = ProfiledGroupCall()
      if let read = partial.id.take() { value.id = read }
      value.sender = partial.sender.take()
      if let read = partial.seconds.take() { value.seconds = read }
      if let read = partial.people.take() { value.people = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: 7 default
      sender: 9
      seconds: 24 default
      people: 32 default
      """, of: "ProfiledClasses.swift: ProfiledGroupCall")

    static func writeMappedMembers(_ value: ProfiledGroupCall, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"ProfiledGroupCall\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sender\":", value.sender)
      writer.member(",\"seconds\":", value.seconds)
      writer.member(",\"people\":", value.people)
    }

    static func validate(_ value: ProfiledGroupCall) throws(Isomer.MappingError) {}

    static func mappedPaths(_ value: ProfiledGroupCall, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sender
        seconds
        people
        """)
      paths.always("type")
      return paths
    }
  }

  private enum Mapped_ProfiledGroupCall_as_compact: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledGroupCall {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var seconds: Int? = nil
      var people: [String]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.seconds = try Int?.read(&reader)
        case 3: partial.people = try [String]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledGroupCall {
      let value = ProfiledGroupCall()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.seconds.take() { value.seconds = read }
      if let read = partial.people.take() { value.people = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      ID: id 7 default
      SECONDS: seconds 24 default
      PEOPLE: people 32 default
      """, of: "ProfiledClasses.swift: ProfiledGroupCall")

    static func writeMappedMembers(_ value: ProfiledGroupCall, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"ProfiledGroupCall\"")
      writer.member(",\"ID\":", value.id)
      writer.member(",\"SECONDS\":", value.seconds)
      writer.member(",\"PEOPLE\":", value.people)
    }

    static func mappedPaths(_ value: ProfiledGroupCall, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id: ID
        seconds: SECONDS
        people: PEOPLE
        """)
      paths.always("t")
      return paths
    }
  }

  private enum Mapped_ProfiledGroupCall_as_detailed: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledGroupCall {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var sender: String? = nil
      var seconds: Int? = nil
      var people: [String]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.sender = try String?.read(&reader)
        case 3: partial.seconds = try Int?.read(&reader)
        case 4: partial.people = try [String]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledGroupCall {
      let value = ProfiledGroupCall()
      if let read = partial.id.take() { value.id = read }
      value.sender = partial.sender.take()
      if let read = partial.seconds.take() { value.seconds = read }
      if let read = partial.people.take() { value.people = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: 7 default
      sender: 9
      seconds: 24 default
      Who: people 32 default
      """, of: "ProfiledClasses.swift: ProfiledGroupCall")

    static func writeMappedMembers(_ value: ProfiledGroupCall, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"ProfiledGroupCall\"")
      writer.member(",\"id\":", value.id)
      writer.optional(",\"sender\":", value.sender)
      writer.member(",\"seconds\":", value.seconds)
      writer.member(",\"Who\":", value.people)
    }

    static func mappedPaths(_ value: ProfiledGroupCall, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        sender
        seconds
        people: Who
        """)
      paths.always("type")
      return paths
    }
  }
}

extension ProfiledCircle: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledCircle>.Type {
    switch profile {
    case "compact": return Mapped_ProfiledCircle_as_compact.self
    default: return Mapped_ProfiledCircle_plain.self
    }
  }
}

extension ProfiledCircle {
  private enum Mapped_ProfiledCircle_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledCircle {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledCircle(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var radius: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.radius = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      radius: 41 required
      """, of: "ProfiledClasses.swift: ProfiledCircle")

    static func writeMappedMembers(_ value: ProfiledCircle, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"ProfiledCircle\"")
      writer.member(",\"radius\":", value.radius)
    }

    static func mappedPaths(_ value: ProfiledCircle, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("radius")
      paths.always("kind")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledCircle_plain.MappedPartial) {
    self.radius = partial.radius.moved()
  }

  private enum Mapped_ProfiledCircle_as_compact: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledCircle {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledCircle(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var radius: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.radius = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      radius: 41 required
      """, of: "ProfiledClasses.swift: ProfiledCircle")

    static func writeMappedMembers(_ value: ProfiledCircle, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"ProfiledCircle\"")
      writer.member(",\"radius\":", value.radius)
    }

    static func mappedPaths(_ value: ProfiledCircle, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("radius")
      paths.always("k")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledCircle_as_compact.MappedPartial) {
    self.radius = partial.radius.moved()
  }
}

extension ProfiledCircle: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case compact
  }
}

extension ProfiledSquare: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledSquare>.Type {
    switch profile {
    case "compact": return Mapped_ProfiledSquare_as_compact.self
    default: return Mapped_ProfiledSquare_plain.self
    }
  }
}

extension ProfiledSquare {
  private enum Mapped_ProfiledSquare_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledSquare {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledSquare(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var side: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.side = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      side: 45 required
      """, of: "ProfiledClasses.swift: ProfiledSquare")

    static func writeMappedMembers(_ value: ProfiledSquare, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"square\"")
      writer.member(",\"side\":", value.side)
    }

    static func mappedPaths(_ value: ProfiledSquare, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("side")
      paths.always("kind")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledSquare_plain.MappedPartial) {
    self.side = partial.side.moved()
  }

  private enum Mapped_ProfiledSquare_as_compact: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledSquare {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledSquare(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var side: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.side = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      SIDE: side 45 required
      """, of: "ProfiledClasses.swift: ProfiledSquare")

    static func writeMappedMembers(_ value: ProfiledSquare, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"s\"")
      writer.member(",\"SIDE\":", value.side)
    }

    static func mappedPaths(_ value: ProfiledSquare, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("side: SIDE")
      paths.always("k")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_ProfiledSquare_as_compact.MappedPartial) {
    self.side = partial.side.moved()
  }
}

extension ProfiledSquare: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case compact
  }
}

extension ProfiledDrawing: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledDrawing>.Type {
    switch profile {
    case "compact": return Mapped_ProfiledDrawing_as_compact.self
    default: return Mapped_ProfiledDrawing_plain.self
    }
  }
}

extension ProfiledDrawing {
  private enum Mapped_ProfiledDrawing_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledDrawing {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledDrawing(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var shapes: [any ProfiledShape]? = nil
      var messages: [ProfiledMessage]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.shapes = try [AnyProfiledShape].read(&reader).unboxed
        case 1: partial.messages = try [ProfiledMessage]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      shapes: 50 required
      messages: 51 default
      """, of: "ProfiledClasses.swift: ProfiledDrawing")

    static func writeMappedMembers(_ value: ProfiledDrawing, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"shapes\":", [AnyProfiledShape](boxing: value.shapes))
      writer.member(",\"messages\":", value.messages)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledDrawing_plain.MappedPartial) {
    self.shapes = partial.shapes.moved()
    if let read = partial.messages.take() { self.messages = read }
  }

  private enum Mapped_ProfiledDrawing_as_compact: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledDrawing {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledDrawing(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var shapes: [any ProfiledShape]? = nil
      var messages: [ProfiledMessage]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.shapes = try [AnyProfiledShape].read(&reader).unboxed
        case 1: partial.messages = try [ProfiledMessage]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      shapes: 50 required
      messages: 51 default
      """, of: "ProfiledClasses.swift: ProfiledDrawing")

    static func writeMappedMembers(_ value: ProfiledDrawing, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"shapes\":", [AnyProfiledShape](boxing: value.shapes))
      writer.member(",\"messages\":", value.messages)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledDrawing_as_compact.MappedPartial) {
    self.shapes = partial.shapes.moved()
    if let read = partial.messages.take() { self.messages = read }
  }
}

extension ProfiledDrawing: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case compact
  }
}

extension ProfiledDrawing: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    value.shapes = try Isomer.validatedIfPossible(value.shapes, at: "shapes")
    try Isomer.validated(value.messages, at: "messages")
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }
}

/// Any `ProfiledShape`: reads and writes a value of any of its subtypes.
struct AnyProfiledShape: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  var value: any ProfiledShape

  /// Holds a value.
  init(_ value: any ProfiledShape) {
    self.value = value
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "compact": return try mappedRead_as_compact(&reader)
    default: return try mappedRead_plain(&reader)
    }
  }

  private static func mappedRead_plain(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    switch tag {
    case "ProfiledCircle": return Self(try ProfiledCircle.read(&reader))
    case "square": return Self(try ProfiledSquare.read(&reader))
    default: throw reader.unknownTag("one of \"ProfiledCircle\", \"square\"", at: "kind")
    }
  }

  private static func mappedRead_as_compact(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "k") else {
      throw reader.missingTag(at: "k")
    }
    switch tag {
    case "ProfiledCircle": return Self(try ProfiledCircle.read(&reader))
    case "s": return Self(try ProfiledSquare.read(&reader))
    default: throw reader.unknownTag("one of \"ProfiledCircle\", \"s\"", at: "k")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as ProfiledCircle: value.write(to: &writer)
    case let value as ProfiledSquare: value.write(to: &writer)
    default: writer.fail("its type is no member of 'ProfiledShape'")
    }
  }
}

extension AnyProfiledShape: Isomer.Boxed {
  var unboxed: any ProfiledShape { value }

  init(boxing value: any ProfiledShape) { self.init(value) }
}

extension AnyProfiledShape: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case compact
  }
}
