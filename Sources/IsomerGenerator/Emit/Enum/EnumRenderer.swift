import IsomerSyntax

/// Prints the conformances of an enum.
struct EnumRenderer {
  let plan: EnumPlan

  func render(_ printer: CodePrinter) {
    if plan.model.transformed != nil {
      let mapping = MappingPlan(model: plan.model)
      WholeRenderer(plan: mapping, site: .own(of: plan.model)).render(printer)
    } else if !plan.profiled.isEmpty {
      ProfiledEnumRenderer(plan: plan).render(printer)
    } else if plan.model.enumeration.tagging == .names {
      NameEnumRenderer(model: plan.model, site: .own(of: plan.model)).render(printer)
      KeyFormsRenderer(plan: MappingPlan(model: plan.model)).render(printer)
    } else {
      ValueEnumRenderer(plan: plan, site: .own(of: plan.model)).render(printer)
    }
    if plan.model.enumeration.mayHaveRawType { renderRawTypeCheck(printer) }
    if plan.model.archive.isKept { ArchiveEnumRenderer(plan.model).render(printer) }
    guard plan.model.isValidated, plan.model.reads || plan.model.writes else { return }
    printer.line()
    EnumValidationRenderer(plan: plan).render(printer)
  }

  /// Prints code that only compiles if the cases have no raw values.
  private func renderRawTypeCheck(_ printer: CodePrinter) {
    printer.line()
    printer.block("extension \(plan.model.extendedName)", of: plan.model) {
      $0.block("private static func mappedRawType()") {
        $0.line("let cases = Isomer.cases(of: Self.self)")
        $0.line("cases.haveNames()")
      }
    }
  }
}

/// Prints the conformances of an enum whose cases are strings or integers in documents.
struct NameEnumRenderer {
  @Boxed var model: Model
  @Boxed var site: MappingSite

  func render(_ printer: CodePrinter) {
    model.renderExtensions(conformances, printer)
  }

  private var conformances: [Conformance] {
    let entry = EnumEntryRenderer(model: model, site: site)
    return model.conformances(
      reading: { entry.renderReading($0, renderReading) },
      writing: { entry.renderWriting($0, renderWriting) }, key: renderKeys)
  }

  /// Prints all functions, for a separate enum.
  func renderMembers(_ printer: CodePrinter) {
    printer.parts(conformances) { conformance, printer in conformance.members?(printer) }
  }

  private var access: String { site.access(of: model) }

  // MARK: Reading

  private var keyKind: Model.EnumMapping.KeyKind { model.enumeration.keyKind }
  private var isInteger: Bool { keyKind == .integers }

  private func renderReading(_ printer: CodePrinter) {
    let fallback = model.enumeration.fallback
    let keepsValue = fallback.map { !$0.payload.isEmpty } ?? false
    let coercion = model.enumeration.coercion
    if keepsValue { printer.line("let start = reader.position") }
    if keepsValue, keyKind == .any {
      let head = "guard let tag = try reader.caseTag(\(model.nullArgument)) else"
      printer.block(head) { renderFallback(fallback, $0) }
    } else if keepsValue, coercion == nil {
      printer.block("guard try reader.peekKind() == \(isInteger ? ".number" : ".string") else") {
        renderFallback(fallback, $0)
      }
    }
    let name = coercion.map { converted($0, isOptional: keepsValue, printer) }
    let read = keyKind == .any && keepsValue ? "tag" : "try \(printer.caseName(of: model))"
    printer.line("switch \(name ?? read) {")
    renderReadingCases(printer)
    printer.branch("default:") { printer in
      if keepsValue { printer.line("reader.rewind(to: start)") }
      renderFallback(fallback, printer)
    }
    printer.line("}")
  }

  /// Returns the call that converts a value to the name of a case; if it is optional, a value that
  /// cannot be converted is nil.
  private func converted(
    _ coercion: Coercion, isOptional: Bool, _ printer: CodePrinter
  ) -> String {
    let name = "reader.coercedName(\(coercion.ignoresCase ? "lowercased: true" : ""))"
    let call = isInteger ? "\(printer.standard("Int64")).readCoerced(&reader)" : name
    return "try\(isOptional ? "?" : "") \(call)"
  }

  private func renderReadingCases(_ printer: CodePrinter) {
    printer.each(model.enumeration.cases.filter { !$0.keys.isEmpty }) { description, printer in
      var description = description
      if let coercion = model.enumeration.coercion {
        description.keys = description.keys.map(coercion.compared)
      }
      printer.line(description.readingCase)
    }
  }

  private func renderFallback(
    _ fallback: EnumCase?, isKey: Bool = false, _ printer: CodePrinter
  ) {
    guard let fallback else {
      let expected = model.enumeration.cases.flatMap(\.keys).map(\.shown).joined(separator: ", ")
      let failure = isKey ? "invalidKey" : "unknownCase"
      printer.line("throw reader.\(failure)(\(SwiftLiteral.string("one of \(expected)")))")
      return
    }
    guard case .kept(let label, let type) = fallback.payload else {
      return printer.line("return \(fallback.created())")
    }
    let argument = SwiftName.argument(label, "try \(type.text).read(&reader)")
    printer.line("return \(fallback.member)(\(argument))")
  }

  // MARK: Writing

  private func renderWriting(_ printer: CodePrinter) {
    printer.line("switch \(site.value) {")
    printer.each(model.enumeration.cases, renderCase)
    printer.line("}")
  }

  private func renderCase(_ description: EnumCase, _ printer: CodePrinter) {
    guard description.writes else { return printer.line(description.refusal) }
    if case .kept = description.payload {
      printer.line("case \(description.member)(let value): value.write(to: &writer)")
    } else if let key = description.writtenKey {
      printer.line("case \(description.member): writer.raw(\(SwiftLiteral.string(key.json)))")
    }
  }

  // MARK: Keys of objects

  private func renderKeys(_ printer: CodePrinter) {
    printer.block(access + Signature.read("readKey", site.type)) { printer in
      guard keyKind != .strings else {
        printer.line("try reader.keyAsValue(\(site.type).self)")
        return
      }
      let integer = "\(printer.standard("Int64")).readKey(&reader)"
      printer.line("switch try \(isInteger ? integer : "reader.readKeyToken()") {")
      isInteger ? renderReadingCases(printer) : renderKeyCases(printer)
      printer.branch("default:") {
        renderFallback(model.enumeration.fallback, isKey: true, $0)
      }
      printer.line("}")
    }
    printer.line()
    let parameters = Signature.writing(site.parameters)
    printer.block("\(access)\(site.writingPrefix)func writeKey\(parameters)") {
      guard keyKind != .strings else {
        return $0.line("writer.keyAsValue(\(site.value))")
      }
      $0.line("switch \(site.value) {")
      $0.each(
        model.enumeration.cases.filter { !$0.writes || $0.writtenKey != nil }, renderWritingKey)
      $0.line("}")
    }
  }

  /// The keys of an object are texts.
  private func renderKeyCases(_ printer: CodePrinter) {
    printer.each(model.enumeration.cases.filter { !$0.keys.isEmpty }) { description, printer in
      let patterns = description.keys.compactMap { key in
        key.containsOthers ? key.swift : key.text.map(SwiftLiteral.string)
      }
      printer.line("case \(patterns.joined(separator: ", ")): return \(description.created())")
    }
  }

  /// A value that is no string is quoted as the key of an object.
  private func renderWritingKey(_ description: EnumCase, _ printer: CodePrinter) {
    guard description.writes else { return printer.line(description.refusal) }
    guard let key = description.writtenKey else { return }
    let text = SwiftLiteral.string("\(key.isString ? key.json : "\"\(key.json)\""):")
    printer.line("case \(description.member): writer.raw(\(text))")
  }
}

extension CaseKey {
  /// The pattern of the key in generated code.
  var swift: String {
    switch self {
    case .string(let text): SwiftLiteral.string(text)
    case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
    case .null: "Isomer.NullTag.null"
    case .missing, .integer, .number, .boolean: text ?? ""
    }
  }

  /// The key in messages and tables.
  package var shown: String {
    switch self {
    case .null: "null"
    case .missing: "no tag"
    case .string, .integer, .number, .boolean, .range: swift
    }
  }

  var json: String {
    switch self {
    case .string(let text): JSONLiteral.string(text)
    case .null, .missing, .integer, .number, .boolean, .range: text ?? "null"
    }
  }
}

extension Model {
  /// The argument of a call that reads the value of a case.
  var nullArgument: String { enumeration.readsNull ? "orNull: true" : "" }
}

extension CodePrinter {
  /// Returns the call that reads the name of a case.
  func caseName(of model: Model) -> String {
    switch model.enumeration.keyKind {
    case .strings: "reader.readToken()"
    case .integers: "reader.readInteger(\(standard("Int64")).self)"
    case .any: "reader.readTag(\(model.nullArgument))"
    }
  }
}

extension EnumCase {
  /// The case as an expression or a pattern: `.video`.
  var member: String { ".\(quoted)" }

  func pattern(where isIncluded: (CaseKey) -> Bool = \.isPresent) -> String {
    "case \(keys.filter(isIncluded).map(\.swift).joined(separator: ", ")):"
  }

  var refusal: String {
    "case \(member): writer.refuse(\(SwiftLiteral.string(name)))"
  }

  var readingCase: String { "\(pattern()) return \(created())" }

  /// The case as the operand of `return`; unless it is available, the expression throws.
  func created(at position: String = "") -> String {
    guard !checks.isEmpty else { return member }
    let failure = "reader.unknownCase(\"a case that is available\"\(position))"
    return "if \(checks.joined(separator: ", ")) { \(member) } else { throw \(failure) }"
  }
}
