package import IsomerSyntax

/// A generic type with its arguments, which an annotated alias names as a subtype of clusters.
///
/// A class, since subtypes and tags contain it.
package final class GenericInstance: Sendable, Equatable {
  /// The full name of the alias, which generated code uses for the type.
  package let name: String
  /// The type with full names.
  package let type: TypeReference
  let key: SubtypeCondition?
  let conditions: [String]
  let file: SourceFile
  let nameRange: SourceRange

  init(
    _ alias: AliasDeclaration, _ name: String, _ type: TypeReference, key: SubtypeCondition?,
    _ conditions: [String], _ file: SourceFile
  ) {
    (self.name, self.type, self.key, self.conditions) = (name, type, key, conditions)
    (self.file, nameRange) = (file, alias.nameRange)
  }

  package static func == (left: GenericInstance, right: GenericInstance) -> Bool {
    left === right
      || (left.name, left.key, left.conditions) == (right.name, right.key, right.conditions)
  }
}

/// Finds the annotated aliases of the generic types of a target.
struct GenericInstances {
  private let symbols: SymbolTable
  private let reader: OptionReader
  private let reporter: Reporter
  private var models: [Model]

  /// Returns the models with their instances, and reports other aliases.
  static func add(
    to models: [Model], from files: [ParsedFile], _ symbols: SymbolTable, _ reader: OptionReader,
    _ reporter: Reporter
  ) -> [Model] {
    var finder = GenericInstances(
      symbols: symbols, reader: reader, reporter: reporter, models: models)
    for file in files { finder.visit(file.aliases, file.types, in: "", .internal, [], file.file) }
    return finder.models
  }

  private mutating func visit(
    _ aliases: [AliasDeclaration], _ types: [TypeDeclaration], in scope: String,
    _ access: AccessLevel, _ conditions: [String], _ file: SourceFile
  ) {
    for type in types {
      visit(
        type.aliases, type.types, in: scope.member(type.name.text),
        min(access, type.access ?? .internal), conditions + type.conditions, file)
    }
    for alias in aliases where !alias.annotations.isEmpty {
      guard let options = reader.read(alias.annotations, at: .alias, in: file) else { continue }
      let written = alias.annotations.flatMap(\.options).map(\.name)
      // An alias with a refused option is not meant to be a subtype.
      if written.contains(where: { reporter.hasError(in: file, at: $0.range) }) { continue }
      let type = symbols.closed(alias.type, in: scope)
      let instance = GenericInstance(
        alias, scope.member(alias.name), type, key: options.value(.memberKey),
        conditions + alias.conditions, file)
      let path = type.namePath
      let index = models.firstIndex { $0.name == path && $0.isGeneric && $0.kind != .enumeration }
      if let reason = obstacle(to: instance, alias, scope, access, index.map { models[$0] }) {
        reporter.report(
          Message(.uselessAlias, alias.name, reason), in: file, at: alias.nameRange,
          notes: ["remove '@mapped'; an alias means its type"])
      } else if let index {
        models[index].clusters.instances.append(instance)
      }
    }
  }

  private func obstacle(
    to instance: GenericInstance, _ alias: AliasDeclaration, _ scope: String,
    _ access: AccessLevel, _ model: Model?
  ) -> String? {
    guard let model else {
      return "its type is not a generic struct or class that this module maps"
    }
    if !alias.genericParameters.isEmpty
      || alias.type.shape.parts.count != model.genericParameters.count
      || SymbolTable.scopes(from: scope).contains(where: { !symbols.parameters(of: $0).isEmpty })
    {
      return "its type has generic parameters"
    }
    if min(access, alias.access ?? .internal) < .internal {
      return "generated code cannot access it"
    }
    if instance.key == .otherwise {
      return "'key: .otherwise' requires a type without parameters"
    }
    let text = instance.type.canonicalText
    let known = model.clusters.instances.first {
      $0.type.canonicalText == text && $0.conditions.coexist(with: instance.conditions)
    }
    return known.map { "'\($0.name)' is the same type" }
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
