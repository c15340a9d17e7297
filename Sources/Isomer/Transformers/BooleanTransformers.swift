#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ForwardTransformer where Self == StandardTransformer<JSONValue, Bool> {
  /// The common forms of true and false in services ↔ a `Bool`, written as `true` or `false`.
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
  /// The words may be lower-case, upper-case or capitalised. Anything else is an error.
  public static var boolean: Self {
    Self(
      read: {
        try Self.value(BooleanText.value(of: $0), of: $0, "true or false in one of its usual forms")
      },
      write: { .bool($0) })
  }
}

extension ForwardTransformer where Self == StandardTransformer<Int, Bool> {
  /// The number 0 or 1 ↔ a `Bool`.
  ///
  /// ```swift
  /// // @mapped with: .zeroOne
  /// var isOpen: Bool           // 1
  /// ```
  public static var zeroOne: Self {
    Self(
      read: { try Self.value($0 == 1 ? true : $0 == 0 ? false : nil, of: $0, "0 or 1") },
      write: { $0 ? 1 : 0 })
  }
}

extension ForwardTransformer where Self == StandardTransformer<String, Bool> {
  /// Two words ↔ a `Bool`.
  ///
  /// ```swift
  /// // @mapped with: .boolean(true: "yes", false: "no")
  /// var isOpen: Bool           // "yes"
  /// ```
  public static func boolean(true whenTrue: String, false whenFalse: String) -> Self {
    Self(
      read: { word in
        let value = word.isWord(whenTrue) ? true : word.isWord(whenFalse) ? false : nil
        return try Self.value(value, of: word, "\"\(whenTrue)\" or \"\(whenFalse)\"")
      },
      write: { $0 ? whenTrue : whenFalse })
  }
}

/// The texts that represent true and false.
enum BooleanText {
  static func value(of text: String) -> Bool? {
    // Comparing long text can be slow.
    guard text.utf8.count <= 5 else { return nil }
    return switch text {
    case "true", "True", "TRUE", "YES", "1": true
    case "false", "False", "FALSE", "NO", "0": false
    default: nil
    }
  }

  /// Returns the Bool in one of the forms of `.boolean`; nil if the value has none.
  fileprivate static func value(of input: JSONValue) -> Bool? {
    switch input {
    case .bool(let value): value
    case .int(let value): value != 0
    case .uint: true
    case .string(let text): value(of: text) ?? (text.hashesSlowly ? nil : words[text])
    case .double(let value): value.rounded() == value ? value != 0 : nil
    case .decimal(let value): value.isWhole ? !value.isZero : nil
    case .number(let text):
      NumberText(text.utf8).flatMap { $0.isInteger ? !$0.isZero : nil }
    default: nil
    }
  }

  /// The words supported in addition to those of `coerce`.
  private static let words = ["yes": true, "Yes": true, "no": false, "No": false]
}
