import IsomerSyntax

/// The messages about enums, hierarchies and clusters, in alphabetical order.
extension Message {
  static let caseKeyKind = two("case-key-kind", "key of case '{name}' must be {expected}")
  static let changeInCase = two(
    "change-in-case", "associated value of type '{type}' in case '{name}' cannot be missing")
  static let collidingTag = two(
    "colliding-tag", "tag path '{path}' conflicts with the path of {other}")
  static let duplicateCaseKey = three(
    "duplicate-case-key", "duplicate key {key} for cases '{first}' and '{second}'")
  static let duplicateStructure = three(
    "duplicate-structure", "duplicate 'has(\"{path}\")' for '{first}' and '{second}'")
  static let duplicateTag = three(
    "duplicate-tag", "duplicate tag {tag} for '{first}' and '{second}'")
  static let emptyCluster = one("empty-cluster", "'{name}' has no mapped subtypes")
  static let emptyEnum = one("empty-enum", "enum '{name}' has no mapped cases")
  static let enumInCluster = two(
    "enum-in-cluster", "enum '{name}' cannot be a subtype of '{cluster}'")
  static let fallbackPayload = one(
    "fallback-payload", "fallback case '{name}' has more than one associated value")
  static let fallbackTwice = one("fallback-twice", "duplicate fallback case '{name}'")
  static let fallbackWithoutKeys = two(
    "fallback-without-keys", "type '{type}' of fallback case '{name}' cannot store an object")
  static let fallbackWithoutTag = three(
    "fallback-without-tag",
    "type '{type}' of fallback case '{name}' does not store the tag at '{tag}'")
  static let genericHierarchy = two(
    "generic-hierarchy", "generic class '{name}' cannot be mapped in a hierarchy because {reason}")
  static let genericMember = two(
    "generic-member", "generic type '{name}' cannot be a subtype of '{cluster}'")
  static let hookAfterChoice = one(
    "hook-after-choice",
    "'before.read' of cluster '{cluster}' would run after its subtype is chosen")
  static let keysAlone = one("keys-alone", "path '{path}' cannot contain an array index here")
  static let keyWithoutCluster = one(
    "key-without-cluster",
    "'key:' has no effect on '{name}' because it is not a subtype of a cluster")
  static let memberElsewhere = three(
    "member-elsewhere",
    "'{name}' cannot be a subtype of '{cluster}' because its superclass '{superclass}' already is")
  static let memberWithoutKey = two(
    "member-without-key", "subtype '{name}' of '{cluster}' has no 'key:'")
  static let otherwiseElsewhere = three(
    "otherwise-elsewhere",
    "'key: .otherwise' on '{name}' is only supported in module '{module}' of '{cluster}'")
  static let otherwiseTwice = two(
    "otherwise-twice", "duplicate 'key: .otherwise' on '{name}' in cluster '{cluster}'")
  static let rawType = one("raw-type", "raw values of type '{type}' cannot be mapped")
  static let rawTypeWithValues = two(
    "raw-type-with-values",
    "case '{name}' of an enum with raw type '{type}' cannot have associated values")
  static let structureWithTag = two(
    "structure-with-tag", "'key: has(…)' on '{name}' conflicts with 'tag:' on '{cluster}'")
  static func subclassDirection(
    _ name: String, _ parent: String, _ verb: String, goes: Bool
  ) -> Self {
    let (yes, no) = goes ? (name, parent) : (parent, name)
    return Message("'\(yes)' is \(verb), unlike '\(no)' in the same hierarchy")
  }
  static let superclassNotOpen = two(
    "superclass-not-open",
    "cannot inherit the mapping of non-open class '{name}' outside of module '{module}'")
  static let taggedPolicy = two(
    "tagged-policy", "'{word}' on '{type}' conflicts with the tag in the same object")
  static let tagWithoutTag = two(
    "tag-without-tag", "tag value on '{name}' requires 'tag:' on '{cluster}'")
  static let twoTags = three(
    "two-tags", "'{name}' would be written with the tags of '{first}' and '{second}'")
  static let unmappedSubtype = two(
    "unmapped-subtype", "subclass '{name}' of cluster '{cluster}' is not mapped")
  static let unreachableCase = two(
    "unreachable-case", "case '{name}' is never read because '{other}' accepts the same values")
  static let unreadValue = one(
    "unread-value", "associated value '{name}' is not read and has no default value")
  static let uselessAlias = two("useless-alias", "alias '{name}' is not a subtype because {reason}")
  static let valueBesideTag = two(
    "value-beside-tag", "value of type '{type}' in case '{name}' requires a key beside the tag")
  static let valueWithoutKey = two(
    "value-without-key",
    "value of type '{type}' in case '{name}' has no key, unlike the other values")
}
