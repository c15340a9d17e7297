import IsomerSyntax

/// The archive options of a type, and settings that depend on the whole target.
struct ArchiveRule: Sendable {
  /// True if the type or a member has an archive option.
  var isAsked = false
  /// True if a superclass has an archive option, also in another module.
  var isAskedAbove = false
  /// The option `skip` that excludes the type from archives.
  var skipped: WrittenOption?
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
  /// The stored properties that are only archived: `skip: .documents`.
  var properties: [Property] = []
  /// How a value is created from an archive.
  var creation = Model.Creation()
  /// The errors of options that only archives use, which are reported unless the type is archived.
  var unusedOptions: [Diagnostic] = []
  /// The warnings that apply if the type is archived.
  var warnings: [Diagnostic] = []
  /// True for a type that a transformer reads and writes, and whose properties are not described.
  var isOpaque = false
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

  /// The mappings to archives: that of the type, or one for each case of an enum.
  var archiveMappings: [Model] {
    kind == .enumeration ? enumeration.cases.map(archiveMapping) : [archiveMapping]
  }

  /// The mapping to archives: archived properties are read and written, and the others are
  /// initialised with their defaults.
  ///
  /// It has only what archives use of the mapping to documents.
  var archiveMapping: Model {
    var mapping = Model(declaration)
    mapping.object.creation = archive.creation
    mapping.properties = (properties + archive.properties).compactMap {
      $0.archived(createdBy: archive.creation)
    }
    mapping.object.hooks.afterReading = object.hooks.afterReading
    mapping.hierarchy.superclass = hierarchy.superclass
    mapping.hierarchy.parentLinks = archive.parentLinks
    mapping.archive = archive
    mapping.shape = shape
    return mapping
  }

  /// Returns the mapping of the associated values of a case to archives.
  func archiveMapping(of description: EnumCase) -> Model {
    let arguments = description.archivedArguments
    var mapping = creating(description, with: arguments)
    mapping.properties = arguments.compactMap {
      $0.property.archived(createdBy: mapping.object.creation)
    }
    mapping.archive = archive
    mapping.archive.name = "\(stableName).\(description.archive.name)"
    mapping.archive.olderNames = description.archive.olderNames.map { "\(stableName).\($0)" }
    return mapping
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

extension EnumCase {
  /// The associated values in archives: all of them, and the value that a fallback stores.
  var archivedArguments: [AssociatedValue] {
    guard case .kept(let label, let type) = payload else { return arguments }
    var property = Property(Name(label ?? "value", nameRange), type: type)
    property.archive.name = label ?? "0"
    return [AssociatedValue(label: label, property: property)]
  }
}

extension Property {
  /// Returns the property in the mapping to archives; nil if it needs no value.
  fileprivate func archived(createdBy creation: Model.Creation) -> Property? {
    if isConstant || presence.fallback == .kept(nil) { return nil }
    // A property that is assigned keeps its initial value.
    if !archive.isKept, !creation.passed.contains(name), case .kept = presence.fallback {
      return nil
    }
    var property = Property(of: self)
    property.declaration = declaration
    if location.role == .rest { property.location.role = .rest }
    property.codec = Codec(
      boxedType: codec.boxedType, externalMapping: codec.externalMapping,
      transformers: codec.transformers, isOfElements: codec.isOfElements)
    (property.presence.fallback, property.presence.change) = (presence.fallback, presence.change)
    property.archive = archive
    return property
  }
}

extension ArchiveRule {
  /// Reads the archive options of a type.
  init(_ options: Options, inProfile: Bool, _ reporter: FileReporter) {
    // Archives have no profiles.
    skipped = options.skip.archiving && !inProfile ? options.option(.skip) : nil
    if let written = options.value(.archiveKey) {
      nameRange = written.range
      if reporter.isSound(written) { name = written.text }
    }
    version = options.value(.version) ?? 0
    versionRange = options.option(.version)?.valueRange
    upgrade = options.value(.upgrade)?.pasted(in: reporter.file)
    let asking = options.option(.archiveKey) ?? options.option(.upgrade) ?? options.option(.version)
    ask(for: asking?.name.text, reporter)
    if let upgrade = options.range(of: .upgrade), version == 0 {
      reporter.report(.uselessUpgrade, at: upgrade, notes: ["add 'version: 1'"])
    }
  }

  /// Makes the type archived for an archive option of the type or a member, which `skip` on the type
  /// forbids.
  mutating func ask(for option: String?, _ reporter: FileReporter) {
    guard let option else { return }
    isAsked = true
    if let skipped {
      reporter.report(.archiveSkipped(by: skipped, option), at: skipped.name.range)
    }
  }
}

extension ArchivedMember {
  /// Reads the archive options of a property, an associated value or a case.
  init(_ declared: String, _ options: Options?, _ reporter: FileReporter) {
    name = declared
    guard let options else { return }
    self.options = options
    isKept = !options.skip.archiving
    if let key = options.value(.archiveKey), reporter.isSound(key) { name = key.text }
    for older in options.value(.was) ?? [] where reporter.isSound(older) {
      if older.text == name {
        reporter.report(Message(.uselessName, older.text, declared), at: older.range)
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
