/// The braces behind a property: what they say about how it is read and set.
struct AccessorBlock {
  private(set) var names: [String] = []
  /// `async` and `throws` of the getter.
  private(set) var effects: [String] = []
  private let stream: TokenStream

  /// Reads the block that the brace at the index opens.
  init(_ stream: TokenStream, at brace: Int) {
    self.stream = stream
    var index = brace + 1
    let end = stream.closing[brace]
    while index < end {
      index = skipPrefixes(index)
      guard index < end, isAccessor(index) else { break }
      names.append(stream.text(index))
      index = readRest(from: index + 1)
    }
  }

  /// Whether there is storage beneath: `willSet` and `didSet` alone.
  var areObservers: Bool {
    !names.isEmpty && names.allSatisfy { $0 == "willSet" || $0 == "didSet" }
  }

  var hasSetter: Bool { names.contains { Self.setters.contains($0) } }

  /// Whether a block after an initial value begins with an observer or an `init` accessor: it is
  /// no closure then.
  var followsInitialValue: Bool {
    names.first.map { $0 == "willSet" || $0 == "didSet" || $0 == "init" } ?? false
  }

  private static let setters: Set<String> = [
    "_modify", "modify", "mutate", "set", "unsafeMutableAddress",
  ]
  private static let accessors: Set<String> = setters.union([
    "_read", "borrow", "didSet", "get", "init", "read", "unsafeAddress", "willSet",
  ])
  private static let prefixes: Set<String> = [
    "__consuming", "borrowing", "consuming", "mutating", "nonisolated", "nonmutating", "yielding",
  ]

  /// Attributes and modifiers: `@inlinable mutating get`.
  private func skipPrefixes(_ start: Int) -> Int {
    var index = start
    while true {
      if let end = stream.attributeNameEnd(index) {
        index = stream.is(end, "(") ? stream.after(end) : end
      } else if stream.isIdentifier(index), Self.prefixes.contains(stream.text(index)),
        stream.isIdentifier(index + 1)
      {
        index += 1
      } else {
        return index
      }
    }
  }

  /// An accessor's name is followed by its body, its parameter, an effect, or, in a protocol, by
  /// the next one or the end; else it is a name in the code of a getter.
  private func isAccessor(_ index: Int) -> Bool {
    guard stream.isIdentifier(index), Self.accessors.contains(stream.text(index)) else {
      return false
    }
    let next = index + 1
    if stream.is(next, "(") { return stream.is(stream.after(next), "{") }
    return stream.is(next, "{") || stream.is(next, "}") || stream.is(next, "async")
      || stream.is(next, "throws") || stream.is(next, ";") || stream.is(next, "@")
      || (stream.isIdentifier(next) && isWord(next))
  }

  private func isWord(_ index: Int) -> Bool {
    let word = stream.text(index)
    return Self.accessors.contains(word) || Self.prefixes.contains(word)
  }

  /// A parameter, effects and the body.
  private mutating func readRest(from start: Int) -> Int {
    var index = start
    if stream.is(index, "(") { index = stream.after(index) }
    while stream.is(index, "async") || stream.is(index, "throws") {
      effects.append(stream.text(index))
      index += 1
      if stream.is(index, "(") { index = stream.after(index) }
    }
    if stream.is(index, "{") { index = stream.after(index) }
    while stream.is(index, ";") { index += 1 }
    return index
  }
}
