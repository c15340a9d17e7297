import IsomerSyntax

/// The code that finds a tag and reports an unknown one.
///
///     guard let tag = try reader.tag(at: "type") else { … }
///
///     let mappedName = try reader.tag(by: Shape.kind)
///     guard let mappedTag = mappedName else { … }
///
/// Several paths are not a list when a value is read, which would be allocated for each.
extension TagSource {
  /// The variable of the tag; other names are free for those that the function uses.
  var variable: String { function == nil ? "tag" : "mappedTag" }

  /// True if the search has statements before the binding.
  var isSearchedBefore: Bool { paths.count != 1 }

  /// The condition that is true if an object has the tag.
  var presence: String {
    paths.map { "try reader.has(\(GeneratedNames.tagPath($0)))" }.joined(separator: " ? true : ")
  }

  /// Prints the search by a function or at several paths, and returns the binding of the tag; with
  /// `isPossible`, other values than objects have no tag.
  func renderSearch(isPossible: Bool = false, _ printer: CodePrinter) -> String {
    let search = "try reader.\(isPossible ? "possibleTag" : "tag")"
    if let function {
      printer.pasted("let mappedName = \(search)(by:", function, ")")
    } else {
      let calls = paths.map { "\(search)(at: \(GeneratedNames.tagPath($0)))" }
      if calls.count == 1 { return "let tag = \(calls[0])" }
      printer.line("var mappedName = \(calls[0])")
      for call in calls.dropFirst() {
        printer.block("if mappedName == nil") { $0.line("mappedName = \(call)") }
      }
    }
    return "let \(variable) = mappedName"
  }

  /// Returns the failure for no tag; a function has a list of the known ones.
  func missing(_ known: String) -> String {
    guard function == nil else { return unknown("one of \(known)") }
    return "throw reader.missingTag(at: \(GeneratedNames.tagPath(paths[0])))"
  }

  /// Returns the failure for an unknown tag; `others` is the argument of additional subtypes.
  func unknown(_ known: String, others: String = "") -> String {
    guard function == nil else {
      let list = others.isEmpty ? "\(known) as the result of 'tag:'" : known
      return "throw reader.noMember(\(SwiftLiteral.string(list))\(others))"
    }
    let paths = paths.map(GeneratedNames.tagPath)
    let place = paths.count == 1 ? paths[0] : "[\(paths.joined(separator: ", "))]"
    return "throw reader.unknownTag(\(SwiftLiteral.string(known))\(others), at: \(place))"
  }
}
