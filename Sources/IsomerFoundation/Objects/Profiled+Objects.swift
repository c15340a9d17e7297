public import Foundation
public import Isomer

// The entry points for objects and property lists with a profile.

extension Readable where Self: Profiled {
  /// Reads a dictionary with a profile; throws a `MappingError` like `init(dictionary:)`.
  public init(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(dictionary: dictionary, options: options.under(profile))
  }

  /// Reads a property list with a profile; throws a `MappingError` like `init(propertyList:)`.
  public init(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(propertyList: data, options: options.under(profile))
  }
}

extension Readable where Self: Updatable & Profiled {
  /// Updates the model from a dictionary with a profile; if it throws a `MappingError`, nothing has
  /// changed.
  public mutating func update(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(dictionary: dictionary, options: options.under(profile))
  }

  /// Updates the model from a property list with a profile; if it throws a `MappingError`, nothing
  /// has changed.
  public mutating func update(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(propertyList: data, options: options.under(profile))
  }
}

extension Readable where Self: AnyObject & Updatable & Profiled {
  /// Updates the object from a dictionary with a profile; if it throws a `MappingError`, no object
  /// has changed.
  public func update(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(dictionary: dictionary, options: options.under(profile))
  }

  /// Updates the object from a property list with a profile; if it throws a `MappingError`, no
  /// object has changed.
  public func update(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(propertyList: data, options: options.under(profile))
  }
}

extension Writable where Self: Profiled {
  /// Returns the value as a dictionary with a profile; throws like `dictionary(only:except:_:)`.
  public func dictionary(
    only properties: [String]? = nil, except others: [String]? = nil,
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [String: Any] {
    try dictionary(only: properties, except: others, options.under(profile.name))
  }

  /// Writes the value as a property list with a profile; throws like
  /// `propertyList(_:only:except:_:)`.
  public func propertyList(
    _ format: PropertyListFormat, only properties: [String]? = nil, except others: [String]? = nil,
    as profile: MappedProfile, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try propertyList(format, only: properties, except: others, options.under(profile.name))
  }
}
