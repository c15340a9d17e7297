#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import IsomerGenerator
import IsomerSyntax

/// Writes the generated files: `isomer-generate generate --module NAME --output DIRECTORY FILE…`.
///
/// `--runtime NAME` names a runtime module that the target depends on. `--lock FILE` compares the
/// archives of the models with the schemas in a lock file. `--package FOLDER` is the folder of the
/// recorded documents that types name, and `--dependency` omits warnings. With `ISOMER_VERBOSE=1` in
/// the environment, the command prints a summary; with `ISOMER_WARNINGS=error`, warnings are errors.
enum GenerateCommand {
  /// Returns the exit code: 0, 1 if the sources contain an error, or 64 for invalid arguments.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = CommandOptions(arguments), !options.module.isEmpty,
      !options.output.isEmpty, !options.isForced
    else {
      Console.error(Usage.text)
      return 64
    }
    let start = ContinuousClock.now
    let (sources, areAll) = options.readable
    let (lock, isSound) = options.readLock(mustExist: true)
    let generator = Generator(
      module: options.module, runtime: options.runtime, imported: options.imports, lock: lock,
      samples: options.samples)
    let environment = ProcessInfo.processInfo.environment
    let output = generator.run(sources)
    let hasErrors = report(
      output.diagnostics, areErrors: environment["ISOMER_WARNINGS"] == "error",
      omitsWarnings: options.isDependency)
    do {
      try FileManager.default.createDirectory(
        atPath: options.output, withIntermediateDirectories: true)
      let written = try output.files.filter {
        try OutputFile.write($0.text, to: "\(options.output)/\($0.name)")
      }
      if environment["ISOMER_VERBOSE"] == "1" {
        let summary = RunSummary(
          module: options.module, files: output.files, written: written,
          duration: start.duration(to: .now))
        print(summary.text)
      }
    } catch {
      Console.error(options.output, cannotBeWritten: error)
      return 1
    }
    return areAll && isSound && !hasErrors ? 0 : 1
  }

  /// Prints the diagnostics, and returns true if one is an error.
  private static func report(
    _ diagnostics: [Diagnostic], areErrors: Bool, omitsWarnings: Bool
  ) -> Bool {
    var hasErrors = false
    for var diagnostic in diagnostics where diagnostic.severity == .error || !omitsWarnings {
      if areErrors { diagnostic.severity = .error }
      hasErrors = hasErrors || diagnostic.severity == .error
      Console.error(diagnostic.rendered)
    }
    return hasErrors
  }
}
