import IsomerSyntax

/// The messages whose texts need code, or no words, in alphabetical order.
extension Message {
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
  static func lockRetyped(
    _ name: String, _ type: String, _ version: Int, _ old: String, _ new: String
  ) -> Self {
    Self("'\(name)' is '\(old)' in archives of version \(version) of '\(type)', not '\(new)'")
  }
  static func notComparable(_ type: String, _ member: DerivedMember) -> Self {
    let conformance = member == .hash ? "Hashable" : "Equatable"
    return Message("type '\(type)' does not conform to protocol '\(conformance)'")
  }
  static func privateDerived(_ name: String, _ access: AccessLevel, _ members: [String]) -> Self {
    let list = members.map { "'\($0)'" }.joined(separator: ", ")
    return Message(
      "property '\(name)' is inaccessible to derived \(list) "
        + "due to '\(access.rawValue)' protection level")
  }
  static func restType(
    _ name: String, _ type: String, _ expected: String = "a dictionary or an 'OrderedMap'"
  ) -> Self { Self("'rest' property '\(name)' must be \(expected), not '\(type)'") }
  static func sampleElementSkipped(_ elements: SampleFindings.Elements) -> Self {
    let count = "\(elements.omitted) of \(elements.count) elements"
    return Message(
      "'elements: .lossy' omits \(count) of '\(elements.name)' in '\(elements.document)'")
  }
  static func sampleUnfilled(_ names: [String], of type: String) -> Self {
    let limit = 4
    let isLong = names.count > limit + 1
    var parts = names.prefix(isLong ? limit : names.count).map { "'\($0)'" }
    let others = isLong ? "\(names.count - limit) more properties" : nil
    let last = others ?? parts.removeLast()
    let list = parts.isEmpty ? last : "\(parts.joined(separator: ", ")) and \(last)"
    return Message("no sample has a value for \(list) of '\(type)'")
  }
  static func sampleUnreadKey(_ type: String, _ keys: [String], _ document: String) -> Self {
    let limit = 12
    let shown = keys.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    let others = keys.count > limit ? " and \(keys.count - limit) more" : ""
    return Message(
      "no property of '\(type)' reads \(keys.count == 1 ? "key" : "keys") \(shown)\(others) of '\(document)'"
    )
  }
  static var secondTarget: Message { Self("'@mapped target' is already in another file") }
  static var severalKeys: Message { Self("'key' requires a single key path, not a list") }
  static func subclassDirection(
    _ name: String, _ parent: String, _ verb: String, goes: Bool
  ) -> Self {
    let (yes, no) = goes ? (name, parent) : (parent, name)
    return Message("'\(yes)' is \(verb), unlike '\(no)' in the same hierarchy")
  }
  static func unknownChoice(
    _ written: String, of word: String, among names: [String], suggestion: String?
  ) -> Self { Self("'\(word)' requires \(oneOf(names)), not '\(written)'\(hint(suggestion))") }
  static func unknownOption(_ written: String, suggestion: String?) -> Self {
    Self("unknown option '\(written)' in '@mapped'\(hint(suggestion))")
  }
  static func unknownProfile(_ profile: String, _ type: String, suggestion: String?) -> Self {
    Self("'\(type)' has no profile '\(profile)'\(hint(suggestion))")
  }
  static func unknownSuffix(_ written: String, of word: Option) -> Self {
    let known = word.suffixes.map { "'\(word.name).\($0)'" }
    let expected =
      known.isEmpty ? "'\(word.name)' has no suffix" : "expected \(known.joined(separator: " or "))"
    return Message("unknown option '\(written)'; \(expected)")
  }
  static var uselessUpgrade: Message { Self("'upgrade' requires a version greater than 0") }
  static var withoutProfile: Message { Self("'without' requires a profile") }
  static func wrongValue(
    _ word: String, expected: String, found: String, suggestion: String? = nil
  ) -> Self {
    Self("'\(word)' requires \(expected), not '\(found)'\(hint(suggestion))")
  }
}

extension Message {
  /// Returns the end of a message that suggests another spelling.
  static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns a list such as `.omit or .write` or `.read, .write or .documents`.
  static func oneOf(_ names: [String]) -> String { names.map { ".\($0)" }.alternatives }
}
