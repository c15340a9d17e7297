#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif
import Isomer

/// An open file, read or written from its start to its end.
final class FileBytes {
  private let descriptor: Int32
  private let path: String

  /// Opens a file for reading.
  init(reading path: String) throws(MappingError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path, "opened") }
  }

  /// Creates a file, or empties an existing one.
  init(writing path: String) throws(MappingError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path, "created") }
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  /// Reads bytes into memory; returns their number, 0 at the end of the file.
  func read(into memory: UnsafeMutableRawBufferPointer) throws(MappingError) -> Int {
    while true {
      let count = systemRead(descriptor, memory)
      if count >= 0 { return count }
      guard errno == EINTR else { throw Self.failure(path, "read") }
    }
  }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) throws(MappingError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0, from: offset) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path, "written") }
      offset += count
    }
  }

  private static func failure(_ path: String, _ what: String) -> MappingError {
    let message = String(cString: strerror(errno))
    return MappingError(.storageFailed, reason: "\(path) cannot be \(what): \(message)")
  }
}

// Named differently from the methods of the class, which hide the functions of the C library.

private func systemRead(_ descriptor: Int32, _ memory: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, memory.baseAddress, memory.count)
}

private func systemWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, from offset: Int
) -> Int {
  write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
}
