import IsomerSyntax

/// What the words of a type say about archives, and what the target makes of it.
struct ArchiveRule: Sendable, Equatable {
  /// Whether a word of the type or of a member asks for archives.
  var isAsked = false
  /// Whether a class above asks, be it of another module.
  var isAskedAbove = false
  /// The place of `skip: .archive`.
  var skipped: SourceRange?
  /// `name:`, which stands in tags too.
  var name: String?
  var nameRange: SourceRange?
  /// What older archives call it: a case with values.
  var olderNames: [String] = []
  var version = 0
  /// The place of `version:`; nil where nothing is written.
  var versionRange: SourceRange?
  /// The function that changes objects of older versions.
  var upgrade: PastedExpression?
  /// Stored properties that archives alone have: `skip: .json`.
  var properties: [PropertyDescription] = []
  /// How a value is built of what an archive has.
  var construction = ModelDescription.Construction.assignment
  var nilConstants: [ModelDescription.NilConstant] = []
  /// What is wrong if the type is kept in archives.
  var faults: [Diagnostic] = []
  /// What is wrong if it is not.
  var unkept: [Diagnostic] = []
  /// Whether the type is kept: it asks, or a type that is kept leads to it.
  var isKept = false
  /// Whether checks look at what was read.
  var isChecked = false
  /// The properties through which the value becomes the parent of others.
  var parentLinks: [ParentLink] = []
}

/// How archives keep a property, an associated value or a case.
struct ArchivedMember: Sendable, Equatable {
  /// In what form a value is kept.
  enum Form: Sendable, Equatable {
    /// By its own type.
    case own
    /// By the type that stands in for it: `AnyMessage` for `any Message`.
    case boxed
    /// As what its transformer makes of it.
    case transformed
    /// As an object that may be shared, in a variable that can wait for it.
    case object
  }

  var isKept = true
  /// What archives call it: its own name, or that of `key.archive:`.
  var name = ""
  /// What older archives call it.
  var olderNames: [String] = []
  /// The version from which on archives have it.
  var since: Int?
  var upgrade: PastedExpression?
  /// Whether what it leads to is kept only if something else keeps it.
  var isConditional = false
  /// Whether it can be assigned when the object around it has been made.
  var isVariable = false
  var form = Form.own
  /// The place of `skip: .archive`.
  var skipped: SourceRange?
  /// The places of the words, for what only the whole target tells.
  var ranges: [String: SourceRange] = [:]
}

extension ModelDescription {
  /// What archives, tags and messages call the type: `name:`, or its own name.
  var stableName: String { archive.name ?? name }

  /// Whether anything reads or writes it: documents, or archives.
  var isKnown: Bool { isMapped || archive.isAsked }

  /// The model as archives see it: what they keep is read and written, what they do not keep is
  /// there to be filled with its default.
  var archived: ModelDescription {
    var view = self
    view.properties = (properties + archive.properties).compactMap { $0.archived }
    view.construction = archive.construction
    view.nilConstants = archive.nilConstants
    view.parentLinks = archive.parentLinks
    (view.reads, view.writes) = (true, true)
    (view.profile, view.profiles) = (nil, [])
    if let passed = view.passedProperties {
      view.properties.removeAll {
        !$0.archive.isKept && $0.keepsOwnValue && !passed.contains($0.name)
      }
    }
    return view
  }

  /// The properties that the construction passes to an initialiser.
  private var passedProperties: Set<String>? {
    guard case .call(let call) = construction else { return [] }
    return Set(call.arguments.map(\.property))
  }

  /// The case's values as archives see them, as a model of its own.
  func archivedMapping(of description: CaseDescription) -> ModelDescription {
    var held = description
    if case .kept(let label, let type) = description.payload {
      var property = PropertyDescription(
        name: label ?? "value", nameRange: description.nameRange, type: type,
        keyRange: description.nameRange)
      property.archive.name = label ?? "0"
      held.payload = .list([AssociatedValue(label: label, property: property)])
    }
    var view = mapping(of: held)
    view.archive = archive
    view.archive.name = "\(stableName).\(description.archive.name)"
    view.archive.olderNames = description.archive.olderNames.map { "\(stableName).\($0)" }
    view.archive.properties = []
    view.archive.construction = view.construction
    return view.archived
  }
}

extension PropertyDescription {
  /// Whether it begins with a value that stays if nothing is assigned.
  fileprivate var keepsOwnValue: Bool {
    if case .kept = fallback { true } else { false }
  }

  /// The property as archives see it; nil for one that nothing has to fill.
  fileprivate var archived: PropertyDescription? {
    if isConstant || fallback == .kept(nil) { return nil }
    var property = self
    (property.reads, property.writes) = (true, true)
    if property.role != .rest { property.role = .keyed }
    property.readPaths = [KeyPathText(key: archive.name)]
    property.writePath = property.readPaths.first
    property.fields = []
    (property.recovery, property.null, property.update) = (.none, nil, .replace)
    (property.isRequired, property.coerces) = (false, false)
    (property.isUpdated, property.tellsNull) = (false, false)
    property.elements = []
    property.checks = []
    return property
  }
}

extension String {
  /// The last part of a path of names: `Inner` of `Outer.Inner`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
