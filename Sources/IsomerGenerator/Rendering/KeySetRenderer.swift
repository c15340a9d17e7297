import IsomerSyntax

/// Prints the key sets of a model: one for each object that it reads keys from.
struct KeySetRenderer {
  private let plan: MappingPlan
  private let module: String

  init(_ plan: MappingPlan, module: String) {
    self.plan = plan
    self.module = module
  }

  func render(_ printer: inout CodePrinter) {
    let names = plan.keySetNames
    let access = plan.model.accessPrefix
    for (index, object) in plan.objects.enumerated() {
      if index > 0 { printer.line() }
      let place = object.text.isEmpty ? "" : " below '\(object.text)'"
      printer.line("/// The keys of a `\(plan.model.name)`\(place), by index.")
      let visibility = index == 0 ? access : ""
      let name = names[object.path] ?? "mappedKeys"
      printer.block("\(visibility)static var \(name): \(RuntimeNames.keySet)") {
        renderSet(object, &$0)
      }
    }
    renderClaims(access, &printer)
  }

  private func renderSet(_ object: ObjectPlan, _ printer: inout CodePrinter) {
    let path = object.text.isEmpty ? "" : "/" + object.text
    let tag = SwiftLiteral.string("\(module).\(plan.model.name)\(path)")
    if object.keys.isEmpty {
      printer.line("\(RuntimeNames.keySet)(\(tag)) { _ in \(RuntimeNames.keySet).unknown }")
      return
    }
    printer.block("\(RuntimeNames.keySet)(\(tag))", closing: "key in") { printer in
      printer.line("switch key {")
      for (index, key) in object.keys.enumerated() {
        printer.conditional(key.conditions) {
          $0.line("case \(SwiftLiteral.string(key.key)): \(index)")
        }
      }
      printer.line("default: \(RuntimeNames.keySet).unknown")
      printer.line("}")
    }
  }

  /// A model with paths or flattened models claims more than its own keys.
  private func renderClaims(_ access: String, _ printer: inout CodePrinter) {
    let nested = plan.objects.dropFirst()
    let flattened = plan.model.properties.filter { $0.role == .flatten && $0.reads }
    guard !nested.isEmpty || !flattened.isEmpty else { return }
    let names = plan.keySetNames
    printer.line()
    printer.line("/// Whether a key is read, here or by a flattened model.")
    printer.block("\(access)static func claims(_ key: String, below path: String) -> Bool") {
      printer in
      for property in flattened {
        printer.line("if \(property.type.text).claims(key, below: path) { return true }")
      }
      printer.line("switch path {")
      printer.line("case \"\": return mappedKeys.claims(key)")
      for object in nested {
        let set = names[object.path] ?? "mappedKeys"
        printer.line("case \(SwiftLiteral.string(object.text)): return \(set).claims(key)")
      }
      printer.line("default: return false")
      printer.line("}")
    }
  }
}

extension MappingPlan {
  /// Every object that keys are read from, the model's own first, in the order of the trie.
  var objects: [ObjectPlan] {
    var found: [ObjectPlan] = []
    func visit(_ object: ObjectPlan) {
      found.append(object)
      for key in object.keys { visit(key) }
    }
    func visit(_ key: KeyPlan) {
      if let object = key.object { visit(object) }
      for element in key.array?.elements ?? [] { visit(element) }
    }
    visit(root)
    return found
  }

  /// A name for the key set of each object; paths that differ only in odd letters get a number.
  var keySetNames: [[KeyPathText.Component]: String] {
    var names: [[KeyPathText.Component]: String] = [:]
    var taken: Set<String> = []
    for object in objects {
      let base = RuntimeNames.keySet(object.path)
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
