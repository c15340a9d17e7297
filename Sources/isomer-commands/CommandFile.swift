import Foundation

/// A file that a command reads or writes.
enum CommandFile {
  static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    try attempt("read", path) { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  /// Writes a file and the folder that contains it.
  static func write(_ data: Data, to path: String) throws(CommandFailure) {
    let url = URL(fileURLWithPath: path)
    try attempt("written", path) {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    }
  }

  /// Removes a file or a folder.
  static func remove(_ path: String) throws(CommandFailure) {
    try attempt("removed", path) { try FileManager.default.removeItem(atPath: path) }
  }

  /// Does something with a file or a folder; throws an error that names it if that fails.
  static func attempt<Result>(
    _ participle: String, _ path: String, _ work: () throws -> Result
  ) throws(CommandFailure) -> Result {
    do { return try work() } catch {
      throw CommandFailure(
        text: "'\(path)' cannot be \(participle): \(error.localizedDescription)")
    }
  }
}
