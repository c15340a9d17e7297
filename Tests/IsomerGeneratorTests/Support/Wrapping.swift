/// The number of columns of code in the guide.
///
/// DocC cuts off the rest of a longer line.
private let columns = 76

extension StringProtocol {
  /// Returns the lines that the guide shows for this line.
  ///
  /// A line that is too long ends at its last possible space, and continues in lines with a prefix. In the
  /// second half of a line, spaces after some characters are preferred. Text without spaces is divided after a
  /// parenthesis, if any. A prefix consists of spaces and the signs of changes.
  func wrapped(prefix: String, after preferred: String = "") -> [String] {
    guard count > columns, let start = firstIndex(where: { !" +-".contains($0) }) else {
      return [String(self)]
    }
    let limit = index(startIndex, offsetBy: columns)
    let half = index(startIndex, offsetBy: columns / 2)
    let spaces = indices[start...].filter { self[$0] == " " }
    let best = spaces.last { space in
      space >= half && space <= limit && preferred.contains(self[index(before: space)])
    }
    let parenthesis = self[start..<limit].lastIndex(of: "(").map { index(after: $0) }
    let end = best ?? spaces.last { $0 <= limit } ?? parenthesis ?? spaces.first
    guard let end else { return [String(self)] }
    let rest = prefix + self[end...].drop { $0 == " " }
    return [String(self[..<end])] + rest.wrapped(prefix: prefix, after: preferred)
  }
}

extension String {
  /// The text without the line breaks of `wrapped` with a prefix of spaces.
  var unwrapped: String { replacing(/\n +/, with: " ") }
}
