import Foundation
import PackagePlugin

/// `swift package isomer VERB`: the commands for people.
///
/// The verbs are those of the tool isomer-commands, which explains them.
@main struct IsomerCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = CommandTool(url: try context.tool(named: "isomer-commands").url)
    guard let command = TargetCommand(arguments) else { return try tool.run(arguments) }
    let targets = context.package.targets.compactMap { $0.sourceModule as? SwiftSourceModuleTarget }
    let lists = command.named(among: targets, name: \.name, or: \.usesIsomer).map { target in
      SourceList(of: target, in: context.package.directoryURL)
    }
    try command.run(on: lists, with: tool, in: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerCommand: XcodeCommandPlugin {
  /// Xcode passes the selected targets, which the verbs that read files do not need.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    let tool = CommandTool(url: try context.tool(named: "isomer-commands").url)
    var extractor = ArgumentExtractor(arguments)
    let selected = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    guard let command = TargetCommand(rest, of: selected) else { return try tool.run(rest) }
    let directory = context.xcodeProject.directoryURL
    let targets = context.xcodeProject.targets
    let lists = command.named(
      among: targets, name: \.displayName,
      or: { !SourceList(of: $0, in: directory).runtime.isEmpty }
    ).map { SourceList(of: $0, in: directory) }
    try command.run(on: lists, with: tool, in: context.pluginWorkDirectoryURL)
  }
}
#endif
