#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Writes JSON into a buffer of its own.
///
/// Types that conform to ``Writable`` by hand get one and write exactly one value:
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
/// The text is compact; indentation and sorted keys are made of it afterwards. Nothing here throws:
/// a value that JSON cannot hold is remembered with its place, `null` stands in for it, and
/// `json()` throws.
///
/// A struct that is not copied but passed `inout`, because exclusivity is then proven at build
/// time.
public struct JSONWriter: ~Copyable {
  // Each function that stores asks `reserve` for the room first.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline package var count = 0
  @usableFromInline var capacity: Int
  /// How many more containers may be nested before `deepen` has to allow each.
  @usableFromInline var freeLevels = StackRoom.uncheckedDepth

  /// The options of this writing.
  public let options: WritingOptions
  /// The first failure; its offset is one of the output.
  @usableFromInline package var failure: ReadingFailure?
  @usableFromInline var details = FailureDetails()
  /// What the bytes are for.
  var form = Form.json
  var limits = Limits(.json)
  /// The properties that alone are wanted; nil where all are.
  var choice: WritingChoice?

  @usableFromInline
  package init(options: WritingOptions = WritingOptions(), capacity: Int = 1024) {
    base = Self.reallocated(nil, max(capacity, 64))
    self.capacity = max(capacity, 64)
    self.options = options
  }

  deinit { free(base) }

  /// The C library's block of a new size: a large one keeps its pages instead of being copied, and
  /// `Data` can take it over as it is.
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
  @inlinable @inline(__always)
  mutating func reserve(_ room: Int) {
    if capacity &- count < room { grow(room) }
  }

  @inline(never) @usableFromInline
  mutating func grow(_ room: Int) {
    let newCapacity = max(capacity * 2, count + room)
    base = Self.reallocated(base, newCapacity)
    capacity = newCapacity
  }

  /// Appends one byte.
  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count &+= 1
  }

  /// Reports that a value cannot be written, and writes `null` in its place.
  ///
  /// ```swift
  /// func write(to writer: inout JSONWriter) {
  ///   guard let name else { return writer.fail("the colour has no name") }
  ///   writer.write(name)
  /// }
  /// ```
  ///
  /// The first failure of a document is the one that `json()` throws.
  public mutating func fail(_ reason: String) {
    fail(.notRepresentable, reason)
  }

  /// Returns whether one more container may be nested; if not, reports it and writes `null` instead.
  ///
  /// From then on none may: an object that holds itself twice would else be written without end.
  @inline(never) @usableFromInline
  mutating func deepen() -> Bool {
    let limit = ReadingOptions.largestDepthLimit
    let isAllowed = freeLevels >= StackRoom.uncheckedDepth - limit
    if isAllowed, StackRoom.isLeft() { return true }
    freeLevels = .min / 2
    fail(.depthLimit, isAllowed ? StackRoom.words : StackRoom.words(limit: limit))
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
