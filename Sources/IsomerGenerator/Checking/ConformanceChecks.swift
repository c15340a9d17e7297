import IsomerSyntax

/// The check for hand-written conformances that are also generated.
struct ConformanceChecks {
  private let graph: ModelGraph

  init(_ graph: ModelGraph) { self.graph = graph }

  func run(_ collector: inout DiagnosticCollector) {
    for model in graph.models where model.shape == nil && model.profile == nil {
      let written = graph.inheritedNames(of: model.name, from: "") ?? []
      for name in ["Mappable", "Readable", "Writable"]
      where written.contains(name) && !graph.declares(name, from: model.name) {
        let ways = Self.ways(of: name).filter { $0 == "read" ? model.reads : model.writes }
        guard !ways.isEmpty else { continue }
        let skip = ways.count == 2 ? "json" : ways[0]
        collector.report(
          .redundantConformance(model.name, name), in: model.file, at: model.nameRange,
          notes: ["remove the conformance, or add 'skip: .\(skip)'"])
      }
    }
  }

  private static func ways(of conformance: String) -> [String] {
    switch conformance {
    case "Readable": ["read"]
    case "Writable": ["write"]
    default: ["read", "write"]
    }
  }
}
