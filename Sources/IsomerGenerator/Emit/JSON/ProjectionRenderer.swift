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
  var call: String { "reader.projected(\(model.isGeneric ? constant : name))" }

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
    if hasOptionalElements { arguments += ", keepsMissing: true" }
    return "Isomer.ProjectionPath(\(arguments))"
  }

  /// True if elements are optional, so that a missing value becomes nil instead of being dropped.
  private var hasOptionalElements: Bool {
    guard let reference = property.type.reference else { return false }
    return (reference.optionalWrapped ?? reference).elementType?.optionalWrapped != nil
  }

  static func renderConstants(_ model: Model, _ printer: CodePrinter) {
    guard !model.isGeneric else { return }
    for property in model.properties where property.reads {
      for (rank, path) in property.location.readPaths.enumerated() where path.isProjection {
        let renderer = ProjectionRenderer(
          property: property, path: path.projection,
          rank: property.location.readPaths.count > 1 ? rank : nil, model: model)
        let constant = "private static let \(renderer.name) = \(renderer.constant)"
        printer.line()
        printer.conditional(property.conditions) { $0.line(constant) }
      }
    }
  }
}
