import Foundation

/// The names and the Swift source files of a target.
struct SourceList {
  /// The name that the user gave the target, for messages.
  var target: String
  /// The name of the module, for example `my_app` for a target `my-app`.
  var module: String
  var sources: [URL]
  /// The runtime modules that the target depends on.
  var runtime: [String]
  /// The dependencies whose models can be inherited from.
  var modules: [SourceModule]
  /// The lock file with the schemas of older archives, if there is one.
  var lock: URL?
  /// The folder of the package, which contains the documents that models are checked against.
  var package: URL?

  private static let runtimeNames = ["Isomer", "IsomerArchive", "IsomerFoundation"]

  /// The options that every command of the tool accepts.
  var options: [String] { ["--module", module] + runtime.flatMap { ["--runtime", $0] } }

  /// The name of the lock file in the target's folder.
  static let lockName = "Isomer.lock"

  init(
    target: String, module: String, runtime: [String], sources: [URL],
    modules: [SourceModule] = [], lock: URL? = nil, package: URL? = nil
  ) {
    self.lock = lock
    self.package = package
    self.target = target
    self.module = String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    self.runtime = runtime.filter(Self.runtimeNames.contains)
    self.sources = sources.sorted { $0.path < $1.path }
    self.modules = modules.sorted { $0.name < $1.name }
  }
}

/// A module that the target depends on.
struct SourceModule {
  var name: String
  var sources: [URL]

  /// The arguments of the generator for the module, `--imported NAME FILE…`.
  var arguments: [String] { ["--imported", name] + sources.map(\.path).sorted() }
}
