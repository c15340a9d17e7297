import IsomerSyntax

/// Prints how a flattened struct is read whose keys are among those of its model.
struct JoinedRenderer {
  let joined: MappingPlan.JoinedStruct

  private var slot: String { joined.slot.quoted }

  /// Prints the case of its keys, whose values are read into its own partial value.
  func renderKeys(_ printer: CodePrinter) {
    guard let first = joined.indices.first, let last = joined.indices.last else { return }
    printer.branch("case \(first)...\(last):") {
      if let presence = joined.presence {
        let arguments = "&partial.\(presence.quoted), 0x\(String(joined.bits, radix: 16))"
        $0.line("if try reader.skipNull(\(arguments), of: mappedKeys) { return }")
      }
      let key = first == 0 ? "key" : "key - \(first)"
      let call = "\(joined.type).MappedPartial.read(\(key), into: &partial.\(slot), from: &reader)"
      $0.line("try \(call)")
    }
  }

  /// Prints that an object without the keys of an optional struct lacks none of them.
  func renderAbsence(_ printer: CodePrinter) {
    guard let presence = joined.presence else { return }
    let bits = "0x\(String(joined.required, radix: 16))"
    printer.line("if !partial.\(presence.quoted).isPresent { missingKeys &= ~\(bits) }")
  }

  /// Prints the creation of the struct, once no required key is missing.
  func renderCreation(_ printer: CodePrinter) {
    let call = joined.joining.isCreatedByCall ? ".mappedValue(of:" : "(mapped:"
    let value = "\(joined.type)\(call) &partial.\(slot))"
    let assignment = "partial.\(joined.property.quoted) = \(value)"
    printer.line(
      joined.presence.map { "if partial.\($0.quoted).isPresent { \(assignment) }" } ?? assignment)
  }
}
