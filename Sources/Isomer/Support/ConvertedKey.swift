/// A key in the form that the strategies of Foundation's coders give it.
///
/// The rules are those of `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`, and of
/// `JSONEncoder.KeyEncodingStrategy.convertToSnakeCase`, which are not each other's inverse.
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

  /// Returns the key that an encoder makes of a coding key: `created_at` of `createdAt`.
  package static func snakeCase(_ key: String) -> String {
    let letters = Array(key)
    guard letters.count > 1 else { return key.lowercased() }
    var words: [ArraySlice<Character>] = []
    var (start, search) = (0, 1)
    while let upper = letters[search...].firstIndex(where: \.isUppercase) {
      words.append(letters[start..<upper])
      start = upper
      search = letters.count
      guard let lower = letters[upper...].firstIndex(where: \.isLowercase) else { break }
      if lower > upper + 1 {
        // The last capital of several begins the next word.
        words.append(letters[upper..<(lower - 1)])
        start = lower - 1
      }
      search = lower + 1
    }
    words.append(letters[start...])
    return words.map { String($0).lowercased() }.joined(separator: "_")
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
