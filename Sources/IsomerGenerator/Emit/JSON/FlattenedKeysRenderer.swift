import IsomerSyntax

/// Prints the keys that a flattened value handles in the object of its model.
struct FlattenedKeysRenderer {
  @Boxed var property: Property

  /// The name of the variable, which is computed because conformances can be isolated.
  var name: String { SwiftName.quoted("mappedFlattened_\(property.name)") }

  private func render(_ printer: CodePrinter) {
    let (sharing, affixes) = (property.location.sharing, property.location.affixes)
    let keys = (sharing?.keys ?? []).map(SwiftLiteral.string).joined(separator: ", ")
    let models = (sharing?.models ?? []).map { "\($0).self" }.joined(separator: ", ")
    let arguments = [
      keys.isEmpty ? nil : "[\(keys)]", models.isEmpty ? nil : "or: [\(models)]",
      affixes.prefix.isEmpty ? nil : "prefix: \(SwiftLiteral.string(affixes.prefix))",
      affixes.suffix.isEmpty ? nil : "suffix: \(SwiftLiteral.string(affixes.suffix))",
    ]
    let list = arguments.compactMap(\.self).joined(separator: ", ")
    printer.block("private static var \(name): Isomer.FlattenedKeys") {
      $0.line("Isomer.FlattenedKeys(\(list))")
    }
  }

  static func renderAll(_ model: Model, _ printer: CodePrinter) {
    printer.parts(each: model.flattened.filter(\.handlesKeys)) {
      FlattenedKeysRenderer(property: $0).render($1)
    }
  }
}

extension Property {
  /// True for a flattened value whose keys are listed beside those of its model.
  var handlesKeys: Bool {
    location.sharing.map { $0.areKeysKnown || !location.affixes.isEmpty } ?? false
  }
}
