import IsomerSyntax

/// The catalogue of what a comparison with the lock can find, in alphabetical order.
extension Message {
  static func lockedCaseGone(_ name: String, _ type: String, _ version: Int) -> Message {
    Message(
      id: "locked-case-gone",
      text: "archives of version \(version) have the case \"\(name)\", which '\(type)' lacks")
  }

  static func lockedTypeGone(_ name: String) -> Message {
    Message(
      id: "locked-type-gone", text: "archives have objects of '\(name)', and no type is called so")
  }

  static func lockedVersionAbove(_ name: String, _ version: Int, _ locked: Int) -> Message {
    Message(
      id: "locked-version-above",
      text: "'\(name)' was locked at version \(locked); at version \(version) it could not be read")
  }

  static func lockLacks(_ name: String, _ type: String, _ version: Int) -> Message {
    Message(
      id: "lock-lacks",
      text: "archives of version \(version) of '\(type)' lack '\(name)', and it has no default")
  }

  static func lockRetyped(
    _ name: String, _ type: String, _ version: Int, _ old: String, _ new: String
  ) -> Message {
    Message(
      id: "lock-retyped",
      text: "archives of version \(version) of '\(type)' have '\(name)' as '\(old)', not '\(new)'")
  }

  static func lockStale(_ name: String, _ what: String) -> Message {
    Message(id: "lock-stale", text: "'\(name)' has changed since it was locked: \(what)")
  }

  static func lockUnreadable(_ reason: String) -> Message {
    Message(id: "lock-unreadable", text: "the lock cannot be read: \(reason)")
  }
}
