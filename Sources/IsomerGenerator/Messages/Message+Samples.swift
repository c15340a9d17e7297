import IsomerSyntax

/// The messages about recorded documents, in alphabetical order.
extension Message {
  static func sampleElementSkipped(_ elements: SampleFindings.Elements) -> Self {
    let count = "\(elements.omitted) of \(elements.count) elements"
    return Message(
      "'elements: .lossy' omits \(count) of '\(elements.name)' in '\(elements.document)'")
  }
  static let sampleFile = one("sample-file", "no such file in the package: '{path}'")
  static let sampleKeyMissing = three(
    "sample-key-missing", "missing key '{key}' for '{name}' in {place}")
  static let samplePath = one("sample-path", "sample '{path}' is not a '.json' file in the package")
  static let sampleSyntax = two("sample-syntax", "invalid JSON in '{path}': expected {expected}")
  static func sampleUnfilled(_ names: [String], of type: String) -> Self {
    let limit = 4
    let isLong = names.count > limit + 1
    var parts = names.prefix(isLong ? limit : names.count).map { "'\($0)'" }
    let others = isLong ? "\(names.count - limit) more properties" : nil
    let last = others ?? parts.removeLast()
    let list = parts.isEmpty ? last : "\(parts.joined(separator: ", ")) and \(last)"
    return Message("no sample has a value for \(list) of '\(type)'")
  }
  static let sampleUnknownKey = four(
    "sample-unknown-key", "{reason} '{key}' for '{type}' at {place}")
  static let sampleUnread = one(
    "sample-unread", "'sample' requires '{type}' to be read without 'before.read'")
  static func sampleUnreadKey(_ type: String, _ keys: [String], _ document: String) -> Self {
    let limit = 12
    let shown = keys.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    let others = keys.count > limit ? " and \(keys.count - limit) more" : ""
    return Message(
      "no property of '\(type)' reads \(keys.count == 1 ? "key" : "keys") \(shown)\(others) of '\(document)'"
    )
  }
  static let sampleValue = four(
    "sample-value", "expected {expected} for '{name}' at {place}, found {found}")
}
