/// Maps values of the document to values of the property.
///
/// ```swift
/// // @mapped with: .map(
/// //   ["open": .open, "closed": .closed, "done": .closed], default: .open)
/// var state: State
/// ```
///
/// | | value with a pair | value without a pair |
/// |---|---|---|
/// | reading | the pair's value | `default:`; without it, an error that lists the known inputs |
/// | writing | the pair's key | `reverseDefault:`; without it, an error |
///
/// Keys are strings, numbers or Bool values, and nil represents null
/// (`["open": .open, nil: .unknown]`); with `map(values:)` they can be values of any kind. If two
/// keys have the same value, as above, the map is read-only: writing any value is an error that
/// names the two keys. A duplicate key makes every use of the map an error.
public struct ValueMapTransformer<Input: Hashable, Output: Hashable>: Transformer {
  private let table: ValueMapTable<Input, Output>
  private let fallback: Output?
  /// The key written for a value without a pair.
  ///
  /// The input may itself be an optional, and nil.
  private let reverseFallback: Input?

  package init(
    _ pairs: KeyValuePairs<Input, Output>, default fallback: Output? = nil,
    reverseDefault: Input? = nil
  ) {
    table = ValueMapTable(pairs.map { ($0.key, $0.value) })
    self.fallback = fallback
    reverseFallback = reverseDefault
  }

  /// Returns the value of the pair with this key, or the default.
  public func transform(_ input: Input) throws -> Output {
    if let fault = table.faultOfKeys { throw fault }
    // A key of code does not hash slowly.
    let output = hashesSlowly(input) ? nil : table.outputs[input]
    if let output = output ?? fallback { return output }
    throw TransformerError(expected: table.knownInputs, input: ValueMapText.plain(input))
  }

  /// Returns the key of the pair with this value, or the reverse default.
  public func reverse(_ output: Output) throws -> Input {
    if let fault = table.faultOfKeys ?? table.faultOfValues { throw fault }
    let known = hashesSlowly(output) ? nil : table.inputs[output]
    guard let input = known ?? reverseFallback else {
      throw TransformerError(expected: table.knownOutputs, input: ValueMapText.plain(output))
    }
    return input
  }
}

extension ValueMapTransformer: Sendable where Input: Sendable, Output: Sendable {}

extension ForwardTransformer {
  /// Maps values of the document to values of the property, and back, by pairs.
  ///
  /// ```swift
  /// .map(["open": .open, "closed": .closed])
  /// .map(["open": .open, "closed": .closed], default: .unknown)
  /// // .unknown for all other inputs
  /// ```
  public static func map<Input: Hashable, Output: Hashable>(
    _ pairs: KeyValuePairs<Input, Output>, default fallback: Output? = nil
  ) -> Self where Self == ValueMapTransformer<Input, Output> { Self(pairs, default: fallback) }

  /// Maps values of the document to values of the property, and back, by pairs, with a default for
  /// writing.
  ///
  /// ```swift
  /// .map(["open": .open], default: .unknown, reverseDefault: "other")
  /// ```
  public static func map<Input: Hashable, Output: Hashable>(
    _ pairs: KeyValuePairs<Input, Output>, default fallback: Output? = nil,
    reverseDefault: Input
  ) -> Self where Self == ValueMapTransformer<Input, Output> {
    Self(pairs, default: fallback, reverseDefault: reverseDefault)
  }

  /// Maps values of any kind to values of the property, and back, by pairs.
  ///
  /// ```swift
  /// .map(values: ["on": true, 1: true, "off": false, nil: false])
  /// ```
  public static func map<Output: Hashable>(
    values pairs: KeyValuePairs<JSONValue, Output>, default fallback: Output? = nil
  ) -> Self where Self == ValueMapTransformer<JSONValue, Output> { Self(pairs, default: fallback) }

  /// Maps values of any kind to values of the property, and back, by pairs, with a default for
  /// writing.
  public static func map<Output: Hashable>(
    values pairs: KeyValuePairs<JSONValue, Output>, default fallback: Output? = nil,
    reverseDefault: JSONValue
  ) -> Self where Self == ValueMapTransformer<JSONValue, Output> {
    Self(pairs, default: fallback, reverseDefault: reverseDefault)
  }
}

/// The map in both directions, and its errors.
private struct ValueMapTable<Input: Hashable, Output: Hashable> {
  private(set) var outputs: [Input: Output] = [:]
  private(set) var inputs: [Output: Input] = [:]
  /// A duplicate key.
  private(set) var faultOfKeys: ValueMapFault?
  /// Two keys with the same value, so that the key to write is ambiguous.
  private(set) var faultOfValues: ValueMapFault?
  /// The inputs and outputs of the map, in order, for error messages.
  private(set) var knownInputs = ""
  private(set) var knownOutputs = ""

  init(_ pairs: [(Input, Output)]) {
    for (input, output) in pairs {
      if outputs.updateValue(output, forKey: input) != nil, faultOfKeys == nil {
        faultOfKeys = ValueMapFault("the map has the key \(ValueMapText.quoted(input)) twice")
      }
      if let other = inputs.updateValue(input, forKey: output), faultOfValues == nil {
        faultOfValues = ValueMapFault(
          "the map cannot write: it has both \(ValueMapText.quoted(other)) and "
            + "\(ValueMapText.quoted(input)) for \(ValueMapText.quoted(output))")
      }
    }
    knownInputs = ValueMapText.choice(of: pairs.map { ValueMapText.quoted($0.0) })
    knownOutputs = ValueMapText.choice(of: pairs.map { String(describing: $0.1) })
  }
}

extension ValueMapTable: Sendable where Input: Sendable, Output: Sendable {}

/// An error in a map, independent of the value.
struct ValueMapFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The texts of a map's keys and values in error messages.
enum ValueMapText {
  /// The maximum number of listed values.
  private static let limit = 12

  /// Returns the text of a value: `"open"`, `3`, `null`.
  static func quoted(_ value: Any) -> String {
    switch value {
    case let text as String: "\"\(text)\""
    case let value as JSONValue: (try? value.jsonString()) ?? String(describing: value)
    case let wrapped as any OptionalValue: wrapped.inner.map(quoted) ?? "null"
    default: String(describing: value)
    }
  }

  /// Returns the text of a value without quotes, for messages that add them.
  static func plain(_ value: Any) -> String { (value as? String) ?? quoted(value) }

  /// Returns the text of a list: `"open", "closed" or null`.
  static func choice(of words: [String]) -> String {
    guard let last = words.last, words.count > 1 else {
      return words.first ?? "nothing, since the map is empty"
    }
    if words.count > limit { return words.prefix(limit).joined(separator: ", ") + " …" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}

/// An optional of any type.
package protocol OptionalValue { var inner: Any? { get } }

extension Optional: OptionalValue { package var inner: Any? { self } }
