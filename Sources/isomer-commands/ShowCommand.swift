import IsomerCommands
import IsomerGenerator

/// Prints generated code.
struct ShowCommand: TextCommand {
  static let help = """
    usage: swift package isomer-show [--target NAME] [--output FILE] [NAME …]
    """

  private let names: [String]
  private let input: TargetInput

  init(_ arguments: inout ArgumentList) throws(ArgumentProblem) {
    names = arguments.takeValues()
    input = try TargetInput(arguments)
  }

  func run() throws(CommandFailure) -> String {
    try input.generate().output.files.named(names).map(\.text).joined(separator: "\n")
  }
}
