import Foundation
import PackagePlugin

/// `swift package isomer-convert`: converts mappings of other libraries to annotations.
@main struct IsomerConvert: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(arguments, tool: context.tool(named: "isomer-commands").url)
  }

  private func run(_ arguments: [String], tool: URL) throws {
    try CommandTool(url: tool).run("convert", ["convert"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerConvert: XcodeCommandPlugin {
  /// Xcode passes the selected targets, which the command does not need.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try run(extractor.remainingArguments, tool: context.tool(named: "isomer-commands").url)
  }
}
#endif
