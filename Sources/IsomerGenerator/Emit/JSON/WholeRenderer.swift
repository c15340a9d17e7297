import IsomerSyntax

/// Prints the conformances of a type that is read and written as one value: that of its property, or
/// that of a transformer.
struct WholeRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  func render(_ printer: CodePrinter) {
    model.renderExtensions([reading, writing, key].compactMap(\.self), printer)
  }

  private var reading: Conformance? {
    guard model.isReadable else { return nil }
    return Conformance("Isomer.Readable", where: model.constraint(for: .reading)) { printer in
      guard let property = model.transformed else {
        return ReadingRenderer(plan, at: site).render(printer)
      }
      let result = isClass ? model.typeName : "Self"
      printer.parts(
        {
          $0.block(access + Signature.read("read", result)) {
            ReadingExpression(property, model: model).renderReturn($0)
          }
        }, { ReadingExpression.renderConstants([property], of: model, $0) })
    }
  }

  private var writing: Conformance? {
    guard model.isWritable else { return nil }
    return Conformance("Isomer.Writable", where: model.constraint(for: .writing)) { printer in
      var site = site
      if model.transformed != nil { site.variables["self"] = "self" }
      let writing = WritingRenderer(plan: plan, site: site)
      guard let property = model.transformed else {
        return printer.parts(writing.renderWrite, writing.renderMembers)
      }
      printer.parts(
        {
          $0.block("\(access)func write\(Signature.writing(""))") {
            writing.renderValue(of: property, behind: "", $0)
          }
        }, { writing.renderConstants(of: [property], $0) })
    }
  }

  /// The functions of a key, which are those of the property.
  private var key: Conformance? {
    guard model.isTransparent, model.isKey, let property = model.wholeProperty else { return nil }
    return Conformance("Isomer.MappableKey") { printer in
      let effect = "throws(Isomer.ReadingFailure)"
      printer.parts(
        {
          $0.block(
            "\(access)static func readKey(_ reader: inout Isomer.JSONReader) \(effect) -> \(type)"
          ) {
            $0.line("var partial = MappedPartial()")
            $0.line("\(property.slot) = try \(property.type.text).readKey(&reader)")
            $0.line("return \(site.building(model))")
          }
        },
        {
          $0.block("\(access)func writeKey(to writer: inout Isomer.JSONWriter)") {
            $0.line("self.\(property.quoted).writeKey(to: &writer)")
          }
        })
    }
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
