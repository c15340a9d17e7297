import IsomerSyntax

/// Which types have which profiles.
///
/// A type has the profiles that stand above it, those of the mapped classes above it, and those of
/// the mapped protocols that it conforms to: a cluster is read under a profile as a whole.
struct ProfileIndex: Sendable {
  /// What stands above each type, by its full name.
  private var own: [String: Set<String>] = [:]
  private var all: [String: [String]] = [:]
  /// Of the class above in another module, for classes that have one.
  private var imported: [String: (profiles: [String], module: String, name: String)] = [:]

  /// All of them, in order.
  private(set) var names: [String] = []
  /// The shapes that only profiles know.
  private(set) var shapes: Set<String> = []

  init(_ files: [ParsedFile], _ above: [ModuleFile] = []) {
    var types: [String] = []
    var protocols: Set<String> = []
    for file in files + above.map(\.file) {
      for type in file.types { collect(type, outer: "", &types, &protocols) }
    }
    guard !own.isEmpty else { return }
    // Words of profiles make nothing mapped by themselves.
    let plain = ProfileProjection(index: self, profile: nil)
    let classes = ClassIndex(
      files.map { ModuleFile(file: plain.file($0)) }
        + above.map { ModuleFile(file: plain.file($0.file), module: $0.module) })
    let conformances = ConformanceIndex(files, above)
    for name in types {
      var found = own[name] ?? []
      found.formUnion(aboveClasses(name, classes))
      for cluster in protocols where cluster != name {
        if conformances.conforms(name, to: cluster) { found.formUnion(own[cluster] ?? []) }
      }
      if !found.isEmpty { all[name] = found.sorted() }
    }
    names = Set(all.values.joined()).sorted()
  }

  private mutating func collect(
    _ type: TypeDeclaration, outer: String, _ types: inout [String],
    _ protocols: inout Set<String>
  ) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    if type.kind != .extensionType {
      types.append(name)
      let found = type.annotations.flatMap(\.profiles).map(\.text)
      if !found.isEmpty { own[name, default: []].formUnion(found) }
      let isShape = type.annotations.contains { $0.options.contains { $0.word.text == "for" } }
      let isOfProfiles = type.annotations.allSatisfy { !$0.profiles.isEmpty }
      if type.kind == .protocolType, isShape, isOfProfiles { shapes.insert(name) }
      if type.kind == .protocolType, !found.isEmpty, !isShape { protocols.insert(name) }
    }
    for inner in type.types { collect(inner, outer: name, &types, &protocols) }
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

  /// The profiles of a type, in order.
  func profiles(of name: String) -> [String] { all[name] ?? [] }

  /// The class of another module that a class inherits from, if that lacks a profile.
  func importedClass(above name: String, without profile: String) -> (name: String, module: String)?
  {
    guard let entry = imported[name], !entry.profiles.contains(profile) else { return nil }
    return (entry.name, entry.module)
  }
}

/// The files as one profile sees them: each declaration has the words of the profile and, of its
/// others, those that the profile says nothing about.
///
///     // @mapped key: "name", default: ""
///     // @mapped(twitter) key: "screen_name"      key: "screen_name", default: ""
///
/// All that follows works on such files, once for each profile.
struct ProfileProjection {
  let index: ProfileIndex
  /// Without one only the words are left that belong to none.
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
    // Without its profile it is any protocol.
    if taken == nil, index.shapes.contains(name) {
      for place in type.properties.indices { type.properties[place].annotations = [] }
    }
    type.annotations = Self.words(type.annotations, under: taken)
    for place in type.properties.indices {
      type.properties[place].annotations = Self.words(
        type.properties[place].annotations, under: taken)
    }
    for place in type.cases.indices {
      type.cases[place].annotations = Self.words(type.cases[place].annotations, under: taken)
      for value in (type.cases[place].associatedValues ?? []).indices {
        let annotations = type.cases[place].associatedValues?[value].annotations ?? []
        type.cases[place].associatedValues?[value].annotations = Self.words(
          annotations, under: taken)
      }
    }
    for place in type.types.indices { project(&type.types[place], outer: name) }
  }

  /// The annotations of one declaration under a profile.
  static func words(_ annotations: [Annotation], under profile: String?) -> [Annotation] {
    let plain = annotations.filter(\.profiles.isEmpty)
    let own = annotations.of(profile)
    guard !own.isEmpty else { return plain }
    let replaced = own.flatMap(\.options).map(\.word.text)
    let undone = own.undoneWords.map(\.text)
    return plain.map { annotation in
      var kept = annotation
      kept.options.removeAll { option in
        let word = option.word.text
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
  /// Those with the words of a profile.
  func of(_ profile: String?) -> [Annotation] {
    guard let profile else { return [] }
    return filter { $0.profiles.contains { $0.text == profile } }
  }

  /// What `without:` takes away, each with its place.
  var undoneWords: [Name] {
    flatMap(\.options).filter { $0.word.text == "without" }.flatMap(\.values).compactMap { value in
      guard case .member(let name) = value.shape else { return nil }
      return Name(name, value.range)
    }
  }
}
