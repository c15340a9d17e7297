@_spi(Generated) public import Isomer

/// Reads the values of an archive in sequence directly from its bytes.
///
/// Each `read` function reads one value and leaves the reader after it. A hand-written conformance
/// to ``Archivable`` receives one. The reader neither copies nor retains the archive. It trusts
/// nothing in the bytes: every count is compared with the number of bytes left before it is used,
/// and only types that the code requires are created.
///
/// The reader is a noncopyable struct passed `inout`, like `JSONReader`.
public struct ArchiveReader: ~Copyable {
  // The archive up to the end of its body, or the bytes that an upgrade set instead of a value.
  // Every load from `base` is bounded by `count`, except words of eight bytes that start below it:
  // at least eight more bytes follow `count`, in an archive those of the checksum.
  @usableFromInline var base: UnsafePointer<UInt8>
  @usableFromInline var count: Int
  /// The offset of the next byte.
  @usableFromInline var cursor = 0
  /// The number of open arrays, maps and objects.
  @usableFromInline var depth = 0
  @usableFromInline let depthLimit: Int
  /// The depth from which `checkDepth` must allow each container.
  let freeDepth: Int

  /// The options for reading.
  public let options: ReadingOptions
  /// The details of the last failure.
  @usableFromInline var details = FailureDetails()

  /// The whole archive.
  let document: UnsafeRawBufferPointer
  /// The models in the archive, by number.
  @usableFromInline var models: ModelTable
  /// The start of the body.
  var bodyStart = 0
  /// The objects that can be referenced.
  var sharing = SharedObjects()
  /// The strings that can be referenced.
  var strings = ReadStrings()
  /// The offsets of the values of objects that are read out of order; see `ArchiveObject`.
  var places: [Int] = []
  /// The objects being upgraded, from the outermost to the innermost.
  var upgrades: [UpgradedObject] = []
  /// The ends of containers that were already skipped.
  var knownEnds = KnownEnds()
  /// The archive for upgrade functions; created for the first of them.
  var archive: ArchiveDocument?
  /// True while a key is read as a tree.
  var isInKey = false
  /// The total length of the strings in such keys that were repeated.
  var keyLength = 0
  /// The total length of the long strings that were repeated, and of those that were then hashed.
  @usableFromInline var repeatedLength = 0
  var hashedLength = 0

  /// Creates a reader at the start of an archive that must be opened next.
  ///
  /// The bytes must stay in memory while the reader exists.
  @usableFromInline
  init(unsafe bytes: UnsafeRawBufferPointer, options: ReadingOptions = ReadingOptions()) {
    let empty: StaticString = ""
    let start = bytes.baseAddress ?? UnsafeRawPointer(empty.utf8Start)
    base = start.assumingMemoryBound(to: UInt8.self)
    count = bytes.count
    document = UnsafeRawBufferPointer(start: start, count: bytes.count)
    depthLimit = options.depthLimit
    freeDepth = min(options.depthLimit, StackRoom.freeDepth)
    self.options = options
    models = ModelTable()
  }

  deinit {
    models.deallocate()
    strings.deallocate()
    for upgrade in upgrades { upgrade.deallocate() }
  }

  /// A location in the archive, for use in a failure.
  ///
  /// ```swift
  /// let start = reader.position
  /// guard let day = Weekday(try String.unarchive(&reader)) else {
  ///   throw reader.invalid("a day of the week", at: start)
  /// }
  /// ```
  public struct Position {
    @usableFromInline let offset: Int
    @inlinable init(offset: Int) { self.offset = offset }
  }

  /// The current position.
  @inlinable
  public var position: Position { Position(offset: cursor) }

  /// Returns the next byte; at the end, a byte that does not start a value.
  @inlinable
  func peek() -> UInt8 { cursor < count ? base[cursor] : 0xFF }

  /// Reads null if it is next; otherwise returns false.
  ///
  /// ```swift
  /// let name = try reader.readNull() ? nil : String.unarchive(&reader)
  /// ```
  @inlinable
  public mutating func readNull() -> Bool {
    guard peek() == CBOR.null else { return false }
    cursor &+= 1
    return true
  }
}
