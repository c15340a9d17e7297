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
      let names = [shape.name] + shape.archive.olderNames
      check(shape, names.flatMap { entries[$0] ?? [] }.map(\.shape))
    }
    checkGone()
  }

  // MARK: Types

  private func check(_ shape: CurrentShape, _ locked: [ArchivedShape]) {
    let version = shape.archive.version
    if let newest = locked.map(\.version).max(), newest > version {
      reporter.report(
        .lockedVersionAbove(shape.name, version, newest), in: shape.declaration.file,
        at: shape.archive.versionRange ?? shape.declaration.nameRange,
        notes: ["use 'version: \(newest)' or higher"])
      return
    }
    let count = reporter.diagnostics.count
    for old in locked {
      if shape.declaration.kind == .enumeration {
        checkCases(shape, old)
      } else if old.version == version || shape.archive.upgrade == nil {
        checkProperties(shape, old)
      }
    }
    if reporter.diagnostics.count > count || locked.contains(shape.locked) { return }
    checkStale(shape, locked.first { $0.version == version }, isNew: locked.isEmpty)
  }

  /// Warns of a schema that is compatible with the lock file, but differs from it.
  private func checkStale(_ shape: CurrentShape, _ locked: ArchivedShape?, isNew: Bool) {
    let (file, range) = (shape.declaration.file, shape.declaration.nameRange)
    guard let locked else {
      let what = isNew ? "the type is new" : "version \(shape.archive.version) is new"
      return warn(.lockStale(shape.name, what), file, range)
    }
    for member in shape.members where !locked.members.contains(member.locked) {
      let old = locked.members.first { $0.name == member.name }?.type
      let older = locked.members.first { member.archive.olderNames.contains($0.name) }?.name
      let type: String? = old.map { "type of '\(member.name)' was '\($0)'" }
      let name: String? = older.map { "'\(member.name)' was '\($0)'" }
      let what: String = type ?? name ?? "'\(member.name)' is new"
      warn(.lockStale(shape.name, what), member.file, member.place)
    }
    for old in locked.members where !shape.hasMember(old.name) {
      warn(.lockStale(shape.name, "'\(old.name)' was removed"), file, range)
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
    let today = Set(shapes.map(\.name))
    var reported: Set<String> = []
    for entry in lock.entries {
      let name = entry.shape.name
      // A missing case is reported at the enum itself.
      guard !today.contains(name), !today.contains(where: { name.hasPrefix($0 + ".") }),
        reported.insert(name).inserted
      else { continue }
      let place = SourceLocation(line: entry.line, column: 1)
      let notes = [
        "add 'name: \"\(name)\"' to the renamed type",
        "run 'swift package isomer-lock --force' if its archives are no longer read",
      ]
      reporter.report(
        Diagnostic(
          .error, .lockedTypeGone(name), path: lock.path, at: place,
          notes: notes.map { Note($0, path: lock.path, at: place) }))
    }
  }

  // MARK: Cases

  private func checkCases(_ shape: CurrentShape, _ old: ArchivedShape) {
    guard !shape.hasFallback else { return }
    for member in old.members {
      if shape.hasMember(member.name) {
        checkValues(member.name, shape, old)
        continue
      }
      reporter.report(
        .lockedCaseGone(member.name, shape.name, old.version), in: shape.declaration.file,
        at: shape.declaration.nameRange,
        notes: [
          "add 'was: \"\(member.name)\"' to the case that replaces it, or 'fallback' to a case"
        ])
    }
  }

  /// Reports a case that gained or lost its associated values, because their archived forms differ.
  private func checkValues(_ name: String, _ shape: CurrentShape, _ old: ArchivedShape) {
    let label = "\(shape.name).\(name)"
    let had = lock.entries.contains { $0.shape.name == label && $0.shape.version == old.version }
    let has = shapes.contains { $0.name == label }
    guard had != has, let member = shape.members.first(where: { $0.name == name }) else { return }
    let words = { (hasValues: Bool) in hasValues ? "a case with values" : "a case without values" }
    reporter.report(
      .lockRetyped(name, shape.name, old.version, words(had), words(has)), in: member.file,
      at: member.place, notes: ["restore the case, and add another one with a new 'key.archive:'"])
  }

  // MARK: Properties

  private func checkProperties(_ shape: CurrentShape, _ old: ArchivedShape) {
    let today = Set(shape.members.map(\.name))
    for member in shape.members {
      if member.archive.upgrade != nil, old.version < shape.archive.version { continue }
      let names = [member.name] + member.archive.olderNames.filter { !today.contains($0) }
      let found = names.lazy.compactMap { name in old.members.first { $0.name == name } }.first
      if let found, member.archive.since ?? 0 <= old.version {
        checkType(member, found, shape, old)
      } else if !member.hasDefault {
        reportMissing(member, shape, old)
      }
    }
  }

  private func reportMissing(
    _ member: CurrentShape.Member, _ shape: CurrentShape, _ old: ArchivedShape
  ) {
    let gone = old.members.filter { !shape.hasMember($0.name) }
    let renamed = gone.first { $0.type == member.type } ?? gone.first
    reporter.report(
      .lockLacks(member.name, shape.name, old.version), in: member.file, at: member.place,
      notes: [
        "give it a 'default:', or make it optional",
        renamed.map { "add 'was: \"\($0.name)\"' if it was renamed" }
          ?? "add 'was:' with its previous name", upgrade(shape, old),
      ])
  }

  private func checkType(
    _ member: CurrentShape.Member, _ found: ArchivedShape.Member, _ shape: CurrentShape,
    _ old: ArchivedShape
  ) {
    guard let oldType = found.type, let newType = member.type,
      !ArchivedTypes.reads(oldType, as: newType, hasDefault: member.hasDefault)
    else { return }
    reporter.report(
      .lockRetyped(found.name, shape.name, old.version, oldType, newType), in: member.file,
      at: member.place,
      notes: [
        "restore the type, or give the property a new 'key.archive:' and a 'default:'",
        upgrade(shape, old),
      ])
  }

  private func upgrade(_ shape: CurrentShape, _ old: ArchivedShape) -> String {
    old.version == shape.archive.version
      ? "add 'version: \(old.version + 1)' and 'upgrade:' to '\(shape.name)'"
      : "add 'upgrade:' to the property or to '\(shape.name)'"
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
    if new.hasSuffix("?") { return reads(old, as: unwrapped(new), hasDefault: hasDefault) }
    if let oldElement = element(of: old), let newElement = element(of: new) {
      return reads(oldElement, as: newElement, hasDefault: false)
    }
    return StandardTypes.covers(new, old) || wider[old]?.contains(new) == true
  }

  private static func unwrapped(_ type: String) -> String {
    type.hasSuffix("?") ? String(type.dropLast()) : type
  }

  /// Returns the element type of an array or a set, which have the same archived form.
  private static func element(of type: String) -> String? {
    let start = ["[", "Set<", "Array<", "ContiguousArray<"].first { type.hasPrefix($0) }
    guard let start, type.hasSuffix(start == "[" ? "]" : ">") else { return nil }
    let inner = String(type.dropFirst(start.count).dropLast())
    return isOne(inner) ? inner : nil
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
    "Float16": ["Float", "Double", "CGFloat"], "Float": ["Double", "CGFloat"],
    "CGFloat": ["Double"], "Double": ["CGFloat", "TimeInterval"],
    "TimeInterval": ["Double", "CGFloat"],
    "Substring": ["String"], "String": ["Substring"], "Character": ["String", "Substring"],
  ]
}
