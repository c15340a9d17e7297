import IsomerGenerator
import IsomerSyntax

/// The transformers for the dates that the coders of a program read and write, by their strategies.
struct CoderDates {
  /// The form of dates in one direction.
  enum Form: Equatable {
    /// The coders have several, or one that is code.
    case unknown
    /// The form of mappings without a transformer.
    case standard
    /// A transformer, as in an annotation.
    case transformer(String)
  }

  static let typeName = "Date"

  private let forms: Directed<Form>

  /// Finds the strategies of a program: those that all decoders, or all encoders, have.
  ///
  /// A program without encoders is assumed to write what it reads.
  init(of source: SwiftSource, _ choices: ConversionOptions) {
    let options = source.models.flatMap(\.declaration.annotations).flatMap(\.options)
    if options.contains(where: { $0.name.text == "for" && $0.value?.text == Self.typeName }) {
      // The target has decided.
      forms = Directed(read: .standard, write: .standard)
      return
    }
    if let text = choices.dates {
      let form = text == ".rfc3339" ? Form.standard : .transformer(text)
      forms = Directed(read: form, write: form)
      return
    }
    let reading = Self.form("JSONDecoder", "dateDecodingStrategy", in: source)
    let writing = Self.form("JSONEncoder", "dateEncodingStrategy", in: source) ?? reading
    forms = Directed(read: reading ?? .unknown, write: writing ?? .unknown)
  }

  /// True if the form of dates is known in both directions.
  var areKnown: Bool { forms.read != .unknown && forms.write != .unknown }

  /// The transformers for all dates of the target; nil if none is required, or known.
  var transformers: Directed<String>? {
    guard areKnown, forms.read != .standard || forms.write != .standard else { return nil }
    func text(_ form: Form) -> String {
      if case .transformer(let text) = form { text } else { ".rfc3339" }
    }
    return Directed(read: text(forms.read), write: text(forms.write))
  }

  /// Returns the form that all coders of a type have; nil if the program creates none.
  private static func form(_ coder: String, _ strategy: String, in source: SwiftSource) -> Form? {
    let uses = CoderUses(of: coder, strategy, in: source)
    guard !uses.isEmpty else { return nil }
    // Without a strategy, `Date` is coded as by its own conformance.
    switch uses.offsets.isEmpty ? "deferredToDate" : uses.onlyValue {
    case "iso8601": return .standard
    case "deferredToDate": return .transformer(".secondsSince2001")
    case "secondsSince1970": return .transformer(".secondsSince1970")
    case "millisecondsSince1970": return .transformer(".millisecondsSince1970")
    default: return .unknown
    }
  }
}
