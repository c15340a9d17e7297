import IsomerGenerator
import IsomerSyntax

/// Converts classes of Mantle: `jsonKeyPathsByPropertyKey()` and `nameJSONTransformer()`.
struct MantleConversion {
  private let source: SwiftSource
  private let model: ModelSource
  private let stored: [String: PropertyDeclaration]
  private(set) var mapping = ModelMapping()

  /// Reads the mapping of a type; nil if it has no key paths.
  init?(of model: ModelSource, in source: SwiftSource) {
    let paths = model.functions.filter { $0.name.text.lowercased() == "jsonkeypathsbypropertykey" }
    guard let keyPaths = paths.first, model.declaration.kind == .classType else { return nil }
    (self.source, self.model, stored) = (source, model, model.storedProperties.byName)
    read(keyPaths)
  }

  private mutating func read(_ keyPaths: FunctionDeclaration) {
    mapping.needsParts = true
    let isObjective = model.declaration.attributes.contains { $0.name.hasPrefix("objc") }
    if model.inherits(anyOf: ["MTLModel"]), !isObjective {
      mapping.options = ["derive: [.equality, .hash, .description, .copy]"]
    }
    mapping.conformances = ["MTLModel": isObjective ? "NSObject" : "", "MTLJSONSerializing": ""]
    for name in stored.keys { mapping.properties[name] = PropertyMapping() }
    read(keyPaths) { $0.readKeyPaths($1) }
    for function in model.functions where function.range != keyPaths.range {
      readFunction(function)
    }
    for function in model.initialisers where isOfMantle(function) {
      mapping.mark(function.range.start, "'\(function.name.text)' of Mantle is not converted")
    }
  }

  private func isOfMantle(_ function: FunctionDeclaration) -> Bool {
    function.modifiers.contains("override")
      || ["dictionary", "coder"].contains(function.parameters.first?.label?.text)
  }

  private mutating func readFunction(_ function: FunctionDeclaration) {
    let name = function.name.text
    let suffix = "JSONTransformer"
    if name.hasSuffix(suffix), let property = stored[String(name.dropLast(suffix.count))] {
      read(function) { $0.readTransformer($1, of: property) }
    } else if isOfMantle(function) || name.hasSuffix(suffix) || Self.hooks.contains(name) {
      mapping.mark(function.range.start, "'\(name)' of Mantle is not converted")
    }
  }

  /// Functions that change how Mantle reads, writes, stores or compares a model.
  private static let hooks: Set<String> = [
    "classForParsingJSONDictionary", "classForParsing", "encodingBehaviorsByPropertyKey",
    "allowedSecureCodingClassesByPropertyKey", "storageBehaviorForProperty", "modelVersion",
    "decodeValue", "propertyKeys", "serializablePropertyKeys",
  ]

  /// Reads a function that returns one expression.
  private mutating func read(
    _ function: FunctionDeclaration, _ read: (inout Self, Expression) -> Bool
  ) {
    mapping.removals.append(function.range)
    if var body = source.body(of: function.range) {
      if source.tokens.is(body.lowerBound, "return") {
        body = (body.lowerBound + 1)..<body.upperBound
      }
      if read(&self, Expression(source, body)) { return }
    }
    mapping.mark(function.range.start, "'\(function.name.text)' is not converted")
  }
}

extension MantleConversion {
  /// Reads `["name": "user.name", #keyPath(User.age): "age"]`.
  private mutating func readKeyPaths(_ value: Expression) -> Bool {
    guard case .dictionary(let pairs) = value.shape else { return false }
    for pair in pairs {
      guard let name = Self.name(pair.key), stored[name] != nil,
        mapping.properties[name] == PropertyMapping()
      else { return false }
      switch pair.value.shape {
      case .string(let path):
        let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains("") else { return false }
        mapping.properties[name] = PropertyMapping(KeyPathText(parts.map { .key($0) }))
      case .call(let callee, let arguments) where callee.text == "NSNull" && arguments.isEmpty:
        break
      default: return false
      }
    }
    return true
  }

  /// Returns the name in `"name"`, `#keyPath(name)` or `#keyPath(User.name)`.
  private static func name(_ key: AnnotationValue) -> String? {
    if case .string(let name) = key.shape { return name }
    let prefix = "#keyPath("
    guard key.text.hasPrefix(prefix), key.text.hasSuffix(")") else { return nil }
    let names = key.text.dropFirst(prefix.count).dropLast().split(separator: ".")
    return names.count <= 2 ? names.last.map(String.init) : nil
  }

  /// Reads a transformer of Mantle that has a counterpart.
  private mutating func readTransformer(
    _ value: Expression, of property: PropertyDeclaration
  ) -> Bool {
    guard let text = value.text else { return false }
    let type = (property.type?.optionalWrapped ?? property.type)?.text
    if text.contains("forName:") {
      if text.contains("MTLURLValueTransformerName") { return type == "URL" }
      guard text.contains("MTLBooleanValueTransformerName"),
        type == "Bool" || property.initialValue?.shape == .boolean(false)
          || property.initialValue?.shape == .boolean(true)
      else { return false }
      mapping.properties[property.name.text]?.options.append("with: .boolean")
      return true
    }
    guard case .call(let callee, let arguments) = value.shape else { return false }
    let function = callee.text.split(separator: ".").last ?? ""
    return ["dictionaryTransformer", "arrayTransformer"].contains(function)
      && arguments.map(\.label) == ["withModelClass"]
  }
}
