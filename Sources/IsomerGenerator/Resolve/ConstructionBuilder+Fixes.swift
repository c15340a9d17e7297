import IsomerSyntax

extension ConstructionBuilder {
  /// Returns the fix for a class that generated code cannot initialise.
  func initialiserFix(_ model: Model) -> String {
    let unusable = context.type.initialisers.first { !$0.isUsable && match($0, model) != nil }
    if let unusable {
      let labels = unusable.parameters.map { "\($0.label?.text ?? "_"):" }.joined()
      let name = "init(\(labels))"
      if (unusable.access ?? .internal) < .internal { return "make '\(name)' internal" }
      if unusable.isFailable || unusable.isThrowing {
        let effect = unusable.isFailable ? "?" : "throws"
        return "remove '\(effect)' from '\(name)', and validate with 'check:'"
      }
    }
    if let superclass = unmappedSuperclass {
      return "add '// @mapped' above '\(superclass)', or add an initialiser for the properties of "
        + "'\(model.name)'"
    }
    return "add '\(initialiserToAdd(model))'"
  }
}
