import Foundation
import IsomerGenerator
import IsomerSyntax

/// Writes the generated files: `isomer-generate generate --module NAME --output DIRECTORY FILE…`.
///
/// `--runtime NAME` names a module of the runtime that the target depends on. `--lock FILE` compares what archives keep with the shapes in a lock file; `--package FOLDER` reads
/// the recorded documents that types name.
enum GenerateCommand {
  /// The exit code: 0, or 1 if something in the sources is wrong, or 64 for wrong arguments.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = CommandOptions(arguments), !options.module.isEmpty,
      !options.output.isEmpty, !options.isForced
    else {
      Console.error(Usage.text)
      return 64
    }
    let (sources, areAll) = options.readable
    let (lock, isSound) = options.readLock(mustExist: true)
    let generator = Generator(
      module: options.module, runtime: options.runtime, imported: options.imports, lock: lock,
      samples: options.samples)
    let output = generator.run(sources)
    for diagnostic in output.printed { Console.error(diagnostic.rendered) }
    do {
      let directory = try OutputDirectory(options.output)
      for file in output.files { try directory.write(file.text, as: file.name) }
    } catch {
      Console.error("error: '\(options.output)' cannot be written: \(error.localizedDescription)")
      return 1
    }
    return areAll && isSound && !output.hasErrors ? 0 : 1
  }
}
