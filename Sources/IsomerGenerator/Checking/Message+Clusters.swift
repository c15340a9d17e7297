import IsomerSyntax

/// The catalogue of what can be wrong with enums, hierarchies and clusters, in alphabetical order.
extension Message {
  static func caseKeyKind(_ name: String, expected: String) -> Message {
    Message(
      id: "case-key-kind", text: "the key of case '\(name)' has to be \(expected), as its enum's")
  }

  static func collidingTag(_ path: String, _ other: String) -> Message {
    Message(
      id: "colliding-tag", text: "the tag's path '\(path)' collides with that of \(other)")
  }

  static let contentWithoutTag = Message(
    id: "content-without-tag",
    text: "'content' needs 'tag:', which says where the case's name stands")

  static func duplicateCaseKey(_ key: String, _ first: String, _ second: String) -> Message {
    Message(
      id: "duplicate-case-key", text: "key \(key) stands for both '\(first)' and '\(second)'")
  }

  static func duplicateTag(_ tag: String, _ first: String, _ second: String) -> Message {
    Message(id: "duplicate-tag", text: "the tag \(tag) means both '\(first)' and '\(second)'")
  }

  static func emptyCluster(_ name: String) -> Message {
    Message(id: "empty-cluster", text: "'\(name)' has no members to choose from")
  }

  static func emptyEnum(_ name: String) -> Message {
    Message(id: "empty-enum", text: "enum '\(name)' has no case that could be mapped")
  }

  static func fallbackPayload(_ name: String) -> Message {
    Message(
      id: "fallback-payload",
      text: "fallback case '\(name)' keeps the unknown value in at most one associated value")
  }

  static func fallbackTwice(_ name: String) -> Message {
    Message(id: "fallback-twice", text: "case '\(name)' is a second fallback; an enum has one")
  }

  static func fallbackWithoutKeys(_ name: String, _ type: String) -> Message {
    Message(
      id: "fallback-without-keys",
      text: "fallback case '\(name)' keeps the whole object, which '\(type)' cannot hold")
  }

  static func genericHierarchy(_ name: String) -> Message {
    Message(
      id: "generic-hierarchy",
      text: "'\(name)' is generic, and generic classes cannot be mapped in a hierarchy")
  }

  static func genericMember(_ name: String, _ cluster: String) -> Message {
    Message(
      id: "generic-member",
      text: "'\(name)' is generic, so no tag and no shape says with which arguments a '\(cluster)' "
        + "is one")
  }

  static func keysAlone(_ path: String) -> Message {
    Message(
      id: "keys-alone",
      text: "'\(path)' goes through an array; what is looked for ahead stands below keys alone")
  }

  static func keyWithoutCluster(_ name: String) -> Message {
    Message(
      id: "key-without-cluster",
      text: "'key:' on '\(name)' has no effect: it is no member of a cluster")
  }

  static func memberElsewhere(_ name: String, _ superclass: String, _ cluster: String) -> Message {
    Message(
      id: "member-elsewhere",
      text: "'\(name)' cannot be a member of '\(cluster)': as one it would be taken for "
        + "'\(superclass)'")
  }

  static func memberWithoutKey(_ name: String, _ cluster: String) -> Message {
    Message(
      id: "member-without-key",
      text: "'\(name)' is never chosen when a '\(cluster)' is read: it has no 'key:'")
  }

  static func otherwiseElsewhere(
    _ name: String, _ cluster: String, _ module: String
  ) -> Message {
    Message(
      id: "otherwise-elsewhere",
      text: "'\(name)' is never chosen: what takes everything else stands in '\(module)', as "
        + "'\(cluster)' does")
  }

  static func otherwiseTwice(_ name: String, _ cluster: String) -> Message {
    Message(
      id: "otherwise-twice",
      text: "'\(name)' is the second 'key: .otherwise' of '\(cluster)', and only one can be taken")
  }

  static func rawType(_ type: String) -> Message {
    Message(
      id: "raw-type", text: "raw values of type '\(type)' cannot be mapped")
  }

  static func shapeWithTag(_ name: String, _ cluster: String) -> Message {
    Message(
      id: "shape-with-tag",
      text: "'\(name)' is chosen by shape, but '\(cluster)' chooses by a tag")
  }

  static func subclassDirection(
    _ name: String, _ parent: String, _ verb: String, goes: Bool
  ) -> Message {
    let (yes, no) = goes ? (name, parent) : (parent, name)
    return Message(
      id: "subclass-direction",
      text: "'\(yes)' is \(verb) and '\(no)' is not; the classes of a hierarchy go the same ways")
  }

  static func superclassNotOpen(_ name: String, _ module: String) -> Message {
    Message(
      id: "superclass-not-open",
      text: "class '\(name)' of '\(module)' is not open, so other modules cannot inherit its "
        + "mapping")
  }

  static func taggedPolicy(_ type: String, _ word: String) -> Message {
    Message(
      id: "tagged-policy",
      text:
        "'\(type)' has '\(word)', which concerns the whole object, and the tag stands in it too")
  }

  static func tagWithoutTag(_ name: String, _ cluster: String) -> Message {
    Message(
      id: "tag-without-tag",
      text: "'\(name)' has the value of a tag, but '\(cluster)' has no 'tag:'")
  }

  static func unreadValue(_ name: String) -> Message {
    Message(
      id: "unread-value",
      text: "'\(name)' is not read, so its case cannot be built without a default")
  }

  static func untaggedWithTag(_ word: String) -> Message {
    Message(
      id: "untagged-with-tag",
      text: "'untagged' and '\(word)' exclude each other; keep one of them")
  }

  static func valueBesideTag(_ type: String, _ name: String) -> Message {
    Message(
      id: "value-beside-tag",
      text:
        "a value of type '\(type)' has no keys that could stand beside the tag of case '\(name)'")
  }

  static func valueWithoutKey(_ type: String, _ name: String) -> Message {
    Message(
      id: "value-without-key",
      text: "the value of type '\(type)' has no key, as other values of case '\(name)' have")
  }
}
