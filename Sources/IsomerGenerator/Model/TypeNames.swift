import IsomerSyntax

/// The nested types of a target, which are used to find full names.
///
/// Generated code is in `extension Outer.Inner`, where the compiler does not look up names in
/// `Outer`, unlike inside the declaration.
struct TypeNames: Sendable {
  private var nested: Set<String> = []
  /// The generic parameters of each declared type, by its full name.
  private var generics: [String: [String]] = [:]
  /// The generic parameters of the current model, which hide types of the same names.
  private var parameters: Set<String> = []
  /// The members of the current model, which hide types of the same names.
  private var hiding: Set<String> = []

  init(_ files: [ParsedFile]) {
    for file in files {
      for type in file.types { collect(type, outer: "") }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, outer: String) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    if name.contains(".") { nested.insert(name) }
    if !type.genericParameters.isEmpty { generics[name] = type.genericParameters }
    for alias in type.aliases { nested.insert("\(name).\(alias.name)") }
    for inner in type.types { collect(inner, outer: name) }
  }

  /// Returns true if the target declares a generic type with this name, at any depth.
  func declaresGeneric(_ name: String) -> Bool {
    generics.keys.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// Returns the model with full names of its properties' types where they are required.
  func qualified(_ model: ModelDescription) -> ModelDescription {
    let outer = model.name.outerNames
    let isNested = !outer.isEmpty || model.properties.contains { $0.owner?.contains(".") == true }
    let hiding = model.hidingNames
    guard isNested || model.mentionsTypes(in: hiding) else { return model }
    var model = model
    // A type in an extension does not repeat the parameters of the extended type.
    model.genericParameters = (1...outer.count + 1).flatMap { count in
      let name = model.name.pathComponents.prefix(count).joined(separator: ".")
      return generics[name] ?? StandardNames.generics[name] ?? []
    }
    var names = self
    names.parameters = Set(model.genericParameters)
    names.hiding = hiding
    var qualified = names.qualified(model, outer)
    qualified.noteHiddenTypes(hiding)
    qualified.outerTypes = names.outerTypes(of: model, outer)
    return qualified
  }

  private func qualified(_ model: ModelDescription, _ outer: [String]) -> ModelDescription {
    var model = model
    model.properties.modifyEach {
      $0.type = qualified($0.type, $0.owner?.outerNames ?? outer)
    }
    model.archive.properties.modifyEach { $0.type = qualified($0.type, outer) }
    model.cases.modifyEach { qualify(&$0, outer) }
    // These types are used where the compiler only looks up types.
    var seen = self
    seen.hiding = []
    model.derivation.properties.modifyEach {
      $0.type = $0.type.map { seen.qualified($0, outer) }
    }
    model.derivation.identity.modifyEach { $0.type = seen.qualified($0.type, outer) }
    return model
  }

  private func qualified(_ type: MappedType, _ outer: [String]) -> MappedType {
    guard let reference = type.reference, let text = text(reference, outer) else { return type }
    var full = reference
    full.text = text
    var result = MappedType(full)
    result.isInferred = type.isInferred
    if let wrapped = reference.optionalWrapped, let text = self.text(wrapped, outer) {
      result.wrapped = text
    }
    return result
  }

  private func qualify(_ description: inout CaseDescription, _ outer: [String]) {
    if case .kept(let label, let type) = description.payload {
      description.payload = .kept(label: label, type: qualified(type, outer))
    }
    description.changeValues { $0.type = qualified($0.type, outer) }
  }

  /// Returns true if one of the names is that of a declared generic type.
  func isGeneric(_ names: [String]) -> Bool { names.contains { generics[$0] != nil } }

  /// Returns the full name of a type that has this name inside some outer types.
  func fullName(_ name: String, seenIn outer: [String]) -> String {
    let first = name.prefix { $0 != "." }
    let count = (0...outer.count).reversed().first { count in
      count == 0 || nested.contains((outer.prefix(count) + [String(first)]).joined(separator: "."))
    }
    return (outer.prefix(count ?? 0) + [name]).joined(separator: ".")
  }

  /// Returns the nested types of the outer types of a model or of its superclasses.
  private func outerTypes(of model: ModelDescription, _ outer: [String]) -> [String: String] {
    let owners = Set(model.properties.compactMap(\.owner)).sorted()
    let scopes = [outer] + owners.map(\.outerNames)
    var found: [String: String] = [:]
    for scope in scopes where !scope.isEmpty {
      for name in nested {
        let path = name.pathComponents
        guard let last = path.last, scope.starts(with: path.dropLast()), found[last] == nil,
          !nested.contains("\(model.name).\(last)"), let full = self.scope(of: last, scope)
        else { continue }
        found[last] = "\(full).\(SwiftName.quoted(last))"
      }
    }
    return found
  }

  /// Returns the text of a type with full names; nil if it is unchanged.
  private func text(_ reference: TypeReference, _ outer: [String]) -> String? {
    switch reference.shape {
    case .optional(let inner): return text(inner, outer).map { "\($0)?" }
    case .implicitlyUnwrapped(let inner): return text(inner, outer).map { "\($0)!" }
    case .array(let element): return text(element, outer).map { "[\($0)]" }
    case .dictionary(let key, let value):
      let (fullKey, fullValue) = (text(key, outer), text(value, outer))
      if fullKey == nil, fullValue == nil { return nil }
      return "[\(fullKey ?? key.text): \(fullValue ?? value.text)]"
    case .named(let components): return text(components, outer)
    case .tuple, .function, .other: return nil
    }
  }

  private func text(_ components: [TypeComponent], _ outer: [String]) -> String? {
    guard let first = components.first else { return nil }
    let visible = scope(of: first.name, outer)
    let prefix = visible.map(unhidden)
    let root = visible == nil && hides(first.name) ? RuntimeNames.alias(ofType: first.name) : nil
    let arguments = components.map { $0.arguments.map { text($0, outer) } }
    if prefix == nil, root == nil, arguments.allSatisfy({ $0.allSatisfy { $0 == nil } }) {
      return nil
    }
    let parts = zip(components, arguments).enumerated().map { index, part in
      let (component, full) = part
      let texts = zip(component.arguments, full).map { $1 ?? $0.text }
      let name = index == 0 ? root : nil
      return (name ?? SwiftName.quoted(component.name))
        + (texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>")
    }
    return ((prefix.map { [$0] } ?? []) + parts).joined(separator: ".")
  }

  /// Returns true if a member of the model hides a type.
  private func hides(_ name: String) -> Bool {
    hiding.contains(name) && !parameters.contains(name)
  }

  /// Returns a path of names with an alias for a first name that a member hides.
  private func unhidden(_ path: String) -> String {
    let first = String(path.prefix { $0 != "." && $0 != "<" })
    return hides(first) ? RuntimeNames.alias(ofType: first) + path.dropFirst(first.count) : path
  }

  /// Returns the innermost outer type with a nested type of this name, including its arguments.
  private func scope(of name: String, _ outer: [String]) -> String? {
    guard !parameters.contains(name) else { return nil }
    for count in stride(from: outer.count, to: 0, by: -1)
    where nested.contains((outer.prefix(count) + [name]).joined(separator: ".")) {
      return (1...count).map { length in
        let arguments = generics[outer.prefix(length).joined(separator: ".")] ?? []
        let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
        return SwiftName.quoted(outer[length - 1]) + list
      }.joined(separator: ".")
    }
    return nil
  }
}

extension ModelDescription {
  /// Returns true if the type of a property, or a part of it, has one of the names.
  fileprivate func mentionsTypes(in names: Set<String>) -> Bool {
    let types =
      properties.map(\.type)
      + cases.flatMap { description in
        if case .kept(_, let type) = description.payload { return [type] }
        return description.arguments.map(\.property.type)
      }
    return types.contains { $0.reference?.mentions(names) ?? false }
  }
}

extension TypeReference {
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    switch shape {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
      inner.mentions(names)
    case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
    case .named(let components):
      components.first.map { names.contains($0.name) } == true
        || components.contains { $0.arguments.contains { $0.mentions(names) } }
    case .tuple, .function, .other: false
    }
  }
}
