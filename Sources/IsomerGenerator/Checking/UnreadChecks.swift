import IsomerSyntax

/// A mapped type has no part that cannot be read: a property in it would be lost.
struct UnreadChecks {
  /// The full names of the types with annotations.
  private var mapped: Set<String> = []

  static func run(_ files: [ParsedFile], _ collector: inout DiagnosticCollector) {
    var checks = UnreadChecks()
    for file in files {
      for type in file.types { checks.collect(type, outer: "") }
    }
    for file in files {
      for type in file.types { checks.check(type, outer: "", in: file.file, &collector) }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, outer: String) {
    if type.isMapped { mapped.insert(outer + type.name.text) }
    for nested in type.types { collect(nested, outer: outer + type.name.text + ".") }
  }

  private func check(
    _ type: TypeDeclaration, outer: String, in file: SourceFile,
    _ collector: inout DiagnosticCollector
  ) {
    if mapped.contains(outer + type.name.text) {
      for range in type.unread {
        collector.report(
          .unreadDeclaration(file.beginning(of: range), type.name.text), in: file, at: range,
          notes: ["correct it, or move it to an extension of '\(type.name.text)' in another file"])
      }
    }
    for nested in type.types {
      check(nested, outer: outer + type.name.text + ".", in: file, &collector)
    }
  }
}

extension SourceFile {
  /// The first line of a range, cut off where it is long.
  fileprivate func beginning(of range: SourceRange) -> String {
    let all = text(range)
    let line = all.prefix { !$0.isNewline }.prefix(40)
    return line.endIndex == all.endIndex ? all : line + "…"
  }
}
