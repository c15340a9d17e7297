import IsomerGenerator

/// The strings at one path.
struct StringShape {
  /// A word that may be the value of an enum, with the number of its occurrences.
  struct Word {
    var text: String
    var count: Int
  }

  /// The number of different words from which they are no longer counted.
  static let wordLimit = 12

  private(set) var count = 0
  private(set) var areDates = true
  private(set) var areURLs = true
  /// The different strings in the order of their appearance; nil if there are too many, or one is
  /// not a word.
  private(set) var words: [Word]? = []

  /// The type of all strings, unless they are the values of an enum.
  var type: String { areDates ? "Date" : areURLs ? "URL" : "String" }

  mutating func add(_ text: String, _ value: SampleValue) {
    count += 1
    areDates = areDates && Self.isDate(text, value)
    areURLs = areURLs && Self.isURL(text, value)
    count(text, 1)
  }

  mutating func merge(_ other: StringShape) {
    count += other.count
    areDates = areDates && other.areDates
    areURLs = areURLs && other.areURLs
    guard let others = other.words else { return words = nil }
    for word in others { count(word.text, word.count) }
  }

  private mutating func count(_ text: String, _ number: Int) {
    if let index = words?.firstIndex(where: { $0.text == text }) {
      words?[index].count += number
    } else if Self.isWord(text), words?.count ?? 0 < Self.wordLimit {
      words?.append(Word(text: text, count: number))
    } else {
      words = nil
    }
  }

  /// Returns true for letters that `_` and `-` may connect.
  private static func isWord(_ text: String) -> Bool {
    let isLetter = { (byte: UInt8) in byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    let connectors: Set<UInt8> = [UInt8(ascii: "_"), UInt8(ascii: "-")]
    return text.utf8.count <= 40 && text.utf8.first.map(isLetter) == true
      && text.utf8.last.map(isLetter) == true
      && text.utf8.allSatisfy { isLetter($0) || connectors.contains($0) }
  }

  /// Returns true for a date in RFC 3339 that `Date` stores exactly: not a leap second, and not
  /// more than six digits of a fraction.
  private static func isDate(_ text: String, _ value: SampleValue) -> Bool {
    guard let accepts = SampleScalars.rule(of: "Date"), accepts(value, false) == nil else {
      return false
    }
    let rest = text.utf8.dropFirst(17)
    return !rest.starts(with: "60".utf8)
      && rest.dropFirst(3).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count <= 6
  }

  /// Returns true for an absolute URL with a host, because every word is a relative URL.
  private static func isURL(_ text: String, _ value: SampleValue) -> Bool {
    guard let accepts = SampleScalars.rule(of: "URL"), accepts(value, false) == nil else {
      return false
    }
    let parts = text.split(separator: ":", maxSplits: 1)
    return parts.count == 2 && parts[1].hasPrefix("//") && parts[1].utf8.count > 2
  }
}
