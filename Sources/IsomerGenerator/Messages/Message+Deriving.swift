import IsomerSyntax

/// The messages about derived members, in alphabetical order.
extension Message {
  static func deepMerge(_ type: String) -> Self {
    Self("'merge: .deep' requires a model, an array of models or a dictionary, not '\(type)'")
  }
  static func deepMergeWithout(_ type: String, _ missing: String) -> Self {
    Self("'merge: .deep' requires '\(type)' to \(missing)")
  }
  static func derivedElsewhere(_ members: String, _ owner: String, _ name: String) -> Self {
    Self("derived \(members) of imported '\(owner)' cannot include properties of '\(name)'")
  }
  static func deriveOnEnum(_ name: String, _ member: Derivation.Member) -> Self {
    Self("'derive: .\(member.rawValue)' cannot be applied to enum '\(name)'")
  }
  static func flattenWithoutUpdate(_ name: String, _ type: String) -> Self {
    Self("flattened property '\(name)' requires '\(type)' to support updates")
  }
  static func hashWithoutEquality(_ name: String) -> Self {
    Self("property '\(name)' is included in the hash but not in equality")
  }
  static func inheritedMember(_ member: String, _ type: String) -> Self {
    Self("cannot derive '\(member)' because class '\(type)' inherits it from 'NSObject'")
  }
  static func noChanges(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' cannot derive changes because \(reason)")
  }
  static func noCopyInitialiser(_ name: String) -> Self {
    Self("class '\(name)' has no initialiser for the properties that a copy cannot assign")
  }
  static func noDerivedInit(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' cannot derive an initialiser because \(reason)")
  }
  static func notComparable(_ type: String, _ member: Derivation.Member) -> Self {
    let conformance = member == .hash ? "Hashable" : "Equatable"
    return Message("type '\(type)' does not conform to protocol '\(conformance)'")
  }
  static func nothingToCopy(_ name: String) -> Self {
    Self("'skip: .copy' requires '\(name)' to be a variable with an initial value")
  }
  static func openCopy(_ name: String) -> Self { Self("open class '\(name)' cannot derive a copy") }
  static func parentForm(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' cannot be a parent because \(reason)")
  }
  static func parentUnfilled(_ name: String, _ owner: String, _ child: String) -> Self {
    Self("parent '\(name)' is never set because '\(owner)' reads no property of type '\(child)'")
  }
  static func privateDerived(_ name: String, _ access: AccessLevel, _ members: [String]) -> Self {
    let list = members.map { "'\($0)'" }.joined(separator: ", ")
    return Message("property '\(name)' is inaccessible to derived \(list) \(reason(access))")
  }
  static func superclassNotDerived(_ superclass: String, _ name: String) -> Self {
    Self("derived members of '\(name)' require a mapping of its superclass '\(superclass)'")
  }
  static func takenMember(_ member: String, _ type: String) -> Self {
    Self("cannot derive '\(member)' because '\(type)' already declares it")
  }
  static func uncopiedSubclass(_ subclass: String, _ name: String) -> Self {
    Self("unmapped subclass '\(subclass)' of '\(name)' cannot be copied")
  }
  static func uncopyable(_ name: String) -> Self {
    Self("constant '\(name)' with an initial value cannot be copied")
  }
  static func unusableIdentity(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' cannot be part of the identity because \(reason)")
  }
}
