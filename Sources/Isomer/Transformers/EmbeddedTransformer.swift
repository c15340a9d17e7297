/// A string that contains a JSON document ↔ a value of that document's type.
///
/// ```swift
/// // @mapped with: .embedded()
/// var settings: Settings     // "{\"theme\":\"dark\"}"
/// ```
///
/// The document is read like any other of its type; an error includes the path inside it:
///
/// ```
/// settings: expected a JSON document in a string,
///   found string "{\"theme\":5}": theme: expected a string, found number 5
///   (line 1, column 13, byte 12)
/// ```
///
/// It is written compactly, with the default options and the profile of the enclosing document. It
/// is read-only if the type is.
public struct EmbeddedTransformer<Output: Readable>: ForwardTransformer, Sendable {
  private let depthLimit: Int

  package init(depthLimit: Int = 128) { self.depthLimit = depthLimit }

  /// Returns the value of the document in a text; throws with the reading error as the reason.
  public func transform(_ input: String) throws -> Output {
    do {
      return try Embedding.deepened {
        try Output(
          json: input,
          options: ReadingOptions(depthLimit: depthLimit, embeddedAs: MappingContext.profile))
      }
    } catch {
      // The text contains the secret of the document.
      let isSecret = (error as? MappingError)?.isSecret == true
      throw TransformerError(
        expected: "a JSON document in a string", input: isSecret ? redaction : input,
        reason: FailureDetails.words(of: error), underlying: error)
    }
  }
}

extension EmbeddedTransformer: Transformer where Output: Writable {
  /// Returns the document of a value; throws with the path of a value that JSON cannot represent.
  public func reverse(_ output: Output) throws -> String {
    try Embedding.deepened {
      try output.jsonString(WritingOptions().under(MappingContext.profile))
    }
  }
}

/// The number of enclosing embedded documents being read or written.
///
/// Each document has its own depth limit, so a hostile document must not nest them without end.
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
  /// A string that contains a JSON document ↔ a value of the document's type.
  ///
  /// ```swift
  /// .embedded()                        // the property's type
  /// .embedded(as: Settings.self)
  /// .base64.then(.utf8).then(.embedded())
  /// ```
  ///
  /// `depthLimit` limits the nesting depth of arrays and objects. Embedded documents count their
  /// levels from zero, so the limit is lower than that of other documents. Documents can be embedded
  /// in each other four levels deep.
  public static func embedded<Output: Readable>(
    as _: Output.Type = Output.self, depthLimit: Int = 128
  ) -> Self where Self == EmbeddedTransformer<Output> {
    EmbeddedTransformer(depthLimit: depthLimit)
  }
}
