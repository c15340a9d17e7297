import Foundation
import PackagePlugin

extension SourceList {
  /// What SwiftPM tells about a target.
  init(of target: SwiftSourceModuleTarget, in package: URL? = nil) {
    let lock = target.directoryURL.appending(path: Self.lockName)
    self.init(
      target: target.name, module: target.moduleName, sources: target.ownSources,
      modules: target.modelModules,
      lock: FileManager.default.fileExists(atPath: lock.path) ? lock : nil, package: package)
  }
}

extension SwiftSourceModuleTarget {
  /// The Swift sources that no plugin has made.
  var ownSources: [URL] {
    let generated = Set(pluginGeneratedSources)
    return sourceFiles(withSuffix: ".swift").map(\.url).filter { !generated.contains($0) }
  }

  /// Whether the code in it can use the runtime.
  var usesIsomer: Bool { recursiveTargetDependencies.contains { $0.name == "Isomer" } }

  /// The modules below that can have mapped models, since they use the runtime: types here may
  /// inherit from theirs.
  var modelModules: [SourceModule] {
    recursiveTargetDependencies.compactMap { dependency in
      guard let module = dependency.sourceModule as? SwiftSourceModuleTarget, module.usesIsomer
      else { return nil }
      return SourceModule(name: module.moduleName, sources: module.ownSources)
    }
  }
}
