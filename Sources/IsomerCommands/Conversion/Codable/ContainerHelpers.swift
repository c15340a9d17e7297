import IsomerSyntax

/// The functions of the program that read from, or write to, keyed containers with any keys.
struct ContainerHelpers {
  /// The functions that read a value; true if they return nil for a missing key.
  private(set) var reading: [String: Bool] = [:]
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
        } else if let isIfPresent = Self.isIfPresent(function, body(function.range) ?? []) {
          if reading.updateValue(isIfPresent, forKey: own).map({ $0 != isIfPresent }) ?? false {
            unclear.insert(own)
          }
        } else {
          unclear.insert(own)
        }
      }
    }
    for name in unclear { reading[name] = nil }
    // The mapping has forms for the functions of the protocol.
    for name in ["decode", "decodeIfPresent"] { reading[name] = nil }
    writing.subtract(["encode", "encodeIfPresent"])
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

  /// Returns whether a function returns nil for a missing key; nil if it is unclear whether it throws.
  private static func isIfPresent(_ function: FunctionDeclaration, _ body: [String]) -> Bool? {
    if function.name.text.hasSuffix("IfPresent") {
      return function.returnType?.wrapped != nil ? true : nil
    }
    let asksForKey = body.contains { word in
      ["contains", "allKeys", "decodeNil"].contains(word) || word.hasSuffix("IfPresent")
    }
    guard !asksForKey, function.isThrowing, function.returnType?.wrapped == nil else { return nil }
    // After attempts with `try?`, the last one throws.
    let attempts = zip(body, body.dropFirst()).contains { $0 == "try" && $1 == "?" }
    let end = body.lastIndex { $0 == "return" || $0 == "throw" }.map {
      Array(body[$0...].prefix(3))
    }
    return !attempts || end?.first == "throw" || end == ["return", "try", "decode"] ? false : nil
  }
}
