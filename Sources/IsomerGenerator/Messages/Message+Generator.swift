import IsomerSyntax

/// The messages about options, profiles, properties and models, in alphabetical order.
///
/// Each is one clause in lower case without a full stop, with the user's words in single quotes.
extension Message {
  static func actorNotMapped(_ name: String) -> Self { Self("actor '\(name)' cannot be mapped") }
  static func badKeyPath(_ text: String, _ fault: KeyPathText.Fault) -> Self {
    Self("invalid key path '\(text)': \(fault.rawValue)")
  }
  static func codingKeyWithoutProperty(_ name: String, _ type: String) -> Self {
    Self("coding key '\(name)' is not a property of '\(type)'")
  }
  static func coerceWithoutConversion(_ type: String) -> Self {
    Self("'coerce' cannot convert to '\(type)'")
  }
  static func collidingKeys(_ key: String, _ first: String, _ second: String) -> Self {
    Self("key '\(key)' is written by both '\(first)' and '\(second)'")
  }
  static func collidingPaths(_ path: String, _ outer: String, by name: String) -> Self {
    Self("path '\(path)' conflicts with key '\(outer)' of '\(name)'")
  }
  static func conditionalAttribute(_ name: String, _ condition: String) -> Self {
    Self("attribute '@\(name)' cannot be inside '#if \(condition)'")
  }
  static func conflictingOptions(_ option: String, _ other: String) -> Self {
    Self("'\(option)' conflicts with '\(other):'")
  }
  static func constantNotRead(_ name: String) -> Self {
    Self("'let \(name)' has an initial value, so it is written but never read")
  }
  static func directionSkipped(_ type: String, _ direction: String) -> Self {
    Self("type '\(type)' is never \(direction)")
  }
  static func dottedName(_ name: String) -> Self {
    Self("'`\(name)`' cannot be mapped because its name contains a dot")
  }
  static func doubtfulKeyPath(_ path: String, _ key: String) -> Self {
    Self("path '\(path)' contains '\(key)' as a key")
  }
  static func effectNotMapped(_ name: String, _ effect: String) -> Self {
    Self("'\(effect)' property '\(name)' cannot be mapped")
  }
  static func elementsWithoutCollection(_ option: String, _ type: String) -> Self {
    Self("'\(option):' requires an array, a set or a dictionary, not '\(type)'")
  }
  static func extensionNotMapped(_ name: String) -> Self {
    Self("'@mapped' cannot be applied to an extension of '\(name)'")
  }
  static func fieldNotWritable(_ path: String) -> Self {
    Self("field '\(path)' with an array index cannot be written")
  }
  static func fieldsWithoutTransformer(_ name: String, _ direction: String) -> Self {
    Self("'fields:' requires a transformer for \(direction) '\(name)'")
  }
  static func fieldTwice(_ path: String) -> Self { Self("duplicate path '\(path)' in 'fields:'") }
  static func flattenCycle(_ name: String, _ model: String) -> Self {
    Self("flattened property '\(name)' recursively contains '\(model)'")
  }
  static func flattenedClass(_ type: String, _ option: String) -> Self {
    Self(
      "'\(option)' cannot be combined with flattened class '\(type)', whose subclasses have keys")
  }
  static func flattenedOpen(_ type: String, _ option: String) -> Self {
    Self("'\(option)' cannot be combined with flattened type '\(type)', whose keys are not known")
  }
  static func flattenedPolicy(_ type: String, _ word: String) -> Self {
    Self("flattened type '\(type)' cannot have '\(word)'")
  }
  static func flattenOptional(_ name: String) -> Self {
    Self("'flatten' cannot be applied to optional property '\(name)'")
  }
  static func flattenWithoutModel(_ type: String) -> Self {
    Self("'flatten' requires a type that is written as an object, not '\(type)'")
  }
  static func hidingMember(_ name: String, _ model: String) -> Self {
    Self("member '\(name)' hides a name that the generated code of '\(model)' uses")
  }
  static func ignoredCodingKeys(_ type: String) -> Self {
    Self("'@mapped' ignores the 'CodingKeys' of '\(type)'")
  }
  static func inheritedInternal(_ name: String, _ owner: String, _ module: String) -> Self {
    Self("property '\(name)' of '\(owner)' is inaccessible outside of module '\(module)'")
  }
  static func initialiserLabel(_ label: String, _ type: String) -> Self {
    Self("label '\(label)' is not a property that '\(type)' reads")
  }
  static func initialiserUnknown(_ text: String) -> Self {
    Self("expected an initialiser or function with labels, found '\(text)'")
  }
  static func lazyNotMapped(_ name: String) -> Self {
    Self("lazy property '\(name)' cannot be mapped")
  }
  static func misplacedOption(_ word: String, on place: Option.Place) -> Self {
    Self("'\(word)' cannot be applied to \(place.rawValue)")
  }
  static func misplacedProjection(_ path: String) -> Self {
    Self("projection '\(path)' is supported only in 'key:' and 'alias:' of a property")
  }
  static func missingCodingKeys(_ type: String) -> Self {
    Self("'keys: .codingKeys' requires an enum 'CodingKeys' in '\(type)'")
  }
  static func missingModule(_ need: String, _ module: RuntimeModule) -> Self {
    Self("\(need) requires module '\(module.rawValue)', which the target does not depend on")
  }
  static func missingOption(_ option: String, _ required: String) -> Self {
    Self("'\(option):' requires '\(required):'")
  }
  static func needsValue(_ word: String, expected: String) -> Self {
    Self("'\(word)' requires \(expected)")
  }
  static func noInitialiser(_ name: String) -> Self {
    Self("class '\(name)' has no initialiser for its mapped properties")
  }
  static func notAssignable(_ name: String) -> Self {
    Self("property '\(name)' cannot be set by generated code")
  }
  static func notConverted(_ type: String) -> Self {
    Self("'\(type)' has code that is not converted")
  }
  static func nothingMapped(_ name: String) -> Self {
    Self("explicit type '\(name)' has no annotated properties")
  }
  static func omittedValue(_ name: String, _ outcome: String) -> Self {
    Self("'\(name)' can be left out when it is written, but \(outcome)")
  }
  static func patternNotMapped(_ pattern: String) -> Self {
    Self("pattern '\(pattern)' cannot be mapped")
  }
  static func privateProperty(_ name: String, _ access: AccessLevel) -> Self {
    Self("property '\(name)' is inaccessible to generated code \(reason(access))")
  }
  static func privateType(_ name: String, _ access: AccessLevel) -> Self {
    Self("type '\(name)' is inaccessible to generated code \(reason(access))")
  }
  static func profileDirection(_ name: String, _ profile: String, _ verb: String) -> Self {
    Self("'\(name)' is \(verb) only in profile '\(profile)'")
  }
  static func profileOfFile(_ extent: String) -> Message {
    Self("'@mapped \(extent)' cannot have a profile")
  }
  static func profileOption(_ word: String) -> Self {
    Self("'\(word)' cannot be changed in a profile")
  }
  static func profileUnknownAbove(
    _ profile: String, _ superclass: String, _ module: String
  ) -> Self {
    Self("superclass '\(superclass)' in module '\(module)' has no profile '\(profile)'")
  }
  static func profileWithoutMapping(_ name: String, _ profile: String) -> Self {
    Self("profile '\(profile)' requires a mapping of '\(name)' without a profile")
  }
  static func projectionType(_ name: String, _ type: String) -> Self {
    Self("projection to '\(name)' requires an array or a set, not '\(type)'")
  }
  static func propertyInExtension(_ name: String) -> Self {
    Self("property '\(name)' in an extension cannot be mapped")
  }
  static func propertyWithoutValue(_ name: String) -> Self {
    Self("property '\(name)' is not read and has no initial value")
  }
  static func protocolMember(_ name: String) -> Self {
    Self("'@mapped' has no effect on protocol requirement '\(name)'")
  }
  static func readOnlyWrapper(_ wrapper: String, _ name: String) -> Self {
    Self("property wrapper '@\(wrapper)' of '\(name)' has no setter")
  }
  static func recoverWithoutDefault(_ name: String) -> Self {
    Self("'recover' requires a default value for '\(name)'")
  }
  static func redundantConformance(_ name: String, _ conformance: String) -> Self {
    Self("redundant conformance of '\(name)' to '\(conformance)'")
  }
  static func repeatedOption(_ word: String) -> Self { Self("duplicate option '\(word)'") }
  static func requiredNeverNil(_ name: String) -> Self {
    Self("'required' on '\(name)' conflicts with 'null: .absent', with which it is never nil")
  }
  static func requiredNotOptional(_ name: String) -> Self {
    Self("'required' has no effect on non-optional property '\(name)'")
  }
  static func requiredWithDefault(_ name: String) -> Self {
    Self("'required' on '\(name)' conflicts with its default value")
  }
  static func restTwice(_ name: String) -> Self { Self("duplicate 'rest' property '\(name)'") }
  static func restType(
    _ name: String, _ type: String, _ expected: String = "a dictionary or an 'OrderedMap'"
  ) -> Self {
    Self("'rest' property '\(name)' must be \(expected), not '\(type)'")
  }
  static func restWithPolicy(_ policy: String) -> Self {
    Self("'unknown: .\(policy)' has no effect on a type with a 'rest' property")
  }
  static var secondTarget: Message {
    Self("'@mapped target' is already in another file")
  }
  static var severalKeys: Message { Self("'key' requires a single key path, not a list") }
  static func staticNotMapped(_ name: String) -> Self {
    Self("static property '\(name)' cannot be mapped")
  }
  static func takenName(_ name: String, _ model: String) -> Self {
    Self("'\(name)' conflicts with a name in the generated code of '\(model)'")
  }
  static func uncallable(_ function: String, _ reason: String) -> Self {
    Self("generated code cannot call '\(function)' because \(reason)")
  }
  static func unexpectedValue(_ word: String) -> Self { Self("'\(word)' does not take a value") }
  static func unknownChoice(
    _ written: String, of word: String, among names: [String], suggestion: String?
  ) -> Self {
    Self("'\(word)' requires \(oneOf(names)), not '\(written)'\(hint(suggestion))")
  }
  static func unknownOption(_ written: String, suggestion: String?) -> Self {
    Self("unknown option '\(written)' in '@mapped'\(hint(suggestion))")
  }
  static func unknownProfile(_ profile: String, _ type: String, suggestion: String?) -> Self {
    Self("'\(type)' has no profile '\(profile)'\(hint(suggestion))")
  }
  static func unknownSuffix(_ written: String, of word: Option) -> Self {
    let known = word.suffixes.map { "'\(word.name).\($0)'" }
    let expected =
      known.isEmpty ? "'\(word.name)' has no suffix" : "expected \(known.joined(separator: " or "))"
    return Message("unknown option '\(written)'; \(expected)")
  }
  static func unmarkedOption(_ word: String) -> Self {
    Self("'\(word)' has no effect because its comment does not begin with '@mapped'")
  }
  static func unmarkedType(_ name: String, _ property: String) -> Self {
    Self("'\(name)' has no '@mapped' above it, and '\(property)' has no initial value")
  }
  static func unreadDeclaration(_ text: String, _ type: String) -> Self {
    Self("cannot parse '\(text)' as a member of '\(type)'")
  }
  static func uselessOption(_ word: String, _ name: String, _ reason: String) -> Self {
    Self("'\(word)' has no effect on '\(name)' because \(reason)")
  }
  static func weakWithoutOwner(_ name: String, _ modifier: String) -> Self {
    Self(
      "instance read for '\(name)' will be immediately deallocated because the property is "
        + "'\(modifier)'")
  }
  static func withoutNothing(_ word: String, _ name: String) -> Self {
    Self("'\(name)' has no '\(word)' to remove")
  }
  static var withoutProfile: Message { Self("'without' requires a profile") }
  static func wrongValue(
    _ word: String, expected: String, found: String, suggestion: String? = nil
  ) -> Self {
    Self("'\(word)' requires \(expected), not '\(found)'\(hint(suggestion))")
  }
}

extension Message {
  /// Returns a list such as `a struct or a class`.
  static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns the end of a message that suggests another spelling.
  static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns a list such as `.omit or .write` or `.read, .write or .json`.
  static func oneOf(_ names: [String]) -> String { alternatives(names.map { ".\($0)" }) }

  /// Returns the reason why generated code cannot access a declaration.
  static func reason(_ access: AccessLevel) -> String {
    "due to '\(access.rawValue)' protection level"
  }
}
