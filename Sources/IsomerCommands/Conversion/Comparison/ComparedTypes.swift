import IsomerGenerator
import IsomerSyntax

/// The types whose mappings before and after a conversion can be compared.
///
/// Both must be visible in tests, `Decodable` and without generic parameters, and the type after must
/// be mapped.
struct ComparedTypes {
  /// The names as in code, in order.
  let names: [String]

  init(before: SwiftSource, after: SwiftSource) {
    let mapped = Set(Self.visible(in: after).filter(\.isMapped).map(\.path))
    names = Self.visible(in: before).map(\.path).filter(mapped.contains).sorted()
  }

  /// Returns the visible `Decodable` types that all builds have.
  static func visible(in source: SwiftSource) -> [ModelSource] {
    let conformances = Conformances(source)
    let models = Dictionary(grouping: source.models, by: \.path)
    return source.models.filter { model in
      let names = model.path.split(separator: ".")
      let scopes = names.indices.map { names[...$0].joined(separator: ".") }
      return conformances.directions(of: model).contains(.reads) && models[model.path]?.count == 1
        && model.declaration.kind != .protocolType
        && scopes.allSatisfy { models[$0]?.last.map { isInAllBuilds($0.declaration) } ?? true }
    }
  }

  private static func isInAllBuilds(_ type: TypeDeclaration) -> Bool {
    type.genericParameters.isEmpty && type.conditions.isEmpty
      && (type.access ?? .internal) >= .internal
      && !type.attributes.contains { $0.name == "available" }
  }

  /// Returns a function that returns the types by their names.
  ///
  /// Each file imports one of the modules, so no name is ambiguous.
  func function(_ name: String, importing module: String) -> String {
    let lines = names.map { path in
      let type = path.split(separator: ".").map { SwiftName.quoted(String($0)) }
        .joined(separator: ".")
      return "  types[\(SwiftLiteral.string(path))] = \(type).self\n"
    }
    return """
      @testable import \(module)

      func \(name)() -> [String: any Decodable.Type] {
        var types: [String: any Decodable.Type] = [:]
      \(lines.joined())  return types
      }

      """
  }
}
