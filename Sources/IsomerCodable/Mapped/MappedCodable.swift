/// A mapped model that is `Codable`, with the keys and values of its mapping.
///
/// ```swift
/// // @mapped keys: .snake
/// struct Issue {
///   var id: Int
///   var createdAt: Date
///   var owner: String        // @mapped key: "user.login"
/// }
/// extension Issue: MappedCodable {}
///
/// try JSONDecoder().decode(Issue.self, from: data)
/// // equal to try Issue(json: data)
/// try PropertyListEncoder().encode(issue)
/// ```
///
/// A mapping with one direction conforms to ``MappedDecodable`` or ``MappedEncodable``.
public typealias MappedCodable = MappedDecodable & MappedEncodable

/// A model that any decoder reads by its mapping.
///
/// Keys, paths, defaults, transformers, checks and all other options apply as when reading JSON. The
/// values of `CodingUserInfoKey.readingOptions` apply if the decoder has them.
public protocol MappedDecodable: Decodable {
  /// Reads the model by its mapping; every mapped model has this function.
  ///
  /// Throws like `init(from:)`.
  static func mapped(from decoder: any Decoder) throws -> Self
}

/// A model that is written to any encoder by its mapping.
///
/// The encoder receives the values of the model's JSON document: dates, for example, as text. The
/// values of `CodingUserInfoKey.writingOptions` apply if the encoder has them.
public protocol MappedEncodable: Encodable {
  /// Writes the model by its mapping; every mapped model has this function.
  ///
  /// Throws like `encode(to:)`.
  func encodeMapped(to encoder: any Encoder) throws
}

extension MappedDecodable {
  /// Reads the model by its mapping.
  ///
  /// Throws a `DecodingError`, whose underlying error is a `MappingError`, for the first error.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedEncodable {
  /// Writes the model by its mapping.
  ///
  /// Throws an `EncodingError`, whose underlying error is a `MappingError`, for a value that JSON
  /// cannot represent.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension CodingUserInfoKey {
  /// The key for the `ReadingOptions` of mapped models in a decoder's `userInfo`, for example a
  /// profile.
  ///
  /// ```swift
  /// decoder.userInfo[.readingOptions] =
  ///   ReadingOptions.profile(Issue.MappedProfile.summary)
  /// ```
  public static var readingOptions: CodingUserInfoKey { key("Isomer.ReadingOptions") }

  /// The key for the `WritingOptions` of mapped models in an encoder's `userInfo`.
  public static var writingOptions: CodingUserInfoKey { key("Isomer.WritingOptions") }

  private static func key(_ name: String) -> CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: name) else {
      preconditionFailure("every name is a key")
    }
    return key
  }
}
