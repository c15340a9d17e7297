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
    if let encoder = encoder as? ValueEncoder { return try encoder.write(self) }
    let options = encoder.userInfo[.writingOptions] as? WritingOptions ?? WritingOptions()
    let bytes: [UInt8]
    do throws(MappingError) {
      bytes = try written(.objects, nil, options).withBytes { Array($0) }
    } catch {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath, debugDescription: FailureDetails.words(of: error),
          underlyingError: error))
    }
    try EncodedFragment(document: bytes, offset: 0).encode(to: encoder)
  }
}

/// A value in a written document, which is encoded by any encoder.
private struct EncodedFragment: Encodable {
  let document: [UInt8]
  let offset: Int

  func encode(to encoder: any Encoder) throws {
    try document.withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      reader.isNative = true
      reader.cursor = offset
      switch try reader.peekKind() {
      case .object: try encodeMembers(&reader, encoder)
      case .array: try encodeElements(&reader, encoder)
      default:
        var container = encoder.singleValueContainer()
        try container.encode(value(&reader))
      }
    }
  }

  private func encodeMembers(_ reader: inout JSONReader, _ encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyCodingKey.self)
    guard try reader.beginObject() else { return }
    repeat {
      let key = AnyCodingKey(stringValue: try reader.readKeyString())
      try container.encode(value(&reader), forKey: key)
    } while try reader.nextMember()
  }

  private func encodeElements(_ reader: inout JSONReader, _ encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    guard try reader.beginArray() else { return }
    repeat { try container.encode(value(&reader)) } while try reader.nextElement()
  }

  /// Reads a scalar, or returns the next object or array as a fragment.
  private func value(_ reader: inout JSONReader) throws -> any Encodable {
    switch try reader.peekKind() {
    case .object, .array:
      let fragment = EncodedFragment(document: document, offset: reader.cursor)
      try reader.skipValue()
      return fragment
    case .null:
      _ = try reader.readNull()
      return String?.none as any Encodable
    case .string: return try reader.readString()
    case .boolean: return try reader.readBool()
    default: return try number(&reader)
    }
  }

  /// Reads a number: a token marks a `Double`, and a `Decimal` can have more digits.
  private func number(_ reader: inout JSONReader) throws -> any Encodable {
    guard reader.nativeToken == nil else { return try reader.readDouble() }
    let start = reader.position
    if let integer = try? reader.readInteger(Int64.self) { return integer }
    reader.rewind(to: start)
    if let integer = try? reader.readInteger(UInt64.self) { return integer }
    reader.rewind(to: start)
    let decimal = try Decimal.read(&reader)
    let double = Double(decimal.description)
    return double.flatMap { Decimal(string: $0.description) } == decimal ? double : decimal
  }
}
