import IsomerSyntax

/// Prints the reading of a flattened value, and the keys that it handles in the object of its model.
struct FlattenedRenderer {
  @Boxed var property: Property

  /// The name of the variable, which is computed because conformances can be isolated.
  var keysName: String { SwiftName.quoted("mappedFlattened_\(property.name)") }

  private func renderKeys(_ printer: CodePrinter) {
    let (sharing, affixes) = (property.location.sharing, property.location.affixes)
    let keys = (sharing?.keys ?? []).map(SwiftLiteral.string).joined(separator: ", ")
    let models = (sharing?.models ?? []).map { "\($0).self" }.joined(separator: ", ")
    let own = [keys.isEmpty ? nil : "[\(keys)]", models.isEmpty ? nil : "or: [\(models)]"]
    let list = (own.compactMap(\.self) + affixes.arguments).joined(separator: ", ")
    printer.block("private static var \(keysName): Isomer.FlattenedKeys") {
      $0.line("Isomer.FlattenedKeys(\(list))")
    }
  }

  /// Prints the reading of a flattened value from the object, or from its own members.
  func renderReading(in model: Model, _ printer: CodePrinter) {
    let expression = ReadingExpression(property, model: model)
    let body = { (printer: CodePrinter) in
      expression.renderOwn(printer)
      expression.renderAssignment(printer)
    }
    switch property.location.sharing?.reading {
    case .whole?, nil: body(printer)
    case .tagged(let tag)?:
      renderReading(if: tag.presence, printer, body)
    case .present?:
      renderReading(if: "try reader.has(\(keysName))", printer, body)
    case .selected(let isOptional)?:
      let keys = keysName
      let optional = isOptional ? ", isOptional: true" : ""
      printer.block(
        "try reader.flattened(\(keys)\(optional))", closing: CodePrinter.reader, body)
    }
  }

  /// Prints a reading that happens only if the object has a member.
  private func renderReading(
    if condition: String, _ printer: CodePrinter, _ body: (CodePrinter) -> Void
  ) {
    printer.block("if \(condition)", body) { $0.line("try reader.skipValue()") }
  }

  static func renderKeys(_ model: Model, _ printer: CodePrinter) {
    printer.parts(each: model.reread.filter(\.handlesKeys)) {
      FlattenedRenderer(property: $0).renderKeys($1)
    }
  }
}

extension Property {
  /// The type that handles the keys of a flattened model.
  var handlingType: String { (codec.boxedType ?? type).wrapped }

  /// True for a flattened value whose keys are listed beside those of its model.
  var handlesKeys: Bool {
    location.sharing.map { $0.areKeysKnown || !location.affixes.isEmpty } ?? false
  }
}

extension Affixes {
  /// The arguments of the calls that change keys.
  var arguments: [String] {
    [("prefix", prefix), ("suffix", suffix)].filter { !$0.1.isEmpty }
      .map { "\($0): \(SwiftLiteral.string($1))" }
  }
}
