import IsomerSyntax

/// The classes of a target by name, including unmapped ones, for resolving inheritance.
struct ClassIndex: Sendable {
  /// The declaration of a class.
  struct Entry: Sendable {
    var name: String
    /// The module of an imported class.
    var module: String?
    @Boxed var file: ParsedFile
    @Boxed var type: TypeDeclaration

    var isMapped: Bool { type.isMapped }
  }

  private var entries: [String: Entry] = [:]

  /// Creates an index; a class of the target hides an imported class of the same name.
  init(_ files: [ModuleFile]) {
    for file in files.filter({ $0.module != nil }) + files.filter({ $0.module == nil }) {
      for (name, type) in file.file.namedTypes where type.kind == .classType {
        entries[name] = Entry(name: name, module: file.module, file: file.file, type: type)
      }
    }
    breakCycles()
  }

  /// Ends cycles of superclasses, which the compiler reports, so that nothing follows them forever.
  private mutating func breakCycles() {
    var done: Set<String> = []
    for name in entries.keys.sorted() {
      var chain: Set<String> = []
      var next: String? = name
      while let current = next, !done.contains(current) {
        next = superclass(of: current)?.name
        guard chain.insert(current).inserted else {
          entries[current]?.type.inheritance = []
          break
        }
      }
      done.formUnion(chain)
    }
  }

  subscript(name: String) -> Entry? { entries[name] }

  /// Returns the class that is first in the inheritance clause, if its declaration is found.
  func superclass(of name: String) -> Entry? {
    guard let path = entries[name]?.type.inheritance.first?.namePath else { return nil }
    let found = SymbolTable.first(path, from: name) { $0 == name ? nil : entries[$0] }
    return found ?? path.nameInModule { entries[$0]?.module }.flatMap { entries[$0] }
  }

  /// The last components of first names in inheritance clauses that may be classes in other files.
  var unknownSuperclasses: [String] {
    func top(of entry: Entry) -> Entry { superclass(of: entry.name).map(top) ?? entry }
    let tops = entries.values.filter(\.isMapped).map(top)
    let names = Set(tops.compactMap { $0.type.inheritance.first?.namePath?.lastName })
    return names.subtracting(StandardTypes.unmapped).sorted()
  }

  /// Returns the mapped superclasses, nearest first.
  func mappedSuperclasses(of name: String) -> [Entry] {
    guard let nearest = superclass(of: name) else { return [] }
    return sequence(first: nearest) { superclass(of: $0.name) }.filter(\.isMapped)
  }

  /// Returns the type options that a class inherits from its mapped superclasses.
  func inheritedOptions(
    of name: String, _ defaults: DefaultOptions, _ reader: OptionReader
  ) -> Options? {
    mappedSuperclasses(of: name).reversed().reduce(nil) { inherited, entry in
      let file = ModuleFile(file: entry.file, module: entry.module)
      let own = reader.read(entry.type.annotations, at: .classType, in: entry.file.file)
      let complete =
        own.map { defaults.completing($0, inheriting: inherited, in: file, reader) }
        ?? Options(marker: entry.type.name.range).inheriting(inherited)
      return complete.inheritable
    }
  }
}
