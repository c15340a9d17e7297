public import Foundation
public import Isomer
public import IsomerArchive

/// A recorded archive for each version of a model, stored next to the tests: the current program
/// must read what every version wrote.
///
/// ```swift
/// @Test func olderArchivesOpen() throws {
///   let models = try ArchiveFixtures().check(Issue.sample)
///   #expect(models[1]?.title == "A leak")       // as recorded with version 1
/// }
/// ```
///
/// Record the archive of a new version with `swift package isomer-lock --record`, or by running the
/// tests with `ISOMER_RECORD=1`; an existing one is never overwritten. The files are named
/// `Issue.1.archive` and belong to the sources.
public struct ArchiveFixtures {
  private let directory: URL
  /// True if missing archives are recorded; the plugin sets the same variable.
  var isRecording = ProcessInfo.processInfo.environment["ISOMER_RECORD"] == "1"

  /// Creates a value for the recorded archives in a folder.
  public init(in directory: URL) { self.directory = directory }

  /// Creates a value for the recorded archives in the folder `Archives` next to a source file.
  public init(beside file: String = #filePath) {
    directory = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Archives", isDirectory: true)
  }

  /// Reads all recorded archives of a model, and returns the result for each version.
  ///
  /// `sample` determines the model and its version, and is recorded if the version is new and
  /// recording is enabled. Throws `storageFailed` if the current version has no recorded archive,
  /// and the error of an archive that cannot be read, with the name of its file in the reason.
  public func check<Model: Archivable>(_ sample: Model) throws(MappingError) -> [Int: Model] {
    let data = try sample.archive()
    guard let model = try Archive(data).models.first else {
      throw MappingError(.storageFailed, reason: "'\(Model.self)' is no model with a name")
    }
    let today = file(of: model.name, model.version)
    if !FileManager.default.fileExists(atPath: today.path) {
      guard isRecording else {
        throw MappingError(
          .storageFailed,
          reason: "no archive of version \(model.version) of '\(model.name)' is recorded; "
            + "run 'swift package isomer-lock --record'")
      }
      try record(data, at: today)
    }
    var models: [Int: Model] = [:]
    for version in 0...max(model.version, 0) {
      let file = file(of: model.name, version)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      models[version] = try open(Model.self, file)
    }
    return models
  }

  private func file(of model: String, _ version: Int) -> URL {
    directory.appendingPathComponent("\(model).\(version).archive")
  }

  private func open<Model: Archivable>(
    _: Model.Type, _ file: URL
  ) throws(MappingError) -> Model {
    do {
      return try Model(archive: Data(contentsOf: file))
    } catch let error as MappingError {
      throw error.naming(file.lastPathComponent)
    } catch {
      throw storageFailed(file, error)
    }
  }

  // MARK: Recording

  private func record(_ data: Data, at file: URL) throws(MappingError) {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw storageFailed(file, error)
    }
  }

  private func storageFailed(_ file: URL, _ error: any Error) -> MappingError {
    MappingError(
      .storageFailed, reason: "\(file.lastPathComponent): \(error.localizedDescription)",
      underlying: error)
  }
}
