/// Reads a value in the first of two forms that fits, and writes it in the first one.
///
/// ```swift
/// // @mapped with: .anyOf(.rfc3339, .day)
/// var released: Date         // "2015-09-25T07:00:00Z", "2015-09-25"
/// ```
///
/// It is read-only if the first form is.
public struct AnyOfTransformer<First: ForwardTransformer, Second: ForwardTransformer>:
  ForwardTransformer
where First.Output == Second.Output {
  private let first: First
  private let second: Second

  /// Creates a transformer that reads with the first one, and with the second if that fails.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A value in a document, as the input of each transformer that accepts its kind.
  ///
  /// The inputs are in one object, because the compiler prints long functions to copy generic values
  /// into every program.
  public indirect enum Input {
    case forms(First.Input?, Second.Input?)
  }

  /// Returns the value of the first transformer that accepts the input.
  ///
  /// Throws an error with what both expected.
  public func transform(_ input: Input) throws -> First.Output {
    guard case .forms(let own?, let other) = input else {
      guard case .forms(_, let other?) = input else {
        throw TransformerError(expected: "a value in one of the forms", input: "null")
      }
      return try second.transform(other)
    }
    do { return try first.transform(own) } catch {
      guard let other else { throw error }
      do { return try second.transform(other) } catch let later {
        throw joinedError(error, later)
      }
    }
  }
}

/// Returns an error with what two errors of transformers expected.
private func joinedError(_ first: any Error, _ second: any Error) -> any Error {
  guard let first = first as? TransformerError, let second = second as? TransformerError else {
    return first
  }
  return TransformerError(
    expected: "\(first.expected), or \(second.expected)", input: first.input)
}

extension AnyOfTransformer: Transformer where First: Transformer {
  /// Returns the value in the first form.
  public func reverse(_ output: First.Output) throws -> Input {
    .forms(try first.reverse(output), nil)
  }
}

extension AnyOfTransformer: Sendable where First: Sendable, Second: Sendable {}

extension AnyOfTransformer.Input: Sendable where First.Input: Sendable, Second.Input: Sendable {}

extension AnyOfTransformer.Input: Readable where First.Input: Readable, Second.Input: Readable {
  /// Reads the value as the input of each transformer.
  ///
  /// Throws if neither accepts its kind.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    let start = reader.position
    let notes = reader.noteCount
    var refused: (failure: ReadingFailure, details: FailureDetails)?
    var first: First.Input?
    do { first = try First.Input.read(&reader) } catch {
      refused = (error, reader.details)
      reader.forgetAttempt(after: notes)
    }
    let end = reader.position
    reader.rewind(to: start)
    do {
      return .forms(first, try Second.Input.read(&reader))
    } catch {
      guard let refused else {
        reader.forgetAttempt(after: notes)
        reader.rewind(to: end)
        return .forms(first, nil)
      }
      let own = refused.details.expected ?? refused.failure.code.expected
      let other = reader.details.expected ?? error.code.expected
      reader.details = refused.details
      if let own, let other, own != other { reader.details.expected = "\(own), or \(other)" }
      throw refused.failure
    }
  }
}

extension JSONReader {
  /// Forgets what an attempt to read a value has recorded.
  @inline(never)
  fileprivate mutating func forgetAttempt(after notes: Int) {
    details = FailureDetails()
    collector?.forget(after: notes)
  }
}

extension AnyOfTransformer.Input: Writable where First.Input: Writable {
  /// Writes the value in the first form.
  public func write(to writer: inout JSONWriter) {
    guard case .forms(let first?, _) = self else { return writer.writeNull() }
    first.write(to: &writer)
  }
}

extension ForwardTransformer {
  /// A value in one of several forms: the first that fits is read, and the first is written.
  ///
  /// ```swift
  /// .anyOf(.rfc3339, .day)                            // "2015-09-25T07:00:00Z", "2015-09-25"
  /// .anyOf(.day, .anyOf(.rfc3339, .secondsSince1970)) // also 1443164400
  /// ```
  ///
  /// An error says what all forms expect.
  public static func anyOf<First: ForwardTransformer, Second: ForwardTransformer>(
    _ first: First, _ second: Second
  ) -> Self where Self == AnyOfTransformer<First, Second>, First.Output == Second.Output {
    AnyOfTransformer(first, second)
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
  ) -> Self
  where
    Self == AnyOfTransformer<First, AnyOfTransformer<Second, Third>>, First.Output == Second.Output,
    Second.Output == Third.Output
  {
    AnyOfTransformer(first, AnyOfTransformer(second, third))
  }
}
