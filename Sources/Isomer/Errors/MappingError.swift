/// Why a document could not be read or a value could not be written, and where.
///
/// ```swift
/// do {
///   let post = try Post(json: data)
/// } catch {
///   print(error)
///   // comments[3].author.id: expected a number, found string "x" (line 12, column 7, byte 431)
///   print(error.path, error.code)
///   // comments[3].author.id typeMismatch
/// }
/// ```
///
/// The place is found only after a failure, by walking the document once more; a document that
/// is read without error pays nothing for it. While writing, the place is one in the output. Where
/// there is no text, as with dictionaries and property lists, there is only the path.
public struct MappingError: Error, Sendable {
  /// What kind of failure it is; stable, so that code can decide by it.
  public let code: Code

  /// The value at fault: the keys and indexes that lead to it from the document's root.
  public package(set) var path: ValuePath

  /// The place in the document, as a number of bytes from its start; nil where there are no bytes.
  public let offset: Int?

  /// The line of ``offset``, counted from 1; nil where there is no text.
  ///
  /// Lines end with a line feed.
  public let line: Int?

  /// The column of ``offset``, counted from 1, in UTF-8 bytes; nil where there is no text.
  ///
  /// A byte order mark is not counted.
  public let column: Int?

  /// What should have stood there, such as `a number`; nil where nothing particular was expected.
  public let expected: String?

  /// What stands there, such as `string "x"`; nil where it does not matter.
  public let found: String?

  /// The rest of the explanation, such as the words of a transformer's own error.
  public package(set) var reason: String?

  /// The error that a transformer, a hook or a check threw, as it was thrown; nil where none did.
  ///
  /// ```swift
  /// catch where error.underlying is Expired { … }
  /// ```
  ///
  /// Of a transformer that failed because of another error, such as a ``TransformerError`` with an
  /// underlying one or a model in embedded text, it is that error.
  public let underlying: (any Error)?

  /// Whether the value is secret, so that ``found`` tells its kind alone.
  public let isSecret: Bool

  /// The model that the error is about, such as `Issue`; nil where none is known.
  public internal(set) var model: String?

  /// The property of the model, such as `htmlURL`; nil where it is about no single one.
  public internal(set) var property: String?

  /// Where the property is declared, as file and line: `Issue.swift:9`; of a model as a whole the
  /// file alone.
  public internal(set) var source: String?

  /// The errors behind this one in the document, in its order; see ``all``.
  public internal(set) var others: [MappingError] = []

  /// Whether there may be more errors than were collected; see ``ReadingOptions/errorLimit``.
  public internal(set) var isCut = false

  /// An error with all its parts; for types that are mapped by hand.
  ///
  /// ```swift
  /// throw MappingError(.invalidValue, path: "user.age", expected: "an age below 150")
  /// ```
  public init(
    _ code: Code, path: ValuePath = ValuePath(), offset: Int? = nil, line: Int? = nil,
    column: Int? = nil, expected: String? = nil, found: String? = nil, reason: String? = nil,
    underlying: (any Error)? = nil, isSecret: Bool = false
  ) {
    self.code = code
    self.path = path
    self.offset = offset
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
    self.reason = reason
    self.underlying = underlying
    self.isSecret = isSecret
  }
}

extension MappingError: Equatable {
  /// Whether two errors are of the same kind, at the same place and in the same words.
  ///
  /// The errors behind them are not compared.
  public static func == (first: MappingError, second: MappingError) -> Bool {
    first.code == second.code && first.path == second.path && first.offset == second.offset
      && first.line == second.line && first.column == second.column
      && first.expected == second.expected && first.found == second.found
      && first.reason == second.reason
  }
}
