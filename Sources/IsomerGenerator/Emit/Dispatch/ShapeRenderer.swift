import IsomerSyntax

/// Prints the struct for an external mapping: a model that contains one value of the type.
///
///     struct CoordinateMapping { var value: Coordinate }
///       read(_:) ──▶ Mapped_CoordinateMapping_plain.read(_:) ──▶ Coordinate(latitude:…)
struct ShapeRenderer: PlanPart {
  let plan: MappingPlan
  let shape: ShapeDescription

  private var type: String { shape.type.text }
  private var access: String { model.accessPrefix }

  func render(_ printer: CodePrinter) {
    let mapping = ProfiledRenderer(plan: plan)
    renderStruct(printer)
    printer.line()
    let boxed = Conformance("Isomer.Boxed", isSPI: true)
    model.renderExtensions(mapping.conformances + [boxed], printer)
    printer.line()
    model.renderMappingExtension(printer) {
      $0.parts({ mapping.renderMappings(nil, $0) }, renderMembers)
    }
    guard !model.profiles.names.isEmpty else { return }
    printer.line()
    model.renderProfiles(printer)
  }

  private func renderStruct(_ printer: CodePrinter) {
    printer.line("/// The mapping of `\(type)` that `\(shape.protocolName)` declares.")
    printer.block("\(access)struct \(model.typeName): Isomer.ExternalMapping", of: model) {
      $0.line("/// The value itself.")
      $0.line("\(access)var value: \(type)")
      $0.line()
      $0.line("/// Holds a value.")
      $0.line("\(access)init(_ value: \(type)) { self.value = value }")
    }
  }

  /// Prints a function that is never called, so that the compiler reports nonexistent members where
  /// the external mapping names them.
  private func renderMembers(_ printer: CodePrinter) {
    printer.line("// Never called; lets the compiler report members that do not exist.")
    printer.block("private static func mappedMembers(_ value: inout \(type))") { printer in
      for member in shape.members {
        guard member.isSettable else {
          printer.pasted("let _: \(member.type) = value", member.access)
          continue
        }
        printer.block("do") {
          $0.pasted("let member: \(member.type) = value", member.access)
          $0.pasted("value", member.access, " = member")
        }
      }
    }
  }
}
