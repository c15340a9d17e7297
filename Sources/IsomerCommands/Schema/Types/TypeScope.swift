import IsomerGenerator
import IsomerSyntax

/// The scope in which the names of a model's types are resolved, and its generic arguments.
struct TypeScope {
  /// A generic argument and the scope in which it was written.
  struct Argument {
    var type: TypeReference
    var scope: TypeScope
  }

  var names: LookupScope
  var arguments: [String: Argument] = [:]
  /// The number of nested generic types, because a type can contain larger types of itself.
  var depth = 0

  /// The largest number of nested generic types.
  static let depthLimit = 8

  /// The scope outside of all types.
  static var top: TypeScope { TypeScope(names: ("", [])) }

  /// Returns the scope of a property, whose type can be written in a superclass.
  func of(_ property: Property) -> TypeScope {
    guard let owner = property.declaration.owner else { return self }
    var scope = self
    scope.names.type = owner
    return scope
  }

  /// Returns the scope of a generic model that a type refers to, or nil if the arguments are
  /// unknown.
  func inside(_ model: Model, as type: TypeReference?) -> TypeScope? {
    let parameters = model.genericParameters
    guard !parameters.isEmpty else { return TypeScope(model) }
    guard depth < Self.depthLimit else { return nil }
    var given: [TypeReference] = []
    if case .named(let components)? = type?.shape { given = components.flatMap(\.arguments) }
    // The arguments of outer types can be omitted inside of them.
    let outer = parameters.dropLast(given.count).map { arguments[$0] }
    guard given.count <= parameters.count, !outer.contains(where: { $0 == nil }) else { return nil }
    let all = outer.compactMap(\.self) + given.map { Argument(type: $0, scope: self) }
    return TypeScope(
      model, arguments: Dictionary(uniqueKeysWithValues: zip(parameters, all)), depth: depth + 1)
  }

  /// The generic arguments as text, `<Int>`, which is empty for other types.
  func suffix(_ model: Model) -> String {
    guard !arguments.isEmpty else { return "" }
    return "<\(model.genericParameters.map { arguments[$0]?.text ?? $0 }.joined(separator: ", "))>"
  }
}

extension TypeScope {
  init(_ model: Model, arguments: [String: Argument] = [:], depth: Int = 0) {
    self.init(
      names: (model.name, model.genericParameters), arguments: arguments, depth: depth)
  }

  /// Returns true if the arguments are those of an instance; true for nil.
  func isInstance(_ instance: GenericInstance?, of model: Model) -> Bool {
    guard let instance else { return true }
    return TypeScope.top.inside(model, as: instance.type)?.suffix(model) == suffix(model)
  }
}

extension TypeScope.Argument {
  /// The text with the arguments of the scope in place of its parameters.
  fileprivate var text: String {
    guard !scope.arguments.isEmpty else { return type.text }
    var output = ""
    var name = ""
    for character in type.text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
      } else {
        output += (scope.arguments[name]?.text ?? name) + "\(character)"
        name = ""
      }
    }
    return String(output.dropLast())
  }
}
