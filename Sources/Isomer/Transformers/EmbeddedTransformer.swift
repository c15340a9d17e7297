/// A string that holds a JSON document ↔ a value of that document's type.
///
/// ```swift
/// // @mapped with: .embedded()
/// var settings: Settings     // "{\"theme\":\"dark\"}"
/// ```
///
/// The document is read by the rules of its type; an error says where inside it is:
///
/// ```
/// settings: expected a JSON document in a string, found string "{\"theme\":5}": theme: expected a
/// string, found number 5 (line 1, column 10, byte 9) (line 1, column 13, byte 12)
/// ```
///
/// It is written compactly, with the options that everything uses by default, and under the profile
/// of the document around it. It reads only if the type does.
public struct EmbeddedTransformer<Output: Readable>: ForwardTransformer, Sendable {
  private let depthLimit: Int

  /// A transformer for documents in strings, whose arrays and objects are nested no deeper than
  /// the limit.
  ///
  /// Embedded documents count their levels anew, so the limit is lower than that of a document of
  /// its own. Embedded documents in embedded documents may be four levels deep.
  public init(depthLimit: Int = 128) { self.depthLimit = depthLimit }

  /// The value of the document in a text; throws what reading it throws, as the reason.
  public func transform(_ input: String) throws -> Output {
    do {
      return try Embedding.deepened {
        try Output(
          json: input,
          options: ReadingOptions(depthLimit: depthLimit, embeddedAs: MappingContext.profile))
      }
    } catch {
      throw failure(input, FailureDetails.words(of: error), error)
    }
  }

  private func failure(
    _ input: String, _ reason: String, _ underlying: (any Error)? = nil
  ) -> TransformerError {
    // A secret in the document stands in the text too.
    let isSecret = (underlying as? MappingError)?.isSecret == true
    return TransformerError(
      expected: "a JSON document in a string", input: isSecret ? redaction : input, reason: reason,
      underlying: underlying)
  }
}

extension EmbeddedTransformer: Transformer where Output: Writable {
  /// The document of a value; throws for what JSON cannot hold, with the path to it.
  public func reverse(_ output: Output) throws -> String {
    try Embedding.deepened {
      try output.jsonString(WritingOptions().under(MappingContext.profile))
    }
  }
}

/// How many embedded documents are being read or written around the one at hand.
///
/// Each may nest up to its own limit, and a hostile one must not add limit to limit without end.
private enum Embedding {
  private static let limit = 4
  @TaskLocal private static var level = 0

  struct TooDeep: Error, CustomStringConvertible {
    var description: String { "documents are embedded deeper than \(limit) levels" }
  }

  /// Calls a closure one level deeper.
  static func deepened<Result>(_ body: () throws -> Result) throws -> Result {
    guard level < limit else { throw TooDeep() }
    return try $level.withValue(level + 1, operation: body)
  }
}

extension ForwardTransformer {
  /// A string that holds a JSON document ↔ a value of the document's type.
  ///
  /// ```swift
  /// .embedded()                        // the property's type
  /// .embedded(as: Settings.self)
  /// .base64.then(.utf8).then(.embedded())
  /// ```
  public static func embedded<Output: Readable>(
    as _: Output.Type = Output.self, depthLimit: Int = 128
  ) -> Self where Self == EmbeddedTransformer<Output> {
    EmbeddedTransformer(depthLimit: depthLimit)
  }
}
