package import IsomerSyntax

/// A generic type with its arguments, which an annotated alias names as a subtype of clusters.
package struct GenericInstance: Sendable, Equatable {
  /// The full name of the alias, which generated code uses for the type.
  package var name: String
  /// The type with full names.
  package var type: TypeReference
  var key: MemberKey?
  var conditions: [String]
  var file: SourceFile
  var nameRange: SourceRange

  package static func == (left: Self, right: Self) -> Bool {
    (left.name, left.key, left.conditions) == (right.name, right.key, right.conditions)
  }
}

/// Finds the annotated aliases of the generic types of a target.
struct GenericInstances {
  private let symbols: SymbolTable
  private let reader: OptionReader
  private let reporter: Reporter
  private let generic: [String: Int]
  private var models: [Model]

  /// Returns the models with their instances, and reports other aliases.
  static func add(
    to models: [Model], from files: [ParsedFile], _ symbols: SymbolTable, _ reader: OptionReader,
    _ reporter: Reporter
  ) -> [Model] {
    var finder = GenericInstances(symbols, reader, reporter, models)
    for file in files {
      finder.visit(file.aliases, in: "", AccessLevel.internal, [], file.file)
      finder.visit(file.types, in: "", .internal, [], file.file)
    }
    return finder.models
  }

  private init(
    _ symbols: SymbolTable, _ reader: OptionReader, _ reporter: Reporter, _ models: [Model]
  ) {
    (self.symbols, self.reader, self.reporter, self.models) = (symbols, reader, reporter, models)
    let own = models.indices.filter { models[$0].isGeneric && models[$0].kind != .enumeration }
    generic = Dictionary(firstOf: own.map { (models[$0].name, $0) })
  }

  private mutating func visit(
    _ types: [TypeDeclaration], in scope: String, _ access: AccessLevel, _ conditions: [String],
    _ file: SourceFile
  ) {
    for type in types {
      let name = scope.member(type.name.text)
      let inner = min(access, type.access ?? .internal)
      visit(type.aliases, in: name, inner, conditions + type.conditions, file)
      visit(type.types, in: name, inner, conditions + type.conditions, file)
    }
  }

  private mutating func visit(
    _ aliases: [AliasDeclaration], in scope: String, _ access: AccessLevel, _ conditions: [String],
    _ file: SourceFile
  ) {
    for alias in aliases where !alias.annotations.isEmpty {
      guard let options = reader.read(alias.annotations, at: .alias, in: file) else { continue }
      let key = options.value(.memberKey)
      let place = symbols.fullPath(alias.type.namePath ?? "", in: scope)
      guard let index = generic[place] else {
        report(alias, "its type is not a generic struct or class that this module maps", file)
        continue
      }
      guard alias.genericParameters.isEmpty,
        alias.type.shape.parts.count == models[index].genericParameters.count,
        !SymbolTable.scopes(from: scope).contains(where: { !symbols.parameters(of: $0).isEmpty })
      else {
        report(alias, "its type has generic parameters", file)
        continue
      }
      guard min(access, alias.access ?? .internal) >= .internal else {
        report(alias, "generated code cannot access it", file)
        continue
      }
      if key == .otherwise {
        report(alias, "'key: .otherwise' requires a type without parameters", file)
        continue
      }
      var type = alias.type
      type.change { symbols.qualify(&$0, in: scope) }
      let known = models[index].clusters.instances.first {
        $0.type.canonicalText == type.canonicalText
          && $0.conditions.coexist(with: conditions + alias.conditions)
      }
      if let known {
        report(alias, "'\(known.name)' is the same type", file)
        continue
      }
      models[index].clusters.instances.append(
        GenericInstance(
          name: scope.member(alias.name), type: type, key: key,
          conditions: conditions + alias.conditions, file: file, nameRange: alias.nameRange))
    }
  }

  private func report(_ alias: AliasDeclaration, _ reason: String, _ file: SourceFile) {
    reporter.report(.uselessAlias(alias.name, reason), in: file, at: alias.nameRange)
  }
}

extension TypeReference {
  /// A text that is the same for all spellings of the type.
  fileprivate var canonicalText: String {
    if let wrapped = optionalWrapped { return wrapped.canonicalText + "?" }
    if let element = elementType, ["Array", "Dictionary", nil].contains(simpleName) {
      return "[\((keyType.map { [$0.canonicalText] } ?? []) + [element.canonicalText])]"
    }
    guard case .named(let components) = shape else { return shape.text ?? text }
    let isStandard = ["Foundation", "Swift"].contains(components[0].name)
    return components.dropFirst(isStandard ? 1 : 0).map { component in
      "\(component.name)\(component.arguments.map(\.canonicalText))"
    }.joined(separator: ".")
  }
}
