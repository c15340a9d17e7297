/// Counts lines and columns up to ascending offsets, reading each byte once.
struct LineCounter {
  /// The length of the byte order mark at the start of the document, 0 or 3.
  let byteOrderMark: Int

  private let bytes: UnsafeRawBufferPointer
  private var position: Int
  private var lineStart: Int
  private var line = 1

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    byteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = byteOrderMark
    lineStart = byteOrderMark
  }

  /// Returns the line and the column of an offset, both counted from 1.
  ///
  /// An offset on an earlier line restarts the count.
  mutating func position(of offset: Int) -> (line: Int, column: Int) {
    if offset < lineStart { self = LineCounter(bytes) }
    let offset = min(max(offset, lineStart), bytes.count)
    while position < offset {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        lineStart = position + 1
      }
      position += 1
    }
    return (line, offset - lineStart + 1)
  }
}
