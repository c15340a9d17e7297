import IsomerSyntax

/// The rules of derived members in class hierarchies.
struct DerivedHierarchyRules {
  let index: ClassIndex
  let reporter: Reporter

  func check(_ model: Model, below parent: Model?) {
    guard !model.derivation.members.isEmpty else { return }
    checkSuperclasses(model)
    if model.declaration.isOpen, model.derivation.derives(.copy) {
      // The topmost class copies, and only sees its own module.
      reporter.report(Message(.openCopy, model.name), on: model, notes: ["make it public"])
    }
    if let parent, parent.module != nil || parent.hierarchy.isBelowImported {
      checkImported(model, below: parent)
    }
  }

  /// Reports unmapped superclasses with stored properties, which would be omitted.
  private func checkSuperclasses(_ model: Model) {
    var visited: Set<String> = [model.name]
    var above = index.superclass(of: model.name)
    while let entry = above, !entry.isMapped, visited.insert(entry.name).inserted {
      if entry.type.properties.contains(where: \.isOwnStorage) {
        reporter.report(
          Message(.superclassNotDerived, model.name, entry.name), on: model,
          notes: ["add '// @mapped skip' and the same 'derive:' above '\(entry.name)'"])
      }
      above = index.superclass(of: entry.name)
    }
  }

  /// Reports properties that derived members of an imported superclass cannot access.
  private func checkImported(_ model: Model, below parent: Model) {
    let derivation = model.derivation
    let members = DerivedMember.allCases.filter {
      derivation.inheritedMembers.contains($0) && !derivation.ownProperties(for: $0).isEmpty
    }
    guard !members.isEmpty else { return }
    let list = members.map { "'\($0.swiftName)'" }.joined(separator: ", ")
    let choices = members.map { ".\($0.rawValue)" }.joined(separator: ", ")
    reporter.report(
      Message(.derivedElsewhere, list, parent.name, model.name), on: model,
      notes: ["exclude its properties with 'skip: [\(choices)]'"])
  }
}
