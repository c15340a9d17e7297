#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Writing all properties except some. These are functions of their own, so that other calls do not
// test for a selection.

extension Writable {
  /// Writes a JSON document with all properties, or those of `only`, except the given ones.
  ///
  /// ```swift
  /// try issue.json(except: ["body"])      // {"id":7,"name":"A leak"}
  /// try order.json(only: ["items"], except: ["items[].note"])
  /// ```
  ///
  /// The names and paths are those of `json(only:_:)`, and it throws like that.
  public func json(
    only properties: [String]? = nil, except others: [String],
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    Data(try jsonBytes(only: properties, except: others, options))
  }

  /// Writes a JSON document as a string with all properties except the given ones.
  ///
  /// ```swift
  /// try issue.jsonString(except: ["body"], .pretty)
  /// ```
  ///
  /// Throws like `json(only:_:)`.
  public func jsonString(
    only properties: [String]? = nil, except others: [String],
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    String(decoding: try jsonBytes(only: properties, except: others, options), as: UTF8.self)
  }

  /// Writes a JSON document as an array of bytes with all properties except the given ones.
  ///
  /// Throws like `json(only:_:)`.
  public func jsonBytes(
    only properties: [String]? = nil, except others: [String],
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    let writer = try chosen(properties, except: others, .json, options)
    return writer.isReformatting ? writer.reformatted() : writer.withBytes { [UInt8]($0) }
  }

  /// Returns the value as a tree with all properties except the given ones.
  ///
  /// Throws like `json(only:_:)`.
  public func value(
    only properties: [String]? = nil, except others: [String],
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Value {
    try Value(
      json: jsonBytes(only: properties, except: others, options),
      options: ReadingOptions(depthLimit: .max))
  }
}

extension Writable where Self: Profiled {
  /// Writes a JSON document with a profile and without some properties; throws like `json(only:_:)`.
  public func json(
    only properties: [String]? = nil, except others: [String],
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try json(only: properties, except: others, options.under(profile.name))
  }

  /// Writes a JSON document as a string with a profile; throws like `json(only:_:)`.
  public func jsonString(
    only properties: [String]? = nil, except others: [String],
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    try jsonString(only: properties, except: others, options.under(profile.name))
  }

  /// Writes a JSON document as bytes with a profile; throws like `json(only:_:)`.
  public func jsonBytes(
    only properties: [String]? = nil, except others: [String],
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [UInt8] {
    try jsonBytes(only: properties, except: others, options.under(profile.name))
  }

  /// Returns the value as a tree with a profile; throws like `json(only:_:)`.
  public func value(
    only properties: [String]? = nil, except others: [String],
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Value {
    try value(only: properties, except: others, options.under(profile.name))
  }
}
