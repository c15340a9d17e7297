import IsomerSyntax

/// The context of a file for the builders of its types.
final class FileContext {
  let parsed: ParsedFile
  let reporter: FileReporter
  let reader: OptionReader
  let typeTransformers: TypeTransformers
  let attributes: DeclaredAttributes
  /// The profile for which the file is read.
  let profile: String?
  /// The mappings of the tuples in the file.
  var tuples: [Model] = []

  init(
    _ parsed: ParsedFile, _ typeTransformers: TypeTransformers,
    attributes: DeclaredAttributes = DeclaredAttributes(), profile: String? = nil,
    _ reader: OptionReader, _ reporter: Reporter
  ) {
    self.parsed = parsed
    self.reporter = FileReporter(file: parsed.file, reporter: reporter)
    (self.typeTransformers, self.attributes) = (typeTransformers, attributes)
    (self.profile, self.reader) = (profile, reader)
  }
}

extension FileReporter {
  /// Reports options without effect on a declaration.
  func reportUseless(
    _ options: [WrittenOption?], of name: String, because reason: String, notes: [String] = []
  ) {
    for option in options.compactMap(\.self) {
      report(
        Message(.uselessOption, option.name.text, name, reason), at: option.name.range, notes: notes
      )
    }
  }
}

extension Options {
  /// Returns the option with each suffix and without one.
  func everyDirection<Value>(of key: OptionKey<Value>) -> [WrittenOption] {
    [option(key), option(key, .read), option(key, .write)].compactMap(\.self)
  }
}

/// The context of a type for the builders of objects and enums; a class, because each of them has it.
final class TypeContext {
  let source: FileContext
  let type: TypeDeclaration
  let options: Options
  let siblings: [TypeDeclaration]

  init(
    _ type: TypeDeclaration, in source: FileContext, _ options: Options,
    siblings: [TypeDeclaration] = []
  ) {
    (self.type, self.source) = (type, source)
    (self.options, self.siblings) = (options, siblings)
  }

  /// True if members without an annotation are not mapped.
  var isExplicit: Bool { type.annotations.isEmpty || options.contains(.explicit) }
  /// The options of an enum itself, without defaults.
  var own: Options? { options(of: type.annotations, at: .enumeration) }
  /// The type and its extensions in the file.
  var declarations: [TypeDeclaration] { [type] + siblings }
  var file: SourceFile { reporter.file }
  var reporter: FileReporter { source.reporter }
  var reader: OptionReader { source.reader }
  var typeTransformers: TypeTransformers { source.typeTransformers }
  var attributes: DeclaredAttributes { source.attributes }
  /// True if the type is built for a profile, in which no members are derived.
  var isProfiled: Bool { source.profile != nil }

  /// Returns the options of a member; nil if it has no annotation.
  func options(of annotations: [Annotation], at place: Option.Place) -> Options? {
    reader.read(annotations, at: place, in: file)
  }

  /// Returns the declared or inferred type of a property, or reports that it cannot be inferred.
  func type(of declared: PropertyDeclaration) -> MappedType? {
    if let type = declared.mappedType { return type }
    if let type = declared.type, source.parsed.allTypes.contains(where: type.isNamed) {
      return MappedType(type)
    }
    return refuse(
      Message(.missingType, declared.name.text), at: declared.name.range,
      notes: ["add a type annotation"])
  }

  /// Returns the key that a name implies; reports a dot, because it separates keys in a path.
  func key(for name: String, at range: SourceRange, _ names: KeyNames) -> String? {
    if case .strategy = names, name.contains("."), file.text(range) == "`\(name)`",
      !reporter.reporter.hasError(in: file, at: range)
    {
      report(Message(.dottedName, name), at: range, notes: ["add 'key:'"])
    }
    return names.key(for: name)
  }

  /// Returns where a member is available in code that is available where the type is.
  func availability(_ attributes: [Attribute], in model: Model) -> Availability {
    Availability(attributes.filter { !model.availability.contains($0.text) })
  }

  func fault(_ message: Message, at range: SourceRange, notes: [String] = []) -> Diagnostic {
    Diagnostic(.error, message, in: file, at: range.start, notes: notes)
  }

  func report(_ message: Message, at range: SourceRange, notes: [String] = []) {
    reporter.report(message, at: range, notes: notes)
  }

  func refuse<Value>(_ message: Message, at range: SourceRange, notes: [String] = []) -> Value? {
    reporter.refuse(message, at: range, notes: notes)
  }

  var hooks: Model.Hooks {
    Model.Hooks(
      beforeReading: options.value(.before, .read)?.pasted(in: file),
      afterReading: (options.value(.after, .read)?.pasted(in: file)).map(hook),
      beforeWriting: (options.value(.before, .write)?.pasted(in: file)).map(hook),
      afterWriting: options.value(.after, .write)?.pasted(in: file))
  }

  /// Returns a hook; an instance method of the type without parameters is called on the model.
  private func hook(_ expression: PastedExpression) -> Model.Hook {
    Model.Hook(expression: expression, call: method(expression.shape)?.callOnModel)
  }

  /// Returns the methods that hooks name, and reports those that cannot be called.
  func hookMethods() -> [FunctionDeclaration] {
    let hooks = [options.value(.after, .read), options.value(.before, .write)]
    return hooks.compactMap(\.self).compactMap { value in
      let method = method(value.shape)
      if let obstacle = method?.obstacle {
        report(Message(.uncallable, value.text, obstacle), at: value.range)
      }
      return method
    }
  }

  /// Returns the method of the type that a hook names, if any.
  private func method(_ shape: ValueShape) -> FunctionDeclaration? {
    let name = shape.memberName(of: type.name.text)
    return functions.first { $0.name.text == name && $0.parameters.isEmpty && !$0.isStatic }
  }
}

extension OptionRules {
  /// Reports options without effect on a type that is not read or not written.
  func checkDirections(of model: Model) {
    let transformed = options.hasTransformer ? "its transformer reads and writes it" : nil
    func unmet(_ need: Option.Need, _ reason: String) -> Unmet {
      Unmet(
        need: need, reason: transformed ?? reason, exceptions: ["with", "with.read", "with.write"])
    }
    let unmapped = unmet(.mapping, "it is neither read nor written")
    let unread = unmet(.reading, "it is never read")
    let unwritten = unmet(.writing, "it is never written")
    check(
      (model.isMapped ? [] : [unmapped]) + (model.reads ? [] : [unread])
        + (model.writes ? [] : [unwritten]))
  }
}
