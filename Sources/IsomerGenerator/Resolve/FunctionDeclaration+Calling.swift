import IsomerSyntax

extension FunctionDeclaration {
  /// True if generated code can call the initialiser.
  var isUsable: Bool {
    (access ?? .internal) >= .internal && !isFailable && !isThrowing && !isAsync && !isGeneric
      && conditions == []
  }

  /// The reason why generated code in another file cannot call the function.
  var obstacle: String? {
    if let access, access < .internal { return "it is \(access.rawValue)" }
    return isAsync ? "it is async" : nil
  }

  /// The reason why the result of the function cannot be used to initialise a value.
  var resultObstacle: String? {
    if isThrowing { return "it can throw" }
    return isFailable || returnType?.optionalWrapped != nil ? "it can return nil" : nil
  }
}
