#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import IsomerGenerator
import IsomerSyntax

// The files that only this tool reads.
extension CommandOptions {
  /// Reads a recorded document of the package; nil if no package is named.
  var samples: (@Sendable (String) -> SourceFile?)? {
    guard let package else { return nil }
    let folder = URL(fileURLWithPath: package, isDirectory: true)
    return { [watched, stale] name in
      if let stale, !watched.contains(name) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: stale)
      }
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.contents(atPath: path)
        .map { SourceFile(path: path, bytes: [UInt8]($0)) }
    }
  }

  /// Reads the lock file, if one is named, and reports its faults.
  func readLock(mustExist: Bool) -> (lock: LockFile?, isSound: Bool) {
    guard let lock else { return (nil, true) }
    guard let data = FileManager.default.contents(atPath: lock) else {
      if mustExist { Console.error("\(lock):1:1: error: the file cannot be read") }
      return (nil, !mustExist)
    }
    do throws(LockFile.Problem) {
      return (try LockFile(path: lock, text: String(decoding: data, as: UTF8.self)), true)
    } catch {
      Console.error(error.diagnostic(path: lock).rendered)
      return (nil, false)
    }
  }
}
