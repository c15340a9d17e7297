import IsomerSyntax

/// Prints a whole mapping into a caseless enum: reading, keys, writing.
struct NamespaceRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  /// Prints the mapping of a class of a hierarchy, or one of the mappings of a type with profiles.
  func renderWhole(_ printer: CodePrinter) {
    let isUpdatable = site.reads(model) && model.isUpdatable
    render(printer) {
      $0.parts(
        {
          // Validation on demand runs the checks of the type's own mapping.
          if model.isInHierarchy, model.isValidated, model.profiles.current == nil {
            ValidationRenderer(plan: plan, site: site).renderMembers($0)
          } else if site.reads(model), model.profiles.current != nil || model.shape != nil {
            ChecksRenderer(plan: plan, site: site).render($0)
          }
        },
        { if site.writes(model) { PathsRenderer(plan: plan, site: site).render($0) } },
        { if isUpdatable { UpdateRenderer(plan: plan, site: site).renderMembers($0) } },
        {
          guard model.isInHierarchy, isUpdatable, model.derivesChanges else { return }
          ChangesFunctionsRenderer(plan: plan, site: site).renderMember($0)
        },
        {
          guard site.reads(model), let cluster = model.clusters.cluster else { return }
          ClusterRenderer(cluster, of: model).render($0)
        },
        { if site.reads(model) { OpenHierarchyRenderer(model: model).renderMembership($0) } })
    }
  }

  /// Prints the enum; `members` adds to it.
  func render(_ printer: CodePrinter, members: @escaping (CodePrinter) -> Void = { _ in }) {
    guard let name = site.namespace else { return }
    let isolation = model.isolation.prefix
    printer.naming(self: model.valueType) { printer in
      let writing = WritingRenderer(plan: plan, site: site)
      let hasKeys = site.reads(model) || site.keySets != nil
      let mapping = site.isWhole ? "Isomer.Mapping" : "Isomer.KeyedMapping"
      let conformance = model.isolation.conformance + mapping
      let clause = site.isWhole || hasKeys ? ": \(conformance)" : ""
      printer.block("\(isolation)\(site.access)enum \(name)\(clause)") {
        $0.members(of: name) {
          $0.parts(
            { if site.reads(model) { ReadingRenderer(plan, at: site).render($0) } },
            { if hasKeys { KeySetRenderer(plan: plan, site: site).render($0) } },
            { if site.writes(model) { $0.parts(writing.renderWrite, writing.renderMembers) } },
            members)
        }
      }
    }
  }
}
