/// Reads JSON values in sequence directly from the bytes of a document.
///
/// Each `read` function reads one value and leaves the reader after it. The reader neither copies
/// nor retains the document, and it enforces RFC 8259 strictly, for skipped values too. A
/// hand-written conformance to ``Readable`` receives one:
///
/// ```swift
/// struct Point: Readable {
///   var x = 0.0, y = 0.0
///   static func read(
///     _ reader: inout JSONReader
///   ) throws(ReadingFailure) -> Point {
///     var point = Point()
///     guard try reader.beginObject() else { return point }
///     repeat {
///       switch try reader.readKeyString() {
///       case "x": point.x = try reader.readDouble()
///       case "y": point.y = try reader.readDouble()
///       default: try reader.skipValue()
///       }
///     } while try reader.nextMember()
///     return point
///   }
/// }
/// let point = try Point(json: #"{"x": 1, "y": 2.5}"#)
/// // Point(x: 1.0, y: 2.5)
/// ```
///
/// Every function throws a ``ReadingFailure``: for a value of the wrong kind, a number out of
/// range, or a document that is not JSON. The reader is a noncopyable struct passed `inout`,
/// because exclusivity is then checked at build time; a class takes twice as long.
public struct JSONReader: ~Copyable {
  // The document. Every load from `base` is bounded by `count` in the function that does it.
  @usableFromInline let base: UnsafePointer<UInt8>
  @usableFromInline package var count: Int
  /// The offset of the next byte.
  @usableFromInline package var cursor = 0
  /// The number of open arrays and objects.
  @usableFromInline package var depth = 0
  @usableFromInline let depthLimit: Int
  /// The depth from which `deepen` must allow each container.
  let freeDepth: Int
  /// The offset of the quote of the last key read.
  @usableFromInline var keyStart = 0
  /// The number of bytes that may still be reread for other properties.
  var rereadable: Int
  /// The number of bytes that have been reread or skipped again.
  var reread = 0
  /// The number of reread bytes from which the ends of all skipped values are recorded.
  var recordingStart: Int
  /// The number of nested attempts in progress.
  @usableFromInline var attempts = 0
  /// The number of bytes that failed attempts inside other attempts have read.
  var attempted = 0
  /// The results of attempts, after many have failed.
  @usableFromInline var memory: AttemptMemory?
  var scratch = Scratch()
  var valueEnds = ValueEnds()
  @usableFromInline var prediction: KeyPrediction

  /// The end of the last secret value read.
  @usableFromInline var secretEnd = -1

  /// The options for reading.
  public let options: ReadingOptions
  /// The details of the last failure.
  @usableFromInline package var details = FailureDetails()
  /// Records notes if a report is requested or errors are searched for.
  @usableFromInline let collector: ReportCollector?
  /// The models' open objects, while a report is collected.
  let objects: UnsafeMutablePointer<OpenObjects>?
  /// The numbers of digits above which `Double` and `Float` use the slow path: as many as fit one
  /// word, or, for a report, as many as are never lost.
  let longDigits: Int
  let longFloatDigits: Int
  /// True if the document was made from a dictionary or a property list, and native tokens are
  /// values.
  @usableFromInline package var isNative = false
  /// The changes of an update; nil if nothing is updated.
  @usableFromInline var updates: UpdateLog?

  /// Creates a reader at the start of a document, after its byte order mark if it has one.
  ///
  /// The bytes must stay in memory while the reader exists.
  @usableFromInline
  package init(
    unsafe bytes: UnsafeRawBufferPointer, options: ReadingOptions = ReadingOptions(),
    collector: ReportCollector? = nil
  ) {
    let empty: StaticString = ""
    let start = bytes.baseAddress ?? UnsafeRawPointer(empty.utf8Start)
    base = start.assumingMemoryBound(to: UInt8.self)
    count = bytes.count
    depthLimit = options.depthLimit
    // The search for errors examines every container and every key.
    let isSearching = collector?.search != nil
    freeDepth = isSearching ? 0 : min(options.depthLimit, StackRoom.freeDepth)
    rereadable = Self.rereadable(count: count)
    recordingStart = 2 * (count + 4096)
    prediction = KeyPrediction(documentSize: isSearching ? 0 : bytes.count)
    self.options = options
    self.collector = collector
    objects = collector?.objects
    longDigits = objects == nil ? 19 : 15
    longFloatDigits = objects == nil ? 19 : 6
    if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { cursor = 3 }
  }

  deinit {
    scratch.deallocate()
    valueEnds.deallocate()
    prediction.deallocate()
  }

  /// Skips whitespace and returns the byte at the cursor, or 0 at the end of the document.
  ///
  /// The next token is usually at the cursor, or after one space.
  @inlinable @inline(__always)
  mutating func token() -> UInt8 {
    guard cursor < count else { return 0 }
    let byte = base[cursor]
    if byte > Byte.space { return byte }
    if byte == Byte.space, cursor + 1 < count {
      let next = base[cursor + 1]
      if next > Byte.space {
        cursor += 1
        return next
      }
    }
    return tokenBehindWhitespace()
  }

  @inline(never) @usableFromInline
  mutating func tokenBehindWhitespace() -> UInt8 {
    cursor = scanWhitespace(base, from: cursor, to: count)
    guard cursor < count else { return 0 }
    let byte = base[cursor]
    return byte != 0 ? byte : openToken()
  }

  /// Returns the value of the decimal digit at an offset, or a number above 9.
  @inlinable @inline(__always)
  func digit(_ offset: Int) -> UInt8 {
    offset < count ? base[offset] &- Byte.zero : 0xFF
  }

  /// Returns the byte at an offset, or 0 after the end.
  @inlinable @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  /// Checks that only whitespace follows.
  ///
  /// Throws `trailingBytes` at the first other byte.
  @usableFromInline
  package mutating func finish() throws(ReadingFailure) {
    _ = token()
    if cursor < count { throw ReadingFailure(.trailingBytes, at: cursor) }
  }

  /// Returns the kind of the next value without reading it.
  ///
  /// Throws `unexpectedByte` if there is no value here, and `unexpectedEnd` at the end of the
  /// document.
  @_optimize(speed)
  public mutating func peekKind() throws(ReadingFailure) -> JSONKind {
    guard let kind = JSONKind(firstByte: token()) else { return try nativeKind() }
    return kind
  }
}
