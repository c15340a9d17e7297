import IsomerSyntax

// The messages whose texts only repeat words of the user, each list in alphabetical order.
//
// Each is one clause in small letters without a full stop, with the user's words in single quotes.
// The identifier is the name of the case: `unknown-option` of `unknownOption`. The words fill the
// places in braces in the order of the text.

/// The messages with one word.
enum OneWord: String {
  case actorNotMapped = "actor '{name}' cannot be mapped"
  case alreadyMapped = "'{type}' is already mapped by its own annotation"
  case archiveReadOnly = "'{name}' cannot be archived because its transformer is read-only"
  case coerceWithoutConversion = "'coerce' cannot convert to '{type}'"
  case constantNotRead = "'let {name}' has an initial value, so it is written but never read"
  case deepMerge =
    "'merge: .deep' requires a model, an array of models or a dictionary, not '{type}'"
  case dottedName = "'`{name}`' cannot be mapped because its name contains a dot"
  case emptyCluster = "'{name}' has no mapped subtypes"
  case emptyEnum = "enum '{name}' has no mapped cases"
  case emptyRange = "range '{range}' is empty"
  case extensionNotMapped = "'@mapped' cannot be applied to an extension of '{name}'"
  case externalMappingModule = "module of '{type}' is ambiguous in a public external mapping"
  case externalMappingOption = "'{word}' is not supported in an external mapping"
  case fallbackPayload = "fallback case '{name}' has more than one associated value"
  case fallbackTwice = "duplicate fallback case '{name}'"
  case fieldTwice = "duplicate path '{path}' in 'fields:'"
  case flattenOptional = "'flatten' cannot be applied to optional property '{name}'"
  case flattenWithoutModel = "'flatten' requires a type that is written as an object, not '{type}'"
  case hashWithoutEquality = "property '{name}' is included in the hash but not in equality"
  case hookAfterChoice =
    "'before.read' of cluster '{cluster}' would run after its subtype is chosen"
  case ignoredCodingKeys = "'@mapped' ignores the 'CodingKeys' of '{type}'"
  case initialiserUnknown = "expected an initialiser or function with labels, found '{text}'"
  case keysAlone = "path '{path}' cannot contain an array index here"
  case keyWithoutCluster =
    "'key:' has no effect on '{name}' because it is not a subtype of a cluster"
  case lazyNotMapped = "lazy property '{name}' cannot be mapped"
  case lockedTypeGone = "cannot find archived type '{name}'"
  case lockUnreadable = "cannot read the lock file: {reason}"
  case mapKeyTwice = "duplicate key '{key}' in the map"
  case misplacedProjection =
    "projection '{path}' is supported only in 'key:' and 'alias:' of a property"
  case missingCodingKeys = "'keys: .codingKeys' requires an enum 'CodingKeys' in '{type}'"
  case missingType = "cannot infer the type of '{name}' from its initial value"
  case nestedOptional = "nested optional '{type}' cannot be mapped"
  case noCopyInitialiser =
    "class '{name}' has no initialiser for the properties that a copy cannot assign"
  case noInitialiser = "class '{name}' has no initialiser for its mapped properties"
  case nonCopyable = "noncopyable or nonescapable type '{name}' cannot be mapped"
  case notAKey = "type '{type}' cannot be the key of an object"
  case notAssignable = "property '{name}' cannot be set by generated code"
  case notConverted = "'{type}' has code that is not converted"
  case nothingMapped = "explicit type '{name}' has no annotated properties"
  case nothingToCopy = "'skip: .copy' requires '{name}' to be a variable with an initial value"
  case openCopy = "open class '{name}' cannot derive a copy"
  case pathNotWritable = "path '{path}' to elements of an array cannot be written"
  case patternNotMapped = "pattern '{pattern}' cannot be mapped"
  case profileOfFile = "'@mapped {extent}' cannot have a profile"
  case profileOption = "'{word}' cannot be changed in a profile"
  case propertyInExtension = "property '{name}' in an extension cannot be mapped"
  case propertyWithoutValue = "property '{name}' is not read and has no initial value"
  case protocolMember = "'@mapped' has no effect on protocol requirement '{name}'"
  case rawRepresentable = "'{name}' is 'RawRepresentable', but is mapped as an object"
  case rawType = "raw values of type '{type}' cannot be mapped"
  case recoverWithoutDefault = "'recover' requires a default value for '{name}'"
  case repeatedOption = "duplicate option '{word}'"
  case requiredNotOptional = "'required' has no effect on non-optional property '{name}'"
  case requiredWithDefault = "'required' on '{name}' conflicts with its default value"
  case restTwice = "duplicate 'rest' property '{name}'"
  case restWithPolicy = "'unknown: .{policy}' has no effect on a type with a 'rest' property"
  case sampleFile = "no such file in the package: '{path}'"
  case samplePath = "sample '{path}' is not a '.json' file in the package"
  case sampleUnread = "'sample' requires '{type}' to be read without 'before.read'"
  case sinceWithoutDefault = "'since:' requires a default value for '{name}'"
  case staticNotMapped = "static property '{name}' cannot be mapped"
  case typeTransformerCondition = "type transformer '{name}' cannot be inside '#if'"
  case typeTransformerTwice = "duplicate transformer or external mapping for '{type}'"
  case unarchivedType = "type '{type}' is not archivable"
  case uncopyable = "constant '{name}' with an initial value cannot be copied"
  case unexpectedValue = "'{word}' does not take a value"
  case unmappedType = "type '{type}' is not mapped"
  case unmarkedOption = "'{word}' has no effect because its comment does not begin with '@mapped'"
  case unreadValue = "associated value '{name}' is not read and has no default value"
  case unsupportedType = "type '{type}' cannot be mapped without a transformer"
  case usableFromInline = "'@usableFromInline' type '{type}' cannot be mapped"
}

/// The messages with two words.
enum TwoWords: String {
  case archiveLacks = "property '{name}' of '{type}' is not archived and has no default value"
  case badKeyPath = "invalid key path '{text}': {fault}"
  case badPattern = "invalid pattern '{pattern}': {reason}"
  case caseKeyKind = "key of case '{name}' must be {expected}"
  case changeInCase = "associated value of type '{type}' in case '{name}' cannot be missing"
  case checkKind = "'check: {check}' cannot be applied to type '{type}'"
  case codingKeyWithoutProperty = "coding key '{name}' is not a property of '{type}'"
  case collidingTag = "tag path '{path}' conflicts with the path of {other}"
  case conditionalAttribute = "attribute '@{name}' cannot be inside '#if {condition}'"
  case conflictingOptions = "'{option}' conflicts with '{other}:'"
  case deepMergeWithout = "'merge: .deep' requires '{type}' to {missing}"
  case defaultFailsCheck = "'{value}' fails 'check: {check}'"
  case deriveOnEnum = "'derive: .{member}' cannot be applied to enum '{name}'"
  case directionSkipped = "type '{type}' is never {direction}"
  case doubtfulDateFormat = "'{field}' in a date format is {meaning}"
  case doubtfulKeyPath = "path '{path}' contains '{key}' as a key"
  case effectNotMapped = "'{effect}' property '{name}' cannot be mapped"
  case elementsWithoutCollection =
    "'{option}:' requires an array, a set or a dictionary, not '{type}'"
  case enumInCluster = "enum '{name}' cannot be a subtype of '{cluster}'"
  case fallbackWithoutKeys = "type '{type}' of fallback case '{name}' cannot store an object"
  case fieldsWithoutTransformer = "'fields:' requires a transformer for {direction} '{name}'"
  case flattenCycle = "flattened property '{name}' recursively contains '{model}'"
  case flattenedIgnoring =
    "'{option}' requires it on flattened enum '{type}', whose values have keys"
  case flattenedOpen =
    "'{option}' cannot be combined with flattened type '{type}', whose keys are not known"
  case flattenedPolicy = "flattened type '{type}' cannot have '{word}'"
  case flattenWithoutUpdate = "flattened property '{name}' requires '{type}' to support updates"
  case genericHierarchy = "generic class '{name}' cannot be mapped in a hierarchy because {reason}"
  case genericMember = "generic type '{name}' cannot be a subtype of '{cluster}'"
  case hidingMember = "member '{name}' hides a name that the generated code of '{model}' uses"
  case inheritedMember =
    "cannot derive '{member}' because class '{type}' inherits it from 'NSObject'"
  case initialiserLabel = "label '{label}' is not a property that '{type}' reads"
  case lockStale = "'{name}' differs from the lock file: {what}"
  case lostStorage =
    "archives do not contain the value of '{computed}', because '{name}' is skipped"
  case mapNotReversible = "map of '{name}' cannot be reversed because '{value}' has two keys"
  case memberWithoutKey = "subtype '{name}' of '{cluster}' has no 'key:'"
  case misplacedOption = "'{word}' cannot be applied to {place}"
  case missingModule = "{need} requires module '{module}', which the target does not depend on"
  case missingOption = "'{option}:' requires '{required}:'"
  case misspeltName = "cannot find '{name}'; did you mean '{suggestion}'?"
  case needsValue = "'{word}' requires {expected}"
  case noChanges = "'{name}' cannot derive changes because {reason}"
  case noDerivedInit = "'{name}' cannot derive an initialiser because {reason}"
  case omittedValue = "'{name}' can be left out when it is written, but {outcome}"
  case otherwiseTwice = "duplicate 'key: .otherwise' on '{name}' in cluster '{cluster}'"
  case parentForm = "'{name}' cannot be a parent because {reason}"
  case privateProperty =
    "property '{name}' is inaccessible to generated code due to '{access}' protection level"
  case privateType =
    "type '{name}' is inaccessible to generated code due to '{access}' protection level"
  case profileWithoutMapping =
    "profile '{profile}' requires a mapping of '{name}' without a profile"
  case projectionType = "projection to '{name}' requires an array or a set, not '{type}'"
  case rawTypeWithValues =
    "case '{name}' of an enum with raw type '{type}' cannot have associated values"
  case readOnlyTransformer = "read-only transformer '{transformer}' cannot write property '{name}'"
  case readOnlyWrapper = "property wrapper '@{wrapper}' of '{name}' has no setter"
  case redundantConformance = "redundant conformance of '{name}' to '{conformance}'"
  case sampleSyntax = "invalid JSON in '{path}': expected {expected}"
  case sinceAboveVersion = "'since: {since}' is later than version {version} of the type"
  case structureWithTag = "'key: has(…)' on '{name}' conflicts with 'tag:' on '{cluster}'"
  case superclassNotDerived =
    "derived members of '{name}' require a mapping of its superclass '{superclass}'"
  case superclassNotOpen =
    "cannot inherit the mapping of non-open class '{name}' outside of module '{module}'"
  case taggedPolicy = "'{word}' on '{type}' conflicts with the tag in the same object"
  case tagWithoutTag = "tag value on '{name}' requires 'tag:' on '{cluster}'"
  case takenFunction = "'{name}()' conflicts with the generated function of '{type}'"
  case takenMember = "cannot derive '{member}' because '{type}' already declares it"
  case takenName = "'{name}' conflicts with a name in the generated code of '{model}'"
  case typeTransformerMembers = "type transformer '{name}' of '{type}' cannot have members"
  case uncallable = "generated code cannot call '{function}' because {reason}"
  case uncopiedSubclass = "unmapped subclass '{subclass}' of '{name}' cannot be copied"
  case unmappedSubtype = "subclass '{name}' of cluster '{cluster}' is not mapped"
  case unmarkedProperty =
    "'{name}' is neither read nor written because '{type}' has no '@mapped' above it"
  case unmarkedType = "'{name}' has no '@mapped' above it, and '{property}' has no initial value"
  case unreachableCase = "case '{name}' is never read because '{other}' accepts the same values"
  case unreadDeclaration = "cannot parse '{text}' as a member of '{type}'"
  case unusableIdentity = "'{name}' cannot be part of the identity because {reason}"
  case uselessAlias = "alias '{name}' is not a subtype because {reason}"
  case uselessName = "'was: \"{older}\"' repeats the current name of '{name}' in archives"
  case valueBesideTag = "value of type '{type}' in case '{name}' requires a key beside the tag"
  case valueWithoutKey =
    "value of type '{type}' in case '{name}' has no key, unlike the other values"
  case weakWithoutOwner =
    "instance read for '{name}' will be immediately deallocated because the property is '{word}'"
  case withoutNothing = "'{name}' has no '{word}' to remove"
}

/// The messages with three words.
enum ThreeWords: String {
  case archiveAcrossModules =
    "'{name}' cannot be archived because '{top}' in module '{module}' has no archive option"
  case archiveKeyTwice = "duplicate archive key '{key}' for '{first}' and '{second}'"
  case archiveNameTwice = "duplicate archive name '{name}' for '{first}' and '{second}'"
  case collidingKeys = "key '{key}' is written by both '{first}' and '{second}'"
  case collidingPaths = "path '{path}' conflicts with key '{outer}' of '{name}'"
  case conflictingChoices = "'.{choice}' conflicts with '.{other}' in '{option}:'"
  case derivedElsewhere =
    "derived {members} of imported '{owner}' cannot include properties of '{name}'"
  case duplicateCaseKey = "duplicate key {key} for cases '{first}' and '{second}'"
  case duplicateStructure = "duplicate 'has(\"{path}\")' for '{first}' and '{second}'"
  case duplicateTag = "duplicate tag {tag} for '{first}' and '{second}'"
  case fallbackWithoutTag =
    "type '{type}' of fallback case '{name}' does not store the tag at '{tag}'"
  case inheritedInternal =
    "property '{name}' of '{owner}' is inaccessible outside of module '{module}'"
  case invalidExternalMapping =
    "'{name}' is not a valid external mapping of '{type}' because {reason}"
  case literalKind = "'{word}: {value}' is not a value of type '{type}'"
  case lockedCaseGone = "case '{name}' of archived version {version} is missing in '{type}'"
  case lockedVersionAbove = "version {version} of '{name}' is lower than locked version {locked}"
  case lockLacks = "'{name}' has no default and is missing in version {version} of '{type}'"
  case memberElsewhere =
    "'{name}' cannot be a subtype of '{cluster}' because its superclass '{superclass}' already is"
  case notOneValue = "'{option}' cannot be applied to '{type}' because {reason}"
  case otherwiseElsewhere =
    "'key: .otherwise' on '{name}' is only supported in module '{module}' of '{cluster}'"
  case parentUnfilled =
    "parent '{name}' is never set because '{owner}' reads no property of type '{child}'"
  case profileDirection = "'{name}' is {verb} only in profile '{profile}'"
  case profileUnknownAbove =
    "superclass '{superclass}' in module '{module}' has no profile '{profile}'"
  case sampleKeyMissing = "missing key '{key}' for '{name}' in {place}"
  case transformerOutput = "transformer '{transformer}' returns '{output}', not '{type}'"
  case twoContents = "'{name}' has its keys in different objects for '{first}' and '{second}'"
  case uselessOption = "'{word}' has no effect on '{name}' because {reason}"
}

/// The messages with four words.
enum FourWords: String {
  case otherIsolation =
    "'{actor}'-isolated property '{name}' is inaccessible to '{own}'-isolated '{type}'"
  case sampleUnknownKey = "{reason} '{key}' for '{type}' at {place}"
  case sampleValue = "expected {expected} for '{name}' at {place}, found {found}"
}

extension Message {
  init(_ text: OneWord, _ word: String) { self.init("\(text)", text.rawValue, [word]) }

  init(_ text: TwoWords, _ first: String, _ second: String) {
    self.init("\(text)", text.rawValue, [first, second])
  }

  init(_ text: ThreeWords, _ first: String, _ second: String, _ third: String) {
    self.init("\(text)", text.rawValue, [first, second, third])
  }

  init(_ text: FourWords, _ first: String, _ second: String, _ third: String, _ fourth: String) {
    self.init("\(text)", text.rawValue, [first, second, third, fourth])
  }
}
