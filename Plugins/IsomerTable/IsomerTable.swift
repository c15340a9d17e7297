import PackagePlugin

/// `swift package isomer-table`: prints the mapping as Markdown tables.
@main struct IsomerTable: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TargetCommand(name: "table").run(arguments, in: context)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerTable: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try TargetCommand(name: "table").run(arguments, in: context)
  }
}
#endif
