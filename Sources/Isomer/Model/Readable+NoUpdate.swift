public import Foundation

// A model that derives no update says so when one is asked for.

extension Readable {
  /// Takes over what stands in a JSON document, from bytes; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    json bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a JSON document, from text; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    json text: some StringProtocol, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands at a path of a JSON document, from bytes; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    json bytes: some ContiguousBytes, at path: ValuePath, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands at a path of a JSON document, from text; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    json text: some StringProtocol, at path: ValuePath, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a dictionary; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a dictionary, by a mapping that is made at run time; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    dictionary: [String: Any], mapping: DictionaryMapping,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a property list; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a tree; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    _ value: Value, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}
}

extension Readable where Self: AnyObject {
  /// Takes over what stands in a JSON document, from bytes; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    json bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a JSON document, from text; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    json text: some StringProtocol, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands at a path of a JSON document, from bytes; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    json bytes: some ContiguousBytes, at path: ValuePath, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands at a path of a JSON document, from text; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    json text: some StringProtocol, at path: ValuePath, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a dictionary; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    dictionary: [String: Any], options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a dictionary, by a mapping that is made at run time; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    dictionary: [String: Any], mapping: DictionaryMapping,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a property list; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a tree; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    _ value: Value, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}
}

extension Readable where Self: Profiled {
  /// Takes over what stands in a JSON document under a profile, from bytes; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    json bytes: some ContiguousBytes, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a JSON document under a profile, from text; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public mutating func update(
    json text: some StringProtocol, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}
}

extension Readable where Self: AnyObject & Profiled {
  /// Takes over what stands in a JSON document under a profile, from bytes; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    json bytes: some ContiguousBytes, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}

  /// Takes over what stands in a JSON document under a profile, from text; generated for types that derive `.merge`.
  @available(*, unavailable, message: "write 'derive: .merge' at the type to generate its updates")
  @_disfavoredOverload
  public func update(
    json text: some StringProtocol, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}
}
