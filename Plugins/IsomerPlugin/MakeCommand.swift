import Foundation
import PackagePlugin

/// Returns the build command of a target, which writes an `X.mapped.swift` for each source file.
///
/// One run reads the whole target, because classes and clusters span files. Returns no command, and
/// emits a diagnostic, if the target has no sources or if file names collide. Warnings about a
/// dependency are not shown.
func makeCommand(
  for list: SourceList, isDependency: Bool = false, in directory: URL,
  tool: (String) throws -> URL
) throws -> [Command] {
  guard !list.sources.isEmpty else {
    Diagnostics.warning(
      "IsomerPlugin found no Swift source in target '\(list.target)'; there is nothing to map")
    return []
  }
  let collisions = list.collisions
  guard collisions.isEmpty else {
    for collision in collisions {
      Diagnostics.error(
        "two files of a target need the name '\(collision.name)': '\(collision.first.path)' and "
          + "'\(collision.second.path)'; rename one of them")
    }
    return []
  }
  let output = directory.appending(path: "Mapped", directoryHint: .isDirectory)
  let samples = list.samples
  let environment = ProcessInfo.processInfo.environment
  let file = ArgumentsFile(in: directory)
  try file.write(
    ["generate"] + list.options + (isDependency ? ["--dependency"] : [])
      + ["--output", output.path]
      + list.options(samples: samples, reportedBy: file) + list.sources.map(\.path)
      + list.modules.flatMap(\.arguments))
  return [
    .buildCommand(
      displayName: "Mapping the models of \(list.target)",
      executable: try tool("isomer-generate"),
      arguments: [file.argument],
      // A build with a sanitizer also runs the tool with it. The leak detector does not find
      // pointers in the cases of enums, and does not work in a traced process.
      // Another value of the other variables runs the tool again.
      environment: [
        "ASAN_OPTIONS": "detect_leaks=0",
        "ISOMER_VERBOSE": environment["ISOMER_VERBOSE"] ?? "",
        "ISOMER_WARNINGS": environment["ISOMER_WARNINGS"] ?? "",
      ],
      inputFiles: [file.url] + list.sources + list.modules.flatMap(\.sources) + list.lockFiles
        + samples.compactMap { list.package?.appending(path: $0) },
      outputFiles: list.sources.map { output.appending(path: SourceList.outputName(for: $0)) })
  ]
}

extension SourceList {
  fileprivate var lockFiles: [URL] { lock.map { [$0] } ?? [] }

  /// The options of the tool for the lock file and the samples.
  fileprivate func options(samples: [String], reportedBy file: ArgumentsFile) -> [String] {
    guard let package else { return lockFiles.flatMap { ["--lock", $0.path] } }
    return lockFiles.flatMap { ["--lock", $0.path] } + ["--package", package.path]
      + samples.flatMap { ["--sample", $0] } + ["--stale", file.url.path]
  }
}
