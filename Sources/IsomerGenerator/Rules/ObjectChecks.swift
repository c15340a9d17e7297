import IsomerSyntax

/// The checks that involve several properties or types, one function per rule.
struct ObjectChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models { checkNames(model) }
    for model in target.mappings {
      checkWrittenPaths(model)
      checkRest(model)
      checkConstants(model)
    }
    for model in target.complete where model.isValidated { checkValidators(model) }
  }

  /// Reports types and members whose names the generated code uses.
  private func checkNames(_ model: Model) {
    let runtime = RuntimeModule.allCases.map(\.rawValue)
    let hidden = model.hidesItself ? model.name.pathComponents.first : nil
    if let hidden = hidden ?? runtime.first(where: model.hidingNames.contains) {
      reporter.report(
        Message(.hidingMember, hidden, model.name), on: model,
        notes: ["rename it, and keep its key with 'key:'"])
    }
    guard let taken = runtime.first(where: { symbols.declares($0, from: model.name) }) else {
      return
    }
    reporter.report(Message(.takenName, taken, model.name), on: model, notes: ["rename the type"])
  }

  /// Reports a function that would be called instead of the generated one that runs all checks.
  private func checkValidators(_ model: Model) {
    for name in model.validation.validators where model.hasChecks || name.text == "validated" {
      reporter.report(
        Message(.takenFunction, name.text, model.name), in: model.file, at: name.range,
        notes: ["rename it, and add 'check:' to run it"])
    }
  }

  /// Warns of constants with initial values, whose values in the document are ignored, except for tags.
  private func checkConstants(_ model: Model) {
    guard model.reads, model.profiles.current == nil, model.module == nil else { return }
    for property in model.ownProperties
    where property.declaration.setter == .constant(isDeclared: false) && property.writes
      && !model.clusters.tagPaths.contains(where: { $0 == property.location.writePath })
    {
      reporter.report(
        Message(.constantNotRead, property.name), in: model.file, at: property.nameRange,
        as: .warning,
        notes: [
          "make it a 'var' to read it", "add '// @mapped skip: .read' if it is only written",
          "add '// @mapped skip' if it is not in the document",
        ])
    }
  }

  /// Reports properties that are written to the same path, or to a path inside another one's value.
  ///
  /// Reading the same key twice is valid.
  private func checkWrittenPaths(_ model: Model) {
    var written: [WrittenPath] = []
    for property in model.properties where property.writes {
      for (path, range) in property.writtenPaths {
        let path = WrittenPath(path: path, range: range, property: property)
        // A collision of two inherited properties is reported at their class.
        for other in written
        where property.declaration.owner == nil
          && other.property.conditions.coexist(with: property.conditions)
        {
          reportCollision(model, other, path)
        }
        written.append(path)
      }
    }
  }

  /// A path that a property writes, and its range in the source.
  private struct WrittenPath {
    var path: KeyPathText
    var range: SourceRange
    @Boxed var property: Property
  }

  private func reportCollision(_ model: Model, _ first: WrittenPath, _ second: WrittenPath) {
    guard first.path.overlaps(second.path) else { return }
    let isEqual = first.path == second.path
    // `PropertyRules` reports a field that is repeated in a composite.
    if isEqual, first.property.name == second.property.name { return }
    let isOuter = first.path.components.count < second.path.components.count
    let (outer, inner) = isOuter ? (first, second) : (second, first)
    let message: Message =
      isEqual
      ? Message(.collidingKeys, first.path.text, first.property.name, second.property.name)
      : Message(.collidingPaths, inner.path.text, outer.path.text, outer.property.name)
    let file = first.property.declaration.ownerFile ?? model.file
    let declaration = Note("'\(first.property.name)' declared here", in: file, at: first.range)
    let fix = "give one of them another 'key:', or add 'skip: .write' to one of them"
    let place = model.file.location(at: second.range.start)
    let notes = [declaration, Note(fix, in: model.file, at: second.range)]
    reporter.report(Diagnostic(.error, message, path: model.file.path, at: place, notes: notes))
  }

  private func checkRest(_ model: Model) {
    let rest = model.properties.filter {
      $0.location.role == .rest || $0.location.remaining != nil
    }
    for (index, second) in rest.enumerated() where second.declaration.owner == nil {
      let location = second.location
      guard location.keyFunction == nil else { continue }
      if rest.prefix(index).contains(where: {
        $0.location.affixes == location.affixes && $0.location.keyFunction == nil
      }) {
        reporter.report(Message(.restTwice, second.name), on: second, of: model)
      }
    }
    for property in rest where property.location.role == .rest {
      let reference = property.type.reference
      let names = [
        property.storesTrees ? reference?.leaf.namePath : nil,
        reference?.orderedValue == nil ? nil : reference?.namePath,
      ]
      for name in names.compactMap(\.self) where symbols.declares(name, from: model.name) {
        reporter.report(
          .restType(property.name, property.type.text), on: property, of: model,
          notes: ["write 'Isomer.\(name)'"])
      }
    }
    if let first = rest.first(where: { !$0.location.selectsKeys }), first.declaration.owner == nil,
      first.reads, model.object.unknown != .ignore, model.object.declaresUnknown,
      model.enumeration.caseName == nil
    {
      reporter.report(Message(.restWithPolicy, model.object.unknown.rawValue), on: first, of: model)
    }
  }
}
