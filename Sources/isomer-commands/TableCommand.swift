import IsomerCommands
import IsomerGenerator

/// Prints the mapping of a target's types as Markdown.
struct TableCommand: TextCommand {
  static let help = """
    usage: swift package isomer table [--target NAME] [--profile NAME] [--output FILE] [TYPE …]

    Prints the mapping of the named types, or of all mapped types, as tables in Markdown: the
    properties with their keys, types, defaults, conversions and checks; the cases of enums; the
    subtypes of classes and protocols. Name a nested type with the outer one: 'Issue.Fields'.

      --profile NAME   the mapping in a profile
      --target NAME    the target; by default, all targets with models
      --output FILE    writes a file; --allow-writing-to-package-directory permits one in the package

    The exit code is 1 if the sources contain an error or a type is unknown.

    swift package isomer table Issue
    """

  private let names: [String]
  private let profile: String?
  private let input: TargetInput

  init(_ arguments: inout ArgumentList) throws(CommandFailure) {
    profile = try arguments.takeOption("--profile")
    names = arguments.takeValues()
    input = try TargetInput(arguments)
  }

  func run() throws(CommandFailure) -> String {
    let texts = try input.texts(of: names, profile) {
      MappingTable($0.mappings, profile: profile)
    }
    return texts.joined(separator: "\n\n") + "\n"
  }
}
