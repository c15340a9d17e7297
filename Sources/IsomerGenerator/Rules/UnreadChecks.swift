import IsomerSyntax

/// The checks for declarations in mapped types that the parser does not understand.
enum UnreadChecks {
  static func run(_ files: [ParsedFile], _ reporter: Reporter) {
    let mapped = Set(files.flatMap(\.namedTypes).filter(\.type.isMapped).map(\.name))
    for file in files {
      let reporter = FileReporter(file: file.file, reporter: reporter)
      for (name, type) in file.namedTypes {
        if mapped.contains(name) { checkParts(of: type, reporter) }
        if type.isMapped { checkNames(of: type, reporter) }
      }
    }
  }

  private static func checkParts(of type: TypeDeclaration, _ reporter: FileReporter) {
    for range in type.unread {
      reporter.report(
        .unreadDeclaration(beginning(of: reporter.file.text(range)), type.name.text), at: range,
        notes: ["correct it, or move it to an extension of '\(type.name.text)' in another file"])
    }
    // Property wrappers and global actors affect generated code.
    for attribute in type.attributes + type.properties.flatMap(\.attributes)
    where attribute.name.lastName.first?.isUppercase == true {
      guard let condition = attribute.conditions.first else { continue }
      reporter.report(
        .conditionalAttribute(attribute.name, condition), at: attribute.range,
        notes: ["repeat the declaration in each branch of the '#if'"])
    }
  }

  /// Reports names with dots, which would be ambiguous in paths of names.
  private static func checkNames(of type: TypeDeclaration, _ reporter: FileReporter) {
    let types = type.kind == .extensionType ? [] : [type.name]
    for name in types + type.properties.map(\.name) + type.cases.map(\.name)
    where name.text.contains(".") {
      reporter.report(.dottedName(name.text), at: name.range, notes: ["rename it"])
    }
  }

  /// Returns the first line of a text, truncated if it is long.
  private static func beginning(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }.prefix(40)
    return line.endIndex == text.endIndex ? text : line + "…"
  }
}
