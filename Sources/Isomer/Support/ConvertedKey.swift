/// A key in the form that the strategy of Foundation's decoders gives it.
///
/// The rules are those of `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`.
package enum ConvertedKey {
  /// Returns the key that a decoder makes of a document's, `createdAt` of `created_at`; nil if it is
  /// the same.
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
