import IsomerSyntax

/// The check for read-only transformers in `with:` of properties that are also written.
///
/// It only reports transformers whose declarations it can find. For others, the compiler reports a
/// missing conformance to `Transformer` at the annotation.
struct TransformerRule: Rule {
  let target: CheckedTarget

  /// A transformer, or a part of one, that writes a property.
  private struct Use {
    @Boxed var model: Model
    @Boxed var property: Property
    var transformer: PastedExpression
    var name: String
  }

  func run() {
    var reported: Set<String> = []
    var unseen: [Use] = []
    for use in target.mappings.flatMap(uses) {
      switch isOneWay(use, in: graph) {
      case true?: report(use, &reported)
      case false?: break
      case nil: unseen.append(use)
      }
    }
    guard !unseen.isEmpty else { return }
    let others = target.filesMentioning(["ForwardTransformer"])
    for use in unseen where isOneWay(use, in: others) == true { report(use, &reported) }
  }

  private func uses(in model: Model) -> [Use] {
    model.properties.flatMap { property -> [Use] in
      guard property.writes, property.reads || property.codec.writeLifts != nil,
        !property.codec.writesOneWay, property.declaration.owner == nil,
        let transformer = property.codec.writeTransformer
      else { return [] }
      return TransformerNames(transformer).names.map {
        Use(model: model, property: property, transformer: transformer, name: $0)
      }
    }
  }

  /// Returns nil if the declaration of the transformer is not found.
  private func isOneWay(_ use: Use, in graph: ModelGraph) -> Bool? {
    if use.name == TransformerNames.builtIn { return true }
    guard let inherited = graph.symbols.inheritedNames(of: use.name, from: use.model.name) else {
      return nil
    }
    return inherited.contains("ForwardTransformer") && !inherited.contains("Transformer")
  }

  /// Reports a transformer once per location, because the transformer of a type can apply to many
  /// properties.
  private func report(_ use: Use, _ reported: inout Set<String>) {
    let (path, place) = (use.transformer.path, use.transformer.location)
    guard reported.insert("\(path) \(place)").inserted else { return }
    var notes = [
      Note(
        "use 'with.read:' and 'with.write:', add 'skip: .write', or conform the transformer to "
          + "'Transformer'", path: path, at: place)
    ]
    if use.property.codec.writeLifts != nil {
      notes.append(
        Note(
          "'\(use.property.name)' declared here", path: use.model.file.path,
          at: use.model.file.location(at: use.property.nameRange.start)))
    }
    reporter.report(
      Diagnostic(
        .error, .readOnlyTransformer(use.name, use.property.name), path: path, at: place,
        notes: notes))
  }
}

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
  /// The names that the module `IsomerFoundation` declares: `.dateFormat`, `DateFormatTransformer`.
  var foundation: [String] { (members + names).filter(Self.inFoundation.contains) }
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
    case .path(let path) where !Self.lifts.contains(path.last ?? ""):
      names.append(path.joined(separator: "."))
    case .path: collect(arguments)
    case .member(let name) where Self.functions.contains(name): collect(arguments)
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

  /// The functions whose results are bidirectional if their arguments are.
  private static let functions: Set<String> = ["array", "set", "dictionary", "optional"]
  private static let inFoundation: Set<String> = [
    ".dateFormat", ".format", ".formatter", ".number", "DateFormatTransformer",
    "FormatStyleTransformer", "FormatterTransformer", "NumberFormatTransformer",
  ]
  private static let lifts: Set<String> = [
    "ArrayTransformer", "SetTransformer", "DictionaryTransformer", "OptionalTransformer",
    "ChainedTransformer",
  ]
}
