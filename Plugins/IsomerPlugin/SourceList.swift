import Foundation

/// What a build system tells about a target: its names and its Swift source files.
struct SourceList {
  /// The name the user gave, for messages.
  var target: String
  /// The name of the module, which for a target `my-app` is `my_app`.
  var module: String
  var sources: [URL]
  /// The modules of the runtime that it depends on.
  var runtime: [String]
  /// The modules below whose models may be inherited from.
  var modules: [SourceModule]
  /// The shapes that older archives have, if they are locked.
  var lock: URL?
  /// The package, in which the documents stand that models are checked against.
  var package: URL?

  private static let runtimeNames = ["Isomer", "IsomerArchive", "IsomerFoundation"]

  /// The options that every command of the tool takes.
  var options: [String] { ["--module", module] + runtime.flatMap { ["--runtime", $0] } }

  /// The name of a lock file, in the target's folder.
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

  /// `Issue.mapped.swift` for `Issue.swift`: it depends on the file's name only, so editing a
  /// file never changes what a build expects.
  static func outputName(for source: URL) -> String {
    source.deletingPathExtension().lastPathComponent + ".mapped.swift"
  }

  /// Names that two files of the module would have, generated ones included, in order.
  ///
  /// The compiler refuses two files of one name, and on many file systems `a.swift` is `A.swift`.
  var collisions: [Collision] {
    var owners: [String: URL] = [:]
    for source in sources { owners[source.lastPathComponent.lowercased()] = source }
    var outputs: [String: URL] = [:]
    return sources.compactMap { source in
      let output = Self.outputName(for: source)
      if let first = outputs.updateValue(source, forKey: output.lowercased()) {
        return Collision(name: source.lastPathComponent, first: first, second: source)
      }
      guard let taken = owners[output.lowercased()] else { return nil }
      return Collision(name: output, first: source, second: taken)
    }
  }
}

/// Two files that need the same name.
struct Collision {
  var name: String
  var first: URL
  var second: URL
}

/// Another module that the target depends on.
struct SourceModule {
  var name: String
  var sources: [URL]

  /// `--imported NAME FILE…`, as the generator takes it.
  var arguments: [String] { ["--imported", name] + sources.map(\.path).sorted() }
}
