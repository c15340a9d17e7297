import IsomerSyntax

/// The comparison of the current schemas with the locked ones, which checks that current code can
/// read the archives of every version.
struct LockChecks {
  let lock: LockFile
  let shapes: [CurrentShape]
  let reporter: Reporter

  func run() {
    let entries = Dictionary(grouping: lock.entries, by: \.shape.name)
    for shape in shapes {
      let names = [shape.shape.name] + shape.olderNames
      let locked = names.flatMap { entries[$0] ?? [] }.map(\.shape)
      check(shape, locked)
    }
    checkGone()
  }

  // MARK: Types

  private func check(_ shape: CurrentShape, _ locked: [ArchivedShape]) {
    let version = shape.shape.version
    if let newest = locked.map(\.version).max(), newest > version {
      reporter.report(
        .lockedVersionAbove(shape.shape.name, version, newest), in: shape.file,
        at: shape.versionPlace, notes: ["use 'version: \(newest)' or higher"])
      return
    }
    let count = reporter.diagnostics.count
    for old in locked {
      if shape.isEnum {
        checkCases(shape, old)
      } else if old.version == version || !shape.isUpgraded {
        checkProperties(shape, old)
      }
    }
    guard reporter.diagnostics.count == count else { return }
    if locked.contains(shape.shape) { return }
    checkStale(shape, locked.first { $0.version == version }, isNew: locked.isEmpty)
  }

  /// Warns of a schema that is compatible with the lock file, but differs from it.
  private func checkStale(_ shape: CurrentShape, _ locked: ArchivedShape?, isNew: Bool) {
    guard let locked else {
      let what = isNew ? "the type is new" : "version \(shape.shape.version) is new"
      return warn(.lockStale(shape.shape.name, what), shape.file, shape.place)
    }
    for member in shape.members where !locked.members.contains(member.member) {
      let name = member.member.name
      let old = locked.members.first { $0.name == name }?.type
      let older = locked.members.first { member.olderNames.contains($0.name) }?.name
      let what =
        old.map { "type of '\(name)' was '\($0)'" } ?? older.map { "'\(name)' was '\($0)'" }
        ?? "'\(name)' is new"
      warn(.lockStale(shape.shape.name, what), member.file, member.place)
    }
    for old in locked.members {
      let isKnown = shape.members.contains {
        $0.member.name == old.name || $0.olderNames.contains(old.name)
      }
      if isKnown { continue }
      let what = "'\(old.name)' was removed"
      warn(.lockStale(shape.shape.name, what), shape.file, shape.place)
    }
  }

  private func warn(_ message: Message, _ file: SourceFile, _ range: SourceRange) {
    reporter.report(
      Diagnostic(
        .warning, message, in: file, at: range.start,
        notes: ["run 'swift package isomer-lock'; older archives are still readable"]))
  }

  /// Reports a locked type that no longer exists, and was probably renamed.
  private func checkGone() {
    let today = Set(shapes.map(\.shape.name))
    var reported: Set<String> = []
    for entry in lock.entries
    where !today.contains(entry.shape.name) && reported.insert(entry.shape.name).inserted {
      // The missing case is reported at the enum itself.
      let isCase = today.contains { entry.shape.name.hasPrefix($0 + ".") }
      if isCase { continue }
      let place = SourceLocation(line: entry.line, column: 1)
      reporter.report(
        Diagnostic(
          .error, .lockedTypeGone(entry.shape.name), path: lock.path, at: place,
          notes: [
            Note(
              "add 'name: \"\(entry.shape.name)\"' to the renamed type",
              path: lock.path, at: place),
            Note(
              "run 'swift package isomer-lock --force' if its archives are no longer read",
              path: lock.path, at: place),
          ]))
    }
  }

  // MARK: Cases

  private func checkCases(_ shape: CurrentShape, _ old: ArchivedShape) {
    guard !shape.hasFallback else { return }
    for member in old.members {
      let isKnown = shape.members.contains {
        $0.member.name == member.name || $0.olderNames.contains(member.name)
      }
      if isKnown {
        checkValues(member.name, shape, old)
        continue
      }
      reporter.report(
        .lockedCaseGone(member.name, shape.shape.name, old.version), in: shape.file,
        at: shape.place,
        notes: [
          "add 'was: \"\(member.name)\"' to the case that replaces it, or 'fallback' to a case"
        ])
    }
  }

  /// Reports a case that gained or lost its associated values, because their archived forms differ.
  private func checkValues(_ name: String, _ shape: CurrentShape, _ old: ArchivedShape) {
    let label = "\(shape.shape.name).\(name)"
    let had = lock.entries.contains { $0.shape.name == label && $0.shape.version == old.version }
    let has = shapes.contains { $0.shape.name == label }
    guard had != has, let member = shape.members.first(where: { $0.member.name == name }) else {
      return
    }
    let words = { (hasValues: Bool) in hasValues ? "a case with values" : "a case without values" }
    reporter.report(
      .lockRetyped(name, shape.shape.name, old.version, words(had), words(has)), in: member.file,
      at: member.place, notes: ["restore the case, and add another one with a new 'key.archive:'"])
  }

  // MARK: Properties

  private func checkProperties(_ shape: CurrentShape, _ old: ArchivedShape) {
    let today = Set(shape.members.map(\.member.name))
    for member in shape.members {
      if member.isUpgraded, old.version < shape.shape.version { continue }
      let names = [member.member.name] + member.olderNames.filter { !today.contains($0) }
      let found = names.lazy.compactMap { name in old.members.first { $0.name == name } }.first
      guard let found, member.since <= old.version else {
        checkMissing(member, shape, old)
        continue
      }
      checkType(member, found, shape, old)
    }
  }

  private func checkMissing(
    _ member: CurrentShape.Member, _ shape: CurrentShape, _ old: ArchivedShape
  ) {
    guard !member.hasDefault else { return }
    let today = Set(shape.members.flatMap { [$0.member.name] + $0.olderNames })
    let gone = old.members.filter { !today.contains($0.name) }
    let renamed = gone.first { $0.type == member.member.type } ?? gone.first
    var notes = ["give it a 'default:', or make it optional"]
    notes.append(
      renamed.map { "add 'was: \"\($0.name)\"' if it was renamed" }
        ?? "add 'was:' with its previous name")
    notes.append(upgrade(shape, old))
    reporter.report(
      .lockLacks(member.member.name, shape.shape.name, old.version), in: member.file,
      at: member.place, notes: notes)
  }

  private func checkType(
    _ member: CurrentShape.Member, _ found: ArchivedShape.Member, _ shape: CurrentShape,
    _ old: ArchivedShape
  ) {
    guard let oldType = found.type, let newType = member.member.type,
      !ArchivedTypes.reads(oldType, as: newType, hasDefault: member.hasDefault)
    else { return }
    reporter.report(
      .lockRetyped(found.name, shape.shape.name, old.version, oldType, newType), in: member.file,
      at: member.place,
      notes: [
        "restore the type, or give the property a new 'key.archive:' and a 'default:'",
        upgrade(shape, old),
      ])
  }

  private func upgrade(_ shape: CurrentShape, _ old: ArchivedShape) -> String {
    old.version == shape.shape.version
      ? "add 'version: \(old.version + 1)' and 'upgrade:' to '\(shape.shape.name)'"
      : "add 'upgrade:' to the property or to '\(shape.shape.name)'"
  }
}

/// The types that can read archives of other types.
enum ArchivedTypes {
  /// Returns true if a value that was archived as one type can be read as another.
  static func reads(_ old: String, as new: String, hasDefault: Bool) -> Bool {
    if old == new { return true }
    // The default replaces nil.
    if old.hasSuffix("?"), hasDefault || new.hasSuffix("?") {
      return reads(String(old.dropLast()), as: unwrapped(new), hasDefault: true)
    }
    if new.hasSuffix("?"), !old.hasSuffix("?") {
      return reads(old, as: unwrapped(new), hasDefault: hasDefault)
    }
    if let (oldElement, newElement) = elements(old, new) {
      return reads(oldElement, as: newElement, hasDefault: false)
    }
    return StandardTypes.covers(new, old) || wider[old]?.contains(new) == true
  }

  private static func unwrapped(_ type: String) -> String {
    type.hasSuffix("?") ? String(type.dropLast()) : type
  }

  /// Returns the element types of two arrays or sets, which have the same archived form.
  private static func elements(_ old: String, _ new: String) -> (String, String)? {
    guard let old = element(old), let new = element(new) else { return nil }
    return (old, new)
  }

  private static func element(_ type: String) -> String? {
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = String(type.dropFirst().dropLast())
      return isOne(inner) ? inner : nil
    }
    for name in ["Set<", "Array<", "ContiguousArray<"] where type.hasPrefix(name) {
      return type.hasSuffix(">") ? String(type.dropFirst(name.count).dropLast()) : nil
    }
    return nil
  }

  /// Returns true if the text in brackets is a single type, and not a key and a value.
  private static func isOne(_ text: String) -> Bool {
    var depth = 0
    for character in text {
      switch character {
      case "[", "<", "(": depth += 1
      case "]", ">", ")": depth -= 1
      case ":" where depth == 0: return false
      default: break
      }
      if depth < 0 { return false }
    }
    return true
  }

  /// The types that can represent every value of another type in the same form.
  private static let wider: [String: Set<String>] = [
    "Float": ["Double", "CGFloat"], "CGFloat": ["Double"], "Double": ["CGFloat", "TimeInterval"],
    "TimeInterval": ["Double", "CGFloat"],
    "Substring": ["String"], "String": ["Substring"], "Character": ["String", "Substring"],
  ]
}
