import IsomerSyntax

/// Prints the conformances of a type that is read and written as one value: that of its property, or
/// that of a transformer.
struct WholeRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  func render(_ printer: CodePrinter) {
    let key = model.isTransparent ? model.wholeProperty : nil
    model.renderExtensions(
      model.conformances(
        reading: renderReading, writing: renderWriting,
        key: key.map { property in { renderKey(property, $0) } }), printer)
  }

  private func renderReading(_ printer: CodePrinter) {
    guard let property = model.transformed else {
      return ReadingRenderer(plan, at: site).render(printer)
    }
    printer.block(access + Signature.read("read", site.type)) {
      ReadingExpression(property, model: model).renderReturn($0)
    }
  }

  private func renderWriting(_ printer: CodePrinter) {
    var site = site
    if model.transformed != nil { site.variables["self"] = "self" }
    let writing = WritingRenderer(plan: plan, site: site)
    guard let property = model.transformed else {
      return printer.parts(writing.renderWrite, writing.renderMembers)
    }
    printer.block("\(access)func write\(Signature.writing())") {
      writing.renderValue(of: property, behind: "", $0)
    }
  }

  /// Prints the functions of a key, which are those of the property.
  private func renderKey(_ property: Property, _ printer: CodePrinter) {
    printer.parts(
      {
        $0.block(access + Signature.read("readKey", site.type)) {
          $0.line("var partial = MappedPartial()")
          $0.line("\(property.slot) = try \(property.type.text).readKey(&reader)")
          $0.line("return \(site.building(model))")
        }
      },
      {
        $0.block("\(access)func writeKey\(Signature.writing())") {
          $0.line("self.\(property.quoted).writeKey(to: &writer)")
        }
      })
  }

  /// Prints the reading of the document as the value of a property.
  static func renderReading(_ property: Property, _ model: Model, _ printer: CodePrinter) {
    let expression = ReadingExpression(property, model: model)
    printer.secretly(reading: property.isSecret) {
      $0.expecting(property.codec.expected) { printer in
        expression.renderOwn(printer)
        expression.renderAssignment(printer)
      }
    }
  }
}
