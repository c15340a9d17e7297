import IsomerGenerator
import IsomerSyntax

/// Recognises the statements of a hand-written `init(from:)`.
struct DecodingReader {
  private(set) var properties: [String: PropertyMapping] = [:]
  /// The offsets of the statements that were not recognised, with what is left to do.
  private(set) var marks: [Mark] = []

  /// The properties that are decoded from the whole value.
  private(set) var wholes: Set<String> = []

  private let model: ModelSource
  private let stored: [String: PropertyDeclaration]
  private var containers: CodableContainers
  private let coder: String
  /// True if the superclass is in the program, and is converted with the type.
  private let hasSuperclass: Bool
  /// The names of single-value containers.
  private var singles: Set<String> = []
  /// The names that are declared in the initialiser.
  private let locals: Set<String>

  init(
    _ initialiser: FunctionDeclaration, of model: ModelSource, tables: [String: CodingKeyTable],
    in source: SwiftSource, hasSuperclass: Bool
  ) {
    self.model = model
    self.hasSuperclass = hasSuperclass
    stored = Dictionary(
      model.storedProperties.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    let parameter = initialiser.parameters.first
    coder = (parameter?.innerName ?? parameter?.label)?.text ?? ""
    containers = CodableContainers(coder: coder, tables: tables)
    locals = source.localNames(in: initialiser.range)
    let rejected = Statement.rejected(in: initialiser, of: source) { read($0) }
    marks = rejected.map { Mark(offset: $0, text: "this code of 'init(from:)' is not converted") }
  }

  private mutating func read(_ statement: Statement) -> Bool {
    switch statement.form {
    case .binding(let name, let value):
      if value.text == "try \(coder).singleValueContainer()" {
        singles.insert(name)
        return true
      }
      return containers.add(name, value)
    case .expression(let value):
      return value.text == "super.init()"
        || hasSuperclass && value.text == "try super.init(from: \(coder))"
    case .assignment(let name, let value):
      if let property = stored[name], isWhole(value, property) {
        return wholes.insert(name).inserted
      }
      guard let property = stored[name], properties[name] == nil,
        let mapping = mapping(of: property, value)
      else { return false }
      properties[name] = mapping
      return true
    default: return false
    }
  }

  /// Returns whether a value is `try T(from: decoder)` or `try container.decode(T.self)`.
  private func isWhole(_ value: Expression, _ property: PropertyDeclaration) -> Bool {
    let (effort, operand) = value.withoutTry()
    guard effort == .throwing, case .call(let callee, let arguments) = operand.shape,
      arguments.count == 1, let type = property.type?.text
    else { return false }
    let argument = arguments[0].value.text
    if arguments[0].label == "from" {
      return argument == coder && [type, ".init"].contains(callee.text)
    }
    let isSingle =
      singles.contains { callee.text == "\($0).decode" }
      || callee.text == "\(coder).singleValueContainer().decode"
    return isSingle && arguments[0].label == nil && argument == "\(type).self"
  }

  private func mapping(of property: PropertyDeclaration, _ value: Expression) -> PropertyMapping? {
    let isOptional = property.type?.wrapped != nil
    if let (first, fallback) = value.splitAtDefault() {
      guard let call = call(first, of: property), let text = constant(fallback) else { return nil }
      // `try? a ?? b` is `try? (a ?? b)`.
      let isPlain = value.source.tokens.is(value.items.lowerBound, "try")
      return defaulted(call, text, property, isOptional, isPlain: isPlain)
    }
    if let call = call(value, of: property) { return plain(call, property, isOptional) }
    return constant(value).flatMap { initialised(property, $0) }
  }

  /// Returns the mapping of `try container.decode…(…) ?? value`.
  private func defaulted(
    _ call: DecodingCall, _ value: String, _ property: PropertyDeclaration, _ isOptional: Bool,
    isPlain: Bool
  ) -> PropertyMapping? {
    var options = property.initialValue?.text == value ? [] : ["default: \(value)"]
    switch (call.effort, call.isIfPresent) {
    case (.throwing, true): if isOptional { options.append("null: .absent") }
    case (.optional, _) where !isPlain && !isOptional: options.append("recover")
    default: return nil
    }
    return PropertyMapping(call.path, options)
  }

  /// Returns the mapping of `try container.decode…(…)`.
  private func plain(
    _ call: DecodingCall, _ property: PropertyDeclaration, _ isOptional: Bool
  ) -> PropertyMapping? {
    switch (call.effort, call.isIfPresent) {
    case (.throwing, false):
      return PropertyMapping(
        call.path,
        isOptional && !call.isOptionalType
          ? ["required", "nonNull"] : isOptional ? ["required"] : [])
    case (.throwing, true):
      return isOptional && property.hasNoDefault ? PropertyMapping(call.path) : nil
    case (.optional, _):
      return isOptional && property.hasNoDefault ? PropertyMapping(call.path, ["recover"]) : nil
    case (.none, _): return nil
    }
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

  private func call(_ value: Expression, of property: PropertyDeclaration) -> DecodingCall? {
    DecodingCall(value, of: property, containers)
  }
}

/// `try container.decode(Type.self, forKey: .key)`, or `decodeIfPresent`, of the property's type.
private struct DecodingCall {
  var effort: Expression.Effort
  var isIfPresent: Bool
  /// True if an optional type is decoded.
  var isOptionalType: Bool
  var path: KeyPathText

  init?(_ value: Expression, of property: PropertyDeclaration, _ containers: CodableContainers) {
    let (effort, operand) = value.withoutTry()
    guard case .call(let callee, let arguments) = operand.shape,
      case .path(let words) = callee.shape, words.count == 2,
      words[1] == "decode" || words[1] == "decodeIfPresent", arguments.count == 2,
      arguments[0].label == nil, arguments[1].label == "forKey",
      let path = containers.path(words[0], arguments[1].value)
    else { return nil }
    let type = arguments[0].value.text
    guard type.hasSuffix(".self") else { return nil }
    let name = Self.normalised(String(type.dropLast(5)))
    if let declared = property.type {
      let isWhole = Self.normalised(declared.text) == name
      guard isWhole || declared.wrapped.map({ Self.normalised($0.text) }) == name else {
        return nil
      }
      isOptionalType = isWhole && declared.wrapped != nil
    } else {
      isOptionalType = false
    }
    self.effort = effort
    isIfPresent = words[1] == "decodeIfPresent"
    self.path = path
  }

  /// The type without blanks, and without a module name of the standard library.
  private static func normalised(_ type: String) -> String {
    String(type.filter { !$0.isWhitespace }).replacing("Swift.", with: "")
      .replacing("Foundation.", with: "")
  }
}

extension PropertyDeclaration {
  /// True without an initial value other than nil.
  fileprivate var hasNoDefault: Bool { initialValue == nil || initialValue?.shape == .null }
}
