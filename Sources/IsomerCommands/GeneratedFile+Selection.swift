package import IsomerGenerator

extension [GeneratedFile] {
  /// Returns the files that have one of the names, `Issue.swift` or `Issue.mapped.swift`; all files
  /// if there are no names.
  package func named(_ names: [String]) -> [GeneratedFile] {
    guard !names.isEmpty else { return self }
    return filter { file in
      names.contains(file.name)
        || names.contains { $0.replacing(".swift", with: ".mapped.swift") == file.name }
    }
  }
}
