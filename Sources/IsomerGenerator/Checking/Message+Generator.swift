import IsomerSyntax

/// The catalogue of what giving meaning can find wrong, in alphabetical order.
///
/// Lower case, no full stop, the user's own spelling in single quotes, what was expected.
extension Message {
  static func actorNotMapped(_ name: String) -> Message {
    Message(
      id: "actor-not-mapped", text: "actor '\(name)' cannot be mapped; map a struct or a class")
  }

  static func badKeyPath(_ text: String, _ fault: KeyPathText.Fault) -> Message {
    Message(id: "bad-key-path", text: "'\(text)' is no key path: \(fault.rawValue)")
  }

  static func coerceWithoutConversion(_ type: String) -> Message {
    Message(
      id: "coerce-without-conversion",
      text: "'coerce' knows no conversion to '\(type)'")
  }

  static func collidingKeys(_ key: String, _ first: String, _ second: String) -> Message {
    Message(
      id: "colliding-keys", text: "key '\(key)' is written by both '\(first)' and '\(second)'")
  }

  static func collidingPaths(_ path: String, _ outer: String, by name: String) -> Message {
    Message(
      id: "colliding-paths",
      text: "path '\(path)' runs through key '\(outer)', which '\(name)' writes as a whole")
  }
  static func conditionalAttribute(_ name: String, _ condition: String) -> Message {
    Message(
      id: "conditional-attribute",
      text: "attribute '@\(name)' applies only under '#if \(condition)'")
  }

  static func conformsByHand(_ name: String, _ conformance: String) -> Message {
    Message(
      id: "conforms-by-hand",
      text: "'\(name)' says that it is '\(conformance)', which is generated for it")
  }

  static func constantNotRead(_ name: String) -> Message {
    Message(
      id: "constant-not-read",
      text: "constant '\(name)' has its value already: it is written, never read")
  }
  static func dottedName(_ name: String) -> Message {
    Message(id: "dotted-name", text: "'`\(name)`' cannot be mapped: its name contains a dot")
  }

  static func effectNotMapped(_ name: String, _ effect: String) -> Message {
    Message(
      id: "effect-not-mapped",
      text: "property '\(name)' cannot be mapped: its getter is '\(effect)'")
  }

  static func elementsWithoutCollection(_ type: String) -> Message {
    Message(
      id: "elements-without-collection",
      text: "'elements:' needs an array, a set or a dictionary, not '\(type)'")
  }

  static func extensionNotMapped(_ name: String) -> Message {
    Message(
      id: "extension-not-mapped",
      text: "an extension of '\(name)' cannot be annotated; annotate the declaration")
  }

  static func fieldNotWritable(_ path: String) -> Message {
    Message(
      id: "field-not-writable",
      text: "field '\(path)' has an index, which cannot be made again where it is written")
  }

  static func fieldsWithoutTransformer(_ name: String, _ direction: String) -> Message {
    Message(
      id: "fields-without-transformer",
      text: "'fields:' needs a transformer, by which '\(name)' is \(direction)")
  }

  static func fieldTwice(_ path: String) -> Message {
    Message(id: "field-twice", text: "'\(path)' stands twice in 'fields:'")
  }

  static func flattenedPolicy(_ type: String, _ word: String) -> Message {
    Message(
      id: "flattened-policy",
      text:
        "'\(type)' has '\(word)', which concerns the whole object, of which a flattened model has a part"
    )
  }

  static func flattenOptional(_ name: String) -> Message {
    Message(
      id: "flatten-optional",
      text: "'flatten' needs a model that is always there; '\(name)' is optional")
  }

  static func flattenWithoutModel(_ type: String) -> Message {
    Message(
      id: "flatten-without-model", text: "'flatten' needs a mapped struct or class, not '\(type)'")
  }

  static func heldByNothing(_ name: String, _ modifier: String) -> Message {
    Message(
      id: "held-by-nothing",
      text: "'\(name)' is \(modifier), so an object that is read for it is gone at once")
  }

  static func hidingMember(_ name: String, _ model: String) -> Message {
    Message(
      id: "hiding-member",
      text: "a member '\(name)' hides what the generated code of '\(model)' has to name")
  }

  static func ignoredCodingKeys(_ type: String) -> Message {
    Message(
      id: "ignored-coding-keys", text: "'@mapped' ignores the 'CodingKeys' of '\(type)'")
  }

  static func inheritedInternal(_ name: String, _ owner: String, _ module: String) -> Message {
    Message(
      id: "inherited-internal",
      text: "property '\(name)' of '\(owner)' is not public, so no mapping outside of '\(module)' "
        + "reaches it")
  }

  static func initialiserLabel(_ label: String, _ type: String) -> Message {
    Message(
      id: "initialiser-label", text: "label '\(label)' is no property that '\(type)' reads")
  }

  static func initialiserUnknown(_ text: String) -> Message {
    Message(
      id: "initialiser-unknown",
      text: "'\(text)' names no initialiser or function with its labels, as in 'init(id:title:)'")
  }

  static func lazyNotMapped(_ name: String) -> Message {
    Message(id: "lazy-not-mapped", text: "lazy property '\(name)' cannot be mapped")
  }

  static func misplacedProjection(_ path: String) -> Message {
    Message(
      id: "misplaced-projection",
      text: "a projection such as '\(path)' can only be read, by 'key:' or 'alias:' of a property"
    )
  }

  static func misplacedWord(_ word: String, on place: Word.Place) -> Message {
    Message(id: "misplaced-word", text: "'\(word)' does not belong on \(place.rawValue)")
  }

  static func missingModule(_ need: String, _ module: RuntimeModule) -> Message {
    Message(
      id: "missing-module",
      text: "\(need) needs the module '\(module.rawValue)', on which the target does not depend")
  }

  static func needsValue(_ word: String, expected: String) -> Message {
    Message(id: "needs-value", text: "'\(word)' needs a value: \(expected)")
  }

  static func noInitialiser(_ name: String) -> Message {
    Message(
      id: "no-initialiser",
      text: "class '\(name)' has no initialiser that its mapped properties can call")
  }

  static func notAssignable(_ name: String) -> Message {
    Message(
      id: "not-assignable",
      text: "property '\(name)' can be set neither from another file nor by an initialiser")
  }

  static func nothingFills(_ name: String) -> Message {
    Message(
      id: "nothing-fills",
      text: "nothing fills property '\(name)': it is not read and has no initial value")
  }

  static func nothingMapped(_ name: String) -> Message {
    Message(id: "nothing-mapped", text: "'\(name)' is explicit and has no annotated property")
  }

  static func oneWayType(_ type: String, _ direction: String) -> Message {
    Message(id: "one-way-type", text: "'\(type)' skips that direction and is never \(direction)")
  }

  static func patternNotMapped(_ pattern: String) -> Message {
    Message(
      id: "pattern-not-mapped",
      text: "'\(pattern)' is a pattern: what it declares cannot be mapped by itself")
  }

  static func privateProperty(_ name: String, _ access: AccessLevel) -> Message {
    Message(
      id: "private-property",
      text:
        "property '\(name)' is \(access.rawValue), so generated code in another file cannot set it")
  }

  static func privateType(_ name: String, _ access: AccessLevel) -> Message {
    Message(
      id: "private-type",
      text: "type '\(name)' is \(access.rawValue), so generated code in another file cannot see it")
  }

  static func projectionType(_ name: String, _ type: String) -> Message {
    Message(
      id: "projection-type", text: "a projection gives a list, and '\(name)' is a '\(type)'")
  }

  static func propertyInExtension(_ name: String) -> Message {
    Message(
      id: "property-in-extension",
      text: "property '\(name)' stands in an extension; only those of the declaration are mapped")
  }

  static func protocolMember(_ name: String) -> Message {
    Message(
      id: "protocol-member",
      text: "'@mapped' on '\(name)' has no effect: a protocol has no keys of its own")
  }

  static func readOnlyWrapper(_ wrapper: String, _ name: String) -> Message {
    Message(
      id: "read-only-wrapper",
      text: "property '\(name)' is read, and its wrapper '@\(wrapper)' lets nothing set it")
  }

  static func recoverWithoutDefault(_ name: String) -> Message {
    Message(
      id: "recover-without-default",
      text: "'recover' on '\(name)' has nothing to fall back on")
  }

  static func repeatedWord(_ word: String) -> Message {
    Message(id: "repeated-word", text: "'\(word)' is written twice for the same declaration")
  }

  static func requiredNotOptional(_ name: String) -> Message {
    Message(
      id: "required-not-optional",
      text: "'required' is for optionals; '\(name)' is required without it")
  }

  static func requiredWithDefault(_ name: String) -> Message {
    Message(
      id: "required-with-default",
      text: "'\(name)' is required, so its default would never be used")
  }

  static func restTwice(_ name: String) -> Message {
    Message(id: "rest-twice", text: "'\(name)' is a second 'rest' property; a model has one")
  }

  static func restType(_ name: String, _ type: String) -> Message {
    Message(
      id: "rest-type", text: "a 'rest' property is a '[String: Value]', not '\(type)'")
  }

  static func restWithPolicy(_ policy: String) -> Message {
    Message(
      id: "rest-with-policy",
      text: "'unknown: .\(policy)' has no effect beside a 'rest' property, which takes unknown keys"
    )
  }

  static let severalKeys = Message(
    id: "several-keys", text: "'key' is one key path; a list does not say which is written")

  static func staticNotMapped(_ name: String) -> Message {
    Message(id: "static-not-mapped", text: "static property '\(name)' cannot be mapped")
  }

  static func takenName(_ name: String, _ model: String) -> Message {
    Message(
      id: "taken-name", text: "type '\(name)' has a name that the generated code of '\(model)' uses"
    )
  }

  static func uncallable(_ function: String, _ reason: String) -> Message {
    Message(
      id: "uncallable", text: "generated code cannot call '\(function)': \(reason)")
  }

  static func unexpectedValue(_ word: String) -> Message {
    Message(id: "unexpected-value", text: "'\(word)' takes no value")
  }

  static func unknownChoice(
    _ written: String, of word: String, among names: [String], suggestion: String?
  ) -> Message {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return Message(
      id: "unknown-choice",
      text: "'\(word)' is \(oneOf(names)), not '\(written)'\(hint)")
  }

  static func unknownSuffix(_ written: String, of word: Word) -> Message {
    let known = word.suffixes.map { "'\(word.name).\($0)'" }
    let expected =
      known.isEmpty
      ? "'\(word.name)' has no suffix" : "expected \(known.joined(separator: " or "))"
    return Message(id: "unknown-suffix", text: "unknown word '\(written)'; \(expected)")
  }

  static func unknownWord(_ written: String, suggestion: String?) -> Message {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return Message(id: "unknown-word", text: "unknown word '\(written)' in '@mapped'\(hint)")
  }

  static func unreadDeclaration(_ text: String, _ type: String) -> Message {
    Message(id: "unread-declaration", text: "cannot read '\(text)' as a member of '\(type)'")
  }

  static func uselessWord(_ word: String, _ name: String, _ reason: String) -> Message {
    Message(id: "useless-word", text: "'\(word)' has no effect on '\(name)': \(reason)")
  }

  static func wrongValue(_ word: String, expected: String, found: String) -> Message {
    Message(id: "wrong-value", text: "'\(word)' needs \(expected), not '\(found)'")
  }
}

extension Message {
  /// `.omit or .write`, `.read, .write or .json`.
  static func oneOf(_ names: [String]) -> String {
    let dotted = names.map { ".\($0)" }
    guard let last = dotted.last, dotted.count > 1 else { return dotted.first ?? "" }
    return dotted.dropLast().joined(separator: ", ") + " or " + last
  }
}
