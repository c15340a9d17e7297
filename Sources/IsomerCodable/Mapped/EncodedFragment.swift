#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
@_spi(Generated) public import Isomer

extension MappedEncodable where Self: Writable {
  /// Writes the model by its mapping.
  ///
  /// Throws like `encode(to:)`.
  public func encodeMapped(to encoder: any Encoder) throws {
    if let encoder = encoder as? ValueEncoder, try encoder.write(model: self) { return }
    let options = encoder.userInfo[.writingOptions] as? WritingOptions ?? WritingOptions()
    let document: EncodedDocument
    do throws(MappingError) {
      document = EncodedDocument(bytes: try written(.coded, nil, options).withBytes { Array($0) })
    } catch {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath, debugDescription: FailureDetails.words(of: error),
          underlyingError: error))
    }
    try EncodedFragment(document: document, offset: 0).encode(to: encoder)
  }
}

/// A written document that is encoded.
private final class EncodedDocument {
  let bytes: [UInt8]
  /// The offset after the fragment that was encoded last.
  var end = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns true for the brace of a dictionary, which the writer marks with a tab.
  func isDictionary(at offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1] == UInt8(ascii: "\t")
  }
}

/// A value in a written document, which is encoded by any encoder.
private struct EncodedFragment: Encodable {
  let document: EncodedDocument
  let offset: Int

  func encode(to encoder: any Encoder) throws {
    try document.bytes.withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      reader.isNative = true
      reader.cursor = offset
      switch try reader.peekKind() {
      case .object where !document.isDictionary(at: reader.cursor):
        try encodeMembers(&reader, encoder)
      case .array: try encodeElements(&reader, encoder)
      default:
        var target = ScalarTarget(container: encoder.singleValueContainer())
        try encode(&reader, to: &target)
      }
      document.end = reader.cursor
    }
  }

  private func encodeMembers(_ reader: inout JSONReader, _ encoder: any Encoder) throws {
    let container = encoder.container(keyedBy: AnyCodingKey.self)
    guard try reader.beginObject() else { return }
    var target = MemberTarget(container: container, key: AnyCodingKey(stringValue: ""))
    repeat {
      target.key = AnyCodingKey(stringValue: try reader.readKeyString())
      try encode(&reader, to: &target)
    } while try reader.nextMember()
  }

  private func encodeElements(_ reader: inout JSONReader, _ encoder: any Encoder) throws {
    var target = ElementTarget(container: encoder.unkeyedContainer())
    guard try reader.beginArray() else { return }
    repeat { try encode(&reader, to: &target) } while try reader.nextElement()
  }

  /// Encodes the next value; an object or an array as a fragment.
  ///
  /// A dictionary is encoded as one, because encoders that convert keys do not convert its keys.
  private func encode(_ reader: inout JSONReader, to target: inout some EncodingTarget) throws {
    switch try reader.peekKind() {
    case .object where document.isDictionary(at: reader.cursor):
      try target.encode(entries(&reader))
    case .object, .array:
      let fragment = EncodedFragment(document: document, offset: reader.cursor)
      document.end = 0
      try target.encode(fragment)
      // Some encoders encode a value later, and read the offset where it ends only then.
      guard document.end <= reader.cursor else { return reader.cursor = document.end }
      try reader.skipValue()
    case .null:
      _ = try reader.readNull()
      try target.encodeNil()
    case .string: try target.encode(reader.readString())
    case .boolean: try target.encode(reader.readBool())
    default: try encodeNumber(&reader, to: &target)
    }
  }

  private func entries(_ reader: inout JSONReader) throws -> [String: EncodedFragment] {
    var entries: [String: EncodedFragment] = [:]
    guard try reader.beginObject() else { return entries }
    repeat {
      let key = try reader.readKeyString()
      // The mark of a dictionary is before its brace.
      _ = try reader.peekKind()
      entries[key] = EncodedFragment(document: document, offset: reader.cursor)
      try reader.skipValue()
    } while try reader.nextMember()
    return entries
  }

  /// Encodes a number: a token marks a `Double`, and a `Decimal` can have more digits.
  private func encodeNumber(
    _ reader: inout JSONReader, to target: inout some EncodingTarget
  ) throws {
    guard reader.nativeToken == nil else { return try target.encode(reader.readDouble()) }
    let start = reader.position
    if let integer = try? reader.readInteger(Int64.self) { return try target.encode(integer) }
    reader.rewind(to: start)
    if let integer = try? reader.readInteger(UInt64.self) { return try target.encode(integer) }
    reader.rewind(to: start)
    let decimal = try Decimal.read(&reader)
    let double = Double(decimal.description)
    if let double, Decimal(string: double.description) == decimal {
      try target.encode(double)
    } else {
      try target.encode(decimal)
    }
  }
}

/// The place of a container where a value is encoded.
private protocol EncodingTarget {
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode(_ value: some Encodable) throws
  mutating func encodeNil() throws
}

private struct MemberTarget: EncodingTarget {
  var container: KeyedEncodingContainer<AnyCodingKey>
  var key: AnyCodingKey

  mutating func encode(_ value: String) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: Bool) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: Double) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: Int64) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: UInt64) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: some Encodable) throws { try container.encode(value, forKey: key) }
  mutating func encodeNil() throws { try container.encodeNil(forKey: key) }
}

private struct ElementTarget: EncodingTarget {
  var container: any UnkeyedEncodingContainer

  mutating func encode(_ value: String) throws { try container.encode(value) }
  mutating func encode(_ value: Bool) throws { try container.encode(value) }
  mutating func encode(_ value: Double) throws { try container.encode(value) }
  mutating func encode(_ value: Int64) throws { try container.encode(value) }
  mutating func encode(_ value: UInt64) throws { try container.encode(value) }
  mutating func encode(_ value: some Encodable) throws { try container.encode(value) }
  mutating func encodeNil() throws { try container.encodeNil() }
}

private struct ScalarTarget: EncodingTarget {
  var container: any SingleValueEncodingContainer

  mutating func encode(_ value: String) throws { try container.encode(value) }
  mutating func encode(_ value: Bool) throws { try container.encode(value) }
  mutating func encode(_ value: Double) throws { try container.encode(value) }
  mutating func encode(_ value: Int64) throws { try container.encode(value) }
  mutating func encode(_ value: UInt64) throws { try container.encode(value) }
  mutating func encode(_ value: some Encodable) throws { try container.encode(value) }
  mutating func encodeNil() throws { try container.encodeNil() }
}
