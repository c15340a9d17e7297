import IsomerSyntax

/// A transformer that only reads cannot stand at `with:` of a property that is written.
///
/// Where the transformer's declaration is in sight, the ways out are named here; elsewhere the
/// compiler finds that it does not conform to `Transformer`, at the annotation.
struct TransformerRule {
  private let graph: ModelGraph
  private let filesMentioning: ([String]) -> ModelGraph

  init(_ graph: ModelGraph, filesMentioning: @escaping ([String]) -> ModelGraph) {
    self.graph = graph
    self.filesMentioning = filesMentioning
  }

  private struct Use {
    var model: ModelDescription
    var property: PropertyDescription
    var name: String
  }

  func check(_ collector: inout DiagnosticCollector) {
    var unseen: [Use] = []
    for model in graph.models {
      for property in model.properties
      where property.writes && !property.writesOneWay && property.owner == nil {
        guard let transformer = property.writeTransformer, property.reads,
          let name = Self.name(of: transformer)
        else { continue }
        let use = Use(model: model, property: property, name: name)
        if name == Self.builtIn {
          report(use, &collector)
        } else if !check(use, in: graph, &collector) {
          unseen.append(use)
        }
      }
    }
    guard !unseen.isEmpty else { return }
    let others = filesMentioning(["ForwardTransformer"])
    for use in unseen { _ = check(use, in: others, &collector) }
  }

  private static let builtIn = ".reading"

  /// `Celsius` of `Celsius()` and `.reading` of `.reading { … }`; nil for anything else.
  private static func name(of transformer: PastedExpression) -> String? {
    if transformer.text.hasPrefix(builtIn) {
      let next = transformer.text.dropFirst(builtIn.count).first
      return next == "(" || next == " " || next == "{" ? builtIn : nil
    }
    guard case .call(let callee, _) = transformer.shape, case .path(let names) = callee.shape else {
      return nil
    }
    return names.joined(separator: ".")
  }

  /// False if the declaration is not in sight.
  private func check(
    _ use: Use, in graph: ModelGraph, _ collector: inout DiagnosticCollector
  ) -> Bool {
    guard let inherited = graph.inheritedNames(of: use.name, from: use.model.name) else {
      return false
    }
    if inherited.contains("ForwardTransformer"), !inherited.contains("Transformer") {
      report(use, &collector)
    }
    return true
  }

  private func report(_ use: Use, _ collector: inout DiagnosticCollector) {
    guard let place = use.property.writeTransformer?.location else { return }
    let path = use.model.file.path
    collector.report(
      Diagnostic(
        .error, .oneWayTransformer(use.name, use.property.name), path: path, at: place,
        notes: [
          Note(
            "write 'with.read:' and, if it is to be written, 'with.write:'; or 'skip: .write'; or "
              + "conform to 'Transformer'", path: path, at: place)
        ]))
  }
}
