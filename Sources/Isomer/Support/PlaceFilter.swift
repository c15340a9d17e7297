/// A tree of the members of a document that are retained.
///
///     title (at `name`), latitude (at `geo.lat`):    object ─┬─ "name"
///                                                            └─ "geo" ── "lat"
struct PlaceFilter {
  private var members: [String: PlaceFilter] = [:]
  private var isKept = false
  /// True if members without their own path are retained.
  private var keepsOthers = false

  /// Adds the path of a property; a path that was retained once remains so.
  mutating func add(_ path: ArraySlice<String>, isKept: Bool) {
    guard let key = path.first else {
      self.isKept = self.isKept || isKept
      return
    }
    members[key, default: PlaceFilter()].add(path.dropFirst(), isKept: isKept)
  }

  /// Retains the members of an object that have no path of their own.
  mutating func keepOthers(at path: ArraySlice<String>) {
    guard let key = path.first else {
      keepsOthers = true
      return
    }
    members[key, default: PlaceFilter()].keepOthers(at: path.dropFirst())
  }

  /// A document without the removed members, and the locations of its parts.
  struct Result {
    var text: [UInt8] = []
    /// The retained parts: their ranges in the whole document, and their new offsets.
    private var parts: [(range: Range<Int>, start: Int)] = []
    private var dropped: [Range<Int>] = []

    /// Returns the new offset for one in the whole document; nil if it was removed.
    func place(of offset: Int) -> Int? {
      parts.first { $0.range.contains(offset) }.map { $0.start + offset - $0.range.lowerBound }
    }

    func hasDropped(_ offset: Int) -> Bool { dropped.contains { $0.contains(offset) } }

    fileprivate mutating func drop(_ range: Range<Int>) { dropped.append(range) }

    fileprivate mutating func keep(_ range: Range<Int>, of bytes: UnsafeRawBufferPointer) {
      parts.append((range, text.count))
      text += bytes[range]
    }
  }

  /// Returns the retained part of an object; any other value is unchanged.
  func applied(to bytes: UnsafeRawBufferPointer, _ form: JSONWriter.Form = .json) -> Result {
    var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: .max))
    reader.isNative = form != .json
    var result = Result()
    do throws(ReadingFailure) {
      try apply(from: &reader, to: &result, bytes)
    } catch {
      result = Result()
      result.keep(0..<bytes.count, of: bytes)
    }
    return result
  }

  /// Writes a comma before each retained member; the first comma becomes the brace.
  private func apply(
    from reader: inout JSONReader, to result: inout Result, _ bytes: UnsafeRawBufferPointer
  ) throws(ReadingFailure) {
    let start = result.text.count
    if try reader.beginObject() {
      repeat {
        let member = reader.cursor
        let filter = filter(forMember: try reader.readKeyString())
        let (value, count) = (reader.cursor, result.text.count)
        if let filter, !filter.isKept, try reader.peekKind() == .object {
          result.text.append(Byte.comma)
          result.keep(member..<value, of: bytes)
          let inside = result.text.count
          try filter.apply(from: &reader, to: &result, bytes)
          if result.text.count == inside + 2 { result.text.removeSubrange(count...) }
        } else {
          try reader.skipValue()
          guard let filter, filter.isKept else {
            result.drop(member..<reader.cursor)
            continue
          }
          result.text.append(Byte.comma)
          result.keep(member..<reader.cursor, of: bytes)
        }
      } while try reader.nextMember()
    }
    if result.text.count == start { result.text.append(Byte.comma) }
    result.text[start] = Byte.openBrace
    result.text.append(Byte.closeBrace)
  }

  /// Returns nil for a member that is removed.
  private func filter(forMember key: String) -> PlaceFilter? {
    if let member = members[key] { return member }
    return keepsOthers ? PlaceFilter(isKept: true) : nil
  }

  init() {}

  private init(isKept: Bool) { self.isKept = isKept }
}
