package import IsomerSyntax

/// A mapped property and the meaning of its options.
package struct Property: Sendable {
  package enum Role: Sendable {
    case keyed
    /// A nested model whose keys are in this object.
    case flatten
    /// A dictionary that stores and writes unknown keys.
    case rest
  }

  /// The result for a value of the wrong type.
  package enum Recovery: Sendable, Equatable {
    case none
    /// The default, or nil.
    case fallBack
    case value(PastedExpression)
  }

  /// The change that a value describes.
  package enum ChangeKind: Sendable {
    /// A `PropertyChange`, which distinguishes null from a missing value.
    case value
    /// The `Changes` of a model.
    case model
    /// A `NestedChange` of an optional model.
    case optionalModel
  }

  package enum Fallback: Sendable, Equatable {
    case none
    /// The property's own value, which is retained if nothing is assigned: an initial value, or
    /// that of a computed property.
    case kept(PastedExpression?)
    case expression(PastedExpression)

    /// The value, if it is known.
    package var value: PastedExpression? {
      switch self {
      case .none, .kept(nil): nil
      case .kept(let value?), .expression(let value): value
      }
    }

    /// True for an empty value, and without a default; false if it may have contents.
    var isEmpty: Bool {
      switch self {
      case .none: true
      case .kept(nil): false
      case .kept(let value?), .expression(let value): value.shape.isEmpty
      }
    }
  }

  /// Values that are not written.
  package enum Unwritten: Sendable {
    /// An empty text, list or object.
    case empty
    case equal(PastedExpression)
    case matching(PastedExpression)

    var isEqual: Bool { if case .equal = self { true } else { false } }
  }

  /// A field of a composite.
  package struct Field: Sendable {
    /// The path as written, which is the key in the transformer's object.
    package var name: String
    package var path: KeyPathText
    var range: SourceRange
  }

  package var name: String
  package var nameRange: SourceRange
  @Boxed package var type: MappedType
  package var conditions: [String] = []
  package var reads = true
  package var writes = true
  /// True if errors and descriptions must not contain the value.
  var isSecret = false
  @Boxed package var declaration = Declaration()
  @Boxed package var location: Location
  @Boxed package var codec = Codec()
  @Boxed package var presence = Presence()
  package var validation = Validation()
  var updating = Updating()
  @Boxed var archive = ArchivedMember()

  init(_ declared: Name, type: MappedType, keyRange: SourceRange? = nil) {
    name = declared.text
    nameRange = declared.range
    self.type = type
    location = Location(keyRange: keyRange ?? declared.range)
  }

  /// Creates the same property without a mapping, for another use of its values.
  init(of other: Property) {
    self.init(Name(other.name, other.nameRange), type: other.type)
    (conditions, isSecret) = (other.conditions, other.isSecret)
  }

  /// How a type declares the property.
  package struct Declaration: Sendable {
    /// The superclass that declares the property, and its file; nil for an own property.
    package var owner: String?
    package var ownerFile: SourceFile?
    /// The names of possible property wrappers.
    var wrappers: [String] = []
    /// The `#available` conditions for uses of a computed property.
    var checks: [String] = []
    var setter = Setter.assignment(isPublic: false)
    /// True if other modules can access the property.
    var isPublic = false
    /// True if only the compiler can check that the type is readable and writable, because it is of
    /// another module or isolation.
    var isCheckedByCompiler = false
  }

  /// How generated code gives the property a value.
  enum Setter: Sendable, Equatable {
    /// By an assignment at any time; also in other modules if `isPublic`.
    case assignment(isPublic: Bool)
    /// By an assignment in an initialiser of the struct: a `let`.
    case initialiser
    /// As an argument of an existing initialiser: a `let` of a class, or a setter without access.
    case argument
    /// Never: a `let` with an initial value, which is only written, but whose key is known.
    ///
    /// `isDeclared` is true if `skip: .read` says that it is only written.
    case constant(isDeclared: Bool)
  }

  /// Where the property is in documents.
  package struct Location: Sendable {
    package var role = Role.keyed
    /// The model with the keys of a transparent type.
    var keysType: String?
    /// The paths that are read; the first one that is present is used.
    package var readPaths: [KeyPathText] = []
    package var writePath: KeyPathText?
    /// The texts around each key of a flattened value, or of those that `rest` selects.
    package var affixes = Affixes()
    /// The function that accepts the keys that `rest` selects.
    package var keyFunction: PastedExpression?
    /// How a flattened value shares the object; nil for a model that is always there.
    @Boxed package var sharing: Sharing?
    /// The keys of a flattened value that are read among those of the model; nil if the value is read
    /// from the object again.
    var joining: Joining?
    /// The part of a list that takes the remaining elements of an array; nil for other properties.
    package var remaining: Remaining?
    /// The fields of a composite, which has no other paths.
    package var fields: [Field] = []
    /// The range of the option that names the written key, or of the property's name.
    var keyRange: SourceRange
  }

  /// How the value is converted.
  package struct Codec: Sendable {
    /// The box that replaces `any P`: `[AnyP]` for `[any P]`.
    @Boxed var boxedType: MappedType?
    /// The external mapping of the property's type for the whole target.
    package var externalMapping: String?
    /// True if that is the mapping of a tuple.
    package var isTuple = false
    package var transformers = Directed<Transformer?>(read: nil, write: nil)
    package var readTransformer: PastedExpression? { transformers.read?.expression }
    package var writeTransformer: PastedExpression? { transformers.write?.expression }
    /// The words for a valid value in errors.
    var expected: String?
    /// True if a transformer is that of the elements: `each:`.
    var isOfElements = false
    package var coercion: Coercion?
    var coerces: Bool { coercion != nil }
    /// The rules without repetitions, in canonical order; empty without `elements:`.
    package var elements: [ElementRule] = []

    mutating func changeLifts(_ change: ([Lift]?) -> [Lift]?) {
      let (reading, writing) = (transformers.read?.lifts, transformers.write?.lifts)
      transformers.read?.lifts = change(reading)
      transformers.write?.lifts = change(writing)
    }
  }

  /// The transformer of the value in one direction.
  package struct Transformer: Sendable {
    package var expression: PastedExpression
    /// The collections and optionals around the type of a type transformer, or of one of the elements;
    /// nil for a transformer of the property itself.
    package var lifts: [Lift]?
    /// True if it only writes: `with.write:`.
    package var isOneWay = false
  }

  /// The meaning of a missing value, of null, and of an invalid value.
  package struct Presence: Sendable {
    package var fallback = Fallback.none
    package var recovery = Recovery.none
    package var isRequired = false
    package var readNull = ReadNull.nil
    package var nilWriting: NilWriting?
    /// The kind of a value that is a change; nil for other values.
    package var change: ChangeKind?
    /// The values other than nil that are not written.
    package var unwritten: [Unwritten] = []

    package var isThreeState: Bool { change == .value }
  }

  package struct Validation: Sendable {
    package var checks: [Check] = []
    var nestedChecks = NestedChecks.none
  }

  struct Updating: Sendable {
    /// True if the nested model with changes is an object, which they change in place.
    var nestedIsObject = false
    /// True if applying changes to the nested model can throw.
    var nestedApplyThrows = false
    /// The rule in a model that supports updates.
    var rule: UpdateRule?
  }
}

extension Property {
  /// True if the property is a `let` with an initial value.
  package var isConstant: Bool { if case .constant = setter { true } else { false } }

  /// True if the property can be assigned after initialisation.
  var isSetLater: Bool { if case .assignment = setter { true } else { false } }

  private var setter: Setter { _declaration.wrappedValue.setter }

  /// True unless the type's documents are known not to be empty texts, lists or objects.
  var mayBeEmpty: Bool {
    let name = codec.writeTransformer == nil ? type.reference?.unwrapped.standardName : nil
    return name.map(["Data", "String", "Substring", "JSONValue", "Isomer.JSONValue"].contains)
      ?? true
  }

  /// True if the property consists of several fields: `fields:`.
  package var isComposite: Bool { !_location.wrappedValue.fields.isEmpty }

  /// All paths that are written, with their ranges in the source.
  var writtenPaths: [(path: KeyPathText, range: SourceRange)] {
    if let path = location.writePath { return [(path, location.keyRange)] }
    return location.fields.map { ($0.path, $0.range) }
  }
}
