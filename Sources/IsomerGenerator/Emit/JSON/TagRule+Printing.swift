extension CodePrinter {
  /// Prints an error if the tag names another type, or if it is required and missing.
  func check(_ rule: TagRule, of model: Model, isRequired: Bool = false) {
    let known = rule.expected == nil ? rule.others : rule.own
    guard !known.isEmpty else { return }
    let path = GeneratedNames.tagPath(rule.path)
    let list = known.map(\.swift).joined(separator: ", ")
    let expected = SwiftLiteral.string(rule.expected ?? "a tag of '\(model.name)'")
    let failure = "throw reader.unknownTag(\(expected), at: \(path))"
    let isOwn = rule.expected != nil
    if isRequired {
      block("guard let tag = try reader.tag(at: \(path)) else") {
        $0.line("throw reader.missingTag(at: \(path))")
      }
      line("switch tag {")
      line("case \(list): break")
      line("default: \(failure)")
      return line("}")
    }
    block("if let tag = try reader.tag(at: \(path))") {
      $0.line("switch tag {")
      $0.line("case \(list): \(isOwn ? "break" : failure)")
      $0.line("default: \(isOwn ? failure : "break")")
      $0.line("}")
    }
  }
}
