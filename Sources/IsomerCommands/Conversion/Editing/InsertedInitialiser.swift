import IsomerSyntax

/// The memberwise initialiser of a class whose initialisers were those of another library.
struct InsertedInitialiser {
  struct Parameter {
    var label: String
    var type: String
  }

  /// The properties that it assigns.
  private let own: [Parameter]
  /// The arguments of the superclass's initialiser; nil if the class has no superclass.
  private let inherited: [Parameter]?
  private let access: AccessLevel?

  /// Creates the initialiser of a class with some superclasses, the nearest first; nil if the class
  /// needs none.
  init?(
    _ model: ModelSource, _ mapping: ModelMapping, superclasses: ArraySlice<ModelSource>
  ) {
    let remaining = model.initialisers.filter { !mapping.removals.contains($0.range) }
    let properties = Self.properties(of: model).filter {
      mapping.properties[$0.name.text]?.initialValue == nil
    }
    guard remaining.isEmpty, !properties.isEmpty, properties.allSatisfy({ $0.type != nil }) else {
      return nil
    }
    own = Self.parameters(properties)
    inherited = superclasses.isEmpty ? nil : Self.parameters(of: superclasses)
    access = model.declaration.access
  }

  /// The properties that an initialiser must assign.
  private static func properties(of model: ModelSource) -> [PropertyDeclaration] {
    model.storedProperties.filter { property in
      property.initialValue == nil && (property.isLet || !property.isOptional)
    }
  }

  private static func parameters(_ properties: [PropertyDeclaration]) -> [Parameter] {
    properties.map { Parameter(label: $0.name.text, type: $0.type?.text ?? "") }
  }

  /// Returns the parameters of the initialiser of the first class: its own, or an inserted one.
  private static func parameters(of classes: ArraySlice<ModelSource>) -> [Parameter] {
    guard let first = classes.first else { return [] }
    let remaining = first.initialisers.filter { function in
      let isCoding =
        function.parameters.count == 1
        && ["from", "map", "coder"].contains(function.parameters[0].label?.text ?? "")
      return !isCoding && !function.isFailable && !function.isGeneric && !function.isThrowing
        && !function.isAsync && !function.modifiers.contains("convenience")
        && function.parameters.allSatisfy { $0.label != nil }
    }
    guard let function = remaining.min(by: { $0.parameters.count < $1.parameters.count }) else {
      return parameters(of: classes.dropFirst()) + parameters(properties(of: first))
    }
    return function.parameters.filter { $0.defaultValue == nil }.map {
      Parameter(label: $0.label?.text ?? "", type: $0.type.text)
    }
  }

  /// The declaration in the body of a class with an indentation.
  func text(indentation: String) -> String {
    let parameters = ((inherited ?? []) + own).map { "\($0.label): \($0.type)" }
    var statements = own.map { "self.\($0.label) = \($0.label)" }
    if let inherited {
      let arguments = inherited.map { "\($0.label): \($0.label)" }
      statements.append("super.init(\(arguments.joined(separator: ", ")))")
    }
    let lines = statements.map { "\(indentation)    \($0)\n" }
    let access = access.map { $0 == .open ? "public " : "\($0.rawValue) " } ?? ""
    return """

      \(indentation)  \(access)init(\(parameters.joined(separator: ", "))) {
      \(lines.joined())\(indentation)  }

      """
  }
}
