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
  /// The errors of options that only archives use, which are reported unless the type is archived.
  var unusedOptions: [Diagnostic] = []
  /// True if the type has an archive option, or if an archived type refers to it.
  var isKept = false
  /// True if decoded values are checked.
  var isChecked = false
  /// The properties that make the value the parent of others.
  var parentLinks: [ParentLink] = []
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
  var upgrade: PastedExpression?
  /// True if its object is only archived when another reference archives it.
  var isConditional = false
  var form = Form.own
  /// The written options, for checks that require the whole target.
  var options: Options?

  /// The first version whose archives contain it.
  var since: Int? { options?.value(.since) }
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
    let passed = archive.creation.passed
    view.properties.removeAll {
      !$0.archive.isKept && $0.keepsOwnValue && !passed.contains($0.name)
    }
    return view
  }

  /// Returns the associated values of a case as a model for archives.
  func archivedMapping(of description: EnumCase) -> Model {
    var held = description
    if case .kept(let label, let type) = description.payload {
      var property = Property(Name(label ?? "value", description.nameRange), type: type)
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
    (property.presence.recovery, property.presence.null) = (.none, nil)
    (property.presence.isRequired, property.presence.tellsNull) = (false, false)
    (property.codec.coerces, property.codec.elements) = (false, [])
    property.updating = Property.Updating()
    property.validation.checks = []
    return property
  }
}

extension ArchiveRule {
  /// Reads the archive options of a type.
  init(_ options: Options, _ reporter: FileReporter) {
    skipped = options.skippedArchive
    if let written = options.value(.name) {
      nameRange = written.range
      if reporter.isSound(written) { name = written.text }
    }
    version = options.value(.version) ?? 0
    versionRange = options.option(.version)?.valueRange
    upgrade = options.value(.upgrade)?.pasted(in: reporter.file)
    let asking = options.option(.name) ?? options.option(.upgrade) ?? options.option(.version)
    ask(for: asking?.name.text, reporter)
    if let upgrade = options.range(of: .upgrade), version == 0 {
      reporter.report(.uselessUpgrade, at: upgrade, notes: ["add 'version: 1'"])
    }
  }

  /// Makes the type archived for an archive option of the type or a member, which `skip: .archive`
  /// on the type forbids.
  mutating func ask(for option: String?, _ reporter: FileReporter) {
    guard let option else { return }
    isAsked = true
    if let skipped { reporter.report(.archiveSkipped(option), at: skipped) }
  }
}

extension ArchivedMember {
  /// Reads the archive options of a property, an associated value or a case.
  init(_ declared: String, _ options: Options?, _ reporter: FileReporter) {
    name = declared
    guard let options else { return }
    self.options = options
    isKept = !options.skip.archiving && !options.contains(.transitory)
    if let key = options.value(.archiveKey), reporter.isSound(key) { name = key.text }
    for older in options.value(.was) ?? [] where reporter.isSound(older) {
      if older.text == name {
        reporter.report(.uselessName(older.text, declared), at: older.range)
      } else {
        olderNames.append(older.text)
      }
    }
    upgrade = options.value(.upgrade)?.pasted(in: reporter.file)
    isConditional = options.contains(.conditional)
    guard !isKept else { return }
    OptionRules(reporter: reporter, options: options, name: declared)
      .check([.init(need: .archiving, reason: "it is not archived")])
  }
}

extension Options {
  /// The range of `skip: .archive`.
  var skippedArchive: SourceRange? { skip.names(.archive) ? range(of: .skip) : nil }
}

extension FileReporter {
  /// Returns true if the name fits on a line of the lock file, where tabs separate names.
  fileprivate func isSound(_ name: Name) -> Bool {
    let isSound = !name.text.isEmpty && !name.text.contains { $0 == "\t" || $0.isNewline }
    if !isSound {
      report(
        .badArchiveName(name.text), at: name.range,
        notes: ["write a non-empty name on one line, without tabs"])
    }
    return isSound
  }
}
