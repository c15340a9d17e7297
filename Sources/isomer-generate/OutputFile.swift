#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

enum OutputFile {
  /// Writes a file only if its content changes, so that unchanged files are not recompiled; returns
  /// whether it has changed.
  static func write(_ text: String, to path: String) throws -> Bool {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return false }
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    return true
  }
}
