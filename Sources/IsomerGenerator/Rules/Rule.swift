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
    ModuleChecks.self, ObjectChecks.self, CaseChecks.self, TransformerTypeChecks.self,
    LiteralChecks.self, ValueMapChecks.self, ReachabilityChecks.self, TypeChecks.self,
    WrapperChecks.self, DerivationChecks.self, ParentChecks.self, MergeChecks.self,
    UpdateChecks.self, ValidationChecks.self, TransformerRule.self, ClusterChecks.self,
    ConformanceChecks.self, ShapeChecks.self, ArchiveChecks.self, ArchivedTypeChecks.self,
  ]

  /// Runs all rules.
  ///
  /// Planning and rendering cannot fail after them.
  func check() { for rule in Self.rules { rule.init(target: self).run() } }
}
