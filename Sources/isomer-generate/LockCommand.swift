import IsomerGenerator
import IsomerSyntax

/// Writes the schemas of a target's models: `isomer-generate lock --module NAME --lock FILE FILE…`.
///
/// A change that prevents reading older archives is an error, and nothing is written, unless
/// `--force` is given.
enum LockCommand {
  /// Returns the exit code: 0, 1 if the sources contain an error, or 64 for invalid arguments.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = CommandOptions(arguments), !options.module.isEmpty,
      let path = options.lock
    else {
      Console.error(Usage.text)
      return 64
    }
    let (old, isSound) = options.readLock(mustExist: false)
    guard let sources = options.sources, isSound else { return 1 }
    let generator = Generator(
      module: options.module, runtime: options.runtime, imported: options.imports,
      lock: options.isForced ? nil : old)
    let output = generator.run(sources)
    for diagnostic in output.diagnostics where diagnostic.severity == .error {
      Console.error(diagnostic.rendered)
    }
    if output.hasErrors { return 1 }
    let lock = (old ?? LockFile()).updated(output.shapes, byForce: options.isForced)
    return write(lock, to: path, isNew: old == nil)
  }

  private static func write(_ lock: LockFile, to path: String, isNew: Bool) -> Int32 {
    if lock.isEmpty, isNew {
      print("\(path): no model is archived")
      return 0
    }
    do {
      let hasChanged = try OutputFile.write(lock.text, to: path)
      print("\(path): \(hasChanged ? "written" : "nothing has changed")")
      return 0
    } catch {
      Console.error(path, cannotBeWritten: error)
      return 1
    }
  }
}
