import IsomerSyntax

/// The catalogue of what can be wrong with archives, in alphabetical order.
extension Message {
  static func archiveAcrossModules(_ name: String, _ top: String, _ module: String) -> Message {
    Message(
      id: "archive-across-modules",
      text: "'\(name)' cannot be kept in archives: no word of '\(top)' in module '\(module)', "
        + "below which it stands, asks for them")
  }

  static func archiveKeyTwice(_ key: String, _ first: String, _ second: String) -> Message {
    Message(
      id: "archive-key-twice",
      text: "archives call both '\(first)' and '\(second)' \"\(key)\"")
  }

  static func archiveLacks(_ name: String, _ type: String) -> Message {
    Message(
      id: "archive-lacks",
      text: "nothing fills '\(name)' when '\(type)' is read from an archive, which lacks it")
  }

  static func archiveNameTwice(_ name: String, _ first: String, _ second: String) -> Message {
    Message(
      id: "archive-name-twice", text: "archives call both '\(first)' and '\(second)' \"\(name)\"")
  }

  static func archiveOneWay(_ name: String) -> Message {
    Message(
      id: "archive-one-way",
      text: "'\(name)' goes into archives and comes back, but its transformer only reads")
  }

  static let archiveSkipped = Message(
    id: "archive-skipped",
    text: "'skip: .archive' leaves the type out of archives, for which another word asks")

  static func badArchiveName(_ text: String) -> Message {
    Message(
      id: "bad-archive-name",
      text: "a name in archives is one line of text without tabs, not \(SwiftLiteral.string(text))")
  }

  static func conditionalForm(_ name: String, _ reason: String) -> Message {
    Message(
      id: "conditional-form",
      text: "'\(name)' cannot be kept only if something else keeps it: \(reason)")
  }

  static func sinceAboveVersion(_ since: Int, _ version: Int) -> Message {
    Message(
      id: "since-above-version",
      text: "'since: \(since)' is a version that does not exist yet: the type's is \(version)")
  }

  static func sinceWithoutDefault(_ name: String) -> Message {
    Message(
      id: "since-without-default",
      text: "archives from before 'since:' lack '\(name)', and it has no default")
  }

  static func unarchivedType(_ type: String) -> Message {
    Message(id: "unarchived-type", text: "'\(type)' is not kept in archives")
  }

  static func uselessName(_ older: String, _ name: String) -> Message {
    Message(
      id: "useless-name",
      text: "archives call '\(name)' \"\(older)\" today; 'was:' is for older names")
  }

  static let uselessUpgrade = Message(
    id: "useless-upgrade",
    text: "'upgrade' changes what older versions wrote, and there is none before version 0")
}
