import IsomerSyntax

/// Reads the archive options of a declaration.
struct ArchiveOptions {
  let reporter: FileReporter

  /// Reads the options of a type.
  func type(_ options: Options) -> ArchiveRule {
    var rule = ArchiveRule()
    if let skip = options["skip"], skip.choices?.contains("archive") == true {
      rule.skipped = skip.name.range
    }
    if let option = options["name"], let value = option.value, case .string(let text) = value.shape
    {
      rule.nameRange = value.range
      if isSound(text, value.range) { rule.name = text }
    }
    if let option = options["version"], let value = option.value {
      rule.versionRange = value.range
      rule.version = version(value, "version") ?? 0
    }
    rule.upgrade = options["upgrade"]?.pasted(in: reporter.file)
    rule.isAsked = Self.typeOptions.contains(where: options.has)
    if let skipped = rule.skipped, let option = Self.typeOptions.first(where: options.has) {
      reporter.report(.archiveSkipped(option), at: skipped)
    }
    if let upgrade = options["upgrade"], rule.version == 0 {
      reporter.report(.uselessUpgrade, at: upgrade.name.range, notes: ["add 'version: 1'"])
    }
    return rule
  }

  private static let typeOptions = ["name", "upgrade", "version"]

  /// Reads the options of a property or an associated value.
  func member(_ name: String, _ options: Options?) -> ArchivedMember {
    var member = ArchivedMember()
    member.name = name
    guard let options else { return member }
    let choices = options["skip"].map { $0.choices ?? ["json", "archive"] } ?? []
    member.isKept = !choices.contains("archive") && !options.has("transitory")
    if options["skip"]?.choices?.contains("archive") == true {
      member.skipped = options["skip"]?.name.range
    }
    // These options make their type archived.
    for written in options.byName.keys where OptionTable.needs(of: written).contains(.archiving) {
      member.ranges[written] = options[written]?.name.range
    }
    if let value = options["key.archive"]?.value, case .string(let text) = value.shape,
      isSound(text, value.range)
    {
      member.name = text
    }
    for value in options["was"]?.values ?? [] {
      guard case .string(let text) = value.shape, isSound(text, value.range) else {
        continue
      }
      if text == member.name {
        reporter.report(.uselessName(text, name), at: value.range)
      } else {
        member.olderNames.append(text)
      }
    }
    if let value = options["since"]?.value { member.since = version(value, "since") }
    member.upgrade = options["upgrade"]?.pasted(in: reporter.file)
    member.isConditional = options.has("conditional")
    if !member.isKept {
      OptionRules(reporter: reporter, options: options, name: name)
        .check([.init(need: .archiving, reason: "it is not archived")])
    }
    return member
  }

  /// Makes a type archived if a member has archive options, which `skip: .archive` on the type forbids.
  func request(_ member: ArchivedMember, of rule: inout ArchiveRule) {
    guard let option = member.ranges.keys.sorted().first else { return }
    rule.isAsked = true
    if let skipped = rule.skipped {
      reporter.report(.archiveSkipped(option), at: skipped)
    }
  }

  /// Returns true if the name fits on a line of the lock file, where tabs separate names.
  private func isSound(_ text: String, _ range: SourceRange) -> Bool {
    let isSound = !text.isEmpty && !text.contains { $0 == "\t" || $0.isNewline }
    if !isSound {
      reporter.report(
        .badArchiveName(text), at: range,
        notes: ["write a non-empty name on one line, without tabs"])
    }
    return isSound
  }

  private func version(_ value: AnnotationValue, _ word: String) -> Int? {
    guard case .integer(let text) = value.shape,
      let number = Int(text.filter { $0 != "_" }), number >= 0
    else {
      reporter.report(
        .wrongValue(word, expected: "a non-negative integer", found: value.text), at: value.range)
      return nil
    }
    return number
  }
}
