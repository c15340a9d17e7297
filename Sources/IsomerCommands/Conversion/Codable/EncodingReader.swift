import IsomerGenerator
import IsomerSyntax

/// Recognises the statements of a hand-written `encode(to:)`.
struct EncodingReader {
  /// The values that are not written.
  enum Omission: Equatable {
    case empty
    case value(String)

    /// Returns the option that leaves the values out; nil if reading does not give them again.
    func option(
      for property: PropertyDeclaration, _ options: [String], reads: Bool
    ) -> String? {
      let prefix = "default: "
      let fallback =
        options.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
        ?? property.initialValue?.text
      switch self {
      case .empty:
        return !reads || ["[]", "[:]", "\"\"", ".init()"].contains(fallback) ? "omit: .empty" : nil
      case .value(let value): return value == fallback ? "omit: .default" : nil
      }
    }
  }

  /// The paths of the properties that are written.
  private(set) var paths: [String: KeyPathText] = [:]
  /// The optional properties whose nil is written as null.
  private(set) var nulls: Set<String> = []
  /// The properties that are not written with some values.
  private(set) var omissions: [String: Omission] = [:]
  /// The calls of functions of the program that write properties, with `$0` as the container, `$1` as
  /// the value and `$2` as the key.
  private(set) var helpers: [String: String] = [:]
  private(set) var marks: [Mark] = []
  /// The properties that are written as the whole value.
  private(set) var wholes: Set<String> = []
  private(set) var additionalKeys = AdditionalKeys()

  private let properties: [String: PropertyDeclaration]
  private let source: SwiftSource
  private var containers: CodableContainers
  /// True if the superclass is in the program, and is converted with the type.
  private let hasSuperclass: Bool
  /// True if the type is read too: no transformer writes only.
  private let readsToo: Bool

  init(
    _ function: FunctionDeclaration, of model: ModelSource, tables: [String: CodingKeyTable],
    in source: SwiftSource, hasSuperclass: Bool, readsToo: Bool
  ) {
    self.hasSuperclass = hasSuperclass
    self.source = source
    self.readsToo = readsToo
    properties = (model.storedProperties + model.computedProperties).byName
    containers = CodableContainers(of: function, tables: tables, in: source)
    let rejected = Statement.rejected(in: function, of: source) { read($0) }
    marks = rejected.map { Mark(offset: $0, text: "this code of 'encode(to:)' is not converted") }
  }

  private mutating func read(_ statement: Statement) -> Bool {
    switch statement.form {
    case .binding(let name, let value): containers.add(name, value)
    case .expression(let value):
      hasSuperclass && value.text == "try super.encode(to: \(containers.coder))" || readWhole(value)
        || readCall(value) || additionalKeys.encodes(value, to: containers.coder)
    default: readBlock(statement)
    }
  }

  /// Reads `if let name { try container.encode(name, forKey: .name) }`, and
  /// `if !name.isEmpty { try container.encode(name, forKey: .name) }`.
  private mutating func readBlock(_ statement: Statement) -> Bool {
    switch Block(statement, in: source) {
    case .binding(let local, let value, let body, let otherwise):
      guard otherwise.isEmpty, let name = value.shape.ownMember,
        properties[name]?.isOptional == true
      else { return false }
      return readOnly(body, writing: name, as: local)
    case .condition(let value, let body):
      guard let (name, omission) = omission(value), readOnly(body, writing: name, as: name) else {
        return false
      }
      omissions[name] = omission
      return true
    default: return false
    }
  }

  /// Reads a body that only writes a property; in it, a local variable may have the value.
  private mutating func readOnly(
    _ body: [Statement], writing name: String, as local: String
  ) -> Bool {
    guard body.count == 1, case .expression(let call) = body[0].form, paths[name] == nil,
      let (written, path, _) = writing(call, alias: (local: local, property: name)),
      written == local || written == name
    else { return false }
    paths[name] = path
    return true
  }

  /// Returns the values of a property for which a condition is false: `!name.isEmpty`,
  /// `name != value`, and `name` or `!name` for a Boolean.
  private func omission(_ condition: Expression) -> (name: String, Omission)? {
    let text = condition.text ?? ""
    if let name = ["!NAME.isEmpty", "NAME.isEmpty == false", "NAME.count > 0"].lazy.compactMap({
      self.name(in: text, of: $0)
    }).first {
      return isCollection(name) ? (name, .empty) : nil
    }
    for (form, value) in [("NAME", "false"), ("!NAME", "true")] {
      if let name = name(in: text, of: form), properties[name]?.type?.text == "Bool" {
        return (name, .value(value))
      }
    }
    let sides = text.split(separator: " != ", omittingEmptySubsequences: false)
    guard sides.count == 2, let name = name(in: String(sides[0]), of: "NAME"), sides[1] != "nil"
    else { return nil }
    return (name, .value(String(sides[1])))
  }

  /// Returns the name of the property in a text of a form.
  private func name(in text: String, of form: String) -> String? {
    let ends = form.split(separator: "NAME", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.hasPrefix(ends[0]), text.hasSuffix(ends[1]) else { return nil }
    let name = text.dropFirst(ends[0].count).dropLast(ends[1].count)
    let plain = name.hasPrefix("self.") ? name.dropFirst(5) : name
    return properties[String(plain)] == nil ? nil : String(plain)
  }

  /// Returns whether a property's type has a value that is written as `""`, `[]` or `{}` and is
  /// empty.
  private func isCollection(_ name: String) -> Bool {
    switch properties[name]?.type?.shape {
    case .array, .dictionary: true
    case .named(let components):
      components.count == 1
        && ["String", "Array", "Dictionary", "Set"].contains(components[0].name)
    default: false
    }
  }

  /// Reads `try name.encode(to: encoder)` or `try container.encode(name)`.
  private mutating func readWhole(_ value: Expression) -> Bool {
    guard var names = containers.encodedWhole(value)?.split(separator: ".").map(String.init)
    else { return false }
    if names.first == "self" { names.removeFirst() }
    guard names.count == 1, properties[names[0]] != nil else { return false }
    return wholes.insert(names[0]).inserted
  }

  /// Reads `try container.encode(name, forKey: .name)`, or `encodeIfPresent`.
  private mutating func readCall(_ value: Expression) -> Bool {
    guard let (name, path, isIfPresent) = writing(value), let property = properties[name],
      paths[name] == nil
    else { return false }
    paths[name] = path
    if !isIfPresent, property.isOptional { nulls.insert(name) }
    return true
  }

  /// Returns the name and the path in a call that writes a property, or an expression with one
  /// property; `alias` is a local variable with its value.
  private mutating func writing(
    _ value: Expression, alias: (local: String, property: String)? = nil
  ) -> (name: String, path: KeyPathText, isIfPresent: Bool)? {
    guard let call = containers.keyedCall(value), call.effort == .throwing,
      call.argument.label == nil
    else { return nil }
    let (function, argument) = (call.function, call.argument.value)
    if ["encode", "encodeIfPresent"].contains(function), let name = argument.shape.ownMember {
      return (name, call.path, function != "encode")
    }
    guard source.helpers.writing.contains(function), readsToo,
      let (name, text) = written(source.items(in: argument.range), alias)
    else { return nil }
    helpers[name] = "try $0.\(function)(\(text), forKey: $2)"
    return (name, call.path, function != "encode")
  }

  /// Returns the name of the only property in an expression, and the expression with `$1` in its
  /// place.
  private func written(
    _ items: Range<Int>, _ alias: (local: String, property: String)?
  ) -> (name: String, text: String)? {
    let tokens = source.tokens
    var text = ""
    var found: String?
    var index = items.lowerBound
    while index < items.upperBound {
      if index > items.lowerBound, tokens.needsBlank(index) { text += " " }
      let isQualified = tokens.is(index, "self") && tokens.is(index + 1, ".")
      let place = isQualified ? index + 2 : index
      let isPlain =
        tokens.isIdentifier(place) && !tokens.is(index - 1, ".") && !tokens.is(place + 1, ":")
      let word = tokens.isIdentifier(place) ? tokens.name(place).text : ""
      let name = isPlain && word == alias?.local ? alias?.property : word
      if isPlain, let name, properties[name] != nil || isQualified {
        guard properties[name] != nil, found == nil || found == name,
          !tokens.is(place + 1, "??"), !tokens.is(place + 1, "!")
        else { return nil }
        found = name
        text += "$1"
        index = tokens.is(place + 1, "?") ? place + 2 : place + 1
        continue
      }
      guard !tokens.is(index, "{"), !tokens.text(index).contains("\\("), word != "self",
        !source.hiddenNames.contains(word), !isPlain || !source.methodNames.contains(word),
        !containers.names.contains(word) || !isPlain
      else { return nil }
      text += tokens.text(index)
      index += 1
    }
    return found.map { ($0, text) }
  }
}
