/// Names as Swift source.
package enum SwiftName {
  /// Returns the name, in backticks if it is reserved or not a plain identifier.
  package static func quoted(_ name: String) -> String {
    reserved.contains(name) || !isPlain(name) ? "`\(name)`" : name
  }

  /// Returns true for a plain identifier, unlike `hello world` and `404`.
  private static func isPlain(_ name: String) -> Bool {
    guard !name.isEmpty, name.count(of: "0123456789") == 0 else { return false }
    return name.consists(of: letters)
      || name.unicodeScalars.allSatisfy { !$0.isASCII || String($0).consists(of: letters) }
  }

  /// The ASCII characters of plain identifiers.
  package static let letters: StaticString =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789"

  /// Returns a path of type names, each quoted if necessary.
  package static func path(_ names: String) -> String {
    names.pathComponents.map(quoted).joined(separator: ".")
  }

  /// Returns the name as an argument label; few words are reserved there.
  private static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) || !isPlain(name) ? "`\(name)`" : name
  }

  /// Returns an argument of a call: `label: value`.
  package static func argument(_ name: String?, _ value: String) -> String {
    (name.map { "\(label($0)): " } ?? "") + value
  }

  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}

/// A declaration of the user that generated code refers to by its name.
package protocol Named {
  var name: String { get }
}

extension Named {
  /// The name in generated code.
  package var quoted: String { SwiftName.quoted(name) }
}

extension String {
  /// The names in a path: `Outer` and `Inner` for `Outer.Inner`.
  package var pathComponents: [String] {
    includes(".") ? split(separator: ".").map(String.init) : isEmpty ? [] : [self]
  }

  /// The last name in a path: `Inner` for `Outer.Inner`.
  package var lastName: String {
    lastIndex(of: ".").map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}
