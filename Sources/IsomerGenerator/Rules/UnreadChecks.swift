import IsomerSyntax

/// The checks for declarations in mapped types that the parser does not understand.
struct UnreadChecks {
  /// The full names of the annotated types.
  private var mapped: Set<String> = []

  static func run(_ files: [ParsedFile], _ reporter: Reporter) {
    var checks = UnreadChecks()
    for file in files { for type in file.types { checks.collect(type, outer: "") } }
    for file in files {
      for type in file.types { checks.check(type, outer: "", in: file.file, reporter) }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, outer: String) {
    if type.isMapped { mapped.insert(outer + type.name.text) }
    for nested in type.types { collect(nested, outer: outer + type.name.text + ".") }
  }

  private func check(
    _ type: TypeDeclaration, outer: String, in file: SourceFile, _ reporter: Reporter
  ) {
    if mapped.contains(outer + type.name.text) { checkParts(of: type, in: file, reporter) }
    if type.isMapped { checkNames(of: type, in: file, reporter) }
    for nested in type.types {
      check(nested, outer: outer + type.name.text + ".", in: file, reporter)
    }
  }
}

extension UnreadChecks {
  private func checkParts(of type: TypeDeclaration, in file: SourceFile, _ reporter: Reporter) {
    for range in type.unread {
      reporter.report(
        .unreadDeclaration(file.beginning(of: range), type.name.text), in: file, at: range,
        notes: ["correct it, or move it to an extension of '\(type.name.text)' in another file"])
    }
    let attributes = type.attributes + type.properties.flatMap(\.attributes)
    for attribute in attributes where attribute.mayChangeCode {
      guard let condition = attribute.conditions.first else { continue }
      reporter.report(
        .conditionalAttribute(attribute.name, condition), in: file, at: attribute.range,
        notes: ["repeat the declaration in each branch of the '#if'"])
    }
  }

  /// Reports names with dots, which would be ambiguous in paths of names.
  private func checkNames(of type: TypeDeclaration, in file: SourceFile, _ reporter: Reporter) {
    let types = type.kind == .extensionType ? [] : [type.name]
    for name in types + type.properties.map(\.name) + type.cases.map(\.name)
    where name.text.contains(".") {
      reporter.report(.dottedName(name.text), in: file, at: name.range, notes: ["rename it"])
    }
  }
}

extension Attribute {
  /// True if the attribute may be a property wrapper or a global actor, which affect generated
  /// code.
  fileprivate var mayChangeCode: Bool {
    name.split(separator: ".").last?.first?.isUppercase == true
  }
}

extension SourceFile {
  /// Returns the first line of a range, truncated if it is long.
  fileprivate func beginning(of range: SourceRange) -> String {
    let all = text(range)
    let line = all.prefix { !$0.isNewline }.prefix(40)
    return line.endIndex == all.endIndex ? all : line + "…"
  }
}
