import Foundation
import IsomerGenerator
import IsomerSyntax

/// Writes the generated files: `isomer-generate generate --module NAME --output DIRECTORY FILE…`.
///
/// `--imported NAME FILE…` at the end names the files of a module that the target depends on; they
/// are only looked at, for what classes inherit from there.
enum GenerateCommand {
  /// The exit code: 0, or 1 if something in the sources is wrong, or 64 for wrong arguments.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = Options(arguments) else {
      Console.error(Usage.text)
      return 64
    }
    var hasErrors = false
    let sources = options.files.compactMap { path in
      let source = read(path)
      hasErrors = hasErrors || source == nil
      return source
    }
    let imported = options.imported.map { module in
      ImportedModule(name: module.name) { module.files.compactMap(read) }
    }
    let output = Generator(module: options.module, imported: imported).run(sources)
    for diagnostic in output.diagnostics { Console.error(diagnostic.rendered) }
    do {
      let directory = try OutputDirectory(options.output)
      for file in output.files { try directory.write(file.text, as: file.name) }
    } catch {
      Console.error("error: '\(options.output)' cannot be written: \(error.localizedDescription)")
      return 1
    }
    return hasErrors || output.hasErrors ? 1 : 0
  }

  private static func read(_ path: String) -> SourceFile? {
    guard let data = FileManager.default.contents(atPath: path) else {
      Console.error("\(path):1:1: error: the file cannot be read")
      return nil
    }
    return SourceFile(path: path, bytes: [UInt8](data))
  }

  private struct Options {
    var module = ""
    var output = ""
    var files: [String] = []
    var imported: [(name: String, files: [String])] = []

    init?(_ arguments: [String]) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--module": module = rest.popFirst() ?? ""
        case "--output": output = rest.popFirst() ?? ""
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
      if module.isEmpty || output.isEmpty { return nil }
    }
  }
}
