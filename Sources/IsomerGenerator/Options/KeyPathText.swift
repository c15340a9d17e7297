import IsomerSyntax

/// A key path in an annotation: `user.login`, `items[0].id`, `a\.b`, `users[].name`.
///
/// | text | components |
/// |---|---|
/// | `a.b` | key a, key b |
/// | `a[0].b` | key a, index 0, key b |
/// | `a\.b` | key `a.b` |
/// | `users[].name` | key users, every element, key name |
package struct KeyPathText: Sendable, Equatable, Hashable {
  package enum Component: Sendable, Equatable, Hashable {
    case key(String)
    case index(Int)
    /// `[]`: a projection of all elements.
    case every

    var key: String? { if case .key(let key) = self { key } else { nil } }
  }

  package var components: [Component]

  package init(_ components: [Component]) { self.components = components }

  init(key: String) { components = [.key(key)] }

  /// True if the path can be written, because it consists only of keys.
  var isWritable: Bool { components.allSatisfy { $0.key != nil } }

  var keys: [String] { components.compactMap(\.key) }

  package var isProjection: Bool { components.contains(.every) }

  func appending(_ other: KeyPathText) -> KeyPathText { KeyPathText(components + other.components) }

  /// The path as text, with escaped dots in keys.
  package var text: String {
    components.reduce(into: "") { text, component in
      switch component {
      case .key(""): text += "[\"\"]"
      case .key(let key): text += (text.isEmpty ? "" : ".") + Self.escaped(key)
      case .index(let index): text += "[\(index)]"
      case .every: text += "[]"
      }
    }
  }

  private static func escaped(_ key: String) -> String {
    if key.consists(of: SwiftName.letters) { return key }
    return key.map { "\\.[]".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  enum Fault: String, Error {
    case empty = "path is empty"
    case emptyKey = "key is empty"
    case badIndex = "expected '[0]' or '[]'"
    case startsWithIndex = "path must begin with a key"
    case danglingEscape = "path ends with a backslash"
  }

  /// Parses a path from the value of a string literal.
  init(parsing text: String) throws(Fault) {
    guard !text.isEmpty else { throw .empty }
    var components: [Component] = []
    var rest = text[...]
    while !rest.isEmpty {
      if rest.first == "[" {
        components.append(try Self.takeIndex(&rest))
        if components.count == 1 { throw .startsWithIndex }
        if rest.first == "." {
          rest.removeFirst()
          if rest.isEmpty || rest.first == "[" { throw .emptyKey }
        }
      } else {
        components.append(.key(try Self.takeKey(&rest)))
      }
    }
    self.components = components
  }

  private static func takeIndex(_ rest: inout Substring) throws(Fault) -> Component {
    rest.removeFirst()
    guard let end = rest.firstIndex(of: "]") else { throw .badIndex }
    let digits = rest[..<end]
    rest = rest[rest.index(after: end)...]
    if let next = rest.first, next != ".", next != "[" { throw .badIndex }
    if digits.isEmpty { return .every }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let index = Int(digits),
      index < 1_000_000
    else { throw .badIndex }
    return .index(index)
  }

  private static func takeKey(_ rest: inout Substring) throws(Fault) -> String {
    var key = ""
    while let character = rest.first {
      if character == "[" { break }
      rest.removeFirst()
      if character == "." {
        if rest.isEmpty || key.isEmpty { throw .emptyKey }
        return key
      }
      if character == "\\" {
        guard let escaped = rest.popFirst() else { throw .danglingEscape }
        key.append(escaped)
      } else {
        key.append(character)
      }
    }
    if key.isEmpty { throw .emptyKey }
    return key
  }
}

extension KeyPathText {
  /// Returns a key that another notation of paths probably means otherwise, with the fix; nil if it is
  /// escaped.
  ///
  /// `/user/login` is a JSON pointer, `$.user` a JSONPath, and `items.0.id` has an index after a dot.
  func foreignKey(_ text: String) -> (key: String, fix: String)? {
    guard case .key(let first) = components[0], !text.contains("\\") else { return nil }
    if first.hasPrefix("/"), first.count > 1 {
      return (first, "write '\"\(first.dropFirst().replacing("/", with: "."))\"'")
    }
    if first == "$", components.count > 1 {
      return (first, "write '\"\(KeyPathText(Array(components.dropFirst())).text)\"'")
    }
    for (index, component) in components.enumerated().dropFirst() {
      guard case .key(let key) = component, key.allSatisfy(\.isNumber), let number = Int(key) else {
        continue
      }
      var path = self
      path.components[index] = .index(number)
      return (key, "write '\"\(path.text)\"' for an element, or '\\\\\(key)' for a key")
    }
    return nil
  }
}
