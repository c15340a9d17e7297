/// A key in the form that Foundation's decoders give it: `createdAt` for `created_at`.
///
/// The rules are those of `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`, which the decoder
/// applies before a mapping sees the key.
package enum ConvertedKey {
  /// Returns the converted key; nil if the conversion does not change it.
  package static func form(of key: String) -> String? {
    let words = key.split(separator: "_")
    guard words.count > 1 else { return nil }
    let (leading, trailing) = (key.prefix { $0 == "_" }, key.reversed().prefix { $0 == "_" })
    let text = words[0].lowercased() + words.dropFirst().map(capitalised).joined()
    let converted = String(leading) + text + String(trailing)
    return converted == key ? nil : converted
  }

  /// Returns a text with a capital at the start of each word; digits and spaces end a word.
  private static func capitalised(_ text: Substring) -> String {
    var result = ""
    var isInside = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      result += isInside ? properties.lowercaseMapping : properties.titlecaseMapping
      isInside = properties.isAlphabetic || isInside && scalar == "'"
    }
    return result
  }
}

extension JSONReader {
  /// Returns the index of the key just read if it is the converted form of a key in a set.
  @inline(never)
  mutating func convertedIndex(in keys: KeySet) -> Int {
    let key = currentKey
    return keys.names.firstIndex { ConvertedKey.form(of: $0) == key } ?? KeySet.unknown
  }
}
