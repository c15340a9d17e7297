@_spi(Generated) public import Isomer

/// Reads the values of an archive one after the other, straight from its bytes.
///
/// The reader stands before a value; each `read` function takes one value and leaves the reader
/// behind it. Types that conform to ``Archivable`` by hand get one. It copies nothing of the archive
/// and keeps nothing of it. Nothing in the bytes is believed: every count is compared with what is
/// left before anything is made of it, and only the types that the code asks for are made.
///
/// A struct that is not copied but passed `inout`, as `JSONReader` is.
public struct ArchiveReader: ~Copyable {
  // The body of the archive, from its start, or what an upgrade put in place of a value. Every load
  // from `base` is bounded by `count`, but for words of eight bytes that begin below it: behind
  // `count` there are eight bytes more, in an archive those of the checksum.
  @usableFromInline var base: UnsafePointer<UInt8>
  @usableFromInline var count: Int
  /// The offset of the next byte.
  @usableFromInline var cursor = 0
  /// The number of arrays, maps and objects that are open.
  @usableFromInline var depth = 0
  @usableFromInline let depthLimit: Int
  /// The depth from which on a container has to be allowed by `checkDepth`.
  let freeDepth: Int

  /// The options of this reading.
  public let options: ReadingOptions
  /// What the last failure could not carry.
  @usableFromInline var details = FailureDetails()

  /// The whole archive.
  let document: UnsafeRawBufferPointer
  /// The models that occur, by number.
  @usableFromInline var models: ModelTable
  /// Where the body begins.
  var bodyStart = 0
  /// The objects that others refer to.
  var sharing = SharedObjects()
  /// The strings that others refer to.
  var strings = ReadStrings()
  /// Where the values of the objects stand that are being read out of order; see `ArchiveObject`.
  var places: [Int] = []
  /// The objects that are being upgraded, each inside of the one before.
  var upgrades: [UpgradedObject] = []
  /// Where containers end that were skipped before.
  var knownEnds = KnownEnds()
  /// The archive as upgrade functions get it; made for the first of them.
  var archive: ArchiveDocument?
  /// True while a key is read as a tree.
  var isInKey = false

  /// A reader at the start of an archive that is yet to be opened.
  ///
  /// The bytes have to stay in place while the reader lives.
  @usableFromInline
  init(unsafe bytes: UnsafeRawBufferPointer, options: ReadingOptions = ReadingOptions()) {
    let empty: StaticString = ""
    let start = bytes.baseAddress ?? UnsafeRawPointer(empty.utf8Start)
    base = start.assumingMemoryBound(to: UInt8.self)
    count = bytes.count
    document = UnsafeRawBufferPointer(start: start, count: bytes.count)
    depthLimit = options.depthLimit
    freeDepth = min(options.depthLimit, StackRoom.uncheckedDepth)
    self.options = options
    models = ModelTable()
  }

  deinit {
    models.deallocate()
    strings.deallocate()
    for upgrade in upgrades { upgrade.deallocate() }
  }

  /// A place in the archive, to name in a failure.
  ///
  /// ```swift
  /// let start = reader.position
  /// guard let day = Weekday(try reader.readString()) else {
  ///   throw reader.invalid("a day of the week", at: start)
  /// }
  /// ```
  public struct Position {
    @usableFromInline let offset: Int
    @inlinable init(offset: Int) { self.offset = offset }
  }

  /// Where the reader stands.
  @inlinable
  public var position: Position { Position(offset: cursor) }

  /// The next byte; behind the end a byte that begins no value.
  @inlinable
  func peek() -> UInt8 { cursor < count ? base[cursor] : 0xFF }

  /// Whether null comes next; if so, it is taken.
  ///
  /// ```swift
  /// let name = try reader.readNull() ? nil : reader.readString()
  /// ```
  @inlinable
  public mutating func readNull() -> Bool {
    guard peek() == CBOR.null else { return false }
    cursor &+= 1
    return true
  }
}
