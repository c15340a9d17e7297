import IsomerSyntax

/// Prints how a list is read from the elements of an array.
struct ProjectionRenderer: Conditional {
  @Boxed var property: Property
  let path: [KeyPathText.Component]
  let rank: Int?
  @Boxed var model: Model

  var conditions: [String] { property.conditions }

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
    // A missing value becomes nil instead of being dropped.
    if property.type.reference?.unwrapped.elementType?.optionalWrapped != nil {
      arguments += ", keepsMissing: true"
    }
    return "Isomer.ProjectionPath(\(arguments))"
  }

  static func renderConstants(_ model: Model, _ printer: CodePrinter) {
    guard !model.isGeneric else { return }
    let renderers = model.properties.filter(\.reads).flatMap { property in
      let paths = property.location.readPaths
      return paths.enumerated().filter { $1.isProjection }.map { rank, path in
        ProjectionRenderer(
          property: property, path: path.projection, rank: paths.count > 1 ? rank : nil,
          model: model)
      }
    }
    printer.parts(each: renderers) {
      $1.line("private static let \($0.name) = \($0.constant)")
    }
  }
}
