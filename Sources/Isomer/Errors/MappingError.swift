/// An error that describes why a document could not be read or a value could not be written, and
/// where.
///
/// ```swift
/// do {
///   let post = try Post(json: data)
/// } catch {
///   print(error)
///   // comments[3].author.id: expected a number, found string "x"
///   //   (line 12, column 7, byte 431)
///   print(error.path, error.code)
///   // comments[3].author.id typeMismatch
/// }
/// ```
///
/// The location is determined only after a failure, by walking the document again; a document that
/// is read without error has no overhead. For writing, the location is in the output. Dictionaries
/// and property lists have no text, so only the path is available.
public struct MappingError: Error, Sendable {
  /// The kind of the failure; stable, so code can depend on it.
  public internal(set) var code: Code

  /// The path of the invalid value from the document's root.
  public package(set) var path: ValuePath

  /// The offset in the document in bytes; nil if there are no bytes.
  public package(set) var offset: Int?

  /// The line of ``offset``, counted from 1; nil if there is no text.
  ///
  /// Lines end with a line feed.
  public package(set) var line: Int?

  /// The column of ``offset``, counted from 1, in UTF-8 bytes; nil if there is no text.
  ///
  /// A byte order mark is not counted.
  public package(set) var column: Int?

  /// The expected value, such as `a number`; nil if nothing specific was expected.
  public internal(set) var expected: String?

  /// The value that was found, such as `string "x"`; nil if it is not relevant.
  public internal(set) var found: String?

  /// The rest of the explanation, such as the message of a transformer's own error.
  public package(set) var reason: String?

  /// The error that a transformer, a hook or a check threw, unchanged; nil if none did.
  ///
  /// ```swift
  /// catch where error.underlying is Expired { … }
  /// ```
  ///
  /// If a transformer failed because of another error, such as the underlying error of a
  /// ``TransformerError`` or the error of a model in embedded text, it is that error.
  public internal(set) var underlying: (any Error)?

  /// True if the value is secret; then ``found`` contains only its kind.
  public internal(set) var isSecret: Bool

  /// The name of the model that the error is about, such as `Issue`; nil if unknown.
  public var model: String? { origin?.model }

  /// The name of the property that the error is about, such as `htmlURL`; nil if it is not about a
  /// single one.
  ///
  /// For a flattened struct that is read with the keys of ``model``, it is a path: `home.city`.
  public var property: String? { origin?.property }

  /// The file of the property's declaration, or of the model: `Issue.swift`.
  public var source: String? { origin?.source }

  var origin: ModelOrigin?

  /// True if the document does not contain the value, which a hook created.
  var isElsewhere = false

  /// The other errors of the document after this one, in document order; see ``all``.
  public package(set) var others: [MappingError] = []

  /// True if there may be more errors than were collected; see ``ReadingOptions/errorLimit``.
  public internal(set) var isTruncated = false

  /// Creates an error from all its parts; for hand-written mappings.
  ///
  /// ```swift
  /// throw MappingError(
  ///   .invalidValue, path: "user.age", expected: "an age below 150")
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
  /// Returns whether two errors have the same code, location and message.
  ///
  /// Their other errors are not compared.
  public static func == (first: MappingError, second: MappingError) -> Bool {
    first.code == second.code && first.path == second.path && first.offset == second.offset
      && first.line == second.line && first.column == second.column
      && first.expected == second.expected && first.found == second.found
      && first.reason == second.reason
  }
}
