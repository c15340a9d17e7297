/// The text of a key set: a line for each key, with the properties that read its value (``KeyWord``).
struct KeyList {
  let text: StaticString
  let separator: UInt8
  /// The file and the name of the model, such as `Order.swift: Order`; empty for a plain list of
  /// keys.
  let source: StaticString
  /// The path of the object inside the model's own one.
  let path: StaticString

  var isNested: Bool { path.utf8CodeUnitCount > 0 }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The keys, each with the rest of its line, as ranges of bytes.
  var lines: [(key: Range<Int>, properties: Range<Int>)] {
    guard !bytes.isEmpty else { return [] }
    var lines: [(key: Range<Int>, properties: Range<Int>)] = []
    var start = 0
    var colon: Int?
    for offset in 0...bytes.count {
      if offset == bytes.count || bytes[offset] == separator {
        lines.append((start..<(colon ?? offset), (colon.map { $0 + 2 } ?? offset)..<offset))
        start = offset + 1
        colon = nil
      } else if bytes[offset] == UInt8(ascii: " "), offset > start, source.utf8CodeUnitCount > 0,
        bytes[offset - 1] == UInt8(ascii: ":")
      {
        // A key may contain the same bytes, so the last ones count.
        colon = offset - 1
      }
    }
    return lines
  }

  var keys: [String] { lines.map { string($0.key) } }

  /// The number of keys, rounded up to a multiple of 64.
  var width: Int { (lines.count + 63) & ~63 }

  /// True if a property has a default, or the name of such a rule, which has no effect; not parsed,
  /// to be fast.
  var hasRules: Bool {
    let start = text.utf8Start
    return (0..<max(bytes.count - 7, 0)).contains { offset in
      guard start[offset] == UInt8(ascii: " ") else { return false }
      let word = loadWord(start + offset)
      return word == loadWord((" default" as StaticString).utf8Start)
        || word == loadWord((" missing" as StaticString).utf8Start)
    }
  }

  /// The keys that an object must have, as bits by index; none if a key would have the last bit.
  func required(_ lines: [(key: Range<Int>, properties: Range<Int>)]) -> UInt64 {
    guard lines.count < UInt64.bitWidth else { return 0 }
    let (text, word) = (text.utf8Start, loadWord(("required" as StaticString).utf8Start))
    return lines.reversed().reduce(0) { bits, line in
      var (offset, isRequired, isName) = (line.properties.lowerBound, false, false)
      var start = offset
      let end = line.properties.upperBound
      while offset <= end {
        let isEnd = offset == end || text[offset] == UInt8(ascii: ",") && !isName
        if !isEnd, text[offset] == UInt8(ascii: "`") { isName.toggle() }
        // The name of the property comes first, and may be the same word.
        if isEnd, offset > start + 9, text[offset - 9] == UInt8(ascii: " "),
          loadWord(text + (offset - 8)) == word
        {
          isRequired = true
        }
        if isEnd { start = offset + 2 }
        offset += 1
      }
      return bits &<< 1 | (isRequired ? 1 : 0)
    }
  }

  var readings: [KeyReading] {
    let lines = lines
    let file = origin?.file ?? ""
    return lines.indices.flatMap { index in
      let key = string(lines[index].key)
      return words(lines[index].properties).compactMap { words in
        KeyReading(words, of: key, index, KeySet.path(of: key, below: path.description), in: file)
      }
    }
  }

  /// The file and the name of the model; nil for a plain list of keys.
  var origin: (file: String, model: String)? {
    let text = source.description
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return (String(text[..<colon]), String(text[colon...].dropFirst(2)))
  }

  /// The words of each reading, which commas separate; a word in backticks may contain anything.
  private func words(_ range: Range<Int>) -> [[String]] {
    var readings: [[String]] = [[]]
    var start = range.lowerBound
    while start < range.upperBound {
      let isQuoted = bytes[start] == UInt8(ascii: "`")
      if isQuoted { start += 1 }
      var end = start
      while end < range.upperBound,
        isQuoted
          ? bytes[end] != UInt8(ascii: "`")
          : bytes[end] != UInt8(ascii: " ") && bytes[end] != UInt8(ascii: ",")
      { end += 1 }
      // The mark distinguishes a name from a word of the language.
      readings[readings.count - 1].append((isQuoted ? "`" : "") + string(start..<end))
      if isQuoted { end += 1 }
      let isLast = end < range.upperBound && bytes[end] == UInt8(ascii: ",")
      if isLast { readings.append([]) }
      start = end + (isLast ? 2 : 1)
    }
    return readings
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// A property that reads a key.
struct KeyReading {
  let property: SourcedProperty
  let index: Int
  /// The path of the key in the model's object.
  let key: String
  /// The path in the model's object.
  private(set) var path: String
  /// The rule for a missing value: `required`, or one of those for defaults.
  private(set) var rule: KeyWord?
  /// True if another path of the property is the one that errors name.
  private(set) var isAlternative = false
  /// True if only a part of the key's value is read.
  private(set) var isInside = false
  /// True if a missing value can be nil, which depends on generic arguments; only an error that
  /// names it means that it cannot.
  private(set) var mayBeAbsent = false
  /// The bits of the keys without which the rule does not apply; 0 if it always does.
  private(set) var partners: UInt64 = 0

  /// Nil for a key without properties.
  init?(_ words: [String], of key: String, _ index: Int, _ path: String, in file: String) {
    guard let name = words.first, KeyWord(rawValue: name) != KeyWord.none else { return nil }
    let text = { (word: String) in word.hasPrefix("`") ? String(word.dropFirst()) : word }
    self.index = index
    self.key = path
    self.path = path
    var source = file
    var previous: KeyWord?
    for word in words.dropFirst() {
      let known = KeyWord(rawValue: word)
      switch (previous, known) {
      case (.in, _): source = text(word)
      case (.inside, nil): self.path += word
      case (.with, _): partners = UInt64(truncatingIfNeeded: Int(word) ?? 0)
      case (_, .alternative): isAlternative = true
      case (_, .inside): isInside = true
      case (_, .absent): mayBeAbsent = true
      case (_, .required), (_, .default), (_, .missing): rule = known
      default: break
      }
      previous = previous == .in || previous == .with ? nil : known
    }
    property = SourcedProperty(
      name: KeyWord(rawValue: name) == .same ? key : text(name), file: source)
  }
}
