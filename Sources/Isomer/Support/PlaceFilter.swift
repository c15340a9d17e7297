/// A tree of the parts of a document that are retained.
///
///     title (at `name`), items[].id:    object ─┬─ "name"
///                                               └─ "items" ── every ── "id"
struct PlaceFilter {
  /// The steps to a part, as text: `.name` for the member of an object, `[]` for the elements of an
  /// array.
  ///
  /// Collections of another type would need more code.
  enum Step {
    static var every: String { "[]" }
    static func key(_ key: String) -> String { "." + key }
    static func key(of step: String) -> String? {
      step.hasPrefix(".") ? String(step.dropFirst()) : nil
    }
  }

  typealias Path = ArraySlice<String>

  private var parts: [String: PlaceFilter] = [:]
  private var isKept = false
  /// By the text that a step begins with, true if parts without their own path are retained.
  private var prefixes: [String: Bool] = [:]
  private var keepsOthers: Bool { prefixes[""] == true }

  /// Adds the path of a part; a path that was retained once remains so.
  mutating func add(_ path: Path, isKept: Bool) {
    guard let step = path.first else {
      self.isKept = self.isKept || isKept
      return
    }
    parts[step, default: PlaceFilter()].add(path.dropFirst(), isKept: isKept)
  }

  /// Retains the parts of the value at a path that have no path of their own, and whose keys begin
  /// with a text.
  mutating func keepOthers(
    at path: Path, beginningWith prefix: String = "", isKept: Bool = true
  ) {
    if let step = path.first {
      return parts[step, default: PlaceFilter()].keepOthers(
        at: path.dropFirst(), beginningWith: prefix, isKept: isKept)
    }
    let start = prefix.isEmpty ? "" : Step.key(prefix)
    prefixes[start] = prefixes[start] == true || isKept
  }

  /// A document without the removed parts, and the locations of the others.
  struct Result {
    var text: [UInt8] = []
    /// The retained parts: their ranges in the whole document, and their new offsets.
    private var parts: [TextPiece] = []
    private var dropped: [Range<Int>] = []

    /// Returns the new offset for one in the whole document; nil if it was removed.
    func place(of offset: Int) -> Int? { parts.offset(of: offset) }

    func hasDropped(_ offset: Int) -> Bool { dropped.contains { $0.contains(offset) } }

    fileprivate mutating func drop(_ range: Range<Int>) { dropped.append(range) }

    /// Removes what was retained of a part.
    fileprivate mutating func remove(_ range: Range<Int>, from start: Int) {
      text.removeSubrange(start...)
      parts.removeLast(parts.reversed().prefix { $0.offset >= start }.count)
      drop(range)
    }

    fileprivate mutating func keep(_ range: Range<Int>, of bytes: UnsafeRawBufferPointer) {
      parts.append(TextPiece(range: range, offset: text.count))
      text += bytes[range]
    }
  }

  /// Returns the retained part of an object; any other value is unchanged.
  func applied(to bytes: UnsafeRawBufferPointer, _ form: JSONWriter.Form = .json) -> Result {
    var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: .max))
    reader.isNative = form != .json
    var result = Result()
    do throws(ReadingFailure) {
      _ = try applyMembers(from: &reader, to: &result, bytes)
    } catch {
      result = Result()
      result.keep(0..<bytes.count, of: bytes)
    }
    return result
  }

  /// Writes the retained part of a value; returns false if there is none.
  private func apply(
    from reader: inout JSONReader, to result: inout Result, _ bytes: UnsafeRawBufferPointer
  ) throws(ReadingFailure) -> Bool {
    let kind = try reader.peekKind()
    if !isKept, kind == .object {
      return try applyMembers(from: &reader, to: &result, bytes) || keepsOthers
    }
    if !isKept, kind == .array, let elements = parts[Step.every] {
      try elements.applyElements(from: &reader, to: &result, bytes)
      return true
    }
    let value = try reader.skippedValue()
    guard isKept || keepsOthers else {
      result.drop(value)
      return false
    }
    result.keep(value, of: bytes)
    return true
  }

  /// Writes a comma before each retained member; the first comma becomes the brace.
  ///
  /// Returns false if there is none.
  private func applyMembers(
    from reader: inout JSONReader, to result: inout Result, _ bytes: UnsafeRawBufferPointer
  ) throws(ReadingFailure) -> Bool {
    let start = result.text.count
    if try reader.beginObject() {
      repeat {
        let (member, count) = (reader.cursor, result.text.count)
        let part = part(at: Step.key(try reader.readKeyString()))
        result.text.append(Byte.comma)
        result.keep(member..<reader.cursor, of: bytes)
        if try !part.apply(from: &reader, to: &result, bytes) {
          result.remove(member..<reader.cursor, from: count)
        }
      } while try reader.nextMember()
    }
    let isEmpty = result.text.count == start
    if isEmpty { result.text.append(Byte.comma) }
    result.text[start] = Byte.openBrace
    result.text.append(Byte.closeBrace)
    return !isEmpty
  }

  /// Writes the retained part of each element; one without such a part is an empty object or null.
  private func applyElements(
    from reader: inout JSONReader, to result: inout Result, _ bytes: UnsafeRawBufferPointer
  ) throws(ReadingFailure) {
    let start = result.text.count
    if try reader.beginArray() {
      repeat {
        result.text.append(Byte.comma)
        let isObject = try reader.peekKind() == .object
        if try !apply(from: &reader, to: &result, bytes), !isObject { result.text += "null".utf8 }
      } while try reader.nextElement()
    }
    if result.text.count == start { result.text.append(Byte.comma) }
    result.text[start] = Byte.openBracket
    result.text.append(Byte.closeBracket)
  }

  private func part(at step: String) -> PlaceFilter {
    if let part = parts[step] { return part }
    let prefix = Self.longest(Array(prefixes.keys), of: step)
    return PlaceFilter(isKept: prefix.flatMap { prefixes[$0] } ?? false)
  }

  /// Returns the longest of some texts that a step begins with.
  static func longest(_ prefixes: [String], of step: String) -> String? {
    prefixes.filter { step.utf8.starts(with: $0.utf8) }.max { $0.utf8.count < $1.utf8.count }
  }
}
