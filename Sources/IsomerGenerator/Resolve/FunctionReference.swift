/// A reference to a function with labels: `Issue.make(id:title:)`.
struct FunctionReference {
  let callee: String
  let labels: [String]

  /// Returns the callee, with the type before a leading dot.
  func qualifiedCallee(in model: Model) -> String {
    callee.hasPrefix(".") ? model.valueType + callee : callee
  }

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
