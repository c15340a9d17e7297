import IsomerSyntax

/// The nested types of a target, to name them in full.
///
/// Generated code stands in `extension Outer.Inner`, where the compiler does not look into `Outer`
/// for a name, as it does inside the declaration.
struct TypeNames {
  private var nested: Set<String> = []

  init(_ files: [ParsedFile]) {
    for file in files {
      for type in file.types { collect(type, outer: "") }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, outer: String) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    if name.contains(".") { nested.insert(name) }
    for alias in type.aliases { nested.insert("\(name).\(alias.name)") }
    for inner in type.types { collect(inner, outer: name) }
  }

  /// The model with the types of its properties named in full where its place calls for it.
  func qualified(_ model: ModelDescription) -> ModelDescription {
    let outer = model.name.split(separator: ".").dropLast().map(String.init)
    guard !outer.isEmpty else { return model }
    var model = model
    for index in model.properties.indices {
      guard let reference = model.properties[index].type.reference,
        let text = text(reference, outer)
      else { continue }
      var full = reference
      full.text = text
      model.properties[index].type = MappedType(full)
      if let wrapped = reference.optionalWrapped, let text = self.text(wrapped, outer) {
        model.properties[index].type.wrapped = text
      }
    }
    return model
  }

  /// The text of a type with full names; nil if it is the same as written.
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
    let prefix = scope(of: first.name, outer)
    let arguments = components.map { $0.arguments.map { text($0, outer) } }
    if prefix == nil, arguments.allSatisfy({ $0.allSatisfy { $0 == nil } }) { return nil }
    let parts = zip(components, arguments).map { component, full in
      let texts = zip(component.arguments, full).map { $1 ?? $0.text }
      return component.name + (texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>")
    }
    return ((prefix.map { [$0] } ?? []) + parts).joined(separator: ".")
  }

  /// The innermost type around the model that has a type of this name inside.
  private func scope(of name: String, _ outer: [String]) -> String? {
    for count in stride(from: outer.count, to: 0, by: -1) {
      let scope = outer.prefix(count).joined(separator: ".")
      if nested.contains("\(scope).\(name)") { return scope }
    }
    return nil
  }
}
