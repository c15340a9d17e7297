import IsomerSyntax

/// The messages about types, their transformers, checks and external mappings, in alphabetical order.
extension Message {
  static let alreadyMapped = one(
    "already-mapped", "'{type}' is already mapped by its own annotation")
  static let badPattern = two("bad-pattern", "invalid pattern '{pattern}': {reason}")
  static let checkKind = two("check-kind", "'check: {check}' cannot be applied to type '{type}'")
  static let defaultFailsCheck = two("default-fails-check", "'{value}' fails 'check: {check}'")
  static let doubtfulDateFormat = two(
    "doubtful-date-format", "'{field}' in a date format is {meaning}")
  static let emptyRange = one("empty-range", "range '{range}' is empty")
  static let externalMappingModule = one(
    "external-mapping-module", "module of '{type}' is ambiguous in a public external mapping")
  static let externalMappingOption = one(
    "external-mapping-option", "'{word}' is not supported in an external mapping")
  static let invalidExternalMapping = three(
    "invalid-external-mapping",
    "'{name}' is not a valid external mapping of '{type}' because {reason}")
  static let literalKind = three(
    "literal-kind", "'{word}: {value}' is not a value of type '{type}'")
  static let mapKeyTwice = one("map-key-twice", "duplicate key '{key}' in the map")
  static let mapNotReversible = two(
    "map-not-reversible", "map of '{name}' cannot be reversed because '{value}' has two keys")
  static let missingType = one(
    "missing-type", "cannot infer the type of '{name}' from its initial value")
  static let misspeltName = two(
    "misspelt-name", "cannot find '{name}'; did you mean '{suggestion}'?")
  static let nestedOptional = one("nested-optional", "nested optional '{type}' cannot be mapped")
  static let nonCopyable = one(
    "non-copyable", "noncopyable or nonescapable type '{name}' cannot be mapped")
  static let notAKey = one("not-a-key", "type '{type}' cannot be the key of an object")
  static let notOneValue = three(
    "not-one-value", "'{option}' cannot be applied to '{type}' because {reason}")
  static let otherIsolation = four(
    "other-isolation",
    "'{actor}'-isolated property '{name}' is inaccessible to '{own}'-isolated '{type}'")
  static let rawRepresentable = one(
    "raw-representable", "'{name}' is 'RawRepresentable', but is mapped as an object")
  static let readOnlyTransformer = two(
    "read-only-transformer", "read-only transformer '{transformer}' cannot write property '{name}'")
  static let takenFunction = two(
    "taken-function", "'{name}()' conflicts with the generated function of '{type}'")
  static let transformerOutput = three(
    "transformer-output", "transformer '{transformer}' returns '{output}', not '{type}'")
  static let typeTransformerCondition = one(
    "type-transformer-condition", "type transformer '{name}' cannot be inside '#if'")
  static let typeTransformerMembers = two(
    "type-transformer-members", "type transformer '{name}' of '{type}' cannot have members")
  static let typeTransformerTwice = one(
    "type-transformer-twice", "duplicate transformer or external mapping for '{type}'")
  static let unmappedType = one("unmapped-type", "type '{type}' is not mapped")
  static let unsupportedType = one(
    "unsupported-type", "type '{type}' cannot be mapped without a transformer")
  static let usableFromInline = one(
    "usable-from-inline", "'@usableFromInline' type '{type}' cannot be mapped")
}
