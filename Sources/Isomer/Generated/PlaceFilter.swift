/// A tree of the members of a document that are retained.
///
///     title (at `name`), latitude (at `geo.lat`):    object ─┬─ "name"
///                                                            └─ "geo" ── "lat"
struct PlaceFilter {
  private var members: [String: PlaceFilter] = [:]
  private var isKept = false
  /// Whether members without a place of their own stay.
  private var keepsOthers = false

  /// Adds the place of a property; one that is known once to stay does.
  mutating func add(_ path: ArraySlice<String>, isKept: Bool) {
    guard let key = path.first else {
      self.isKept = self.isKept || isKept
      return
    }
    members[key, default: PlaceFilter()].add(path.dropFirst(), isKept: isKept)
  }

  /// Lets the members of an object stay that have no places of their own.
  mutating func keepOthers(at path: ArraySlice<String>) {
    guard let key = path.first else {
      keepsOthers = true
      return
    }
    members[key, default: PlaceFilter()].keepOthers(at: path.dropFirst())
  }

  /// A document that lost members, and where its parts stood.
  struct Result {
    var text: [UInt8] = []
    /// The parts that stayed: their places in the whole document, and where they begin now.
    private var parts: [(range: Range<Int>, start: Int)] = []
    /// The members that went.
    private var dropped: [Range<Int>] = []

    /// Where a place of the whole document has come to; nil if it is gone.
    func place(of offset: Int) -> Int? {
      parts.first { $0.range.contains(offset) }.map { $0.start + offset - $0.range.lowerBound }
    }

    /// Whether a place of the whole document stands in a member that went.
    func hasDropped(_ offset: Int) -> Bool { dropped.contains { $0.contains(offset) } }

    fileprivate mutating func drop(_ range: Range<Int>) { dropped.append(range) }

    fileprivate mutating func keep(_ range: Range<Int>, of bytes: UnsafeRawBufferPointer) {
      parts.append((range, text.count))
      text += bytes[range]
    }
  }

  /// What stays of an object; nothing goes if it is none.
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

  /// Every member is kept with a comma in front, the first of which becomes the brace.
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

  /// Nil for a member that goes.
  private func filter(forMember key: String) -> PlaceFilter? {
    if let member = members[key] { return member }
    return keepsOthers ? PlaceFilter(isKept: true) : nil
  }

  init() {}

  private init(isKept: Bool) { self.isKept = isKept }
}
