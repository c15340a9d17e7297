#if os(Windows)
internal import CRT
#elseif canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Writes JSON into its own buffer.
///
/// A hand-written conformance to ``Writable`` receives one and writes exactly one value:
///
/// ```swift
/// extension Point: Writable {
///   func write(to writer: inout JSONWriter) {
///     writer.object { object in
///       object.field("x", x)
///       object.field("y", y)
///     }
///   }
/// }
/// try Point(x: 1, y: 2.5).jsonString()      // {"x":1,"y":2.5}
/// ```
///
/// The text is compact; indenting and sorting keys are separate steps. Nothing here throws: a value
/// that JSON cannot represent is recorded with its location, `null` is written instead, and
/// `json()` throws.
///
/// The writer is a noncopyable struct passed `inout`, because exclusivity is then checked at build
/// time.
public struct JSONWriter: ~Copyable {
  // Every function that stores bytes calls `reserve` first.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline package var count = 0
  @usableFromInline var capacity: Int
  /// The number of further nested containers before `deepen` must allow each.
  @usableFromInline var freeLevels = StackRoom.uncheckedDepth

  /// The options for writing.
  public let options: WritingOptions
  /// The first failure; its offset refers to the output.
  @usableFromInline package var failure: ReadingFailure?
  @usableFromInline package var details = FailureDetails()
  /// The use of the bytes.
  @usableFromInline var form = Form.json
  var limits = Limits(.json)
  /// The selected properties; nil to write all.
  var choice: WritingChoice?

  @usableFromInline
  package init(options: WritingOptions = WritingOptions(), capacity: Int = 1024) {
    base = Self.reallocated(nil, max(capacity, 64))
    self.capacity = max(capacity, 64)
    self.options = options
  }

  deinit { free(base) }

  /// Returns the C library's block in a new size: a large block is remapped instead of copied, and
  /// `Data` can take ownership of it.
  static func reallocated(
    _ old: UnsafeMutablePointer<UInt8>?, _ capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    guard let new = realloc(old, capacity) else {
      preconditionFailure("no memory for \(capacity) bytes of JSON")
    }
    return new.assumingMemoryBound(to: UInt8.self)
  }

  /// Calls a closure with the bytes written so far.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// Makes room for a number of bytes.
  @inlinable mutating func reserve(_ room: Int) {
    if capacity &- count < room { grow(room) }
  }

  @inline(never) @usableFromInline
  mutating func grow(_ room: Int) {
    let newCapacity = max(capacity * 2, count + room)
    base = Self.reallocated(base, newCapacity)
    capacity = newCapacity
  }

  /// Appends one byte.
  @inlinable package mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count &+= 1
  }

  /// Reports that a value cannot be written, and writes `null` instead.
  ///
  /// ```swift
  /// func write(to writer: inout JSONWriter) {
  ///   guard let name else { return writer.fail("the colour has no name") }
  ///   writer.write(name)
  /// }
  /// ```
  ///
  /// `json()` throws the first failure of a document.
  public mutating func fail(_ reason: String) {
    fail(.notRepresentable, reason)
  }

  /// Returns whether one more container may be nested; if not, reports it and writes `null` instead.
  ///
  /// Afterwards none may: an object that contains itself twice would otherwise be written
  /// endlessly.
  @inline(never) @usableFromInline
  mutating func deepen() -> Bool {
    let depth = StackRoom.uncheckedDepth &- freeLevels &- 1
    guard let reason = StackRoom.refusal(at: depth, limit: ReadingOptions.largestDepthLimit) else {
      return true
    }
    freeLevels = .min / 2
    fail(.depthLimit, reason)
    return false
  }

  @inline(never) @usableFromInline
  mutating func fail(_ code: ReadingFailure.Code, _ reason: String) {
    if takesFailure(at: count) {
      failure = ReadingFailure(code, at: count)
      details.reason = reason
    }
    writeNull()
  }
}
