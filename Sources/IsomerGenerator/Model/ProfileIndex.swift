import IsomerSyntax

/// The profiles of types.
///
/// A type has the profiles in its own annotations, those of its mapped superclasses, and those of
/// the mapped protocols that it conforms to, because a whole cluster is read in the same profile.
struct ProfileIndex: Sendable {
  /// The profiles in the annotations of each type, by its full name.
  private var own: [String: Set<String>] = [:]
  private var all: [String: [String]] = [:]
  /// The imported superclass of each class that has one.
  private var imported: [String: (profiles: [String], module: String, name: String)] = [:]

  /// All profiles, in order.
  private(set) var names: [String] = []
  /// The external mappings that only exist in profiles.
  private(set) var shapes: Set<String> = []

  init(_ files: [ParsedFile], _ above: [ModuleFile] = [], _ symbols: SymbolTable) {
    var types: [String] = []
    var protocols: Set<String> = []
    for file in files + above.map(\.file) {
      file.forEachType { type, name in
        guard type.kind != .extensionType else { return }
        types.append(name)
        collect(type, name, &protocols)
      }
    }
    guard !own.isEmpty else { return }
    // Options of a profile alone do not make a type mapped.
    let plain = ProfileProjection(index: self, profile: nil)
    let classes = ClassIndex(
      files.map { ModuleFile(file: plain.file($0)) }
        + above.map { ModuleFile(file: plain.file($0.file), module: $0.module) })
    for name in types {
      var found = own[name] ?? []
      found.formUnion(aboveClasses(name, classes))
      for cluster in protocols where cluster != name && symbols.conforms(name, to: cluster) {
        found.formUnion(own[cluster] ?? [])
      }
      if !found.isEmpty { all[name] = found.sorted() }
    }
    names = Set(all.values.joined()).sorted()
  }

  private mutating func collect(
    _ type: TypeDeclaration, _ name: String, _ protocols: inout Set<String>
  ) {
    let found = type.annotations.flatMap(\.profiles).map(\.text)
    if !found.isEmpty { own[name, default: []].formUnion(found) }
    guard type.kind == .protocolType else { return }
    let isShape = type.annotations.contains { $0.options.contains { $0.name.text == "for" } }
    if isShape, type.annotations.allSatisfy({ !$0.profiles.isEmpty }) { shapes.insert(name) }
    if !found.isEmpty, !isShape { protocols.insert(name) }
  }

  private mutating func aboveClasses(_ name: String, _ classes: ClassIndex) -> Set<String> {
    var found: Set<String> = []
    var current = classes.mappedSuperclass(of: name)
    while let entry = current {
      found.formUnion(own[entry.name] ?? [])
      if let module = entry.module, imported[name] == nil {
        imported[name] = ([], module, entry.name)
      }
      current = classes.mappedSuperclass(of: entry.name)
      if entry.module != nil { imported[name]?.profiles += own[entry.name]?.sorted() ?? [] }
    }
    return found
  }

  /// Returns the profiles of a type, in order.
  func profiles(of name: String) -> [String] { all[name] ?? [] }

  /// Returns the imported superclass of a class if it lacks a profile.
  func importedClass(above name: String, without profile: String) -> (name: String, module: String)?
  {
    guard let entry = imported[name], !entry.profiles.contains(profile) else { return nil }
    return (entry.name, entry.module)
  }
}

/// Projects files to a profile: options of the profile replace the same options without a profile.
///
///     // @mapped key: "name", default: ""
///     // @mapped(twitter) key: "screen_name"      key: "screen_name", default: ""
///
/// The models are built from projected files, once for each profile.
struct ProfileProjection {
  let index: ProfileIndex
  /// The profile; nil to remove the options of all profiles.
  let profile: String?

  func file(_ parsed: ParsedFile) -> ParsedFile {
    var file = parsed
    file.fileAnnotations.removeAll { !$0.profiles.isEmpty }
    for place in file.types.indices { project(&file.types[place], outer: "") }
    return file
  }

  private func project(_ type: inout TypeDeclaration, outer: String) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    let taken = profile.flatMap { index.profiles(of: name).contains($0) ? $0 : nil }
    // An external mapping of another profile is treated as an ordinary protocol.
    if taken == nil, index.shapes.contains(name) {
      for place in type.properties.indices { type.properties[place].annotations = [] }
    }
    type.annotations = Self.options(type.annotations, under: taken)
    for place in type.properties.indices {
      type.properties[place].annotations = Self.options(
        type.properties[place].annotations, under: taken)
    }
    for place in type.cases.indices {
      type.cases[place].annotations = Self.options(type.cases[place].annotations, under: taken)
      for value in (type.cases[place].associatedValues ?? []).indices {
        let annotations = type.cases[place].associatedValues?[value].annotations ?? []
        type.cases[place].associatedValues?[value].annotations = Self.options(
          annotations, under: taken)
      }
    }
    for place in type.types.indices { project(&type.types[place], outer: name) }
  }

  /// Returns the annotations of a declaration in a profile.
  static func options(_ annotations: [Annotation], under profile: String?) -> [Annotation] {
    let plain = annotations.filter(\.profiles.isEmpty)
    let own = annotations.of(profile)
    guard !own.isEmpty else { return plain }
    let replaced = own.flatMap(\.options).map(\.name.text)
    let undone = own.undoneOptions.map(\.text)
    return plain.map { annotation in
      var kept = annotation
      kept.options.removeAll { option in
        let word = option.name.text
        let base = word.prefix { $0 != "." }
        return undone.contains(String(base)) || replaced.contains(word)
          || replaced.contains(String(base))
      }
      return kept
    }
      + own.map { annotation in
        var bare = annotation
        bare.profiles = []
        return bare
      }
  }
}

extension [Annotation] {
  /// Returns the annotations of a profile.
  func of(_ profile: String?) -> [Annotation] {
    guard let profile else { return [] }
    return filter { $0.profiles.contains { $0.text == profile } }
  }

  /// The options that `without:` removes, with their ranges.
  var undoneOptions: [Name] {
    flatMap(\.options).filter { $0.name.text == "without" }.flatMap(\.values).compactMap { value in
      guard case .member(let name) = value.shape else { return nil }
      return Name(name, value.range)
    }
  }
}
