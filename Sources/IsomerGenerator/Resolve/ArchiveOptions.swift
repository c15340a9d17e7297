import IsomerSyntax

/// Reads the archive options of a declaration.
struct ArchiveOptions {
  let reporter: FileReporter

  func type(_ options: Options) -> ArchiveRule {
    var rule = ArchiveRule()
    if options.skip.names(.archive) { rule.skipped = options.range(of: .skip) }
    if let name = options.value(.name) {
      rule.nameRange = name.range
      if isSound(name) { rule.name = name.text }
    }
    rule.version = options.value(.version) ?? 0
    rule.versionRange = options.option(.version)?.valueRange
    rule.upgrade = options.value(.upgrade)?.pasted(in: reporter.file)
    let requests = [options.option(.name), options.option(.upgrade), options.option(.version)]
    rule.isAsked = !requests.allSatisfy { $0 == nil }
    if let skipped = rule.skipped, let option = requests.lazy.compactMap(\.self).first {
      reporter.report(.archiveSkipped(option.name.text), at: skipped)
    }
    if let upgrade = options.range(of: .upgrade), rule.version == 0 {
      reporter.report(.uselessUpgrade, at: upgrade, notes: ["add 'version: 1'"])
    }
    return rule
  }

  /// Reads the options of a property or an associated value.
  func member(_ name: String, _ options: Options?) -> ArchivedMember {
    var member = ArchivedMember()
    member.name = name
    guard let options else { return member }
    member.isKept = !options.skip.archiving && !options.contains(.transitory)
    if options.skip.names(.archive) { member.skipped = options.range(of: .skip) }
    member.request = options.archiving
    member.keyRange = options.range(of: .archiveKey)
    member.sinceRange = options.range(of: .since)
    member.conditionalRange = options.range(of: .conditional)
    if let key = options.value(.archiveKey), isSound(key) { member.name = key.text }
    for older in options.value(.was) ?? [] where isSound(older) {
      if older.text == member.name {
        reporter.report(.uselessName(older.text, name), at: older.range)
      } else {
        member.olderNames.append(older.text)
      }
    }
    member.since = options.value(.since)
    member.upgrade = options.value(.upgrade)?.pasted(in: reporter.file)
    member.isConditional = options.contains(.conditional)
    if !member.isKept {
      OptionRules(reporter: reporter, options: options, name: name)
        .check([.init(need: .archiving, reason: "it is not archived")])
    }
    return member
  }

  /// Makes a type archived if a member has archive options, which `skip: .archive` on the type forbids.
  func request(_ member: ArchivedMember, of rule: inout ArchiveRule) {
    guard let option = member.request else { return }
    rule.isAsked = true
    if let skipped = rule.skipped { reporter.report(.archiveSkipped(option), at: skipped) }
  }

  /// Returns true if the name fits on a line of the lock file, where tabs separate names.
  private func isSound(_ name: Name) -> Bool {
    let isSound = !name.text.isEmpty && !name.text.contains { $0 == "\t" || $0.isNewline }
    if !isSound {
      reporter.report(
        .badArchiveName(name.text), at: name.range,
        notes: ["write a non-empty name on one line, without tabs"])
    }
    return isSound
  }
}
