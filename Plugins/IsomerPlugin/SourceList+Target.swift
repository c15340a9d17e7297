import Foundation
import PackagePlugin

extension SourceList {
  /// What SwiftPM tells about a target.
  init(of target: SwiftSourceModuleTarget, in package: URL? = nil) {
    let lock = target.directoryURL.appending(path: Self.lockName)
    self.init(
      target: target.name, module: target.moduleName,
      runtime: target.recursiveTargetDependencies.map(\.name), sources: target.ownSources,
      modules: target.modelModules,
      lock: FileManager.default.fileExists(atPath: lock.path) ? lock : nil, package: package)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension SourceList {
  /// What Xcode tells about a target: nothing of the sources of those below it, so types inherit
  /// from types of their own module alone.
  init(of target: XcodeTarget, in project: URL) {
    let files = target.inputFiles.filter { $0.type == .source }.map(\.url)
    self.init(
      target: target.displayName, module: target.product?.name ?? target.displayName,
      runtime: target.products, sources: files.filter { $0.pathExtension == "swift" },
      lock: target.inputFiles.map(\.url).first { $0.lastPathComponent == Self.lockName },
      package: project)
  }
}

extension SourceList {
  /// The folder that all sources are in, be it deep.
  var folder: URL? {
    guard let first = sources.first?.deletingLastPathComponent(), let last = sources.last else {
      return nil
    }
    // They are sorted, so what the first and the last share all share.
    let shared = zip(first.pathComponents, last.pathComponents).prefix { $0 == $1 }.map(\.0)
    return URL(filePath: shared.joined(separator: "/"), directoryHint: .isDirectory)
  }
}

extension XcodeTarget {
  /// The products of packages that it, or a target below it, depends on.
  fileprivate var products: [String] {
    dependencies.flatMap { dependency in
      switch dependency {
      case .product(let product): [product.name]
      case .target(let target): target.products
      @unknown default: [String]()
      }
    }
  }
}
#endif

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
