import IsomerSyntax

/// Prints the struct that holds the values until all are read.
enum PartialRenderer {
  /// The number of values above which the struct is copyable.
  ///
  /// Code that copies the values is never used, and 3 % of a model. But for each value that is set
  /// in a noncopyable struct, the compiler visits all properties: minutes for many nested models.
  private static let copyableCount = 16

  /// Prints the struct; `member` prints the reading of a member from JSON.
  ///
  /// The slots can contain the structs of joined models.
  static func render(
    _ slots: [MappingPlan.Slot], of model: Model, sharing storage: String?, joins: Bool = false,
    _ printer: CodePrinter, member: ((CodePrinter) -> Void)? = nil
  ) {
    if let storage {
      return printer.line("private typealias MappedPartial = \(storage).MappedPartial")
    }
    let isolation = model.isolation
    let access = model.access(unlessJoined: "fileprivate ")
    let protocols =
      (member == nil ? [] : ["\(isolation.conformance)Isomer.PartialStorage"])
      + (slots.count > copyableCount && !joins ? [] : ["~Copyable"])
    let clause = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
    printer.block("\(isolation.prefix)\(access)struct MappedPartial\(clause)") { printer in
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
