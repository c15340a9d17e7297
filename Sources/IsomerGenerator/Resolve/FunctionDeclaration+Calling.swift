import IsomerSyntax

extension FunctionDeclaration {
  /// True if generated code can call the initialiser.
  var isUsable: Bool {
    (access ?? .internal) >= .internal && !isFailable && !isThrowing && !isAsync && !isGeneric
      && conditions == [] && Availability(attributes) == Availability([])
  }

  /// The reason why generated code in another file cannot call the function.
  var obstacle: String? {
    if let access, access < .internal { return "it is \(access.rawValue)" }
    return isAsync ? "it is async" : nil
  }

  /// The reason why the result of the function cannot be used to initialise a value.
  var resultObstacle: String? {
    if isThrowing { return "it can throw" }
    return isFailable || returnType?.optionalWrapped != nil ? "it can return nil" : nil
  }
}

/// A reference to a function with labels: `Issue.make(id:title:)`.
struct FunctionReference {
  let callee: String
  let labels: [String]

  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let callee = text[..<open].filter { !$0.isWhitespace }
    let list = text[text.index(after: open)...].dropLast().filter { !$0.isWhitespace }
    let labels = list.split(separator: ":", omittingEmptySubsequences: false)
    guard !callee.isEmpty, labels.last == "" else { return nil }
    let names = labels.dropLast().map(String.init)
    guard names.allSatisfy({ !$0.isEmpty && $0 != "_" }) else { return nil }
    self.callee = callee
    self.labels = names
  }
}
