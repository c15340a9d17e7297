package import IsomerSyntax

/// A mapped type and the meaning of its annotations, independent of generated code.
package struct Model: Sendable {
  package enum Kind: Sendable { case structure, classType, enumeration }

  @Boxed package var declaration: Declaration
  /// True if the type is read from documents, and written to them.
  package var reads = true
  package var writes = true
  /// The mapped properties in declaration order, those of superclasses first.
  package var properties: [Property] = []
  @Boxed package var object = ObjectMapping()
  @Boxed package var enumeration = EnumMapping()
  @Boxed package var hierarchy = Hierarchy()
  @Boxed package var clusters = ClusterMapping()
  @Boxed package var validation = ValidationMapping()
  /// The members that `derive:` names.
  @Boxed var derivation = Derivation()
  @Boxed var archive = ArchiveRule()
  /// The external mapping of a type that is declared elsewhere.
  @Boxed package var shape: ShapeDescription?
  @Boxed package var profiles = ProfileMapping()
  /// The requirements of the parameters for each use, which generic types have.
  var requirements: [GenericRequirement.Use: [GenericRequirement]] = [:]
  /// True if the parameters must be read and written for either.
  var requiresBothDirections = false
  @Boxed package var scope = VisibleNames()

  init(_ declaration: Declaration) { self.declaration = declaration }

  // MARK: The declaration, which is read in its box, not copied

  package var kind: Kind { _declaration.wrappedValue.kind }
  package var file: SourceFile { _declaration.wrappedValue.file }
  package var name: String { _declaration.wrappedValue.name }
  package var nameRange: SourceRange { _declaration.wrappedValue.nameRange }
  var access: AccessLevel { _declaration.wrappedValue.access }
  package var genericParameters: [String] { _declaration.wrappedValue.genericParameters }
  package var conditions: [String] { _declaration.wrappedValue.conditions }
  var availability: [String] { _declaration.wrappedValue.availability }
  var isolation: Isolation { _declaration.wrappedValue.isolation }
  package var module: String? { _declaration.wrappedValue.module }

  package struct Declaration: Sendable {
    package var kind: Kind
    package var file: SourceFile
    /// The path of names in other files: `Outer.Inner`.
    package var name: String
    package var nameRange: SourceRange
    var access: AccessLevel
    /// The generic parameters of the type and its outer types.
    package var genericParameters: [String] = []
    /// The name of a generic type with its parameters, `Outer<A>.Inner<B>`; nil for other types.
    var genericName: String?
    package var conditions: [String] = []
    /// The `available(…)` attributes of the type and its outer types, as written.
    var availability: [String] = []
    /// The isolation of the type and its conformances.
    var isolation = Isolation.byDefault
    /// The declared conformance to `Sendable` with its requirements, which generated types repeat.
    var sendability: String?
    /// True if any decoder can decode the type by its mapping.
    var isDecodable = false
    /// True if no class can inherit from the type; always true except for classes.
    package var isFinal = true
    /// True if a case of the enum can contain a value of the enum.
    var isIndirect = false
    /// True if classes of other modules can inherit from the class.
    package var isOpen = false
    /// The module of an imported class.
    package var module: String?
    /// The labels of the tuple that the type contains, empty for elements without one; nil for a type
    /// that is not that of a tuple.
    var tupleLabels: [String]?
    /// The text of that tuple.
    var tupleText: String?
  }

  /// How the properties of a type are read and written as an object.
  package struct ObjectMapping: Sendable {
    @Boxed var keys = Directed(read: KeyNames.strategy(.same), write: .strategy(.same))
    @Boxed package var under = Directed<KeyPathText?>(read: nil, write: nil)
    package var unknown = UnknownPolicy.ignore
    /// True if other models read the keys of the type, and create its values.
    var isJoined = false
    /// True if an option declares how unknown keys are handled, and if it is one of the type itself.
    var asksUnknown = false
    var declaresUnknown = false
    /// True if unknown values are secret, because they can belong to a flattened model with secrets.
    var passesOverSecrets = false
    /// The words for a valid value in errors.
    var expected: String?
    /// The recorded documents that the mapping is checked against.
    var samples: [Name] = []
    @Boxed package var hooks = Hooks()
    @Boxed var creation = Creation()
    /// The form of a type that is not an object in documents.
    var whole: WholeMapping?
    /// The option that requires it.
    var wholeOption: String?
  }

  /// How a value is created from what was read.
  struct Creation: Sendable {
    /// The call that has some properties as arguments, and after which others are assigned; nil if an
    /// initialiser in an extension assigns each property, only for structs.
    var call: Call?
    /// The stored properties that are not read and are assigned nil: `let x: Int?`.
    var nilConstants: [NilConstant] = []
    /// The reasons why the value cannot be created.
    var faults: [Diagnostic] = []

    /// The names of the properties that a call passes.
    var passed: Set<String> { Set((call?.arguments ?? []).map(\.property)) }
  }

  /// The cases of an enum, and their form in documents.
  package struct EnumMapping: Sendable {
    package var cases: [EnumCase] = []
    package var rawValues = RawValues.names
    var mayHaveRawType = false
    package var tagging = Tagging.names
    /// The conversions to the strings or integers of the cases.
    package var coercion: Coercion?
    /// The case whose associated values the properties of the model are.
    package var caseName: String?

    /// The case that is read for other names than those of the cases.
    package var fallback: EnumCase? { cases.first(where: \.isFallback) }

    /// Returns how documents identify a case, which can be untagged in an enum with a tag.
    package func tagging(of description: EnumCase) -> Tagging {
      description.isUntagged ? .untagged : tagging
    }

    /// Returns true for a case that only its values identify; these are tried in order.
    package func isTried(_ description: EnumCase) -> Bool {
      !description.isFallback && tagging(of: description) == .untagged
    }
  }

  /// The mapped classes above and below a class, and its owner.
  package struct Hierarchy: Sendable {
    /// The nearest mapped superclass.
    package var superclass: String?
    /// The topmost class of an imported superclass's hierarchy.
    var importedTop: ImportedTop?
    var isBelowImported = false
    /// All mapped subclasses in source order.
    package var subclasses: [Subclass] = []
    /// The properties that refer to the parent, those of superclasses first.
    var parents: [ParentDescription] = []
    /// The properties that make the value the parent of others.
    var parentLinks: [ParentLink] = []
  }

  /// The cluster of a type, and the clusters that it belongs to.
  package struct ClusterMapping: Sendable {
    /// The tag that selects the subtypes of the cluster.
    @Boxed package var tag: TagSource?
    /// The path of the object with the keys of a subtype; nil if they are beside the tag.
    var content: KeyPathText?
    /// The path of the object that contains all keys of this subtype: the content beside its tag, or
    /// the key that is its name.
    package var enclosure: KeyPathText?
    /// The tag of the nearest enclosing cluster with a tag.
    @Boxed var clusterTag: TagSource?
    /// The key that selects this subtype in a cluster.
    package var memberKey: SubtypeCondition?
    /// The instances of a generic type that are subtypes of its clusters.
    package var instances: [GenericInstance] = []
    var isInCluster = false
    /// The subtypes that reading selects from.
    @Boxed package var cluster: Cluster?
    /// The imported clusters that this type and its subclasses are added to.
    var memberships: [ClusterMembership] = []
    /// The imported clusters that this type cannot join, because its superclass in a third module
    /// already has.
    var hiddenMemberships: [(cluster: String, superclass: String, module: String)] = []
    /// The other modules whose clusters the properties use.
    var boxModules: Set<String> = []
    /// The valid tags for an object of the class.
    package var tagRules: [TagRule] = []
    /// The tags that identify this subtype in clusters, written with each value.
    package var tags: [WrittenTag] = []

    /// The tag of a struct, which every document must have.
    package var requiredTag: TagRule? { tagRules.first(where: \.isRequired) }

    /// The paths to which all tags are written, including those that a property writes.
    var tagPaths: [KeyPathText] { tagRules.compactMap(\.tag.written) }
  }

  /// The checks of whole values.
  package struct ValidationMapping: Sendable {
    /// The checks, those of superclasses first.
    package var checks: [Check] = []
    /// True if a class in the hierarchy supports validation.
    var isInValidatedHierarchy = false
    /// The functions of the type with the names of generated validation functions.
    var validators: [Name] = []
  }

  package struct ProfileMapping: Sendable {
    /// All profiles of the type, in order.
    package var names: [String] = []
    /// The profile of this mapping.
    var current: String?
    /// True if the type, or a class in its hierarchy, has profiles.
    var isProfiled = false
    /// The profiles of the type and its subclasses, which the whole hierarchy has.
    var known: [String] = []
  }

  /// The names that the generated code of a type uses or avoids.
  package struct VisibleNames: Sendable {
    /// The names of the members, which hide types of the same names.
    var members: Set<String> = []
    /// The types of properties that a member hides, and for which generated code uses aliases.
    var hiddenTypes: [String] = []
    /// Returns the full name of a type that is not visible by its short name in an extension, or nil;
    /// nil for a type that is not nested.
    ///
    /// Few of the nested types of an outer type are used, so no list of them is stored in each model.
    var outerType: (@Sendable (String) -> String?)?
    /// The names in public declarations of generated types that the target does not declare.
    var exposed: Set<String> = []
    /// The lines of deprecated properties and cases by name, including those of superclasses.
    package var deprecated: [String: Line] = [:]
    /// The properties that are unsafe to access, including those of superclasses and the parents in
    /// contained objects; true for `nonisolated(unsafe)`, which only checks of concurrency consider.
    var unsafe: [String: Bool] = [:]
  }

  package struct Line: Sendable {
    var path: String
    var line: Int
  }

  /// A stored property that is assigned nil.
  struct NilConstant: Sendable {
    var name: String
    var conditions: [String]
  }

  /// The functions that are called before and after reading and writing.
  ///
  /// Hooks for the model are methods or functions that take the model. Hooks for the document are
  /// functions that take a `JSONValue`.
  package struct Hooks: Sendable, Equatable {
    package var beforeReading: PastedExpression?
    package var afterReading: Hook?
    var beforeWriting: Hook?
    package var afterWriting: PastedExpression?
  }

  package struct Hook: Sendable, Equatable {
    package var expression: PastedExpression
    /// The call if the expression names a method of the type: `try $0.didRead()`.
    package var call: String?
  }

  /// A call such as `Issue(id:title:)`, with the callee as written.
  struct Call: Sendable, Equatable {
    var callee: PastedExpression
    var arguments: [Argument]
    /// True if `init:` names the callee.
    var isWritten = false

    struct Argument: Sendable, Equatable {
      var label: String?
      var property: String
    }
  }

}

extension Property { package var isMapped: Bool { reads || writes } }

extension Model {
  /// The full name of the type, or of the protocol of an external mapping.
  var declaredName: String { shape?.protocolName ?? name }

  /// The type of the values in generated code.
  var valueType: String { shape?.type.text ?? typeName }

  /// True if the type is generated for a tuple.
  package var isTuple: Bool { declaration.tupleLabels != nil }

  /// The position of the declaration, which identifies the type.
  var place: Place { Place(path: file.path, start: nameRange.start) }

  struct Place: Hashable {
    var path: String
    var start: Int
  }

  /// True if the type is read or written; otherwise only members are derived.
  package var isMapped: Bool { isReadable || isWritable }

  /// The mapped classes directly above and below a class, and those below these.
  var relatives: [String] {
    (hierarchy.superclass.map { [$0] } ?? []) + hierarchy.subclasses.map(\.name)
  }
}
