/// The texts before and after each key of a flattened value.
///
///     home_ …         street    home_street        a path: line.number    home_line.number
struct KeyAffixes {
  var prefix = ""
  var suffix = ""

  /// Returns a key with the affixes.
  func added(to key: String) -> String { prefix + key + suffix }

  /// Returns a key without the affixes; nil if it lacks one of them.
  ///
  /// Keys are compared by their bytes.
  func stripped(_ key: String) -> String? {
    let (bytes, prefix, suffix) = (Array(key.utf8), Array(prefix.utf8), Array(suffix.utf8))
    guard bytes.count >= prefix.count + suffix.count, bytes.starts(with: prefix),
      bytes.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    return String(decoding: bytes[prefix.count..<bytes.count - suffix.count], as: UTF8.self)
  }

  /// Returns the document's path of a member that the value lacks.
  func path(ofMissing path: String) -> String {
    Self.renamed(path) { added(to: $0) } ?? path
  }

  /// Returns a path of the document without the affixes; nil if the first key lacks one of them.
  func stripped(path: String) -> String? { Self.renamed(path) { stripped($0) } }

  /// Returns a path with another first key; nil if it has none.
  @inline(never)
  private static func renamed(_ path: String, _ rename: (String) -> String?) -> String? {
    guard let path = ValuePath(path), case .key(let key)? = path.components.first,
      let key = rename(key)
    else { return nil }
    return ValuePath([.key(key)] + path.components.dropFirst()).description
  }
}
