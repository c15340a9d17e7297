/// The text of a key set: a line for each key, with the properties that read its value.
///
/// ```
/// id: id 6 required
/// html_url: htmlURL 9, link 12
/// user
/// ```
struct KeyList {
  let text: StaticString
  /// The byte that ends a line.
  let separator: UInt8
  /// The name of the model; empty for a plain list of keys.
  let model: StaticString
  let file: StaticString
  /// The path of the object inside the model's own one.
  let path: StaticString

  /// A line as ranges of bytes.
  struct Line {
    var key: Range<Int>
    /// Empty if nothing reads the value.
    var properties: Range<Int>
  }

  /// True if the keys are in an object inside the model's own one.
  var isNested: Bool { path.utf8CodeUnitCount > 0 }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The lines; no line of a plain list has properties.
  var lines: [Line] {
    guard !bytes.isEmpty else { return [] }
    var lines: [Line] = []
    var start = 0
    for offset in 0...bytes.count where offset == bytes.count || bytes[offset] == separator {
      lines.append(line(start..<offset))
      start = offset + 1
    }
    return lines
  }

  /// The properties follow the last colon with a space: a key may contain others.
  private func line(_ range: Range<Int>) -> Line {
    let colon = range.dropLast().last {
      bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: " ")
    }
    guard let colon, model.utf8CodeUnitCount > 0 else {
      return Line(key: range, properties: range.upperBound..<range.upperBound)
    }
    return Line(key: range.lowerBound..<colon, properties: colon + 2..<range.upperBound)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// True if properties of some lines have a default.
  ///
  /// It may be true for a property with the name of such a rule as well, which costs a report some
  /// time and changes nothing in it.
  var hasRules: Bool {
    lines.contains { line in
      let words = string(line.properties)
      return KeyReading.Rule.defaults.contains { words.contains($0.rawValue) }
    }
  }
}

/// A property that reads the value of a key.
///
/// It follows the key in a ``KeyList``: name, line, and words for what else there is to know. Names
/// with other characters than letters, digits and `_` are in backticks.
///
/// ```
/// id 6 required
/// id 6 in `Base.swift` required              declared in another file
/// login 7 required alternative               another path of the property comes first
/// second 8 default inside [1]                read from an element of the array
/// ```
struct KeyReading {
  enum Rule: String {
    /// The property cannot be missing.
    case required
    /// The property has a default for a missing value and for null.
    case `default`
    /// The property has a default for a missing value.
    case missing

    static let defaults: [Rule] = [.default, .missing]
  }

  let property: SourcedProperty
  var rule: Rule?
  /// True if another path of the property is the one that errors name.
  var isAlternative = false
  /// The path inside of the value; nil if the property reads the value of the key itself.
  var inside: String?

  /// Reads one reading, which ends with a comma or the text.
  init?(_ text: inout Substring, in file: String) {
    guard let name = Self.word(&text), let line = Self.word(&text).flatMap({ Int($0) })
    else { return nil }
    var file = file
    while let word = Self.word(&text) {
      switch word {
      case "in": file = Self.word(&text) ?? file
      case "alternative": isAlternative = true
      case "inside": inside = Self.word(&text) ?? ""
      default: rule = Rule(rawValue: word)
      }
    }
    if text.first == "," { text = text.dropFirst(2) }
    property = SourcedProperty(name: name, file: file, line: line)
  }

  /// All readings of a key.
  static func all(_ text: String, in file: String) -> [KeyReading] {
    var rest = text[...]
    var readings: [KeyReading] = []
    while let reading = KeyReading(&rest, in: file) { readings.append(reading) }
    return readings
  }

  /// The next word of a reading, with the space that follows it; nil at the end of the reading.
  private static func word(_ text: inout Substring) -> String? {
    guard let first = text.first, first != "," else { return nil }
    let isQuoted = first == "`"
    if isQuoted { text = text.dropFirst() }
    let word = text.prefix { isQuoted ? $0 != "`" : $0 != " " && $0 != "," }
    text = text.dropFirst(word.count + (isQuoted ? 1 : 0))
    if text.first == " " { text = text.dropFirst() }
    return String(word)
  }
}
