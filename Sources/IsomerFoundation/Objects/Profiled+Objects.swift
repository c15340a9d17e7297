public import Foundation
public import Isomer

// The entry points for objects and property lists under a profile.

extension Readable where Self: Profiled {
  /// Reads a dictionary under a profile.
  ///
  /// Throws a `MappingError` as `init(dictionary:)` does.
  public init(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(dictionary: dictionary, options: options.under(profile))
  }

  /// Reads a property list under a profile.
  ///
  /// Throws a `MappingError` as `init(propertyList:)` does.
  public init(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(propertyList: data, options: options.under(profile))
  }
}

extension Readable where Self: Updatable & Profiled {
  /// Updates the model with a dictionary under a profile.
  ///
  /// Throws a `MappingError` as without a profile, and has changed nothing then.
  public mutating func update(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(dictionary: dictionary, options: options.under(profile))
  }

  /// Updates the model with a property list under a profile.
  ///
  /// Throws a `MappingError` as without a profile, and has changed nothing then.
  public mutating func update(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(propertyList: data, options: options.under(profile))
  }
}

extension Readable where Self: AnyObject & Updatable & Profiled {
  /// Updates the object with a dictionary under a profile.
  ///
  /// Throws a `MappingError` as without a profile, and has changed no object then.
  public func update(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(dictionary: dictionary, options: options.under(profile))
  }

  /// Updates the object with a property list under a profile.
  ///
  /// Throws a `MappingError` as without a profile, and has changed no object then.
  public func update(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(propertyList: data, options: options.under(profile))
  }
}

extension Writable where Self: Profiled {
  /// The value as a dictionary under a profile.
  ///
  /// Throws as `dictionary(only:_:)` does.
  public func dictionary(
    only properties: [String]? = nil, as profile: MappedProfile,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [String: Any] {
    try dictionary(only: properties, options.under(profile.name))
  }

  /// The value as a property list under a profile.
  ///
  /// Throws as `propertyList(_:only:_:)` does.
  public func propertyList(
    _ format: PropertyListFormat, only properties: [String]? = nil, as profile: MappedProfile,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try propertyList(format, only: properties, options.under(profile.name))
  }
}
