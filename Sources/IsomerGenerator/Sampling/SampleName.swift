import IsomerSyntax

/// The name of a recorded document in an annotation.
struct SampleName: Sendable, Equatable {
  /// The path in the package.
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
  var samples: [SampleName] {
    all("sample").compactMap { option in
      guard let value = option.value, case .string(let path) = value.shape else { return nil }
      return SampleName(path: path, range: value.range)
    }
  }
}
