internal import Foundation
@_spi(Generated) public import Isomer

/// Writes the values of an archive into its own buffer.
///
/// A hand-written conformance to ``Archivable`` receives one and writes exactly one value. Nothing
/// here throws: a value that cannot be archived is recorded with its location, null is written
/// instead, and `archive()` throws.
///
/// ```
/// [ free | body … | free ]      the header is added before the body
///   room   count                at the end, if there is room
/// ```
///
/// The writer is a noncopyable struct passed `inout`, like `JSONWriter`.
public struct ArchiveWriter: ~Copyable {
  // Every function that stores bytes calls `reserve` first.
  /// The start of the body.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int
  /// The number of free bytes before the body.
  var room: Int
  /// The number of open arrays, maps and objects.
  @usableFromInline var depth = 0

  /// The options for writing; only the context is used.
  public let options: WritingOptions
  /// The first failure; its offset refers to the body.
  var failure: ReadingFailure?
  var details = FailureDetails()

  /// The models in the archive.
  var models = ModelNumbers()
  /// The objects written so far.
  var objects = WrittenObjects()
  /// The strings written so far.
  var strings: WrittenStrings
  /// The use of the bytes.
  let purpose: Purpose

  enum Purpose {
    /// An archive.
    case archive
    /// A part of an archive, without models.
    case part
    /// Determines whether a value contains models, in `hasModels`, and counts its strings.
    case probe
    /// Provides sort keys for the elements of a set; never read.
    case ordering
  }

  /// True if a probe has found a model.
  var hasModels = false

  @usableFromInline
  init(options: WritingOptions = WritingOptions()) {
    self.init(options: options, capacity: 2048, room: 4096, purpose: .archive)
  }

  /// Creates a writer, by default for a part without a header.
  init(
    options: WritingOptions = WritingOptions(), capacity: Int, room: Int = 0,
    purpose: Purpose = .part
  ) {
    strings = WrittenStrings(purpose)
    base = Self.reallocated(nil, room + capacity) + room
    self.capacity = capacity
    self.room = room
    self.options = options
    self.purpose = purpose
  }

  deinit {
    free(base - room)
    models.deallocate()
    strings.deallocate()
  }

  static func reallocated(
    _ old: UnsafeMutablePointer<UInt8>?, _ size: Int
  ) -> UnsafeMutablePointer<UInt8> {
    guard let new = realloc(old, size) else {
      preconditionFailure("no memory for \(size) bytes of an archive")
    }
    return new.assumingMemoryBound(to: UInt8.self)
  }

  /// Calls a closure with the bytes of the body so far.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// Makes room for a number of bytes.
  @inlinable
  mutating func reserve(_ size: Int) {
    if capacity &- count < size { grow(size) }
  }

  @inline(never) @usableFromInline
  mutating func grow(_ size: Int) {
    let newCapacity = max(capacity * 2, count + size)
    base = Self.reallocated(base - room, room + newCapacity) + room
    capacity = newCapacity
  }

  /// Appends one byte.
  @inlinable
  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count &+= 1
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    if let start = bytes.baseAddress, bytes.count > 0 {
      UnsafeMutableRawPointer(base + count).copyMemory(from: start, byteCount: bytes.count)
    }
    count += bytes.count
  }

  /// Returns a copy of the bytes with padding for a reader; the caller must deallocate it.
  func copiedBytes() -> UnsafeMutablePointer<UInt8> {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 16)
    copy.initialize(repeating: 0, count: count + 16)
    copy.update(from: base, count: count)
    return copy
  }

  /// Reports that a value cannot be archived, and writes null instead.
  ///
  /// ```swift
  /// func archive(to writer: inout ArchiveWriter) {
  ///   guard let name else { return writer.fail("the colour has no name") }
  ///   name.archive(to: &writer)
  /// }
  /// ```
  ///
  /// `archive()` throws the first failure.
  public mutating func fail(_ reason: String) { fail(.notRepresentable, reason) }

  @inline(never)
  mutating func fail(_ code: ReadingFailure.Code, _ reason: String) {
    if failure == nil {
      failure = ReadingFailure(code, at: count)
      details.reason = reason
    }
    writeNull()
  }
}
