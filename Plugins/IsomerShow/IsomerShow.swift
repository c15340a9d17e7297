import PackagePlugin

/// `swift package isomer-show`: prints generated code.
@main struct IsomerShow: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TargetCommand(name: "show").run(arguments, in: context)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerShow: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try TargetCommand(name: "show").run(arguments, in: context)
  }
}
#endif
