import IsomerSyntax

/// The name of a recorded document in an annotation.
struct SampleName: Sendable {
  var path: String
  var range: SourceRange

  /// True if the path is a JSON file inside the package.
  var isInPackage: Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    return path.hasSuffix(".json") && steps.allSatisfy { !["", ".", ".."].contains($0) }
  }
}

extension Options {
  /// The recorded documents of a type.
  var samples: [SampleName] { values(.sample).map { SampleName(path: $0.text, range: $0.range) } }
}
