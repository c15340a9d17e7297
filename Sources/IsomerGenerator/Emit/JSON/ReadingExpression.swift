import IsomerSyntax

/// Prints how the value of a property is read into its slot.
struct ReadingExpression {
  @Boxed private var property: Property
  @Boxed private var model: Model
  private let codec: ValueCodec
  private let slot: String
  /// The case of an enum that the property is a value of.
  private let caseName: String?

  /// Creates a renderer; `slot` defaults to the property in the partial value.
  init(
    _ property: Property, model: Model, ofCase name: String? = nil, projection: String? = nil,
    into slot: String? = nil
  ) {
    self.property = property
    self.model = model
    caseName = name ?? model.enumeration.caseName
    self.slot = slot ?? property.slot
    codec = ValueCodec(property, in: model, projection: projection)
  }

  func renderAssignment(_ printer: CodePrinter) {
    guard property.nullMeaning == .missing else { return renderStart(codec, "\(slot) = ", printer) }
    let function = property.mustBePresent ? "readMissingNull" : "readNull"
    printer.block("if try !reader.\(function)()") { renderStart(codec, "\(slot) = ", $0) }
  }

  func renderConstant(named name: String, _ printer: CodePrinter) {
    renderStart(codec, "let \(name) = ", printer)
  }

  /// Prints the body of a closure that reads the value.
  func renderClosure(_ printer: CodePrinter) { renderStart(codec, "", printer) }

  func renderReturn(_ printer: CodePrinter) { renderStart(codec, "return ", printer) }

  /// The value on one line of source; nil if it needs more.
  var inline: String? { property.nullMeaning == .default ? nil : codec.text.map { "try \($0)" } }

  /// Prints the reading of a constant, whose value is only compared for a report.
  func renderConstant(_ printer: CodePrinter) {
    guard property.codec.writeTransformer == nil, !property.presence.isThreeState else {
      return printer.line("try reader.skipValue()")
    }
    switch property.presence.fallback {
    case .kept(let value?):
      printer.pasted("try reader.skipConstant(\(property.type.text).self,", value, ")")
    // An initial value of nil is no default.
    case .none where property.type.isOptional && property.writes:
      printer.line("try reader.skipConstant(Isomer.JSONValue?.self, nil)")
    default: printer.line("try reader.skipValue()")
    }
  }

  /// Prints the variable with the existing value for an update; nil when reading a new value.
  func renderOwn(_ printer: CodePrinter) {
    guard property.updatesOwn else { return }
    let own = SwiftName.quoted(GeneratedNames.own(property.name))
    printer.line("let \(own) = \(property.ownSlot)")
  }

  // MARK: The codec

  /// Prints `prefix try codec`.
  private func renderStart(_ codec: ValueCodec, _ prefix: String, _ printer: CodePrinter) {
    switch codec {
    case .change, .recovered(_, as: .nullOfUpdate): render(codec, prefix, "", printer)
    default: render(codec, "\(prefix)try ", "", printer)
    }
  }

  /// Prints `prefix codec suffix`.
  private func render(
    _ codec: ValueCodec, _ prefix: String, _ suffix: String, _ printer: CodePrinter
  ) {
    if let text = codec.text {
      return printer.statement(prefix + text + suffix, about: property, in: model)
    }
    switch codec {
    case .plain, .coerced, .updated, .unboxed, .collection(_, _, _, nil): break
    case .collection(_, _, _, let each?):
      renderClosure("\(prefix)\(codec.elements)", each, suffix, printer)
    case .transformed(let transformer, let type, let constant):
      let head = "\(prefix)reader.transformed("
      let tail = type.map { ", \($0).self)\(suffix)" } ?? ")\(suffix)"
      if let constant {
        TransformerConstant(property, isWritten: false).note(printer)
        printer.line("\(head)\(printer.ownPrefix)\(constant)\(tail)")
      } else {
        printer.lifted(head, transformer, tail)
      }
    case .checked(let inner, let isOptional):
      let verb = isOptional ? "checkedUnlessNil" : "checked"
      render(inner, "\(prefix)reader.\(verb)(", ", by: \(check(printer)))\(suffix)", printer)
    case .projected(let inner, let function):
      printer.block(prefix + function, ending: suffix) {
        $0.line(CodePrinter.reader)
        renderStart(inner, "", $0)
      }
    case .nonNull(let inner): renderClosure("\(prefix)reader.nonNull", inner, suffix, printer)
    case .change(let inner):
      render(inner, "\(prefix)Isomer.PropertyChange(try ", ")\(suffix)", printer)
    case .recovered(let inner, let replacement):
      renderRecovery(inner, replacement, prefix, printer)
    }
  }

  /// Prints a call with the reading in a closure.
  private func renderClosure(
    _ call: String, _ body: ValueCodec, _ suffix: String, _ printer: CodePrinter
  ) {
    printer.block(call, closing: CodePrinter.reader, ending: suffix) { renderStart(body, "", $0) }
  }

  private func check(_ printer: CodePrinter) -> String {
    printer.check(property.name, ofCase: caseName)
  }

  /// Prints the recovery: a value of the wrong kind gives the replacement.
  private func renderRecovery(
    _ inner: ValueCodec, _ replacement: ValueCodec.Replacement, _ prefix: String,
    _ printer: CodePrinter
  ) {
    let head = "\(prefix)reader.recover"
    switch replacement {
    case .value(let value):
      printer.line("\(head) { \(CodePrinter.reader)")
      printer.indented { renderStart(inner, "", $0) }
      printer.pasted("} ??", value)
    case .checked(let value, let isOptional):
      printer.line("\(head)\(isOptional ? "UnlessNil" : "")({ \(CodePrinter.reader)")
      printer.indented { renderStart(inner, "", $0) }
      printer.pasted("}, or:", value, ", by: \(check(printer)))")
    case .missing: renderClosure(head, inner, " ?? nil", printer)
    case .null: renderClosure(head, inner, " ?? .some(nil)", printer)
    case .nullState: renderClosure(head, inner, " ?? .null", printer)
    case .nullOfUpdate:
      renderClosure("\(prefix)Optional.some(try reader.recover", inner, " ?? nil)", printer)
    case .nothing: renderClosure(head, inner, "", printer)
    }
  }
}

/// A transformer that is created once, as a static constant of the type.
struct TransformerConstant {
  @Boxed private var property: Property
  /// True for a transformer that only writes; one for both directions is created for reading.
  private let isWriting: Bool

  init(_ property: Property, isWritten: Bool) {
    self.property = property
    isWriting =
      isWritten
      && !(property.reads && property.codec.readTransformer == property.codec.writeTransformer)
  }

  var name: String { GeneratedNames.transformer(property.name, writing: isWriting) }

  /// Notes the constant, which follows the code that uses it.
  func note(_ printer: CodePrinter) {
    printer.constant(name) { isWriting ? renderWriting($0) : renderReading($0) }
  }

  private func renderReading(_ printer: CodePrinter) {
    guard let transformer = property.codec.transformers.read else { return }
    printer.lifted(
      "private static let \(name) = Isomer.readTransformer(", transformer,
      ", for: \(property.transformedType).self)")
  }

  private func renderWriting(_ printer: CodePrinter) {
    guard let transformer = property.codec.transformers.write else { return }
    let type = transformer.isOneWay ? property.type.wrapped : property.transformedType
    printer.lifted(
      "private static let \(name) = Isomer.writeTransformer("
        + (transformer.isOneWay ? "oneWay:" : ""),
      transformer, ", for: \(type).self)")
  }
}

extension ValueCodec {
  fileprivate static let closure = "{ \(CodePrinter.reader)"

  /// The reading without `try`, if no expression of the user is in it.
  fileprivate var text: String? {
    switch self {
    case .plain(let type): "\(type).read(&reader)"
    case .coerced(let type, let words): "reader.coerced(\(type).self)\(Self.text(of: words))"
    case .collection(_, _, _, nil): elements
    case .collection(_, _, _, let each?):
      each.text.map {
        "\(elements) \(Self.closure)\n  try \($0.replacing("\n", with: "\n  "))\n}"
      }
    case .updated(let update): update.text
    case .unboxed(let inner): inner.text.map { "\($0).unboxed" }
    case .transformed, .checked, .projected, .nonNull, .change, .recovered: nil
    }
  }

  /// Returns the closure that gives the meaning of a word; empty without words.
  private static func text(of words: [Coercion.Word]) -> String {
    guard !words.isEmpty else { return "" }
    let cases = words.map { "case \(SwiftLiteral.string($0.text)): \($0.meaning)" }
    return " { switch $0 { \(cases.joined(separator: "; ")); default: nil } }"
  }

  /// The call that reads a collection.
  fileprivate var elements: String {
    guard case .collection(let rules, let type, let isCoerced, _) = self else { return "" }
    let names = rules.map { ".\($0.rawValue)" }
    let literal = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    let arguments = literal + (type.map { ", of: \($0).self" } ?? "")
    return "reader.\(isCoerced ? "coercedElements" : "elements")(\(arguments))"
  }
}

extension ValueCodec.Update {
  fileprivate var text: String {
    let list = rules.isEmpty ? "" : ", [\(rules.map { ".\($0.rawValue)" }.joined(separator: ", "))]"
    var call = "reader.updating(\(own), \(type).self\(list))"
    if isChecked { call = "reader.applied \(ValueCodec.closure) try \(call) }" }
    return isOptional ? "reader.unlessNull(\(type).self) \(ValueCodec.closure) try \(call) }" : call
  }
}

extension Property {
  /// The type that a transformer reads and writes; that of an optional property, or the wrapped one.
  var transformedType: String { presence.isThreeState ? type.wrapped : type.text }
}
