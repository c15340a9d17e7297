import IsomerSyntax

/// The messages about differences from the lock file, in alphabetical order.
extension Message {
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
}
