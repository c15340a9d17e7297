import Foundation
import IsomerCommands
import IsomerGenerator

/// A command that a person runs, with `swift package isomer VERB` or directly.
protocol TextCommand: Sendable {
  /// The text that `--help` prints: what the command does, its arguments, and examples.
  static var help: String { get }
  /// Creates the command from its arguments.
  init(_ arguments: inout ArgumentList) throws(CommandFailure)
  /// True if the command changes files instead of returning a text.
  var writesFiles: Bool { get }
  /// Returns the text to be written to standard output or a file.
  ///
  /// Errors are printed to standard error.
  func run() throws(CommandFailure) -> String
}

extension TextCommand { var writesFiles: Bool { false } }

/// The commands, and the arguments that all of them have.
enum CommandTable {
  private static let usage = """
    usage: swift package isomer VERB [--help] [argument …]

      show             prints or writes generated code
      table            prints the mapping as tables in Markdown
      schema           prints JSON Schema or OpenAPI of mapped models
      model            prints annotated models of sample documents
      convert          converts the mappings of other libraries to annotations

    show, table and schema read the models of a package: of '--target NAME', or of all targets. model
    reads JSON documents, and convert reads Swift sources.

    swift package isomer table Issue
    swift package isomer model --name Issue issue-1.json issue-2.json > Issue.swift

    'swift package isomer VERB --help' explains a verb. 'swift package isomer-lock' writes the schemas
    of archives.
    """

  private static let verbs: [String: any TextCommand.Type] = [
    "convert": ConvertCommand.self, "model": ModelCommand.self, "schema": SchemaCommand.self,
    "show": ShowCommand.self, "table": TableCommand.self,
  ]

  /// Runs the command that the first argument names, and returns the exit code.
  ///
  /// 0 is success, 1 an error in the input, and 64 an invalid argument.
  static func run(_ arguments: [String]) -> Int32 {
    guard let verb = arguments.first, !["--help", "-h", "help"].contains(verb) else {
      print(usage)
      return 0
    }
    if let command = verbs[verb] { return run(command, Array(arguments.dropFirst())) }
    let meant = Spelling.nearest(to: verb, among: verbs.keys.sorted())
      .map { "; did you mean '\($0)'?" }
    Console.error("error: there is no verb '\(verb)'\(meant ?? "")\n\n\(usage)")
    return 64
  }

  private static func run(_ command: (some TextCommand).Type, _ arguments: [String]) -> Int32 {
    var list = ArgumentList(arguments)
    if list.takeFlag("--help") || list.takeFlag("-h") {
      print(command.help)
      return 0
    }
    do throws(CommandFailure) {
      let path = try list.takeOption("--output")
      let parsed = try command.init(&list)
      try list.finish()
      if path != nil, parsed.writesFiles {
        throw CommandFailure(misuse: "'--output' conflicts with '--write'")
      }
      let data = Data(try parsed.run().utf8)
      if let path { try CommandFile.write(data, to: path) } else { Console.output(data) }
      return 0
    } catch {
      let help = error.isMisuse ? "\n\n\(command.help)" : ""
      if !error.text.isEmpty { Console.error("error: \(error.text)\(help)") }
      return error.isMisuse ? 64 : 1
    }
  }
}

/// A command that cannot do its work, with a text for standard error.
struct CommandFailure: Error {
  /// The text; empty if the errors have been printed.
  var text = ""
  /// True for an error in the arguments.
  private(set) var isMisuse = false
}

extension CommandFailure {
  init(misuse text: String) { self.init(text: text, isMisuse: true) }

  /// Selects types; throws the problem of a selection as a failure.
  static func attempt<Result>(
    _ select: () throws(SelectionProblem) -> Result
  ) throws(CommandFailure) -> Result {
    do { return try select() } catch { throw CommandFailure(text: error.text) }
  }
}
