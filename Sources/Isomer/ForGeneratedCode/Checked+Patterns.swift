/// A pattern that a whole text must match, compiled once.
@_spi(Generated)
public struct CheckPattern: @unchecked Sendable {
  // A `Regex` from text contains no user code, and is compiled lazily with an atomic.
  private let regex: Regex<AnyRegexOutput>?
  private let text: String

  /// Returns a pattern in Swift's regular expression syntax.
  public static func matches(_ pattern: String) -> CheckPattern {
    // The generator has compiled it too, so it can only fail with an older standard library.
    CheckPattern(regex: try? Regex(pattern), text: pattern)
  }

  fileprivate func check(_ value: some StringProtocol) throws {
    guard let regex else {
      throw CheckFailure(expected: "text that matches '\(text)', which is no pattern here")
    }
    let value = String(value)
    guard !value.hashesSlowly else { throw CheckFailure(expected: quickText) }
    guard try regex.wholeMatch(in: value) != nil else {
      throw CheckFailure(expected: "text that matches '\(text)'")
    }
  }
}

@_spi(Generated)
extension Checked where Value: StringProtocol {
  /// Throws if the whole text does not match.
  public func matches(_ pattern: CheckPattern) throws { try pattern.check(value) }
}
