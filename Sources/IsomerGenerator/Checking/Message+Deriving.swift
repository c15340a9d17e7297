import IsomerSyntax

/// The catalogue of what deriving members can find wrong, in alphabetical order.
extension Message {
  static func deepMerge(_ type: String) -> Message {
    Message(
      id: "deep-merge",
      text:
        "'merge: .deep' needs a model, an array of models or a dictionary, not '\(type)'")
  }

  static func deepMergeWithout(_ type: String, _ missing: String) -> Message {
    Message(
      id: "deep-merge-without", text: "'merge: .deep' has nothing to go by in '\(type)': \(missing)"
    )
  }

  static func derivedElsewhere(_ members: String, _ owner: String, _ name: String) -> Message {
    Message(
      id: "derived-elsewhere",
      text: "\(members) of '\(owner)' in another module cannot see what '\(name)' adds")
  }

  static func deriveOnEnum(_ name: String, _ member: Derivation.Member, _ reason: String) -> Message
  {
    Message(
      id: "derive-on-enum",
      text: "enum '\(name)' derives no \(member.rawValue): \(reason)")
  }

  static func flattenWithoutUpdate(_ name: String, _ type: String) -> Message {
    Message(
      id: "flatten-without-update",
      text: "an update cannot reach into flattened property '\(name)': '\(type)' has none itself")
  }

  static func hashWithoutEquality(_ name: String) -> Message {
    Message(
      id: "hash-without-equality",
      text: "property '\(name)' is hashed and not compared, so equal values would hash differently")
  }

  static func inheritedMember(_ member: String, _ type: String) -> Message {
    Message(
      id: "inherited-member",
      text: "class '\(type)' inherits '\(member)' from NSObject, so none can be derived")
  }

  static func noChanges(_ name: String, _ reason: String) -> Message {
    Message(id: "no-changes", text: "'\(name)' derives no changes: \(reason)")
  }

  static func noCopyInitialiser(_ name: String) -> Message {
    Message(
      id: "no-copy-initialiser",
      text: "class '\(name)' has no initialiser that takes what a copy cannot assign")
  }

  static func notComparable(_ type: String, _ member: Derivation.Member) -> Message {
    let verb = member == .hash ? "hashed" : "compared"
    return Message(
      id: "not-comparable", text: "a value of type '\(type)' cannot be \(verb)")
  }

  static func nothingToCopy(_ name: String) -> Message {
    Message(
      id: "nothing-to-copy",
      text: "'skip: .copy' on '\(name)' leaves a copy nothing to begin with")
  }

  static func openCopy(_ name: String) -> Message {
    Message(
      id: "open-copy",
      text: "class '\(name)' is open, so there may be classes below that a copy cannot be made of")
  }

  static func parentForm(_ name: String, _ reason: String) -> Message {
    Message(
      id: "parent-form",
      text: "parent '\(name)' has to be a weak optional variable of a mapped class: \(reason)")
  }

  static func parentUnfilled(_ name: String, _ owner: String, _ child: String) -> Message {
    Message(
      id: "parent-unfilled",
      text: "nothing fills parent '\(name)': '\(owner)' reads no property of type '\(child)'")
  }

  static func privateDerived(
    _ name: String, _ access: AccessLevel, _ members: [String]
  ) -> Message {
    let list = members.map { "'\($0)'" }.joined(separator: ", ")
    return Message(
      id: "private-derived",
      text: "property '\(name)' is \(access.rawValue), so a derived \(list) cannot see it")
  }

  static func superclassNotDerived(_ superclass: String, _ name: String) -> Message {
    Message(
      id: "superclass-not-derived",
      text:
        "class '\(superclass)' above '\(name)' is not mapped, so what it holds would be left out")
  }

  static func takenMember(_ member: String, _ type: String) -> Message {
    Message(
      id: "taken-member", text: "'\(type)' has a '\(member)' of its own, so none can be derived")
  }

  static func uncopiedSubclass(_ subclass: String, _ name: String) -> Message {
    Message(
      id: "uncopied-subclass",
      text: "class '\(subclass)' inherits from '\(name)' and is not mapped, so it cannot be copied")
  }

  static func uncopyable(_ name: String) -> Message {
    Message(
      id: "uncopyable",
      text: "constant '\(name)' gets its value in each object anew, so a copy cannot keep it")
  }

  static func unusableIdentity(_ name: String, _ reason: String) -> Message {
    Message(
      id: "unusable-identity", text: "property '\(name)' cannot be part of the identity: \(reason)")
  }
}
