import IsomerSyntax

/// The rules of derived members in class hierarchies.
struct DerivedHierarchyRules {
  private let index: ClassIndex

  init(_ index: ClassIndex) { self.index = index }

  func check(
    _ model: ModelDescription, below parent: ModelDescription?,
    _ collector: inout DiagnosticCollector
  ) {
    guard !model.derivation.members.isEmpty else { return }
    checkSuperclasses(model, &collector)
    checkOpen(model, &collector)
    if let parent, parent.module != nil || parent.isBelowImported {
      checkImported(model, below: parent, &collector)
    }
  }

  /// Reports unmapped superclasses with stored properties, which would be omitted.
  private func checkSuperclasses(
    _ model: ModelDescription, _ collector: inout DiagnosticCollector
  ) {
    var visited: Set<String> = [model.name]
    var above = index.superclass(of: model.name)
    while let entry = above, !entry.isMapped, visited.insert(entry.name).inserted {
      if entry.type.properties.contains(where: \.isOwnStorage) {
        collector.report(
          .superclassNotDerived(entry.name, model.name), in: model.file, at: model.nameRange,
          notes: ["add '// @mapped skip' and the same 'derive:' above '\(entry.name)'"])
      }
      above = index.superclass(of: entry.name)
    }
  }

  /// Reports copies of open classes, because the topmost class copies and only sees its own module.
  private func checkOpen(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    guard model.isOpen, model.derivation.derives(.copy) else { return }
    collector.report(
      .openCopy(model.name), in: model.file, at: model.nameRange, notes: ["make it public"])
  }

  /// Reports properties that derived members of an imported superclass cannot access.
  private func checkImported(
    _ model: ModelDescription, below parent: ModelDescription,
    _ collector: inout DiagnosticCollector
  ) {
    let derivation = model.derivation
    let members = Derivation.Member.allCases.filter {
      derivation.inheritedMembers.contains($0) && !derivation.ownProperties(for: $0).isEmpty
    }
    guard !members.isEmpty else { return }
    let list = members.map { "'\($0.swiftName)'" }.joined(separator: ", ")
    let choices = members.map { ".\($0.rawValue)" }.joined(separator: ", ")
    collector.report(
      .derivedElsewhere(list, parent.name, model.name), in: model.file, at: model.nameRange,
      notes: ["exclude its properties with 'skip: [\(choices)]'"])
  }
}
