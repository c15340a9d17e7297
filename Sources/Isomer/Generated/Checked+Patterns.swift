/// A pattern that a whole text must match, compiled once.
@_spi(Generated)
public struct CheckPattern: @unchecked Sendable {
  // A `Regex` made of text has no code of the user's in it, and compiles itself behind an atomic.
  private let regex: Regex<AnyRegexOutput>?
  private let text: String

  private init(_ text: String) {
    // The generator has compiled it too, so it fails at most with an older Foundation.
    regex = try? Regex(text)
    self.text = text
  }

  /// A pattern in Swift's syntax of regular expressions.
  public static func matches(_ pattern: String) -> CheckPattern { CheckPattern(pattern) }

  fileprivate func check(_ value: some StringProtocol) throws {
    guard let regex else {
      throw CheckFailure(expected: "text that matches '\(text)', which is no pattern here")
    }
    guard try regex.wholeMatch(in: String(value)) != nil else {
      throw CheckFailure(expected: "text that matches '\(text)'")
    }
  }
}

@_spi(Generated)
extension Checked where Value: StringProtocol {
  /// Fails if the text as a whole does not match.
  public func matches(_ pattern: CheckPattern) throws { try pattern.check(value) }
}
