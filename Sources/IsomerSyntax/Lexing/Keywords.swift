/// The reserved words of Swift.
enum Keywords {
  /// The keywords that begin or modify a declaration; no expression contains them outside brackets.
  static let declarations: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "static",
    "struct", "subscript", "typealias", "var",
  ]

  /// The keywords that an operand may follow, as UTF-8.
  static let beforeOperand = Set(
    declarations.union([
      "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
      "for", "guard", "if", "in", "init", "inout", "is", "repeat", "rethrows", "return", "switch",
      "throw", "throws", "try", "where", "while",
    ]).map { Array($0.utf8) })
}
