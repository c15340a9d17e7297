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

  init(_ source: SwiftSource) {
    var functions: [String: [FunctionDeclaration]] = [:]
    for type in source.parsed.types where type.kind == .extensionType && type.whereClause == nil {
      let name = type.name.text.split(separator: ".").last ?? ""
      guard name.hasPrefix("Keyed"), (type.access ?? .internal) >= .internal else { continue }
      for function in type.functions where Self.hasKey(function) {
        if name.hasPrefix("KeyedEncodingContainer") {
          writing.insert(function.name.text)
        } else {
          functions[function.name.text, default: []].append(function)
        }
      }
    }
    var absences = ContainerAbsences(
      functions.mapValues { all in
        all.map { ($0, source.body(of: $0.range)?.map { source.tokens.text($0) } ?? []) }
      })
    for name in functions.keys { reading[name] = absences.absence(of: name) }
    // Functions with the names of those of the protocol may have other meanings.
    for (name, absence) in [("decode", Absence.error), ("decodeIfPresent", .null)] {
      if functions[name] == nil { reading[name] = absence }
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
}
