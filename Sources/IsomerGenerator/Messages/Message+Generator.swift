import IsomerSyntax

/// The messages about options, profiles, properties and models, in alphabetical order.
///
/// Each is one clause in lower case without a full stop, with the user's words in single quotes.
extension Message {
  static let actorNotMapped = one("actor-not-mapped", "actor '{name}' cannot be mapped")
  static let badKeyPath = two("bad-key-path", "invalid key path '{text}': {fault}")
  static let codingKeyWithoutProperty = two(
    "coding-key-without-property", "coding key '{name}' is not a property of '{type}'")
  static let coerceWithoutConversion = one(
    "coerce-without-conversion", "'coerce' cannot convert to '{type}'")
  static let collidingKeys = three(
    "colliding-keys", "key '{key}' is written by both '{first}' and '{second}'")
  static let collidingPaths = three(
    "colliding-paths", "path '{path}' conflicts with key '{outer}' of '{name}'")
  static let conditionalAttribute = two(
    "conditional-attribute", "attribute '@{name}' cannot be inside '#if {condition}'")
  static let conflictingChoices = three(
    "conflicting-choices", "'.{choice}' conflicts with '.{other}' in '{option}:'")
  static let conflictingOptions = two("conflicting-options", "'{option}' conflicts with '{other}:'")
  static let constantNotRead = one(
    "constant-not-read", "'let {name}' has an initial value, so it is written but never read")
  static let directionSkipped = two("direction-skipped", "type '{type}' is never {direction}")
  static let dottedName = one(
    "dotted-name", "'`{name}`' cannot be mapped because its name contains a dot")
  static let doubtfulKeyPath = two("doubtful-key-path", "path '{path}' contains '{key}' as a key")
  static let effectNotMapped = two(
    "effect-not-mapped", "'{effect}' property '{name}' cannot be mapped")
  static let elementsWithoutCollection = two(
    "elements-without-collection",
    "'{option}:' requires an array, a set or a dictionary, not '{type}'")
  static let extensionNotMapped = one(
    "extension-not-mapped", "'@mapped' cannot be applied to an extension of '{name}'")
  static let fieldsWithoutTransformer = two(
    "fields-without-transformer", "'fields:' requires a transformer for {direction} '{name}'")
  static let fieldTwice = one("field-twice", "duplicate path '{path}' in 'fields:'")
  static let flattenCycle = two(
    "flatten-cycle", "flattened property '{name}' recursively contains '{model}'")
  static let flattenedIgnoring = two(
    "flattened-ignoring",
    "'{option}' requires it on flattened enum '{type}', whose values have keys")
  static let flattenedOpen = two(
    "flattened-open",
    "'{option}' cannot be combined with flattened type '{type}', whose keys are not known")
  static let flattenedPolicy = two(
    "flattened-policy", "flattened type '{type}' cannot have '{word}'")
  static let flattenOptional = one(
    "flatten-optional", "'flatten' cannot be applied to optional property '{name}'")
  static let flattenWithoutModel = one(
    "flatten-without-model", "'flatten' requires a type that is written as an object, not '{type}'")
  static let hidingMember = two(
    "hiding-member", "member '{name}' hides a name that the generated code of '{model}' uses")
  static let ignoredCodingKeys = one(
    "ignored-coding-keys", "'@mapped' ignores the 'CodingKeys' of '{type}'")
  static let inheritedInternal = three(
    "inherited-internal",
    "property '{name}' of '{owner}' is inaccessible outside of module '{module}'")
  static let initialiserLabel = two(
    "initialiser-label", "label '{label}' is not a property that '{type}' reads")
  static let initialiserUnknown = one(
    "initialiser-unknown", "expected an initialiser or function with labels, found '{text}'")
  static let lazyNotMapped = one("lazy-not-mapped", "lazy property '{name}' cannot be mapped")
  static let misplacedOption = two("misplaced-option", "'{word}' cannot be applied to {place}")
  static let misplacedProjection = one(
    "misplaced-projection",
    "projection '{path}' is supported only in 'key:' and 'alias:' of a property")
  static let missingCodingKeys = one(
    "missing-coding-keys", "'keys: .codingKeys' requires an enum 'CodingKeys' in '{type}'")
  static func missingModule(_ need: String, _ module: RuntimeModule) -> Self {
    Self("\(need) requires module '\(module.rawValue)', which the target does not depend on")
  }
  static let missingOption = two("missing-option", "'{option}:' requires '{required}:'")
  static let needsValue = two("needs-value", "'{word}' requires {expected}")
  static let noInitialiser = one(
    "no-initialiser", "class '{name}' has no initialiser for its mapped properties")
  static let notAssignable = one(
    "not-assignable", "property '{name}' cannot be set by generated code")
  static let notConverted = one("not-converted", "'{type}' has code that is not converted")
  static let nothingMapped = one(
    "nothing-mapped", "explicit type '{name}' has no annotated properties")
  static let omittedValue = two(
    "omitted-value", "'{name}' can be left out when it is written, but {outcome}")
  static let pathNotWritable = one(
    "path-not-writable", "path '{path}' to elements of an array cannot be written")
  static let patternNotMapped = one("pattern-not-mapped", "pattern '{pattern}' cannot be mapped")
  static let privateProperty = two(
    "private-property",
    "property '{name}' is inaccessible to generated code due to '{access}' protection level")
  static let privateType = two(
    "private-type",
    "type '{name}' is inaccessible to generated code due to '{access}' protection level")
  static let profileDirection = three(
    "profile-direction", "'{name}' is {verb} only in profile '{profile}'")
  static let profileOfFile = one("profile-of-file", "'@mapped {extent}' cannot have a profile")
  static let profileOption = one("profile-option", "'{word}' cannot be changed in a profile")
  static let profileUnknownAbove = three(
    "profile-unknown-above",
    "superclass '{superclass}' in module '{module}' has no profile '{profile}'")
  static let profileWithoutMapping = two(
    "profile-without-mapping",
    "profile '{profile}' requires a mapping of '{name}' without a profile")
  static let projectionType = two(
    "projection-type", "projection to '{name}' requires an array or a set, not '{type}'")
  static let propertyInExtension = one(
    "property-in-extension", "property '{name}' in an extension cannot be mapped")
  static let propertyWithoutValue = one(
    "property-without-value", "property '{name}' is not read and has no initial value")
  static let protocolMember = one(
    "protocol-member", "'@mapped' has no effect on protocol requirement '{name}'")
  static let readOnlyWrapper = two(
    "read-only-wrapper", "property wrapper '@{wrapper}' of '{name}' has no setter")
  static let recoverWithoutDefault = one(
    "recover-without-default", "'recover' requires a default value for '{name}'")
  static let redundantConformance = two(
    "redundant-conformance", "redundant conformance of '{name}' to '{conformance}'")
  static let repeatedOption = one("repeated-option", "duplicate option '{word}'")
  static let requiredNotOptional = one(
    "required-not-optional", "'required' has no effect on non-optional property '{name}'")
  static let requiredWithDefault = one(
    "required-with-default", "'required' on '{name}' conflicts with its default value")
  static let restTwice = one("rest-twice", "duplicate 'rest' property '{name}'")
  static func restType(
    _ name: String, _ type: String, _ expected: String = "a dictionary or an 'OrderedMap'"
  ) -> Self {
    Self("'rest' property '\(name)' must be \(expected), not '\(type)'")
  }
  static let restWithPolicy = one(
    "rest-with-policy", "'unknown: .{policy}' has no effect on a type with a 'rest' property")
  static var secondTarget: Message {
    Self("'@mapped target' is already in another file")
  }
  static var severalKeys: Message { Self("'key' requires a single key path, not a list") }
  static let staticNotMapped = one("static-not-mapped", "static property '{name}' cannot be mapped")
  static let takenName = two(
    "taken-name", "'{name}' conflicts with a name in the generated code of '{model}'")
  static let uncallable = two(
    "uncallable", "generated code cannot call '{function}' because {reason}")
  static let unexpectedValue = one("unexpected-value", "'{word}' does not take a value")
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
  static let unmarkedOption = one(
    "unmarked-option", "'{word}' has no effect because its comment does not begin with '@mapped'")
  static let unmarkedProperty = two(
    "unmarked-property",
    "'{name}' is neither read nor written because '{type}' has no '@mapped' above it")
  static let unmarkedType = two(
    "unmarked-type", "'{name}' has no '@mapped' above it, and '{property}' has no initial value")
  static let unreadDeclaration = two(
    "unread-declaration", "cannot parse '{text}' as a member of '{type}'")
  static let uselessOption = three(
    "useless-option", "'{word}' has no effect on '{name}' because {reason}")
  static let weakWithoutOwner = two(
    "weak-without-owner",
    "instance read for '{name}' will be immediately deallocated because the property is "
      + "'{modifier}'")
  static let withoutNothing = two("without-nothing", "'{name}' has no '{word}' to remove")
  static var withoutProfile: Message { Self("'without' requires a profile") }
  static func wrongValue(
    _ word: String, expected: String, found: String, suggestion: String? = nil
  ) -> Self {
    Self("'\(word)' requires \(expected), not '\(found)'\(hint(suggestion))")
  }
}

extension Message {
  /// Returns the end of a message that suggests another spelling.
  static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns a list such as `.omit or .write` or `.read, .write or .documents`.
  static func oneOf(_ names: [String]) -> String { names.map { ".\($0)" }.alternatives }
}
