import IsomerGenerator
import IsomerSyntax

/// `try container.decode(Type.self, forKey: .key)`, or `decodeIfPresent`, or another expression that
/// reads one member.
struct DecodingCall {
  var effort: Expression.Effort
  var isIfPresent: Bool
  /// True if the type of an optional property is decoded, and not that which it wraps.
  var isOptionalType = false
  var path: KeyPathText
  private let type: String
  /// Another expression; see ``ContainerExpression/text``.
  private(set) var helper: String?
  /// True for another expression that is only a call of the container.
  private var isCall = false
  /// The value that the function returns for a missing key.
  private(set) var fallback: String?

  init?(_ value: Expression, _ containers: CodableContainers) {
    guard let call = containers.keyedCall(value),
      call.function == "decode" || call.function == "decodeIfPresent",
      call.argument.label == nil, call.argument.value.text.hasSuffix(".self")
    else { return nil }
    type = Self.normalised(String(call.argument.value.text.dropLast(5)))
    effort = call.effort
    isIfPresent = call.function == "decodeIfPresent"
    path = call.path
  }

  /// Reads an expression that reads one member.
  init?(_ value: Expression, _ helpers: ContainerHelpers, _ own: ContainerExpression) {
    let absences = own.calls.map { helpers.reading[$0] }
    let (effort, _) = value.withoutTry()
    guard let path = own.path, let first = absences[0], absences.allSatisfy({ $0 == first }),
      !own.text.forces
    else { return nil }
    switch first {
    case .error: break
    case .null: guard own.propagatesNil else { return nil }
    case .value(let value):
      guard own.propagatesNil, own.calls.count == 1, own.text.hasSuffix(")") else { return nil }
      fallback = value
    }
    helper = own.text
    isCall = own.isCall
    type = ""
    isIfPresent = first != .error
    self.path = path
    self.effort = effort == .optional ? .optional : .throwing
  }

  /// Returns the options that read the value of a property, and `fallback` for nil.
  func reading(_ property: PropertyDeclaration, fallback: String? = nil) -> [String] {
    guard let helper else { return [] }
    let isNull = isIfPresent && self.fallback == nil
    let body = fallback.map { isNull ? "\(helper) ?? \($0)" : helper } ?? helper
    let (container, key) = (ContainerExpression.container, ContainerExpression.key)
    guard let type = property.type, type.optionalWrapped != nil else {
      let text = body.replacing(container, with: "$0").replacing(key, with: "$1")
      return [MemberOptions.reading(text)]
    }
    // The compiler does not find out whether the value or the optional is meant.
    let text = body.replacing(container, with: "container").replacing(key, with: "key")
    let read = isIfPresent ? type : type.optionalWrapped ?? type
    return [MemberOptions.reading("container, key -> \(read.text) in \(text)")]
  }

  /// Returns the call if its type is the property's, or that which it wraps.
  func applied(to property: PropertyDeclaration, in path: String) -> Self? {
    if helper != nil {
      // Without a key it is an error, but the value of another expression than a call can be nil.
      let isOptional = property.isOptional
      return isOptional && !isIfPresent && effort == .throwing && !isCall
        ? nil : self
    }
    guard let declared = property.type else { return self }
    let type = Self.inside(path, type)
    let isWhole = Self.inside(path, Self.normalised(declared.text)) == type
    let wrapped = declared.optionalWrapped.map { Self.inside(path, Self.normalised($0.text)) }
    guard isWhole || wrapped == type else { return nil }
    var call = self
    call.isOptionalType = isWhole && declared.optionalWrapped != nil
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

extension String {
  /// True for code with `value!` or `try!`, which can end the program.
  fileprivate var forces: Bool {
    zip(self, dropFirst()).enumerated().contains { place, pair in
      pair.1 == "!" && (pair.0.isLetter || pair.0.isNumber || ")]".contains(pair.0))
        && dropFirst(place + 2).first != "="
    }
  }
}
