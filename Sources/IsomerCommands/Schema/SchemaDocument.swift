import IsomerGenerator
import IsomerSyntax

/// A document with the schemas of a target's models.
package struct SchemaDocument: TargetPart {
  package static let noun = "mapped type"
  package typealias Problem = SelectionProblem

  private let module: String
  private let models: [Model]
  private let protocols: [ProtocolCluster]
  private let target: Target
  private let types: MappedTypes
  private let direction: SchemaDirection
  private let dialect: SchemaDialect

  /// Creates the document of a target's mappings, in a profile if one is named.
  package init(
    _ target: MappedTarget, profile: String?, direction: SchemaDirection, dialect: SchemaDialect
  ) {
    (models, protocols) = target.mappings.selected(profile)
    module = target.module
    self.target = target.target
    types = MappedTypes(models, protocols, target.target)
    self.direction = direction
    self.dialect = dialect
  }

  package var names: [String] {
    let generic = models.filter { isRoot($0) && !$0.genericParameters.isEmpty && $0.module == nil }
    return roots.map(\.name) + generic.map(\.name)
  }

  package func contains(_ name: String) -> Bool {
    do throws(Problem) { return try root(name) != nil } catch { return true }
  }

  package func text(of names: [String]) throws(Problem) -> String { try json(of: names).text }

  /// Returns the document with the named types, and those that they refer to; with all types if
  /// none is named.
  package func json(of names: [String]) throws(Problem) -> OrderedJSON {
    // Files without annotations can declare transformers.
    let files = zip(target.sources, target.parsed).map { $1 ?? $0.parsed }
    let context = SchemaContext(
      models: types, declarations: TransformerDeclarations(files, isReading: isReading),
      direction: direction, dialect: dialect)
    var roots: [Root] = []
    if names.isEmpty {
      roots = self.roots
    } else {
      for name in names { if let root = try root(name) { roots.append(root) } }
    }
    for root in roots { context.reserve(root.subject, as: root.name) }
    let references = roots.map { context.types.schema(of: $0.values, .top) }
    let definitions = context.finish().map {
      OrderedJSON.Member(key: $0.name, value: $0.schema.json)
    }
    return dialect == .openAPI
      ? openAPI(definitions)
      : jsonSchema(definitions, references.count == 1 && !names.isEmpty ? references[0] : nil)
  }

  // MARK: Roots

  /// A type that a document is about, and its values.
  private struct Root {
    var subject: String
    var name: String
    var values: Acceptance
  }

  private var isReading: Bool { direction == .read }

  private var roots: [Root] {
    models.filter {
      isRoot($0) && $0.genericParameters.isEmpty && $0.module == nil && !$0.isTuple
    }.map(root)
      + protocols.filter { isReading ? $0.reads : $0.writes }.map(root)
  }

  private func isRoot(_ model: Model) -> Bool { isReading ? model.reads : model.writes }

  private func root(_ model: Model) -> Root {
    Root(
      subject: "model \(model.name)", name: model.shape?.type.text ?? model.name,
      values: .mapping(model.name))
  }

  private func root(_ cluster: ProtocolCluster) -> Root {
    Root(subject: "protocol \(cluster.name)", name: cluster.name, values: .mapping(cluster.name))
  }

  /// Returns the type of a name; nil if the target does not map it.
  private func root(_ name: String) throws(Problem) -> Root? {
    if let cluster = protocols.first(where: { $0.name == name || $0.boxName == name }) {
      guard isReading ? cluster.reads : cluster.writes else { throw notMapped(name) }
      return root(cluster)
    }
    if let model = models.first(where: { $0.name == name || $0.shape?.type.text == name }) {
      guard isRoot(model) else { throw notMapped(name) }
      guard model.genericParameters.isEmpty else {
        let example =
          "\(name)<\(model.genericParameters.map { _ in "Int" }.joined(separator: ", "))>"
        throw Problem(text: "'\(name)' is generic; name its arguments, as in '\(example)'")
      }
      return root(model)
    }
    if name.contains("<"), let type = TypeReference(parsing: name), let path = type.namePath,
      let model = models.first(where: { $0.name == path }), isRoot(model)
    {
      let use = model.name + types.scope(of: model, as: type).suffix
      return Root(subject: "model \(use)", name: use, values: Acceptance(type))
    }
    return nil
  }

  private func notMapped(_ name: String) -> Problem {
    Problem(text: "'\(name)' is not \(isReading ? "read" : "written"): 'skip'")
  }

  // MARK: Documents

  private var comment: String {
    "The documents that the mapping \(isReading ? "reads" : "writes")."
  }

  private func jsonSchema(_ definitions: [OrderedJSON.Member], _ root: Schema?) -> OrderedJSON {
    Schema().with("$schema", "https://json-schema.org/draft/2020-12/schema")
      .with("$comment", comment).with(root?.keywords ?? [])
      .with("$defs", OrderedJSON.object(definitions)).json
  }

  private func openAPI(_ definitions: [OrderedJSON.Member]) -> OrderedJSON {
    let info = Schema().with("title", module).with("version", "0")
      .with("description", comment)
    return Schema().with("openapi", "3.1.0").with("info", info)
      .with("components", Schema().with("schemas", OrderedJSON.object(definitions))).json
  }
}
