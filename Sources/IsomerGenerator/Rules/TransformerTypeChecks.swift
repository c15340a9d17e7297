import IsomerSyntax

/// The checks of the output types and the spelling of the runtime's transformers.
///
/// The compiler's errors for them are not helpful, because the members exist for other types.
struct TransformerTypeChecks: Rule {
  let target: CheckedTarget

  /// The output types of each transformer; empty if its arguments determine them.
  private static let outputs: [String: [String]] = [
    "array": [], "base64": ["Data"], "boolean": ["Bool"], "custom": [], "dateFormat": ["Date"],
    "dictionary": [], "embedded": [], "format": [], "formatter": [], "hex": ["Data"], "map": [],
    "millisecondsSince1970": ["Date"], "number": [], "optional": [], "reading": [],
    "rfc3339": ["Date"], "secondsSince1970": ["Date"], "set": [],
    "string": StandardTypes.allIntegers.sorted() + ["Float", "Double", "Bool", "Decimal"],
    "url": ["URL"], "utf8": ["String"], "uuid": ["UUID"], "zeroOne": ["Bool"],
  ]

  /// The transformers that names of other libraries mean.
  private static let synonyms = [
    "epoch": "secondsSince1970", "iso8601": "rfc3339", "json": "embedded()",
    "timestamp": "secondsSince1970", "unix": "secondsSince1970",
  ]

  func run() {
    for model in target.mappings {
      check(model)
      checkFunctions(model)
    }
  }

  private func check(_ model: Model) {
    for property in model.properties where property.declaration.owner == nil {
      let read = property.codec.readLifts == nil ? property.codec.readTransformer : nil
      let write = property.codec.writeLifts == nil ? property.codec.writeTransformer : nil
      for transformer in [read, write == read ? nil : write].compactMap(\.self) {
        check(transformer, of: property, in: model)
      }
    }
  }

  private func check(_ transformer: PastedExpression, of property: Property, in model: Model) {
    guard let name = transformer.shape.memberName else {
      checkDot(before: transformer)
      return checkOutput(transformer, of: property, in: model)
    }
    guard let outputs = Self.outputs[name] else { return checkSpelling(of: name, transformer) }
    guard let reference = property.type.reference,
      let type = given(reference.optionalWrapped ?? reference, in: model),
      let output = outputs.first, !outputs.contains(type), !isDeclared(name)
    else { return }
    let isList = (reference.optionalWrapped ?? reference).elementType != nil
    report(
      .transformerOutput(transformer.text, output, property.type.text), transformer,
      isList
        ? "write '.array(of: \(transformer.text))' for a list"
        : "declare '\(property.name)' as '\(output)', or use another transformer")
  }

  /// Returns the name of a property's type if it is a standard library type.
  private func given(_ type: TypeReference, in model: Model) -> String? {
    if type.elementType != nil { return type.text }
    guard let name = type.standardName, name != "Value", !symbols.declares(name, from: model.name)
    else { return nil }
    return name
  }

  private func checkSpelling(of name: String, _ transformer: PastedExpression) {
    let meant = Self.synonyms[name] ?? Spelling.misspelt(name, among: Self.outputs.keys.sorted())
    guard let meant, !isDeclared(name) else { return }
    report(.misspeltName(".\(name)", suggestion: ".\(meant)"), transformer, nil)
  }

  /// Reports a transformer of the target that returns another type than the property's.
  private func checkOutput(
    _ transformer: PastedExpression, of property: Property, in model: Model
  ) {
    guard transformer == property.codec.readTransformer, case .call = transformer.shape,
      let name = transformer.shape.plainName, let reference = property.type.reference,
      let type = certain(reference.optionalWrapped ?? reference, in: model),
      let output = output(of: name), let found = certain(output, in: model), found != type
    else { return }
    report(
      .transformerOutput(transformer.text, output.text, property.type.text), transformer,
      "declare '\(property.name)' as '\(output.text)', or use another transformer")
  }

  private func output(of transformer: String) -> TypeReference? {
    symbols[transformer]?.transformed
      ?? target.filesMentioning(["func transform("]).symbols[transformer]?.transformed
  }

  /// Returns the name of a standard library type or of a declared type; nil for other types, which
  /// can be aliases.
  private func certain(_ type: TypeReference, in model: Model) -> String? {
    guard type.elementType == nil else { return nil }
    if let given = given(type, in: model) { return given }
    let declared = type.namePath.flatMap { symbols.declaration($0, from: model.name) }
    return declared?.kind == nil ? nil : type.namePath?.lastName
  }

  /// Reports the name of a transformer of the library without the dot: `secondsSince1970`.
  private func checkDot(before transformer: PastedExpression) {
    guard let name = transformer.shape.plainName, Self.outputs[name] != nil,
      !target.mentions(DeclarationText.all(of: name))
    else { return }
    report(.misspeltName(name, suggestion: ".\(name)"), transformer, nil)
  }

  /// Returns true if the target seems to declare a transformer with the name.
  private func isDeclared(_ name: String) -> Bool {
    target.mentions(["static var \(name)", "static let \(name)", "static func \(name)"])
  }

  /// Reports misspelt functions of hooks and checks.
  func checkFunctions(_ model: Model) {
    let hooks = [
      model.object.hooks.beforeReading, model.object.hooks.afterReading?.expression,
      model.object.hooks.beforeWriting?.expression, model.object.hooks.afterWriting,
    ].compactMap(\.self)
    let own = model.properties.filter { $0.declaration.owner == nil }
    let checks = (model.validation.checks + own.flatMap(\.validation.checks)).map(\.expression)
    for function in hooks + checks where function.path == model.file.path {
      guard case .path(let names) = function.shape, names.count == 1,
        let meant = Spelling.misspelt(names[0], among: model.scope.members.sorted()),
        !target.mentions(DeclarationText.all(of: names[0]))
      else { continue }
      report(.misspeltName(names[0], suggestion: meant), function, nil)
    }
  }

  private func report(_ message: Message, _ place: PastedExpression, _ fix: String?) {
    let notes = fix.map { [Note($0, path: place.path, at: place.location)] } ?? []
    reporter.report(Diagnostic(.error, message, path: place.path, at: place.location, notes: notes))
  }
}

/// The texts that declare a function or a variable.
enum DeclarationText {
  static func all(of name: String) -> [String] {
    ["func \(name)(", "func \(name)<"]
      + ["let", "var"].flatMap { ["\($0) \(name):", "\($0) \(name) ", "\($0) \(name)="] }
  }
}

extension ValueShape {
  /// The name in `rfc3339` or `dateFormat("…")`.
  var plainName: String? {
    switch self {
    case .path(let names): names.count == 1 ? names[0] : nil
    case .call(let callee, _): callee.shape.plainName
    default: nil
    }
  }

  /// The name in `.rfc3339` or `.dateFormat("…")`.
  fileprivate var memberName: String? {
    switch self {
    case .member(let name): name
    case .call(let callee, _): callee.shape.memberName
    default: nil
    }
  }
}
