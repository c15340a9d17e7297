import IsomerSyntax

/// Which members of a type are derived from its stored properties, and which properties count for
/// each.
///
/// | words               | equality, hash, description | copy         | merge        |
/// |---------------------|-----------------------------|--------------|--------------|
/// | none, `skip: .json` | yes                         | yes          | yes          |
/// | `skip`              | no                          | yes          | no           |
/// | `transitory`        | no                          | yes          | yes          |
/// | `parent`            | no                          | yes          | no           |
/// | `skip: .equality` … | all but the ones named      | unless named | unless named |
///
/// Whether a property is mapped plays no part.
struct Derivation: Sendable, Equatable {
  /// What `derive:` and `skip:` name.
  enum Member: String, Sendable, CaseIterable {
    case equality, hash, copy, merge, description, changes
  }

  /// What is printed: the members asked for, and equality where hashing is.
  var members: Set<Member> = []
  /// The members that a class above derives for this one too.
  var inheritedMembers: Set<Member> = []
  /// The stored properties of an instance, in the order of declaration; those of classes above stand
  /// first.
  ///
  /// The one list that all members are derived from; private properties are not in it.
  var properties: [DerivedProperty] = []
  /// Whether merging can throw: because of a property's function, or of a model inside.
  var mergeThrows = false
  /// The model of what `changes` gives; empty where none are derived.
  var changes: [ModelDescription] = []
  /// How a copy of a class is built; nil for a struct, which is copied by assignment.
  var copying: ModelDescription.Call?
  /// The mapped classes below, in the order of the sources.
  var below: [DerivedSubclass] = []
  /// The properties marked `id`.
  var identity: [IdentityPart] = []
  /// Whether a class above has some.
  var inheritsIdentity = false
  /// The protocols that declarations of the target conform the type to: what is derived then is
  /// printed without a conformance.
  var declaredConformances: Set<String> = []

  /// Whether nothing is asked for.
  var isEmpty: Bool { members.isEmpty && identity.isEmpty }

  /// Whether the type, or a class above, is told by properties marked `id`.
  var hasIdentity: Bool { !identity.isEmpty || inheritsIdentity }

  /// Whether the declarations that are printed mention the runtime.
  var mentionsRuntime: Bool {
    !ownMembers.isDisjoint(with: [.copy, .merge, .changes]) || !identity.isEmpty
  }

  func derives(_ member: Member) -> Bool { members.contains(member) }

  /// The properties that count for a member.
  func properties(for member: Member) -> [DerivedProperty] {
    properties.filter { !$0.excluded.contains(member) }
  }
}

/// A stored property as derived members see it.
struct DerivedProperty: Sendable, Equatable {
  var name: String
  var nameRange: SourceRange
  /// The class above that declares it; nil for the type's own.
  var owner: String?
  /// Nil where the initial value does not tell it; most members do not need it.
  var type: MappedType?
  var conditions: [String] = []
  /// The members that leave it out.
  var excluded: Set<Derivation.Member> = []
  /// Whether words keep it out of merges and updates.
  var isLeftAlone = false
  /// Whether only the compiler knows if its type has what members are derived from.
  var isCheckedByCompiler = false
  /// Whether a description may not show its value.
  var isSecret = false
  /// Whether it can be assigned after the initialiser.
  var isAssignable = true
  /// Whether it may have a property wrapper.
  var isWrapped = false
  var initialValue: PastedExpression?
  /// What becomes of it when a newer value is merged.
  var merge = MergeRule.replace
  /// Whether merging what it holds can throw.
  var deepMergeThrows = false
}
