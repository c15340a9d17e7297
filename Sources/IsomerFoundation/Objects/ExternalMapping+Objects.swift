public import Foundation
public import Isomer

extension ExternalMapping where Self: Readable {
  /// Reads a value of the type from a dictionary.
  ///
  /// Throws a `MappingError` like reading a model.
  public static func read(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> Mapped {
    try Self(dictionary: dictionary, options: options).value
  }

  /// Reads a value of the type from a property list.
  ///
  /// Throws a `MappingError` like reading a model.
  public static func read(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> Mapped {
    try Self(propertyList: data, options: options).value
  }
}

extension ExternalMapping where Self: Writable {
  /// Returns a value of the type as a dictionary.
  ///
  /// Throws a `MappingError` like writing a model.
  public static func dictionary(
    of value: Mapped, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> [String: Any] {
    try Self(value).dictionary(options)
  }

  /// Writes a value of the type as a property list.
  ///
  /// Throws a `MappingError` like writing a model.
  public static func propertyList(
    of value: Mapped, _ format: PropertyListFormat, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try Self(value).propertyList(format, options)
  }
}
