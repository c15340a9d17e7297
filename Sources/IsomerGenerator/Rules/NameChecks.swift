import IsomerSyntax

/// The check of the names in generated code against those that the target declares.
///
/// It runs after printing, so that it includes every name.
struct NameChecks {
  /// The declarations that share a scope with generated ones, by the path of the scope.
  private var declared: [String: [Declared]] = [:]

  private struct Declared {
    var name: Name
    var kind: GeneratedDeclaration.Kind
    var isStatic: Bool
    var file: SourceFile
  }

  /// Reports declarations of the target, and of other generated files, that conflict.
  static func run(_ generated: [GeneratedDeclaration], _ target: Target, _ reporter: Reporter) {
    var checks = NameChecks()
    let scopes = Set(generated.map(\.scope))
    let top = Set(generated.filter { $0.scope.isEmpty }.map(\.name))
    for (source, parsed) in zip(target.sources, target.parsed) {
      guard let file = parsed ?? unannotated(source, scopes, top) else { continue }
      checks.add(file, scopes)
    }
    for declaration in generated { checks.check(declaration, reporter) }
  }

  /// Parses a file without annotations if it extends a model or declares one of the names.
  private static func unannotated(
    _ source: SourceFile, _ scopes: Set<String>, _ top: Set<String>
  ) -> ParsedFile? {
    let isRelevant =
      !source.extendedTypeNames.isDisjoint(with: scopes)
      || !source.declaredTypeNames.isDisjoint(with: top)
    return isRelevant ? DeclarationParser.parse(source) : nil
  }

  private mutating func add(_ file: ParsedFile, _ scopes: Set<String>) {
    for type in file.types where type.kind != .extensionType {
      add(type.name, .type, isStatic: true, to: "", file.file)
    }
    file.forEachType { type, path in
      if scopes.contains(path) { addMembers(of: type, path, file.file) }
    }
  }

  private mutating func addMembers(of type: TypeDeclaration, _ path: String, _ file: SourceFile) {
    for nested in type.types { add(nested.name, .type, isStatic: true, to: path, file) }
    for property in type.properties {
      add(property.name, .variable, isStatic: property.isStatic, to: path, file)
    }
    for element in type.cases where element.associatedValues == nil {
      add(element.name, .variable, isStatic: true, to: path, file)
    }
    for function in type.functions {
      let isStatic = !Set(function.modifiers).isDisjoint(with: ["static", "class"])
      let signature = GeneratedDeclaration.signature(
        of: function.name.text,
        function.parameters.map { ($0.label?.text ?? "_", $0.type.text) }, in: path)
      add(function.name, .function(signature), isStatic: isStatic, to: path, file)
    }
  }

  private mutating func add(
    _ name: Name, _ kind: GeneratedDeclaration.Kind, isStatic: Bool, to scope: String,
    _ file: SourceFile
  ) {
    declared[scope, default: []].append(
      Declared(name: name, kind: kind, isStatic: isStatic, file: file))
  }

  private func check(_ generated: GeneratedDeclaration, _ reporter: Reporter) {
    for own in declared[generated.scope] ?? []
    where own.name.text == generated.name && Self.conflict(own, generated) {
      let notes: [GeneratedDeclaration.Kind: String] = [
        .type: "rename the type", .variable: "rename it, and keep its key with 'key:'",
      ]
      reporter.report(
        .takenName(own.name.text, generated.model), in: own.file, at: own.name.range,
        notes: [notes[own.kind] ?? "rename it"])
    }
  }

  /// Returns true for a redeclaration, and for an instance member that hides a static one; a property
  /// does not hide a static variable, which generated code uses in static functions or after `Self.`.
  private static func conflict(_ own: Declared, _ generated: GeneratedDeclaration) -> Bool {
    let isReserved = generated.name.lowercased().hasPrefix("mapped")
    guard isReserved || own.isStatic == generated.isStatic || generated.kind == .type else {
      return false
    }
    switch (own.kind, generated.kind) {
    case (.function(let left), .function(let right)): return left == right
    case (.function(let parameters), _): return isReserved || own.isStatic && parameters == "()"
    case (_, .function(let parameters)): return isReserved || parameters == "()"
    case (.variable, .type): return isReserved || own.isStatic
    case (.variable, .variable): return own.isStatic == generated.isStatic
    case (.type, .variable), (.type, .type): return true
    }
  }
}
