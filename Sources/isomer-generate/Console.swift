import Foundation

/// Standard error, where build systems look for diagnostics.
enum Console {
  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
