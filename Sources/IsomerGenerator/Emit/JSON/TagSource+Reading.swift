/// The code that finds a tag and reports an unknown one.
///
///     guard let tag = try reader.tag(at: "type") else { … }
///
///     let mappedName = try reader.tag(by: Shape.kind)
///     guard let mappedTag = mappedName else { … }
extension TagSource {
  /// The paths as arguments of the runtime's functions.
  var code: String {
    let paths = paths.map(GeneratedNames.tagPath)
    if paths.count == 1 { return paths[0] }
    let others = paths.count == 2 ? [] : ["[\(paths.dropFirst(2).joined(separator: ", "))]"]
    return "Isomer.TagPaths(\((paths.prefix(2) + others).joined(separator: ", ")))"
  }

  /// The variable of the tag; other names are free for those that the function uses.
  var variable: String { function == nil ? "tag" : "mappedTag" }

  /// Prints the call of the function, and returns the binding of the tag; with `isPossible`, other
  /// values than objects have no tag.
  func renderSearch(isPossible: Bool = false, _ printer: CodePrinter) -> String {
    let search = isPossible ? "possibleTag" : "tag"
    guard let function else { return "let tag = try reader.\(search)(at: \(code))" }
    printer.pasted("let mappedName = try reader.\(search)(by:", function, ")")
    return "let mappedTag = mappedName"
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
    return "throw reader.unknownTag(\(SwiftLiteral.string(known))\(others), at: \(code))"
  }
}
