import Foundation

/// A directory whose files are written only if they differ, so that what has not changed is not
/// compiled again.
struct OutputDirectory {
  private let url: URL

  init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ text: String, as name: String) throws {
    let file = url.appendingPathComponent(name)
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file.path) == data { return }
    try data.write(to: file, options: .atomic)
  }
}
