import Foundation
import IsomerSyntax

/// The changes of conversions, in patch files from which they can be undone.
///
/// The patches are made and applied by `git`, which SwiftPM requires.
struct ConversionPatch {
  /// The folder that contains the files and the patches.
  let folder: URL

  private static let name = "isomer-convert"

  private static func fileName(_ number: Int) -> String {
    number == 1 ? "\(name).patch" : "\(name)-\(number).patch"
  }

  /// The patches, in the order in which they were made.
  var files: [URL] {
    (1...).lazy.map { folder.appendingPathComponent(Self.fileName($0)) }
      .prefix { FileManager.default.fileExists(atPath: $0.path) }.map(\.self)
  }

  /// Writes a patch of changed files, and returns the name of its file.
  ///
  /// The paths are those in the folder.
  func record(
    _ changes: [(path: String, old: SourceFile, new: SourceFile)]
  ) throws(CommandFailure) -> String {
    let name = Self.fileName(files.count + 1)
    try Self.inTemporaryFolder { (scratch) throws(CommandFailure) in
      for (path, old, new) in changes {
        try CommandFile.write(Data(old.bytes), to: "\(scratch.path)/a/\(path)")
        try CommandFile.write(Data(new.bytes), to: "\(scratch.path)/b/\(path)")
      }
      let arguments = [
        "diff", "--no-index", "--no-ext-diff", "--no-textconv", "--no-color", "--no-prefix", "a",
        "b",
      ]
      // The exit code 1 means that there are differences.
      let patch = try Self.git(arguments, in: scratch, accepting: [0, 1])
      try CommandFile.write(patch, to: folder.appendingPathComponent(name).path)
    }
    return name
  }

  /// Undoes the changes of the last patch, removes it, and returns the name of its file.
  ///
  /// Nothing is changed if a file no longer contains what the conversion wrote.
  func undo() throws(CommandFailure) -> String {
    guard let patch = files.last else {
      throw CommandFailure(text: "there is no '\(Self.name).patch' in '\(folder.path)'")
    }
    try Self.reverse(patch, in: folder)
    try CommandFile.remove(patch.path)
    return patch.lastPathComponent
  }

  /// Returns files as they were before all conversions.
  ///
  /// Throws if a file no longer contains what a conversion wrote.
  func originals(of changes: [(path: String, data: Data)]) throws(CommandFailure) -> [Data] {
    let patches = files
    guard !patches.isEmpty else { return changes.map(\.data) }
    return try Self.inTemporaryFolder { (scratch) throws(CommandFailure) in
      for file in changes { try CommandFile.write(file.data, to: "\(scratch.path)/\(file.path)") }
      for patch in patches.reversed() {
        try Self.reverse(patch, in: scratch, only: changes.map(\.path))
      }
      var originals: [Data] = []
      for file in changes {
        originals.append(Data(try CommandFile.read("\(scratch.path)/\(file.path)")))
      }
      return originals
    }
  }

  private static func reverse(
    _ patch: URL, in folder: URL, only paths: [String] = []
  ) throws(CommandFailure) {
    _ = try git(
      ["apply", "--reverse", "--whitespace=nowarn"] + paths.map { "--include=\($0)" } + [
        patch.path
      ],
      in: folder, accepting: [0])
  }

  private static func inTemporaryFolder<Result>(
    _ work: (URL) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString)", isDirectory: true)
    try CommandFile.attempt("created", scratch.path) {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try work(scratch)
  }

  /// Runs `git` outside of repositories, and returns its output.
  private static func git(
    _ arguments: [String], in folder: URL, accepting codes: Set<Int32>
  ) throws(CommandFailure) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.autocrlf=false"] + arguments
    process.currentDirectoryURL = folder
    // The paths are those of the folder, not of a repository around it.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path, "LC_ALL": "C",
    ]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      throw CommandFailure(text: "'git' cannot be run: \(error.localizedDescription)")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard codes.contains(process.terminationStatus) else {
      throw CommandFailure(
        text: "'git \(arguments[0])' failed, nothing is changed:\n\(text)")
    }
    return data
  }
}
