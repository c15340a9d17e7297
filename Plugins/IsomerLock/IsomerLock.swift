import Foundation
import PackagePlugin

/// `swift package isomer-lock`: writes `Isomer.lock` into the folder of each target with models that
/// archives keep.
///
///     swift package isomer-lock [--target NAME …] [--force] [--record]
@main struct IsomerLock: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let isForced = extractor.extractFlag(named: "force") > 0
    let records = extractor.extractFlag(named: "record") > 0
    if let unknown = extractor.remainingArguments.first {
      Diagnostics.error("unknown argument '\(unknown)'; \(Self.usage)")
      return
    }
    let tool = try context.tool(named: "isomer-generate").url
    for target in try targets(names, in: context.package) {
      try lock(target, isForced: isForced, tool, in: context.pluginWorkDirectoryURL)
    }
    if records { try record(context) }
  }

  private static let usage =
    "usage: swift package isomer-lock [--target NAME …] [--force] [--record]"

  /// The named targets, or all that use the runtime.
  private func targets(
    _ names: [String], in package: Package
  ) throws -> [SwiftSourceModuleTarget] {
    let all = package.targets.compactMap { $0.sourceModule as? SwiftSourceModuleTarget }
    for name in names where !all.contains(where: { $0.name == name }) {
      Diagnostics.error("the package has no Swift target '\(name)'; \(Self.usage)")
    }
    return all.filter { names.isEmpty ? $0.usesIsomer : names.contains($0.name) }
  }

  private func lock(
    _ target: SwiftSourceModuleTarget, isForced: Bool, _ tool: URL, in directory: URL
  ) throws {
    let list = SourceList(of: target)
    guard !list.sources.isEmpty else { return }
    let path = target.directoryURL.appending(path: SourceList.lockName).path
    let file = ArgumentsFile(in: directory)
    try file.write(
      ["lock", "--module", list.module, "--lock", path] + (isForced ? ["--force"] : [])
        + list.sources.map(\.path) + list.modules.flatMap(\.arguments))
    let process = Process()
    process.executableURL = tool
    process.arguments = [file.argument]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("the models of '\(target.name)' are not locked: see above")
      return
    }
  }

  /// Runs the tests, so that those which check recorded archives add the ones of today.
  ///
  /// They are built apart: this command holds the package's own build folder. What SwiftPM offers to
  /// plugins for testing runs no Swift Testing.
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
