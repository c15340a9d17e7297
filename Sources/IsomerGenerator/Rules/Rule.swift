package import IsomerSyntax

/// A check of the models of a target.
protocol Rule: SendableMetatype {
  init(target: CheckedTarget)
  var target: CheckedTarget { get }
  /// Reports the faults.
  func run()
}

extension Rule {
  var graph: ModelGraph { target.graph }
  var symbols: SymbolTable { target.graph.symbols }
  var reporter: Reporter { target.reporter }
}

extension CheckedTarget {
  /// The rules of a target; later ones pass over properties with errors.
  private static let rules: [any Rule.Type] = [
    ModuleChecks.self, WholeChecks.self, ObjectChecks.self, FlattenChecks.self, CaseChecks.self,
    TransformerChecks.self,
    LiteralChecks.self, ReachabilityChecks.self, TypeChecks.self, DerivationChecks.self,
    ClusterChecks.self, GenericChecks.self, ConformanceChecks.self, ShapeChecks.self,
    ArchiveChecks.self,
  ]

  /// Runs all rules.
  ///
  /// Planning and rendering cannot fail after them.
  func check() { for rule in Self.rules { rule.init(target: self).run() } }

  /// Calls a closure with each property that a mapping itself declares; others are checked in their
  /// superclass.
  func forEachProperty(_ body: (Property, _ model: Model) -> Void) {
    for model in mappings { for property in model.ownProperties { body(property, model) } }
    for model in models where model.module == nil {
      if let property = model.transformed { body(property, model) }
    }
  }
}

extension Property {
  /// The transformers for reading and writing, which can be the same.
  package var transformers: [PastedExpression] {
    [codec.readTransformer, codec.writeTransformer].compactMap(\.self)
  }
}
