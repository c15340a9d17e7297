import Foundation

/// The resident memory of the process, which Linux reports in files.
enum ProcessMemory {
  static func resident() throws -> Int { try bytes("VmRSS:") }

  /// Returns the largest resident memory since the process started, or since the last reset.
  static func peak() throws -> Int { try bytes("VmHWM:") }

  static func resetPeak() throws {
    let file = try FileHandle(forWritingTo: URL(filePath: "/proc/self/clear_refs"))
    try file.write(contentsOf: Data("5".utf8))
  }

  private static func bytes(_ key: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let fields = status.split(whereSeparator: \.isWhitespace)
    guard
      let index = fields.firstIndex(where: { $0 == key }), index + 1 < fields.count,
      let kilobytes = Int(fields[index + 1])
    else { throw Trouble("no '\(key)' in the status of the process") }
    return kilobytes * 1024
  }
}
