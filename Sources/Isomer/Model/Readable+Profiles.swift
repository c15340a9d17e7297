public import Foundation

// The doors into reading under a profile.

extension Readable where Self: Profiled {
  /// Reads a JSON document from bytes under a profile.
  ///
  /// ```swift
  /// let account = try Account(json: data, as: .twitter)
  /// ```
  ///
  /// Throws a `MappingError` as `init(json:)` does.
  @inlinable
  public init(
    json bytes: some ContiguousBytes, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(json: bytes, options: options.under(profile))
  }

  /// Reads a JSON document from text under a profile.
  ///
  /// Throws a `MappingError` as `init(json:)` does.
  @inlinable
  public init(
    json text: some StringProtocol, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(json: text, options: options.under(profile))
  }

  /// Reads a part of a JSON document under a profile.
  ///
  /// ```swift
  /// let account = try Account(json: data, at: "data.account", as: .twitter)
  /// ```
  ///
  /// Throws a `MappingError` as `init(json:at:)` does.
  @inlinable
  public init(
    json bytes: some ContiguousBytes, at path: ValuePath, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(json: bytes, at: path, options: options.under(profile))
  }

  /// Reads a part of a JSON text under a profile.
  ///
  /// Throws a `MappingError` as `init(json:at:)` does.
  @inlinable
  public init(
    json text: some StringProtocol, at path: ValuePath, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(json: text, at: path, options: options.under(profile))
  }

  /// Reads a JSON document from bytes under a profile and reports what was noticed on the way.
  ///
  /// Throws a `MappingError` as `init(json:)` does.
  @inlinable
  public static func reading(
    json bytes: some ContiguousBytes, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    try reading(json: bytes, options: options.under(profile))
  }

  /// Reads a JSON document from text under a profile and reports what was noticed on the way.
  ///
  /// Throws a `MappingError` as `init(json:)` does.
  @inlinable
  public static func reading(
    json text: some StringProtocol, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    try reading(json: text, options: options.under(profile))
  }

  /// Reads a dictionary under a profile.
  ///
  /// Throws a `MappingError` as `init(dictionary:)` does.
  @inlinable
  public init(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(dictionary: dictionary, options: options.under(profile))
  }

  /// Reads a property list under a profile.
  ///
  /// Throws a `MappingError` as `init(propertyList:)` does.
  @inlinable
  public init(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(propertyList: data, options: options.under(profile))
  }
}
