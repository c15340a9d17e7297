public import Foundation
public import Isomer

// The entry points for updating from objects and property lists, with the rules of JSON.

extension Readable where Self: Updatable {
  /// Updates the model from a dictionary, optionally with a mapping created at run time.
  ///
  /// ```swift
  /// try user.update(dictionary: ["login": "octocat", "bio": NSNull()])
  /// try user.update(
  ///   dictionary: ["user_name": "Mona"], mapping: ["user_name": "name"])
  /// ```
  ///
  /// Throws a `MappingError` like `init(dictionary:)`; then nothing has changed.
  public mutating func update(
    dictionary: [String: Any], mapping: DictionaryMapping? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try updated(dictionary: dictionary, mapping, options)
  }

  /// Updates the model from a property list.
  ///
  /// ```swift
  /// try settings.update(propertyList: data)
  /// ```
  ///
  /// Throws a `MappingError` like `init(propertyList:)`; then nothing has changed.
  public mutating func update(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try updated(from: .propertyList(data), options)
  }
}

extension Readable where Self: Updatable & AnyObject {
  /// Updates the object from a dictionary, optionally with a mapping created at run time.
  ///
  /// Throws a `MappingError` as for a struct; then no object has changed.
  public func update(
    dictionary: [String: Any], mapping: DictionaryMapping? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try updated(dictionary: dictionary, mapping, options)
  }

  /// Updates the object from a property list.
  ///
  /// Throws a `MappingError` as for a struct; then no object has changed.
  public func update(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    _ = try updated(from: .propertyList(data), options)
  }
}

extension Readable where Self: Updatable {
  fileprivate func updated(
    dictionary: [String: Any], _ mapping: DictionaryMapping?, _ options: ReadingOptions
  ) throws(MappingError) -> Self {
    guard let mapping else { return try updated(from: .object(dictionary), options) }
    return try mapping.read(dictionary, options) { mapped throws(MappingError) in
      try updated(from: .object(mapped), options)
    }
  }

  fileprivate func updated(
    from source: ObjectSource, _ options: ReadingOptions
  ) throws(MappingError) -> Self {
    try source.read(options) { updated(by: $0, ValuePath(), options, isNative: true) }
  }
}
