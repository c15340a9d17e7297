import IsomerSyntax

/// Reads the archive options of a declaration.
struct ArchiveWords {
  let file: SourceFile

  /// Reads the options of a type.
  func type(_ words: Words, _ collector: inout DiagnosticCollector) -> ArchiveRule {
    var rule = ArchiveRule()
    if let skip = words["skip"], skip.choices?.contains("archive") == true {
      rule.skipped = skip.word.range
    }
    if let option = words["name"], let value = option.value, case .string(let text) = value.shape {
      rule.nameRange = value.range
      if isSound(text, value.range, &collector) { rule.name = text }
    }
    if let option = words["version"], let value = option.value {
      rule.versionRange = value.range
      rule.version = version(value, "version", &collector) ?? 0
    }
    rule.upgrade = words["upgrade"]?.pasted(in: file)
    rule.isAsked = Self.typeWords.contains(where: words.has)
    if let skipped = rule.skipped, let option = Self.typeWords.first(where: words.has) {
      collector.report(.archiveSkipped(option), in: file, at: skipped)
    }
    if let upgrade = words["upgrade"], rule.version == 0 {
      collector.report(
        .uselessUpgrade, in: file, at: upgrade.word.range, notes: ["add 'version: 1'"])
    }
    return rule
  }

  private static let typeWords = ["name", "upgrade", "version"]

  /// The options of members that make their type archived.
  static let memberWords = ["conditional", "key.archive", "since", "upgrade", "was"]

  /// Reads the options of a property or an associated value.
  func member(
    _ name: String, _ words: Words?, _ collector: inout DiagnosticCollector
  ) -> ArchivedMember {
    var member = ArchivedMember()
    member.name = name
    guard let words else { return member }
    let choices = words["skip"].map { $0.choices ?? ["json", "archive"] } ?? []
    member.isKept = !choices.contains("archive") && !words.has("transitory")
    if words["skip"]?.choices?.contains("archive") == true {
      member.skipped = words["skip"]?.word.range
    }
    for word in Self.memberWords where words.has(word) {
      member.ranges[word] = words[word]?.word.range
    }
    if let value = words["key.archive"]?.value, case .string(let text) = value.shape,
      isSound(text, value.range, &collector)
    {
      member.name = text
    }
    for value in words["was"]?.values ?? [] {
      guard case .string(let text) = value.shape, isSound(text, value.range, &collector) else {
        continue
      }
      if text == member.name {
        collector.report(.uselessName(text, name), in: file, at: value.range)
      } else {
        member.olderNames.append(text)
      }
    }
    if let value = words["since"]?.value { member.since = version(value, "since", &collector) }
    member.upgrade = words["upgrade"]?.pasted(in: file)
    member.isConditional = words.has("conditional")
    if !member.isKept { reportUseless(words, name, &collector) }
    return member
  }

  private func reportUseless(
    _ words: Words, _ name: String, _ collector: inout DiagnosticCollector
  ) {
    for word in Self.memberWords {
      guard let option = words[word] else { continue }
      collector.report(
        .uselessWord(word, name, "it is not archived"), in: file, at: option.word.range)
    }
  }

  /// Returns true if the name fits on a line of the lock file, where tabs separate names.
  private func isSound(
    _ text: String, _ range: SourceRange, _ collector: inout DiagnosticCollector
  ) -> Bool {
    let isSound = !text.isEmpty && !text.contains { $0 == "\t" || $0.isNewline }
    if !isSound {
      collector.report(
        .badArchiveName(text), in: file, at: range,
        notes: ["write a non-empty name on one line, without tabs"])
    }
    return isSound
  }

  private func version(
    _ value: AnnotationValue, _ word: String, _ collector: inout DiagnosticCollector
  ) -> Int? {
    guard case .integer(let text) = value.shape,
      let number = Int(text.filter { $0 != "_" }), number >= 0
    else {
      collector.report(
        .wrongValue(word, expected: "a non-negative integer", found: value.text), in: file,
        at: value.range)
      return nil
    }
    return number
  }
}
