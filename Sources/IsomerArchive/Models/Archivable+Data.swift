public import Foundation
@_spi(Generated) public import Isomer

// The doors. All are inlinable, so that a whole archive is read and written by code that is
// specialised in the module of its model.

extension Archivable {
  /// Reads an archive from bytes: `Data`, `[UInt8]` and whatever else has its bytes in one place.
  ///
  /// ```swift
  /// let issue = try Issue(archive: data)
  /// let issues = try [Issue](archive: data)
  /// ```
  ///
  /// Throws a `MappingError`: `archiveFormat` for what is no archive, `archiveDamaged` for one that
  /// was changed or cut, `archiveNewer` for one by a later version of the program, and otherwise
  /// one that names the path and the byte of the first problem.
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
  /// The same value gives the same bytes, in every run. Of the options only the context counts.
  /// Throws a `MappingError` for the first value that cannot be kept, such as a cycle of objects
  /// that could not be read again.
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

  /// Apart from the usual way, which has no closure around the writer.
  @inlinable @inline(never)
  func archiveInContext(to writer: inout ArchiveWriter) {
    writer.options.providingContext { archive(to: &writer) }
  }
}
