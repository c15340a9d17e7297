import Foundation
import PackagePlugin

/// A command of the tool `isomer-commands`, run for each target with models.
struct TargetCommand {
  var name: String

  func run(_ arguments: [String], in context: PluginContext) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let tool = try context.tool(named: "isomer-commands").url
    guard !rest.contains("--help"), !rest.contains("-h") else {
      return try run([name, "--help"], tool, in: context.pluginWorkDirectoryURL)
    }
    let all = context.package.targets.compactMap { $0.sourceModule as? SwiftSourceModuleTarget }
    guard areKnown(names, all.map(\.name)) else { return }
    for target in all where names.isEmpty ? target.usesIsomer : names.contains(target.name) {
      try run(SourceList(of: target), rest, tool, in: context.pluginWorkDirectoryURL)
    }
  }

  private func areKnown(_ names: [String], _ targets: [String]) -> Bool {
    for name in names where !targets.contains(name) {
      Diagnostics.error(
        "there is no Swift target '\(name)'; the targets are: \(targets.joined(separator: ", "))")
    }
    return names.allSatisfy(targets.contains)
  }

  private func run(_ list: SourceList, _ arguments: [String], _ tool: URL, in directory: URL) throws
  {
    try run(
      [name] + arguments + ["--"] + list.options + list.sources.map(\.path)
        + list.modules.flatMap(\.arguments), tool, in: directory)
  }

  private func run(_ arguments: [String], _ tool: URL, in directory: URL) throws {
    let file = ArgumentsFile(in: directory)
    try file.write(arguments)
    try CommandTool(url: tool).run(name, [file.argument])
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TargetCommand {
  func run(_ arguments: [String], in context: XcodePluginContext) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let project = context.xcodeProject
    let tool = try context.tool(named: "isomer-commands").url
    guard areKnown(names, project.targets.map(\.displayName)) else { return }
    for target in project.targets where names.isEmpty || names.contains(target.displayName) {
      let list = SourceList(of: target, in: project.directoryURL)
      guard !list.runtime.isEmpty || !names.isEmpty else { continue }
      try run(list, extractor.remainingArguments, tool, in: context.pluginWorkDirectoryURL)
    }
  }
}
#endif
