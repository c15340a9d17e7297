import IsomerSyntax

/// Prints the functions that read and write an enum: the choice of the case, the hooks, and the
/// check of the whole value.
struct EnumEntryRenderer {
  @Boxed var model: Model
  @Boxed var site: MappingSite

  // MARK: Reading

  /// Prints the reading function; `body` reads the case and returns it.
  func renderReading(_ printer: CodePrinter, _ body: (CodePrinter) -> Void) {
    var head = site.access(of: model) + Signature.read("read", site.type)
    if let hook = model.object.hooks.beforeReading {
      printer.block(head) { $0.pasted("try reader.preparing(then: mappedRead, by:", hook, ")") }
      printer.line()
      head = "private \(Signature.read("mappedRead", site.type))"
    }
    if model.object.hooks.afterReading != nil || !model.validation.checks.isEmpty {
      printer.block(head, renderFinish)
      printer.line()
      head = "private \(Signature.read("mappedCase", site.type))"
    }
    printer.block(head) { $0.expecting(model.object.expected, returning: true, body) }
  }

  /// Prints the hook and the check of the value.
  private func renderFinish(_ printer: CodePrinter) {
    if let hook = model.object.hooks.afterReading {
      printer.line("let start = reader.position")
      printer.line("var value = try mappedCase(&reader)")
      printer.hook("try reader.adjusting(&value, from: start", hook)
    } else {
      printer.line("let value = try mappedCase(&reader)")
    }
    guard !model.validation.checks.isEmpty else { return printer.line("return value") }
    printer.line("return try reader.checked(value, by: \(printer.check(nil)))")
  }

  // MARK: Writing

  /// Prints the writing function; `body` writes the case.
  func renderWriting(_ printer: CodePrinter, _ body: (CodePrinter) -> Void) {
    let parameters = Signature.writing(site.parameters)
    let head = "\(site.access(of: model))\(site.writingPrefix)func write\(parameters)"
    let hooks = model.object.hooks
    guard hooks.beforeWriting != nil || hooks.afterWriting != nil else {
      return printer.block(head, body)
    }
    printer.block(head) { printer in
      if hooks.afterWriting != nil { printer.line("let document = writer.position") }
      if let hook = hooks.beforeWriting {
        printer.line("var prepared = \(site.value)")
        printer.hook("writer.adjusting(&prepared", hook)
        let call = site.isOwn ? "prepared.mappedWrite(" : "mappedWrite(prepared, "
        printer.line("\(call)to: &writer)")
      } else {
        printer.line("mappedWrite(\(site.arguments)to: &writer)")
      }
      if let hook = hooks.afterWriting {
        printer.pasted("writer.rewriting(from: document, by:", hook, ")")
      }
    }
    printer.line()
    printer.block("private \(site.writingPrefix)func mappedWrite\(parameters)", body)
  }
}
