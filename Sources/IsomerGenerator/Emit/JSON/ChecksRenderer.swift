import IsomerSyntax

/// Prints the functions that run the checks, when reading and when validating on demand: one for
/// each property with checks, and one for the whole value.
struct ChecksRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  /// The checks of a case's values are in a private enum of their own.
  private var access: String { model.enumeration.caseName == nil ? "private " : "" }

  func render(_ printer: CodePrinter) {
    let checked = model.properties.filter { !$0.validation.checks.isEmpty }
    let checks = model.validation.checks
    let own = model.shape?.type.text ?? site.type
    if model.isGeneric { notePatterns(printer) }
    printer.parts(
      { printer in
        printer.parts(each: checked) { property, printer in
          renderFunction(property.name, property.type.wrapped, property.validation.checks, printer)
          renderPatterns(property, printer)
        }
      },
      { if !checks.isEmpty { renderFunction(nil, own, checks, $0) } })
  }

  private func renderFunction(
    _ property: String?, _ type: String, _ checks: [Check], _ printer: CodePrinter
  ) {
    let name = GeneratedNames.check(of: property)
    let parameter = "_ value: inout Isomer.Checked<\(type)>"
    printer.block("\(access)static func \(name)(\(parameter)) throws") { printer in
      for (index, check) in checks.enumerated() {
        renderCheck(check, property.map { pattern($0, index) } ?? "", printer)
      }
    }
  }

  private func renderCheck(_ check: Check, _ pattern: String, _ printer: CodePrinter) {
    let expression = check.expression
    let head = "try value.check(by:"
    let words = SwiftLiteral.string(expression.words) + (check.mayBeRange ? ", orRange: ()" : "")
    switch check.form {
    case .range: printer.pasted("try value.within(", expression, ")")
    case .count: printer.pasted("try value", expression)
    case .pattern: printer.line("try value.matches(\(pattern))")
    case .action: printer.pasted("try value.run(", expression, ")")
    case .method(let call): printer.line("\(head) { \(call) }, \(words))")
    case .function where expression.text.hasPrefix("."):
      printer.pasted("\(head) \(check.owner)", expression, ", \(words))")
    case .function: printer.pasted(head, expression, ", \(words))")
    }
  }

  // MARK: Patterns

  private func pattern(_ property: String, _ index: Int) -> String {
    let name = GeneratedNames.pattern(property, index)
    return model.isGeneric ? "\(model.patternHolder).\(name)" : name
  }

  private func renderPatterns(_ property: Property, _ printer: CodePrinter) {
    guard !model.isGeneric else { return }
    eachPattern(of: property) { name, check in
      printer.line()
      printer.pasted("\(access)static let \(name) = Isomer.CheckPattern", check.expression)
    }
  }

  private func eachPattern(of property: Property, _ body: (String, Check) -> Void) {
    for (index, check) in property.validation.checks.enumerated() where check.form == .pattern {
      body(GeneratedNames.pattern(property.name, index), check)
    }
  }

  private func notePatterns(_ printer: CodePrinter) {
    let checked = model.properties.filter { $0.validation.checks.contains { $0.form == .pattern } }
    guard !checked.isEmpty else { return }
    printer.constants(in: model.patternHolder, of: model) { printer in
      for property in checked {
        eachPattern(of: property) { name, check in
          printer.conditional(property.conditions) {
            $0.pasted("static let \(name) = Isomer.CheckPattern", check.expression)
          }
        }
      }
    }
  }
}

extension CodePrinter {
  /// Returns the function that runs the checks of a property or the whole value, as an argument.
  ///
  /// A closure calls it: the compiler does not support a function of a generic type, or of some
  /// isolated types, as a value.
  func check(_ property: String?, ofCase name: String? = nil) -> String {
    let holder = name.map { "\(GeneratedNames.checks(ofCase: $0))." } ?? ownPrefix
    return "{ try \(holder)\(GeneratedNames.check(of: property))(&$0) }"
  }
}

extension PastedExpression {
  /// The expression on one line, truncated for messages.
  fileprivate var words: String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(60) + "…" : line
  }
}
