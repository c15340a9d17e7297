import IsomerSyntax

/// A mapped type, understood: what the annotations mean, with nothing decided about code yet.
struct ModelDescription: Sendable, Equatable {
  enum Kind: Sendable, Equatable { case structure, classType, enumeration }

  enum UnknownKeys: String, Sendable { case ignore, error, report }

  var kind: Kind
  /// The file that declares it.
  var file: SourceFile
  /// The path of names that other files use: `Outer.Inner`.
  var name: String
  var nameRange: SourceRange
  var access: AccessLevel
  /// Generic parameters in scope, those of the types around it included.
  var genericParameters: [String] = []
  var conditions: [String] = []
  /// `available(…)` of the type and the types around it, as written.
  var availability: [String] = []
  /// The isolation of the type, and so of its conformances.
  var isolation = Isolation.byDefault
  var reads = true
  var writes = true
  var keys = KeyStrategy.same
  var under: KeyPathText?
  var unknown = UnknownKeys.ignore
  /// Whether a word says what becomes of unknown keys.
  var asksUnknown = false
  /// The recorded documents that the mapping is checked against.
  var samples: [SampleName] = []
  var hooks = Hooks()
  /// The checks of whole values, those of the classes above first.
  var checks: [CheckDescription] = []
  /// Whether it belongs to a class hierarchy of which some class can be validated.
  var isInValidatedHierarchy = false
  /// Functions of the type that have a name of what validation generates.
  var validators: [Name] = []
  var construction = Construction.assignment
  /// Whether no class can inherit from it; true for everything but classes.
  var isFinal = true
  /// Whether a case of the enum may hold another one directly.
  var isIndirect = false
  /// Whether classes of other modules can inherit from it.
  var isOpen = false
  /// The module of a class that the target only inherits from.
  var module: String?
  /// The nearest mapped class above.
  var superclass: String?
  /// The top of the hierarchy in another module, if the superclass is of another one.
  var importedTop: ImportedTop?
  /// Whether any class above is of another module.
  var isBelowImported = false
  /// All mapped classes below, in the order of the sources.
  var subclasses: [Subclass] = []
  /// What chooses among the members of a cluster: the path of the key that names them.
  var tag: KeyPathText?
  /// The tag of the nearest cluster above that has one.
  var clusterTag: KeyPathText?
  /// How a cluster above knows this member.
  var memberKey: MemberKey?
  /// Whether a cluster knows it.
  var isInCluster = false
  /// The members among which reading chooses.
  var cluster: Cluster?
  /// The clusters of other modules that it adds itself to, with the classes below it.
  var memberships: [ClusterMembership] = []
  /// Those that it cannot add itself to.
  var hiddenMemberships: [HiddenMembership] = []
  /// The other modules that declare clusters which it holds.
  var boxModules: Set<String> = []
  /// What tags may be for an object of the class.
  var tagRules: [TagRule] = []
  /// The keys by which clusters tell this member, written with each value.
  var tags: [WrittenTag] = []
  /// Where all tags stand, those that a property writes included.
  var tagPaths: [KeyPathText] = []
  /// The mapped properties in declaration order; those of superclasses stand first.
  var properties: [PropertyDescription] = []
  /// Stored properties that take no part in reading and need a nil assigned: `let x: Int?`.
  var nilConstants: [NilConstant] = []
  /// The properties that point back to what holds the value; those of superclasses stand first.
  var parents: [ParentDescription] = []
  /// The properties through which the value becomes the parent of others.
  var parentLinks: [ParentLink] = []
  /// Whether reading passes over values that a flattened model may not show.
  var passesOverSecrets = false
  /// The members that `derive:` asks for.
  var derivation = Derivation()
  var cases: [CaseDescription] = []
  var rawValues = RawValues.names
  var tagging = Tagging.names
  /// The case whose associated values the properties are.
  var caseName: String?
  /// How values are kept in archives.
  var archive = ArchiveRule()
  /// Where the deprecated properties and cases are declared, by name; those of superclasses included.
  var deprecated: [String: Line] = [:]
  /// What the declaration names inside the type, which hides types of the same name.
  var memberNames: Set<String> = []
  /// The types of properties that a member hides: they have another name in generated code.
  var hiddenTypes: [String] = []
  /// The types that the declaration sees by a short name and an extension of it does not, with
  /// their full names.
  var outerTypes: [String: String] = [:]
  /// The shape that it is made of, for a mapping of another type.
  var shape: ShapeDescription?
  /// The profiles of the type, in order, and the one of which this is the mapping.
  var profiles: [String] = []
  var profile: String?
  /// Whether it has profiles, or any class of its hierarchy has.
  var isProfiled = false
  /// The profiles of the classes below, its own included; what the whole of a hierarchy has.
  var knownProfiles: [String] = []

  /// A line of a file.
  struct Line: Sendable, Equatable {
    var path: String
    var line: Int
  }

  struct NilConstant: Sendable, Equatable {
    var name: String
    var conditions: [String]
  }

  /// Functions around reading and writing.
  ///
  /// Those that see the model are methods or functions over
  /// it, those that see the document are functions over a `Value`.
  struct Hooks: Sendable, Equatable {
    var beforeReading: PastedExpression?
    var afterReading: Hook?
    var beforeWriting: Hook?
    var afterWriting: PastedExpression?
  }

  struct Hook: Sendable, Equatable {
    var expression: PastedExpression
    /// The call where the expression names a method of the type: `try $0.didRead()`.
    var call: String?
  }

  /// How a value comes into being from what was read.
  enum Construction: Sendable, Equatable {
    /// An initialiser in an extension assigns each property: structs only.
    case assignment
    /// A call with these properties as arguments; the others are assigned afterwards.
    case call(Call)
  }

  /// `Issue(id:title:)`: the callee as written, and what is passed.
  struct Call: Sendable, Equatable {
    var callee: PastedExpression
    var arguments: [Argument]
    /// Whether `init:` names it.
    var isWritten = false

    struct Argument: Sendable, Equatable {
      var label: String?
      var property: String
    }
  }

  /// What a case of an enum without payloads stands as in the document.
  enum RawValues: Sendable, Equatable { case names, strings, integers }
}

extension PropertyDescription {
  var isMapped: Bool { reads || writes }
}

extension ModelDescription {
  /// Whether documents have it at all; a type may be there for what is derived alone.
  var isMapped: Bool { reads || writes }
}

/// An expression that the user wrote and generated code repeats, with its place.
///
/// A class, since descriptions have many of them.
final class PastedExpression: Sendable, Equatable {
  let text: String
  let path: String
  let location: SourceLocation
  let shape: ValueShape

  init(text: String, path: String, location: SourceLocation, shape: ValueShape) {
    self.text = text
    self.path = path
    self.location = location
    self.shape = shape
  }

  /// Another text in the same place.
  func with(text: String) -> PastedExpression {
    PastedExpression(text: text, path: path, location: location, shape: shape)
  }

  static func == (left: PastedExpression, right: PastedExpression) -> Bool {
    left === right
      || (left.text, left.path, left.location) == (right.text, right.path, right.location)
        && left.shape == right.shape
  }
}

/// A mapped property, understood.
struct PropertyDescription: Sendable, Equatable {
  enum Role: Sendable, Equatable {
    case keyed
    /// The nested model's keys live in this object.
    case flatten
    /// Takes unknown keys and gives them back.
    case rest
  }

  /// What nil writes, and what null reads as.
  enum NullPolicy: String, Sendable { case omit, write, absent }

  /// What becomes of elements that are not as they should be.
  enum ElementRule: String, Sendable { case strict, lossy, compact, wrap }

  /// What a value of the wrong kind gives.
  enum Recovery: Sendable, Equatable {
    case none
    /// The default, or nil.
    case fallBack
    case value(PastedExpression)
  }

  enum Fallback: Sendable, Equatable {
    case none
    /// The property's own value, which stays when nothing is assigned: an initial value (given
    /// here) or what a computed property has.
    case kept(PastedExpression?)
    case expression(PastedExpression)

    /// The value, where it is known.
    var value: PastedExpression? {
      switch self {
      case .none, .kept(nil): nil
      case .kept(let value?), .expression(let value): value
      }
    }
  }

  /// A place of a composite.
  struct Field: Sendable, Equatable {
    /// The path as written, which is the key of the transformer's object.
    var name: String
    var path: KeyPathText
    var range: SourceRange
  }

  var name: String
  var nameRange: SourceRange
  /// The class above that declares it, and its file; nil for the model's own.
  var owner: String?
  var ownerFile: SourceFile?
  var type: MappedType
  var conditions: [String] = []
  /// What may be property wrappers around it, by name.
  var wrappers: [String] = []
  var role = Role.keyed
  var reads = true
  var writes = true
  /// Assigned by generated code in an initialiser or afterwards.
  var isAssignable = true
  /// Whether only an initialiser can set it.
  var isLet = false
  /// Whether other modules see it, and whether they can set it.
  var isPublic = false
  var isPubliclySettable = false
  /// A `let` with an initial value: its key is claimed, its value is only written.
  var isConstant = false
  /// Where it is read from, the first present wins.
  var readPaths: [KeyPathText] = []
  var writePath: KeyPathText?
  /// The places of a composite, which has no paths besides.
  var fields: [Field] = []
  /// Where the written key stands in the source: at its word, or at the property's name.
  var keyRange: SourceRange
  /// The type that stands in for it where it holds `any P`: `[AnyP]` for `[any P]`.
  var boxedType: MappedType?
  /// The mapping of the shape that stands for its type in the whole target.
  var shapeMapping: String?
  var readTransformer: PastedExpression?
  var writeTransformer: PastedExpression?
  /// Whether the transformer is named for writing alone: `with.write:`.
  var writesOneWay = false
  /// What stands around the type that the transformer is for, where that is the one of a type for
  /// the whole target; nil for the property's own, which is for all of it.
  var readLifts: [Lift]?
  var writeLifts: [Lift]?
  var fallback = Fallback.none
  var recovery = Recovery.none
  var isRequired = false
  var null: NullPolicy?
  var coerces = false
  /// Whether neither errors nor descriptions may show the value.
  var isSecret = false
  /// Without repetitions, in the order of the language's table; empty where none is named.
  var elements: [ElementRule] = []
  var checks: [CheckDescription] = []
  var nestedChecks = NestedChecks.none
  /// Whether only the compiler knows if a value of its type can be read and written here: the type is
  /// of another module, or of another isolation.
  var isCheckedByCompiler = false
  /// Whether it holds a `Change` of its type, which tells null from a missing value.
  var isThreeState = false
  /// Whether null is an error though a missing value is not.
  var refusesNull = false
  /// The member that tells whether nothing is written: `isEmpty` of changes.
  var absence: String?
  /// Whether it belongs to a model that documents update.
  var isUpdated = false
  /// Whether applying changes to the model in it can throw.
  var nestedApplyThrows = false
  /// What an update makes of it.
  var update = UpdateRule.replace
  /// Whether the variable that holds what was read tells null from a missing value for updates alone.
  var tellsNull = false
  /// How archives keep it.
  var archive = ArchivedMember()
}

extension PropertyDescription {
  /// Whether it is made of several places: `fields:`.
  var isComposite: Bool { !fields.isEmpty }

  /// All paths that it is written to, each with its place in the source.
  var writtenPaths: [(path: KeyPathText, range: SourceRange)] {
    fields.map { ($0.path, $0.range) } + (writePath.map { [($0, keyRange)] } ?? [])
  }
}
