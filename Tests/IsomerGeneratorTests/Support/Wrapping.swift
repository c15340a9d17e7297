/// The number of columns of code in the guide.
///
/// DocC cuts off the rest of a longer line.
private let columns = 76

extension StringProtocol {
  /// Returns the lines that the guide shows for this line.
  ///
  /// A line that is too long ends at its last possible space, and continues in lines with a prefix. Text
  /// without spaces is not divided. A prefix consists of spaces and the signs of changes.
  func wrapped(prefix: String) -> [String] {
    guard count > columns, let start = firstIndex(where: { !" +-".contains($0) }) else {
      return [String(self)]
    }
    let spaces = indices[start...].filter { self[$0] == " " }
    let limit = index(startIndex, offsetBy: columns)
    guard let end = spaces.last(where: { $0 <= limit }) ?? spaces.first else {
      return [String(self)]
    }
    return [String(self[..<end])] + (prefix + self[end...].dropFirst()).wrapped(prefix: prefix)
  }
}

extension String {
  /// The text without the line breaks of `wrapped` with a prefix of spaces.
  var unwrapped: String { replacing(/\n +/, with: " ") }
}
