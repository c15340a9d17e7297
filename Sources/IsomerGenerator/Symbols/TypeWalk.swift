import IsomerSyntax

extension ParsedFile {
  /// Calls a closure with each type and extension at any depth, outer ones first, and its full name.
  func forEachType(_ body: (TypeDeclaration, _ name: String) -> Void) {
    for type in types { type.forEachType(in: "", body) }
  }
}

extension ParsedFile {
  /// Returns the extensions of a type in the file, whose initialisers and functions are used.
  func extensions(of name: String) -> [TypeDeclaration] {
    types.filter { $0.kind == .extensionType && $0.name.text == name }
  }
}

extension TypeDeclaration {
  fileprivate func forEachType(in outer: String, _ body: (TypeDeclaration, String) -> Void) {
    let full = outer.isEmpty ? name.text : "\(outer).\(name.text)"
    body(self, full)
    for nested in types { nested.forEachType(in: full, body) }
  }
}
