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
    json: some JSONInput, at path: ValuePath? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {}
}

extension Writable {
  /// Unavailable, because the type is not read.
  @available(
    *, unavailable,
    message: "the type is only written; remove 'skip: .read', or conform it to 'Readable'"
  )
  public init(
    json: some JSONInput, at path: ValuePath? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) { throw MappingError(.invalidValue, reason: "the type is only written") }
}
