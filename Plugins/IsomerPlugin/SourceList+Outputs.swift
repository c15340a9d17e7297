import Foundation

extension SourceList {
  /// Returns the name of the generated file, `Issue.mapped.swift` for `Issue.swift`.
  ///
  /// It depends only on the name of the file, so edits never change the outputs that a build
  /// expects.
  static func outputName(for source: URL) -> String {
    source.deletingPathExtension().lastPathComponent + ".mapped.swift"
  }

  /// The names that two files of the module would share, including generated files, in order.
  ///
  /// The compiler rejects two files of the same name, and on many file systems `a.swift` is
  /// `A.swift`.
  var collisions: [Collision] {
    var owners: [String: URL] = [:]
    for source in sources { owners[source.lastPathComponent.lowercased()] = source }
    var outputs: [String: URL] = [:]
    return sources.compactMap { source in
      let output = Self.outputName(for: source)
      if let first = outputs.updateValue(source, forKey: output.lowercased()) {
        return Collision(name: source.lastPathComponent, first: first, second: source)
      }
      guard let taken = owners[output.lowercased()] else { return nil }
      return Collision(name: output, first: source, second: taken)
    }
  }
}

/// Two files with the same name.
struct Collision {
  var name: String
  var first: URL
  var second: URL
}
