import IsomerSyntax

/// The messages about archives and differences from the lock file, in alphabetical order.
extension Message {
  static let archiveAcrossModules = three(
    "archive-across-modules",
    "'{name}' cannot be archived because '{top}' in module '{module}' has no archive option")
  static let archiveKeyTwice = three(
    "archive-key-twice", "duplicate archive key '{key}' for '{first}' and '{second}'")
  static let archiveLacks = two(
    "archive-lacks", "property '{name}' of '{type}' is not archived and has no default value")
  static let archiveNameTwice = three(
    "archive-name-twice", "duplicate archive name '{name}' for '{first}' and '{second}'")
  static let archiveReadOnly = one(
    "archive-read-only", "'{name}' cannot be archived because its transformer is read-only")
  static func archiveSkipped(by skip: WrittenOption, _ option: String) -> Self {
    let skip = skip.value == .none ? "skip" : "skip: .archive"
    let colon = OptionTable.option(option)?.value == .flag ? "" : ":"
    return Message("'\(skip)' conflicts with '\(option)\(colon)'")
  }
  static func badArchiveName(_ text: String) -> Self {
    Self("invalid archive name \(SwiftLiteral.string(text))")
  }
  static func conditionalForm(_ name: String, isWeak: Bool, _ requirement: String) -> Self {
    let use = isWeak ? "archiving weak property '\(name)'" : "'conditional' on '\(name)'"
    return Message("\(use) requires \(requirement)")
  }
  static func lockedCaseGone(_ name: String, _ type: String, _ version: Int) -> Self {
    Self("case '\(name)' of archived version \(version) is missing in '\(type)'")
  }
  static let lockedTypeGone = one("locked-type-gone", "cannot find archived type '{name}'")
  static func lockedVersionAbove(_ name: String, _ version: Int, _ locked: Int) -> Self {
    Self("version \(version) of '\(name)' is lower than locked version \(locked)")
  }
  static func lockLacks(_ name: String, _ type: String, _ version: Int) -> Self {
    Self("'\(name)' has no default and is missing in version \(version) of '\(type)'")
  }
  static func lockRetyped(
    _ name: String, _ type: String, _ version: Int, _ old: String, _ new: String
  ) -> Self {
    Self("'\(name)' is '\(old)' in archives of version \(version) of '\(type)', not '\(new)'")
  }
  static let lockStale = two("lock-stale", "'{name}' differs from the lock file: {what}")
  static let lockUnreadable = one("lock-unreadable", "cannot read the lock file: {reason}")
  static let lostStorage = two(
    "lost-storage",
    "archives do not contain the value of '{computed}', because '{name}' is skipped")
  static func sinceAboveVersion(_ since: Int, _ version: Int) -> Self {
    Self("'since: \(since)' is later than version \(version) of the type")
  }
  static let sinceWithoutDefault = one(
    "since-without-default", "'since:' requires a default value for '{name}'")
  static let unarchivedType = one("unarchived-type", "type '{type}' is not archivable")
  static let uselessName = two(
    "useless-name", "'was: \"{older}\"' repeats the current name of '{name}' in archives")
  static var uselessUpgrade: Message { Self("'upgrade' requires a version greater than 0") }
}
