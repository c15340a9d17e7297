import IsomerSyntax

/// Prints the reading of a flattened value, and the keys that it handles in the object of its model.
struct FlattenedRenderer {
  @Boxed var property: Property

  /// The name of the variable, which is computed because conformances can be isolated.
  var keysName: String { SwiftName.quoted("mappedFlattened_\(property.name)") }

  private func renderKeys(of model: Model, _ printer: CodePrinter) {
    let (sharing, affixes) = (property.location.sharing, property.location.affixes)
    let keys = (sharing?.keys ?? []).map(SwiftLiteral.string).joined(separator: ", ")
    let models = (sharing?.models ?? []).map { "\($0).self" }.joined(separator: ", ")
    let nullable = (sharing?.nullable ?? []).map(SwiftLiteral.string).joined(separator: ", ")
    let own = [
      keys.isEmpty ? nil : "[\(keys)]", models.isEmpty ? nil : "or: [\(models)]",
      nullable.isEmpty ? nil : "nullable: [\(nullable)]",
    ]
    let list = (own.compactMap(\.self) + affixes.arguments).joined(separator: ", ")
    printer.block("private static var \(keysName): Isomer.FlattenedKeys") { printer in
      guard sharing?.takesOthers == true else {
        return printer.line("Isomer.FlattenedKeys(\(list))")
      }
      printer.block("Isomer.FlattenedKeys(\(list))", closing: "key, profile in") {
        let path = SwiftLiteral.string(KeyPathText(model.level).text)
        $0.line(model.handling(below: path, besides: property))
      }
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
      guard property.becomesNilInUpdates(of: model) else {
        return renderReading(if: "try reader.has(\(keysName))", printer, body)
      }
      printer.line("let state = try reader.state(of: \(keysName)\(updateArgument))")
      renderReading(if: "state == .present", printer, body)
      renderNil(printer)
    case .selected(let isOptional, let tag?)? where isOptional:
      renderReading(if: tag.presence, printer) {
        $0.block("try reader.flattened(\(keysName))", closing: CodePrinter.reader, body)
      }
    case .selected(let isOptional, _)?:
      let isNil = property.becomesNilInUpdates(of: model)
      var call = "try reader.flattened(\(keysName)"
      if isOptional { call += ", isOptional: true" }
      if property.ignoresNull(of: model) { call += ", ignoresNull: true" }
      if isNil { call = "let state = \(call)\(updateArgument)" }
      printer.block("\(call))", closing: CodePrinter.reader, body)
      if isNil { renderNil(printer) }
    }
  }

  /// The argument that is true if there is a value to update.
  private var updateArgument: String {
    guard property.updatesOwn else { return "" }
    return ", isUpdate: \(property.ownSlot) != nil"
  }

  /// Prints that keys that are null remove the value, also in an update.
  private func renderNil(_ printer: CodePrinter) {
    printer.line("if state == .null { \(property.slot) = .some(nil) }")
  }

  /// Prints a reading that happens only if the object has a member.
  private func renderReading(
    if condition: String, _ printer: CodePrinter, _ body: (CodePrinter) -> Void
  ) {
    printer.block("if \(condition)", body) { $0.line("try reader.skipValue()") }
  }

  static func renderKeys(_ model: Model, _ printer: CodePrinter) {
    let values = model.reread.filter {
      $0.handlesKeys || $0.location.sharing?.takesOthers == true
    }
    printer.parts(each: values) {
      FlattenedRenderer(property: $0).renderKeys(of: model, $1)
    }
  }
}

extension Property {
  /// True if keys that are null count as missing; an update leaves a value that is never nil.
  fileprivate func ignoresNull(of model: Model) -> Bool {
    type.isOptional || mayLackKeys && !model.isUpdatable
  }

  /// True if an update whose keys are null sets the property to nil.
  fileprivate func becomesNilInUpdates(of model: Model) -> Bool {
    model.isUpdatable && type.isOptional && updating.rule != .leave && variable != .single
  }

  /// The type that handles the keys of a flattened model.
  var handlingType: String { location.keysType ?? (codec.boxedType ?? type).wrapped }

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
