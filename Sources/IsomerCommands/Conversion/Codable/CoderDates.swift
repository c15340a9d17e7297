import IsomerGenerator
import IsomerSyntax

/// The transformers for the dates that the coders of a program read and write, by their strategies.
struct CoderDates {
  static let typeName = "Date"
  /// The transformer with the form of mappings without one.
  static let standard = ".rfc3339"

  /// The transformers, as in an annotation; nil if the form is unknown.
  private let forms: Directed<String?>

  /// Finds the transformers of a program's strategies, unless the options or the target set others.
  init(of source: SwiftSource, _ choices: ConversionOptions) {
    let options = source.models.flatMap(\.declaration.annotations).flatMap(\.options)
    let isDecided = options.contains {
      $0.name.text == "for" && $0.value?.text == Self.typeName
    }
    if let text = isDecided ? Self.standard : choices.dates {
      forms = Directed(read: text, write: text)
    } else {
      let strategies = source.coders[.dates]
      forms = Directed(
        read: Self.transformer(strategies.read, reads: true),
        write: Self.transformer(strategies.write, reads: false))
    }
  }

  /// True if the form of dates is known in both directions.
  var areKnown: Bool { isKnown(reads: true) && isKnown(reads: false) }

  /// Returns true if the form of dates is known in a direction.
  func isKnown(reads: Bool) -> Bool { (reads ? forms.read : forms.write) != nil }

  /// The transformers for all dates of the target; nil if none is required, or all are unknown.
  ///
  /// Types that contain dates are not converted in the direction of an unknown form.
  var transformers: Directed<String>? {
    let known = [forms.read, forms.write].compactMap(\.self)
    guard known.contains(where: { $0 != Self.standard }) else { return nil }
    return Directed(read: forms.read ?? known[0], write: forms.write ?? known[0])
  }

  private static func transformer(_ strategy: CoderStrategy, reads: Bool) -> String? {
    switch strategy {
    case .known("iso8601"):
      reads ? standard : ".rfc3339(fractionDigits: 0, rounding: .down)"
    case .known("deferredToDate"): ".secondsSince2001"
    case .known("secondsSince1970"): ".secondsSince1970"
    case .known("millisecondsSince1970"): ".millisecondsSince1970"
    default: nil
    }
  }
}
