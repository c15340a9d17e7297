internal import Isomer

/// A value of any decoder, with its inner values.
///
/// Some decoders can only be used while they decode, so scalars are decoded at once, in the form that
/// the current ``ScalarForms`` select.
indirect enum CapturedValue: Decodable, Writable {
  case object([(key: String, value: CapturedValue)])
  case array([CapturedValue])
  case scalar(any Writable)
  case null

  init(from decoder: any Decoder) throws {
    let forms = FormedCapture.current?.forms ?? ScalarForms()
    guard StackRoom.isLeft() else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: StackRoom.words))
    }
    if let object = try? decoder.container(keyedBy: AnyCodingKey.self) {
      // Some decoders return the keys in a random order.
      let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
      if let original = try Self.unconverted(keys, decoder) {
        self = original
        return
      }
      self = .object(
        try keys.map { key in
          let isNull = try object.decodeNil(forKey: key)
          let value =
            try isNull
            ? .null
            : forms.below(key.stringValue) {
              try object.decode(Self.self, forKey: key)
            }
          return (key.stringValue, value)
        })
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [CapturedValue] = []
      while !array.isAtEnd {
        // Not `decodeNil`, after which some decoders skip values that are not null.
        elements.append(try forms.below(nil) { try array.decode(Self.self) })
      }
      self = .array(elements)
    } else {
      let scalar = try decoder.singleValueContainer()
      self = try scalar.decodeNil() ? .null : .scalar(forms.decode(scalar))
    }
  }

  /// Returns the object with its own keys if the decoder has converted them from snake case.
  ///
  /// Foundation's decoders do not convert the keys of a dictionary.
  private static func unconverted(
    _ keys: [AnyCodingKey], _ decoder: any Decoder
  ) throws -> CapturedValue? {
    guard let capture = FormedCapture.current, capture.restoresKeys,
      let single = try? decoder.singleValueContainer(),
      let own = try? single.decode([String: IgnoredValue].self).keys,
      Set(own) != Set(keys.map(\.stringValue)),
      Set(own.map { ConvertedKey.form(of: $0) ?? $0 }) == Set(keys.map(\.stringValue))
    else { return nil }
    capture.convertsKeys = true
    let entries = try single.decode([String: CapturedEntry].self)
    return .object(entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) })
  }

  /// Writes the value as JSON with native tokens.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.object { object in
        for (key, value) in members { object.field(key, value) }
      }
    case .array(let elements): writer.array(elements)
    case .scalar(let scalar): scalar.write(to: &writer)
    case .null: writer.writeNull()
    }
  }
}

/// A value of a dictionary.
private struct CapturedEntry: Decodable {
  let value: CapturedValue

  init(from decoder: any Decoder) throws {
    let forms = FormedCapture.current?.forms ?? ScalarForms()
    value = try forms.below(decoder.codingPath.last?.stringValue) {
      try CapturedValue(from: decoder)
    }
  }
}

/// A value that is not decoded, because only its key is used.
private struct IgnoredValue: Decodable {
  init(from _: any Decoder) {}
}
