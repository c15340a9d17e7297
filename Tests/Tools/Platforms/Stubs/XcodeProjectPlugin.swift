// The API of Xcode for package plugins, as declared in its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool {
    throw CancellationError()
  }
}

public struct XcodeProject {
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public let displayName: String
  public let product: XcodeProduct?
  public let inputFiles: FileList
  public let dependencies: [XcodeTargetDependency]
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(Product)
}

public struct XcodeProduct {
  public let name: String
}
