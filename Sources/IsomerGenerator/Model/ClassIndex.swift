import IsomerSyntax

/// The classes of a target by name, mapped or not, to find what a class inherits.
struct ClassIndex: Sendable {
  /// A class as it is declared, with its extensions in the same file.
  struct Entry: Sendable {
    var name: String
    var file: SourceFile
    var type: TypeDeclaration
    var siblings: [TypeDeclaration]
    /// `// @mapped file …` of its file.
    var fileAnnotations: [Annotation]

    var isMapped: Bool { !type.annotations.isEmpty || type.hasAnnotatedMembers }
  }

  private var entries: [String: Entry] = [:]

  init(_ files: [ParsedFile]) {
    for file in files {
      for type in file.types { collect(type, outer: "", in: file) }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, outer: String, in file: ParsedFile) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    if type.kind == .classType {
      let siblings = file.types.filter { $0.kind == .extensionType && $0.name.text == name }
      entries[name] = Entry(
        name: name, file: file.file, type: type, siblings: siblings,
        fileAnnotations: file.fileAnnotations)
    }
    for inner in type.types { collect(inner, outer: name, in: file) }
  }

  subscript(name: String) -> Entry? { entries[name] }

  /// The class that stands first in the inheritance clause, if its declaration is in sight.
  func superclass(of name: String) -> Entry? {
    guard let path = entries[name]?.type.inheritance.first?.namePath else { return nil }
    return ModelGraph.candidates(path, name).lazy.compactMap { entries[$0] }.first {
      $0.name != name
    }
  }

  /// The nearest class above that is mapped; what lies between them takes no part.
  func mappedSuperclass(of name: String) -> Entry? {
    var visited: Set<String> = [name]
    var current = superclass(of: name)
    while let entry = current, visited.insert(entry.name).inserted {
      if entry.isMapped { return entry }
      current = superclass(of: entry.name)
    }
    return nil
  }

  /// The type words that a class takes over from the mapped classes above it.
  func inheritedWords(of name: String) -> Words? {
    guard let entry = mappedSuperclass(of: name) else { return nil }
    // What is wrong with them is reported where they stand.
    var unheard = DiagnosticCollector()
    let own = WordReader(file: entry.file, place: .classType)
      .read(entry.type.annotations, &unheard)
    let defaults = WordReader(file: entry.file, place: .file)
      .read(entry.fileAnnotations, &unheard)
    let words = (own ?? Words(marker: entry.type.name.range)).inheriting(defaults)
    return words.inheriting(inheritedWords(of: entry.name)).only(Self.inheritable)
  }

  private static let inheritable: Set<String> = [
    "coerce", "keys", "null", "skip", "under", "unknown",
  ]
}
