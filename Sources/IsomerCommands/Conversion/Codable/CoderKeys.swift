import IsomerGenerator
import IsomerSyntax

/// The keys of documents that the coders of a program make of coding keys, by their strategies.
struct CoderKeys {
  /// The strategy of the decoders; `.same` or `.snake`.
  var reading = KeyStrategy.same
  /// The strategy of the encoders.
  var writing = KeyStrategy.same
  /// The keys of recorded documents, if there are any.
  var documents = DocumentKeys()

  /// Returns the key of a document that a decoder reads for a coding key.
  ///
  /// Keys from which the decoder's strategy cannot make the coding key are read as they are, unless
  /// recorded documents contain the original.
  func read(_ key: String) -> String {
    guard reading == .snake else { return key }
    if let original = documents.original(of: key) { return original }
    let snake = SnakeCaseKey.form(of: key)
    return (ConvertedKey.form(of: snake) ?? snake) == key ? snake : key
  }

  /// Returns the option for the key that is written, if the strategies of both directions make two keys
  /// of one: decoders read both.
  func aliases(of property: PropertyMapping) -> [String] {
    guard reading == writing, case .key(let read)? = property.readPath?.components.last,
      case .key(let written)? = property.writePath?.components.last,
      read != written, documents.original(of: written) == read
    else { return [] }
    return ["alias: \(SwiftLiteral.string(written))"]
  }

  /// Returns the key of a document that an encoder writes for a coding key.
  func written(_ key: String) -> String {
    writing == .snake ? SnakeCaseKey.form(of: key) : key
  }
}

extension CoderKeys {
  /// Finds the strategies of a program: those that the options set, or that all decoders, or all
  /// encoders, have.
  ///
  /// A program without encoders is assumed to write what it reads.
  init(of source: SwiftSource, _ options: ConversionOptions) {
    documents = options.documents
    if let keys = options.keys {
      (reading, writing) = (keys, keys)
      return
    }
    reading = Self.strategy("JSONDecoder", "convertFromSnakeCase", in: source) ?? .same
    writing = Self.strategy("JSONEncoder", "convertToSnakeCase", in: source) ?? reading
  }

  /// Returns the strategy of all coders of a type; nil if the program creates none.
  private static func strategy(
    _ coder: String, _ strategy: String, in source: SwiftSource
  ) -> KeyStrategy? {
    let created = CoderUses.created(coder, in: source)
    let converting = source.uses(of: strategy).count
    guard created > 0 || converting > 0 else { return nil }
    return converting > 0 && converting >= created ? .snake : .same
  }
}
