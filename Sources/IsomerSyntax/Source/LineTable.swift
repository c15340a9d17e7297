/// Where the lines of a file begin, to find many locations without reading it each time.
package struct LineTable: Sendable {
  private var starts = [0]
  private let count: Int

  package init(_ bytes: [UInt8]) {
    count = bytes.count
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
  }

  /// The line and column of a byte offset; an offset past the end is the end.
  package func location(at offset: Int) -> SourceLocation {
    let place = max(0, min(offset, count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: place - starts[low] + 1)
  }
}
