import IsomerSyntax

/// Insertions and deletions at offsets of a source; all other bytes are unchanged.
struct EditList {
  private struct Edit {
    var range: SourceRange
    var text: String
  }

  private var edits: [Edit] = []

  mutating func insert(_ text: String, at offset: Int) {
    replace(SourceRange(start: offset, end: offset), with: text)
  }

  mutating func replace(_ range: SourceRange, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  mutating func append(_ other: EditList) { edits += other.edits }

  /// The edits in order, without those inside of a removed range.
  private var effective: [Edit] {
    // The sort is stable, so insertions at one offset keep their order; they precede a removal.
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }.map(\.element)
    var kept: [Edit] = []
    for edit in sorted {
      if let last = kept.last, edit.range.start < last.range.end {
        if edit.range.end > last.range.end, edit.text.isEmpty, last.text.isEmpty {
          kept[kept.count - 1].range.end = edit.range.end
        }
        continue
      }
      kept.append(edit)
    }
    return kept
  }

  /// Returns the edited bytes, and the offsets in them of offsets in the source.
  func apply(to bytes: [UInt8]) -> (bytes: [UInt8], offset: (Int) -> Int) {
    let edits = effective
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.start]
      result += edit.text.utf8
      position = edit.range.end
    }
    result += bytes[position...]
    var moves = [0]
    for edit in edits {
      moves.append(moves[moves.count - 1] + edit.text.utf8.count - edit.range.count)
    }
    return (
      result,
      { offset in
        let before = edits.partition { $0.range.start >= offset }
        guard before > 0 else { return offset }
        let cut = max(edits[before - 1].range.end - offset, 0)
        return offset + moves[before] + cut
      }
    )
  }
}
