import IsomerSyntax

/// Prints the conformances of an enum.
struct EnumRenderer {
  let plan: EnumPlan

  func render(_ printer: CodePrinter) {
    renderMapping(printer)
    if plan.model.archive.isKept { ArchiveEnumRenderer(plan.model).render(printer) }
    guard plan.model.isValidated, plan.model.isMapped else { return }
    printer.line()
    EnumValidationRenderer(plan: plan).render(printer)
  }

  private func renderMapping(_ printer: CodePrinter) {
    if !plan.profiled.isEmpty {
      ProfiledEnumRenderer(plan: plan).render(printer)
    } else if plan.model.enumeration.tagging == .names {
      NameEnumRenderer(model: plan.model, site: .own(of: plan.model)).render(printer)
    } else {
      ValueEnumRenderer(plan: plan, site: .own(of: plan.model)).render(printer)
    }
  }
}

/// Prints the conformances of an enum whose cases are strings or integers in documents.
struct NameEnumRenderer {
  @Boxed var model: Model
  @Boxed var site: MappingSite

  func render(_ printer: CodePrinter) {
    let conformances = [
      model.reads ? Conformance("Isomer.Readable", members: renderRead) : nil,
      model.writes ? Conformance("Isomer.Writable", members: renderWrite) : nil,
      model.isKey ? Conformance("Isomer.MappableKey", members: renderKeys) : nil,
    ]
    model.renderExtensions(conformances.compactMap(\.self), printer)
  }

  /// Prints all functions, for a separate enum.
  func renderMembers(_ printer: CodePrinter) {
    if model.reads { renderRead(printer) }
    if model.writes {
      if model.reads { printer.line() }
      renderWrite(printer)
    }
    guard model.isKey else { return }
    printer.line()
    renderKeys(printer)
  }

  private func renderRead(_ printer: CodePrinter) {
    EnumEntryRenderer(model: model, site: site).renderReading(printer) {
      renderReading($0, isInteger: model.enumeration.rawValues == .integers)
    }
  }

  private func renderWrite(_ printer: CodePrinter) {
    EnumEntryRenderer(model: model, site: site).renderWriting(printer) { renderWriting($0) }
  }

  private var access: String { site.isOwn ? model.accessPrefix : "" }
  private var value: String { site.isOwn ? "self" : "value" }

  // MARK: Reading

  private func renderReading(_ printer: CodePrinter, isInteger: Bool) {
    let fallback = model.enumeration.cases.first(where: \.isFallback)
    let keepsValue = fallback.map { !$0.payload.isEmpty } ?? false
    if keepsValue {
      printer.line("let start = reader.position")
      printer.line("guard try reader.peekKind() == \(isInteger ? ".number" : ".string") else {")
      printer.indented { renderFallback(fallback, $0, keepsValue: keepsValue) }
      printer.line("}")
    }
    let token =
      isInteger ? "reader.readInteger(\(printer.standard("Int64")).self)" : "reader.readToken()"
    printer.line("switch try \(token) {")
    renderReadingCases(printer)
    printer.branch("default:") { printer in
      if keepsValue { printer.line("reader.rewind(to: start)") }
      renderFallback(fallback, printer, keepsValue: keepsValue)
    }
    printer.line("}")
  }

  private func renderReadingCases(_ printer: CodePrinter) {
    for description in model.enumeration.cases where !description.keys.isEmpty {
      printer.conditional(description.conditions) { $0.line(description.readingCase) }
    }
  }

  private func renderFallback(_ fallback: EnumCase?, _ printer: CodePrinter, keepsValue: Bool) {
    guard let fallback else {
      let expected = model.enumeration.cases.flatMap(\.keys).map(\.swift).joined(separator: ", ")
      printer.line("throw reader.unknownCase(\(SwiftLiteral.string("one of \(expected)")))")
      return
    }
    let name = SwiftName.quoted(fallback.name)
    guard case .kept(let label, let type) = fallback.payload else {
      printer.line("return .\(name)")
      return
    }
    let argument = label.map { "\($0): " } ?? ""
    printer.line("return .\(name)(\(argument)try \(type.text).read(&reader))")
  }

  // MARK: Writing

  private func renderWriting(_ printer: CodePrinter) {
    printer.line("switch \(value) {")
    for description in model.enumeration.cases {
      printer.conditional(description.conditions) { renderCase(description, $0) }
    }
    printer.line("}")
  }

  private func renderCase(_ description: EnumCase, _ printer: CodePrinter) {
    let name = SwiftName.quoted(description.name)
    guard description.writes else { return printer.line(description.refusal) }
    if case .kept = description.payload {
      printer.line("case .\(name)(let value): value.write(to: &writer)")
      return
    }
    guard let key = description.writtenKey else { return }
    printer.line("case .\(name): writer.raw(\(SwiftLiteral.string(key.json)))")
  }

  // MARK: Keys of objects

  private func renderKeys(_ printer: CodePrinter) {
    printer.block(
      "\(access)static func readKey(_ reader: inout Isomer.JSONReader) "
        + "throws(Isomer.ReadingFailure) -> \(site.result)"
    ) { printer in
      guard model.enumeration.rawValues == .integers else {
        printer.line("try reader.keyAsValue(\(site.result).self)")
        return
      }
      printer.line("switch try \(printer.standard("Int64")).readKey(&reader) {")
      renderReadingCases(printer)
      printer.branch("default:") {
        renderFallback(model.enumeration.cases.first(where: \.isFallback), $0, keepsValue: false)
      }
      printer.line("}")
    }
    printer.line()
    let parameters = "(\(site.parameters)to writer: inout Isomer.JSONWriter)"
    printer.block("\(access)\(site.writingPrefix)func writeKey\(parameters)") {
      guard model.enumeration.rawValues == .integers else {
        return $0.line("writer.keyAsValue(\(value))")
      }
      $0.line("switch \(value) {")
      for description in model.enumeration.cases { renderWritingKey(description, $0) }
      $0.line("}")
    }
  }
}

extension NameEnumRenderer {
  /// An integer is quoted as the key of an object.
  private func renderWritingKey(_ description: EnumCase, _ printer: CodePrinter) {
    guard description.writes else {
      return printer.conditional(description.conditions) { $0.line(description.refusal) }
    }
    guard let key = description.writtenKey else { return }
    let text = SwiftLiteral.string("\"\(key.json)\":")
    printer.conditional(description.conditions) {
      $0.line("case .\(SwiftName.quoted(description.name)): writer.raw(\(text))")
    }
  }
}

extension EnumCase.Key {
  var swift: String {
    switch self {
    case .string(let text): SwiftLiteral.string(text)
    case .integer(let value): String(value)
    }
  }

  var json: String {
    switch self {
    case .string(let text): JSONLiteral.string(text)
    case .integer(let value): String(value)
    }
  }
}

extension EnumCase {
  var pattern: String { "case \(keys.map(\.swift).joined(separator: ", ")):" }

  var refusal: String {
    "case .\(SwiftName.quoted(name)): writer.refuse(\(SwiftLiteral.string(name)))"
  }

  fileprivate var readingCase: String { "\(pattern) return .\(SwiftName.quoted(name))" }
}
