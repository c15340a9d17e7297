import Foundation

/// A directory that writes a file only if its content changes, so unchanged files are not
/// recompiled.
struct OutputDirectory {
  private let path: String

  init(_ path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a file; returns whether its content has changed.
  func write(_ text: String, as name: String) throws -> Bool {
    let file = "\(path)/\(name)"
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file) == data { return false }
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    return true
  }
}
