/// A text with a mark, `|>`, before the location of an expected error.
///
/// The location is computed from the text alone, so tests do not repeat the tested code.
struct MarkedText {
  let text: String
  let offset: Int
  let line: Int
  let column: Int

  init(_ marked: String, mark: String = "|>") {
    let parts = marked.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    let before = parts[0]
    text = String(before) + (parts.count > 1 ? String(parts[1]) : "")
    offset = Array(before.utf8).count
    let lines = before.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    line = lines.count
    column = (lines.last?.count ?? 0) + 1
  }

  var bytes: [UInt8] { Array(text.utf8) }
}
