import IsomerSyntax

/// Prints how an enum with values is read: its case, then the values.
struct CaseReadingRenderer: PlanPart {
  let plan: EnumPlan
  @Boxed var site: MappingSite

  private var fallback: EnumCase? { model.enumeration.fallback }

  private func values(_ item: CasePlan) -> CaseValuesRenderer {
    CaseValuesRenderer(model: model, item: item, type: site.type)
  }

  func render(_ printer: CodePrinter) {
    printer.parts(
      { EnumEntryRenderer(model: model, site: site).renderReading($0, renderCases) },
      renderAttempts)
  }

  private func renderCases(_ printer: CodePrinter) {
    switch model.enumeration.tagging {
    case .names: break
    case .external: renderExternal(printer)
    case .within(let tag): renderTagged(tag, printer)
    case .beside(let tag, _):
      printer.line("let start = reader.position")
      renderTagged(tag, printer)
    case .untagged: renderUntagged(printer)
    }
  }

  // MARK: The name as a key

  private func renderExternal(_ printer: CodePrinter) {
    let named = plan.cases.filter { !$0.description.keys.isEmpty }
    let bare = named.filter { $0.description.payload.isEmpty }
    printer.line("let start = reader.position")
    let keyed = { (printer: CodePrinter) in
      renderSwitch("key", named, where: \.isString, printer) { item, printer in
        values(item).render(last: "try reader.endCase()", printer)
      }
    }
    let head = "if let key = try reader.caseKey()"
    if bare.isEmpty {
      printer.block(head, keyed)
    } else {
      let isText = model.enumeration.keyKind == .strings
      let call = isText ? "caseName()" : "caseTag(\(model.nullArgument))"
      printer.block(head, or: "else if let name = try reader.\(call)", keyed) {
        renderSwitch("name", bare, $0) {
          $1.line("return \($0.description.created())")
        }
      }
    }
    printer.line("reader.rewind(to: start)")
    guard plan.tried.isEmpty else { return renderUntagged(printer) }
    renderKept(printer) {
      $0.line("throw reader.unknownCaseKey(\(SwiftLiteral.string(expectedKeys)))")
    }
  }

  /// Prints a switch over a name; an unknown name gives the fallback or continues after the switch.
  private func renderSwitch(
    _ subject: String, _ cases: [CasePlan],
    where isIncluded: (CaseKey) -> Bool = \.isPresent, _ printer: CodePrinter,
    _ body: (CasePlan, CodePrinter) -> Void
  ) {
    printer.line("switch \(subject) {")
    renderCases(cases, where: isIncluded, printer, body)
    if let fallback, fallback.payload.isEmpty, plan.tried.isEmpty {
      printer.branch("default:") { printer in
        printer.line("reader.rewind(to: start)")
        renderSkipped(fallback, printer)
      }
    } else {
      printer.line("default: break")
    }
    printer.line("}")
  }

  private func renderCases(
    _ cases: [CasePlan], where isIncluded: (CaseKey) -> Bool = \.isPresent,
    _ printer: CodePrinter, _ body: (CasePlan, CodePrinter) -> Void
  ) {
    printer.each(cases.filter { $0.description.keys.contains(where: isIncluded) }) {
      item, printer in
      printer.line(item.description.pattern(where: isIncluded))
      printer.indented { body(item, $0) }
    }
  }

  /// Prints the result for a value that is not read.
  private func renderSkipped(_ description: EnumCase, _ printer: CodePrinter) {
    printer.line("try reader.skipValue()")
    printer.line("return \(description.created())")
  }

  private var expectedKeys: String {
    let named = model.enumeration.cases.filter { !$0.keys.isEmpty }
    let bare = named.filter { $0.payload.isEmpty }.flatMap(\.keys).map(\.shown)
    let keyed = named.filter { !$0.payload.isEmpty }.flatMap(\.keys).map(\.shown)
    let object = "an object with \(keyed.alternatives)"
    return bare.isEmpty ? object : "\(bare.alternatives), or \(object)"
  }

  /// Prints the reading of the whole value if a fallback stores it, otherwise the closure's output.
  private func renderKept(_ printer: CodePrinter, otherwise: (CodePrinter) -> Void) {
    guard let fallback, case .kept(let label, let type) = fallback.payload else {
      return otherwise(printer)
    }
    let argument = SwiftName.argument(label, "try \(type.text).read(&reader)")
    printer.line("return \(fallback.member)(\(argument))")
  }

  // MARK: A tag

  private func renderTagged(_ tag: TagSource, _ printer: CodePrinter) {
    let behindNone = plan.cases.first { $0.description.keys.contains(.missing) }
    guard plan.tried.isEmpty else {
      let search = tag.renderSearch(isPossible: true, printer)
      printer.block("if \(search)") { printer in
        printer.line("switch \(tag.variable) {")
        renderCases(plan.cases, printer, renderBehindTag)
        printer.line("default: break")
        printer.line("}")
      }
      if let behindNone {
        printer.block("else if try reader.peekKind() == .object") {
          renderBehindTag(behindNone, $0)
        }
      }
      return renderUntagged(printer)
    }
    let keepsAll = fallback.map { !$0.payload.isEmpty } ?? false
    let keys = model.enumeration.cases.flatMap(\.keys).map(\.shown)
    let known = keys.joined(separator: ", ")
    let search = tag.renderSearch(isPossible: keepsAll, printer)
    printer.block("guard \(search) else") { printer in
      if let behindNone {
        guard keepsAll else { return renderBehindTag(behindNone, printer) }
        printer.block("if try reader.peekKind() == .object") { renderBehindTag(behindNone, $0) }
      }
      renderKept(printer) { $0.line(tag.missing(known)) }
    }
    printer.line("switch \(tag.variable) {")
    renderCases(plan.cases, printer, renderBehindTag)
    printer.branch("default:") { printer in
      renderKept(printer) { printer in
        if let fallback { return renderSkipped(fallback, printer) }
        printer.line(tag.unknown("one of \(known)"))
      }
    }
    printer.line("}")
  }

  private func renderBehindTag(_ item: CasePlan, _ printer: CodePrinter) {
    if let content = model.enumeration.tagging.content {
      renderCheck(printer)
      renderContent(item, at: content, printer)
    } else if item.description.payload.isEmpty {
      renderCheck(printer)
      renderSkipped(item.description, printer)
    } else {
      values(item).render(last: nil, printer)
    }
  }

  /// Any keys other than tag and content are unknown.
  private func renderCheck(_ printer: CodePrinter) {
    guard model.hasUnknownPolicy, let tag = model.enumeration.tagging.tag else { return }
    let paths = tag.paths + [model.enumeration.tagging.content].compactMap(\.self)
    let list = paths.map(GeneratedNames.tagPath).joined(separator: ", ")
    printer.line("try reader.checkKeys(.\(model.object.unknown.rawValue), besides: [\(list)])")
  }

  private func renderContent(_ item: CasePlan, at path: KeyPathText, _ printer: CodePrinter) {
    let begin = "try reader.beginContent(at: \(GeneratedNames.tagPath(path)))"
    let end = "try reader.endContent(start)"
    let values = values(item)
    switch item.description.payload {
    case .none:
      printer.line("if \(begin) { \(values.emptiness) }")
      printer.line(end)
      printer.line("return \(item.description.created())")
    case .single(let value) where !item.description.requiresContent:
      values.render(value, ifPresent: begin, last: end, printer)
    case .single(let value) where model.mayBeAbsent(value.property):
      printer.block("guard \(begin) else") {
        values.renderAbsent(value, at: path, $0)
      }
      values.render(last: end, printer)
    default:
      let missing = SwiftLiteral.string(path.text)
      printer.line("guard \(begin) else { throw reader.missing(\(missing)) }")
      values.render(last: end, printer)
    }
  }

  // MARK: No tag

  /// Prints the attempts to read the cases without keys, after those with keys.
  private func renderUntagged(_ printer: CodePrinter) {
    printer.line("var attempts = Isomer.Attempts(of: Self.self)")
    printer.each(plan.tried) { item, printer in
      let name = item.description.name
      let function =
        item.mapping == nil
        ? GeneratedNames.reading(ofCase: name) : "\(GeneratedNames.namespace(ofCase: name)).read"
      // The compiler does not support a function of a generic type as a value.
      let argument =
        model.isGeneric ? "{ \(CodePrinter.reader) try \(function)(&reader) }" : function
      let arguments = "\(SwiftLiteral.string(name)), &attempts, \(argument)"
      printer.block("if let value = try reader.attempt(\(arguments))") { $0.line("return value") }
    }
    renderKept(printer) { printer in
      if let fallback { return renderSkipped(fallback, printer) }
      printer.line("throw reader.noCase(attempts)")
    }
  }

  /// Prints the functions for the cases that are not objects.
  private func renderAttempts(_ printer: CodePrinter) {
    printer.parts(each: plan.tried.filter { $0.mapping == nil }) { item, printer in
      let name = GeneratedNames.reading(ofCase: item.description.name)
      printer.block("private \(Signature.read(name, site.type))") { printer in
        if item.description.payload.isEmpty {
          renderName(item.description, printer)
        } else {
          values(item).render(last: nil, printer)
        }
      }
    }
  }

  private func renderName(_ description: EnumCase, _ printer: CodePrinter) {
    let expected = description.keys.map(\.shown).alternatives
    printer.line("switch try \(printer.caseName(of: model)) {")
    printer.line(description.readingCase)
    printer.line("default: throw reader.unknownCase(\(SwiftLiteral.string(expected)))")
    printer.line("}")
  }
}
