import IsomerGenerator
import IsomerSyntax

/// The keys of documents that the coders of a program make of coding keys, by their strategies.
struct CoderKeys {
  /// The strategy of the decoders; `.same` or `.snake`.
  let reading: KeyStrategy
  /// The strategy of the encoders.
  let writing: KeyStrategy
  /// The keys of recorded documents, if there are any.
  let documents: DocumentKeys

  /// Finds the strategies of a program: those that the options set, or that all decoders, or all
  /// encoders, have.
  ///
  /// Other strategies apply to the coding keys, which coders convert by themselves.
  init(of source: SwiftSource, _ options: ConversionOptions) {
    documents = options.documents
    let snake = ["convertFromSnakeCase", "convertToSnakeCase"].map(CoderStrategy.known)
    let strategies = source.coders[.keys]
    reading = options.keys ?? (snake.contains(strategies.read) ? .snake : .same)
    writing = options.keys ?? (snake.contains(strategies.write) ? .snake : .same)
  }

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
