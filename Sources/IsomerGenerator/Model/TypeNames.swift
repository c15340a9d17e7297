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
  /// The path of the current model.
  private var own: [String] = []

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
    let path = model.name.pathComponents
    let isNested = path.count > 1 || model.properties.contains { $0.owner?.contains(".") == true }
    let hiding = model.hidingNames
    guard isNested || model.mentionsTypes(in: hiding) else { return model }
    var model = model
    // A type in an extension does not repeat the parameters of the extended type.
    model.genericParameters = path.indices.flatMap { index in
      let name = path[...index].joined(separator: ".")
      return generics[name] ?? StandardTypes.generics[name] ?? []
    }
    var names = self
    names.own = path
    names.parameters = Set(model.genericParameters)
    names.hiding = hiding
    var qualified = names.qualifyingTypes(of: model)
    qualified.noteHiddenTypes(hiding)
    qualified.outerTypes = names.outerTypes(of: model)
    return qualified
  }

  private func qualifyingTypes(of model: ModelDescription) -> ModelDescription {
    var model = model
    model.properties.modifyEach {
      $0.type = qualified($0.type, $0.owner?.pathComponents ?? own)
    }
    model.archive.properties.modifyEach {
      $0.type = qualified($0.type, $0.owner?.pathComponents ?? own)
    }
    model.cases.modifyEach { qualify(&$0) }
    // These types are used where the compiler only looks up types.
    var seen = self
    seen.hiding = []
    model.derivation.properties.modifyEach {
      $0.type = $0.type.map { seen.qualified($0, own) }
    }
    model.derivation.identity.modifyEach { $0.type = seen.qualified($0.type, own) }
    return model
  }

  /// Returns a type in a member of the type at a path with full names.
  private func qualified(_ type: MappedType, _ path: [String]) -> MappedType {
    guard let reference = type.reference, let text = text(reference, path) else { return type }
    var full = reference
    full.text = text
    var result = MappedType(full)
    result.isInferred = type.isInferred
    if let wrapped = reference.optionalWrapped, let text = self.text(wrapped, path) {
      result.wrapped = text
    }
    return result
  }

  private func qualify(_ description: inout CaseDescription) {
    if case .kept(let label, let type) = description.payload {
      description.payload = .kept(label: label, type: qualified(type, own))
    }
    description.changeValues { $0.type = qualified($0.type, own) }
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
  private func outerTypes(of model: ModelDescription) -> [String: String] {
    let owners = Set(model.properties.compactMap(\.owner)).sorted()
    var found: [String: String] = [:]
    for path in [own] + owners.map(\.pathComponents) {
      for name in nested {
        let outer = name.pathComponents
        guard let last = outer.last, path.starts(with: outer.dropLast()), found[last] == nil,
          !nested.contains("\(model.name).\(last)"), let full = scope(of: last, path)
        else { continue }
        found[last] = "\(full).\(SwiftName.quoted(last))"
      }
    }
    return found
  }

  /// Returns the text of a type with full names; nil if it is unchanged.
  private func text(_ reference: TypeReference, _ path: [String]) -> String? {
    if let alias = reference.alias { return text(alias, path) }
    switch reference.shape {
    case .optional(let inner): return text(inner, path).map { "\($0)?" }
    case .implicitlyUnwrapped(let inner): return text(inner, path).map { "\($0)!" }
    case .array(let element): return text(element, path).map { "[\($0)]" }
    case .dictionary(let key, let value):
      let (fullKey, fullValue) = (text(key, path), text(value, path))
      if fullKey == nil, fullValue == nil { return nil }
      return "[\(fullKey ?? key.text): \(fullValue ?? value.text)]"
    case .named(let components): return text(components, path)
    case .other: return existential(reference, path)
    case .tuple, .function: return nil
    }
  }

  private func existential(_ reference: TypeReference, _ path: [String]) -> String? {
    let components = reference.existentialName?.pathComponents.map { TypeComponent(name: $0) }
    guard let full = components.flatMap({ text($0, path) }) else { return nil }
    return reference.text.hasPrefix("(") ? "(any \(full))" : "any \(full)"
  }

  private func text(_ components: [TypeComponent], _ path: [String]) -> String? {
    guard let first = components.first else { return nil }
    let visible = scope(of: first.name, path)
    let prefix = visible.map(unhidden)
    let root = visible == nil && hides(first.name) ? GeneratedNames.alias(ofType: first.name) : nil
    let arguments = components.map { $0.arguments.map { text($0, path) } }
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
  private func hides(_ name: String) -> Bool { hiding.contains(name) && !parameters.contains(name) }

  /// Returns a path of names with an alias for a first name that a member hides.
  private func unhidden(_ path: String) -> String {
    let first = String(path.prefix { $0 != "." && $0 != "<" })
    return hides(first) ? GeneratedNames.alias(ofType: first) + path.dropFirst(first.count) : path
  }

  /// Returns the type, including its arguments, that declares a nested type of this name for a
  /// member of the type at a path; nil if the name is visible in the current model.
  private func scope(of name: String, _ path: [String]) -> String? {
    guard !parameters.contains(name) else { return nil }
    let declaring = (1...path.count).reversed().first { count in
      nested.contains((path.prefix(count) + [name]).joined(separator: "."))
    }
    guard let count = declaring, count < path.count || path != own && isAmbiguous(name) else {
      return nil
    }
    return (1...count).map { length in
      let arguments = generics[path.prefix(length).joined(separator: ".")] ?? []
      let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
      return SwiftName.quoted(path[length - 1]) + list
    }.joined(separator: ".")
  }

  /// Returns true if several types declare a nested type of this name.
  private func isAmbiguous(_ name: String) -> Bool { nested.count { $0.hasSuffix(".\(name)") } > 1 }
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
