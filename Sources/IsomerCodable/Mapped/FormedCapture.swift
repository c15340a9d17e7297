@_spi(Generated) internal import Isomer

/// The document of a model, while a decoder decodes its values in the forms that its mapping reads.
///
/// Unchecked, because it is used only by the call that creates it.
final class FormedCapture: @unchecked Sendable {
  /// The capture of the value that is being decoded.
  @TaskLocal static var current: FormedCapture?

  /// The forms of the scalars whose form is unknown.
  let forms = ScalarForms()
  /// True if the decoder has converted keys whose originals are in the document.
  var convertsKeys = false
  /// True unless the document contains the keys as the decoder has converted them.
  var restoresKeys = true
  /// The document so far, unless a function below owns it: every access to a member is checked.
  private var document: JSONWriter?
  /// The form of the value that is decoded next, and where it begins in the document.
  private var next = (form: KeyForms.Form.any, start: 0)

  /// Decodes a document; the closure reads its bytes.
  ///
  /// Throws if the decoder does not return an object, an array or an element in the known form.
  func decode<Result>(
    from decoder: any Decoder, _ known: KeyForms?,
    _ read: (FormedCapture, UnsafeRawBufferPointer) -> Result
  ) throws -> Result {
    next = (known?.form ?? .any, 0)
    document = JSONWriter(.native)
    try Self.$current.withValue(self) { try decode(from: decoder) }
    let written = document.take() ?? JSONWriter(.native)
    try written.throwFailure()
    return written.withBytes { read(self, $0) }
  }

  /// Decodes the next value.
  fileprivate func decode(from decoder: any Decoder) throws {
    guard StackRoom.isLeft(), var writer = document.take() else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: StackRoom.words))
    }
    let current = next
    writer.count = current.start
    let result = Result { try decode(current.form, decoder, &writer) }
    document = consume writer
    // Some decoders decode a value again after an error.
    next = current
    try result.get()
  }

  private func decode(
    _ form: KeyForms.Form, _ decoder: any Decoder, _ writer: inout JSONWriter
  ) throws {
    switch form {
    case .object(let members): try decodeMembers(members, decoder, &writer)
    case .list(let element): try decodeElements(element, decoder, &writer)
    case .dictionary(let value): try decodeEntries(value, decoder, &writer)
    case .string:
      guard let string = try? String(from: decoder) else { fallthrough }
      writer.write(string)
    case .integer, .number, .boolean, .model, .any:
      try CapturedValue(from: decoder).write(to: &writer)
    }
  }

  /// Decodes a value inside the current one, or the values of a dictionary, with a function of a
  /// container.
  private func decode<Decoded>(
    _ form: KeyForms.Form, at key: String?, _ writer: inout JSONWriter,
    _ body: () throws -> Decoded
  ) throws -> Decoded {
    next = (form, writer.count)
    document = consume writer
    let result = Result { try forms.below(key, body) }
    writer = document.take() ?? JSONWriter(.native)
    return try result.get()
  }

  // MARK: Objects

  private func decodeMembers(
    _ members: [KeyForms.Member], _ decoder: any Decoder, _ writer: inout JSONWriter
  ) throws {
    let object = try decoder.container(keyedBy: AnyCodingKey.self)
    guard let start = writer.beginObject() else { return }
    defer { writer.endObject(start) }
    for member in members {
      guard try !decodeMember(member, object, &writer), let key = member.converted else { continue }
      _ = try decodeMember(member.read(as: key), object, &writer)
    }
  }

  private func decodeEntries(
    _ form: KeyForms.Form, _ decoder: any Decoder, _ writer: inout JSONWriter
  ) throws {
    // The values are written first: decoders that convert keys do not convert those of a dictionary,
    // which only the dictionary contains.
    let start = writer.count
    let entries = try decode(form.resolved, at: nil, &writer) {
      try decoder.singleValueContainer().decode([String: FormedEntry].self)
    }
    let values = writer.withBytes { Array($0[start...]) }
    writer.count = start
    guard let open = writer.beginObject() else { return }
    // The order in a dictionary is random.
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      writer.append(UInt8(ascii: ","))
      key.writeKey(to: &writer)
      let range = entry.range.lowerBound - start..<entry.range.upperBound - start
      values[range].withUnsafeBytes { writer.appendBytes($0) }
    }
    writer.endObject(open)
  }

  /// Decodes a value of a dictionary, and returns its bytes in the document.
  fileprivate func decodeEntry(from decoder: any Decoder) throws -> Range<Int> {
    let form = next.form
    let start = end
    next = (form, start)
    try decode(from: decoder)
    return start..<end
  }

  /// The number of bytes of the document.
  private var end: Int {
    guard let writer = document.take() else { return 0 }
    let count = writer.count
    document = consume writer
    return count
  }

  /// Decodes a member; returns false if it is missing.
  private func decodeMember(
    _ member: KeyForms.Member, _ object: KeyedDecodingContainer<AnyCodingKey>,
    _ writer: inout JSONWriter
  ) throws -> Bool {
    let start = writer.count
    member.writeName(to: &writer)
    if try decodeFormed(member, object, &writer) { return true }
    writer.count = start
    guard object.contains(member.key) else { return false }
    member.writeName(to: &writer)
    if try object.decodeNil(forKey: member.key) {
      writer.writeNull()
    } else {
      let value = try forms.below(member.name) {
        try object.decode(CapturedValue.self, forKey: member.key)
      }
      value.write(to: &writer)
    }
    return true
  }

  /// Decodes a value in its form; returns false if there is none, or not in this form.
  private func decodeFormed(
    _ member: KeyForms.Member, _ object: KeyedDecodingContainer<AnyCodingKey>,
    _ writer: inout JSONWriter
  ) throws -> Bool {
    let key = member.key
    let form = member.form.resolved
    switch form {
    case .string:
      guard let value = try? object.decodeIfPresent(String.self, forKey: key) else { return false }
      writer.write(value)
    case .integer:
      // Not as an integer: databases return a number with a fraction truncated.
      guard let number = try? object.decodeIfPresent(Double.self, forKey: key),
        number.magnitude < 0x1p53, let value = Int64(exactly: number)
      else { return false }
      writer.write(value)
    case .number:
      guard let value = try? object.decodeIfPresent(Double.self, forKey: key) else { return false }
      writer.write(value)
    case .boolean:
      guard let value = try? object.decodeIfPresent(Bool.self, forKey: key) else { return false }
      writer.write(value)
    case .any, .model: return false
    case .object, .list, .dictionary:
      return try decode(form, at: member.name, &writer) {
        try object.decodeIfPresent(FormedValue.self, forKey: key)
      } != nil
    }
    return true
  }

  // MARK: Arrays

  private func decodeElements(
    _ form: KeyForms.Form, _ decoder: any Decoder, _ writer: inout JSONWriter
  ) throws {
    var array = try decoder.unkeyedContainer()
    guard let start = writer.beginObject() else { return }
    defer { writer.endElements(start, omitting: 0) }
    let form = form.resolved
    while !array.isAtEnd {
      writer.append(0x2C)
      switch form {
      case .string: writer.write(try array.decode(String.self))
      case .number: writer.write(try array.decode(Double.self))
      case .boolean: writer.write(try array.decode(Bool.self))
      case .integer, .any, .model:
        let value = try forms.below(nil) { try array.decode(CapturedValue.self) }
        value.write(to: &writer)
      case .object, .list, .dictionary:
        _ = try decode(form, at: nil, &writer) { try array.decode(FormedValue.self) }
      }
    }
  }
}

/// A value of a dictionary that the current capture decodes.
private struct FormedEntry: Decodable {
  let range: Range<Int>

  init(from decoder: any Decoder) throws {
    range = try FormedCapture.current?.decodeEntry(from: decoder) ?? 0..<0
  }
}

/// The value that the current capture decodes next.
private struct FormedValue: Decodable {
  init(from decoder: any Decoder) throws { try FormedCapture.current?.decode(from: decoder) }
}
