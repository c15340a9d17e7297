// Generated from ProfiledCases.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension ProfiledMood: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "loud": return try Mapped_ProfiledMood_as_loud.read(&reader)
    default: return try Mapped_ProfiledMood_plain.read(&reader)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "loud": Mapped_ProfiledMood_as_loud.write(self, to: &writer)
    default: Mapped_ProfiledMood_plain.write(self, to: &writer)
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "loud": return try Mapped_ProfiledMood_as_loud.readKey(&reader)
    default: return try Mapped_ProfiledMood_plain.readKey(&reader)
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "loud": Mapped_ProfiledMood_as_loud.writeKey(self, to: &writer)
    default: Mapped_ProfiledMood_plain.writeKey(self, to: &writer)
    }
  }
}

extension ProfiledMood {
  private enum Mapped_ProfiledMood_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledMood {
      switch try reader.readToken() {
      case "sunny": return .sunny
      case "partlyCloudy": return .partlyCloudy
      case "unknown": return .unknown
      default: throw reader.unknownCase("one of \"sunny\", \"partlyCloudy\", \"unknown\"")
      }
    }

    static func write(_ value: ProfiledMood, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sunny: writer.raw("\"sunny\"")
      case .partlyCloudy: writer.raw("\"partlyCloudy\"")
      case .unknown: writer.raw("\"unknown\"")
      }
    }

    static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledMood {
      try reader.keyAsValue(ProfiledMood.self)
    }

    static func writeKey(_ value: ProfiledMood, to writer: inout Isomer.JSONWriter) {
      writer.keyAsValue(value)
    }
  }

  private enum Mapped_ProfiledMood_as_loud {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledMood {
      switch try reader.readToken() {
      case "BRIGHT", "SUNNY": return .sunny
      case "PARTLY_CLOUDY": return .partlyCloudy
      case "UNKNOWN": return .unknown
      default: return .unknown
      }
    }

    static func write(_ value: ProfiledMood, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .sunny: writer.raw("\"BRIGHT\"")
      case .partlyCloudy: writer.raw("\"PARTLY_CLOUDY\"")
      case .unknown: writer.raw("\"UNKNOWN\"")
      }
    }

    static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledMood {
      try reader.keyAsValue(ProfiledMood.self)
    }

    static func writeKey(_ value: ProfiledMood, to writer: inout Isomer.JSONWriter) {
      writer.keyAsValue(value)
    }
  }
}

extension ProfiledMood: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case loud
  }
}

extension ProfiledLevel: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "loud": return try Mapped_ProfiledLevel_as_loud.read(&reader)
    default: return try Mapped_ProfiledLevel_plain.read(&reader)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "loud": Mapped_ProfiledLevel_as_loud.write(self, to: &writer)
    default: Mapped_ProfiledLevel_plain.write(self, to: &writer)
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "loud": return try Mapped_ProfiledLevel_as_loud.readKey(&reader)
    default: return try Mapped_ProfiledLevel_plain.readKey(&reader)
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "loud": Mapped_ProfiledLevel_as_loud.writeKey(self, to: &writer)
    default: Mapped_ProfiledLevel_plain.writeKey(self, to: &writer)
    }
  }
}

extension ProfiledLevel {
  private enum Mapped_ProfiledLevel_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledLevel {
      switch try reader.readInteger(Int64.self) {
      case 1: return .low
      case 2: return .high
      default: throw reader.unknownCase("one of 1, 2")
      }
    }

    static func write(_ value: ProfiledLevel, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .low: writer.raw("1")
      case .high: writer.raw("2")
      }
    }

    static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledLevel {
      switch try Int64.readKey(&reader) {
      case 1: return .low
      case 2: return .high
      default: throw reader.unknownCase("one of 1, 2")
      }
    }

    static func writeKey(_ value: ProfiledLevel, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .low: writer.raw("\"1\":")
      case .high: writer.raw("\"2\":")
      }
    }
  }

  private enum Mapped_ProfiledLevel_as_loud {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledLevel {
      switch try reader.readInteger(Int64.self) {
      case 1: return .low
      case 20: return .high
      default: throw reader.unknownCase("one of 1, 20")
      }
    }

    static func write(_ value: ProfiledLevel, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .low: writer.raw("1")
      case .high: writer.raw("20")
      }
    }

    static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledLevel {
      switch try Int64.readKey(&reader) {
      case 1: return .low
      case 20: return .high
      default: throw reader.unknownCase("one of 1, 20")
      }
    }

    static func writeKey(_ value: ProfiledLevel, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .low: writer.raw("\"1\":")
      case .high: writer.raw("\"20\":")
      }
    }
  }
}

extension ProfiledLevel: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case loud
  }
}

extension ProfiledEvent: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "beside": return try Mapped_ProfiledEvent_as_beside.read(&reader)
    case "outside": return try Mapped_ProfiledEvent_as_outside.read(&reader)
    default: return try Mapped_ProfiledEvent_plain.read(&reader)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "beside": Mapped_ProfiledEvent_as_beside.write(self, to: &writer)
    case "outside": Mapped_ProfiledEvent_as_outside.write(self, to: &writer)
    default: Mapped_ProfiledEvent_plain.write(self, to: &writer)
    }
  }
}

extension ProfiledEvent {
  private enum Mapped_ProfiledEvent_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
      guard let tag = try reader.tag(at: "type") else {
        throw reader.missingTag(at: "type")
      }
      switch tag {
      case "video":
        return try Mapped_video.read(&reader)
      case "plainText":
        return try Mapped_plainText.read(&reader)
      case "closed":
        try reader.skipValue()
        return .closed
      default: throw reader.unknownTag("one of \"video\", \"plainText\", \"closed\"", at: "type")
      }
    }

    static func write(_ value: ProfiledEvent, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .video(let url, let seconds): Mapped_video.write(url, seconds, to: &writer)
      case .plainText(let text): Mapped_plainText.write(text, to: &writer)
      case .closed: writer.raw("{\"type\":\"closed\"}")
      }
    }

    private enum Mapped_video: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var url: String? = nil
        var seconds: Int? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: try reader.skipValue()
          case 1: partial.url = try String.read(&reader)
          case 2: partial.seconds = try Int.read(&reader)
          default: try reader.skipValue()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledEvent {
        let mappedArgument_url = partial.url.moved()
        let mappedArgument_seconds = partial.seconds.moved()
        let value = ProfiledEvent.video(url: mappedArgument_url, seconds: mappedArgument_seconds)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        type
        url: 29 required
        seconds: 29 required
        """, of: "ProfiledCases.swift: ProfiledEvent.video")

      static func write(_ url: String, _ seconds: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(url, seconds, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ url: String, _ seconds: Int, to writer: inout Isomer.JSONWriter) {
        writer.raw(",\"type\":\"video\"")
        writer.member(",\"url\":", url)
        writer.member(",\"seconds\":", seconds)
      }
    }

    private enum Mapped_plainText: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var text: String? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: try reader.skipValue()
          case 1: partial.text = try String.read(&reader)
          default: try reader.skipValue()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledEvent {
        let mappedArgument_text = partial.text.moved()
        let value = ProfiledEvent.plainText(text: mappedArgument_text)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        type
        text: 30 required
        """, of: "ProfiledCases.swift: ProfiledEvent.plainText")

      static func write(_ text: String, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(text, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ text: String, to writer: inout Isomer.JSONWriter) {
        writer.raw(",\"type\":\"plainText\"")
        writer.member(",\"text\":", text)
      }
    }
  }

  private enum Mapped_ProfiledEvent_as_beside {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
      let start = reader.position
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "video":
        try reader.checkKeys(.error, handling: mappedHandling)
        guard try reader.beginContent(at: "value") else { throw reader.missing("value") }
        let value = try Mapped_video.read(&reader)
        try reader.endContent(start)
        return value
      case "plainText":
        try reader.checkKeys(.error, handling: mappedHandling)
        guard try reader.beginContent(at: "value") else { throw reader.missing("value") }
        let value = try Mapped_plainText.read(&reader)
        try reader.endContent(start)
        return value
      case "closed":
        try reader.checkKeys(.error, handling: mappedHandling)
        if try reader.beginContent(at: "value") { try reader.skipNoValues(.error) }
        try reader.endContent(start)
        return .closed
      default: throw reader.unknownTag("one of \"video\", \"plainText\", \"closed\"", at: "kind")
      }
    }

    private static func mappedHandling(of key: String, below path: String) -> Isomer.KeyHandling {
      switch (path, key) {
      case ("", "kind"): .value
      case ("", "value"): .value
      default: .none
      }
    }

    static func write(_ value: ProfiledEvent, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .video(let url, let seconds):
        writer.raw("{\"kind\":\"video\",\"value\":")
        Mapped_video.write(url, seconds, to: &writer)
        writer.raw("}")
      case .plainText(let text):
        writer.raw("{\"kind\":\"plainText\",\"value\":")
        Mapped_plainText.write(text, to: &writer)
        writer.raw("}")
      case .closed: writer.raw("{\"kind\":\"closed\"}")
      }
    }

    private enum Mapped_video: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var url: String? = nil
        var seconds: Int? = nil
        var mappedSeen = Isomer.SeenKeys()

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
          switch key {
          case 0: partial.url = try String.read(&reader)
          case 1: partial.seconds = try Int.read(&reader)
          default: throw reader.unknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledEvent {
        let mappedArgument_url = partial.url.moved()
        let mappedArgument_seconds = partial.seconds.moved()
        let value = ProfiledEvent.video(url: mappedArgument_url, seconds: mappedArgument_seconds)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        link: url 29 required
        seconds: 29 required
        """, of: "ProfiledCases.swift: ProfiledEvent.video")

      static func write(_ url: String, _ seconds: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(url, seconds, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ url: String, _ seconds: Int, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"link\":", url)
        writer.member(",\"seconds\":", seconds)
      }
    }

    private enum Mapped_plainText: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var text: String? = nil
        var mappedSeen = Isomer.SeenKeys()

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
          switch key {
          case 0: partial.text = try String.read(&reader)
          default: throw reader.unknownKey()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledEvent {
        let mappedArgument_text = partial.text.moved()
        let value = ProfiledEvent.plainText(text: mappedArgument_text)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        text: 30 required
        """, of: "ProfiledCases.swift: ProfiledEvent.plainText")

      static func write(_ text: String, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(text, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ text: String, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"text\":", text)
      }
    }
  }

  private enum Mapped_ProfiledEvent_as_outside {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
      let start = reader.position
      if let key = try reader.caseKey() {
        switch key {
        case "clip":
          let value = try Mapped_video.read(&reader)
          try reader.endCase()
          return value
        case "plain-text":
          let value = try Mapped_plainText.read(&reader)
          try reader.endCase()
          return value
        case "closed":
          try reader.skipNoValues()
          try reader.endCase()
          return .closed
        default: break
        }
      } else if let name = try reader.caseName() {
        switch name {
        case "closed":
          return .closed
        default: break
        }
      }
      reader.rewind(to: start)
      throw reader.unknownCaseKey("\"closed\", or an object with \"clip\" or \"plain-text\"")
    }

    static func write(_ value: ProfiledEvent, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .video(let url, let seconds):
        writer.raw("{\"clip\":")
        Mapped_video.write(url, seconds, to: &writer)
        writer.raw("}")
      case .plainText(let text):
        writer.raw("{\"plain-text\":")
        Mapped_plainText.write(text, to: &writer)
        writer.raw("}")
      case .closed: writer.raw("\"closed\"")
      }
    }

    private enum Mapped_video: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var url: String? = nil
        var seconds: Int? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: partial.url = try String.read(&reader)
          case 1: partial.seconds = try Int.read(&reader)
          default: try reader.skipValue()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledEvent {
        let mappedArgument_url = partial.url.moved()
        let mappedArgument_seconds = partial.seconds.moved()
        let value = ProfiledEvent.video(url: mappedArgument_url, seconds: mappedArgument_seconds)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        url: 29 required
        seconds: 29 required
        """, of: "ProfiledCases.swift: ProfiledEvent.video")

      static func write(_ url: String, _ seconds: Int, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(url, seconds, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ url: String, _ seconds: Int, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"url\":", url)
        writer.member(",\"seconds\":", seconds)
      }
    }

    private enum Mapped_plainText: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledEvent {
        var partial = MappedPartial()
        try partial.fillRequired(mappedKeys, from: &reader)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var text: String? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: partial.text = try String.read(&reader)
          default: try reader.skipValue()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledEvent {
        let mappedArgument_text = partial.text.moved()
        let value = ProfiledEvent.plainText(text: mappedArgument_text)
        return value
      }

      static let mappedKeys = Isomer.KeySet(
        """
        text: 30 required
        """, of: "ProfiledCases.swift: ProfiledEvent.plainText")

      static func write(_ text: String, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(text, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ text: String, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"text\":", text)
      }
    }
  }
}

extension ProfiledEvent: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case beside
    case outside
  }
}

extension ProfiledKnob: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "strict": return try Mapped_ProfiledKnob_as_strict.read(&reader)
    default: return try Mapped_ProfiledKnob_plain.read(&reader)
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "strict": Mapped_ProfiledKnob_as_strict.write(self, to: &writer)
    default: Mapped_ProfiledKnob_plain.write(self, to: &writer)
    }
  }
}

extension ProfiledKnob {
  private enum Mapped_ProfiledKnob_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledKnob {
      let value = try mappedCase(&reader)
      return try reader.checked(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledKnob {
      let start = reader.position
      if let key = try reader.caseKey() {
        switch key {
        case "volume":
          let value = ProfiledKnob.volume(try Int.read(&reader))
          try reader.endCase()
          return value
        case "off":
          try reader.skipNoValues()
          try reader.endCase()
          return .off
        default: break
        }
      } else if let name = try reader.caseName() {
        switch name {
        case "off":
          return .off
        default: break
        }
      }
      reader.rewind(to: start)
      throw reader.unknownCaseKey("\"off\", or an object with \"volume\"")
    }

    static func write(_ value: ProfiledKnob, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .volume(let volume):
        writer.member("{\"volume\":", volume)
        writer.raw("}")
      case .off: writer.raw("\"off\"")
      }
    }
  }

  private enum Mapped_ProfiledKnob_as_strict {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledKnob {
      let start = reader.position
      var value = try mappedCase(&reader)
      #sourceLocation(file: "Fixtures/Models/Enums/ProfiledCases.swift", line: 36)
         try reader.adjusting(&value, from: start, by: ProfiledKnob.settle)
      #sourceLocation()
      return try reader.checked(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledKnob {
      let start = reader.position
      if let key = try reader.caseKey() {
        switch key {
        case "volume":
          let mappedArgument_volume = try reader.checked(Int.read(&reader), by: { try MappedChecks_volume.mappedCheck_volume(&$0) })
          let value = ProfiledKnob.volume(mappedArgument_volume)
          try reader.endCase()
          return value
        case "off":
          try reader.skipNoValues()
          try reader.endCase()
          return .off
        default: break
        }
      } else if let name = try reader.caseName() {
        switch name {
        case "off":
          return .off
        default: break
        }
      }
      reader.rewind(to: start)
      throw reader.unknownCaseKey("\"off\", or an object with \"volume\"")
    }

    static func write(_ value: ProfiledKnob, to writer: inout Isomer.JSONWriter) {
      var prepared = value
      #sourceLocation(file: "Fixtures/Models/Enums/ProfiledCases.swift", line: 36)
                                                    writer.adjusting(&prepared, by: ProfiledKnob.open)
      #sourceLocation()
      mappedWrite(prepared, to: &writer)
    }

    private static func mappedWrite(_ value: ProfiledKnob, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .volume(let volume):
        writer.member("{\"volume\":", volume)
        writer.raw("}")
      case .off: writer.raw("\"off\"")
      }
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<ProfiledKnob>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/ProfiledCases.swift", line: 36)
      try value.check(by: { $0 != .volume(0) }, "{ $0 != .volume(0) }")
      #sourceLocation()
    }

    private enum MappedChecks_volume {
      static func mappedCheck_volume(_ value: inout Isomer.Checked<Int>) throws {
        #sourceLocation(file: "Fixtures/Models/Enums/ProfiledCases.swift", line: 38)
                        try value.within(0...10)
        #sourceLocation()
      }
    }
  }
}

extension ProfiledKnob: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case strict
  }
}

extension ProfiledKnob: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Enums/ProfiledCases.swift", line: 34)
    try value
       .check(by: { $0 != .volume(-1) }, "{ $0 != .volume(-1) }")
    #sourceLocation()
  }
}

extension ProfiledSize: Isomer.Readable where Unit: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch reader.profile {
    case "named": return try Mapped_ProfiledSize_as_named.read(&reader)
    default: return try Mapped_ProfiledSize_plain.read(&reader)
    }
  }

  private enum Mapped_ProfiledSize_plain {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledSize<Unit> {
      var attempts = Isomer.Attempts()
      if let value = try reader.attempt("exact", &attempts, { reader throws(Isomer.ReadingFailure) in try mappedRead_exact(&reader) }) {
        return value
      }
      if let value = try reader.attempt("between", &attempts, { reader throws(Isomer.ReadingFailure) in try Mapped_between.read(&reader) }) {
        return value
      }
      throw reader.noCase(attempts)
    }

    private static func mappedRead_exact(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledSize<Unit> {
      return .exact(try Unit.read(&reader))
    }

    private enum Mapped_between: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledSize<Unit> {
        var partial = MappedPartial()
        var missingKeys = try partial.fill(mappedKeys, from: &reader)
        if missingKeys != 0 {
          reader.fillAbsent(&partial.low, key: 0, of: &missingKeys, in: mappedKeys)
          reader.fillAbsent(&partial.high, key: 1, of: &missingKeys, in: mappedKeys)
        }
        try reader.require(missingKeys, of: mappedKeys)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var low: Unit? = nil
        var high: Unit? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: partial.low = try Unit.read(&reader)
          case 1: partial.high = try Unit.read(&reader)
          default: try reader.skipValue()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledSize<Unit> {
        let mappedArgument_low = partial.low.moved()
        let mappedArgument_high = partial.high.moved()
        let value = ProfiledSize<Unit>.between(low: mappedArgument_low, high: mappedArgument_high)
        return value
      }

      static var mappedKeys: Isomer.KeySet { MappedKeys_ProfiledSize_between.mappedKeys }
    }
  }

  private enum Mapped_ProfiledSize_as_named {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledSize<Unit> {
      let start = reader.position
      if let key = try reader.caseKey() {
        switch key {
        case "exact":
          let value = ProfiledSize<Unit>.exact(try Unit.read(&reader))
          try reader.endCase()
          return value
        case "between":
          let value = try Mapped_between.read(&reader)
          try reader.endCase()
          return value
        default: break
        }
      }
      reader.rewind(to: start)
      throw reader.unknownCaseKey("an object with \"exact\" or \"between\"")
    }

    private enum Mapped_between: Isomer.KeyedMapping {
      static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledSize<Unit> {
        var partial = MappedPartial()
        var missingKeys = try partial.fill(mappedKeys, from: &reader)
        if missingKeys != 0 {
          reader.fillAbsent(&partial.low, key: 0, of: &missingKeys, in: mappedKeys)
          reader.fillAbsent(&partial.high, key: 1, of: &missingKeys, in: mappedKeys)
        }
        try reader.require(missingKeys, of: mappedKeys)
        return mappedValue(of: &partial)
      }

      fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
        var low: Unit? = nil
        var high: Unit? = nil

        @inline(__always)
        static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
          switch key {
          case 0: partial.low = try Unit.read(&reader)
          case 1: partial.high = try Unit.read(&reader)
          default: try reader.skipValue()
          }
        }
      }

      fileprivate static func mappedValue(of partial: inout MappedPartial) -> ProfiledSize<Unit> {
        let mappedArgument_low = partial.low.moved()
        let mappedArgument_high = partial.high.moved()
        let value = ProfiledSize<Unit>.between(low: mappedArgument_low, high: mappedArgument_high)
        return value
      }

      static var mappedKeys: Isomer.KeySet { MappedKeys_ProfiledSize_between_as_named.mappedKeys }
    }
  }
}

extension ProfiledSize: Isomer.Writable where Unit: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch writer.profile {
    case "named": MappedWriting_ProfiledSize_as_named.write(self, to: &writer)
    default: MappedWriting_ProfiledSize_plain.write(self, to: &writer)
    }
  }

  private enum MappedWriting_ProfiledSize_plain {
    static func write(_ value: ProfiledSize<Unit>, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .exact(let exact): writer.member("", exact)
      case .between(let low, let high): MappedWriting_between.write(low, high, to: &writer)
      }
    }

    private enum MappedWriting_between: Isomer.KeyedMapping {
      static var mappedKeys: Isomer.KeySet { MappedKeys_ProfiledSize_between.mappedKeys }

      static func write(_ low: Unit, _ high: Unit, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(low, high, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ low: Unit, _ high: Unit, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"low\":", low)
        writer.member(",\"high\":", high)
      }
    }
  }

  private enum MappedWriting_ProfiledSize_as_named {
    static func write(_ value: ProfiledSize<Unit>, to writer: inout Isomer.JSONWriter) {
      switch value {
      case .exact(let exact):
        writer.member("{\"exact\":", exact)
        writer.raw("}")
      case .between(let low, let high):
        writer.raw("{\"between\":")
        MappedWriting_between.write(low, high, to: &writer)
        writer.raw("}")
      }
    }

    private enum MappedWriting_between: Isomer.KeyedMapping {
      static var mappedKeys: Isomer.KeySet { MappedKeys_ProfiledSize_between_as_named.mappedKeys }

      static func write(_ low: Unit, _ high: Unit, to writer: inout Isomer.JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writeMappedMembers(low, high, to: &writer)
        writer.endObject(start)
      }

      static func writeMappedMembers(_ low: Unit, _ high: Unit, to writer: inout Isomer.JSONWriter) {
        writer.member(",\"low\":", low)
        writer.member(",\"high\":", high)
      }
    }
  }
}

private enum MappedKeys_ProfiledSize_between {
  static let mappedKeys = Isomer.KeySet(
    """
    low: 50 absent required
    high: 50 absent required
    """, of: "ProfiledCases.swift: ProfiledSize.between")
}

private enum MappedKeys_ProfiledSize_between_as_named {
  static let mappedKeys = Isomer.KeySet(
    """
    low: 50 absent required
    high: 50 absent required
    """, of: "ProfiledCases.swift: ProfiledSize.between")
}

extension ProfiledSize: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case named
  }
}

extension ProfiledDay: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ProfiledDay>.Type {
    switch profile {
    case "loud": return Mapped_ProfiledDay_as_loud.self
    default: return Mapped_ProfiledDay_plain.self
    }
  }
}

extension ProfiledDay {
  private enum Mapped_ProfiledDay_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledDay {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledDay(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var mood: ProfiledMood? = nil
      var levels: [ProfiledLevel: ProfiledMood]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.mood = try ProfiledMood.read(&reader)
        case 1: partial.levels = try [ProfiledLevel: ProfiledMood]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      mood: 56 required
      levels: 57 default
      """, of: "ProfiledCases.swift: ProfiledDay")

    static func writeMappedMembers(_ value: ProfiledDay, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"mood\":", value.mood)
      writer.member(",\"levels\":", value.levels)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledDay_plain.MappedPartial) {
    self.mood = partial.mood.moved()
    if let read = partial.levels.take() { self.levels = read }
  }

  private enum Mapped_ProfiledDay_as_loud: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ProfiledDay {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ProfiledDay(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var mood: ProfiledMood? = nil
      var levels: [ProfiledLevel: ProfiledMood]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.mood = try ProfiledMood.read(&reader)
        case 1: partial.levels = try [ProfiledLevel: ProfiledMood]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      mood: 56 required
      levels: 57 default
      """, of: "ProfiledCases.swift: ProfiledDay")

    static func writeMappedMembers(_ value: ProfiledDay, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"mood\":", value.mood)
      writer.member(",\"levels\":", value.levels)
    }
  }

  private init(mapped partial: inout Mapped_ProfiledDay_as_loud.MappedPartial) {
    self.mood = partial.mood.moved()
    if let read = partial.levels.take() { self.levels = read }
  }
}

extension ProfiledDay: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case loud
  }
}
