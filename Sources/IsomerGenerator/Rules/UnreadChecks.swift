import IsomerSyntax

/// The checks for declarations in mapped types that the parser does not understand.
enum UnreadChecks {
  static func run(_ files: [ParsedFile], _ reporter: Reporter) {
    let mapped = Set(files.flatMap(\.namedTypes).filter(\.type.isMapped).map(\.name))
    for file in files {
      let reporter = FileReporter(file: file.file, reporter: reporter)
      for (name, type) in file.namedTypes {
        if mapped.contains(name) { checkParts(of: type, reporter) }
        if type.isMapped, type.kind != .extensionType, type.name.text.contains(".") {
          // In the paths of generated code, a dot separates the names of types.
          reporter.report(
            Message(.dottedName, type.name.text), at: type.name.range, notes: ["rename it"])
        }
      }
    }
  }

  private static func checkParts(of type: TypeDeclaration, _ reporter: FileReporter) {
    for range in type.unread {
      reporter.report(
        Message(.unreadDeclaration, beginning(of: reporter.file.text(range)), type.name.text),
        at: range,
        notes: ["correct it, or move it to an extension of '\(type.name.text)' in another file"])
    }
    // Property wrappers and global actors affect generated code.
    let properties = type.properties.filter {
      !$0.isStatic && ($0.storage == .stored || !$0.annotations.isEmpty)
    }
    for attribute in type.attributes + properties.flatMap(\.attributes)
    where attribute.name.lastName.first?.isUppercase == true {
      guard let condition = attribute.conditions.first else { continue }
      reporter.report(
        Message(.conditionalAttribute, attribute.name, condition), at: attribute.range,
        notes: ["repeat the declaration in each branch of the '#if'"])
    }
  }

  /// Returns the first line of a text, truncated if it is long.
  private static func beginning(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }.prefix(40)
    return line.endIndex == text.endIndex ? text : line + "…"
  }
}
