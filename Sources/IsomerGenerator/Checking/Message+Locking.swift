import IsomerSyntax

/// The messages about differences from the lock file, in alphabetical order.
extension Message {
  static func lockedCaseGone(_ name: String, _ type: String, _ version: Int) -> Message {
    Message(
      id: "locked-case-gone",
      text: "case '\(name)' of archived version \(version) is missing in '\(type)'")
  }

  static func lockedTypeGone(_ name: String) -> Message {
    Message(id: "locked-type-gone", text: "cannot find archived type '\(name)'")
  }

  static func lockedVersionAbove(_ name: String, _ version: Int, _ locked: Int) -> Message {
    Message(
      id: "locked-version-above",
      text: "version \(version) of '\(name)' is lower than locked version \(locked)")
  }

  static func lockLacks(_ name: String, _ type: String, _ version: Int) -> Message {
    Message(
      id: "lock-lacks",
      text: "'\(name)' has no default and is missing in version \(version) of '\(type)'")
  }

  static func lockRetyped(
    _ name: String, _ type: String, _ version: Int, _ old: String, _ new: String
  ) -> Message {
    Message(
      id: "lock-retyped",
      text: "'\(name)' is '\(old)' in archives of version \(version) of '\(type)', not '\(new)'")
  }

  static func lockStale(_ name: String, _ what: String) -> Message {
    Message(id: "lock-stale", text: "'\(name)' differs from the lock file: \(what)")
  }

  static func lockUnreadable(_ reason: String) -> Message {
    Message(id: "lock-unreadable", text: "cannot read the lock file: \(reason)")
  }
}
