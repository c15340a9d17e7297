/// Prints the struct that holds the values until all are read.
struct PartialRenderer {
  let plan: MappingPlan
  let site: MappingSite
  let isolation: Isolation
  /// Additional variables for reading.
  var additions: [MappingPlan.Slot] = []
  /// Prints the reading of a member; nil for a value that is not read from JSON.
  var member: ((inout CodePrinter) -> Void)?

  func render(_ printer: inout CodePrinter) {
    if let storage = site.storage {
      return printer.line("private typealias MappedPartial = \(storage).MappedPartial")
    }
    let conformance = "\(isolation.conformance)\(RuntimeNames.partialStorage), "
    let clause = "\(member == nil ? "" : conformance)~Copyable"
    // Code that copies the values is never used, and 3 % of the code of a model.
    printer.block("\(isolation.prefix)fileprivate struct MappedPartial: \(clause)") { printer in
      for slot in plan.slots + additions {
        printer.conditional(slot.conditions) {
          $0.line("var \(SwiftName.quoted(slot.name))\(slot.declaration)")
        }
      }
      guard let member else { return }
      if !plan.slots.isEmpty || !additions.isEmpty { printer.line() }
      // Without inlining, the call for each key takes 3 % of the time.
      printer.line("@inline(__always)")
      printer.block(signature(printer), member)
    }
  }

  private func signature(_ printer: CodePrinter) -> String {
    "static func read(_ key: \(printer.standard("Int")), into partial: inout Self, "
      + "from reader: inout \(RuntimeNames.reader)) throws(\(RuntimeNames.failure))"
  }
}
