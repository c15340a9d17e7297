import PackagePlugin

/// `swift package isomer-schema`: prints the schema of mapped models.
@main struct IsomerSchema: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TargetCommand(name: "schema").run(arguments, in: context)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerSchema: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try TargetCommand(name: "schema").run(arguments, in: context)
  }
}
#endif
