import IsomerSyntax

/// The messages about archives and differences from the lock file, in alphabetical order.
extension Message {
  static func archiveAcrossModules(_ name: String, _ top: String, _ module: String) -> Self {
    Self(
      "'\(name)' cannot be archived because '\(top)' in module '\(module)' has no archive option")
  }
  static func archiveKeyTwice(_ key: String, _ first: String, _ second: String) -> Self {
    Self("duplicate archive key '\(key)' for '\(first)' and '\(second)'")
  }
  static func archiveLacks(_ name: String, _ type: String) -> Self {
    Self("property '\(name)' of '\(type)' is not archived and has no default value")
  }
  static func archiveNameTwice(_ name: String, _ first: String, _ second: String) -> Self {
    Self("duplicate archive name '\(name)' for '\(first)' and '\(second)'")
  }
  static func archiveReadOnly(_ name: String) -> Self {
    Self("'\(name)' cannot be archived because its transformer is read-only")
  }
  static func archiveSkipped(_ option: String) -> Self {
    let colon = OptionTable.option(option)?.value == .flag ? "" : ":"
    return Message("'skip: .archive' conflicts with '\(option)\(colon)'")
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
  static func lockedTypeGone(_ name: String) -> Self { Self("cannot find archived type '\(name)'") }
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
  static func lockStale(_ name: String, _ what: String) -> Self {
    Self("'\(name)' differs from the lock file: \(what)")
  }
  static func lockUnreadable(_ reason: String) -> Self {
    Self("cannot read the lock file: \(reason)")
  }
  static func sinceAboveVersion(_ since: Int, _ version: Int) -> Self {
    Self("'since: \(since)' is later than version \(version) of the type")
  }
  static func sinceWithoutDefault(_ name: String) -> Self {
    Self("'since:' requires a default value for '\(name)'")
  }
  static func unarchivedType(_ type: String) -> Self { Self("type '\(type)' is not archivable") }
  static func uselessName(_ older: String, _ name: String) -> Self {
    Self("'was: \"\(older)\"' repeats the current name of '\(name)' in archives")
  }
  static var uselessUpgrade: Message { Self("'upgrade' requires a version greater than 0") }
}
