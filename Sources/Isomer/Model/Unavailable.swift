#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Members that a type lacks because of its annotation. The compiler's errors about them name the
// option instead of "has no member". For a type that has them, the available ones are called.

extension Readable {
  /// Unavailable, because the type is not written.
  @available(
    *, unavailable,
    message: "the type is only read; remove 'skip: .write', or conform it to 'Writable'"
  )
  public func json(
    only properties: [String]? = nil, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data { Data() }

  /// Unavailable, because the type is not written.
  @available(
    *, unavailable,
    message: "the type is only read; remove 'skip: .write', or conform it to 'Writable'"
  )
  public func jsonString(
    only properties: [String]? = nil, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String { "" }

  /// Unavailable, because the type has no function for updates.
  @available(*, unavailable, message: "add 'derive: .merge' to the annotation of the type")
  public func update(
    json: some JSONInput, at path: ValuePath = ValuePath(),
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}
}

extension Writable {
  /// Unavailable, because the type is not read.
  @available(
    *, unavailable,
    message: "the type is only written; remove 'skip: .read', or conform it to 'Readable'"
  )
  public init(
    json: some JSONInput, at path: ValuePath = ValuePath(),
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) { throw MappingError(.invalidValue, reason: "the type is only written") }
}

// Names of other libraries, and functions that need an option or another module.

extension Readable {
  /// Unavailable, because the label is `json`.
  @available(*, unavailable, renamed: "init(json:)")
  @_disfavoredOverload
  public init(data: some JSONInput) throws(MappingError) { throw MappingError(.invalidValue) }

  /// Unavailable, because the label is `json`.
  @available(*, unavailable, renamed: "init(json:)")
  @_disfavoredOverload
  public init(jsonData: some JSONInput) throws(MappingError) { throw MappingError(.invalidValue) }

  /// Unavailable, because the label is `json`.
  @available(*, unavailable, renamed: "init(json:)")
  @_disfavoredOverload
  public init(jsonString: String) throws(MappingError) { throw MappingError(.invalidValue) }

  /// Unavailable, because `IsomerFoundation` reads dictionaries.
  @available(*, unavailable, message: "import 'IsomerFoundation' to read a dictionary")
  @_disfavoredOverload
  public init(dictionary: [String: Any]) throws(MappingError) { throw MappingError(.invalidValue) }

  /// Unavailable, because the type does not derive its changes.
  @available(*, unavailable, message: "add 'derive: .changes' to the annotation of the type")
  @_disfavoredOverload
  public func changes(to newer: Self) -> JSONValue { .null }
}

extension Writable {
  /// Unavailable, because the name is `json`.
  @available(*, unavailable, renamed: "json()")
  @_disfavoredOverload
  public func jsonData() throws(MappingError) -> Data { Data() }

  /// Unavailable, because `IsomerFoundation` writes dictionaries.
  @available(*, unavailable, message: "import 'IsomerFoundation' to write a dictionary")
  @_disfavoredOverload
  public func dictionary() throws(MappingError) -> [String: Any] { [:] }
}

extension Array where Element: Readable {
  /// Unavailable, because the elements have no identity.
  @available(*, unavailable, message: "mark a property of the elements with '// @mapped id'")
  @_disfavoredOverload
  public mutating func upsert(_ newer: Element) {}

  /// Unavailable, because the elements have no identity.
  @available(*, unavailable, message: "mark a property of the elements with '// @mapped id'")
  @_disfavoredOverload
  public mutating func upsert(_ newer: some Sequence<Element>) {}
}

extension WritingOptions {
  /// Unavailable, because the name is `pretty`.
  @available(*, unavailable, renamed: "pretty")
  public static var prettyPrinted: WritingOptions { WritingOptions() }
}
