public import Foundation

// The doors out under a profile.

extension Writable where Self: Profiled {
  /// Writes a JSON document under a profile.
  ///
  /// ```swift
  /// try account.json(as: .twitter)
  /// try account.json(as: .twitter, .pretty)
  /// ```
  ///
  /// Throws a `MappingError` as `json()` does.
  @inlinable
  public func json(
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try json(options.under(profile.name))
  }

  /// Writes a JSON document as a string under a profile.
  ///
  /// ```swift
  /// try account.jsonString(as: .twitter)      // {"screen_name":"ann"}
  /// ```
  ///
  /// Throws as `json()` does.
  @inlinable
  public func jsonString(
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    try jsonString(options.under(profile.name))
  }

  /// Writes a JSON document as an array of bytes under a profile.
  ///
  /// Throws as `json()` does.
  @inlinable
  public func jsonBytes(
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    try jsonBytes(options.under(profile.name))
  }

  /// The properties with these names as a JSON document under a profile.
  ///
  /// Throws as `json(only:)` does.
  public func json(
    only properties: [String], as profile: MappedProfile,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try json(only: properties, options.under(profile.name))
  }

  /// The value as a tree under a profile.
  ///
  /// Throws as `value()` does.
  public func value(
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Value {
    try value(options.under(profile.name))
  }

  /// The value as a dictionary under a profile.
  ///
  /// Throws as `dictionary()` does.
  public func dictionary(
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [String: Any] {
    try dictionary(options.under(profile.name))
  }

  /// The value as a property list under a profile.
  ///
  /// Throws as `propertyList(_:_:)` does.
  public func propertyList(
    _ format: PropertyListFormat, as profile: MappedProfile,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try propertyList(format, options.under(profile.name))
  }
}
