import IsomerGenerator
import IsomerSyntax

/// An expression that reads one member of a keyed container, as the body of a function of the
/// container and the key.
struct ContainerExpression {
  /// The body, in which bytes that no source contains are the container and the key.
  private(set) var text = ""
  static let container = "\u{1}"
  static let key = "\u{2}"
  /// The path of the member.
  private(set) var path: KeyPathText?
  /// The functions of the container that are called.
  private(set) var calls: [String] = []
  /// The local variables that are used.
  private(set) var locals: Set<String> = []
  /// True if the expression is a call of the container without other code.
  private(set) var isCall = false
  /// True if a missing value that the first call reads as nil makes the whole expression nil.
  private(set) var propagatesNil = false

  private let containers: CodableContainers
  private let bindings: [String: Expression]
  /// The names of values that exist only in the initialiser.
  private let others: Set<String>
  private let source: SwiftSource

  /// Reads an expression; nil if it uses other values of the initialiser, several members, or names
  /// that other files cannot use.
  init?(
    _ value: Expression, _ containers: CodableContainers, bindings: [String: Expression],
    others: Set<String>
  ) {
    self.containers = containers
    self.bindings = bindings
    self.others = others.subtracting(bindings.keys)
    source = value.source
    guard value.text != nil, let body = rewritten(value.items), path != nil else { return nil }
    text = "try \(body)"
    propagatesNil = propagates(value.items)
    let (first, open) = (value.items.lowerBound, value.items.lowerBound + 3)
    isCall =
      tokens.isIdentifier(first) && containers.names.contains(tokens.name(first).text)
      && tokens.after(open) == value.items.upperBound
  }

  private var tokens: TokenStream { source.tokens }

  private mutating func rewritten(_ items: Range<Int>) -> String? {
    var text = ""
    var index = items.lowerBound
    while index < items.upperBound {
      // One 'try' precedes the whole body.
      if tokens.is(index, "try") {
        if tokens.is(index + 1, "?") || tokens.is(index + 1, "!") { return nil }
        if !text.isEmpty, tokens.needsBlank(index) { text += " " }
        index += 1
        continue
      }
      if !text.isEmpty, tokens.needsBlank(index), text.last != " ", !tokens.is(index - 1, "try") {
        text += " "
      }
      guard let (part, end) = part(at: index) else { return nil }
      text += part
      index = end
    }
    return text
  }

  /// Returns the text of a call of a container, of a local variable, or of a token, and the end.
  private mutating func part(at index: Int) -> (text: String, end: Int)? {
    if tokens.is(index, "\\") || tokens.text(index).contains("\\(") { return nil }
    // In a function in the function, `$0` has another meaning.
    if tokens.is(index, "{") {
      let end = tokens.after(index)
      let inner = Expression(source, index..<end)
      guard tokens.isClosed(index),
        !inner.uses(anyOf: containers.names.union(others).union(bindings.keys).union(["self"])),
        !inner.uses(anyOf: source.methodNames)
      else { return nil }
      return isVisible(inner.items) ? (tokens.collapsedText(inner.items), end) : nil
    }
    guard tokens.isIdentifier(index) else { return (tokens.text(index), index + 1) }
    let name = tokens.name(index).text
    let isMember = tokens.is(index - 1, ".")
    guard !isMember, !tokens.is(index + 1, ":") else {
      return isVisible(index..<(index + 1)) ? (tokens.text(index), index + 1) : nil
    }
    if let bound = bindings[name] {
      locals.insert(name)
      return rewritten(bound.items).map { ("(\($0))", index + 1) }
    }
    if containers.names.contains(name) { return call(at: index, of: name) }
    guard !others.contains(name), !source.methodNames.contains(name), name != "self",
      name != "await", isVisible(index..<(index + 1))
    else { return nil }
    return (tokens.text(index), index + 1)
  }

  /// Returns the text of `container.function(…, forKey: key, …)`.
  private mutating func call(at index: Int, of container: String) -> (text: String, end: Int)? {
    let open = index + 3
    guard tokens.is(index + 1, "."), tokens.isIdentifier(index + 2), tokens.is(open, "("),
      tokens.isClosed(open)
    else { return nil }
    let end = tokens.after(open)
    let arguments = tokens.elements((open + 1)..<(end - 1))
    var texts: [String] = []
    var own: KeyPathText?
    for argument in arguments {
      let labelled = Expression(source, argument).argument
      if labelled.label == "forKey" {
        own = containers.path(container, labelled.value)
        texts.append("forKey: \(Self.key)")
      } else {
        guard let text = rewritten(argument) else { return nil }
        texts.append(text)
      }
    }
    guard let own, path == nil || path == own else { return nil }
    path = own
    calls.append(tokens.name(index + 2).text)
    return ("\(Self.container).\(tokens.text(index + 2))(\(texts.joined(separator: ", ")))", end)
  }

  /// Returns whether other files can use the names.
  private func isVisible(_ items: Range<Int>) -> Bool {
    !items.contains { tokens.isIdentifier($0) && source.hiddenNames.contains(tokens.name($0).text) }
  }

  /// Returns whether an expression is a call, or continues with `?.`, `.map` or `.flatMap`.
  private func propagates(_ items: Range<Int>) -> Bool {
    var index = items.lowerBound
    if tokens.is(index, "try") { index += 1 }
    guard index < items.upperBound, tokens.isIdentifier(index) else { return false }
    let name = tokens.name(index).text
    let end =
      containers.names.contains(name)
      ? (tokens.is(index + 3, "(") ? tokens.after(index + 3) : index) : index + 1
    if end >= items.upperBound {
      return containers.names.contains(name)
        || bindings[name].map { propagates($0.items) } ?? false
    }
    let continues =
      tokens.is(end, "?")
      || tokens.is(end, ".") && (tokens.is(end + 1, "map") || tokens.is(end + 1, "flatMap"))
    return continues && !(end..<items.upperBound).contains { tokens.is($0, "??") }
      && (containers.names.contains(name) || bindings[name].map { propagates($0.items) } ?? false)
  }
}
