/// The accessors of a property, in the braces after it.
struct AccessorBlock {
  private(set) var names: [String] = []
  /// The effects of the getter, `async` and `throws`.
  private(set) var effects: [String] = []
  private let stream: TokenStream

  /// Parses the block whose opening brace is at the index.
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

  /// True if the property is stored, with only `willSet` and `didSet`.
  var areObservers: Bool {
    !names.isEmpty && names.allSatisfy { $0 == "willSet" || $0 == "didSet" }
  }

  var hasSetter: Bool { names.contains { Self.setters.contains($0) } }

  /// True if the block begins with an observer or an `init` accessor; otherwise it is a closure.
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

  /// Returns the index after attributes and modifiers, as in `@inlinable mutating get`.
  private func skipPrefixes(_ start: Int) -> Int {
    var index = start
    while true {
      if let end = stream.attributeNameEnd(index) {
        index = stream.afterArguments(end)
      } else if stream.isIdentifier(index), Self.prefixes.contains(stream.text(index)),
        stream.isIdentifier(index + 1)
      {
        index += 1
      } else {
        return index
      }
    }
  }

  /// Returns true if an accessor begins at the index.
  ///
  /// A body, a parameter or an effect follows the name of an accessor; in a protocol, another
  /// accessor or the end follows. Otherwise the word is a name in the code of a getter.
  private func isAccessor(_ index: Int) -> Bool {
    guard stream.isIdentifier(index), Self.accessors.contains(stream.text(index)) else {
      return false
    }
    let next = index + 1
    if stream.is(next, "(") { return stream.is(stream.after(next), "{") }
    if stream.is(next, "{") || stream.is(next, "}") || stream.is(next, ";")
      || stream.is(next, "@") || stream.effectEnd(next) != nil
    {
      return true
    }
    guard stream.isIdentifier(next) else { return false }
    let word = stream.text(next)
    return Self.accessors.contains(word) || Self.prefixes.contains(word)
  }

  /// Reads a parameter, effects and a body, and returns the index after them.
  private mutating func readRest(from start: Int) -> Int {
    var index = start
    if stream.is(index, "(") { index = stream.after(index) }
    while let end = stream.effectEnd(index) {
      effects.append(stream.text(index))
      index = end
    }
    if stream.is(index, "{") { index = stream.after(index) }
    while stream.is(index, ";") { index += 1 }
    return index
  }
}
