import IsomerSyntax

/// The messages about recorded documents, in alphabetical order.
extension Message {
  static func sampleElementSkipped(_ elements: SampleFindings.Elements) -> Self {
    let count = "\(elements.omitted) of \(elements.count) elements"
    return Message(
      "'elements: .lossy' omits \(count) of '\(elements.name)' in '\(elements.document)'")
  }
  static func sampleFile(_ path: String) -> Self { Self("no such file in the package: '\(path)'") }
  static func sampleKeyMissing(_ name: String, _ key: String, _ place: String) -> Self {
    Self("missing key '\(key)' for '\(name)' in \(place)")
  }
  static func samplePath(_ path: String) -> Self {
    Self("sample '\(path)' is not a '.json' file in the package")
  }
  static func sampleSyntax(_ path: String, _ expected: String) -> Self {
    Self("invalid JSON in '\(path)': expected \(expected)")
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
  static func sampleUnknownKey(
    _ type: String, _ key: String, _ place: String, _ reason: String
  ) -> Self {
    Self("\(reason) '\(key)' for '\(type)' at \(place)")
  }
  static func sampleUnread(_ type: String) -> Self {
    Self("'sample' requires '\(type)' to be read without 'before.read'")
  }
  static func sampleUnreadKey(_ type: String, _ keys: [String], _ document: String) -> Self {
    let limit = 12
    let shown = keys.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    let others = keys.count > limit ? " and \(keys.count - limit) more" : ""
    return Message(
      "no property of '\(type)' reads \(keys.count == 1 ? "key" : "keys") \(shown)\(others) of '\(document)'"
    )
  }
  static func sampleValue(
    _ name: String, _ place: String, _ expected: String, _ found: String
  ) -> Self {
    Self("expected \(expected) for '\(name)' at \(place), found \(found)")
  }

}
