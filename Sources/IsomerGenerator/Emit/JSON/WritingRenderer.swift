import IsomerSyntax

/// Prints how a model is written.
struct WritingRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  /// True if the runtime can write the object: its members in braces.
  var isPlain: Bool {
    model.object.hooks.afterWriting == nil && !Self.mayShareContainers(plan.written)
      && site.variables.isEmpty && !model.isWhole && site.isOwn == site.parameters.isEmpty
  }

  func renderWrite(_ printer: CodePrinter) {
    guard !isPlain else { return }
    printer.block("\(prefix)func write\(parameters)") { printer in
      if model.object.hooks.afterWriting != nil { printer.line("let document = writer.position") }
      if model.isWhole {
        printer.line("writeMappedMembers(\(site.arguments)to: &writer)")
      } else {
        renderObject(printer)
      }
      if let hook = model.object.hooks.afterWriting {
        printer.pasted("writer.rewriting(from: document, by:", hook, ")")
      }
    }
  }

  private func renderObject(_ printer: CodePrinter) {
    printer.line("guard let start = writer.beginObject() else { return }")
    printer.line("writeMappedMembers(\(site.arguments)to: &writer)")
    if Self.mayShareContainers(plan.written) {
      printer.line("writer.mergeContainers(from: start)")
    }
    printer.line("writer.endObject(start)")
  }

  /// Prints the writing of the members in place.
  func renderBraced(_ printer: CodePrinter) {
    printer.line("guard let start = writer.beginObject() else { return }")
    renderPlans(plan.written, printer)
    printer.line("writer.endObject(start)")
  }

  /// Returns true if two flattened models, or one and the model itself, may write into the same nested object.
  private static func mayShareContainers(_ members: [WritePlan]) -> Bool {
    let flattened = members.count { if case .flatten = $0 { true } else { false } }
    let hasObjects = members.contains { if case .object = $0 { true } else { false } }
    return flattened > 1 || flattened == 1 && hasObjects
  }

  private var parameters: String { Signature.writing(site.parameters) }

  private var prefix: String { access + site.writingPrefix }

  func renderMembers(_ printer: CodePrinter) {
    let head = "\(prefix)func writeMappedMembers\(parameters)"
    guard let hook = model.object.hooks.beforeWriting else { return printer.block(head, renderAll) }
    printer.block(head) { printer in
      printer.line("var prepared = \(site.value)")
      printer.hook("writer.adjusting(&prepared", hook)
      let call = site.isOwn ? "prepared.mappedMembers(" : "mappedMembers(prepared, "
      printer.line("\(call)to: &writer)")
    }
    printer.line()
    printer.block("private \(site.writingPrefix)func mappedMembers\(parameters)", renderAll)
  }

  private func renderAll(_ printer: CodePrinter) {
    if let property = model.wholeProperty {
      return render(property, printer) { renderValue(of: property, behind: "", $0) }
    }
    if model.isArray { return renderArray(printer) }
    printer.each(model.properties.filter { $0.isComposite && $0.writes }, renderComposite)
    renderPlans(plan.written, printer)
  }

  /// Prints the writing of an array, in which nil after the last value is left out.
  private func renderArray(_ printer: CodePrinter) {
    printer.line("guard let start = writer.beginObject() else { return }")
    for case .property(let property, _) in plan.written {
      printer.secretly(writing: property.isSecret) {
        renderValue(of: property, behind: ",", $0)
      }
    }
    let elements = plan.written.reversed().compactMap(\.element)
    let omitted = elements.prefix { $0.writtenNil == .byOptions }.count
    var end = "writer.endElements(start, omitting: \(omitted)"
    for case .rest(let property) in plan.written {
      printer.line("let rest = writer.position")
      printer.secretly(writing: property.isSecret) {
        renderValue(of: property, behind: "", $0)
      }
      end += ", rest: rest"
    }
    printer.line(end + ")")
  }

  private func renderComposite(_ property: Property, _ printer: CodePrinter) {
    let transformer = property.codec.writeTransformer.flatMap {
      constant($0, of: property, printer)
    }
    CompositeRenderer(property: property, model: model).renderFields(
      of: value(of: property, printer), storedIn: site.value(of: property), by: transformer,
      printer)
  }

  private func renderPlans(_ plans: [WritePlan], _ printer: CodePrinter) {
    for plan in plans {
      switch plan {
      case .constant(let key, let json, let instance):
        model.renderOnly(in: instance, printer) {
          $0.line("writer.raw(\(SwiftLiteral.string(",\(JSONLiteral.string(key)):\(json)")))")
        }
      case .property(let property, let key):
        render(property, printer) { renderProperty(property, key, $0) }
      case .field(let property, let index, let key):
        render(property, printer) {
          CompositeRenderer(property: property, model: model).renderWrite(
            index, Self.literal(key), $0)
        }
      case .object(let key, let isKept, let members):
        printer.block("do") { printer in
          printer.line("let container = writer.beginContainer(\(Self.literal(key)))")
          renderPlans(members, printer)
          if Self.mayShareContainers(members) {
            printer.line("writer.mergeContainers(in: container)")
          }
          printer.line("writer.end\(isKept ? "Kept" : "")Container(container)")
        }
      case .flatten(let property):
        render(property, printer) { renderFlattened(property, $0) }
      case .rest(let property): render(property, printer) { renderRest(property, $0) }
      }
    }
  }

  /// Prints the writing of a property, with its conditions and secrecy.
  private func render(_ property: Property, _ printer: CodePrinter, _ body: (CodePrinter) -> Void) {
    printer.conditional(property.conditions) {
      $0.available(property) { $0.secretly(writing: property.isSecret, body) }
    }
  }

  private func renderFlattened(_ property: Property, _ printer: CodePrinter) {
    let value = value(of: property, printer)
    guard property.location.sharing?.writesMembers == false else {
      let optional = property.type.isOptional ? "?" : ""
      return printer.line("\(value)\(optional).writeMappedMembers(to: &writer)")
    }
    let affixes = property.location.affixes
    let names = [("prefix", affixes.prefix), ("suffix", affixes.suffix)].map { label, text in
      // The text without its quotes.
      let json = String(JSONLiteral.string(text).dropFirst().dropLast())
      return text.isEmpty ? "" : ", \(label): \(SwiftLiteral.string(json))"
    }
    // The keys of a fallback's value can be those of the model.
    let keys =
      property.location.sharing?.storesOthers == true && property.reads && !model.isGeneric
      ? ", only: Self.\(FlattenedRenderer(property: property).keysName)" : ""
    printer.line("writer.members(of: \(value)\(names.joined())\(keys))")
  }

  /// The arguments for the keys that the model handles, which are not unknown.
  var argumentsOfRest: String {
    guard model.reads || site.keySets != nil else { return "" }
    let level = plan.objects.first(where: \.isLevel)?.text ?? ""
    let below = level.isEmpty ? "" : ", below: \(SwiftLiteral.string(level))"
    return ", besides: \(site.isOwn ? model.keyMapping : "Self").self\(below)"
  }

  /// Prints the stored unknown keys, except those that the model writes itself.
  private func renderRest(_ property: Property, _ printer: CodePrinter) {
    let arguments = argumentsOfRest
    RestKeysRenderer(property: property).renderSelection(
      of: site.value(of: property), in: model, printer
    ) { members, selection, printer in
      let call = "writer.rest(\(members)\(arguments)\(selection ?? ""))"
      guard let member = property.member,
        member.codec.boxedType != nil || member.codec.writeTransformer != nil
      else { return printer.line(call) }
      var renderer = self
      renderer.site.variables[member.name] = Self.compared
      printer.block(call, closing: "writer, \(Self.compared) in") {
        renderer.renderValue(of: member, behind: "", $0)
      }
    }
  }

  // MARK: One member

  func value(of property: Property, _ printer: CodePrinter) -> String {
    let value = site.value(of: property) + (property.presence.isThreeState ? ".wrapped" : "")
    guard let boxed = property.codec.boxedType, property.codec.writeTransformer == nil else {
      return value
    }
    let optional = printer.standard("Optional")
    let type = boxed.isOptional ? "\(optional)<\(boxed.wrapped)>" : boxed.text
    return "\(type)(boxing: \(value))"
  }

  private static func literal(_ key: String) -> String {
    key.consists(of: SwiftName.letters)
      ? "\",\\\"\(key)\\\":\"" : SwiftLiteral.string(",\(JSONLiteral.string(key)):")
  }

  private func renderProperty(_ property: Property, _ key: String, _ printer: CodePrinter) {
    let argument = property.writtenNil?.rawValue
    let unwritten = property.presence.unwritten
    var renderer = self
    if unwritten.contains(where: \.isEqual) {
      renderer.site.variables[property.name] = Self.compared
    }
    let write = { (printer: CodePrinter) in
      render(property, unless: unwritten[...], printer) {
        renderer.renderValue(of: property, Self.literal(key), nil: argument, $0)
      }
    }
    guard let absence = property.absence else { return write(printer) }
    printer.block("if !\(site.value(of: property)).\(absence)", write)
  }

  /// Prints a value inside the functions that write it unless it meets their conditions.
  private func render(
    _ property: Property, unless conditions: ArraySlice<Property.Unwritten>, _ printer: CodePrinter,
    _ write: (CodePrinter) -> Void
  ) {
    guard let condition = conditions.first else { return write(printer) }
    let body = { render(property, unless: conditions.dropFirst(), $0, write) }
    let value = site.value(of: property)
    switch condition {
    case .empty: printer.block("writer.unlessEmpty", closing: "writer in", body)
    case .matching(let function):
      let label = property.type.isOptional ? "ifPresent: " : ""
      printer.pasted("writer.unless(\(label)\(value),", function, ") { writer in")
      printer.indented(body)
      printer.line("}")
    case .equal(let other):
      printer.pasted("writer.unless(\(value), is:", other, ") { writer, \(Self.compared) in")
      printer.indented(body)
      printer.line("}")
    }
  }

  /// The variable of the value that is written, and of the one that it is compared with.
  private static let compared = "mappedValue"

  /// Prints a non-optional value after some text.
  func renderValue(of property: Property, behind text: String, _ printer: CodePrinter) {
    let argument = property.type.isOptional ? WrittenNil.required.rawValue : nil
    renderValue(of: property, SwiftLiteral.string(text), nil: argument, printer)
  }

  /// Prints the writing of a value; `argument` says how nil is written if the value is optional.
  private func renderValue(
    of property: Property, _ key: String, nil argument: String?, _ printer: CodePrinter
  ) {
    let verb = argument == nil ? "member" : "optional"
    let member = "\(key), \(value(of: property, printer))\(argument ?? "")"
    guard let transformer = property.codec.transformers.write else {
      printer.statement("writer.\(verb)(\(member))", about: property, in: model)
      return
    }
    if let constant = constant(transformer.expression, of: property, printer) {
      printer.line("writer.\(verb)(\(constant), \(member))")
    } else {
      let (head, tail) = GeneratedNames.writeTransformer(for: property)
      printer.lifted(
        "writer.\(verb)(\(head)", transformer, "\(tail), \(member))")
    }
  }

  /// Returns the constant of a transformer that is created once; nil for others.
  private func constant(
    _ transformer: PastedExpression, of property: Property, _ printer: CodePrinter
  ) -> String? {
    guard Hoisting.isHoisted(transformer, in: model) else { return nil }
    let constant = TransformerConstant(property, isWritten: true)
    constant.note(printer)
    return "Self.\(constant.name)"
  }
}

extension GeneratedNames {
  /// Returns the text before and after a property's transformer for writing.
  static func writeTransformer(for property: Property) -> (head: String, tail: String) {
    guard property.codec.transformers.write?.isOneWay == true else { return ("", "") }
    return ("Isomer.writeTransformer(oneWay:", ", for: \(property.type.wrapped).self)")
  }
}
