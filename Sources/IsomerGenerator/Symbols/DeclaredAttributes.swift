import IsomerSyntax

/// The property wrappers and global actors that a target declares, and the protocols that isolate
/// conforming types.
struct DeclaredAttributes: Sendable {
  /// The known facts about a property wrapper.
  struct Wrapper: Sendable {
    /// True if values can be assigned to wrapped properties.
    var isSettable: Bool
    /// True if an initialiser without arguments initialises wrapped properties.
    var isFilled: Bool
  }

  private var wrappers: [String: Wrapper] = [:]
  private var globalActors: Set<String> = ["MainActor"]
  private var protocols: [String: TypeDeclaration] = [:]
  private var aliases: [String: TypeReference] = [:]

  init() {}

  /// Collects the declarations; files without annotations are only parsed if they may contain one.
  init(_ files: [ParsedFile], unparsed: [SourceFile]) {
    let types = files.flatMap(\.allTypes)
    let inherited = types.filter(\.isMapped).flatMap(\.inheritance).flatMap(\.composedNames)
    let known = StandardTypes.unmapped.union(files.flatMap(\.types).map(\.name.text))
    var wanted = Set(inherited).subtracting(known).sorted().flatMap {
      ["protocol \($0)", "typealias \($0)"]
    }
    let attributes = (types.map(\.attributes) + types.flatMap(\.properties).map(\.attributes))
      .joined()
    if attributes.contains(where: \.mayBeWrapper) {
      wanted += ["@propertyWrapper", "@globalActor"]
    }
    let files = files + unparsed.parsed(mentioning: wanted)
    for alias in files.flatMap(\.aliases) { aliases[alias.name] = alias.type }
    let extensions = files.flatMap(\.types).filter { $0.kind == .extensionType }
    for type in files.flatMap(\.allTypes) { collect(type, extensions) }
  }

  private mutating func collect(_ type: TypeDeclaration, _ extensions: [TypeDeclaration]) {
    let names = type.attributes.map(\.name)
    if names.contains("globalActor") { globalActors.insert(type.name.text) }
    if type.kind == .protocolType { protocols[type.name.text] = type }
    if names.contains("propertyWrapper"),
      let value = type.properties.first(where: { $0.name.text == "wrappedValue" })
    {
      let siblings = extensions.filter { $0.name.text == type.name.text }
      let declared = ([type] + siblings).flatMap(\.initialisers)
      wrappers[type.name.text] = Wrapper(
        isSettable: value.storage == .stored ? !value.isLet : value.isSettable,
        isFilled: type.initialisers.isEmpty && type.fillsItself
          || declared.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } })
    }
  }

  /// Returns the wrapper that an attribute names; nil if its declaration is not found.
  func wrapper(named name: String) -> Wrapper? { wrappers[Self.last(name)] }

  /// Returns the first global actor in some attributes, as written: `@MainActor`.
  ///
  /// An imported actor is recognised by the suffix of its name.
  func actor(in attributes: [Attribute]) -> String? {
    attributes.first {
      let name = Self.last($0.name)
      return globalActors.contains(name) || name.hasSuffix("Actor")
    }.map { "@\($0.text)" }
  }

  private static func last(_ name: String) -> String {
    name.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? name
  }

  /// Returns the isolation of a type inside a type with another isolation.
  func isolation(of type: TypeDeclaration, in outer: Isolation) -> Isolation {
    if let actor = actor(in: type.attributes) { return .actor(actor) }
    if type.modifiers.contains("nonisolated") { return .nonisolated }
    if type.kind != .extensionType, let inherited = inheritedIsolation(of: type) {
      return inherited
    }
    // `nonisolated` applies to nested types, but a global actor does not.
    return outer == .nonisolated ? .nonisolated : .byDefault
  }

  /// Returns the isolation that the protocols in the inheritance clause of a type determine.
  ///
  /// A protocol with an actor isolates the type, and so does one with the default isolation. Without
  /// such a protocol, one that refines `Sendable` excludes the type from the default isolation.
  private func inheritedIsolation(of type: TypeDeclaration) -> Isolation? {
    let names = inheritedNames(of: type)
    let inherited = names.compactMap { protocols[$0] }
    if let actor = inherited.lazy.compactMap({ actor(in: $0.attributes) }).first {
      return .actor(actor)
    }
    if inherited.contains(where: { !$0.modifiers.contains("nonisolated") }) { return .byDefault }
    let refined = inherited.flatMap { inheritedNames(of: $0) }
    let isNonisolated =
      names.contains(where: Self.sendable.contains)
      || refined.contains { $0 == "Sendable" || $0 == "SendableMetatype" }
    return isNonisolated ? .nonisolated : nil
  }

  /// The protocols of the standard library and of Foundation that refine `Sendable`.
  private static let sendable: Set<String> = [
    "CodingKey", "CustomNSError", "Error", "LocalizedError", "RecoverableError",
  ]

  /// Returns the conformance to `Sendable` that a type declares in its file: the protocol as
  /// written, and the requirements.
  func sendability(of type: TypeDeclaration, _ extensions: [TypeDeclaration]) -> String? {
    for declaration in [type] + extensions.filter(\.genericClause.isEmpty) {
      let names = inheritedNames(of: declaration)
      guard names.contains(where: { $0 == "Sendable" || Self.sendable.contains($0) })
      else { continue }
      let unchecked = declaration.inheritance.contains { $0.text.hasPrefix("@unchecked") }
      let clause = declaration.kind == .extensionType ? declaration.whereClause : nil
      return (unchecked ? "@unchecked " : "") + "Sendable" + (clause.map { " where \($0)" } ?? "")
    }
    return nil
  }

  /// Returns the last components of the names in the inheritance clause of a type, and of those
  /// that protocols and aliases of the target refer to.
  private func inheritedNames(of type: TypeDeclaration) -> [String] {
    var found: [String] = []
    var waiting = type.inheritance
    while !waiting.isEmpty {
      for name in waiting.removeFirst().composedNames.map(\.lastName) where !found.contains(name) {
        found.append(name)
        waiting += protocols[name]?.inheritance ?? aliases[name].map { [$0] } ?? []
      }
    }
    return found
  }

  /// Returns the actor that is required to access a property.
  ///
  /// Constants, and stored properties of structs without a wrapper, are accessible from everywhere.
  func isolation(of property: PropertyDeclaration, in type: TypeDeclaration) -> String? {
    guard property.storage == .stored, !property.isLet, !property.isStatic,
      type.kind == .classType
        || property.attributes.contains(where: { $0.mayBeWrapper && actor(in: [$0]) == nil })
    else { return nil }
    return actor(in: property.attributes)
  }

  /// Returns the isolation of a type's mapping: its own, or that of the members that it uses.
  func mappingIsolation(
    of type: TypeDeclaration, _ own: Isolation, hooks: [FunctionDeclaration]
  ) -> Isolation {
    guard !own.isActor else { return own }
    let called = (type.kind == .classType ? type.initialisers : []) + hooks
    let actors =
      type.properties.compactMap { isolation(of: $0, in: type) }
      + called.compactMap { actor(in: $0.attributes) }
    return actors.first.map { .actor($0) } ?? own
  }
}

/// The isolation of a type and its generated code.
enum Isolation: Sendable, Equatable {
  /// The default isolation of the module.
  case byDefault
  case nonisolated
  /// A global actor as written: `@MainActor`.
  case actor(String)

  /// The isolation before a declaration's other modifiers.
  var prefix: String {
    switch self {
    case .byDefault: ""
    case .nonisolated: "nonisolated "
    case .actor(let name): "\(name) "
    }
  }

  /// The isolation of a conformance, before the protocol's name.
  var conformance: String { isActor ? prefix : "" }

  var isActor: Bool { if case .actor = self { true } else { false } }
}

extension Attribute {
  /// True if the attribute may be a property wrapper, which may provide a value.
  var mayBeWrapper: Bool {
    name.split(separator: ".").last?.first?.isUppercase == true && !name.hasSuffix("Actor")
  }
}

extension PropertyDeclaration {
  /// The effect of a possible property wrapper on the initialisation of its property.
  enum Filling { case filled, unfilled, unknown }

  /// Returns whether a property wrapper provides a value for the property; nil without a wrapper.
  func isFilledByWrapper(_ known: DeclaredAttributes) -> Filling? {
    guard storage == .stored, let outer = attributes.first(where: \.mayBeWrapper),
      known.actor(in: [outer]) == nil
    else { return nil }
    if initialValue != nil || outer.text.hasSuffix(")") { return .filled }
    return known.wrapper(named: outer.name).map { $0.isFilled ? .filled : .unfilled } ?? .unknown
  }
}
