import IsomerSyntax

/// Prints how a list is read from the elements of an array.
struct ProjectionRenderer {
  @Boxed var property: Property
  let path: [KeyPathText.Component]
  let rank: Int?
  @Boxed var model: Model

  private var name: String {
    SwiftName.quoted(GeneratedNames.projection(of: property.name, rank: rank))
  }

  /// The call that passes an array of the values to the closure after it.
  func call(_ printer: CodePrinter) -> String {
    guard !model.isGeneric else { return "reader.projected(\(constant))" }
    printer.constant(name) { $0.line("private static let \(name) = \(constant)") }
    return "reader.projected(\(name))"
  }

  private var constant: String {
    let steps = path.map { step in
      switch step {
      case .every: ".every"
      case .index(let index): ".index(\(index))"
      case .key(let key): ".key(\(SwiftLiteral.string(key)))"
      }
    }
    var arguments = "[\(steps.joined(separator: ", "))]"
    let rules = property.codec.elements.map { ".\($0.rawValue)" }
    if !rules.isEmpty { arguments += ", [\(rules.joined(separator: ", "))]" }
    // A missing value becomes nil instead of being dropped.
    if property.type.reference?.unwrapped.elementType?.optionalWrapped != nil {
      arguments += ", keepsMissing: true"
    }
    return "Isomer.ProjectionPath(\(arguments))"
  }
}
