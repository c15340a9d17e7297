import IsomerSyntax

/// Prints the key sets of a model: one for each object that it reads keys from.
struct KeySetRenderer {
  private let plan: MappingPlan
  private let site: MappingSite

  init(_ plan: MappingPlan, at site: MappingSite) {
    self.plan = plan
    self.site = site
  }

  private var model: ModelDescription { plan.model }

  func render(_ printer: inout CodePrinter) {
    let names = plan.keySetNames
    for (index, object) in plan.objects.enumerated() {
      if index > 0 { printer.line() }
      let name = names[object.path] ?? "mappedKeys"
      let access = index == 0 ? self.access : "private "
      if model.isGeneric {
        printer.line(
          "\(access)static var \(name): \(RuntimeNames.keySet) { \(model.keySetHolder).\(name) }")
      } else {
        renderSet(object, "\(access)static let \(name)", &printer)
      }
    }
    renderClaims(access, &printer)
  }

  private var access: String { site.isOwn ? model.accessPrefix : "" }

  /// A generic type has no static constants: its sets stand in a type of their own.
  func renderHolder(_ printer: inout CodePrinter) {
    guard model.isGeneric else { return }
    let names = plan.keySetNames
    printer.line()
    printer.block("\(model.isolation.prefix)private enum \(model.keySetHolder)") { printer in
      for object in plan.objects {
        renderSet(object, "static let \(names[object.path] ?? "mappedKeys")", &printer)
      }
    }
  }

  private func description(of object: ObjectPlan) -> String {
    let place = object.text.isEmpty ? "" : " below '\(object.text)'"
    return "The keys of `\(model.label)`\(place), by index"
  }

  private func renderSet(
    _ object: ObjectPlan, _ declaration: String, _ printer: inout CodePrinter
  ) {
    let keys = object.keys.map(\.key)
    let source = SwiftLiteral.string(KeySource(plan, object).text)
    guard !keys.isEmpty else {
      printer.line("\(declaration) = \(RuntimeNames.keySet)(\"\", of: \(source))")
      return
    }
    guard !keys.contains(where: { $0.contains("\n") }) else {
      renderOddSet(keys, declaration, source, &printer)
      return
    }
    printer.line("\(declaration) = \(RuntimeNames.keySet)(")
    printer.indented { printer in
      printer.line("\"\"\"")
      for key in keys { printer.line(SwiftLiteral.escaped(key)) }
      printer.line("\"\"\", of: \(source))")
    }
  }

  /// Keys with line breaks in them are separated by something else.
  private func renderOddSet(
    _ keys: [String], _ declaration: String, _ source: String, _ printer: inout CodePrinter
  ) {
    let letters = (1..<128).lazy.compactMap { Unicode.Scalar($0).map(Character.init) }
    let separator = letters.first { letter in !keys.contains { $0.contains(letter) } } ?? "\n"
    let list = SwiftLiteral.string(keys.joined(separator: String(separator)))
    let literal = SwiftLiteral.string(String(separator))
    printer.line(
      "\(declaration) = \(RuntimeNames.keySet)(\(list), separator: \(literal), of: \(source))")
  }

  /// A model with paths or flattened models claims more than its own keys.
  private func renderClaims(_ access: String, _ printer: inout CodePrinter) {
    let nested = plan.objects.dropFirst()
    let flattened = model.properties.filter { $0.role == .flatten && $0.reads }
    // What the protocol gives otherwise, an enum of its own has to say.
    guard !site.isOwn || !nested.isEmpty || !flattened.isEmpty else { return }
    printer.line()
    let claim = RuntimeNames.keyClaim
    let signature = "\(access)static func claim"
    if model.claimsByProfile {
      printer.block("\(signature)\(printer.claimParameters) -> \(claim)") {
        $0.line("claim(key, below: path, as: nil)")
      }
      printer.line()
    }
    let parameters =
      model.claimsByProfile ? printer.profiledClaimParameters : printer.claimParameters
    printer.block("\(signature)\(parameters) -> \(claim)") {
      printer in
      printer.line("let own: \(claim) =")
      printer.indented { printer in
        printer.line("switch path {")
        for object in plan.objects { renderClaims(of: object, &printer) }
        printer.line("default: .none")
        printer.line("}")
      }
      if !flattened.isEmpty { renderFlattened(flattened, &printer) }
      printer.line("return own")
    }
  }

  /// Flattened models read the object at the model's own level.
  private func renderFlattened(
    _ properties: [PropertyDescription], _ printer: inout CodePrinter
  ) {
    printer.line("if own != .none { return own }")
    if let under = model.under {
      let level = SwiftLiteral.string(under.text)
      printer.line(
        "guard let path = \(RuntimeNames.keyClaim).path(path, below: \(level)) else { return own }")
    }
    let profile = model.claimsByProfile ? ", as: profile" : ""
    for property in properties {
      printer.block("switch \(property.claimingType).claim(key, below: path\(profile))") {
        printer in
        printer.line("case .none: break")
        printer.line("case let claim: return claim")
      }
    }
  }

  private func renderClaims(of object: ObjectPlan, _ printer: inout CodePrinter) {
    let set = plan.keySetNames[object.path] ?? "mappedKeys"
    let path = SwiftLiteral.string(object.text)
    let containers = object.keys.filter { $0.object != nil && $0.readers.isEmpty }.map {
      SwiftLiteral.string($0.key)
    }
    let claim = "\(set).claims(key) ? .value : .none"
    guard !containers.isEmpty else {
      printer.line("case \(path): \(claim)")
      return
    }
    let list = "[\(containers.joined(separator: ", "))]"
    printer.line("case \(path): \(list).contains(key) ? .container : \(claim)")
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
      if let array = key.array {
        for element in array.elements + array.every { visit(element) }
      }
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

extension CodePrinter {
  /// The same under a profile.
  var profiledClaimParameters: String {
    "\(claimParameters.dropLast()), as profile: Swift.String?)"
  }

  /// The parameters of a function that tells whose a key is.
  var claimParameters: String {
    "(_ key: \(standard("String")), below path: \(standard("String")))"
  }
}
