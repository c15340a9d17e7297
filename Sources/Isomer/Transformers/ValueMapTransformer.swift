/// Maps values of the document to values of the property, one by one.
///
/// ```swift
/// // @mapped with: .map(["open": .open, "closed": .closed, "done": .closed], default: .open)
/// var state: State
/// ```
///
/// | | with a pair | without |
/// |---|---|---|
/// | reading | its value | `default:`; without one an error that lists the known inputs |
/// | writing | its key | `reverseDefault:`; without one an error |
///
/// Keys may be strings, numbers, Bool, with nil among them null (`["open": .open, nil: .unknown]`),
/// and with `map(values:)` values of every kind. Where two keys have one value, as above, the map
/// only reads: writing is an error that names them, even of a value that stands there once. So is
/// every use of a map that has a key twice.
public struct ValueMapTransformer<Input: Hashable, Output: Hashable>: Transformer {
  private let table: ValueMapTable<Input, Output>
  private let fallback: Output?
  /// What is written for a value without a pair.
  ///
  /// The input may be an optional itself, and nil one.
  private let reverseFallback: Input?

  /// A transformer by pairs; a value without one is an error.
  public init(_ pairs: KeyValuePairs<Input, Output>, default fallback: Output? = nil) {
    table = ValueMapTable(pairs.map { ($0.key, $0.value) })
    self.fallback = fallback
    reverseFallback = nil
  }

  /// A transformer by pairs that writes `reverseDefault` for a value without one.
  public init(
    _ pairs: KeyValuePairs<Input, Output>, default fallback: Output? = nil,
    reverseDefault: Input
  ) {
    table = ValueMapTable(pairs.map { ($0.key, $0.value) })
    self.fallback = fallback
    reverseFallback = .some(reverseDefault)
  }

  /// The value of the pair with this key, or the default.
  public func transform(_ input: Input) throws -> Output {
    if let fault = table.faultOfKeys { throw fault }
    // No key of a map that is written in code has so many marks; looking for it would be slow.
    let isKnown = !((input as? String)?.hashesSlowly ?? false)
    if let output = (isKnown ? table.outputs[input] : nil) ?? fallback { return output }
    throw TransformerError(expected: table.knownInputs, input: ValueMapText.plain(input))
  }

  /// The key of the pair with this value, or the default for writing.
  public func reverse(_ output: Output) throws -> Input {
    if let fault = table.faultOfKeys ?? table.faultOfValues { throw fault }
    if let input = table.inputs[output] { return input }
    guard let input = reverseFallback else {
      throw TransformerError(expected: table.knownOutputs, input: ValueMapText.plain(output))
    }
    return input
  }
}

extension ValueMapTransformer: Sendable where Input: Sendable, Output: Sendable {}

extension ForwardTransformer {
  /// Values of the document ↔ values of the property, by pairs.
  ///
  /// ```swift
  /// .map(["open": .open, "closed": .closed])
  /// .map(["open": .open, "closed": .closed], default: .unknown)     // for all other inputs
  /// ```
  public static func map<Input: Hashable, Output: Hashable>(
    _ pairs: KeyValuePairs<Input, Output>, default fallback: Output? = nil
  ) -> Self where Self == ValueMapTransformer<Input, Output> { Self(pairs, default: fallback) }

  /// Values of the document ↔ values of the property, by pairs, and what is written for a value
  /// without a pair.
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

  /// Values of any kind ↔ values of the property, by pairs.
  ///
  /// ```swift
  /// .map(values: ["on": true, 1: true, "off": false, nil: false])
  /// ```
  public static func map<Output: Hashable>(
    values pairs: KeyValuePairs<Value, Output>, default fallback: Output? = nil
  ) -> Self where Self == ValueMapTransformer<Value, Output> { Self(pairs, default: fallback) }

  /// Values of any kind ↔ values of the property, by pairs, and what is written for a value without
  /// a pair.
  public static func map<Output: Hashable>(
    values pairs: KeyValuePairs<Value, Output>, default fallback: Output? = nil,
    reverseDefault: Value
  ) -> Self where Self == ValueMapTransformer<Value, Output> {
    Self(pairs, default: fallback, reverseDefault: reverseDefault)
  }
}

/// The map itself, in both directions, and what is wrong with it.
private struct ValueMapTable<Input: Hashable, Output: Hashable> {
  private(set) var outputs: [Input: Output] = [:]
  private(set) var inputs: [Output: Input] = [:]
  /// A key that stands twice.
  private(set) var faultOfKeys: ValueMapFault?
  /// Two keys with the same value: there is no telling which one to write.
  private(set) var faultOfValues: ValueMapFault?
  /// What stands in the map, in order, for the messages.
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

/// What is wrong with a map itself, whatever the value.
struct ValueMapFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// How a map's keys and values are told.
private enum ValueMapText {
  /// Longer lists are cut.
  private static let limit = 12

  /// `"open"`, `3`, `null`.
  static func quoted(_ value: some Any) -> String {
    switch value as Any? {
    case let text as String: "\"\(text)\""
    case let value as Value: (try? value.jsonString()) ?? String(describing: value)
    case let wrapped as any OptionalValue: wrapped.inner.map(quoted) ?? "null"
    default: String(describing: value)
    }
  }

  /// The value where quotes stand around it already.
  static func plain(_ value: some Any) -> String { (value as? String) ?? quoted(value) }

  /// `"open", "closed" or null`.
  static func choice(of words: [String]) -> String {
    guard let last = words.last, words.count > 1 else {
      return words.first ?? "nothing, since the map is empty"
    }
    if words.count > limit { return words.prefix(limit).joined(separator: ", ") + " …" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}

/// An optional of whatever type.
private protocol OptionalValue { var inner: Any? { get } }
extension Optional: OptionalValue { var inner: Any? { self } }
