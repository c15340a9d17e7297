/// A key in the form that the strategy of Foundation's encoders gives it.
///
/// The rules are those of `JSONEncoder.KeyEncodingStrategy.convertToSnakeCase`, which is not the
/// inverse of the decoders' strategy.
enum SnakeCaseKey {
  /// Returns the key that an encoder makes of a coding key: `created_at` of `createdAt`.
  static func form(of key: String) -> String {
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
}
