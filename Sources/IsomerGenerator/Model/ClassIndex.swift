import IsomerSyntax

/// The classes of a target by name, including unmapped ones, for resolving inheritance.
struct ClassIndex: Sendable {
  /// The declaration of a class, with its extensions in the same file.
  struct Entry: Sendable {
    var name: String
    /// The module of an imported class.
    var module: String?
    var file: SourceFile
    var type: TypeDeclaration
    var siblings: [TypeDeclaration]
    /// The `// @mapped file …` annotations of its file.
    var fileAnnotations: [Annotation]

    var isMapped: Bool { type.isMapped }
  }

  private var entries: [String: Entry] = [:]

  /// Creates an index; a class of the target hides an imported class of the same name.
  init(_ files: [ModuleFile]) {
    for file in files.filter({ $0.module != nil }) + files.filter({ $0.module == nil }) {
      for type in file.file.types { collect(type, outer: "", in: file.file, file.module) }
    }
  }

  private mutating func collect(
    _ type: TypeDeclaration, outer: String, in file: ParsedFile, _ module: String?
  ) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    if type.kind == .classType {
      let siblings = file.types.filter { $0.kind == .extensionType && $0.name.text == name }
      entries[name] = Entry(
        name: name, module: module, file: file.file, type: type, siblings: siblings,
        fileAnnotations: file.fileAnnotations)
    }
    for inner in type.types { collect(inner, outer: name, in: file, module) }
  }

  subscript(name: String) -> Entry? { entries[name] }

  /// Returns the class that is first in the inheritance clause, if its declaration is found.
  func superclass(of name: String) -> Entry? {
    guard let path = entries[name]?.type.inheritance.first?.namePath else { return nil }
    let candidates = ModelGraph.candidates(path, name)
    let found = candidates.lazy.compactMap { entries[$0] }.first { $0.name != name }
    return found ?? qualified(path)
  }

  /// Returns the class for a `Module.Class` path.
  private func qualified(_ path: String) -> Entry? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let entry = entries[parts[1]], entry.module == parts[0] else {
      return nil
    }
    return entry
  }

  /// The last components of first names in inheritance clauses that may be classes in other files.
  var unknownSuperclasses: [String] {
    var names: Set<String> = []
    for name in entries.keys where isBelowMapped(name) {
      guard let path = entries[name]?.type.inheritance.first?.namePath, superclass(of: name) == nil,
        !FamiliarTypes.names.contains(path.lastName)
      else { continue }
      names.insert(path.lastName)
    }
    return names.sorted()
  }

  /// Returns true if the class is mapped or is a superclass of a mapped class.
  private func isBelowMapped(_ name: String) -> Bool {
    if entries[name]?.isMapped == true { return true }
    return entries.values.contains { entry in
      var visited: Set<String> = []
      var current: Entry? = entry.isMapped ? entry : nil
      while let found = current, visited.insert(found.name).inserted {
        if found.name == name { return true }
        current = superclass(of: found.name)
      }
      return false
    }
  }

  /// Returns the nearest mapped superclass, skipping unmapped classes.
  func mappedSuperclass(of name: String) -> Entry? {
    var visited: Set<String> = [name]
    var current = superclass(of: name)
    while let entry = current, visited.insert(entry.name).inserted {
      if entry.isMapped { return entry }
      current = superclass(of: entry.name)
    }
    return nil
  }

  /// Returns the type options that a class inherits from its mapped superclasses.
  func inheritedOptions(of name: String) -> Options? {
    guard let entry = mappedSuperclass(of: name) else { return nil }
    let options = ownOptions(of: entry)
    return options.inheriting(inheritedOptions(of: entry.name)).only(Self.inheritable)
  }

  private func ownOptions(of entry: Entry) -> Options {
    // Errors in the options are reported at their declaration.
    let unheard = FileReporter(file: entry.file, reporter: Reporter())
    let own = OptionReader(reporter: unheard, place: .classType).read(entry.type.annotations)
    let defaults = OptionReader(reporter: unheard, place: .file).read(entry.fileAnnotations)
    return (own ?? Options(marker: entry.type.name.range)).inheriting(defaults)
  }

  private static let inheritable: Set<String> = [
    "coerce", "keys", "null", "skip", "under", "unknown",
  ]
}
