/// Reads a value in the first of two forms that fits, and writes it in the first one: `.anyOf(…)`.
///
/// It is read-only if the first form is.
public struct AnyOfTransformer<First: ForwardTransformer, Second: ForwardTransformer>:
  ForwardTransformer
where First.Output == Second.Output, First.Input: Readable, Second.Input: Readable {
  fileprivate let first: First
  fileprivate let second: Second

  /// Returns the value in the first form that fits.
  ///
  /// Throws an error with what both forms expect.
  public func transform(_ input: AnyOfInput) throws -> First.Output {
    try input.read(first, second)
  }
}

extension AnyOfTransformer: Transformer where First: Transformer, First.Input: Writable {
  /// Returns the value in the first form.
  public func reverse(_ output: First.Output) throws -> AnyOfInput { try AnyOfInput(first, output) }
}

extension AnyOfTransformer: Sendable where First: Sendable, Second: Sendable {}

extension ForwardTransformer {
  /// A value in one of two forms: the first that fits is read, and the first is written.
  ///
  /// ```swift
  /// // @mapped with: .anyOf(.rfc3339, .day)
  /// var released: Date         // "2015-09-25T07:00:00Z", "2015-09-25"
  /// ```
  ///
  /// An error says what both forms expect.
  public static func anyOf<First: ForwardTransformer, Second: ForwardTransformer>(
    _ first: First, _ second: Second
  ) -> Self where Self == AnyOfTransformer<First, Second> {
    AnyOfTransformer(first: first, second: second)
  }

  /// A value in one of three forms: the first that fits is read, and the first is written.
  ///
  /// ```swift
  /// .anyOf(.day, .rfc3339, .secondsSince1970)         // "2015-09-25", 1443164400
  /// ```
  public static func anyOf<
    First: ForwardTransformer, Second: ForwardTransformer, Third: ForwardTransformer
  >(
    _ first: First, _ second: Second, _ third: Third
  ) -> Self where Self == AnyOfTransformer<First, AnyOfTransformer<Second, Third>> {
    AnyOfTransformer(first: first, second: AnyOfTransformer(first: second, second: third))
  }
}

/// A value in a document that is read in several forms, or written in one.
///
/// It keeps the bytes of the value until they are read: the forms have different inputs.
public struct AnyOfInput: Readable, Writable {
  private enum Content {
    case bytes([UInt8], isNative: Bool, ReadingOptions)
    case output((inout JSONWriter) -> Void)
  }

  private let content: Content

  /// Creates the value that a transformer writes.
  fileprivate init<First: Transformer>(_ first: First, _ output: First.Output) throws
  where First.Input: Writable {
    let input = try first.reverse(output)
    content = .output { input.write(to: &$0) }
  }

  private init(_ content: Content) { self.content = content }

  /// Reads any value.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> AnyOfInput {
    _ = try reader.peekKind()
    let start = reader.cursor
    try reader.skipValue()
    let bytes = Array(UnsafeBufferPointer(start: reader.base + start, count: reader.cursor - start))
    return AnyOfInput(.bytes(bytes, isNative: reader.isNative, reader.options))
  }

  /// Writes the value.
  public func write(to writer: inout JSONWriter) {
    switch content {
    case .bytes(let bytes, _, _): bytes.withUnsafeBytes { writer.appendBytes($0) }
    case .output(let write): write(&writer)
    }
  }

  /// Returns the value in the first of two forms that fits.
  fileprivate func read<First: ForwardTransformer, Second: ForwardTransformer>(
    _ first: First, _ second: Second
  ) throws -> First.Output
  where First.Output == Second.Output, First.Input: Readable, Second.Input: Readable {
    do throws(TransformerError) { return try read(with: first) } catch let own {
      do throws(TransformerError) { return try read(with: second) } catch let other {
        guard own.expected != other.expected else { throw own }
        throw TransformerError(expected: "\(own.expected), or \(other.expected)", input: own.input)
      }
    }
  }

  private func read<Form: ForwardTransformer>(
    with form: Form
  ) throws(TransformerError) -> Form.Output where Form.Input: Readable {
    guard case .bytes(let bytes, let isNative, let options) = content else {
      throw TransformerError(expected: "a value of a document", input: "")
    }
    let result = bytes.withUnsafeBytes { bytes -> Result<Form.Output, TransformerError> in
      var reader = JSONReader(unsafe: bytes, options: options)
      reader.isNative = isNative
      do throws(ReadingFailure) { return .success(try reader.transformed(form)) } catch {
        return .failure(Self.refusal(error, reader.details, bytes))
      }
    }
    return try result.get()
  }

  private static func refusal(
    _ failure: ReadingFailure, _ details: FailureDetails, _ bytes: UnsafeRawBufferPointer
  ) -> TransformerError {
    TransformerError(
      expected: details.expected ?? failure.code.expected ?? "a value in another form",
      input: String(decoding: bytes, as: UTF8.self), reason: details.reason)
  }
}
