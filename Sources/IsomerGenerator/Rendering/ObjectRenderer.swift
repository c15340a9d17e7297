import IsomerSyntax

/// Prints the conformances of a struct or a class: first reading, then writing.
struct ObjectRenderer {
  private let plan: MappingPlan

  init(_ plan: MappingPlan) { self.plan = plan }

  func render(_ printer: inout CodePrinter) {
    let model = plan.model
    if model.reads {
      let clause = model.constraint(
        RuntimeNames.readable, keyConformance: RuntimeNames.mappableKey)
      let spi = model.access >= .public ? "@_spi(Generated) " : ""
      printer.block("extension \(model.name): \(RuntimeNames.readable)\(clause)") {
        ReadingRenderer(plan).render(&$0)
      }
      printer.line()
      printer.block("\(spi)extension \(model.name): \(RuntimeNames.keyedReadable)\(clause)") {
        KeySetRenderer(plan).render(&$0)
      }
      KeySetRenderer(plan).renderHolder(&printer)
    }
    guard model.writes else { return }
    if model.reads { printer.line() }
    let clause = model.constraint(RuntimeNames.writable, keyConformance: RuntimeNames.mappableKey)
    let spi = model.access >= .public ? "@_spi(Generated) " : ""
    printer.block("extension \(model.name): \(RuntimeNames.writable)\(clause)") {
      WritingRenderer(plan).renderWrite(&$0)
    }
    printer.line()
    printer.block("\(spi)extension \(model.name): \(RuntimeNames.keyedWritable)\(clause)") {
      WritingRenderer(plan).renderMembers(&$0)
    }
  }
}
