import IsomerGenerator
import IsomerSyntax

/// The strategies of the coders of a program, and the forms of keys and dates that they make.
struct CoderStrategies {
  /// The type of dates.
  static let dates = "Date"
  /// The transformer with the form of dates in mappings without one.
  static let usualDates = ".rfc3339"

  private var strategies: [CoderSetting: Directed<CoderStrategy>] = [:]
  private let options: ConversionOptions
  /// The transformer that the options or the target set for dates.
  private let chosenDates: String?

  /// Finds the strategies.
  ///
  /// A program with coders of one direction is assumed to have the same forms in the other.
  init(of source: SwiftSource, _ options: ConversionOptions) {
    self.options = options
    let isDecided = source.models.flatMap(\.declaration.annotations).flatMap(\.options).contains {
      $0.name.text == "for" && $0.value?.text == Self.dates
    }
    chosenDates = isDecided ? Self.usualDates : options.dates
    for setting in CoderSetting.allCases {
      let found = Directed { CoderStrategy(of: setting, reads: $0, in: source) }
      strategies[setting] = Directed { reads in
        found[reads: reads] == .none ? found[reads: !reads] : found[reads: reads]
      }
    }
  }

  subscript(setting: CoderSetting) -> Directed<CoderStrategy> {
    strategies[setting] ?? Directed { _ in .none }
  }

  // MARK: Keys

  /// The strategies for keys, `.same` or `.snake`: those that the options set, or that all decoders,
  /// or all encoders, have.
  ///
  /// Other strategies apply to the coding keys, which coders convert by themselves.
  var keys: Directed<KeyStrategy> {
    let snake = ["convertFromSnakeCase", "convertToSnakeCase"].map(CoderStrategy.known)
    return Directed { options.keys ?? (snake.contains(self[.keys][reads: $0]) ? .snake : .same) }
  }

  /// Returns the key of a document for a coding key.
  ///
  /// Keys from which the decoder's strategy cannot make the coding key are read as they are, unless
  /// recorded documents contain the original.
  func key(_ key: String, reads: Bool) -> String {
    guard keys[reads: reads] == .snake else { return key }
    let snake = SnakeCaseKey.form(of: key)
    guard reads else { return snake }
    return options.documents.original(of: key)
      ?? ((ConvertedKey.form(of: snake) ?? snake) == key ? snake : key)
  }

  /// Returns the path of the document's key for a coding key.
  func path(_ key: String, reads: Bool) -> KeyPathText {
    KeyPathText([.key(self.key(key, reads: reads))])
  }

  /// Returns the option for the key that is written, if the strategies of both directions make two keys
  /// of one: decoders read both.
  func aliases(of property: PropertyMapping) -> [String] {
    guard keys.read == keys.write, case .key(let read)? = property.readPath?.components.last,
      case .key(let written)? = property.writePath?.components.last,
      read != written, options.documents.original(of: written) == read
    else { return [] }
    return ["alias: \(SwiftLiteral.string(written))"]
  }

  // MARK: Dates

  /// The transformers of dates, as in an annotation; nil if the form is unknown.
  var dates: Directed<String?> {
    Directed { chosenDates ?? Self.transformer(self[.dates][reads: $0], reads: $0) }
  }

  /// The transformers for all dates of the target; nil if none is required, or all are unknown.
  ///
  /// Types that contain dates are not converted in the direction of an unknown form.
  var dateTransformers: Directed<String>? {
    let forms = dates
    let known = [forms.read, forms.write].compactMap(\.self)
    guard known.contains(where: { $0 != Self.usualDates }) else { return nil }
    return Directed { forms[reads: $0] ?? known[0] }
  }

  private static func transformer(_ strategy: CoderStrategy, reads: Bool) -> String? {
    switch strategy {
    case .known("iso8601"):
      reads ? usualDates : ".rfc3339(fractionDigits: 0, rounding: .down)"
    case .known("deferredToDate"): ".secondsSince2001"
    case .known("secondsSince1970"): ".secondsSince1970"
    case .known("millisecondsSince1970"): ".millisecondsSince1970"
    default: nil
    }
  }
}
