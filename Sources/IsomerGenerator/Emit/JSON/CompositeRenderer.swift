import IsomerSyntax

/// Prints how a composite, a property with several locations, is read and written.
struct CompositeRenderer {
  @Boxed var property: Property
  @Boxed var model: Model

  private var fields: String { SwiftName.quoted(GeneratedNames.fields(of: property.name)) }

  // MARK: Reading

  /// Prints the recording of a field's location; for a constant, the value is skipped.
  func renderField(_ index: Int, _ printer: CodePrinter) {
    if property.isConstant {
      printer.line("try reader.skipValue()")
    } else {
      printer.line("try reader.remember(\(index), in: &partial.\(fields))")
    }
  }

  /// Prints the reading of the value from the recorded fields, after the object is read.
  func renderPostponed(isUpdate: Bool = false, _ printer: CodePrinter) {
    printer.postponing {
      $0.secretly(reading: property.isSecret) { renderComposition(isUpdate: isUpdate, $0) }
    }
  }

  private func renderComposition(isUpdate: Bool, _ printer: CodePrinter) {
    let slot = "&\(property.slot)"
    let hasDefault = property.presence.fallback == .none ? "" : ", hasDefault: true"
    let isOptional = property.type.isOptional || property.presence.isThreeState
    let null = isOptional ? ", isOptional: true" : ""
    let recovery = isOptional && property.presence.recovery != .none ? ", isRecovered: true" : ""
    let update = isUpdate || property.presence.isThreeState ? ", isUpdate: true" : ""
    printer.line("try reader.compose(")
    printer.indented {
      let names = names($0)
      $0.line("\(slot), of: partial.\(fields), \(names)\(hasDefault)\(null)\(recovery)\(update)")
    }
    printer.block(")", closing: CodePrinter.reader) {
      ReadingExpression(property, model: model).renderReturn($0)
    }
  }

  // MARK: Names

  /// The constant, or its expression in a generic type, which has no static constants.
  private func names(_ printer: CodePrinter) -> String {
    let list = property.location.fields.map { SwiftLiteral.string($0.name) }.joined(separator: ", ")
    let level = model.object.under.read.map { ", below: \(SwiftLiteral.string($0.text))" } ?? ""
    let names = "Isomer.FieldNames([\(list)]\(level))"
    if model.isGeneric { return names }
    printer.constant(fields) { $0.line("private static let \(fields) = \(names)") }
    return "Self.\(fields)"
  }

  // MARK: Writing

  /// Prints the composite's value into a variable, because its fields may be in different objects.
  func renderFields(
    of value: String, storedIn stored: String, by transformer: String?, _ printer: CodePrinter
  ) {
    let head = "let \(fields) = writer.fields("
    var null = property.writtenNil?.rawValue ?? ""
    if property.presence.isThreeState { null = ", null: \(stored).isAbsent ? .omit : .require" }
    let tail = ", \(names(printer)), of: \(value)\(null))"
    if let transformer {
      printer.line("\(head)\(transformer)\(tail)")
    } else if let transformer = property.codec.writeTransformer {
      let (opening, closing) = GeneratedNames.writeTransformer(for: property)
      printer.pasted(head + opening, transformer, closing + tail)
    }
  }

  func renderWrite(_ index: Int, _ key: String, _ printer: CodePrinter) {
    printer.line("writer.field(\(key), \(index), of: \(fields))")
  }
}
