/// Where the compiler accepts uses of a declaration with `@available`.
///
///     @available(*, unavailable)             nowhere
///     @available(macOS, unavailable)         under `#if !os(macOS)`
///     @available(macOS 15, iOS 18, *)        after `if #available(macOS 15, iOS 18, *)`
package struct Availability: Sendable, Equatable {
  /// True for a declaration that is unavailable everywhere.
  package private(set) var isNever = false
  /// The conditions of `#if`, and those of `if`.
  package private(set) var (conditions, checks): ([String], [String]) = ([], [])

  package init(_ attributes: [Attribute]) {
    for attribute in attributes where attribute.name == "available" {
      var isQuoted = false
      let list = attribute.text.drop { $0 != "(" }.dropFirst().dropLast().split {
        if $0 == "\"" { isQuoted.toggle() }
        return $0 == "," && !isQuoted
      }
      add(list.map { $0.filter { $0 != ":" }.split(whereSeparator: \.isWhitespace) })
    }
  }

  /// Adds the arguments of an attribute, each as its words.
  private mutating func add(_ arguments: [[Substring]]) {
    guard let first = arguments.first, let platform = first.first else { return }
    if first.count > 1, platform != "swift" {
      let list = arguments.map { $0.joined(separator: " ") }.joined(separator: ", ")
      return checks.append("#available(\(list))")
    }
    for words in first.count > 1 ? [["introduced", first[1]]] : arguments.dropFirst() {
      guard let word = words.first, let version = words.last else { continue }
      switch (word, platform) {
      case ("unavailable", "*"), ("unavailable", "swift"): isNever = true
      case ("obsoleted", "swift"): conditions.append("!swift(>=\(version))")
      case ("introduced", "swift"): conditions.append("swift(>=\(version))")
      case ("introduced", _): checks.append("#available(\(platform) \(version), *)")
      case ("obsoleted", _), ("unavailable", _): conditions.append(Self.exclusion(of: platform))
      default: break
      }
    }
  }

  private static func exclusion(of platform: Substring) -> String {
    switch platform.replacing("ApplicationExtension", with: "") {
    case "iOS": "!os(iOS) && !os(visionOS)"
    case "macCatalyst": "!targetEnvironment(macCatalyst)"
    case "OSX": "!os(macOS)"
    case let name: "!os(\(name))"
    }
  }
}
