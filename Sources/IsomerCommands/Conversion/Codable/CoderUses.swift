import IsomerSyntax

/// The decoders, or the encoders, of a program, and the strategies that they receive for a setting.
///
/// ```
/// let decoder = JSONDecoder()                  a coder with a name
/// decoder.dateDecodingStrategy = .iso8601      its strategy, in the same block or of a property
/// try JSONDecoder().decode(…)                  a coder with the usual strategy
/// ```
extension CoderStrategy {
  init(of setting: CoderSetting, reads: Bool, in source: SwiftSource) {
    let property = setting.property(reads: reads)
    let offsets = source.uses(of: property)
    let coders = Coders(reads ? "JSONDecoder" : "JSONEncoder", in: source)
    let assignments = offsets.map(source.index)
    if let offset = zip(offsets, assignments).first(where: { coders.constant(at: $0.1) == nil })?.0
    {
      let file = source.files[source.fileIndex(at: offset)].name
      self = .unknown("'\(property)' is not a constant in '\(file)'")
      return
    }
    var values = Set(assignments.compactMap(coders.constant))
    let others = coders.created.filter { coder in
      !assignments.contains { coders.isOf(coder, assignment: $0) }
    }
    if !others.isEmpty { values.insert(setting.usual) }
    if let other = [.dates, .data].contains(setting) ? coders.ofOtherFormats.first : nil {
      self = .unknown("'\(other)' has one of its own")
    } else if others.contains(where: coders.isDefaultArgument) {
      self = .unknown("callers can pass another '\(coders.type)'")
    } else if values.count > 1 {
      self = .unknown("the coders differ in '\(property)'")
    } else {
      self = values.first.map(Self.known) ?? .none
    }
  }
}

/// The places where a program creates coders of one type and its subclasses.
private struct Coders {
  let type: String
  /// The tokens of the types in `JSONDecoder()` and `name: JSONDecoder = .init()`.
  let created: [Int]
  private let source: SwiftSource
  private var tokens: TokenStream { source.tokens }

  init(_ type: String, in source: SwiftSource) {
    self.type = type
    self.source = source
    let tokens = source.tokens
    let subclasses = source.models.filter { $0.inherits(anyOf: [type]) }.map(\.name)
    created = ([type] + subclasses).flatMap(source.uses).map(source.index).filter {
      let call = tokens.is($0 + 1, "=") && tokens.is($0 - 1, ":") ? $0 + 2 : $0 + 1
      let isCall = tokens.is(call, ".") && tokens.is(call + 1, "init")
      return tokens.is($0 + 1, "(") || isCall && tokens.is(call + 2, "(")
    }
  }

  /// The created coders of other formats, in which dates and data have forms of their own.
  var ofOtherFormats: [String] {
    let suffix = type.dropFirst("JSON".count)
    return source.names(withSuffix: String(suffix)).filter { name in
      name != type && name.first?.isUppercase == true && !source.declares(name)
        && source.uses(of: name).contains { tokens.is(source.index(at: $0) + 1, "(") }
    }
  }

  /// Returns `iso8601` for the name of a property in `coder.property = .iso8601`; nil for other uses,
  /// and for an assignment that depends on a condition.
  func constant(at index: Int) -> String? {
    guard tokens.is(index + 1, "="), tokens.is(index + 2, "."), tokens.isIdentifier(index + 3),
      isEnd(index + 4), !isConditional(index)
    else { return nil }
    return tokens.name(index + 3).text
  }

  private func isEnd(_ index: Int) -> Bool {
    index >= tokens.count || tokens.is(index, "}") || tokens.is(index, ";")
      || tokens.items[index].isAfterNewline && !tokens.is(index, ".") && !tokens.is(index, "?")
  }

  /// Returns true in a block of a condition or a loop that does not create the coder.
  private func isConditional(_ index: Int) -> Bool {
    let conditions: Set = ["if", "else", "guard", "switch", "for", "while", "catch", "case"]
    var brace = tokens.enclosingBrace[index]
    while brace >= 0, !created.contains(where: { brace < $0 && $0 < index }) {
      if words(before: brace).contains(where: conditions.contains) { return true }
      brace = tokens.enclosingBrace[brace]
    }
    return false
  }

  /// Returns the words between a brace and the end of the statement before it.
  private func words(before brace: Int) -> [String] {
    var start = brace
    while start > 0, !["{", "}", ";"].contains(tokens.text(start - 1)) { start -= 1 }
    return (start..<brace).map(tokens.text)
  }

  /// Returns whether an assignment sets a property of a created coder.
  func isOf(_ coder: Int, assignment: Int) -> Bool {
    guard tokens.is(assignment - 1, "."), !tokens.is(assignment - 2, "self") else {
      // The code of a subclass, or of an initialiser in an extension.
      return tokens.text(coder) != type || !tokens.is(coder + 2, ")")
    }
    guard let name = name(of: coder), tokens.text(assignment - 2) == name else { return false }
    let block = tokens.enclosingBrace[coder]
    return isBody(block) || coder < assignment && assignment < tokens.closing[block]
  }

  /// Returns the name in `let name = JSONDecoder()` and `name: JSONDecoder = .init()`.
  private func name(of coder: Int) -> String? {
    var index = coder - 1
    // `let name: JSONDecoder = JSONDecoder()`
    if tokens.is(index, "="), tokens.is(index - 2, ":") { index -= 2 }
    guard tokens.is(index, "=") || tokens.is(index, ":"), tokens.isIdentifier(index - 1) else {
      return nil
    }
    return tokens.text(index - 1)
  }

  /// Returns true for the top level and the body of a type.
  private func isBody(_ brace: Int) -> Bool {
    guard brace >= 0 else { return true }
    let types: Set = ["struct", "class", "enum", "extension", "actor"]
    let others: Set = ["func", "var", "let", "init", "subscript"]
    let last = words(before: brace).last { types.contains($0) || others.contains($0) }
    return last.map(types.contains) ?? false
  }

  /// Returns true for a coder that a parameter has unless the caller passes another.
  func isDefaultArgument(_ coder: Int) -> Bool {
    guard name(of: coder) != nil, coder > 0 else { return false }
    return (max(tokens.enclosingBrace[coder], 0)..<coder).contains {
      tokens.is($0, "(") && tokens.closing[$0] > coder
    }
  }
}
