import Foundation
import PackagePlugin

/// The one command of a target: all its sources in, one `X.mapped.swift` for each out.
///
/// Classes and clusters cross files, so the whole target is read in one run. Nothing is returned
/// when there is nothing to do or when the names of the sources stand in the way; then a
/// diagnostic says so.
func makeCommand(
  for list: SourceList, in directory: URL, tool: (String) throws -> URL
) throws -> [Command] {
  guard !list.sources.isEmpty else {
    Diagnostics.warning(Message.noSources(target: list.target))
    return []
  }
  let collisions = list.collisions
  guard collisions.isEmpty else {
    for collision in collisions { Diagnostics.error(Message.collision(collision)) }
    return []
  }
  let output = directory.appending(path: "Mapped", directoryHint: .isDirectory)
  let options = ["generate", "--module", list.module, "--output", output.path]
  let lock = list.lock.map { ["--lock", $0.path] } ?? []
  let package = list.package.map { ["--package", $0.path] } ?? []
  return [
    .buildCommand(
      displayName: "Mapping the models of \(list.target)",
      executable: try tool("isomer-generate"),
      arguments: options + lock + package + list.sources.map(\.path)
        + list.modules.flatMap(\.arguments),
      inputFiles: list.sources + list.modules.flatMap(\.sources) + [list.lock].compactMap(\.self)
        + list.samples,
      outputFiles: list.sources.map { output.appending(path: SourceList.outputName(for: $0)) })
  ]
}

/// What the plugin can find wrong, a sentence each, in alphabetical order.
enum Message {
  static func collision(_ collision: Collision) -> String {
    "two files of a target need the name '\(collision.name)': '\(collision.first.path)' and "
      + "'\(collision.second.path)'; rename one of them"
  }

  static func noSources(target: String) -> String {
    "IsomerPlugin found no Swift source in target '\(target)'; there is nothing to map"
  }

  static func notSwift(target: String) -> String {
    "IsomerPlugin maps Swift models, and target '\(target)' is not a Swift target; "
      + "remove the plugin from it"
  }
}
