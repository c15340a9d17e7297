/// Counts lines and columns up to ascending offsets, each byte once.
struct LineCounter {
  /// The length of the byte order mark that the document starts with, which is 0 or 3.
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

  /// The line and the column of an offset, both from 1.
  ///
  /// An offset below one asked for before counts from the start again.
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
