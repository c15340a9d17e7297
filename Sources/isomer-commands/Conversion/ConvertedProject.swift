import Foundation
import IsomerCommands
import IsomerSyntax

/// The package, or the folder, whose files a conversion changes.
struct ConvertedProject {
  private let folder: URL
  /// True if the folder contains a manifest.
  private let isPackage: Bool

  private static let manifestName = "Package.swift"

  /// Creates the project at a path; nil to find the package that contains the files, or the working
  /// folder.
  ///
  /// Without a package, it is the folder that contains all files.
  init(_ path: String?, files: [SourceFile] = []) throws(CommandFailure) {
    let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let folders = files.map {
      URL(fileURLWithPath: $0.path).standardizedFileURL.deletingLastPathComponent()
    }
    let shared = folders.dropFirst().reduce(folders.first ?? working) { Self.shared($0, $1) }
    let start = path.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
    let package = Self.package(around: start ?? shared)
    folder = start ?? package ?? shared
    isPackage = package == folder
    for file in folders where Self.shared(file, folder).path != folder.path {
      throw CommandFailure(text: "'\(file.path)' is not in '\(folder.path)'")
    }
  }

  /// Returns the deepest folder that contains two folders.
  private static func shared(_ first: URL, _ second: URL) -> URL {
    let components = zip(first.pathComponents, second.pathComponents).prefix { $0 == $1 }.map(\.0)
    return URL(fileURLWithPath: NSString.path(withComponents: components), isDirectory: true)
  }

  private static func package(around folder: URL) -> URL? {
    var folder = folder
    while folder.pathComponents.count > 1 {
      let manifest = folder.appendingPathComponent(manifestName)
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private var patch: ConversionPatch { ConversionPatch(folder: folder) }
  private var manifest: String { folder.appendingPathComponent(Self.manifestName).path }

  /// Returns the path of a file in the folder.
  private func relative(_ path: String) -> String {
    let components = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    return components.dropFirst(folder.pathComponents.count).joined(separator: "/")
  }

  /// A test with documents that can be added.
  struct Comparison {
    var target: ComparisonTarget
    /// The manifest with the test.
    var manifest: String
    /// The files of the target before all conversions.
    var before: [SourceFile]
  }

  /// Returns the test of a target with the documents of a folder, if there is one; throws if it cannot
  /// be added.
  func comparison(
    of target: String?, on documents: String?, _ files: [SourceFile]
  ) throws(CommandFailure) -> Comparison? {
    guard let documents else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: documents, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw CommandFailure(text: "'\(documents)' is not a folder with documents") }
    guard let target, isPackage else {
      throw CommandFailure(text: "'--check' requires a target of a package, with '--target'")
    }
    guard !ComparisonTarget.isProgram(files) else {
      throw CommandFailure(
        text: "'--check' requires a library; '\(target)' is a program: move its models to a target")
    }
    let text = String(decoding: try CommandFile.read(manifest), as: UTF8.self)
    guard ComparisonTarget.removed(fromManifest: text).folders.isEmpty else {
      throw CommandFailure(text: "the package has such a test; remove it with '--finish'")
    }
    let url = URL(fileURLWithPath: documents).standardizedFileURL
    let isInside = Self.shared(url, folder).path == folder.path
    let found = ComparisonTarget(
      target: target, documents: isInside ? relative(documents) : url.path)
    guard let changed = found.added(toManifest: text) else {
      let product = ".product(name: \"IsomerCodable\", package: …)"
      throw CommandFailure(text: "'\(manifest)' contains no product of Isomer: '\(product)'")
    }
    let current = files.map { (path: relative($0.path), data: Data($0.bytes)) }
    let before = zip(files, try patch.originals(of: current)).map {
      SourceFile(path: $0.path, bytes: [UInt8]($1))
    }
    guard ComparisonTarget.canRead(before) else {
      throw CommandFailure(
        text: "'--check' compares types that are 'Codable'; '\(target)' has none")
    }
    return Comparison(target: found, manifest: changed, before: before)
  }

  /// Writes the changed files and a patch of the changes, and returns what was done.
  func write(_ old: [SourceFile], _ new: [SourceFile]) throws(CommandFailure) -> String {
    let changes = zip(old, new).filter { $0.bytes != $1.bytes }.map { old, new in
      (path: relative(old.path), old: old, new: new)
    }
    guard !changes.isEmpty else { return "No file is changed.\n" }
    let name = try patch.record(changes)
    for change in changes { try CommandFile.write(Data(change.new.bytes), to: change.new.path) }
    let verb = changes.count == 1 ? "file is" : "files are"
    return "\(changes.count) \(verb) changed; '--undo' reads '\(name)'.\n"
  }

  /// Writes a test with documents, and returns what was done.
  func write(
    _ comparison: Comparison?, after files: [SourceFile]
  ) throws(CommandFailure) -> String {
    guard let comparison else { return "" }
    for file in comparison.target.files(before: comparison.before, after: files) {
      try CommandFile.write(Data(file.bytes), to: folder.appendingPathComponent(file.path).path)
    }
    try CommandFile.write(Data(comparison.manifest.utf8), to: manifest)
    let name = comparison.target.folder.split(separator: "/").last ?? ""
    return "'\(comparison.target.folder)' compares the mappings with the code before:"
      + " swift test --filter \(name)\n"
  }

  /// Undoes the last conversion, removes the test with documents, and returns what was done.
  func undo() throws(CommandFailure) -> String {
    let name = try patch.undo()
    return try "The changes in '\(name)' are undone.\n" + removeComparison()
  }

  /// Removes the test with documents, the code before, and the patches, and returns what was done.
  func finish() throws(CommandFailure) -> String {
    var text = try removeComparison()
    for file in patch.files.reversed() {
      try CommandFile.remove(file.path)
      text += "'\(file.lastPathComponent)' is removed.\n"
    }
    return text.isEmpty ? "There is nothing to remove.\n" : text
  }

  private func removeComparison() throws(CommandFailure) -> String {
    guard isPackage else { return "" }
    let text = String(decoding: try CommandFile.read(manifest), as: UTF8.self)
    let (changed, folders) = ComparisonTarget.removed(fromManifest: text)
    guard !folders.isEmpty else { return "" }
    try CommandFile.write(Data(changed.utf8), to: manifest)
    for path in folders {
      let url = folder.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: url.path) { try CommandFile.remove(url.path) }
    }
    return folders.map { "'\($0)' is removed.\n" }.joined()
  }
}
