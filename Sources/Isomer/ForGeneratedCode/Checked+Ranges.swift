@_spi(Generated)
extension Checked {
  /// Throws if the value is outside a range.
  @inlinable
  public func within<Bounds: RangeExpression>(
    _ range: Bounds
  ) throws where Bounds.Bound == Value {
    if Value.self == String.self, hashesSlowly(value) { throw CheckFailure(expected: quickText) }
    guard range.contains(value) else { throw Self.outside(range) }
  }

  @inline(never) @usableFromInline
  static func outside<Bounds: RangeExpression>(_ range: Bounds) -> CheckFailure
  where Bounds.Bound == Value {
    CheckFailure(expected: RangeWords(range).value)
  }
}

@_spi(Generated)
extension Checked where Value: Collection {
  /// Throws if the number of elements, or characters of a string, is outside a range.
  @inlinable
  public func count<Bounds: RangeExpression<Int>>(_ range: Bounds) throws {
    let count = value.count
    guard range.contains(count) else { throw Self.counted(count, RangeWords(range)) }
  }

  /// Throws if there is another number of elements, or characters of a string.
  @inlinable
  public func count(_ number: Int) throws {
    try count(number...number)
  }

  @inline(never) @usableFromInline
  static func counted(_ count: Int, _ range: RangeWords) -> CheckFailure {
    let noun = noun
    return CheckFailure(
      expected: range.count(of: noun), found: RangeWords.counted(count, noun))
  }

  private static var noun: String {
    if Value.self is any StringProtocol.Type { return "character" }
    return Value.Element.self == UInt8.self ? "byte" : "element"
  }
}

/// The text of a range for messages.
@usableFromInline
struct RangeWords {
  private var lower: String?
  private var upper: String?
  private var isHalfOpen = false

  @usableFromInline
  init<Bounds: RangeExpression>(_ range: Bounds) {
    typealias Bound = Bounds.Bound
    switch range {
    case let range as ClosedRange<Bound>:
      (lower, upper) = (Self.words(range.lowerBound), Self.words(range.upperBound))
    case let range as Range<Bound>:
      (lower, upper) = (Self.words(range.lowerBound), Self.words(range.upperBound))
      isHalfOpen = true
    case let range as PartialRangeFrom<Bound>: lower = Self.words(range.lowerBound)
    case let range as PartialRangeThrough<Bound>: upper = Self.words(range.upperBound)
    case let range as PartialRangeUpTo<Bound>:
      upper = Self.words(range.upperBound)
      isHalfOpen = true
    default: break
    }
  }

  private static func words(_ bound: some Any) -> String {
    bound is any StringProtocol ? "\"\(bound)\"" : "\(bound)"
  }

  /// `a value within 1...10`, `a value of at least 1`.
  var value: String {
    switch (lower, upper) {
    case (let lower?, let upper?): "a value within \(lower)\(isHalfOpen ? "..<" : "...")\(upper)"
    case (let lower?, nil): "a value of at least \(lower)"
    case (nil, let upper?): isHalfOpen ? "a value below \(upper)" : "a value of at most \(upper)"
    case (nil, nil): "a value within its range"
    }
  }

  /// `1 to 10 elements`, `at most 3 characters`.
  func count(of noun: String) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?) where lower == upper && !isHalfOpen:
      Self.counted(lower, noun)
    case (let lower?, let upper?):
      "\(lower) to \(Self.counted(isHalfOpen ? "below \(upper)" : upper, noun))"
    case (let lower?, nil): "at least \(Self.counted(lower, noun))"
    case (nil, let upper?): "\(isHalfOpen ? "below" : "at most") \(Self.counted(upper, noun))"
    case (nil, nil): "another number of \(noun)s"
    }
  }

  static func counted(_ count: some Any, _ noun: String) -> String {
    "\(count) \(noun)\("\(count)" == "1" ? "" : "s")"
  }
}
