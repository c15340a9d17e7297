#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
@_spi(Generated) public import Isomer
@_spi(Generated) public import IsomerArchive

/// Reads a member with a function of keyed containers: `.codable(reading:)`.
public struct MemberReader<Output>: ForwardTransformer, Sendable {
  /// Reads the value of a key.
  public typealias Reading =
    @Sendable (KeyedDecodingContainer<AnyCodingKey>, AnyCodingKey) throws -> Output

  fileprivate let read: Reading
  fileprivate let forms: CodedForms

  /// Returns the value that the function reads.
  public func transform(_ input: MemberValue) throws -> Output { try input.decode(forms, read) }
}

/// Reads and writes a member with functions of keyed containers: `.codable(reading:writing:)`.
public struct MemberTransformer<Output>: Transformer, Sendable {
  /// Writes the value of a key.
  public typealias Writing =
    @Sendable (inout KeyedEncodingContainer<AnyCodingKey>, Output, AnyCodingKey) throws -> Void

  fileprivate let read: MemberReader<Output>.Reading
  fileprivate let write: Writing
  fileprivate let forms: CodedForms

  /// Returns the value that the function reads.
  public func transform(_ input: MemberValue) throws -> Output { try input.decode(forms, read) }

  /// Returns the value that the function writes; null if it writes none.
  public func reverse(_ output: Output) throws -> MemberValue {
    try MemberValue(forms) { try write(&$0, output, MemberValue.key) }
  }
}

extension ForwardTransformer {
  /// A value ← what a function reads from a keyed container of `Codable`.
  ///
  /// It lets a mapping use the functions of an existing `init(from:)`:
  ///
  /// ```swift
  /// extension KeyedDecodingContainer {
  ///   func decodeLooseInt(forKey key: Key) throws -> Int {
  ///     let text = try? decode(String.self, forKey: key)
  ///     if let value = text.flatMap({ Int($0) }) { return value }
  ///     return try decode(Int.self, forKey: key)
  ///   }
  /// }
  ///
  /// // @mapped
  /// struct Page {
  ///   // @mapped with.read: .codable(
  ///   //   reading: { try $0.decodeLooseInt(forKey: $1) })
  ///   var count: Int                    // 7 for {"count":"7"}
  /// }
  /// ```
  ///
  /// The container contains only the value of the property, under the given key. The function is not
  /// called for a missing key. `keys` and `dates` are the strategies of the container.
  public static func codable<Output>(
    reading: @escaping MemberReader<Output>.Reading, keys: CodableKeyConversion? = nil
  ) -> Self where Self == MemberReader<Output> {
    MemberReader(read: reading, forms: CodedForms(keys: keys))
  }

  /// A value ← what a function reads from a keyed container of `Codable` with a form of dates.
  ///
  /// ```swift
  /// // @mapped with.read: .codable(
  /// //   reading: { try $0.decodeDate(forKey: $1) }, dates: .day)
  /// ```
  ///
  /// See ``codable(reading:keys:)``.
  public static func codable<Output, Dates: Transformer & Sendable>(
    reading: @escaping MemberReader<Output>.Reading, keys: CodableKeyConversion? = nil,
    dates: Dates
  ) -> Self
  where Self == MemberReader<Output>, Dates.Output == Date, Dates.Input: Readable & Writable {
    MemberReader(read: reading, forms: CodedForms(keys: keys, dates: CodedDates(dates)))
  }

  /// A value ↔ what functions read from, and write to, a keyed container of `Codable`.
  ///
  /// ```swift
  /// // @mapped with: .codable(
  /// //   reading: { try $0.decodeLooseInt(forKey: $1) },
  /// //   writing: { try $0.encode($1, forKey: $2) })
  /// ```
  ///
  /// See ``codable(reading:keys:)``.
  public static func codable<Output>(
    reading: @escaping MemberReader<Output>.Reading,
    writing: @escaping MemberTransformer<Output>.Writing, keys: CodableKeyConversion? = nil
  ) -> Self where Self == MemberTransformer<Output> {
    MemberTransformer(read: reading, write: writing, forms: CodedForms(keys: keys))
  }

  /// A value ↔ what functions read from, and write to, a keyed container of `Codable` with a form of
  /// dates.
  ///
  /// See ``codable(reading:keys:dates:)``.
  public static func codable<Output, Dates: Transformer & Sendable>(
    reading: @escaping MemberReader<Output>.Reading,
    writing: @escaping MemberTransformer<Output>.Writing, keys: CodableKeyConversion? = nil,
    dates: Dates
  ) -> Self
  where Self == MemberTransformer<Output>, Dates.Output == Date, Dates.Input: Readable & Writable {
    MemberTransformer(
      read: reading, write: writing, forms: CodedForms(keys: keys, dates: CodedDates(dates)))
  }

  /// A value in the form of its own `Codable` conformance, with a form of dates ↔ the value.
  ///
  /// ```swift
  /// // @mapped with: .codable(dates: .secondsSince1970)
  /// var settings: Settings
  /// // {"changed":1443164400}; Settings is Codable and contains a Date
  /// ```
  ///
  /// `keys` is the strategy for keys. A value is copied, unlike for ``codable(as:)``.
  public static func codable<Output: Codable & SendableMetatype, Dates: Transformer & Sendable>(
    as _: Output.Type = Output.self, keys: CodableKeyConversion? = nil, dates: Dates
  ) -> Self
  where Self == MemberTransformer<Output>, Dates.Output == Date, Dates.Input: Readable & Writable {
    MemberTransformer(
      read: { try $0.decode(Output.self, forKey: $1) }, write: { try $0.encode($1, forKey: $2) },
      forms: CodedForms(keys: keys, dates: CodedDates(dates)))
  }

  /// A value ← the form of its own `Decodable` conformance, with a form of dates.
  ///
  /// See ``codable(as:keys:dates:)``.
  public static func codable<Output: Decodable & SendableMetatype, Dates: Transformer & Sendable>(
    as _: Output.Type = Output.self, keys: CodableKeyConversion? = nil, dates: Dates
  ) -> Self
  where Self == MemberReader<Output>, Dates.Output == Date, Dates.Input: Readable & Writable {
    MemberReader(
      read: { try $0.decode(Output.self, forKey: $1) },
      forms: CodedForms(keys: keys, dates: CodedDates(dates)))
  }
}

/// A value in a document that functions of `Codable` read or write.
public struct MemberValue: Readable, Writable, Sendable {
  static let key = AnyCodingKey(stringValue: "value")

  private let value: JSONValue
  /// The options of the document that contains the value.
  private let options: ReadingOptions
  /// The value as a function wrote it, with marks of its dictionaries.
  private var coded: [UInt8] = []

  /// Reads any value.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> MemberValue {
    MemberValue(value: try JSONValue.read(&reader), options: reader.options)
  }

  private init(value: JSONValue, options: ReadingOptions) {
    self.value = value
    self.options = options
  }

  /// Writes the value.
  public func write(to writer: inout JSONWriter) {
    guard writer.isCoded, !coded.isEmpty else { return value.write(to: &writer) }
    coded.withUnsafeBytes { writer.appendBytes($0) }
  }

  /// Returns what a function reads from a container with the value.
  fileprivate func decode<Output>(
    _ forms: CodedForms, _ read: MemberReader<Output>.Reading
  ) throws -> Output {
    let document = try JSONValue.object([Self.key.stringValue: value]).jsonBytes()
    return try document.withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes, options: options)
      do throws(ReadingFailure) {
        return try DecodedDocument.decode(&reader) { document, offset in
          document.convertsKeys = document.convertsKeys || forms.convertsKeys
          document.dates = forms.dates
          let members = try DecodedObject<AnyCodingKey>(
            document, at: offset, nil, convertsKeys: false)
          return try read(KeyedDecodingContainer(members), Self.key)
        }
      } catch {
        if error.code.endsReading { throw reader.error(error) }
        let details = reader.details
        let expected = details.expected ?? error.code.expected ?? "a value of the property"
        let missing = details.missingKey.map { "the key \"\($0)\" is missing" }
        throw TransformerError(expected: expected, input: text, reason: details.reason ?? missing)
      }
    }
  }

  /// The value in an error: texts without quotes.
  private var text: String {
    if case .string(let text) = value { text } else { (try? value.jsonString()) ?? "" }
  }

  /// Creates the value that a function writes to a container.
  fileprivate init(
    _ forms: CodedForms,
    _ write: @escaping (inout KeyedEncodingContainer<AnyCodingKey>) throws -> Void
  ) throws {
    let document = CodableValue(Members(forms: forms, write: write))
    coded = try document.written(.coded, nil, WritingOptions()).withBytes { bytes in
      Array(bytes.dropFirst("{\"value\":".utf8.count).dropLast())
    }
    value =
      try coded.isEmpty
      ? .null
      : coded.withUnsafeBytes { bytes in
        var reader = JSONReader(unsafe: bytes)
        reader.isNative = true
        return try JSONValue.read(&reader)
      }
    options = ReadingOptions()
  }

  private struct Members: Encodable {
    let forms: CodedForms
    let write: (inout KeyedEncodingContainer<AnyCodingKey>) throws -> Void

    func encode(to encoder: any Encoder) throws {
      let buffer = (encoder as? ValueEncoder)?.buffer
      buffer?.convertsKeys = forms.convertsKeys
      buffer?.dates = forms.dates
      var container = encoder.container(keyedBy: AnyCodingKey.self)
      try write(&container)
    }
  }
}

extension MemberValue: Archivable {
  /// Reads a string that contains the JSON document of the value.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> MemberValue
  {
    try reader.transformed(.embedded(as: MemberValue.self))
  }

  /// Writes a string that contains the JSON document of the value.
  public func archive(to writer: inout ArchiveWriter) {
    writer.transformed(.embedded(as: MemberValue.self), MemberValue.self, self)
  }
}

/// The forms of keys and dates in the values of `Codable` types, as the strategies of coders set them.
struct CodedForms: Sendable {
  /// The conversion of keys, to snake case and back; nil for none.
  let keys: CodableKeyConversion?
  /// The form of dates; nil for RFC 3339.
  var dates: CodedDates?

  /// True if keys are converted.
  var convertsKeys: Bool { keys != nil }
}

/// The functions of a transformer of dates.
struct CodedDates: Sendable {
  let read: @Sendable (inout JSONReader) throws(ReadingFailure) -> Date
  let write: @Sendable (inout JSONWriter, Date) -> Void

  init<Dates: Transformer & Sendable>(_ dates: Dates)
  where Dates.Output == Date, Dates.Input: Readable & Writable {
    read = { (reader) throws(ReadingFailure) in try reader.transformed(dates) }
    write = { writer, date in writer.transformed(dates, date) }
  }
}
