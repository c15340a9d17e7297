import IsomerSyntax

/// The value of `keys:`.
enum KeysChoice: Sendable {
  case strategy(KeyStrategy)
  case codingKeys

  static let codingKeysName = "codingKeys"
  static let names = KeyStrategy.allCases.map(\.rawValue)

  var isCodingKeys: Bool { if case .codingKeys = self { true } else { false } }
}

/// The keys of properties without `key:`.
package enum KeyNames: Sendable {
  case strategy(KeyStrategy)
  /// The keys of an enum `CodingKeys`, by the names of the properties.
  case codingKeys([String: String])

  init(_ choice: KeysChoice?, _ codingKeys: TypeDeclaration? = nil) {
    switch (choice, codingKeys) {
    case (.strategy(let strategy), _): self = .strategy(strategy)
    case (.codingKeys, let declared?):
      self = .codingKeys(Dictionary(firstOf: declared.cases.map { ($0.name.text, $0.codingKey) }))
    case (.codingKeys, nil), (nil, _): self = .strategy(.same)
    }
  }

  /// Returns nil for a property that is not in documents.
  func key(for name: String) -> String? {
    switch self {
    case .strategy(let strategy): strategy.key(for: name)
    case .codingKeys(let keys): keys[name]
    }
  }
}

extension Directed<KeyNames> {
  /// Returns the names for a property or an enum case, which can have its own option.
  func overridden(by options: Options) -> Self {
    Directed { direction in
      options.directed(.keys, direction).map { KeyNames($0) } ?? self[direction]
    }
  }

  /// Returns true if the property is in no documents, unless it has a key of its own.
  func leavesOut(_ name: String) -> Bool {
    read.key(for: name) == nil && write.key(for: name) == nil
  }
}

extension CaseDeclaration {
  /// The key of a case of `CodingKeys`: its string, or its name.
  var codingKey: String {
    if case .string(let text)? = rawValue?.shape { text } else { name.text }
  }
}

extension [TypeDeclaration] {
  /// The enum `CodingKeys` in a type or its extensions.
  var codingKeys: TypeDeclaration? {
    flatMap(\.types).first { $0.kind == .enumeration && $0.name.text == "CodingKeys" }
  }
}
