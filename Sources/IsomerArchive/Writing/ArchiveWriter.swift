internal import Foundation
@_spi(Generated) public import Isomer

/// Writes the values of an archive into a buffer of its own.
///
/// Types that conform to ``Archivable`` by hand get one and write exactly one value. Nothing here
/// throws: a value that cannot be kept is remembered with its place, null stands in for it, and
/// `archive()` throws.
///
/// ```
/// [ free | body … | free ]      the header is put in front of the body at last, where there is room
///   room   count
/// ```
///
/// A struct that is not copied but passed `inout`, as `JSONWriter` is.
public struct ArchiveWriter: ~Copyable {
  // Each function that stores asks `reserve` for the room first.
  /// The start of the body.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int
  /// The number of bytes in front of the body.
  var room: Int
  /// The number of arrays, maps and objects that are open.
  @usableFromInline var depth = 0

  /// The options of this writing; of them only the context counts.
  public let options: WritingOptions
  /// The first failure; its offset is one of the body.
  var failure: ReadingFailure?
  var details = FailureDetails()

  /// The models that occur.
  var models = ModelNumbers()
  /// The objects that have been written.
  var objects = WrittenObjects()
  /// The strings that have been written.
  var strings: WrittenStrings
  /// What the bytes are for.
  let purpose: Purpose

  enum Purpose {
    /// An archive, or a part of one that has no models.
    case archive
    /// To find out whether there are models in a value, `hasModels` then says so, and strings.
    case probe
    /// To put the elements of a set in order; nobody reads it.
    case ordering
  }

  /// Whether a probe has met a model.
  var hasModels = false

  @usableFromInline
  init(options: WritingOptions = WritingOptions()) {
    self.init(options: options, capacity: 2048, room: 4096, strings: .sharing)
  }

  /// A writer for a part without a header.
  init(
    options: WritingOptions = WritingOptions(), capacity: Int, isPart: Bool,
    purpose: Purpose = .archive
  ) {
    let strings: WrittenStrings.Use = purpose == .probe ? .counting : .none
    self.init(options: options, capacity: capacity, room: 0, strings: strings, purpose: purpose)
  }

  private init(
    options: WritingOptions, capacity: Int, room: Int, strings: WrittenStrings.Use,
    purpose: Purpose = .archive
  ) {
    self.strings = WrittenStrings(strings)
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

  /// A copy of the bytes with some more behind them, for a reader; it has to be deallocated.
  func copiedBytes() -> UnsafeMutablePointer<UInt8> {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 16)
    copy.initialize(repeating: 0, count: count + 16)
    copy.update(from: base, count: count)
    return copy
  }

  /// Reports that a value cannot be kept, and writes null in its place.
  ///
  /// ```swift
  /// func archive(to writer: inout ArchiveWriter) {
  ///   guard let name else { return writer.fail("the colour has no name") }
  ///   writer.write(name)
  /// }
  /// ```
  ///
  /// The first failure is the one that `archive()` throws.
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
