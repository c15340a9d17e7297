import Foundation

/// A file that a command reads or writes.
enum CommandFile {
  static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      throw CommandFailure(text: "'\(path)' cannot be read: \(error.localizedDescription)")
    }
  }

  /// Writes a file and the folder that contains it.
  static func write(_ data: Data, to path: String) throws(CommandFailure) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw CommandFailure(text: "'\(path)' cannot be written: \(error.localizedDescription)")
    }
  }

  static func createFolder(_ path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path), withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(text: "'\(path)' cannot be created: \(error.localizedDescription)")
    }
  }

  /// Removes a file or a folder.
  static func remove(_ path: String) throws(CommandFailure) {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      throw CommandFailure(text: "'\(path)' cannot be removed: \(error.localizedDescription)")
    }
  }
}
