import IsomerSyntax

/// The checks of the output types, the spelling, the maps and the directions of transformers.
///
/// The compiler's errors for them are not helpful, because the members exist for other types.
struct TransformerChecks: Rule {
  let target: CheckedTarget

  func run() {
    var suspects: [TypeSuspect] = []
    target.forEachProperty { property, model in
      let transformers = property.codec.transformers
      let (read, write) = (property.codec.readTransformer, property.codec.writeTransformer)
      for transformer in [read, write == read ? nil : write].compactMap(\.self) {
        let lifts = (transformer == read ? transformers.read : transformers.write)?.lifts
        let forms = TransformerForms(
          target: target, transformer: transformer, property: property, model: model)
        if forms.check() { continue }
        if lifts == nil || property.codec.isOfElements {
          check(transformer, of: property, in: model)
        }
        checkMaps(transformer, property)
      }
      suspects += readOnly(property, in: model)
    }
    for model in target.mappings { checkFunctions(model) }
    report(suspects, conformances: ["Transformer"])
  }

  private func check(_ transformer: PastedExpression, of property: Property, in model: Model) {
    guard let name = transformer.shape.memberName else {
      checkDot(before: transformer) { BuiltInTransformer[$0] != nil }
      return checkOutput(transformer, of: property, in: model)
    }
    guard let outputs = BuiltInTransformer[name]?.outputs else {
      return checkSpelling(of: name, transformer)
    }
    guard let reference = property.transformed,
      let type = given(reference, in: model), let output = outputs.first,
      !outputs.contains(type), !target.mayDeclareStatic(name)
    else { return }
    let meant = ForeignTerms.meaning(of: name, in: ForeignTerms.transformers)
    if meant.flatMap({ BuiltInTransformer[$0] })?.outputs.contains(type) == true {
      return checkSpelling(of: name, transformer)
    }
    let fix =
      property.codec.isOfElements
      ? "use another transformer"
      : reference.elementType != nil
        ? "write '.array(of: \(transformer.text))' for a list"
        : "declare '\(property.name)' as '\(output)', or use another transformer"
    reporter.report(
      Message(.transformerOutput, transformer.text, output, typeName(of: property)),
      at: transformer, notes: [fix])
  }

  /// Returns the type that a message names: that of the property, or of its elements.
  private func typeName(of property: Property) -> String {
    property.codec.isOfElements ? property.transformed?.text ?? "" : property.type.text
  }

  /// Returns the name of a property's type if it is a standard library type.
  private func given(_ type: TypeReference, in model: Model) -> String? {
    if let element = type.elementType {
      return type.isList && type.simpleName != "Set" ? "[\(element.text)]" : type.text
    }
    guard let name = type.standardName, name != "JSONValue",
      !symbols.declares(name, from: model.name)
    else { return nil }
    return name
  }

  private func checkSpelling(of name: String, _ transformer: PastedExpression) {
    let meant =
      ForeignTerms.meaning(of: name, in: ForeignTerms.transformers)
      ?? Spelling.misspelt(name, among: BuiltInTransformer.names)
    guard let meant, !target.mayDeclareStatic(name) else { return }
    reporter.report(Message(.misspeltName, ".\(name)", ".\(meant)"), at: transformer)
  }

  /// Reports a transformer of the target that returns another type than the property's.
  private func checkOutput(
    _ transformer: PastedExpression, of property: Property, in model: Model
  ) {
    guard transformer == property.codec.readTransformer, case .call = transformer.shape,
      let name = transformer.shape.plainName, let reference = property.transformed,
      let type = certain(reference, in: model),
      let output = symbols[name]?.transformed
        ?? target.filesMentioning(["func transform("]).symbols[name]?.transformed,
      let found = certain(output.unwrapped, in: model),
      found != type || isNil(output, for: property)
    else { return }
    reporter.report(
      Message(.transformerOutput, transformer.text, output.text, typeName(of: property)),
      at: transformer,
      notes: ["declare '\(property.name)' as '\(output.text)', or use another transformer"])
  }

  /// Returns true if a transformer can return nil for a property that cannot be nil.
  private func isNil(_ output: TypeReference, for property: Property) -> Bool {
    output.optionalWrapped != nil && !property.codec.isOfElements
      && property.type.reference?.optionalWrapped == nil
  }

  /// Returns the name of a standard library type or of a declared type; nil for other types, which
  /// can be aliases.
  private func certain(_ type: TypeReference, in model: Model) -> String? {
    guard type.elementType == nil else { return nil }
    if let given = given(type, in: model) { return given }
    let declared = type.namePath.flatMap { symbols.declaration($0, from: model.name) }
    return declared?.kind == nil ? nil : type.namePath?.lastName
  }

  /// Reports misspelt functions of hooks and checks.
  private func checkFunctions(_ model: Model) {
    checkCalls(of: model)
    let hooks = [
      model.object.hooks.beforeReading, model.object.hooks.afterReading?.expression,
      model.object.hooks.beforeWriting?.expression, model.object.hooks.afterWriting,
      (model.clusters.tag ?? model.enumeration.tagging.tag)?.function,
    ].compactMap(\.self)
    let checks = model.validation.checks + model.ownProperties.flatMap(\.validation.checks)
    for function in hooks + checks.map(\.expression) where function.path == model.file.path {
      guard case .path(let names) = function.shape, names.count == 1,
        let meant = Spelling.misspelt(names[0], among: model.scope.members.sorted()),
        !target.mayDeclare(names[0])
      else { continue }
      reporter.report(Message(.misspeltName, names[0], meant), at: function)
    }
  }

  /// Reports a hook that is called: `after.read: validate()`.
  private func checkCalls(of model: Model) {
    let hooks = model.object.hooks
    for (option, hook) in [
      ("after.read", hooks.afterReading?.expression),
      ("before.write", hooks.beforeWriting?.expression),
    ] {
      guard let hook, hook.path == model.file.path,
        case .call(let callee, let arguments) = hook.shape, arguments.isEmpty,
        case .path(let names) = callee.shape, names.count == 1,
        model.scope.members.contains(names[0])
      else { continue }
      reporter.report(
        .wrongValue(option, expected: "a function or a closure", found: hook.text), at: hook,
        notes: ["write '\(names[0])' without parentheses"])
    }
  }

  // MARK: Maps

  /// Reports equal keys in a map, and equal values in a map that is also written.
  private func checkMaps(_ transformer: PastedExpression, _ property: Property) {
    let isWritten =
      property.writes && property.codec.writeTransformer == transformer
      && property.codec.transformers.write?.isOneWay != true
    for (callee, pairs) in Self.maps(in: transformer.shape) {
      if let pair = Self.repeated(pairs, by: \.key) {
        reporter.report(
          Message(.mapKeyTwice, pair.key.text), at: transformer, notes: ["remove one of them"])
      } else if isWritten, callee == ".map", let pair = Self.repeated(pairs, by: \.value) {
        reporter.report(
          Message(.mapNotReversible, property.name, pair.value.text), at: transformer,
          notes: ["give it another map with 'with.write:', or add 'skip: .write'"])
      }
    }
  }

  /// Returns the pairs of `.map([…])` and its like, including nested ones, as in
  /// `.array(of: .map([…]))`.
  private static func maps(in shape: ValueShape) -> [(callee: String, pairs: [KeyedValue])] {
    guard case .call(let callee, let arguments) = shape else { return [] }
    if case .member(let name) = callee.shape, BuiltInTransformer[name]?.form == .map,
      case .dictionary(let pairs)? = arguments.first?.value.shape
    {
      return [(callee.text, pairs)]
    }
    return arguments.flatMap { maps(in: $0.value.shape) }
  }

  private static func repeated(
    _ pairs: [KeyedValue], by part: KeyPath<KeyedValue, AnnotationValue>
  ) -> KeyedValue? {
    var seen: Set<String> = []
    return pairs.first { !seen.insert($0[keyPath: part].text).inserted }
  }

  // MARK: Directions

  /// Returns the transformers of a property that is also written which may be read-only.
  ///
  /// If a declaration is not found, the compiler reports a missing conformance to `Transformer` at
  /// the annotation. The transformer of a type can apply to many properties, and is reported once.
  private func readOnly(_ property: Property, in model: Model) -> [TypeSuspect] {
    guard property.writes, let written = property.codec.transformers.write, !written.isOneWay,
      property.reads || written.lifts != nil
    else { return [] }
    let transformer = written.expression
    return TransformerNames(transformer).names.map { name in
      TypeSuspect(type: nil) {
        readOnlyFault(name, transformer, of: property, in: model)
      } isFault: { graph in
        if name == TransformerNames.builtIn { return true }
        let inherited = graph.symbols.inheritedNames(of: name, from: model.name)
        return inherited.map { $0.contains("ForwardTransformer") && !$0.contains("Transformer") }
      }
    }
  }

  private func readOnlyFault(
    _ name: String, _ transformer: PastedExpression, of property: Property, in model: Model
  ) -> Diagnostic {
    let (path, place) = (transformer.path, transformer.location)
    let fix =
      "use 'with.read:' and 'with.write:', add 'skip: .write', or conform the transformer to "
      + "'Transformer'"
    let declaration = Note(
      "'\(property.name)' declared here", in: model.file, at: property.nameRange)
    return Diagnostic(
      .error, Message(.readOnlyTransformer, name, property.name), path: path, at: place,
      notes: [Note(fix, path: path, at: place)]
        + (property.codec.transformers.write?.lifts == nil ? [] : [declaration]))
  }
}

extension Property {
  /// The type that a transformer of the property, or of its elements, returns.
  fileprivate var transformed: TypeReference? {
    codec.isOfElements ? type.reference?.leaf : type.reference?.unwrapped
  }
}

extension Rule {
  /// Reports the name of a member without the dot, which can be a function of the system: `open`.
  func checkDot(before value: PastedExpression, isMember: (String) -> Bool) {
    guard let name = value.shape.plainName, isMember(name), !target.mayDeclare(name) else { return }
    reporter.report(Message(.misspeltName, name, ".\(name)"), at: value)
  }
}

extension CheckedTarget {
  /// Returns true if the target seems to declare a function or a variable.
  fileprivate func mayDeclare(_ name: String) -> Bool {
    mentions(
      ["func \(name)(", "func \(name)<"]
        + ["let", "var"].flatMap { ["\($0) \(name):", "\($0) \(name) ", "\($0) \(name)="] })
  }

  /// Returns true if the target seems to declare a static member, such as a transformer.
  func mayDeclareStatic(_ name: some StringProtocol) -> Bool {
    mentions(["static var \(name)", "static let \(name)", "static func \(name)"])
  }
}

extension ValueShape {
  /// The name in `rfc3339` or `dateFormat("…")`.
  fileprivate var plainName: String? {
    if case .path(let names) = callee, names.count == 1 { names[0] } else { nil }
  }

  /// The name in `.rfc3339` or `.dateFormat("…")`.
  var memberName: String? { if case .member(let name) = callee { name } else { nil } }

  /// The function of a call, or else the value itself.
  private var callee: ValueShape {
    if case .call(let callee, _) = self { callee.shape.callee } else { self }
  }
}
