import IsomerSyntax

/// The messages about enums, hierarchies and clusters, in alphabetical order.
extension Message {
  static func caseKeyKind(_ name: String, expected: String) -> Message {
    Message("key of case '\(name)' must be \(expected)")
  }
  static func changeInCase(_ type: String, _ name: String) -> Message {
    Message("associated value of type '\(type)' in case '\(name)' cannot be missing")
  }
  static func collidingTag(_ path: String, _ other: String) -> Message {
    Message("tag path '\(path)' conflicts with the path of \(other)")
  }
  static func duplicateCaseKey(_ key: String, _ first: String, _ second: String) -> Message {
    Message("duplicate key \(key) for cases '\(first)' and '\(second)'")
  }
  static func duplicateTag(_ tag: String, _ first: String, _ second: String) -> Message {
    Message("duplicate tag \(tag) for '\(first)' and '\(second)'")
  }
  static func emptyCluster(_ name: String) -> Message {
    Message("'\(name)' has no mapped subtypes")
  }
  static func emptyEnum(_ name: String) -> Message { Message("enum '\(name)' has no mapped cases") }

  static func fallbackPayload(_ name: String) -> Message {
    Message("fallback case '\(name)' has more than one associated value")
  }
  static func fallbackTwice(_ name: String) -> Message {
    Message("duplicate fallback case '\(name)'")
  }
  static func fallbackWithoutKeys(_ name: String, _ type: String) -> Message {
    Message("type '\(type)' of fallback case '\(name)' cannot store an object")
  }
  static func fallbackWithoutTag(_ name: String, _ type: String, _ tag: String) -> Message {
    Message("type '\(type)' of fallback case '\(name)' does not store the tag at '\(tag)'")
  }
  static func genericHierarchy(_ name: String) -> Message {
    Message("generic class '\(name)' cannot be mapped in a hierarchy")
  }
  static func genericMember(_ name: String, _ cluster: String) -> Message {
    Message("generic type '\(name)' cannot be a subtype of '\(cluster)'")
  }
  static func hookAfterChoice(_ cluster: String) -> Message {
    Message("'before.read' of cluster '\(cluster)' would run after its subtype is chosen")
  }
  static func keysAlone(_ path: String) -> Message {
    Message("path '\(path)' cannot contain an array index here")
  }
  static func keyWithoutCluster(_ name: String) -> Message {
    Message("'key:' has no effect on '\(name)' because it is not a subtype of a cluster")
  }
  static func memberElsewhere(_ name: String, _ superclass: String, _ cluster: String) -> Message {
    Message(
      "'\(name)' cannot be a subtype of '\(cluster)' because its superclass '\(superclass)' "
        + "already is")
  }
  static func memberWithoutKey(_ name: String, _ cluster: String) -> Message {
    Message("subtype '\(name)' of '\(cluster)' has no 'key:'")
  }
  static func otherwiseElsewhere(_ name: String, _ cluster: String, _ module: String) -> Message {
    Message(
      "'key: .otherwise' on '\(name)' is only supported in module '\(module)' of " + "'\(cluster)'")
  }
  static func otherwiseTwice(_ name: String, _ cluster: String) -> Message {
    Message("duplicate 'key: .otherwise' on '\(name)' in cluster '\(cluster)'")
  }
  static func rawType(_ type: String) -> Message {
    Message("raw values of type '\(type)' cannot be mapped")
  }
  static func rawTypeWithValues(_ type: String, _ name: String) -> Message {
    Message("case '\(name)' of an enum with raw type '\(type)' cannot have associated values")
  }
  static func structureWithTag(_ name: String, _ cluster: String) -> Message {
    Message("'key: has(…)' on '\(name)' conflicts with 'tag:' on '\(cluster)'")
  }
  static func subclassDirection(
    _ name: String, _ parent: String, _ verb: String, goes: Bool
  ) -> Message {
    let (yes, no) = goes ? (name, parent) : (parent, name)
    return Message("'\(yes)' is \(verb), unlike '\(no)' in the same hierarchy")
  }
  static func superclassNotOpen(_ name: String, _ module: String) -> Message {
    Message("cannot inherit the mapping of non-open class '\(name)' outside of module '\(module)'")
  }
  static func taggedPolicy(_ type: String, _ word: String) -> Message {
    Message("'\(word)' on '\(type)' conflicts with the tag in the same object")
  }
  static func tagWithoutTag(_ name: String, _ cluster: String) -> Message {
    Message("tag value on '\(name)' requires 'tag:' on '\(cluster)'")
  }
  static func twoTags(_ name: String, _ first: String, _ second: String) -> Message {
    Message("'\(name)' would be written with the tags of '\(first)' and '\(second)'")
  }
  static func unreadValue(_ name: String) -> Message {
    Message("associated value '\(name)' is not read and has no default value")
  }
  static func valueBesideTag(_ type: String, _ name: String) -> Message {
    Message("value of type '\(type)' in case '\(name)' requires a key beside the tag")
  }
  static func valueWithoutKey(_ type: String, _ name: String) -> Message {
    Message("value of type '\(type)' in case '\(name)' has no key, unlike the other values")
  }
}
