import IsomerSyntax

extension ReadingRenderer {
  /// Prints the reading of an array by the index of each element.
  func renderArray(_ array: ArrayPlan, prefix: String = "", _ printer: CodePrinter) {
    let index = array.elements.isEmpty ? "_" : "index"
    printer.block("\(prefix)try reader.everyElement", closing: "\(index), \(CodePrinter.reader)") {
      renderElement(of: array, $0)
    }
  }

  private func renderElement(of array: ArrayPlan, _ printer: CodePrinter) {
    guard !array.elements.isEmpty else {
      for every in array.every { renderVisits(every, printer) }
      return
    }
    printer.line("switch index {")
    for element in array.elements {
      printer.branch("case \(element.key):") { renderVisits(element, $0) }
    }
    if array.every.isEmpty {
      // The elements of the model itself are handled like its keys.
      let policy = array.path.isEmpty ? model.object.unknown : .ignore
      let call = policy == .ignore ? "skipValue()" : "unknownElement(.\(policy.rawValue))"
      printer.line("default: try reader.\(call)")
    } else {
      printer.branch("default:") { printer in
        for every in array.every { renderVisits(every, printer) }
      }
    }
    printer.line("}")
  }
}
