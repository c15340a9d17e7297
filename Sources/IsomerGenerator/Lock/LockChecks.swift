import IsomerSyntax

/// The comparison of the current schemas with the locked ones, which checks that current code can
/// read the archives of every version.
struct LockChecks {
  let lock: LockFile
  let shapes: [CurrentShape]
  let reporter: Reporter
  private let types: ArchivedTypes

  init(lock: LockFile, shapes: [CurrentShape], reporter: Reporter) {
    (self.lock, self.shapes, self.reporter) = (lock, shapes, reporter)
    types = ArchivedTypes(supertypes: Dictionary(firstOf: shapes.map { ($0.name, $0.supertypes) }))
  }

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
      return reporter.report(
        Message(.lockedVersionAbove, "\(version)", shape.name, "\(newest)"),
        in: shape.declaration.file, at: shape.archive.versionRange ?? shape.declaration.nameRange,
        notes: ["use 'version: \(newest)' or higher"])
    }
    let count = reporter.diagnostics.count
    let kind = shape.locked.kind
    for old in locked {
      checkSupertypes(shape, old)
      // An object of a struct is read like one of a class to which nothing refers.
      if old.kind != kind, (old.kind, kind) != ("a struct", "a class") {
        reportKind(shape, old, old.kind, kind)
      } else if kind == "an enum" {
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
      return warn(Message(.lockStale, shape.name, what), file, range)
    }
    for member in shape.members where !locked.members.contains(member.locked) {
      let old = locked.members.first { $0.name == member.name }?.type
      let older = locked.members.first { member.archive.olderNames.contains($0.name) }?.name
      let type: String? = old.map { "type of '\(member.name)' was '\($0)'" }
      let name: String? = older.map { "'\(member.name)' was '\($0)'" }
      let what: String = type ?? name ?? "'\(member.name)' is new"
      warn(Message(.lockStale, shape.name, what), member.file, member.place)
    }
    for old in locked.members where !shape.hasMember(old.name) {
      warn(Message(.lockStale, shape.name, "'\(old.name)' was removed"), file, range)
    }
    let head = LockLine.head(of: shape.locked)
    guard head != LockLine.head(of: locked) else { return }
    warn(Message(.lockStale, shape.name, "it is now '\(head)'"), file, range)
  }

  private func warn(_ message: Message, _ file: SourceFile, _ range: SourceRange) {
    reporter.report(
      message, in: file, at: range, as: .warning,
      notes: ["run 'swift package isomer-lock'; older archives are still readable"])
  }

  /// Reports a type that is no longer a subtype, as which archives can contain it.
  private func checkSupertypes(_ shape: CurrentShape, _ old: ArchivedShape) {
    let known = Set(shapes.flatMap { [$0.name] + $0.supertypes })
    for name in old.supertypes where known.contains(name) && !shape.supertypes.contains(name) {
      reportKind(shape, old, "a subtype of \(name)", "a separate type")
    }
  }

  private func reportKind(
    _ shape: CurrentShape, _ old: ArchivedShape, _ was: String, _ kind: String
  ) {
    reporter.report(
      .lockRetyped(shape.name, shape.name, old.version, was, kind), in: shape.declaration.file,
      at: shape.declaration.nameRange,
      notes: ["make it \(was) again, or give it another 'key.archive:'"])
  }

  /// Reports a locked type that no longer exists, and was probably renamed.
  private func checkGone() {
    // A missing case is reported at the enum itself.
    let cases = lock.entries.map(\.shape).flatMap { shape in
      shape.members.filter { $0.type == nil }.map { "\(shape.name).\($0.name)" }
    }
    var known = Set(shapes.map(\.name) + cases)
    for entry in lock.entries {
      let name = entry.shape.name
      guard known.insert(name).inserted else { continue }
      let place = SourceLocation(line: entry.line, column: 1)
      let notes = [
        "add 'key.archive: \"\(name)\"' to the renamed type",
        "run 'swift package isomer-lock --force' if its archives are no longer read",
      ]
      reporter.report(
        Diagnostic(
          .error, Message(.lockedTypeGone, name), path: lock.path, at: place,
          notes: notes.map { Note($0, path: lock.path, at: place) }))
    }
  }

  // MARK: Cases

  private func checkCases(_ shape: CurrentShape, _ old: ArchivedShape) {
    for member in old.members {
      if let found = shape.members.first(where: { $0.isNamed(member.name) }) {
        checkValues(found, member.name, shape, old)
      }
      guard !shape.hasFallback, !shape.hasMember(member.name) else { continue }
      reporter.report(
        Message(.lockedCaseGone, member.name, "\(old.version)", shape.name),
        in: shape.declaration.file, at: shape.declaration.nameRange,
        notes: [
          "add 'was: \"\(member.name)\"' to the case that replaces it, or 'fallback' to a case"
        ])
    }
  }

  /// Reports a case that gained or lost its associated values, because their archived forms differ.
  private func checkValues(
    _ member: CurrentShape.Member, _ name: String, _ shape: CurrentShape, _ old: ArchivedShape
  ) {
    let label = "\(old.name).\(name)"
    let had = lock.entries.contains { $0.shape.name == label && $0.shape.version == old.version }
    let has = shapes.contains { $0.name == "\(shape.name).\(member.name)" }
    guard had != has else { return }
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
      Message(.lockLacks, member.name, "\(old.version)", shape.name), in: member.file,
      at: member.place,
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
      !types.reads(oldType, as: newType, hasDefault: member.hasDefault)
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
