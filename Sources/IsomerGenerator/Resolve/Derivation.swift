import IsomerSyntax

/// The members that are derived from the stored properties of a type, and the properties for each.
///
/// | options             | equality, hash, description | copy         | merge        |
/// |---------------------|-----------------------------|--------------|--------------|
/// | none, `skip: .documents` | yes                         | yes          | yes          |
/// | `skip`              | no                          | yes          | no           |
/// | `parent`            | no                          | yes          | no           |
/// | `skip: .equality` … | all except the named ones   | unless named | unless named |
///
/// Unmapped properties are included as well.
struct Derivation: Sendable {
  /// The derived members, including equality if the hash is derived.
  var members: Set<DerivedMember> = []
  /// The members that a superclass derives for this class.
  var inheritedMembers: Set<DerivedMember> = []
  /// The stored properties in declaration order, those of superclasses first.
  ///
  /// All members are derived from this list, which does not include private properties.
  var properties: [DerivedProperty] = []
  /// True if merging can throw, because of a function of a property or a nested model.
  var mergeThrows = false
  /// The model of the generated changes, if any.
  var changes: [Model] = []
  /// The call that copies a class; nil for a struct, which is copied by assignment.
  var copying: Model.Call?
  /// The memberwise initialiser, if it is derived.
  var initialiser: DerivedInitialiser?
  /// The mapped subclasses in source order.
  var below: [DerivedSubclass] = []
  /// The properties with `id`.
  var identity: [IdentityPart] = []
  /// True if a superclass has properties with `id`.
  var inheritsIdentity = false
  /// The protocols that the target already declares conformances to, which are not generated.
  var declaredConformances: Set<String> = []

  var isEmpty: Bool { members.isEmpty && identity.isEmpty }

  /// True if the type or a superclass has properties with `id`.
  var hasIdentity: Bool { !identity.isEmpty || inheritsIdentity }

  /// True if the generated declarations refer to the runtime.
  var mentionsRuntime: Bool {
    !ownMembers.isDisjoint(with: [.copy, .merge, .changes]) || !identity.isEmpty
  }

  /// True if a parameter of the derived initialiser seems to have a type of the runtime.
  var passesRuntimeTypes: Bool {
    let passed = initialiser?.names ?? []
    return properties.contains { property in
      guard passed.contains(property.name), let type = property.type else { return false }
      return StandardTypes.runtime.contains(where: type.text.mentions)
    }
  }

  func derives(_ member: DerivedMember) -> Bool { members.contains(member) }

  func properties(for member: DerivedMember) -> [DerivedProperty] {
    properties.filter { !$0.excluded.contains(member) }
  }

  /// The members that this class declares, and not a superclass.
  var ownMembers: Set<DerivedMember> { members.subtracting(inheritedMembers) }

  /// Returns the properties that the class itself adds to a member.
  func ownProperties(for member: DerivedMember) -> [DerivedProperty] {
    properties(for: member).filter { $0.owner == nil }
  }

  /// Inherits the members of the superclass, and its properties before the own ones.
  mutating func inherit(_ parent: Derivation, of owner: String) {
    inheritedMembers = parent.members
    inheritsIdentity = parent.hasIdentity
    members.formUnion(parent.members)
    properties = parent.properties
    properties.modifyEach { $0.owner = $0.owner ?? owner }
  }
}

/// A stored property that derived members use.
struct DerivedProperty: Sendable {
  var name: String
  var nameRange: SourceRange
  /// The superclass that declares the property; nil for an own property.
  var owner: String?
  /// The type; nil if it cannot be inferred, which is sufficient for most members.
  @Boxed var type: MappedType?
  var conditions: [String] = []
  /// The members that omit the property.
  var excluded: Set<DerivedMember> = []
  /// True if options exclude the property from merges and updates.
  var isLeftAlone = false
  /// True if only the compiler can check that its type supports the derived members.
  var isCheckedByCompiler = false
  /// True for an inline array or an optional one, which the runtime compares.
  var isInline = false
  /// True if descriptions must not contain the value.
  var isSecret = false
  /// True if the property can be assigned after initialisation.
  var isAssignable = true
  /// True if the property may have a property wrapper.
  var isWrapped = false
  @Boxed var initialValue: PastedExpression?
  var merge = MergeRule.replace
  /// True if merging the nested value can throw.
  var deepMergeThrows = false
}

/// A mapped subclass, with the members that it extends.
///
/// An extension cannot override, so the topmost class calls the additions of each subclass:
///
///     ==      left.id == right.id, then Car.Derived_Car.equals(left, right) if both are cars
///     hash    id, then Car.Derived_Car.hash(…) if it is a car
struct DerivedSubclass: Sendable {
  var subclass: Subclass
  /// The members to which the subclass adds properties.
  var adds: Set<DerivedMember>
}

extension ModelGraph {
  /// Returns the subclasses with the members that they extend.
  func derivedSubclasses(of model: Model) -> [DerivedSubclass] {
    model.hierarchy.subclasses.compactMap { below in
      guard let subclass = self.model(named: below.name, from: "") else { return nil }
      let adding = DerivedMember.allCases.filter {
        $0 == .copy || !subclass.derivation.ownProperties(for: $0).isEmpty
      }
      return DerivedSubclass(subclass: below, adds: Set(adding))
    }
  }
}

struct IdentityPart: Sendable {
  var name: String
  var type: MappedType
  var access: AccessLevel
}
