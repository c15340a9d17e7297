import Foundation
import IsomerGenerator
import IsomerSyntax

/// Writes the generated files: `isomer-generate generate --module NAME --output DIRECTORY FILE…`.
enum GenerateCommand {
  /// The exit code: 0, or 1 if something in the sources is wrong, or 64 for wrong arguments.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = Options(arguments) else {
      Console.error(Usage.text)
      return 64
    }
    var sources: [SourceFile] = []
    var hasErrors = false
    for path in options.files {
      guard let data = FileManager.default.contents(atPath: path) else {
        Console.error("\(path):1:1: error: the file cannot be read")
        hasErrors = true
        continue
      }
      sources.append(SourceFile(path: path, bytes: [UInt8](data)))
    }
    let output = Generator(module: options.module).run(sources)
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

  private struct Options {
    var module = ""
    var output = ""
    var files: [String] = []

    init?(_ arguments: [String]) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--module": module = rest.popFirst() ?? ""
        case "--output": output = rest.popFirst() ?? ""
        case _ where argument.hasPrefix("--"): return nil
        default: files.append(argument)
        }
      }
      if module.isEmpty || output.isEmpty { return nil }
    }
  }
}
