import IsomerCommands
import IsomerGenerator

/// Prints the mapping of a target's types as Markdown.
struct TableCommand: TextCommand {
  static let help = """
    usage: swift package isomer table [--target NAME] [--profile NAME] [--output FILE] [TYPE …]

    Prints the mapping of the named types, or of all types of a target, as tables in Markdown: the
    properties with their keys, types, defaults, conversions and checks; the cases of enums; the
    subtypes of classes and protocols.

      --profile NAME   the mapping in a profile
      --target NAME    the target; by default each target with models prints its tables
      --output FILE    writes a file; --allow-writing-to-package-directory permits one in the package

    The exit code is 1 if the sources contain an error or a type is unknown.

    swift package isomer table Issue
    """

  private let names: [String]
  private let profile: String?
  private let input: TargetInput

  init(_ arguments: inout ArgumentList) throws(ArgumentProblem) {
    profile = try arguments.takeOption("--profile")
    names = arguments.takeValues()
    input = try TargetInput(arguments)
  }

  func run() throws(CommandFailure) -> String {
    let mappings = try input.understand().mappings
    do throws(SelectionProblem) {
      return try MappingTable(mappings, profile: profile).text(of: names) + "\n"
    } catch {
      throw CommandFailure(text: error.text)
    }
  }
}
