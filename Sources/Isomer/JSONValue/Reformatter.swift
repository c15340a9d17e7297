/// Reformats compact JSON: with multiple lines, sorted keys, or both.
///
/// ```
/// {"b":[1,{}],"a":2}   →   {                        sorted and pretty
///                            "a": 2,
///                            "b": [
///                              1,
///                              {}
///                            ]
///                          }
/// ```
///
/// It reads the document once, without recursion, and changes only whitespace and the order of
/// members: the bytes of numbers and strings are unchanged. Keys are sorted by their UTF-8 bytes;
/// members with the same key retain their order.
package struct Reformatter {
  /// An open array or object.
  private struct Open {
    var isObject: Bool
    /// The keys of the members so far, if they are sorted, and the start of each in the output.
    var members: [(key: [UInt8], start: Int)] = []
  }

  private let options: WritingOptions
  private var output: [UInt8] = []
  private var open: [Open] = []

  package init(options: WritingOptions) { self.options = options }

  /// Returns the document in the requested format; bytes that are not a document are returned
  /// unchanged.
  package func reformatted(_ compact: [UInt8]) -> [UInt8] {
    compact.withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: .max))
      reader.isNative = true
      var copy = self
      copy.output.reserveCapacity(bytes.count + (options.isPretty ? bytes.count / 2 : 0))
      do throws(ReadingFailure) {
        try copy.write(&reader, bytes)
        try reader.finish()
        return copy.output
      } catch {
        return compact
      }
    }
  }

  private mutating func write(
    _ reader: inout JSONReader, _ bytes: UnsafeRawBufferPointer
  ) throws(ReadingFailure) {
    repeat {
      guard try writeBeginning(&reader, bytes) else { continue }
      // The value is complete. It ends its container, and possibly outer ones, or another value
      // follows.
      // A copy of the container would make each member copy the list of all.
      while let isObject = open.last?.isObject {
        if try isObject ? reader.nextMember() : reader.nextElement() {
          output.append(Byte.comma)
          try beginMember(&reader, bytes)
          break
        }
        sort(open.removeLast().members)
        breakLine()
        output.append(isObject ? Byte.closeBrace : Byte.closeBracket)
      }
    } while !open.isEmpty
  }

  /// Writes a scalar or an empty container, or the start of another container; returns false for
  /// the latter.
  private mutating func writeBeginning(
    _ reader: inout JSONReader, _ bytes: UnsafeRawBufferPointer
  ) throws(ReadingFailure) -> Bool {
    let first = reader.token()
    let start = reader.cursor
    guard first == Byte.openBrace || first == Byte.openBracket else {
      try reader.skipValue()
      output += bytes[start..<reader.cursor]
      return true
    }
    let isObject = first == Byte.openBrace
    guard try isObject ? reader.beginObject() : reader.beginArray() else {
      output += bytes[start..<reader.cursor]
      return true
    }
    output.append(first)
    open.append(Open(isObject: isObject))
    try beginMember(&reader, bytes)
    return false
  }

  /// Writes the text before a member's value or an element.
  private mutating func beginMember(
    _ reader: inout JSONReader, _ bytes: UnsafeRawBufferPointer
  ) throws(ReadingFailure) {
    let (level, start) = (open.count - 1, output.count)
    breakLine()
    guard open[level].isObject else { return }
    let key = try reader.readKey()
    if options.sortsKeys {
      let text = UnsafeBufferPointer(start: key.start, count: key.count)
      open[level].members.append((Array(text), start))
    }
    output += bytes[reader.keyStart..<reader.cursor]
    if options.isPretty { output.append(Byte.space) }
  }

  /// Sorts the members at the end of the output.
  private mutating func sort(_ members: [(key: [UInt8], start: Int)]) {
    let order = members.indices.sorted { first, second in
      let (key, other) = (members[first].key, members[second].key)
      return key == other ? first < second : key.lexicographicallyPrecedes(other)
    }
    guard let start = members.first?.start, !order.elementsEqual(members.indices) else { return }
    var sorted: [UInt8] = []
    sorted.reserveCapacity(output.count - start)
    for member in order {
      if !sorted.isEmpty { sorted.append(Byte.comma) }
      let end = member + 1 < members.count ? members[member + 1].start - 1 : output.count
      sorted += output[members[member].start..<end]
    }
    output.replaceSubrange(start..., with: sorted)
  }

  private mutating func breakLine() {
    guard options.isPretty else { return }
    output.append(Byte.lineFeed)
    output.append(contentsOf: repeatElement(Byte.space, count: 2 * open.count))
  }
}
