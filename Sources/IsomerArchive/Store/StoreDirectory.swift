internal import Foundation
import Isomer

/// The files of a store, read and written so that a crash at any time leaves complete files.
///
/// Changes require the lock, a separate file, so only one file is written at a time. That file
/// always has the same name, so the next write replaces what a crash leaves.
struct StoreDirectory: Sendable {
  private static let lockName = ".lock"
  private static let newName = ".new"

  let path: String

  private func path(_ name: String) -> String { path + "/" + name }

  /// Creates the directory if it does not exist, with its parents, and makes their names durable.
  func create() throws(MappingError) {
    var parents: [String] = []
    var inner = path
    while !inner.isEmpty, !FileManager.default.fileExists(atPath: inner) {
      inner = (inner as NSString).deletingLastPathComponent
      parents.append(inner.isEmpty ? "." : inner)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw MappingError(
        .storageFailed, reason: "the directory \(path) cannot be created", underlying: error)
    }
    for parent in parents { try StoreDirectory(path: parent).synchronize() }
  }

  /// Calls a closure while nothing else changes the store, in this process or another one.
  ///
  /// Each lock has its own file description, so tasks of one process exclude each other too. Code
  /// called by the closure on the same thread can lock the directory again.
  func locked<Result>(
    _ body: () throws(MappingError) -> Result
  ) throws(MappingError) -> Result {
    let descriptor = try opened(Self.lockName, O_RDWR | O_CREAT)
    defer { close(descriptor) }
    let status = try status(of: descriptor, Self.lockName)
    // The same directory may have several paths.
    let lock = "Isomer.StoreDirectory.\(status.st_dev).\(status.st_ino)"
    let held = Thread.current.threadDictionary
    guard held[lock] == nil else { return try body() }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure("locked", Self.lockName) }
    }
    held[lock] = true
    defer { held[lock] = nil }
    return try body()
  }

  /// Returns the bytes of a file; nil if it does not exist.
  ///
  /// Throws for anything except a regular file: a link could lead anywhere, and a pipe would block.
  func read(_ name: String) throws(MappingError) -> Data? {
    let descriptor = open(path(name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw failure("opened", name) }
      return nil
    }
    defer { close(descriptor) }
    let status = try status(of: descriptor, name)
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw MappingError(.storageFailed, reason: "\(path(name)) is not a regular file")
    }
    do {
      return try FileHandle(fileDescriptor: descriptor).readToEnd() ?? Data()
    } catch {
      throw failure("read", name)
    }
  }

  /// Replaces a file, which requires the lock; it is durable once the directory is synchronized.
  func write(_ data: Data, to name: String) throws(MappingError) {
    // Left by a crash, or a link placed there; the new file follows no link.
    unlink(path(Self.newName))
    let descriptor = try opened(Self.newName, O_WRONLY | O_CREAT | O_EXCL)
    defer { close(descriptor) }
    do {
      try FileHandle(fileDescriptor: descriptor).write(contentsOf: data)
    } catch {
      throw failure("written", name)
    }
    guard isSynchronized(descriptor) else { throw failure("written", name) }
    guard rename(path(Self.newName), path(name)) == 0 else { throw failure("replaced", name) }
  }

  /// Makes the file names durable.
  func synchronize() throws(MappingError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("opened", "") }
    defer { close(descriptor) }
    guard isSynchronized(descriptor) else { throw failure("synchronized", "") }
  }

  /// Removes a file, which requires the lock; returns false if it does not exist.
  func remove(_ name: String) throws(MappingError) -> Bool {
    guard unlink(path(name)) != 0 else { return true }
    guard errno == ENOENT else { throw failure("removed", name) }
    return false
  }

  /// Renames a file with the given bytes, so that it is no longer read.
  ///
  /// A file that was replaced in the meantime is left unchanged. The file is moved with a hard link
  /// to a new name, which never replaces another file. Requires the lock.
  func setAside(_ name: String, holding data: Data) throws(MappingError) {
    guard try read(name) == data else { return }
    for number in 1...1000 {
      let other = name + (number == 1 ? "" : "-\(number)") + ".damaged"
      if link(path(name), path(other)) == 0 {
        _ = try remove(name)
        return try synchronize()
      }
      guard errno == EEXIST else { break }
    }
    throw failure("set aside", name)
  }

  /// Returns the names of all files, sorted.
  func names() throws(MappingError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw MappingError(
        .storageFailed, reason: "the directory \(path) cannot be read", underlying: error)
    }
  }

  private func opened(_ name: String, _ flags: Int32) throws(MappingError) -> Int32 {
    let descriptor = open(path(name), flags | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw failure("opened", name) }
    return descriptor
  }

  private func status(of descriptor: Int32, _ name: String) throws(MappingError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read", name) }
    return status
  }

  /// Returns the error for a failed system call.
  private func failure(_ action: String, _ name: String) -> MappingError {
    let number = errno
    let words = String(cString: strerror(number))
    let error = NSError(domain: NSPOSIXErrorDomain, code: Int(number))
    return MappingError(
      .storageFailed, reason: "\(path(name)) cannot be \(action): \(words)", underlying: error)
  }

  /// Flushes the bytes to the disk itself, which requires a separate call on Apple's systems.
  private func isSynchronized(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }
}
