import IsomerSyntax

/// Prints what happens with an unknown key: a `rest` property stores it, or the model's policy applies.
struct UnknownKeyRenderer {
  @Boxed var model: Model
  /// The type that knows the keys of flattened models; nil without any.
  let mapping: String?
  /// The path of the object.
  let path: String

  /// Prints a condition for each property that selects keys, and the code for other keys.
  func render(
    _ properties: [Property], _ printer: CodePrinter, otherwise others: (CodePrinter) -> Void
  ) {
    guard let property = properties.first else { return others(printer) }
    guard property.location.selectsKeys else { return renderKeeping(property, besides, printer) }
    let keys = RestKeysRenderer(property: property)
    keys.renderFunction(printer)
    let arguments = [keys.condition] + besides
    printer.block("if reader.isUnknownKey(\(arguments.joined(separator: ", ")))") {
      renderKeeping(property, [], $0)
    } otherwise: {
      render(Array(properties.dropFirst()), $0, otherwise: others)
    }
  }

  private var besides: [String] {
    mapping.map { ["besides: \($0).self", "below: \(SwiftLiteral.string(path))"] } ?? []
  }

  private func renderKeeping(_ property: Property, _ besides: [String], _ printer: CodePrinter) {
    printer.secretly(reading: model.object.passesOverSecrets || property.isSecret) { printer in
      guard property.reads else { return printer.line("try reader.skipValue()") }
      let rules = property.memberRules.map { ".\($0.rawValue)" }.joined(separator: ", ")
      let list = rules.isEmpty ? [] : ["rules: [\(rules)]"]
      let over = property.changesMembers ? ["over: &\(property.ownSlot)"] : []
      let arguments = ["in: &\(property.slot)"] + over + besides + list
      let call = "try reader.keep(\(arguments.joined(separator: ", ")))"
      guard !property.storesTrees, let member = property.member else { return printer.line(call) }
      printer.block(call, closing: CodePrinter.reader) { renderReading(member, $0) }
    }
  }

  /// Prints the reading of a value; null is the outermost nil of several optionals.
  private func renderReading(_ member: Property, _ printer: CodePrinter) {
    var inner = member
    if let type = member.type.reference?.optionalWrapped, type.optionalWrapped != nil {
      inner.type = MappedType(type)
      inner.codec.transformers.read?.lifts?.removeFirst()
      printer.line("if try reader.readNull() { return nil }")
      return ReadingExpression(inner, model: model).renderReturn(printer)
    }
    ReadingExpression(inner, model: model).renderClosure(printer)
  }
}
