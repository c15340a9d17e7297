import IsomerSyntax

/// The transformers for types, which apply to all properties of a type in the target.
///
/// ```swift
/// // @mapped for: Date, with: .millisecondsSince1970
/// protocol DateShape {}
/// ```
///
/// A property has the type if it is written inside optionals and collections: `Date`, `[Date]?`,
/// `[String: Foundation.Date]`. A `with:` of the property takes precedence.
struct TypeTransformers: Sendable {
  struct Entry: Sendable {
    var type: String
    /// The value of `for:`.
    var declaration: PastedExpression
    var transformers: Directed<Property.Transformer?>
    /// The external mapping that the transformer represents.
    var mapping: String?
    /// True if an external mapping takes precedence over others for the same type.
    var isPreferred = false
  }

  /// The transformers by the full name of the type.
  private var entries: [String: Entry] = [:]
  private var symbols = SymbolTable()
  /// The modules that any file imports.
  private var modules: Set<String> = []
  /// The protocols of the external mappings that are preferred.
  private var preferred: Set<String> = []

  init() {}

  /// Collects the transformers in a module's files, and reports errors in them.
  ///
  /// External mappings that only exist in a profile are preferred.
  init(
    _ files: [ParsedFile], _ symbols: SymbolTable, preferring preferred: Set<String> = [],
    _ reader: OptionReader, _ reporter: Reporter
  ) {
    self.symbols = symbols
    modules = Set(files.flatMap(\.imports).map(\.module))
    self.preferred = preferred
    // The first transformer is used, independent of the order in which files are named.
    for file in files.sorted(by: { $0.file.path < $1.file.path }) {
      let reporter = FileReporter(file: file.file, reporter: reporter)
      for type in file.types { visit(type, in: "", reader, reporter) }
    }
  }

  /// Returns the wrapped type of `PropertyChange<T>` as an optional, unless the target declares another
  /// `PropertyChange`.
  func threeState(of type: MappedType) -> MappedType? {
    guard !type.isOptional, case .named(let components)? = type.reference?.shape,
      let last = components.last, last.name == "PropertyChange", last.arguments.count == 1
    else { return nil }
    let isQualified = components.count == 2 && components[0].name == "Isomer"
    guard isQualified || components.count == 1 && !symbols.declaresGeneric("PropertyChange") else {
      return nil
    }
    return MappedType(last.arguments[0]).optional
  }

  private mutating func visit(
    _ type: TypeDeclaration, in scope: String, _ reader: OptionReader, _ reporter: FileReporter
  ) {
    if type.kind == .protocolType, type.namesTransformer {
      let place = type.isShape ? Option.Place.shape : .protocolType
      let options = reader.read(type.annotations, at: place, in: reporter.file)
      let entry = options.flatMap {
        type.isShape
          ? shapeEntry(type, $0, scope, reporter.file) : transformerEntry(type, $0, scope, reporter)
      }
      if let entry { add(entry, reporter.reporter) }
    }
    for nested in type.types { visit(nested, in: scope.member(type.name.text), reader, reporter) }
  }

  /// Returns the transformer of an external mapping, whose errors are reported with its members.
  private func shapeEntry(
    _ type: TypeDeclaration, _ options: Options, _ scope: String, _ file: SourceFile
  ) -> Entry? {
    guard let value = options.value(.for), !type.properties.isEmpty,
      let shaped = shapedType(value, in: scope)
    else { return nil }
    let mapping = ShapeDescription.mappingName(of: type.name.text)
    let transformer = Property.Transformer(
      expression: PastedExpression(
        "Isomer.ShapeTransformer<\(mapping)>()", in: file, at: value.range.start))
    return Entry(
      type: shaped.name, declaration: value.pasted(in: file),
      transformers: Directed(
        read: options.skip.reading ? nil : transformer,
        write: options.skip.writing ? nil : transformer),
      mapping: mapping, isPreferred: preferred.contains(type.name.text))
  }

  /// Returns the transformer that a protocol declares; nil after an error.
  private func transformerEntry(
    _ type: TypeDeclaration, _ options: Options, _ scope: String, _ reporter: FileReporter
  ) -> Entry? {
    guard let value = options.value(.for) else { return nil }
    // An invalid `with` is reported elsewhere.
    guard options.hasTransformer else { return nil }
    guard case .path(let names) = value.shape else {
      return reporter.refuse(
        .wrongValue("for", expected: "a type name", found: value.text), at: value.range)
    }
    checkDeclaration(type, value.text, reporter)
    OptionRules(reporter: reporter, options: options, name: type.name.text).checkAll(
      except: OptionTable.ofTypeTransformers, because: "it only declares the transformer of a type")
    let isQualified = names.count == 2 && ["Swift", "Foundation"].contains(names[0])
    let path = isQualified ? names[1] : names.joined(separator: ".")
    return Entry(
      type: symbols.fullPath(path, in: scope), declaration: value.pasted(in: reporter.file),
      transformers: options.transformers(.with, in: reporter.file))
  }

  /// Reports members and conditions, because the transformer applies to the whole target.
  private func checkDeclaration(
    _ type: TypeDeclaration, _ target: String, _ reporter: FileReporter
  ) {
    let shape = type.name.text
    if !type.properties.isEmpty || !type.functions.isEmpty || !type.initialisers.isEmpty {
      reporter.report(
        Message(.typeTransformerMembers, shape, target), at: type.name.range,
        notes: ["write 'protocol \(shape) {}'"])
    }
    if !type.conditions.isEmpty {
      reporter.report(
        Message(.typeTransformerCondition, shape), at: type.name.range,
        notes: ["move the '#if' into the transformer"])
    }
  }

  /// Returns the name of the type that `for:` names on a protocol, and the module that qualifies it;
  /// nil if the value is not a named type.
  func shapedType(
    _ value: AnnotationValue, in scope: String
  ) -> (name: String, module: String?)? {
    guard let reference = TypeReference(parsing: value.text),
      case .named(let components) = reference.shape, let first = components.first,
      value.text.split(separator: ".").last != "self"
    else { return nil }
    let written = value.text.filter { !$0.isWhitespace }
    if components.count > 1, modules.contains(first.name) || first.name == "Swift" {
      return (String(written.dropFirst(first.name.count + 1)), first.name)
    }
    return (symbols.fullPath(written, in: scope), nil)
  }

  private mutating func add(_ entry: Entry, _ reporter: Reporter) {
    guard let first = entries[entry.type], first.isPreferred || !entry.isPreferred else {
      entries[entry.type] = entry
      return
    }
    guard first.isPreferred == entry.isPreferred else { return }
    let note = Note(
      "previously declared here", path: first.declaration.path, at: first.declaration.location)
    reporter.report(
      Diagnostic(
        .error, Message(.typeTransformerTwice, entry.type), path: entry.declaration.path,
        at: entry.declaration.location, notes: [note]))
  }

  func entry(for type: MappedType, in model: Model) -> Entry? {
    guard !entries.isEmpty, let leaf = type.reference?.leaf, case .named(let parts) = leaf.shape,
      let first = parts.first, !model.genericParameters.contains(first.name)
    else { return nil }
    let text = leaf.text.filter { !$0.isWhitespace }
    let path = symbols.fullPath(leaf.plainName ?? text, in: model.name)
    if let entry = entries[path] { return entry }
    // A generic type without arguments means all of its instances.
    let generic = symbols.fullPath(parts.map(\.name).joined(separator: "."), in: model.name)
    if let entry = entries[generic], entry.mapping == nil { return entry }
    guard parts.count > 1, modules.contains(first.name) else { return nil }
    return entries[String(text.dropFirst(first.name.count + 1))]
  }
}

extension TypeReference {
  /// The path of a type without generic arguments, for example `Date` for `Foundation.Date`.
  fileprivate var plainName: String? {
    guard case .named(let components) = shape, components.allSatisfy({ $0.arguments.isEmpty })
    else { return nil }
    return simpleName ?? namePath
  }
}
