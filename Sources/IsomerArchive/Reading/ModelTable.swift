@_spi(Generated) public import Isomer

/// The models in an archive, by the number that its objects use.
///
///     number   bytes of the entry                    its relation to this program
///     0        83 65 "Issue" 01 82 62 "id" 65 "title"  Issue.mappedShape, the current schema
///     1        83 64 "User" 00 81 65 "login"           User.mappedShape, an older one
///     2        83 63 "Old" 00 80                       not compared yet
///
/// An entry is compared with a schema at its first object. From then on, comparing one address
/// determines that it is known, and a flag whether its values are in the current order.
@usableFromInline
struct ModelTable {
  /// A model in the archive.
  struct Entry {
    /// The bytes of the entry, and its name and property names, as offsets in the archive.
    var start = 0
    var end = 0
    var name = 0..<0
    var namesStart = 0
    var nameCount = 0
    var version = 0

    /// The schema with which the entry was last compared.
    var shape: UnsafeRawPointer?
    /// True if that schema has the same version and the same properties in the same order.
    var isCurrent = false
    /// The family in which the entry was last looked up, and its index there.
    var family: UnsafeRawPointer?
    var member = -1
  }

  private(set) var entries: UnsafeMutablePointer<Entry>?
  private(set) var count = 0
  /// For each model, the position of each current property among the stored ones, -1 for none; empty
  /// until the first model with an older schema.
  var layouts: [[Int]] = []
  /// The names used so far, by the model's number; a literal would look up a type for each reader.
  fileprivate var names = [Int: Names]()
  /// The keys of the trees of objects used so far, by the model's number.
  var treeKeys = [Int: JSONObject.SharedKeys]()
  /// The version of each model by its name; nil until the first use.
  fileprivate var versions: [String: Int]?

  /// The names of a model and of its properties.
  struct Names {
    let model: String
    let properties: [String]
  }

  init() {}

  mutating func allocate(_ count: Int) {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    entries.initialize(repeating: Entry(), count: count)
    self.entries = entries
    self.count = count
  }

  func deallocate() { entries?.deallocate() }

  /// Accesses the entry with a number, which must be below `count`.
  subscript(number: Int) -> UnsafeMutablePointer<Entry> {
    guard let entries else { preconditionFailure("an archive without models has no entries") }
    return entries + number
  }
}

extension ArchiveReader {
  /// Reads the head of the archive, validates the whole archive and leaves the reader before the
  /// root value.
  ///
  /// Throws `archiveFormat` if the bytes are not an archive, `archiveNewer` for a later version of
  /// the format, and `archiveDamaged` if the checksum does not match the bytes.
  @usableFromInline
  mutating func open() throws(ReadingFailure) {
    guard ArchiveFormat.hasPrefix(document) else {
      throw failure(.archiveFormat, at: 0, "the bytes are not an archive")
    }
    guard ArchiveFormat.isWhole(document) else {
      throw failure(
        .archiveDamaged, at: document.count, "the archive is damaged: its checksum differs")
    }
    let offset = ArchiveFormat.versionOffset
    guard document[offset] == ArchiveFormat.version else {
      let words = "the version of the format is not \(ArchiveFormat.version)"
      throw failure(.archiveNewer, at: offset, words)
    }
    try openWhole()
  }

  /// Opens an archive that was validated before.
  mutating func openWhole() throws(ReadingFailure) {
    count = document.count - ArchiveFormat.checksumSize
    cursor = ArchiveFormat.versionOffset + 1
    try readTable()
    if takes(tag: CBOR.Tag.stringNamespace) { strings.begin() }
    bodyStart = cursor
  }

  private mutating func readTable() throws(ReadingFailure) {
    let start = cursor
    let count = try takeCount(CBOR.array, of: 4, or: .archiveFormat)
    guard count > 0 else { return }
    models.allocate(count)
    for number in 0..<count {
      var entry = ModelTable.Entry()
      entry.start = cursor
      guard try takeCount(CBOR.array, or: .archiveFormat) == 3 else {
        throw failure(.archiveFormat, at: start, "the table of models is invalid")
      }
      let length = try takeTextLength()
      entry.name = cursor..<cursor + length
      cursor += length
      entry.version = try readInteger()
      entry.nameCount = try takeCount(CBOR.array, or: .archiveFormat)
      entry.namesStart = cursor
      for _ in 0..<entry.nameCount { cursor += try takeTextLength() }
      entry.end = cursor
      models[number].pointee = entry
    }
  }

  /// Returns the names of the model with a number, which are created once for all its objects.
  mutating func names(_ number: Int) -> ModelTable.Names {
    if let names = models.names[number] { return names }
    let entry = models[number].pointee
    var properties: [String] = []
    properties.reserveCapacity(entry.nameCount)
    var offset = entry.namesStart
    for _ in 0..<entry.nameCount {
      let text = ArchiveFormat.text(at: offset, in: document)
      properties.append(String(decoding: documentBytes(text), as: UTF8.self))
      offset = text.upperBound
    }
    let model = String(decoding: documentBytes(entry.name), as: UTF8.self)
    let names = ModelTable.Names(model: model, properties: properties)
    models.names[number] = names
    return names
  }

  /// Returns the version of the first model with a name; nil if there is none.
  mutating func versionOfModel(_ name: String) -> Int? {
    if models.versions == nil {
      let all = (0..<models.count).map { (names($0).model, models[$0].pointee.version) }
      models.versions = Dictionary(all) { first, _ in first }
    }
    return models.versions?[name]
  }

  func documentBytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: document[range])
  }
}
