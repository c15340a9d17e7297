import Foundation
import PackagePlugin

/// `swift package isomer-lock`: writes `Isomer.lock` into the folder of each target with archived
/// models.
///
///     swift package isomer-lock [--target NAME …] [--force] [--record]
@main struct IsomerLock: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let arguments = LockArguments(arguments) else { return }
    let all = context.package.targets.compactMap { $0.sourceModule as? SwiftSourceModuleTarget }
    let tool = try context.tool(named: "isomer-generate").url
    for target in arguments.named(among: all, name: \.name, or: \.usesIsomer) {
      let list = SourceList(of: target)
      try lock(
        list, at: target.directoryURL.appending(path: SourceList.lockName), arguments, tool,
        in: context.pluginWorkDirectoryURL)
    }
    if arguments.records { try record(context) }
  }

  private func lock(
    _ list: SourceList, at url: URL, _ arguments: LockArguments, _ tool: URL, in directory: URL
  ) throws {
    guard !list.sources.isEmpty else { return }
    let file = ArgumentsFile(in: directory)
    try file.write(
      ["lock"] + list.options + ["--lock", url.path] + (arguments.isForced ? ["--force"] : [])
        + list.sources.map(\.path) + list.modules.flatMap(\.arguments))
    let process = Process()
    process.executableURL = tool
    process.arguments = [file.argument]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("the models of '\(list.target)' are not locked: see above")
      return
    }
  }

  /// Runs the tests, which record the archives of the current version.
  ///
  /// The tests use another build folder, because this command locks the package's. The testing API
  /// of SwiftPM for plugins does not support Swift Testing.
  private func record(_ context: PluginContext) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "test", "--disable-sandbox", "--package-path", context.package.directoryURL.path,
      "--scratch-path", context.pluginWorkDirectoryURL.appending(path: "record").path,
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["ISOMER_RECORD": "1"]) { _, asked in asked }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("the tests fail: see above") }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerLock: XcodeCommandPlugin {
  /// Writes the lock file of each target.
  ///
  /// A new lock file is written into the common folder of the target's sources, and must be added
  /// to the target.
  ///
  /// Tests record archives if `ISOMER_RECORD=1` is set in their environment.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    guard let arguments = LockArguments(arguments) else { return }
    let tool = try context.tool(named: "isomer-generate").url
    let project = context.xcodeProject
    let targets = arguments.named(among: project.targets, name: \.displayName) { target in
      SourceList(of: target, in: project.directoryURL).runtime.contains("IsomerArchive")
    }
    for target in targets {
      let list = SourceList(of: target, in: project.directoryURL)
      let new = list.folder?.appending(path: SourceList.lockName)
      guard let url = list.lock ?? new else { continue }
      try lock(list, at: url, arguments, tool, in: context.pluginWorkDirectoryURL)
    }
    if arguments.records {
      Diagnostics.error("'--record' works in packages, not in Xcode projects")
    }
  }
}

extension SourceList {
  /// The deepest folder that contains all sources.
  fileprivate var folder: URL? {
    guard let first = sources.first?.deletingLastPathComponent(), let last = sources.last else {
      return nil
    }
    // The sources are sorted, so the common path of the first and the last is common to all.
    let shared = zip(first.pathComponents, last.pathComponents).prefix { $0 == $1 }.map(\.0)
    return URL(filePath: shared.joined(separator: "/"), directoryHint: .isDirectory)
  }
}
#endif

/// The arguments of the command.
private struct LockArguments {
  var isForced: Bool
  var records: Bool
  private var names: [String]

  /// Parses the arguments.
  ///
  /// Returns nil and reports an error if one is unknown.
  init?(_ arguments: [String]) {
    var extractor = ArgumentExtractor(arguments)
    names = extractor.extractOption(named: "target")
    isForced = extractor.extractFlag(named: "force") > 0
    records = extractor.extractFlag(named: "record") > 0
    if let unknown = extractor.remainingArguments.first {
      Diagnostics.error("unknown argument '\(unknown)'; \(Self.usage)")
      return nil
    }
  }

  private static let usage =
    "usage: swift package isomer-lock [--target NAME …] [--force] [--record]"

  /// Returns the named targets, or the targets that can have models if none is named.
  func named<Target>(
    among targets: [Target], name: (Target) -> String, or hasModels: (Target) -> Bool
  ) -> [Target] {
    let known = targets.map(name)
    for name in names where !known.contains(name) {
      Diagnostics.error("there is no Swift target '\(name)'; \(Self.usage)")
    }
    return targets.filter { names.isEmpty ? hasModels($0) : names.contains(name($0)) }
  }
}
