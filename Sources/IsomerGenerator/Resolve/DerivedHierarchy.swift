import IsomerSyntax

/// A mapped subclass, with the members that it extends.
///
/// An extension cannot override, so the topmost class calls the additions of each subclass:
///
///     ==      left.id == right.id, then Car.Derived_Car.equals(left, right) if both are cars
///     hash    id, then Car.Derived_Car.hash(…) if it is a car
struct DerivedSubclass: Sendable {
  var subclass: Subclass
  /// The members to which the subclass adds properties.
  var adds: Set<Derivation.Member>
}

extension Derivation {
  /// The members that this class declares, and not a superclass.
  var ownMembers: Set<Member> { members.subtracting(inheritedMembers) }

  /// Returns the properties that the class itself adds to a member.
  func ownProperties(for member: Member) -> [DerivedProperty] {
    properties(for: member).filter { $0.owner == nil }
  }

  /// Inherits the members of the superclass, and its properties before the own ones.
  mutating func inherit(_ parent: Derivation, of owner: String) {
    inheritedMembers = parent.members
    inheritsIdentity = parent.hasIdentity
    members.formUnion(parent.members)
    properties = parent.properties.map { property in
      var property = property
      property.owner = property.owner ?? owner
      return property
    }
  }
}

extension ModelGraph {
  /// Returns the subclasses with the members that they extend.
  func derivedSubclasses(of model: Model) -> [DerivedSubclass] {
    model.hierarchy.subclasses.compactMap { below in
      guard let subclass = self.model(named: below.name, from: "") else { return nil }
      let adding = Derivation.Member.allCases.filter {
        $0 == .copy || !subclass.derivation.ownProperties(for: $0).isEmpty
      }
      return DerivedSubclass(subclass: below, adds: Set(adding))
    }
  }
}
