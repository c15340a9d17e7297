import Foundation

/// Standard output and standard error, which may be the terminal with the line of ``Progress``.
enum Console {
  static func error(_ text: String) {
    Progress.erase()
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func output(_ data: Data) {
    Progress.erase()
    FileHandle.standardOutput.write(data)
  }
}
