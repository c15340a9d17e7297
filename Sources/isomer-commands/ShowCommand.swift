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

    Prints the generated code of the named files or types, or of all files with models. NAME is
    'Issue.swift', 'Issue.mapped.swift' or 'Issue'.

      --write FOLDER   writes the generated files of a target to a folder, so that they can be committed;
                       remove the plugin from the target, so that builds do not generate them again
      --check FOLDER   reports files in the folder that differ from the generated code; for CI
      --target NAME    the target; by default, all targets with models
      --output FILE    writes a file; --allow-writing-to-package-directory permits one in the package

    Generated files in the target are not read as sources. The exit code is 1 if the sources contain an
    error, a name is unknown, or the folder differs.

    swift package isomer show Issue.swift
    swift package isomer show --target App --check Sources/App/Mapped
    """

  /// The use of the generated files.
  private enum Task {
    case print([String])
    case write(String)
    case check(String)
  }

  private let task: Task
  private let input: TargetInput

  init(_ arguments: inout ArgumentList) throws(CommandFailure) {
    let written = try arguments.takeOption("--write")
    let checked = try arguments.takeOption("--check")
    let names = arguments.takeValues()
    input = try TargetInput(arguments)
    switch (written, checked) {
    case (nil, nil): task = .print(names)
    case (let folder?, nil): task = .write(folder)
    case (nil, let folder?): task = .check(folder)
    case (_?, _?): throw CommandFailure(misuse: "'--write' conflicts with '--check'")
    }
    guard names.isEmpty || (written ?? checked) == nil else {
      throw CommandFailure(misuse: "'--write' and '--check' concern all files of the target")
    }
  }

  var writesFiles: Bool { if case .print = task { false } else { true } }

  func run() throws(CommandFailure) -> String {
    let targets = try input.generate()
    switch task {
    case .print(let names):
      return try CommandFailure.attempt { () throws(SelectionProblem) in
        try targets.texts(of: names).joined(separator: "\n")
      }
    case .write(let path):
      let files = try Self.single(targets).files
      try CommandFile.attempt("written", path) {
        try GeneratedFolder(URL(fileURLWithPath: path), files).update()
      }
    case .check(let path):
      let files = try Self.single(targets).files
      let differences = GeneratedFolder(URL(fileURLWithPath: path), files).differences()
      for difference in differences { Console.error("error: \(path): \(difference.text)") }
      if !differences.isEmpty { throw CommandFailure() }
    }
    return ""
  }

  /// Returns the target with models; throws if there are several, whose files would be in one folder.
  private static func single(
    _ targets: [GeneratedTarget]
  ) throws(CommandFailure) -> GeneratedTarget {
    let mapped = targets.filter { !$0.names.isEmpty }
    guard mapped.count < 2 else {
      let names = mapped.map(\.module).joined(separator: ", ")
      throw CommandFailure(
        text: "several targets have models; select one with '--target': \(names)")
    }
    return mapped.first ?? targets[0]
  }
}
