/// Reads JSON values one after the other, straight from the bytes of a document.
///
/// The reader stands before a value; each `read` function takes one value and leaves the reader
/// behind it. It copies nothing of the document and keeps nothing of it, and it checks RFC 8259 to
/// the letter: what it skips as strictly as what it reads. Types that conform to ``Readable`` by
/// hand get one:
///
/// ```swift
/// struct Point: Readable {
///   var x = 0.0, y = 0.0
///   static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Point {
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
/// let point = try Point(json: #"{"x": 1, "y": 2.5}"#)      // Point(x: 1.0, y: 2.5)
/// ```
///
/// Every function throws a ``ReadingFailure``: a value of the wrong kind, a number out of range, a
/// document that is not JSON. It is a struct that is not copied but passed `inout`, because
/// exclusivity is then proven at build time; a class here is half as fast.
public struct JSONReader: ~Copyable {
  // The document. Every load from `base` is bounded by `count` in the function that does it.
  @usableFromInline let base: UnsafePointer<UInt8>
  @usableFromInline let count: Int
  /// The offset of the next byte.
  @usableFromInline package var cursor = 0
  /// The number of arrays and objects that are open.
  @usableFromInline var depth = 0
  @usableFromInline let depthLimit: Int
  /// The depth from which on a container has to be allowed by `deepen`.
  let freeDepth: Int
  /// The offset of the quote of the key that was read last.
  @usableFromInline var keyStart = 0
  /// The number of bytes that may still be read again for further properties.
  var rereadable: Int
  /// The number of attempts that are being made, each inside of the one before.
  @usableFromInline var attempts = 0
  var scratch = Scratch()
  var prediction: KeyPrediction

  /// Where the secret value that was read last ends.
  @usableFromInline var secretEnd = -1

  /// The options of this reading.
  public let options: ReadingOptions
  /// What the last failure could not carry.
  @usableFromInline package var details = FailureDetails()
  /// Takes note of what happens on the way, if a report is asked for.
  @usableFromInline let collector: ReportCollector?
  /// The models' objects that are open, while a report is collected.
  let objects: UnsafeMutablePointer<OpenObjects>?
  /// The numbers of digits above which a `Double` and a `Float` are read in detail: those that one
  /// word holds, or in a report those that never are lost.
  let longDigits: Int
  let longFloatDigits: Int
  /// Whether the document was made of a dictionary or a property list, and native tokens are values.
  @usableFromInline package var isNative = false
  /// What an update will change; nil where nothing is updated.
  @usableFromInline var updates: UpdateLog?

  /// A reader at the start of a document, behind its byte order mark if it has one.
  ///
  /// The bytes have to stay in place while the reader lives.
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
    freeDepth = min(options.depthLimit, StackRoom.uncheckedDepth)
    rereadable = Self.rereadable(count: count)
    // The search for errors looks at every key.
    let isSearching = collector.map { $0.objects == nil } ?? false
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
    prediction.deallocate()
  }

  /// Skips whitespace and returns the byte the reader then stands on, or 0 at the end of the
  /// document.
  ///
  /// Nearly always the byte is there at once, or behind one blank.
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
    return cursor < count ? base[cursor] : 0
  }

  /// The decimal digit at an offset as a number, or something above 9.
  @inlinable @inline(__always)
  func digit(_ offset: Int) -> UInt8 {
    offset < count ? base[offset] &- Byte.zero : 0xFF
  }

  /// The byte at an offset, or 0 behind the end.
  @inlinable @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

  /// Checks that nothing but whitespace follows.
  ///
  /// Throws `trailingBytes` at the first byte that does.
  @usableFromInline
  package mutating func finish() throws(ReadingFailure) {
    _ = token()
    if cursor < count { throw ReadingFailure(.trailingBytes, at: cursor) }
  }

  /// The kind of the value that comes next; nothing of it is read.
  ///
  /// Throws `unexpectedByte` where no value begins, `unexpectedEnd` at the end of the document.
  public mutating func peekKind() throws(ReadingFailure) -> JSONKind {
    guard let kind = JSONKind(firstByte: token()) else { return try nativeKind() }
    return kind
  }
}
