import IsomerSyntax

/// Prints the key sets of a model: one for each object that it reads keys from.
struct KeySetRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  func render(_ printer: CodePrinter) {
    let names = plan.keySetNames
    if model.isGeneric { noteConstants(printer) }
    printer.parts(
      { $0.parts(plan.objects) { renderSet($0, named: names[$0.path] ?? "mappedKeys", $1) } },
      { FlattenedRenderer.renderKeys(model, $0) }, renderHandling)
  }

  private func renderSet(_ object: ObjectPlan, named name: String, _ printer: CodePrinter) {
    let access = object.path.isEmpty ? self.access : "private "
    if model.isGeneric {
      printer.line("\(access)static var \(name): Isomer.KeySet { \(model.keySetHolder).\(name) }")
    } else {
      renderSet(object, "\(access)static let \(name)", printer)
    }
  }

  private func noteConstants(_ printer: CodePrinter) {
    let names = plan.keySetNames
    let isMapping = model.keyMapping == model.keySetHolder
    let clause = isMapping ? ": \(model.isolation.conformance)Isomer.KeyedMapping" : ""
    printer.constants(in: model.keySetHolder, conforming: clause, of: model) { printer in
      for object in plan.objects {
        renderSet(object, "static let \(names[object.path] ?? "mappedKeys")", printer)
      }
    }
  }

  private func renderSet(_ object: ObjectPlan, _ declaration: String, _ printer: CodePrinter) {
    let source = KeySource(plan: plan, object: object)
    let lines = source.lines
    let end = "\(source.origin)\(context(of: object)))"
    guard !lines.isEmpty, !object.keys.contains(where: { $0.key.contains("\n") }) else {
      let isPlain = !lines.contains { $0.contains("\n") }
      let list = isPlain ? SwiftLiteral.string(lines.joined()) : SwiftLiteral.list(lines)
      return printer.line("\(declaration) = Isomer.KeySet(\(list), \(end)")
    }
    printer.literal("\(declaration) = Isomer.KeySet(", lines, ", \(end)")
  }

  /// Returns the argument for an object's path within the model, or for the sets of such objects.
  private func context(of object: ObjectPlan) -> String {
    guard object.path.isEmpty else { return ", below: \(SwiftLiteral.string(object.text))" }
    guard plan.objects.count > 1 else { return "" }
    let names = plan.objects.dropFirst().compactMap { plan.keySetNames[$0.path] }
    return ", objects: [\(names.joined(separator: ", "))]"
  }

  /// Prints the function that handles a key of the model or of its flattened models.
  private func renderHandling(_ printer: CodePrinter) {
    guard !model.reread.isEmpty else { return }
    printer.block(
      "\(access)static func mappedHandling\(printer.handlingParameters) -> Isomer.KeyHandling"
    ) {
      $0.line(model.handling(below: "path"))
    }
  }
}

extension Model {
  /// Returns the call that handles a key by the model and its flattened values, except one of them.
  func handling(below path: String, besides property: Property? = nil) -> String {
    let values = reread.filter { $0.name != property?.name }
    let types = values.filter { $0.location.sharing == nil }.map { "\($0.handlingType).self" }
    let others = values.filter(\.handlesKeys).map { FlattenedRenderer(property: $0).keysName }
    let or = types.isEmpty && others.isEmpty ? "" : ", or: [\(types.joined(separator: ", "))]"
    let and = others.isEmpty ? "" : ", and: [\(others.joined(separator: ", "))]"
    let level = object.under.read.map { ", at: \(SwiftLiteral.string($0.text))" } ?? ""
    return "mappedKeys.handling(of: key, below: \(path), as: profile\(or)\(and)\(level))"
  }
}

extension MappingPlan {
  /// The objects that keys are read from, beginning with the model's own, in the order of the trie.
  var objects: [ObjectPlan] {
    var found: [ObjectPlan] = []
    func visit(_ object: ObjectPlan) {
      found.append(object)
      for key in object.keys { visit(key) }
    }
    func visit(_ key: KeyPlan) {
      if let object = key.object { visit(object) }
      if let array = key.array { for element in array.elements + array.every { visit(element) } }
    }
    visit(root)
    return found
  }

  /// The name of each object's key set; a number distinguishes names that would be equal.
  var keySetNames: [[KeyPathText.Component]: String] {
    var names: [[KeyPathText.Component]: String] = [:]
    var taken: Set<String> = []
    for object in objects {
      let base = GeneratedNames.keySet(object.path)
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)_\(number)"
        number += 1
      }
      names[object.path] = name
    }
    return names
  }
}

extension CodePrinter {
  var handlingParameters: String {
    "(of key: \(standard("String")), below path: \(standard("String")), "
      + "as profile: \(standard("String"))?)"
  }
}
