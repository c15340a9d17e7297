/// The translation of a pattern of Swift's `Regex` into the dialect of JSON Schema.
///
/// Swift compares characters and JSON Schema code points, so the result only matches texts of
/// printable ASCII characters, which are the same in both:
///
///     [a-z]+\d{2}      ^(?:[a-z]+[0-9]{2})$
///     a.c|é            nil
struct RegexTranslation {
  private(set) var pattern = ""
  /// True if the pattern rejects texts that Swift accepts.
  private(set) var isNarrower = false
  private var rest: Substring

  /// Returns nil for syntax that has no equivalent.
  init?(_ source: String) {
    var body = source[...]
    if body.hasPrefix("^") { body = body.dropFirst() }
    if body.hasSuffix("$"), !body.hasSuffix("\\$") { body = body.dropLast() }
    rest = body
    guard translateAlternatives(), rest.isEmpty else { return nil }
    pattern = "^(?:\(pattern))$"
  }

  private mutating func translateAlternatives() -> Bool {
    while let next = rest.first, next != ")" {
      if next == "|" {
        rest.removeFirst()
        pattern += "|"
      } else if !translateAtom() || !translateQuantifier() {
        return false
      }
    }
    return true
  }

  private mutating func translateAtom() -> Bool {
    guard let next = rest.popFirst() else { return false }
    switch next {
    case "(": return translateGroup()
    case "[": return translateClass()
    case "\\": return translateEscape(inClass: false)
    case ".":
      isNarrower = true
      // The printable characters of ASCII.
      pattern += "[ -~]"
      return true
    case "*", "+", "?", "{", "}", "]", "^", "$": return false
    default: return append(next)
    }
  }

  private mutating func append(_ character: Character) -> Bool {
    guard let byte = character.asciiValue, byte >= 0x20, byte < 0x7F else { return false }
    pattern.append(character)
    return true
  }

  private mutating func translateGroup() -> Bool {
    if rest.hasPrefix("?") {
      guard rest.hasPrefix("?:") else { return false }
      rest.removeFirst(2)
    }
    pattern += "(?:"
    guard translateAlternatives(), rest.popFirst() == ")" else { return false }
    pattern += ")"
    return true
  }

  private mutating func translateQuantifier() -> Bool {
    guard let next = rest.first else { return true }
    switch next {
    case "*", "+", "?": pattern.append(rest.removeFirst())
    case "{":
      guard let end = rest.firstIndex(of: "}") else { return false }
      let text = rest[...end]
      let counts = text.dropFirst().dropLast().split(
        separator: ",", omittingEmptySubsequences: false)
      guard counts.count <= 2, counts[0].isCount,
        counts.last.map({ $0.isEmpty || $0.isCount }) == true
      else { return false }
      pattern += text
      rest = rest[rest.index(after: end)...]
    default: return true
    }
    if rest.first == "?" { pattern.append(rest.removeFirst()) }
    return rest.first != "+"
  }

  private mutating func translateEscape(inClass: Bool) -> Bool {
    guard let next = rest.popFirst() else { return false }
    let classes: [Character: String] = ["d": "0-9", "w": "A-Za-z0-9_", "s": " "]
    if let ranges = classes[next] {
      isNarrower = true
      pattern += inClass ? ranges : "[\(ranges)]"
      return true
    }
    guard next.isASCII, !next.isLetter, !next.isNumber else { return false }
    pattern += "\\\(next)"
    return true
  }

  private mutating func translateClass() -> Bool {
    let isNegated = rest.first == "^"
    if isNegated {
      rest.removeFirst()
      isNarrower = true
    }
    let start = pattern.endIndex
    pattern += "["
    var isFirst = true
    while let next = rest.popFirst() {
      switch next {
      case "]" where !isFirst:
        pattern += "]"
        return isNegated ? negateClass(from: start) : true
      case "\\": if !translateEscape(inClass: true) { return false }
      case "[", "]", "&", "~", "^": return false
      case "-" where rest.first == "-": return false
      default: if !append(next) { return false }
      }
      isFirst = false
    }
    return false
  }
}

extension RegexTranslation {
  /// Replaces the class since an index by the other printable characters, in ranges.
  fileprivate mutating func negateClass(from start: String.Index) -> Bool {
    guard let own = try? Regex("\(pattern[start...])") else { return false }
    var ranges: [(first: Character, last: Character)] = []
    for byte in UInt8(ascii: " ")...UInt8(ascii: "~") {
      let character = Character(Unicode.Scalar(byte))
      guard "\(character)".wholeMatch(of: own) == nil else { continue }
      if let last = ranges.last?.last.asciiValue, last + 1 == byte {
        ranges[ranges.count - 1].last = character
      } else {
        ranges.append((character, character))
      }
    }
    let escaped = { (character: Character) in
      "\\]^-[".contains(character) ? "\\\(character)" : "\(character)"
    }
    let parts = ranges.map { first, last in
      first == last ? escaped(first) : "\(escaped(first))-\(escaped(last))"
    }
    pattern.replaceSubrange(start..., with: "[\(parts.joined())]")
    return !ranges.isEmpty
  }
}

extension Substring {
  /// True for a decimal number.
  fileprivate var isCount: Bool { !isEmpty && allSatisfy { $0.isASCII && $0.isNumber } }
}
