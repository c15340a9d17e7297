#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The entry points for writing under a profile.

extension Writable where Self: Profiled {
  /// Writes a JSON document under a profile.
  ///
  /// ```swift
  /// try account.json(as: .twitter)
  /// try account.json(only: ["name"], as: .twitter, .pretty)
  /// ```
  ///
  /// Throws a `MappingError` as `json(only:_:)` does.
  @inlinable
  public func json(
    only properties: [String]? = nil, as profile: MappedProfile,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try json(only: properties, options.under(profile.name))
  }

  /// Writes a JSON document as a string under a profile.
  ///
  /// ```swift
  /// try account.jsonString(as: .twitter)      // {"screen_name":"ann"}
  /// ```
  ///
  /// Throws as `json(only:_:)` does.
  @inlinable
  public func jsonString(
    only properties: [String]? = nil, as profile: MappedProfile,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    try jsonString(only: properties, options.under(profile.name))
  }

  /// Writes a JSON document as an array of bytes under a profile.
  ///
  /// Throws as `json(only:_:)` does.
  @inlinable
  public func jsonBytes(
    only properties: [String]? = nil, as profile: MappedProfile,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    try jsonBytes(only: properties, options.under(profile.name))
  }

  /// The value as a tree under a profile.
  ///
  /// Throws as `value(only:_:)` does.
  public func value(
    only properties: [String]? = nil, as profile: MappedProfile,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Value {
    try value(only: properties, options.under(profile.name))
  }
}
