import IsomerSyntax

/// Prints how one property is archived and unarchived.
struct ArchivePropertyRenderer {
  @Boxed var property: Property
  @Boxed var model: Model
  @Boxed var site: MappingSite

  private var pendingSlot: String {
    "partial.\(SwiftName.quoted(GeneratedNames.pending(property.name)))"
  }

  private var type: String { property.codec.boxedType?.text ?? property.valueType }

  /// True if the default also replaces null, which an upgrade may have written.
  private var isDefaultForNull: Bool { property.nullMeaning == .default }

  // MARK: Reading

  /// Prints the reading of the value if the object contains it.
  func renderRead(_ index: Int, _ printer: CodePrinter) {
    var head = "if try reader.field(\(index), of: object)"
    if let upgrade = property.archive.upgrade {
      let name = SwiftName.quoted("mappedUpgraded_\(property.name)")
      let type = property.optionalType
      printer.pasted("let \(name): \(type) = try reader.upgraded(object, by:", upgrade, ")")
      printer.line("if let \(name) {")
      printer.indented { $0.line("\(property.slot) = \(name)") }
      head = "} else \(head)"
    }
    if ![.object, .transformed].contains(property.archive.form), !property.isSecret {
      return printer.statement("\(head) { \(assignment) }", about: property, in: model)
    }
    printer.block(head) { printer in
      guard property.archive.form == .object else { return renderValue(printer) }
      printer.line("\(pendingSlot) = try reader.pending()")
      printer.block("if \(pendingSlot) == nil", renderValue)
    }
  }

  private func renderValue(_ printer: CodePrinter) {
    printer.secretly(reading: property.isSecret) { printer in
      if property.archive.form == .transformed, let transformer = property.codec.transformers.read {
        let function = isDefaultForNull ? "transformedUnlessNull" : "transformed"
        printer.lifted(
          "\(property.slot) = try reader.\(function)(", transformer, ", \(type).self)")
        return
      }
      printer.statement(assignment, about: property, in: model)
    }
  }

  private var assignment: String {
    if property.archive.form == .boxed, property.presence.isThreeState {
      let box = "Isomer.PropertyChange<\((property.codec.boxedType ?? property.type).wrapped)>"
      return "let read = try \(box).unarchive(&reader); "
        + "\(property.slot) = read.isAbsent ? .absent : Isomer.PropertyChange(read.wrapped?.unboxed)"
    }
    let unboxed = property.archive.form == .boxed ? "\(isDefaultForNull ? "?" : "").unboxed" : ""
    let read = isDefaultForNull ? "reader.unlessNull(\(type).self)" : "\(type).unarchive(&reader)"
    return "\(property.slot) = try \(read)\(unboxed)"
  }

  /// Prints the code that postpones an object that is not complete yet.
  func renderPending(_ printer: CodePrinter) {
    printer.block("if let number = \(pendingSlot)") {
      let name = property.quoted
      $0.line(
        "try reader.whenMade(number, as: \(property.type.wrapped).self) { value.\(name) = $0 }")
    }
  }

  // MARK: Writing

  func renderWrite(_ printer: CodePrinter) {
    printer.secretly(writing: property.isSecret, renderWritten)
  }

  private func renderWritten(_ printer: CodePrinter) {
    let value = site.value(of: property)
    switch property.archive.form {
    case .own:
      // The function names the missing conformance, which a member of the value would not.
      let call =
        property.declaration.isCheckedByCompiler
        ? "writer.value(\(value))" : "\(value).archive(to: &writer)"
      printer.statement(call, about: property, in: model)
    case .boxed where property.presence.isThreeState:
      let change = "Isomer.PropertyChange(\(type)(boxing: \(value).wrapped))"
      printer.line("(\(value).isAbsent ? .absent : \(change)).archive(to: &writer)")
    case .boxed: printer.line("\(type)(boxing: \(value)).archive(to: &writer)")
    case .object:
      let function = property.archive.isConditional ? "conditional" : "waiting"
      printer.line("writer.\(function)(\(value))")
    case .transformed:
      guard let transformer = property.codec.transformers.write else { return }
      let (head, tail) = GeneratedNames.writeTransformer(for: property)
      printer.lifted(
        "writer.transformed(\(head)", transformer, "\(tail), \(type).self, \(value))")
    }
  }
}
