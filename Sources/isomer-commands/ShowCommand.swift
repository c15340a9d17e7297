import Foundation
import IsomerCommands
import IsomerGenerator

/// Prints generated code, or writes it to a folder.
struct ShowCommand: TextCommand {
  static let help = """
    usage: swift package isomer show [--target NAME] [--output FILE] [NAME …]
           swift package isomer show [--target NAME] --check FOLDER
           swift package --allow-writing-to-package-directory
                         isomer show [--target NAME] --write FOLDER

    Prints the generated code of the named files, or of all files. NAME is 'Issue.swift' or
    'Issue.mapped.swift'.

      --write FOLDER   writes the generated files to a folder of the target, to commit them; remove the
                       plugin from the target, so that builds do not generate them again
      --check FOLDER   compares the folder with what the sources generate; for a test or CI
      --target NAME    the target; by default each target with models is printed
      --output FILE    writes a file instead of standard output

    Files that were generated are not sources. The exit code is 1 if the sources contain an error or
    the folder differs.
    """

  /// The use of the generated files.
  private enum Task {
    case print([String])
    case write(String)
    case check(String)
  }

  private let task: Task
  private let input: TargetInput

  init(_ arguments: inout ArgumentList) throws(ArgumentProblem) {
    let written = try arguments.takeOption("--write")
    let checked = try arguments.takeOption("--check")
    let names = arguments.takeValues()
    input = try TargetInput(arguments)
    switch (written, checked) {
    case (nil, nil): task = .print(names)
    case (let folder?, nil): task = .write(folder)
    case (nil, let folder?): task = .check(folder)
    case (_?, _?): throw ArgumentProblem(text: "'--write' conflicts with '--check'")
    }
    guard names.isEmpty || (written ?? checked) == nil else {
      throw ArgumentProblem(text: "'--write' and '--check' concern all files of the target")
    }
  }

  var writesFiles: Bool { if case .print = task { false } else { true } }

  func run() throws(CommandFailure) -> String {
    let files = try input.generate()
    switch task {
    case .print(let names): return files.named(names).map(\.text).joined(separator: "\n")
    case .write(let path):
      do { try GeneratedFolder(URL(fileURLWithPath: path), files).update() } catch {
        throw CommandFailure(text: "'\(path)' cannot be written: \(error.localizedDescription)")
      }
    case .check(let path):
      let differences = GeneratedFolder(URL(fileURLWithPath: path), files).differences()
      for difference in differences { Console.error("error: \(path): \(difference.text)") }
      if !differences.isEmpty { throw CommandFailure() }
    }
    return ""
  }
}
