import IsomerSyntax

/// The memberwise initialiser of a struct: `derive: .init`.
struct DerivedInitialiser: Sendable {
  /// The names of the properties that are parameters, and those with nil as their default.
  var names: [String] = []
  var optional: Set<String> = []
  /// True if the compiler declares an internal initialiser with the same parameters.
  ///
  /// An extension cannot declare it again, so the derived one has another parameter, of type `Void`
  /// and with a default, and calls the compiler's.
  var isMemberwise = false
}

/// Decides the parameters of the memberwise initialiser, and reports why there is none.
struct InitialiserBuilder {
  let context: TypeContext
  let model: Model

  func build(_ properties: [DerivedProperty]) -> DerivedInitialiser? {
    let stored = context.type.properties.filter(\.isOwnStorage)
    guard model.kind == .structure else {
      // A default of the file applies to the structs among its types.
      return report("an extension of a class cannot declare it", isOfType: true)
    }
    let passed = properties.filter { !$0.excluded.contains(.initialiser) }
    var result = DerivedInitialiser(names: passed.map(\.name))
    for declared in stored {
      let name = declared.name.text
      guard let property = passed.first(where: { $0.name == name }) else {
        if declared.initialValue != nil || declared.hasImplicitNil { continue }
        // Private properties are reported with the other derived members.
        guard (declared.access ?? .internal) >= .internal else { return nil }
        return report("'\(name)' is not a parameter and has no initial value")
      }
      if let reason = obstacle(declared, property) { return report("'\(name)' \(reason)") }
      if declared.hasImplicitNil, declared.initialValue == nil { result.optional.insert(name) }
    }
    guard !passed.isEmpty else { return report("it has no property to pass", isOfType: true) }
    result.isMemberwise = isMemberwise(result.names)
    let isWrapped = passed.first { $0.isWrapped }
    if let isWrapped, !result.isMemberwise {
      return report("'\(isWrapped.name)' has a property wrapper")
    }
    if result.isMemberwise, model.access <= .internal {
      return report("the compiler declares the same one", isOfType: true)
    }
    return result
  }

  private func obstacle(_ declared: PropertyDeclaration, _ property: DerivedProperty) -> String? {
    guard property.type?.text.hasPrefix("some ") == false else { return "has no known type" }
    if !declared.conditions.isEmpty { return "is inside '#if'" }
    if property.isWrapped, declared.initialValue == nil { return "has a property wrapper" }
    let access = min(declared.access ?? .internal, declared.setterAccess ?? .open)
    guard access < min(model.access, .public) else { return nil }
    return "is \(access.rawValue) and has no initial value"
  }

  /// Returns true if the compiler's initialiser has the same parameters.
  private func isMemberwise(_ names: [String]) -> Bool {
    guard context.type.initialisers.allSatisfy({ !$0.conditions.isEmpty }),
      context.type.patterns.allSatisfy(\.isStatic)
    else { return false }
    let stored = context.type.properties.filter { $0.storage == .stored && !$0.isStatic }
    return stored.filter { !$0.isLet || $0.initialValue == nil }.map(\.name.text) == names
  }

  private func report(_ reason: String, isOfType: Bool = false) -> DerivedInitialiser? {
    let own = context.reader.read(context.type.annotations, at: model.kind.place, in: context.file)
    guard let option = own?.option(.derive) ?? (isOfType ? nil : context.options.option(.derive))
    else { return nil }
    return context.refuse(
      Message(.noDerivedInit, model.name, reason), at: option.name.range,
      notes: ["remove '.init' from 'derive:'"])
  }
}
