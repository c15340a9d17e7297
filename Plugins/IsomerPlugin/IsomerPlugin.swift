import PackagePlugin

/// Runs the generator over a target, one output for each of its source files.
@main struct IsomerPlugin {}

extension IsomerPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule as? SwiftSourceModuleTarget else {
      Diagnostics.error(Message.notSwift(target: target.name))
      return []
    }
    let generated = Set(target.pluginGeneratedSources)
    let sources = target.sourceFiles(withSuffix: ".swift").map(\.url)
    return try makeCommand(
      for: SourceList(
        target: target.name, module: target.moduleName,
        sources: sources.filter { !generated.contains($0) },
        modules: target.modelModules),
      in: context.pluginWorkDirectoryURL, tool: { try context.tool(named: $0).url })
  }
}

extension SwiftSourceModuleTarget {
  /// The modules below that can have mapped models, since they use the runtime: classes here may
  /// inherit from theirs.
  fileprivate var modelModules: [SourceModule] {
    recursiveTargetDependencies.compactMap { dependency in
      guard let module = dependency.sourceModule as? SwiftSourceModuleTarget,
        module.recursiveTargetDependencies.contains(where: { $0.name == "Isomer" })
      else { return nil }
      let generated = Set(module.pluginGeneratedSources)
      let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
      return SourceModule(
        name: module.moduleName, sources: sources.filter { !generated.contains($0) })
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension IsomerPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let files = target.inputFiles.filter { $0.type == .source }.map(\.url)
    return try makeCommand(
      for: SourceList(
        target: target.displayName, module: target.product?.name ?? target.displayName,
        sources: files.filter { $0.pathExtension == "swift" }),
      in: context.pluginWorkDirectoryURL, tool: { try context.tool(named: $0).url })
  }
}
#endif
