import Foundation

extension SourceList {
  /// What may be a sample: the JSON files of the package, in order.
  ///
  /// Which of them the models name is known only when the models are read, and a build system has to
  /// know before that what the command depends on: all of them, so that a sample that is recorded
  /// anew is read anew. Hidden folders, such as `.build`, are not looked into.
  var samples: [URL] {
    guard let package,
      let files = FileManager.default.enumerator(
        at: package, includingPropertiesForKeys: [], options: [.skipsHiddenFiles])
    else { return [] }
    var found: [URL] = []
    var visits = 0
    while visits < Self.visitLimit, let file = files.nextObject() as? URL {
      visits += 1
      if file.pathExtension == "json" { found.append(file) }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// How many files are looked at: a package with more than that has something else in it.
  private static let visitLimit = 50_000
}
