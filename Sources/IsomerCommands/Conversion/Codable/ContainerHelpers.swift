import IsomerSyntax

/// The functions of the program that read from, or write to, keyed containers with any keys.
struct ContainerHelpers {
  /// The results for a missing key.
  enum Absence: Equatable {
    case error, null
    case value(String)
  }

  /// The functions that read a value, with their result for a missing key.
  private(set) var reading: [String: Absence] = [:]
  private(set) var writing: Set<String> = []

  init(_ types: [TypeDeclaration], body: (SourceRange) -> [String]?) {
    var unclear: Set<String> = []
    for type in types where type.kind == .extensionType && type.whereClause == nil {
      let name = type.name.text.split(separator: ".").last ?? ""
      guard name.hasPrefix("Keyed"), (type.access ?? .internal) >= .internal else { continue }
      for function in type.functions where Self.hasKey(function) {
        let own = function.name.text
        if name.hasPrefix("KeyedEncodingContainer") {
          writing.insert(own)
        } else if let absence = Self.absence(function, body(function.range) ?? []) {
          if let other = reading.updateValue(absence, forKey: own), other != absence {
            unclear.insert(own)
          }
        } else {
          unclear.insert(own)
        }
      }
    }
    for name in unclear { reading[name] = nil }
    // Functions with the names of those of the protocol may have other meanings.
    for (name, absence) in [("decode", Absence.error), ("decodeIfPresent", .null)] {
      if reading[name] == nil, !unclear.contains(name) { reading[name] = absence }
      if reading[name] != absence { reading[name] = nil }
    }
    writing.formUnion(["encode", "encodeIfPresent"])
  }

  /// Returns true for a visible function with a parameter `forKey key: Key`.
  private static func hasKey(_ function: FunctionDeclaration) -> Bool {
    (function.access ?? .internal) >= .internal && !function.isAsync
      && Set(function.modifiers).isDisjoint(with: ["static", "class"])
      && function.parameters.count { parameter in
        parameter.label?.text == "forKey"
          && parameter.type.simpleNames.contains { $0 == "Key" || $0 == "K" }
      } == 1
  }

  /// Returns the result for a missing key; nil if it is unclear.
  private static func absence(_ function: FunctionDeclaration, _ body: [String]) -> Absence? {
    let isOptional = function.returnType?.wrapped != nil
    if function.name.text.hasSuffix("IfPresent") { return isOptional ? .null : nil }
    guard function.isThrowing, !isOptional else { return nil }
    let attempts = zip(body, body.dropFirst()).contains { $0 == "try" && $1 == "?" }
    let selects = body.contains { word in
      ["contains", "allKeys", "decodeNil"].contains(word) || word.hasSuffix("IfPresent")
    }
    if selects {
      let ends = [
        ["??", "[", "]"], ["??", "[", ":", "]"], ["??", "\"\""], ["??", "0"], ["??", "false"],
      ]
      guard !attempts, body.count(where: { $0 == "return" || $0 == "??" || $0 == "if" }) < 3,
        let end = ends.first(where: { Array(body.suffix($0.count)) == $0 })
      else { return nil }
      return .value(end.dropFirst().joined())
    }
    // After attempts with `try?`, the last one throws.
    let last = body.lastIndex { $0 == "return" || $0 == "throw" }
    let end = last.map { Array(body[$0...].prefix(3)) }
    return !attempts || end?.first == "throw" || end == ["return", "try", "decode"] ? .error : nil
  }
}
