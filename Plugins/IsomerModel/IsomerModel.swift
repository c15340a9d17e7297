import Foundation
import PackagePlugin

/// `swift package isomer-model`: prints annotated models of sample documents.
@main struct IsomerModel: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(arguments, tool: context.tool(named: "isomer-commands").url)
  }

  private func run(_ arguments: [String], tool: URL) throws {
    guard !arguments.contains("-") else {
      return Diagnostics.error(
        "SwiftPM does not pass standard input to commands; write the samples to a file")
    }
    try CommandTool(url: tool).run("model", ["model"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerModel: XcodeCommandPlugin {
  /// Xcode passes the selected targets, which the command does not need.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try run(extractor.remainingArguments, tool: context.tool(named: "isomer-commands").url)
  }
}
#endif
