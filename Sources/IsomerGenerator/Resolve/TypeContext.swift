import IsomerSyntax

/// The context of a type for the builders of objects and enums.
struct TypeContext {
  let reporter: FileReporter
  @Boxed var type: TypeDeclaration
  let options: Options
  /// The options of the type itself, without defaults.
  let own: Options?
  let reader: OptionReader
  let isExplicit: Bool
  let siblings: [TypeDeclaration]
  let typeTransformers: TypeTransformers
  let attributes: DeclaredAttributes
  /// True if the type is built for a profile, in which no members are derived.
  let isProfiled: Bool

  var file: SourceFile { reporter.file }

  /// Returns the options of a member; nil if it has no annotation.
  func options(of annotations: [Annotation], at place: Option.Place) -> Options? {
    reader.read(annotations, at: place, in: file)
  }

  func report(_ diagnostic: Diagnostic) { reporter.report(diagnostic) }

  func report(_ message: Message, at range: SourceRange, notes: [String] = []) {
    reporter.report(message, at: range, notes: notes)
  }

  /// Returns a hook; an instance method of the type without parameters is called on the model.
  func hook(_ expression: PastedExpression) -> Model.Hook {
    guard let method = method(expression.shape) else {
      return Model.Hook(expression: expression, call: nil)
    }
    let call = "\(method.isThrowing ? "try " : "")$0.\(SwiftName.quoted(method.name.text))()"
    return Model.Hook(expression: expression, call: call)
  }

  var hookMethods: [(value: AnnotationValue, method: FunctionDeclaration)] {
    [
      options.value(.after), options.value(.after, .read), options.value(.before),
      options.value(.before, .write),
    ].compactMap { value in
      guard let value, let method = method(value.shape) else { return nil }
      return (value, method)
    }
  }

  func checkHooks() {
    for (value, method) in hookMethods {
      guard let obstacle = method.obstacle else { continue }
      report(.uncallable(value.text, obstacle), at: value.range)
    }
  }

  /// Returns the method of the type that a hook names, if any.
  private func method(_ shape: ValueShape) -> FunctionDeclaration? {
    guard case .path(let names) = shape, let name = names.last,
      names.count == 1 || ["Self", type.name.text].contains(names[names.count - 2])
    else { return nil }
    return functions.first {
      $0.name.text == name && $0.parameters.isEmpty && !$0.modifiers.contains("static")
    }
  }
}
