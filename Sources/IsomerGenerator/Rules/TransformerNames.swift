import IsomerSyntax

/// The transformers in an expression, determined from its tokens.
///
/// ```
/// Celsius()                          Celsius
/// .reading { … }                     .reading
/// .array(of: Celsius())              Celsius
/// .url.then(Celsius()).then(B())     Celsius, B
/// ```
struct TransformerNames {
  static let builtIn = ".reading"

  private(set) var names: [String] = []
  /// The names that the module `IsomerFoundation` declares.
  var foundation: [String] { (members + names).filter(BuiltInTransformer.inFoundation.contains) }
  private var members: [String] = []

  init(_ expression: PastedExpression) { collect(expression.text, expression.shape) }

  private mutating func collect(_ text: String, _ shape: ValueShape) {
    if text.hasPrefix(Self.builtIn) {
      let next = text.dropFirst(Self.builtIn.count).first
      if next == "(" || next == " " || next == "{" { names.append(Self.builtIn) }
      return
    }
    guard case .call(let callee, let arguments) = shape else { return }
    switch callee.shape {
    case .member("anyOf"):
      // Only the first form is written.
      collect(Array(arguments.prefix(1)))
      var others = self
      others.collect(Array(arguments.dropFirst()))
      members += others.foundation
    // The result is bidirectional if the arguments are.
    case .path(let path) where path.last == "ChainedTransformer": collect(arguments)
    case .path(let path) where path.last.flatMap(Lift.init(rawValue:)) != nil: collect(arguments)
    case .path(let path): names.append(path.joined(separator: "."))
    case .member(let name) where BuiltInTransformer[name]?.form == .lift: collect(arguments)
    case .member(let name): members.append(".\(name)")
    case .access(let base, "then"):
      collect(base.text, base.shape)
      collect(arguments)
    default: break
    }
  }

  private mutating func collect(_ arguments: [LabelledValue]) {
    for argument in arguments { collect(argument.value.text, argument.value.shape) }
  }
}
