import IsomerSyntax

/// A mapped class below, as the members that a class above derives need to know it.
///
/// An extension cannot override, so the class at the top asks each class below for what it adds:
///
///     ==      left.id == right.id, then Car.Derived_Car.equals(left, right) if both are cars
///     hash    id, then Car.Derived_Car.hash(…) if it is a car
struct DerivedSubclass: Sendable, Equatable {
  var name: String
  var depth: Int
  var conditions: [String]
  /// The members for which it has anything to add.
  var adds: Set<Derivation.Member>
}

extension Derivation {
  /// The members that are printed here and not by a class above.
  var ownMembers: Set<Member> { members.subtracting(inheritedMembers) }

  /// The properties that a class adds to a member.
  func ownProperties(for member: Member) -> [DerivedProperty] {
    properties(for: member).filter { $0.owner == nil }
  }

  /// What a class takes over from the one above: its members, and its properties before its own.
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
  /// The classes below, each with what it adds.
  func derivedSubclasses(of model: ModelDescription) -> [DerivedSubclass] {
    model.subclasses.compactMap { below in
      guard let subclass = self.model(named: below.name, from: "") else { return nil }
      let adding = Derivation.Member.allCases.filter {
        $0 == .copy || !subclass.derivation.ownProperties(for: $0).isEmpty
      }
      return DerivedSubclass(
        name: below.name, depth: below.depth, conditions: below.conditions, adds: Set(adding))
    }
  }
}
