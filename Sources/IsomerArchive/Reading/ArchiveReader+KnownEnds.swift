import Isomer

/// The ends of containers that were already skipped.
///
/// An object whose values are not in the current order is skipped once before it is read. Nested
/// objects would be skipped once for each level, and hostile archives have many; therefore the ends
/// of larger containers are recorded. Starts close to each other are omitted, because they would
/// take more memory than the archive.
struct KnownEnds {
  private var ends = [Int: Int]()
  private var last = Int.min / 2

  mutating func note(_ start: Int, end: Int) {
    guard end - start >= 64, abs(start - last) >= 32 else { return }
    ends[start] = end
    last = start
  }

  func end(of start: Int) -> Int? { ends.isEmpty ? nil : ends[start] }
}

extension ArchiveReader {
  /// Skips a value, in one step if it was skipped before; throws if it is nested deeper than
  /// anything readable, where an object of a class counts as three levels, two of them tags.
  mutating func skipKnown() throws(ReadingFailure) {
    var open: [(start: Int, items: Int)] = []
    while true {
      let start = cursor
      var items = 0
      if peek() >= CBOR.array, let end = knownEnds.end(of: start) {
        cursor = end
      } else {
        items = try skipHead()
      }
      if items > 0 {
        guard open.count / 4 < depthLimit else {
          throw failure(.depthLimit, at: start, StackRoom.words(limit: depthLimit))
        }
        open.append((start, items))
        continue
      }
      while let container = open.last, container.items == 1 {
        knownEnds.note(container.start, end: cursor)
        open.removeLast()
      }
      guard !open.isEmpty else { return }
      open[open.count - 1].items -= 1
    }
  }
}
