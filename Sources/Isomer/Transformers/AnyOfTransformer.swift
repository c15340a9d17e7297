/// Reads a value in the first of two forms that fits, and writes it in the first one: `.anyOf(…)`.
///
/// It is read-only if the first form is. It is a class, because the functions that copy a struct would
/// be in every program.
public final class AnyOfTransformer<First: ForwardTransformer, Second: ForwardTransformer>:
  ForwardTransformer
where First.Output == Second.Output, First.Input: Readable, Second.Input: Readable {
  private let first: First
  private let second: Second

  fileprivate init(first: First, second: Second) {
    (self.first, self.second) = (first, second)
  }

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
  /// .anyOf(.day, .rfc3339, .secondsSince1970)      // "2015-09-25", 1443164400
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
public final class AnyOfInput: Readable, Writable {
  private let bytes: [UInt8]
  private let isNative: Bool
  private let options: ReadingOptions
  /// Writes the value of a model; nil for the value of a document.
  private let output: ((inout JSONWriter) -> Void)?

  private init(
    _ bytes: [UInt8], isNative: Bool = false, _ options: ReadingOptions = ReadingOptions(),
    _ output: ((inout JSONWriter) -> Void)? = nil
  ) {
    (self.bytes, self.isNative, self.options, self.output) = (bytes, isNative, options, output)
  }

  /// Creates the value that a transformer writes.
  fileprivate convenience init<First: Transformer>(_ first: First, _ output: First.Output) throws
  where First.Input: Writable {
    let input = try first.reverse(output)
    self.init([]) { input.write(to: &$0) }
  }

  /// Reads any value.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> AnyOfInput {
    _ = try reader.peekKind()
    let start = reader.cursor
    try reader.skipValue()
    reader.valueEnds.open?.complete()
    let bytes = Array(UnsafeBufferPointer(start: reader.base + start, count: reader.cursor - start))
    return AnyOfInput(bytes, isNative: reader.isNative, reader.options)
  }

  /// Writes the value.
  public func write(to writer: inout JSONWriter) {
    if let output { return output(&writer) }
    bytes.withUnsafeBytes { writer.appendBytes($0) }
  }

  /// Returns the value in the first of two forms that fits.
  fileprivate func read<First: ForwardTransformer, Second: ForwardTransformer>(
    _ first: First, _ second: Second
  ) throws -> First.Output
  where First.Output == Second.Output, First.Input: Readable, Second.Input: Readable {
    var output: First.Output?
    try attempt(
      { reader throws(ReadingFailure) in output = try reader.transformed(first) },
      { reader throws(ReadingFailure) in output = try reader.transformed(second) })
    guard let output else { throw TransformerError(expected: "a value", input: "") }
    return output
  }

  private typealias Reading = (inout JSONReader) throws(ReadingFailure) -> Void

  /// Reads in the first of two ways that does not fail.
  private func attempt(_ first: Reading, _ second: Reading) throws {
    guard let own = try failure(first), let other = try failure(second) else { return }
    guard own.expected != other.expected else { throw own }
    throw TransformerError(expected: "\(own.expected), or \(other.expected)", input: own.input)
  }

  private func failure(_ read: Reading) throws -> TransformerError? {
    try bytes.withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes, options: options)
      reader.isNative = isNative
      do throws(ReadingFailure) {
        try read(&reader)
        return nil
      } catch {
        if error.code.endsReading { throw reader.error(error) }
        let details = reader.details
        return TransformerError(
          expected: details.expected ?? error.code.expected ?? "a value in another form",
          input: String(decoding: bytes, as: UTF8.self), reason: details.reason)
      }
    }
  }
}
