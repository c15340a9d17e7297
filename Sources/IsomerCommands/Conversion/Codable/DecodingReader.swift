import IsomerGenerator
import IsomerSyntax

/// Recognises the statements of a hand-written `init(from:)`.
struct DecodingReader {
  private(set) var properties: [String: PropertyMapping] = [:]
  /// The offsets of the statements that were not recognised, with what is left to do.
  private(set) var marks: [Mark] = []

  /// The properties that are decoded from the whole value.
  private(set) var wholes: Set<String> = []
  private(set) var additionalKeys = AdditionalKeys()

  private let model: ModelSource
  private let source: SwiftSource
  private let stored: [String: PropertyDeclaration]
  private var containers: CodableContainers
  /// True if the superclass is in the program, and is converted with the type.
  private let hasSuperclass: Bool
  /// The names that are declared in the initialiser.
  private let locals: Set<String>
  /// The values of local variables that are decoded.
  private var bindings: [String: Expression] = [:]
  private var usedBindings: Set<String> = []
  /// The local variables of `guard let`, without which the initialiser throws.
  private var unwrapped: Set<String> = []
  /// True while the value of such a variable is read.
  private var isUnwrapped = false
  /// True in the arguments of a call after `try`.
  private var isTried = false

  init(
    _ initialiser: FunctionDeclaration, of model: ModelSource, tables: [String: CodingKeyTable],
    in source: SwiftSource, hasSuperclass: Bool
  ) {
    self.model = model
    self.source = source
    self.hasSuperclass = hasSuperclass
    stored = model.storedProperties.byName
    containers = CodableContainers(of: initialiser, tables: tables, in: source)
    locals = source.localNames(in: initialiser.range)
    var rejected = Statement.rejected(in: initialiser, of: source) { read($0) }
    // A value that is decoded and not used checks the document.
    if rejected.isEmpty, bindings.keys.contains(where: { !usedBindings.contains($0) }) {
      rejected = [initialiser.range.start]
    }
    marks = rejected.map { Mark(offset: $0, text: "this code of 'init(from:)' is not converted") }
  }

  private var coder: String { containers.coder }

  private mutating func read(_ statement: Statement) -> Bool {
    switch statement.form {
    case .binding(let name, let value): return containers.add(name, value) || bind(name, value)
    case .expression(let value):
      return value.text == "super.init()"
        || hasSuperclass && value.text == "try super.init(from: \(coder))" || delegate(value)
        || additionalKeys.refuses(value, from: coder)
    case .assignment(let name, let value): return assign(name, value)
    default: return readBlock(statement)
    }
  }

  private mutating func assign(_ name: String, _ value: Expression) -> Bool {
    guard let property = stored[name] else { return false }
    defer { isUnwrapped = false }
    if additionalKeys.decodes(value, into: property, from: coder) { return true }
    if isWhole(value, property) { return wholes.insert(name).inserted }
    guard properties[name] == nil, let mapping = mapping(of: property, resolved(value)) else {
      return false
    }
    properties[name] = mapping
    return true
  }

  /// Remembers a local variable whose value is decoded.
  private mutating func bind(_ name: String, _ value: Expression) -> Bool {
    let decoded = value.splitAtDefault()?.value ?? value
    guard bindings[name] == nil, decodingCall(decoded) != nil else { return false }
    bindings[name] = value
    return true
  }

  /// Returns the value of a local variable, or the expression.
  private mutating func resolved(_ value: Expression) -> Expression {
    guard let name = value.singleName, let bound = bindings[name] else { return value }
    usedBindings.insert(name)
    isUnwrapped = unwrapped.contains(name)
    return bound
  }

  /// Reads `self.init(a: value, b: value)` of an initialiser that sets properties to its arguments.
  private mutating func delegate(_ value: Expression) -> Bool {
    guard let (effort, callee, arguments) = value.call(), effort != .optional,
      callee.text == "self.init",
      let assignments = ArgumentAssignments(model, arguments, in: source)
    else { return false }
    isTried = effort == .throwing
    defer { isTried = false }
    return assignments.all.allSatisfy { assign($0.property, $0.value) }
  }

  /// Reads `if let value = try … { name = value } else { name = … }`, and
  /// `do { name = try … } catch { name = … }` and `guard let name = try … else { throw … }`.
  private mutating func readBlock(_ statement: Statement) -> Bool {
    defer { isUnwrapped = false }
    switch Block(statement, in: source) {
    case .requirement(let name, let value, let otherwise):
      guard otherwise.count == 1, otherwise[0].isThrow, bind(name, value)
      else { return false }
      unwrapped.insert(name)
      return true
    case .binding(let local, let value, let body, let otherwise):
      guard let (name, assigned) = Self.assignment(body), assigned.singleName == local,
        let property = stored[name], properties[name] == nil,
        let call = call(resolved(value), of: property)
      else { return false }
      let fallback = otherwise.isEmpty ? property.initialValueText : constant(otherwise, of: name)
      guard let fallback else { return false }
      properties[name] =
        fallback == "nil" && property.isOptional
        ? plain(call, property) : defaulted(call, fallback, property, isPlain: false)
      return properties[name] != nil
    case .attempt(let body, let handling):
      guard let (name, value) = Self.assignment(body), let property = stored[name],
        properties[name] == nil, let call = call(value, of: property), call.effort == .throwing,
        let fallback = handling.catchingAll.flatMap({ constant($0, of: name) })
      else { return false }
      let isOptional = property.isOptional
      guard isOptional ? fallback == "nil" && property.hasNoDefault : !call.isIfPresent else {
        return false
      }
      let isStated = isOptional || property.initialValue?.text == fallback
      properties[name] = PropertyMapping(
        call.path, (isStated ? [] : ["default: \(fallback)"]) + ["recover"] + call.reading(property)
      )
      return true
    default: return false
    }
  }

  /// Returns the only assignment of a body.
  private static func assignment(_ body: [Statement]) -> (name: String, value: Expression)? {
    guard body.count == 1, case .assignment(let name, let value) = body[0].form else { return nil }
    return (name, value)
  }

  /// Returns the constant that the only statement of a body assigns to a property.
  private func constant(_ body: [Statement], of name: String) -> String? {
    guard let (assigned, value) = Self.assignment(body), assigned == name else { return nil }
    return constant(value)
  }

  /// Returns whether a value is `try T(from: decoder)` or `try container.decode(T.self)`.
  private func isWhole(_ value: Expression, _ property: PropertyDeclaration) -> Bool {
    guard value.call()?.effort == .throwing, let type = property.type?.text else { return false }
    return [type, ""].contains(containers.decodedWhole(value))
  }

  private mutating func mapping(
    of property: PropertyDeclaration, _ value: Expression
  ) -> PropertyMapping? {
    if let (operand, fallback) = value.splitAtDefault() {
      let first = resolved(operand)
      // `try? a ?? b` is `try? (a ?? b)`.
      let isPlain = first.items == operand.items && source.tokens.is(value.items.lowerBound, "try")
      if let call = call(first, of: property), let text = constant(fallback),
        let mapping = defaulted(call, text, property, isPlain: isPlain)
      {
        return mapping
      }
    }
    if let call = call(value, of: property) {
      guard let fallback = call.fallback else { return plain(call, property) }
      return call.effort == .optional ? nil : defaulted(call, fallback, property, isPlain: true)
    }
    return constant(value).flatMap { initialised(property, $0) }
  }

  /// Returns the mapping of `try container.decode…(…) ?? value`.
  private func defaulted(
    _ call: DecodingCall, _ value: String, _ property: PropertyDeclaration, isPlain: Bool
  ) -> PropertyMapping? {
    let isOptional = property.isOptional
    var options = property.initialValue?.text == value ? [] : ["default: \(value)"]
    switch (call.effort, call.isIfPresent) {
    case (.throwing, true): if isOptional { options.append("null: .missing") }
    case (.optional, _) where !isPlain && !isOptional: options.append("recover")
    default: return nil
    }
    return PropertyMapping(
      call.path, options + call.reading(property, fallback: isOptional ? nil : value))
  }

  /// Returns the mapping of `try container.decode…(…)`.
  private func plain(_ call: DecodingCall, _ property: PropertyDeclaration) -> PropertyMapping? {
    let isOptional = property.isOptional
    switch (call.effort, call.isIfPresent) {
    case (.throwing, false):
      return PropertyMapping(
        call.path,
        (isOptional && !call.isOptionalType
          ? ["required", "null: .error"] : isOptional ? ["required"] : []) + call.reading(property))
    case (.throwing, true):
      guard isOptional else { return nil }
      return PropertyMapping(call.path, missing(property) + call.reading(property))
    case (.optional, _):
      guard isOptional else { return nil }
      return PropertyMapping(call.path, missing(property) + ["recover"] + call.reading(property))
    case (.none, _): return nil
    }
  }

  /// Returns the option for which a missing key is nil, whatever the initial value is.
  private func missing(_ property: PropertyDeclaration) -> [String] {
    property.hasNoDefault ? [] : ["default: nil"]
  }

  /// Returns the mapping of a property that is set to a value without reading.
  private func initialised(_ property: PropertyDeclaration, _ value: String) -> PropertyMapping? {
    if property.initialValue?.text == value
      || value == "nil" && property.hasNoDefault && !property.isLet
    {
      return PropertyMapping()
    }
    guard !property.isLet, property.initialValue == nil else { return nil }
    var mapping = PropertyMapping()
    mapping.initialValue = value
    return mapping
  }

  /// Returns the text of an expression that does not depend on the initialiser.
  private func constant(_ value: Expression) -> String? {
    let local = containers.names.union(stored.keys).union(["self", "try", "await"])
    // The tokens of an interpolation are not read.
    guard let text = value.text, !text.contains("\\(") else { return nil }
    return value.uses(anyOf: local.union(locals)) ? nil : text
  }

  private mutating func decodingCall(_ value: Expression) -> DecodingCall? {
    if let call = DecodingCall(value, containers) { return call }
    let (_, operand) = value.withoutTry()
    let expression = ContainerExpression(
      operand, containers, bindings: bindings.filter { !unwrapped.contains($0.key) },
      others: locals.union(stored.keys).union(containers.names))
    guard let expression, let call = DecodingCall(value, source.helpers, expression) else {
      return nil
    }
    usedBindings.formUnion(expression.locals)
    return call
  }

  private mutating func call(_ value: Expression, of property: PropertyDeclaration) -> DecodingCall?
  {
    guard var call = decodingCall(value) else { return nil }
    if isTried, call.effort == .none { call.effort = .throwing }
    // The function would return the optional that `guard let` unwraps.
    if isUnwrapped, call.helper != nil { return nil }
    if isUnwrapped, call.effort != .none { (call.effort, call.isIfPresent) = (.throwing, false) }
    return call.applied(to: property, in: model.path)
  }
}

extension PropertyDeclaration {
  /// True without an initial value other than nil.
  fileprivate var hasNoDefault: Bool { initialValue == nil || initialValue?.shape == .null }

  /// The initial value, which is nil for an optional variable without one.
  fileprivate var initialValueText: String? {
    initialValue?.text ?? (isOptional && !isLet ? "nil" : nil)
  }
}
