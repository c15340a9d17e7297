import Foundation
import IsomerSyntax

/// The files in `Fixtures/`, located relative to this file.
enum Fixtures {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// True if the tests record their output as the expected output.
  ///
  /// They fail nevertheless, because a recording is not a test.
  static let isRecording = ProcessInfo.processInfo.environment["ISOMER_RECORD"] != nil

  /// Returns the files of a folder whose names end with a suffix, sorted by path.
  static func files(in folder: String, suffix: String) -> [URL] {
    let base = root.appending(path: "Fixtures/\(folder)", directoryHint: .isDirectory)
    let enumerator = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    let all = (enumerator?.allObjects ?? []).compactMap { $0 as? URL }
    return all.filter { $0.path.hasSuffix(suffix) && !$0.path.contains("/.build/") }
      .sorted { $0.path < $1.path }
  }

  static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  static func source(_ url: URL, path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: url)))
  }

  static func record(_ text: String, at url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

/// Returns the lines that differ, `-` expected and `+` found, with two lines of context.
func difference(_ expected: String, _ found: String) -> String {
  let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let found = found.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = found.difference(from: expected)
  return changes.map { change in
    switch change {
    case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
    case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
    }
  }.joined(separator: "\n")
}
