import IsomerSyntax

/// Prints how an enum with values is written.
struct CaseWritingRenderer: PlanPart {
  let plan: EnumPlan
  @Boxed var site: MappingSite

  func render(_ printer: CodePrinter) {
    EnumEntryRenderer(model: model, site: site).renderWriting(printer, renderCases)
  }

  private func renderCases(_ printer: CodePrinter) {
    if model.declaration.isIndirect { printer.line("guard writer.beginCase() else { return }") }
    printer.line("switch \(site.value) {")
    printer.each(plan.cases, renderCase)
    printer.line("}")
    if model.declaration.isIndirect { printer.line("writer.endCase()") }
  }

  private func renderCase(_ item: CasePlan, _ printer: CodePrinter) {
    let description = item.description
    let name = description.member
    guard description.writes else { return printer.line(description.refusal) }
    switch description.payload {
    case .none:
      let text = TagFrame(description, in: model, hasValues: false).text
      printer.line("case \(name): writer.raw(\(SwiftLiteral.string(text)))")
    case .kept: printer.line("case \(name)(let value): value.write(to: &writer)")
    case .single, .list, .object:
      let parts = description.transformed.map { _ in Set(description.values.map(\.property.name)) }
      let variables = description.arguments.map { argument in
        let name = argument.property.name
        let isWritten = parts?.contains(name) ?? argument.property.writes
        return isWritten ? "let \(GeneratedNames.variable(name))" : "_"
      }
      printer.branch("case \(name)(\(variables.joined(separator: ", "))):") { printer in
        guard description.writesFractions else { return renderValues(of: item, printer) }
        printer.block("writer.fractions", closing: "writer in") { renderValues(of: item, $0) }
      }
    }
  }

  private func renderValues(of item: CasePlan, _ printer: CodePrinter) {
    let description = item.description
    let frame = TagFrame(description, in: model, hasValues: true)
    if let content = model.contentMapping(of: description) {
      var site = site
      let name = content.properties[0].name
      site.variables[name] = GeneratedNames.variable(name)
      return WritingRenderer(plan: Planner(content).plan(), site: site).renderBraced(printer)
    }
    switch description.payload {
    case .single(let value) where model.enumeration.tagging(of: description).isWithin:
      renderMembers(of: value, description, frame, printer)
    case .single(let value): renderKeyless([value], frame, printer)
    case .list(let values) where description.transformed != nil:
      let parts = values.map {
        SwiftName.argument($0.label, GeneratedNames.variable($0.property.name))
      }
      let tuple = values.count == 1 ? GeneratedNames.variable(values[0].property.name) : nil
      renderKeyless(
        description.transformed.map { [AssociatedValue(property: $0)] } ?? [], frame, printer,
        as: tuple ?? "(\(parts.joined(separator: ", ")))")
    case .list(let values):
      let inner = TagFrame(before: frame.before + "[", after: "]" + frame.after)
      renderKeyless(values, inner, printer)
    case .object:
      guard let mapping = item.mapping else { return }
      if !frame.before.isEmpty { printer.line("writer.raw(\(SwiftLiteral.string(frame.before)))") }
      let name = GeneratedNames.namespace(ofCase: description.name, isWriting: model.isGeneric)
      let arguments = MappingSite.enumCase(mapping.model, named: name).arguments
      printer.line("\(name).write(\(arguments)to: &writer)")
      if !frame.after.isEmpty { printer.line("writer.raw(\(SwiftLiteral.string(frame.after)))") }
    case .none, .kept: break
    }
  }

  /// Prints values without keys, in their frame.
  private func renderKeyless(
    _ values: [AssociatedValue], _ frame: TagFrame, _ printer: CodePrinter,
    as whole: String? = nil
  ) {
    var site = site
    for value in values {
      site.variables[value.property.name] = whole ?? GeneratedNames.variable(value.property.name)
    }
    let writing = WritingRenderer(plan: MappingPlan(model: model), site: site)
    for (index, value) in values.enumerated() {
      let text = index == 0 ? frame.before : ","
      printer.secretly(writing: value.property.isSecret) {
        writing.renderValue(of: value.property, behind: text, $0)
      }
    }
    if !frame.after.isEmpty { printer.line("writer.raw(\(SwiftLiteral.string(frame.after)))") }
  }

  /// Prints the members of a model beside the tag.
  private func renderMembers(
    of value: AssociatedValue, _ description: EnumCase, _ frame: TagFrame, _ printer: CodePrinter
  ) {
    let path = [GeneratedNames.variable(value.property.name)] + description.content.map(\.quoted)
    let child = path.joined(separator: ".")
    let isSecret = value.property.isSecret || description.content.contains(where: \.isSecret)
    renderTagCheck(of: description, child, isSecret, printer)
    printer.line("guard let start = writer.beginObject() else { return }")
    if !frame.before.isEmpty { printer.line("writer.raw(\(SwiftLiteral.string(frame.before)))") }
    printer.secretly(writing: isSecret) {
      $0.line("\(child).writeMappedMembers(to: &writer)")
    }
    // The model may write its own members into the object of the tag.
    if let tag = model.enumeration.tagging.tag?.written, tag.components.count > 1 {
      printer.line("writer.mergeContainers(from: start)")
    }
    printer.line("writer.endObject(start)")
  }
}

extension CaseWritingRenderer {
  /// Prints the check that the model of a value stores a tag of the case.
  private func renderTagCheck(
    of description: EnumCase, _ child: String, _ isSecret: Bool, _ printer: CodePrinter
  ) {
    let written = [description.writtenKey].compactMap(\.self)
    let keys = description.keys + written.filter { !description.keys.contains($0) }
    guard let tag = description.storedTag, tag.codec.writeTransformer == nil,
      keys.allSatisfy(\.isTag)
    else { return }
    var site = site
    site.variables[tag.name] = "\(child).\(tag.quoted)"
    let list = SwiftLiteral.string(keys.map(\.json).joined(separator: "\n"))
    let name = SwiftLiteral.string(description.name)
    let renderer = WritingRenderer(plan: MappingPlan(model: model), site: site)
    printer.secretly(writing: isSecret) {
      $0.block("writer.checkTag(\(list), of: \(name))", closing: "writer in") {
        renderer.renderValue(of: tag, behind: "", $0)
      }
    }
  }
}

/// The JSON around the values of a case: `{"video":` and `}`.
struct TagFrame: Equatable {
  var before: String
  var after: String

  /// The whole frame, for a case without values.
  var text: String { before + after }
}

extension TagFrame {
  init(_ description: EnumCase, in model: Model, hasValues: Bool) {
    let key = description.writtenKey ?? .string(description.name)
    let tagging = model.enumeration.tagging(of: description)
    let isMissing =
      key == .missing || description.storesTag || tagging.tag?.function != nil
    let tag = tagging.tag?.written?.keys ?? []
    switch tagging {
    case .within where isMissing && hasValues: self.init(before: "", after: "")
    case .within where isMissing, .beside where isMissing && !hasValues:
      self.init(before: "{}", after: "")
    case .beside(_, let content) where isMissing: self.init([], content.keys[...], nil)
    case .names, .untagged: self.init(before: hasValues ? "" : key.json, after: "")
    case .external:
      let name = key.json
      self.init(before: hasValues ? "{\(name):" : name, after: hasValues ? "}" : "")
    case .within where !hasValues, .beside where !hasValues:
      self.init(before: "{\(Self.member(tag, key.json))}", after: "")
    case .within:
      // A model's members are written with a comma before each.
      let isModel = if case .single = description.payload { true } else { false }
      self.init(before: isModel ? ",\(Self.member(tag, key.json))" : "", after: "")
    case .beside(_, let content): self.init(tag[...], content.keys[...], key.json)
    }
  }

  /// Creates the frame of tag and content, which may share outer objects.
  private init(_ tag: ArraySlice<String>, _ content: ArraySlice<String>, _ json: String?) {
    if let shared = tag.first, shared == content.first, tag.count > 1, content.count > 1 {
      let inner = TagFrame(tag.dropFirst(), content.dropFirst(), json)
      before = "{\(JSONLiteral.string(shared)):\(inner.before)"
      after = "\(inner.after)}"
      return
    }
    let keys = content.map { "\(JSONLiteral.string($0)):" }.joined(separator: "{")
    before = "{\(json.map { Self.member(Array(tag), $0) + "," } ?? "")\(keys)"
    after = String(repeating: "}", count: content.count)
  }

  /// Returns the member with a value at a path: `"meta":{"kind":"video"}`.
  static func member(_ keys: [String], _ json: String) -> String {
    keys.map { "\(JSONLiteral.string($0)):" }.joined(separator: "{") + json
      + String(repeating: "}", count: max(keys.count - 1, 0))
  }
}
