/// Reads numbers that are not finite from words, which JSON has no numbers for.
///
/// ```swift
/// // @mapped with: .nonFinite()
/// var ratio: Double          // 1.5, "NaN", "Infinity", "-Infinity"
/// ```
///
/// Finite numbers are read and written without it.
public struct NonFiniteTransformer<Output: BinaryFloatingPoint & Readable & Writable & Sendable>:
  Transformer, Sendable
{
  /// A number or a word of the document.
  public enum Input: Readable, Writable, Sendable {
    case number(Output), word(String)

    /// Reads a number or a string.
    public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Input {
      guard try reader.peekKind() == .string else { return .number(try Output.read(&reader)) }
      return .word(try reader.readString())
    }

    /// Writes the number or the string.
    public func write(to writer: inout JSONWriter) {
      switch self {
      case .number(let number): number.write(to: &writer)
      case .word(let word): writer.write(word)
      }
    }
  }

  let nan: String
  let infinity: String
  let negativeInfinity: String

  /// Returns the number, or the value of the word; throws for other words.
  public func transform(_ input: Input) throws -> Output {
    switch input {
    case .number(let number): return number
    case .word(let word) where word.isWord(nan): return .nan
    case .word(let word) where word.isWord(infinity): return .infinity
    case .word(let word) where word.isWord(negativeInfinity): return -.infinity
    case .word(let word):
      throw TransformerError(
        expected: "a number, \"\(nan)\", \"\(infinity)\" or \"\(negativeInfinity)\"", input: word)
    }
  }

  /// Returns a finite number, or the word for another one.
  public func reverse(_ output: Output) -> Input {
    if output.isFinite { return .number(output) }
    return .word(output.isNaN ? nan : output < 0 ? negativeInfinity : infinity)
  }
}

extension ForwardTransformer {
  /// Numbers, and words for NaN and the infinities ↔ a `Double` or another floating-point number.
  ///
  /// ```swift
  /// .nonFinite()      // "NaN", "-Infinity"
  /// .nonFinite(nan: "nan", infinity: "inf", negativeInfinity: "-inf")
  /// ```
  public static func nonFinite<Output>(
    nan: String = "NaN", infinity: String = "Infinity", negativeInfinity: String = "-Infinity"
  ) -> Self where Self == NonFiniteTransformer<Output> {
    Self(nan: nan, infinity: infinity, negativeInfinity: negativeInfinity)
  }
}

/// Reads empty text as nil, and writes nil as empty text.
///
/// ```swift
/// // @mapped with: .emptyAsNil()
/// var note: String?          // "" is nil
/// // @mapped with: .emptyAsNil(.url)
/// var home: URL?             // "" is nil, and other text a URL
/// ```
public struct EmptyAsNilTransformer<Wrapped: ForwardTransformer>: ForwardTransformer {
  private let wrapped: Wrapped

  init(_ wrapped: Wrapped) { self.wrapped = wrapped }

  /// Returns nil for empty text, and otherwise the transformed value.
  public func transform(_ input: EmptyText<Wrapped.Input>) throws -> Wrapped.Output? {
    guard case .value(let value) = input else { return nil }
    return try wrapped.transform(value)
  }
}

extension EmptyAsNilTransformer: Transformer where Wrapped: Transformer {
  /// Returns empty text for nil, and otherwise the value in the document.
  public func reverse(_ output: Wrapped.Output?) throws -> EmptyText<Wrapped.Input> {
    guard let output else { return .empty }
    return .value(try wrapped.reverse(output))
  }
}

extension EmptyAsNilTransformer: Sendable where Wrapped: Sendable {}

/// Empty text, or another value of a document.
public enum EmptyText<Value> {
  case empty, value(Value)
}

extension EmptyText: Sendable where Value: Sendable {}

extension EmptyText: Readable where Value: Readable {
  /// Reads `""`, or `null`, or a value.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    if try reader.readNull() { return .empty }
    let start = reader.position
    if try reader.peekKind() == .string, try reader.readString().isEmpty { return .empty }
    reader.rewind(to: start)
    return .value(try Value.read(&reader))
  }
}

extension EmptyText: Writable where Value: Writable {
  /// Writes `""`, or the value.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .empty: writer.write("")
    case .value(let value): value.write(to: &writer)
    }
  }
}

extension ForwardTransformer {
  /// Empty text ↔ nil; other values are transformed.
  ///
  /// ```swift
  /// .emptyAsNil(.url)          // "" is nil
  /// ```
  public static func emptyAsNil<Wrapped: ForwardTransformer>(_ wrapped: Wrapped) -> Self
  where Self == EmptyAsNilTransformer<Wrapped> { Self(wrapped) }

  /// Empty text ↔ nil; other values are read and written as their type.
  ///
  /// ```swift
  /// .emptyAsNil()              // "" is nil for a String?, Int? or Date?
  /// ```
  public static func emptyAsNil<Value>() -> Self
  where Self == EmptyAsNilTransformer<StandardTransformer<Value, Value>> {
    Self(StandardTransformer(read: { $0 }, write: { $0 }))
  }
}
