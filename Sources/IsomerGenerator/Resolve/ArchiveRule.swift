import IsomerSyntax

/// The archive options of a type, and settings that depend on the whole target.
struct ArchiveRule: Sendable {
  /// True if the type or a member has an archive option.
  var isAsked = false
  /// True if a superclass has an archive option, also in another module.
  var isAskedAbove = false
  /// The range of `skip: .archive`.
  var skipped: SourceRange?
  /// The value of `name:`, which is also used in tags.
  var name: String?
  var nameRange: SourceRange?
  /// The names in older archives of a case with associated values.
  var olderNames: [String] = []
  var version = 0
  /// The range of the value of `version:`; nil without that option.
  var versionRange: SourceRange?
  /// The function that upgrades objects of older versions.
  var upgrade: PastedExpression?
  /// The stored properties that are only archived: `skip: .json`.
  var properties: [Property] = []
  /// How a value is created from an archive.
  var creation = Model.Creation()
  var faults = Faults()
  /// True if the type has an archive option, or if an archived type refers to it.
  var isKept = false
  /// True if decoded values are checked.
  var isChecked = false
  /// The properties that make the value the parent of others.
  var parentLinks: [ParentLink] = []
}

extension ArchiveRule {
  /// The errors that depend on whether a type is archived, which the whole target decides.
  struct Faults: Sendable {
    var ifArchived: [Diagnostic] = []
    var unlessArchived: [Diagnostic] = []
  }
}

/// The archive settings of a property, an associated value or a case.
struct ArchivedMember: Sendable {
  /// The form in which a value is archived.
  enum Form: Sendable, Equatable {
    /// As its own type.
    case own
    /// As the box of a protocol: `AnyMessage` for `any Message`.
    case boxed
    /// In the form that its transformer writes.
    case transformed
    /// As a possibly shared object, in a variable that can be set later.
    case object
  }

  var isKept = true
  /// The key in archives: the name of the property, or the value of `key.archive:`.
  var name = ""
  /// The keys in older archives.
  var olderNames: [String] = []
  /// The first version whose archives contain it.
  var since: Int?
  var upgrade: PastedExpression?
  /// True if its object is only archived when another reference archives it.
  var isConditional = false
  var form = Form.own
  /// The range of `skip: .archive`.
  var skipped: SourceRange?
  /// The name of an option that makes its type archived.
  var request: String?
  /// The ranges of the options, for checks that require the whole target.
  var keyRange: SourceRange?
  var sinceRange: SourceRange?
  var conditionalRange: SourceRange?
}

extension Model {
  /// The name of the type in archives, tags and messages: the value of `name:`, or its own name.
  var stableName: String { archive.name ?? name }

  /// True if the type is mapped or has an archive option.
  var isKnown: Bool { isMapped || archive.isAsked }

  /// The model for archives: archived properties are read and written, and the others are
  /// initialised with their defaults.
  var archived: Model {
    var view = self
    view.properties = (properties + archive.properties).compactMap { $0.archived }
    view.object.creation = archive.creation
    view.hierarchy.parentLinks = archive.parentLinks
    (view.reads, view.writes) = (true, true)
    (view.profiles.current, view.profiles.names) = (nil, [])
    if let passed = view.passedProperties {
      view.properties.removeAll {
        !$0.archive.isKept && $0.keepsOwnValue && !passed.contains($0.name)
      }
    }
    return view
  }

  /// The properties that the construction passes to an initialiser.
  private var passedProperties: Set<String>? {
    guard case .call(let call) = object.creation.construction else { return [] }
    return Set(call.arguments.map(\.property))
  }

  /// Returns the associated values of a case as a model for archives.
  func archivedMapping(of description: EnumCase) -> Model {
    var held = description
    if case .kept(let label, let type) = description.payload {
      var property = Property(
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
    view.archive.creation = view.object.creation
    return view.archived
  }
}

extension Property {
  /// True if the property keeps its initial value when nothing is assigned.
  fileprivate var keepsOwnValue: Bool { if case .kept = presence.fallback { true } else { false } }

  /// The property for archives; nil if it needs no value.
  fileprivate var archived: Property? {
    if isConstant || presence.fallback == .kept(nil) { return nil }
    var property = self
    (property.reads, property.writes) = (true, true)
    if property.location.role != .rest { property.location.role = .keyed }
    property.location.readPaths = [KeyPathText(key: archive.name)]
    property.location.writePath = property.location.readPaths.first
    property.location.fields = []
    (property.presence.recovery, property.presence.null, property.updating.rule) = (
      .none, nil, .replace
    )
    (property.presence.isRequired, property.codec.coerces) = (false, false)
    (property.updating.isUpdated, property.presence.tellsNull) = (false, false)
    property.codec.elements = []
    property.validation.checks = []
    return property
  }
}

extension Model {
  /// The archived properties in order; those with one key, of several branches of `#if`, are one
  /// field.
  var archivedFields: [[Property]] {
    var fields: [[Property]] = []
    for property in properties where property.archive.isKept {
      let index = fields.firstIndex { $0[0].archive.name == property.archive.name }
      if let index { fields[index].append(property) } else { fields.append([property]) }
    }
    return fields
  }
}
