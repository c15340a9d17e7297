#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The entry points for writing with a profile.

extension Writable where Self: Profiled {
  /// Writes a JSON document with a profile.
  ///
  /// ```swift
  /// try account.json(as: .twitter)
  /// try account.json(only: ["name"], as: .twitter, .pretty)
  /// ```
  ///
  /// Throws a `MappingError` like `json(only:except:_:)`.
  @inlinable
  public func json(
    only properties: [String]? = nil, except others: [String]? = nil,
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try json(only: properties, except: others, options.under(profile.name))
  }

  /// Writes a JSON document as a string with a profile.
  ///
  /// ```swift
  /// try account.jsonString(as: .twitter)      // {"screen_name":"ann"}
  /// ```
  ///
  /// Throws like `json(only:except:_:)`.
  @inlinable
  public func jsonString(
    only properties: [String]? = nil, except others: [String]? = nil,
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    try jsonString(only: properties, except: others, options.under(profile.name))
  }

  /// Writes a JSON document as an array of bytes with a profile.
  ///
  /// Throws like `json(only:except:_:)`.
  @inlinable
  public func jsonBytes(
    only properties: [String]? = nil, except others: [String]? = nil,
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    try jsonBytes(only: properties, except: others, options.under(profile.name))
  }

  /// Returns the value as a tree with a profile.
  ///
  /// Throws like `value(only:except:_:)`.
  public func value(
    only properties: [String]? = nil, except others: [String]? = nil,
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> JSONValue {
    try value(only: properties, except: others, options.under(profile.name))
  }
}
