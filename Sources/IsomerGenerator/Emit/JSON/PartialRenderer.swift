/// Prints the struct that holds the values until all are read.
enum PartialRenderer {
  /// Prints the struct; `member` prints the reading of a member from JSON.
  static func render(
    _ slots: [MappingPlan.Slot], of model: Model, sharing storage: String?, _ printer: CodePrinter,
    member: ((CodePrinter) -> Void)? = nil
  ) {
    if let storage {
      return printer.line("private typealias MappedPartial = \(storage).MappedPartial")
    }
    let isolation = model.isolation
    let access = model.access(unlessJoined: "fileprivate ")
    let conformance = "\(isolation.conformance)Isomer.PartialStorage, "
    let clause = "\(member == nil ? "" : conformance)~Copyable"
    // Code that copies the values is never used, and 3 % of the code of a model.
    printer.block("\(isolation.prefix)\(access)struct MappedPartial: \(clause)") { printer in
      printer.each(slots) { $1.line("var \($0.quoted)\($0.declaration)") }
      guard let member else { return }
      if !slots.isEmpty { printer.line() }
      // Without inlining, the call for each key takes 3 % of the time.
      printer.line("@inline(__always)")
      let signature =
        "static func read(_ key: \(printer.standard("Int")), into partial: inout Self, "
        + "from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure)"
      printer.block(signature, member)
    }
  }
}
