import IsomerSyntax

/// A value in the document that identifies a case.
package enum CaseKey: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// Any integer of a range; the lower bound is written.
  case range(ClosedRange<Int>)
  case null
  /// No tag, or one that is null.
  case missing

  /// False for a missing tag, which is no value to compare with.
  var isPresent: Bool { self != .missing }
}

extension CaseKey {
  package var isString: Bool { string != nil }
  var string: String? { if case .string(let text) = self { text } else { nil } }

  var isInteger: Bool { if case .integer = self { true } else { false } }

  /// The text of the key as the key of an object; nil for null.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .range(let range): "\(range.lowerBound)"
    case .null, .missing: nil
    }
  }

  /// True if the key can contain other keys.
  var containsOthers: Bool {
    switch self {
    case .range, .number: true
    case .string, .integer, .boolean, .null, .missing: false
    }
  }

  /// True for a value of a cluster's tag.
  var isTag: Bool {
    switch self {
    case .string, .integer, .boolean: true
    case .number, .range, .null, .missing: false
    }
  }

  /// The integers that the key contains.
  private var span: ClosedRange<Int>? {
    switch self {
    case .integer(let value): value...value
    case .number(let value): Int(exactly: value).map { $0...$0 }
    case .range(let range): range
    case .string, .boolean, .null, .missing: nil
    }
  }

  /// Returns true if a value of a document can be both keys.
  func overlaps(_ other: Self) -> Bool {
    guard let span, let other = other.span else { return self == other }
    return span.overlaps(other)
  }

  /// Parses a literal, a range of integers, `.null` or `.missing`; returns nil for anything else.
  static func parse(_ value: AnnotationValue) -> WrittenKey? {
    let key: Self?
    switch value.shape {
    case .string(let text): key = .string(text)
    case .integer(let digits): key = IntegerLiteral.value(digits).map { .integer($0) }
    case .float(let digits): key = FloatLiteral.value(digits).map { .number($0) }
    case .boolean(let value): key = .boolean(value)
    case .member("null"): key = .null
    case .member("missing"): key = .missing
    case .range(let lower?, let upper?, let isHalfOpen):
      guard case .integer(let first) = lower.shape, case .integer(let last) = upper.shape else {
        return nil
      }
      guard let first = IntegerLiteral.value(first), let last = IntegerLiteral.value(last) else {
        key = nil
        break
      }
      guard isHalfOpen ? first < last : first <= last else { return nil }
      key = .range(first...(isHalfOpen ? last - 1 : last))
    default: return nil
    }
    return WrittenKey(key: key, range: value.range)
  }
}

/// The finite value of a literal: `1.5`, `1_000.0`, `1e3`.
enum FloatLiteral {
  static func value(_ written: String) -> Double? {
    Double(written.filter { $0 != "_" }).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// The value of an integer literal: `0x1F`, `1_000`, `-3`.
enum IntegerLiteral {
  static func value(_ written: String) -> Int? {
    let sign = written.hasPrefix("-") ? "-" : ""
    let digits = written.dropFirst(sign.count).filter { $0 != "_" }
    let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2)]
    return Int(sign + digits.dropFirst(radix == nil ? 0 : 2), radix: radix ?? 10)
  }
}
