import IsomerSyntax

/// The messages about enums, hierarchies and clusters, in alphabetical order.
extension Message {
  static func caseKeyKind(_ name: String, expected: String) -> Self {
    Self("key of case '\(name)' must be \(expected)")
  }
  static func changeInCase(_ type: String, _ name: String) -> Self {
    Self("associated value of type '\(type)' in case '\(name)' cannot be missing")
  }
  static func collidingTag(_ path: String, _ other: String) -> Self {
    Self("tag path '\(path)' conflicts with the path of \(other)")
  }
  static func duplicateCaseKey(_ key: String, _ first: String, _ second: String) -> Self {
    Self("duplicate key \(key) for cases '\(first)' and '\(second)'")
  }
  static func duplicateStructure(_ path: String, _ first: String, _ second: String) -> Self {
    Self("duplicate 'has(\"\(path)\")' for '\(first)' and '\(second)'")
  }
  static func duplicateTag(_ tag: String, _ first: String, _ second: String) -> Self {
    Self("duplicate tag \(tag) for '\(first)' and '\(second)'")
  }
  static func emptyCluster(_ name: String) -> Self { Self("'\(name)' has no mapped subtypes") }
  static func emptyEnum(_ name: String) -> Self { Self("enum '\(name)' has no mapped cases") }
  static func enumInCluster(_ name: String, _ cluster: String) -> Self {
    Self("enum '\(name)' cannot be a subtype of '\(cluster)'")
  }
  static func fallbackPayload(_ name: String) -> Self {
    Self("fallback case '\(name)' has more than one associated value")
  }
  static func fallbackTwice(_ name: String) -> Self { Self("duplicate fallback case '\(name)'") }
  static func fallbackWithoutKeys(_ name: String, _ type: String) -> Self {
    Self("type '\(type)' of fallback case '\(name)' cannot store an object")
  }
  static func fallbackWithoutTag(_ name: String, _ type: String, _ tag: String) -> Self {
    Self("type '\(type)' of fallback case '\(name)' does not store the tag at '\(tag)'")
  }
  static func genericHierarchy(_ name: String, _ reason: String) -> Self {
    Self("generic class '\(name)' cannot be mapped in a hierarchy because \(reason)")
  }
  static func genericMember(_ name: String, _ cluster: String) -> Self {
    Self("generic type '\(name)' cannot be a subtype of '\(cluster)'")
  }
  static func hookAfterChoice(_ cluster: String) -> Self {
    Self("'before.read' of cluster '\(cluster)' would run after its subtype is chosen")
  }
  static func keysAlone(_ path: String) -> Self {
    Self("path '\(path)' cannot contain an array index here")
  }
  static func keyWithoutCluster(_ name: String) -> Self {
    Self("'key:' has no effect on '\(name)' because it is not a subtype of a cluster")
  }
  static func memberElsewhere(_ name: String, _ superclass: String, _ cluster: String) -> Self {
    Self(
      "'\(name)' cannot be a subtype of '\(cluster)' because its superclass '\(superclass)' "
        + "already is")
  }
  static func memberWithoutKey(_ name: String, _ cluster: String) -> Self {
    Self("subtype '\(name)' of '\(cluster)' has no 'key:'")
  }
  static func otherwiseElsewhere(_ name: String, _ cluster: String, _ module: String) -> Self {
    Self("'key: .otherwise' on '\(name)' is only supported in module '\(module)' of '\(cluster)'")
  }
  static func otherwiseTwice(_ name: String, _ cluster: String) -> Self {
    Self("duplicate 'key: .otherwise' on '\(name)' in cluster '\(cluster)'")
  }
  static func rawType(_ type: String) -> Self {
    Self("raw values of type '\(type)' cannot be mapped")
  }
  static func rawTypeWithValues(_ type: String, _ name: String) -> Self {
    Self("case '\(name)' of an enum with raw type '\(type)' cannot have associated values")
  }
  static func structureWithTag(_ name: String, _ cluster: String) -> Self {
    Self("'key: has(…)' on '\(name)' conflicts with 'tag:' on '\(cluster)'")
  }
  static func subclassDirection(
    _ name: String, _ parent: String, _ verb: String, goes: Bool
  ) -> Self {
    let (yes, no) = goes ? (name, parent) : (parent, name)
    return Message("'\(yes)' is \(verb), unlike '\(no)' in the same hierarchy")
  }
  static func superclassNotOpen(_ name: String, _ module: String) -> Self {
    Self("cannot inherit the mapping of non-open class '\(name)' outside of module '\(module)'")
  }
  static func taggedPolicy(_ type: String, _ word: String) -> Self {
    Self("'\(word)' on '\(type)' conflicts with the tag in the same object")
  }
  static func tagWithoutTag(_ name: String, _ cluster: String) -> Self {
    Self("tag value on '\(name)' requires 'tag:' on '\(cluster)'")
  }
  static func twoTags(_ name: String, _ first: String, _ second: String) -> Self {
    Self("'\(name)' would be written with the tags of '\(first)' and '\(second)'")
  }
  static func unmappedSubtype(_ name: String, _ cluster: String) -> Self {
    Self("subclass '\(name)' of cluster '\(cluster)' is not mapped")
  }
  static func unreachableCase(_ name: String, behind other: String) -> Self {
    Self("case '\(name)' is never read because '\(other)' accepts the same values")
  }
  static func unreadValue(_ name: String) -> Self {
    Self("associated value '\(name)' is not read and has no default value")
  }
  static func uselessAlias(_ name: String, _ reason: String) -> Self {
    Self("alias '\(name)' is not a subtype because \(reason)")
  }
  static func valueBesideTag(_ type: String, _ name: String) -> Self {
    Self("value of type '\(type)' in case '\(name)' requires a key beside the tag")
  }
  static func valueWithoutKey(_ type: String, _ name: String) -> Self {
    Self("value of type '\(type)' in case '\(name)' has no key, unlike the other values")
  }
}
