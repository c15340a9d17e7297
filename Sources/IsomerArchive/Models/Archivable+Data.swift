public import Foundation
@_spi(Generated) public import Isomer

// The entry points. They are inlinable, so that a whole archive is read and written by code
// specialised in its model's module.

extension Archivable {
  /// Reads an archive from contiguous bytes, such as `Data` and `[UInt8]`.
  ///
  /// ```swift
  /// let issue = try Issue(archive: data)
  /// let issues = try [Issue](archive: data)
  /// ```
  ///
  /// Throws a `MappingError`: `archiveFormat` for bytes that are not an archive, `archiveDamaged`
  /// for an archive that was changed or truncated, `archiveNewer` for an archive by a later version
  /// of the program, and otherwise an error with the path and the offset of the first problem.
  @inlinable
  public init(
    archive bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let result = bytes.withUnsafeBytes { Self.unarchived($0, options) }
    self = try result.get()
  }

  /// Writes an archive.
  ///
  /// ```swift
  /// let data = try issue.archive()
  /// try data.write(to: url, options: .atomic)
  /// ```
  ///
  /// The same value always gives the same bytes. Only the context of the options is used. Throws a
  /// `MappingError` for the first value that cannot be archived, such as a cycle of objects that
  /// cannot be read back.
  @inlinable
  public func archive(_ options: WritingOptions = WritingOptions()) throws(MappingError) -> Data {
    var writer = ArchiveWriter(options: options)
    if options.box == nil { archive(to: &writer) } else { archiveInContext(to: &writer) }
    if writer.beginsSecondPass() {
      if options.box == nil { archive(to: &writer) } else { archiveInContext(to: &writer) }
    }
    return try writer.finished()
  }

  @inlinable
  static func unarchived(
    _ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions
  ) -> Result<Self, MappingError> {
    options.providingContext {
      var reader = ArchiveReader(unsafe: bytes, options: options)
      do throws(ReadingFailure) {
        try reader.open()
        let value = try Self.unarchive(&reader)
        try reader.finish()
        return .success(value)
      } catch {
        return .failure(reader.error(error))
      }
    }
  }

  /// Separate, so that writing without a context needs no closure around the writer.
  @inlinable @inline(never)
  func archiveInContext(to writer: inout ArchiveWriter) {
    writer.options.providingContext { archive(to: &writer) }
  }
}
