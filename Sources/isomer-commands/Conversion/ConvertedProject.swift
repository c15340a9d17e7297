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

  /// Throws if a test with the documents of a folder cannot be written.
  func prepare(_ documents: String?, _ target: String?) throws(CommandFailure) {
    guard let documents else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: documents, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw CommandFailure(text: "'\(documents)' is not a folder with documents") }
    guard target != nil, isPackage else {
      throw CommandFailure(text: "'--check' requires a target of a package, with '--target'")
    }
    let text = String(decoding: try CommandFile.read(manifest), as: UTF8.self)
    guard ComparisonTarget.removed(fromManifest: text).folders.isEmpty else {
      throw CommandFailure(text: "the package has such a test; remove it with '--finish'")
    }
  }

  /// Writes the changed files, a patch of the changes, and the test with documents.
  func write(
    _ old: [SourceFile], _ new: [SourceFile], _ documents: String?, _ target: String?
  ) throws(CommandFailure) {
    let changes = zip(old, new).filter { $0.bytes != $1.bytes }.map {
      ConversionPatch.Change(path: relative($0.path), old: Data($0.bytes), new: Data($1.bytes))
    }
    if !changes.isEmpty {
      let name = try patch.record(changes)
      Console.error("remark: '\(name)' contains the changes; '--undo' undoes them")
    }
    if let documents, let target { try addComparison(target, documents, old, new) }
    for (old, new) in zip(old, new) where old.bytes != new.bytes {
      try CommandFile.write(Data(new.bytes), to: new.path)
    }
  }

  private func addComparison(
    _ target: String, _ documents: String, _ old: [SourceFile], _ new: [SourceFile]
  ) throws(CommandFailure) {
    let url = URL(fileURLWithPath: documents).standardizedFileURL
    let isInside = Self.shared(url, folder).path == folder.path
    let comparison = ComparisonTarget(
      target: target, documents: isInside ? relative(documents) : url.path)
    let text = String(decoding: try CommandFile.read(manifest), as: UTF8.self)
    guard let changed = comparison.added(toManifest: text) else {
      throw CommandFailure(
        text:
          "'\(manifest)' names no product of Isomer: '.product(name: \"IsomerCodable\", package: …)'"
      )
    }
    // The patch of this conversion exists, so the originals are those before all conversions.
    let current = new.map { (path: relative($0.path), data: Data($0.bytes)) }
    let originals = zip(old, try patch.originals(of: current)).map {
      SourceFile(path: $0.path, bytes: [UInt8]($1))
    }
    for file in comparison.files(before: originals, after: new) {
      try CommandFile.write(
        Data(file.bytes), to: folder.appendingPathComponent(file.path).path)
    }
    try CommandFile.write(Data(changed.utf8), to: manifest)
    Console.error(
      "remark: '\(comparison.folder)' compares the mappings with the code before:"
        + " swift test --filter \(target)Comparison")
  }

  /// Undoes the last conversion, and removes the test with documents.
  func undo() throws(CommandFailure) {
    let name = try patch.undo()
    Console.error("remark: the changes in '\(name)' are undone")
    try removeComparison()
  }

  /// Removes the test with documents, the code before, and the patches.
  func finish() throws(CommandFailure) {
    try removeComparison()
    for file in patch.files.reversed() {
      try CommandFile.remove(file.path)
      Console.error("remark: '\(file.lastPathComponent)' is removed")
    }
  }

  private func removeComparison() throws(CommandFailure) {
    guard isPackage else { return }
    let text = String(decoding: try CommandFile.read(manifest), as: UTF8.self)
    let (changed, folders) = ComparisonTarget.removed(fromManifest: text)
    guard !folders.isEmpty else { return }
    try CommandFile.write(Data(changed.utf8), to: manifest)
    for path in folders {
      let url = folder.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: url.path) { try CommandFile.remove(url.path) }
      Console.error("remark: '\(path)' is removed")
    }
  }
}
