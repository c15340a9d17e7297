#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The common forms of true and false in services ↔ a Bool.
///
/// ```swift
/// // @mapped with: .boolean
/// var isOpen: Bool           // true, 1, "YES" … is written as true
/// ```
///
/// | read | as |
/// |---|---|
/// | `true`, any integer but 0, and `"true"` `"yes"` `"1"` | true |
/// | `false`, 0, and `"false"` `"no"` `"0"` | false |
///
/// The words may be lower-case, upper-case or capitalised. Anything else is an error. A Bool is
/// written as `true` or `false`.
public struct BooleanTransformer: Transformer, Sendable {
  /// Creates a transformer for the common forms.
  public init() {}

  /// Returns the Bool that a value represents; throws if it represents none.
  public func transform(_ input: Value) throws -> Bool {
    switch input {
    case .bool(let value): return value
    case .int(let value): return value != 0
    case .uint: return true
    case .string(let text):
      if let value = BooleanText.value(of: text) ?? Self.words[text] { return value }
    case .double(let value):
      if value.rounded() == value { return value != 0 }
    case .decimal(let value):
      if value.isWhole { return !value.isZero }
    case .number(let text):
      if let number = NumberText(text.utf8), number.isInteger { return !number.isZero }
    default: break
    }
    throw TransformerError(expected: "true or false in one of its usual forms", input: input)
  }

  /// The words supported in addition to those of `coerce`.
  private static let words = ["yes": true, "Yes": true, "no": false, "No": false]

  /// Returns the Bool as a value.
  public func reverse(_ output: Bool) -> Value { .bool(output) }
}

/// The number 0 or 1 ↔ a Bool.
///
/// ```swift
/// // @mapped with: .zeroOne
/// var isOpen: Bool           // 1
/// ```
public struct ZeroOneTransformer: Transformer, Sendable {
  /// Creates a transformer for 0 and 1.
  public init() {}

  /// Returns true for 1 and false for 0; throws for any other number.
  public func transform(_ input: Int) throws -> Bool {
    guard input == 0 || input == 1 else {
      throw TransformerError(expected: "0 or 1", input: input)
    }
    return input == 1
  }

  /// Returns 1 for true and 0 for false.
  public func reverse(_ output: Bool) -> Int { output ? 1 : 0 }
}

/// Two words ↔ a Bool.
///
/// ```swift
/// // @mapped with: .boolean(true: "yes", false: "no")
/// var isOpen: Bool           // "yes"
/// ```
public struct WordTransformer: Transformer, Sendable {
  private let whenTrue: String
  private let whenFalse: String

  /// Creates a transformer for two words.
  public init(true whenTrue: String, false whenFalse: String) {
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
  }

  /// Returns whether the text is the word for true; throws if it is neither word.
  public func transform(_ input: String) throws -> Bool {
    guard input == whenTrue || input == whenFalse else {
      throw TransformerError(expected: "\"\(whenTrue)\" or \"\(whenFalse)\"", input: input)
    }
    return input == whenTrue
  }

  /// Returns the word for a Bool.
  public func reverse(_ output: Bool) -> String { output ? whenTrue : whenFalse }
}

extension ForwardTransformer where Self == BooleanTransformer {
  /// The common forms of true and false in services ↔ a `Bool`, written as `true` or `false`.
  public static var boolean: Self { Self() }
}

extension ForwardTransformer where Self == ZeroOneTransformer {
  /// The number 0 or 1 ↔ a `Bool`.
  public static var zeroOne: Self { Self() }
}

extension ForwardTransformer where Self == WordTransformer {
  /// Two words ↔ a `Bool`.
  ///
  /// ```swift
  /// .boolean(true: "yes", false: "no")
  /// ```
  public static func boolean(true whenTrue: String, false whenFalse: String) -> Self {
    Self(true: whenTrue, false: whenFalse)
  }
}

/// The texts that represent true and false.
enum BooleanText {
  static func value(of text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE", "YES", "1": true
    case "false", "False", "FALSE", "NO", "0": false
    default: nil
    }
  }
}
