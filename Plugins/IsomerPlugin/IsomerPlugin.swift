import PackagePlugin

/// Runs the generator on a target, with one output for each source file.
@main struct IsomerPlugin {}

extension IsomerPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule as? SwiftSourceModuleTarget else {
      Diagnostics.error(
        "IsomerPlugin maps Swift models, and target '\(target.name)' is not a Swift target; "
          + "remove the plugin from it")
      return []
    }
    guard target.usesIsomer else {
      Diagnostics.error(
        "target '\(target.name)' applies IsomerPlugin without depending on Isomer; add "
          + "'.product(name: \"Isomer\", package: \"Isomer\")' to its dependencies in Package.swift"
      )
      return []
    }
    return try makeCommand(
      for: SourceList(of: target, in: context.package.directoryURL),
      isDependency: context.package.isDependency, in: context.pluginWorkDirectoryURL,
      tool: { try context.tool(named: $0).url })
  }
}

extension Package {
  /// True if the user cannot edit the package.
  fileprivate var isDependency: Bool {
    switch origin {
    case .root, .local: false
    default: true
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try makeCommand(
      for: SourceList(of: target, in: context.xcodeProject.directoryURL),
      in: context.pluginWorkDirectoryURL, tool: { try context.tool(named: $0).url })
  }
}
#endif
