import IsomerGenerator
import IsomerSyntax

/// `try container.decode(Type.self, forKey: .key)`, or `decodeIfPresent`, or a function of the
/// program.
struct DecodingCall {
  var effort: Expression.Effort
  var isIfPresent: Bool
  /// True if the type of an optional property is decoded, and not that which it wraps.
  var isOptionalType = false
  var path: KeyPathText
  private let type: String
  /// The call of a function of the program, with `$0` as the container and `$1` as the key.
  private(set) var helper: String?

  init?(_ value: Expression, _ containers: CodableContainers) {
    let (effort, operand) = value.withoutTry()
    guard case .call(let callee, let arguments) = operand.shape,
      case .path(let words) = callee.shape, words.count == 2,
      words[1] == "decode" || words[1] == "decodeIfPresent", arguments.count == 2,
      arguments[0].label == nil, arguments[1].label == "forKey",
      let path = containers.path(words[0], arguments[1].value)
    else { return nil }
    let type = arguments[0].value.text
    guard type.hasSuffix(".self") else { return nil }
    self.type = Self.normalised(String(type.dropLast(5)))
    self.effort = effort
    isIfPresent = words[1] == "decodeIfPresent"
    self.path = path
  }

  /// Reads a call of a function of the program, whose other arguments are constants.
  init?(
    helper value: Expression, _ containers: CodableContainers, _ helpers: ContainerHelpers,
    isConstant: (Expression) -> Bool
  ) {
    let (effort, operand) = value.withoutTry()
    guard case .call(let callee, let arguments) = operand.shape,
      case .path(let words) = callee.shape, words.count == 2,
      let isIfPresent = helpers.reading[words[1]],
      let key = arguments.firstIndex(where: { $0.label == "forKey" }),
      let path = containers.path(words[0], arguments[key].value)
    else { return nil }
    let texts = arguments.enumerated().map { index, argument -> String? in
      let own = Expression(value.source, value.source.items(in: argument.value.range))
      guard index == key || isConstant(own) else { return nil }
      let text = index == key ? "$1" : argument.value.text
      return argument.label.map { "\($0): \(text)" } ?? text
    }
    guard !texts.contains(nil) else { return nil }
    helper = "try $0.\(words[1])(\(texts.compactMap(\.self).joined(separator: ", ")))"
    type = ""
    (self.effort, self.isIfPresent, self.path) = (effort, isIfPresent, path)
  }

  /// Returns the options that read the value, and `fallback` for nil.
  func reading(fallback: String? = nil) -> [String] {
    guard let helper else { return [] }
    let text = fallback.map { isIfPresent ? "\(helper) ?? \($0)" : helper } ?? helper
    return [EncodingReader.reading(text)]
  }

  /// Returns the call if its type is the property's, or that which it wraps.
  func applied(to property: PropertyDeclaration, in path: String) -> Self? {
    guard helper == nil, let declared = property.type else { return self }
    let type = Self.inside(path, type)
    let isWhole = Self.inside(path, Self.normalised(declared.text)) == type
    let wrapped = declared.wrapped.map { Self.inside(path, Self.normalised($0.text)) }
    guard isWhole || wrapped == type else { return nil }
    var call = self
    call.isOptionalType = isWhole && declared.wrapped != nil
    return call
  }

  /// Returns a type without the names of the enclosing types: `Kind` for `Card.Kind` in `Card`.
  private static func inside(_ path: String, _ type: String) -> String {
    var prefixes = ["Self."]
    var names = path.split(separator: ".")
    while !names.isEmpty {
      prefixes.append(names.joined(separator: ".") + ".")
      names.removeLast()
    }
    var result = ""
    var rest = type[...]
    while let first = rest.first {
      let isStart = !(result.last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false)
      if isStart, let prefix = prefixes.first(where: rest.hasPrefix) {
        rest = rest.dropFirst(prefix.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }

  /// The type without blanks, and without a module name of the standard library.
  private static func normalised(_ type: String) -> String {
    String(type.filter { !$0.isWhitespace }).replacing("Swift.", with: "")
      .replacing("Foundation.", with: "")
  }
}
