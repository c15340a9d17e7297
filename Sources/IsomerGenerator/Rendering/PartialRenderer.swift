/// Prints the struct that holds the values until all are read.
struct PartialRenderer {
  let plan: MappingPlan
  let site: MappingSite
  /// Additional variables for reading.
  var additions: [MappingPlan.Slot] = []

  func render(_ printer: inout CodePrinter) {
    if let storage = site.storage {
      return printer.line("private typealias MappedPartial = \(storage).MappedPartial")
    }
    printer.block("fileprivate struct MappedPartial: \(RuntimeNames.partialStorage)") {
      printer in
      for slot in plan.slots + additions {
        printer.conditional(slot.conditions) {
          let binder = slot.isAlternative || slot.isFields ? " = " : ": "
          $0.line("var \(SwiftName.quoted(slot.name))\(binder)\(slot.declaration)")
        }
      }
    }
  }
}
