import IsomerSyntax

/// The check of the names in generated code against those that the target declares.
///
/// It runs after printing, so that it includes every name.
enum NameChecks {
  /// A declaration that shares a scope with generated ones.
  private struct Declared {
    /// The path of the enclosing types.
    var scope: String
    var name: Name
    var kind: GeneratedDeclaration.Kind
    var isStatic: Bool
    var file: SourceFile
  }

  /// Reports declarations of the target, and of other generated files, that conflict.
  static func run(_ generated: [GeneratedDeclaration], _ target: Target, _ reporter: Reporter) {
    let scopes = Set(generated.map(\.scope))
    let top = Set(generated.filter { $0.scope.isEmpty }.map(\.name))
    let files = zip(target.sources, target.parsed).compactMap { source, parsed in
      parsed ?? unannotated(source, scopes, top)
    }
    let declared = Dictionary(
      grouping: files.flatMap { declarations(in: $0, scopes) }, by: \.scope)
    for declaration in generated {
      for own in declared[declaration.scope] ?? [] where conflict(own, declaration) {
        reporter.report(
          Message(.takenName, own.name.text, declaration.model), in: own.file, at: own.name.range,
          notes: [fixes[own.kind] ?? "rename it"])
      }
    }
  }

  private static let fixes: [GeneratedDeclaration.Kind: String] = [
    .type: "rename the type", .variable: "rename it, and keep its key with 'key:'",
  ]

  /// Parses a file without annotations if it extends a model or declares one of the names.
  private static func unannotated(
    _ source: SourceFile, _ scopes: Set<String>, _ top: Set<String>
  ) -> ParsedFile? {
    let isRelevant =
      !source.extendedTypeNames.isDisjoint(with: scopes)
      || !source.declaredTypeNames.isDisjoint(with: top)
    return isRelevant ? source.parsed : nil
  }

  private static func declarations(in file: ParsedFile, _ scopes: Set<String>) -> [Declared] {
    var found: [Declared] = []
    func add(
      _ name: Name, _ kind: GeneratedDeclaration.Kind, isStatic: Bool = true, to scope: String
    ) {
      found.append(
        Declared(scope: scope, name: name, kind: kind, isStatic: isStatic, file: file.file))
    }
    for type in file.types where type.kind != .extensionType { add(type.name, .type, to: "") }
    for (path, type) in file.namedTypes where scopes.contains(path) {
      for nested in type.types { add(nested.name, .type, to: path) }
      for property in type.properties {
        add(property.name, .variable, isStatic: property.isStatic, to: path)
      }
      for element in type.cases where element.associatedValues == nil {
        add(element.name, .variable, to: path)
      }
      for function in type.functions {
        let isStatic = !Set(function.modifiers).isDisjoint(with: ["static", "class"])
        let parameters = function.parameters.map { ($0.label?.text ?? "_", $0.type.text) }
        let signature = GeneratedDeclaration.signature(of: function.name.text, parameters, in: path)
        add(function.name, .function(signature), isStatic: isStatic, to: path)
      }
    }
    return found
  }

  /// Returns true for a redeclaration, and for an instance member that hides a static one; a property
  /// does not hide a static variable, which generated code uses in static functions or after `Self.`.
  private static func conflict(_ own: Declared, _ generated: GeneratedDeclaration) -> Bool {
    guard own.name.text == generated.name else { return false }
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
