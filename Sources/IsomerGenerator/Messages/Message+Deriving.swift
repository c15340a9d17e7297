import IsomerSyntax

/// The messages about derived members, in alphabetical order.
extension Message {
  static let deepMerge = one(
    "deep-merge",
    "'merge: .deep' requires a model, an array of models or a dictionary, not '{type}'")
  static let deepMergeWithout = two(
    "deep-merge-without", "'merge: .deep' requires '{type}' to {missing}")
  static let derivedElsewhere = three(
    "derived-elsewhere",
    "derived {members} of imported '{owner}' cannot include properties of '{name}'")
  static let deriveOnEnum = two(
    "derive-on-enum", "'derive: .{member}' cannot be applied to enum '{name}'")
  static let flattenWithoutUpdate = two(
    "flatten-without-update", "flattened property '{name}' requires '{type}' to support updates")
  static let hashWithoutEquality = one(
    "hash-without-equality", "property '{name}' is included in the hash but not in equality")
  static let inheritedMember = two(
    "inherited-member",
    "cannot derive '{member}' because class '{type}' inherits it from 'NSObject'")
  static let noChanges = two("no-changes", "'{name}' cannot derive changes because {reason}")
  static let noCopyInitialiser = one(
    "no-copy-initialiser",
    "class '{name}' has no initialiser for the properties that a copy cannot assign")
  static let noDerivedInit = two(
    "no-derived-init", "'{name}' cannot derive an initialiser because {reason}")
  static func notComparable(_ type: String, _ member: Derivation.Member) -> Self {
    let conformance = member == .hash ? "Hashable" : "Equatable"
    return Message("type '\(type)' does not conform to protocol '\(conformance)'")
  }
  static let nothingToCopy = one(
    "nothing-to-copy", "'skip: .copy' requires '{name}' to be a variable with an initial value")
  static let openCopy = one("open-copy", "open class '{name}' cannot derive a copy")
  static let parentForm = two("parent-form", "'{name}' cannot be a parent because {reason}")
  static let parentUnfilled = three(
    "parent-unfilled",
    "parent '{name}' is never set because '{owner}' reads no property of type '{child}'")
  static func privateDerived(_ name: String, _ access: AccessLevel, _ members: [String]) -> Self {
    let list = members.map { "'\($0)'" }.joined(separator: ", ")
    return Message(
      "property '\(name)' is inaccessible to derived \(list) "
        + "due to '\(access.rawValue)' protection level")
  }
  static let superclassNotDerived = two(
    "superclass-not-derived",
    "derived members of '{name}' require a mapping of its superclass '{superclass}'")
  static let takenMember = two(
    "taken-member", "cannot derive '{member}' because '{type}' already declares it")
  static let uncopiedSubclass = two(
    "uncopied-subclass", "unmapped subclass '{subclass}' of '{name}' cannot be copied")
  static let uncopyable = one(
    "uncopyable", "constant '{name}' with an initial value cannot be copied")
  static let unusableIdentity = two(
    "unusable-identity", "'{name}' cannot be part of the identity because {reason}")
}
