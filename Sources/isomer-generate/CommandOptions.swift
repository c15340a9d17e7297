#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import IsomerGenerator
import IsomerSyntax

/// The arguments of the commands that read a target.
///
/// `--imported NAME FILE…` at the end names the files of a module that the target depends on. They
/// are read only for the classes and protocols that types of the target inherit from.
struct CommandOptions {
  var module = ""
  var output = ""
  var lock: String?
  /// The folder of the package, which contains the samples.
  var package: String?
  var isForced = false
  /// True if the target belongs to a dependency of the package that is built.
  var isDependency = false
  /// The runtime modules that the target depends on; all modules if none is named.
  var runtime: Set<RuntimeModule> { named.isEmpty ? Set(RuntimeModule.allCases) : named }
  private var named: Set<RuntimeModule> = []
  /// The samples that the build system watches.
  private var watched: Set<String> = []
  /// An input file of the build, touched when an unwatched sample is read, so that the next build runs again.
  private var stale: String?
  private var files: [String] = []
  private var imported: [(name: String, files: [String])] = []

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--module": module = rest.popFirst() ?? ""
      case "--output": output = rest.popFirst() ?? ""
      case "--lock": lock = rest.popFirst()
      case "--package": package = rest.popFirst()
      case "--force": isForced = true
      case "--dependency": isDependency = true
      case "--runtime":
        guard let module = rest.popFirst().flatMap(RuntimeModule.init) else { return nil }
        named.insert(module)
      case "--sample": watched.insert(rest.popFirst() ?? "")
      case "--stale": stale = rest.popFirst()
      case "--imported": imported.append((rest.popFirst() ?? "", []))
      case _ where argument.hasPrefix("--"): return nil
      default:
        if imported.isEmpty {
          files.append(argument)
        } else {
          imported[imported.count - 1].files.append(argument)
        }
      }
    }
  }

  /// The readable files of the target; others are reported.
  var readable: (sources: [SourceFile], areAll: Bool) {
    let sources = files.compactMap(Self.read)
    return (sources, sources.count == files.count)
  }

  var sources: [SourceFile]? {
    let (sources, areAll) = readable
    return areAll ? sources : nil
  }

  /// The modules that the target depends on; their files are read on first use.
  var imports: [ImportedModule] {
    imported.map { module in
      ImportedModule(name: module.name) { module.files.compactMap(Self.read) }
    }
  }

  /// Reads a recorded document of the package; nil if no package is named.
  var samples: (@Sendable (String) -> SourceFile?)? {
    guard let package else { return nil }
    let folder = URL(fileURLWithPath: package, isDirectory: true)
    return { [watched, stale] name in
      if let stale, !watched.contains(name) {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: stale)
      }
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.contents(atPath: path)
        .map { SourceFile(path: path, bytes: [UInt8]($0)) }
    }
  }

  /// Reads the lock file, if one is named, and reports its faults.
  func readLock(mustExist: Bool) -> (lock: LockFile?, isSound: Bool) {
    guard let lock else { return (nil, true) }
    guard let data = FileManager.default.contents(atPath: lock) else {
      if mustExist { Console.error("\(lock):1:1: error: the file cannot be read") }
      return (nil, !mustExist)
    }
    do throws(LockFile.Problem) {
      return (try LockFile(path: lock, text: String(decoding: data, as: UTF8.self)), true)
    } catch {
      Console.error(error.diagnostic(path: lock).rendered)
      return (nil, false)
    }
  }

  private static func read(_ path: String) -> SourceFile? {
    guard let data = FileManager.default.contents(atPath: path) else {
      Console.error("\(path):1:1: error: the file cannot be read")
      return nil
    }
    return SourceFile(path: path, bytes: [UInt8](data))
  }
}
