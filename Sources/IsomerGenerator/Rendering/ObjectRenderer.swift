import IsomerSyntax

/// Prints the conformances of a struct or a class: first reading, then writing.
struct ObjectRenderer {
  private let plan: MappingPlan
  private let module: String

  init(_ plan: MappingPlan, module: String) {
    self.plan = plan
    self.module = module
  }

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
        KeySetRenderer(plan, module: module).render(&$0)
      }
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
