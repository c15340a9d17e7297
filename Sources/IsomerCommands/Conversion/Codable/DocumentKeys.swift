import IsomerGenerator

/// The keys of documents, by the coding keys that a decoder's strategy makes of them.
///
/// `iso_3166_1` is `iso31661`, from which the key cannot be made again.
package struct DocumentKeys {
  private var originals: [String: Set<String>] = [:]

  package init() {}

  /// Adds the keys of a document; one that is not JSON is ignored.
  package mutating func add(document bytes: [UInt8]) {
    guard let root = try? SampleParser.parse(bytes) else { return }
    var open = [root]
    while let value = open.popLast() {
      switch value.content {
      case .array(let elements): open += elements
      case .object(let members):
        for member in members {
          guard let converted = ConvertedKey.form(of: member.key) else { continue }
          originals[converted, default: []].insert(member.key)
        }
        open += members.map(\.value)
      default: break
      }
    }
  }

  /// The key of the documents that becomes a coding key; nil if there are none or several.
  func original(of key: String) -> String? {
    guard let found = originals[key], found.count == 1 else { return nil }
    return found.first
  }
}
