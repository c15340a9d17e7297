import IsomerGenerator
import IsomerSyntax

/// Converts types of ObjectMapper: `mapping(map:)` and `init(map:)`.
struct ObjectMapperConversion {
  private let source: SwiftSource
  private let model: ModelSource
  private let stored: [String: PropertyDeclaration]
  private(set) var mapping = ModelMapping()

  /// Reads the mapping of a type; nil if it has no function with a `Map`.
  init?(of model: ModelSource, in source: SwiftSource) {
    let functions = (model.functions + model.initialisers).filter(Self.isOfMap)
    guard !functions.isEmpty, model.declaration.kind != .enumeration else { return nil }
    (self.source, self.model, stored) = (source, model, model.storedProperties.byName)
    read(functions)
  }

  private static func isOfMap(_ function: FunctionDeclaration) -> Bool {
    function.hasOnly("map") { $0 == "Map" }
      && (function.name.text == "mapping" || function.name.text == "init")
  }

  private mutating func read(_ functions: [FunctionDeclaration]) {
    mapping.conformances = [
      "Mappable": "", "BaseMappable": "", "ImmutableMappable": "", "StaticMappable": "",
    ]
    mapping.needsParts = true
    let isImmutable = model.inherits(anyOf: ["ImmutableMappable"])
    mapping.writes = !isImmutable || functions.contains { $0.name.text == "mapping" }
    for name in stored.keys { mapping.properties[name] = PropertyMapping() }
    for function in functions { read(function) }
    for function in model.functions where function.name.text == "objectForMapping" {
      mapping.mark(function.range.start, "'objectForMapping' is not converted: see 'tag:'")
    }
  }

  private mutating func read(_ function: FunctionDeclaration) {
    let name = function.name.text == "init" ? "init(map:)" : "mapping(map:)"
    let map = function.parameters[0].localName ?? "map"
    var converted: [SourceRange] = []
    var hasOwnCode = false
    let rejected = Statement.rejected(in: function, of: source) { statement in
      if read(statement, map) {
        converted.append(statement.range)
        // The other code runs after all properties are read.
        return !hasOwnCode
      }
      hasOwnCode = true
      return function.name.text == "mapping" && canKeepCode
        && !statement.whole.uses(anyOf: [map])
    }
    for offset in rejected { mapping.mark(offset, "this code of '\(name)' is not converted") }
    guard hasOwnCode else { return mapping.removals.append(function.range) }
    mapping.removals += converted + [parameters(of: function)]
    mapping.options.append("after.read: \(model.path).mapping")
  }

  /// True if the function runs on reading, and the type has it without superclasses and subclasses.
  private var canKeepCode: Bool {
    model.declaration.genericParameters.isEmpty && !model.inherits(anyOf: ["ImmutableMappable"])
      && !source.models.contains {
        $0.inherits(anyOf: [model.name]) || model.inherits(anyOf: [$0.name])
      }
  }

  /// Returns the range between the parentheses of a function.
  private func parameters(of function: FunctionDeclaration) -> SourceRange {
    let open = source.index(at: function.name.range.start) + 1
    return source.tokens.range((open + 1)..<source.tokens.closing[open])
  }

  private mutating func read(_ statement: Statement, _ map: String) -> Bool {
    switch statement.form {
    case .mapping(let name, let `operator`, let value):
      return read(name, value, map, isWriteOnly: `operator` == ">>>")
    case .assignment(let name, let value): return readValue(name, value, map)
    case .expression(let value):
      return value.text.map {
        ["super.init()", "super.init(map: \(map))", "super.mapping(map: \(map))", "self.init()"]
          .contains($0.replacing("try ", with: ""))
      } ?? false
    default: return false
    }
  }

  /// Reads `name <- map["key"]` or `name >>> map["key"]`.
  private mutating func read(
    _ name: String, _ value: Expression, _ map: String, isWriteOnly: Bool
  ) -> Bool {
    guard let property = stored[name], let found = MapSubscript(value, map: map),
      mapping.properties[name]?.writePath == nil, let options = options(found.transform, property)
    else { return false }
    let isIndexed = found.path.components.contains { if case .index = $0 { true } else { false } }
    guard !(isIndexed && isWriteOnly) else { return false }
    if !isWriteOnly { mapping.properties[name]?.readPath = found.path }
    if !isIndexed { mapping.properties[name]?.writePath = found.path }
    for option in options where mapping.properties[name]?.options.contains(option) == false {
      mapping.properties[name]?.options.append(option)
    }
    return true
  }

  /// Reads `name = try map.value("key")` of an immutable type.
  private mutating func readValue(_ name: String, _ value: Expression, _ map: String) -> Bool {
    guard let property = stored[name], mapping.properties[name]?.readPath == nil else {
      return false
    }
    var options: [String] = []
    var read = value
    let isOptional = property.isOptional
    if let (first, fallback) = value.splitAtDefault() {
      guard let text = fallback.text, !isOptional, !fallback.uses(anyOf: [map, "self", "try"]),
        !source.tokens.is(value.items.lowerBound, "try")
      else { return false }
      options.append("default: \(text)")
      read = first
    }
    let (effort, call) = read.withoutTry()
    switch (effort, options.isEmpty) {
    case (.throwing, true): if isOptional { return false }
    case (.optional, true): if !isOptional { return false }
    case (.optional, false): break
    default: return false
    }
    if effort == .optional { options.append("recover") }
    guard case .call(let callee, let arguments) = call.shape, callee.text == "\(map).value",
      let path = MapSubscript.path(arguments.filter { $0.label != "using" }),
      let with = self.options(arguments.first { $0.label == "using" }?.value, property)
    else { return false }
    mapping.properties[name]?.readPath = path
    mapping.properties[name]?.options = options + with
    return true
  }

  /// Returns the options of a transform, none without one; nil if it has no counterpart.
  private mutating func options(
    _ transform: AnnotationValue?, _ property: PropertyDeclaration
  ) -> [String]? {
    guard let transform else { return [] }
    guard let found = TransformTable.counterpart(of: transform, for: property) else { return nil }
    if let module = found.module { mapping.imports.insert(module) }
    return found.with.map { ["with: \($0)"] } ?? []
  }
}
