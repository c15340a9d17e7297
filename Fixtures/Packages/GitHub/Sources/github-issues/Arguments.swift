import Foundation

/// The arguments of the command line.
struct Arguments {
  /// Where the document comes from.
  enum Input: Equatable {
    case sample
    case standardInput
    case file(URL)
  }

  /// The input; nil if no argument selects one.
  var input: Input?
  var output: URL?
  var wantsJSON = false
  var isPretty = false
  var wantsHelp = false

  static let usage = """
    usage: github-issues [FILE] [--output FILE] [--json] [--pretty]

    Maps FILE, a JSON array of issues or a webhook payload with an issue, to models, and prints
    the issues as a table. '-' is standard input, which is also read without FILE if it is a pipe
    or a file. Otherwise a sample document is read.

      --output FILE   writes the models to a file as JSON
      --json          prints the models as JSON instead of the table
      --pretty        writes JSON in several lines
    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--json": wantsJSON = true
      case "--pretty": isPretty = true
      case "--output":
        guard let path = rest.popFirst() else { throw Failure("'--output' requires a file") }
        output = URL(filePath: path)
      case _ where argument.hasPrefix("-") && argument != "-":
        throw Failure("unknown option '\(argument)'\n\n\(Self.usage)")
      case _ where input != nil: throw Failure("more than one file\n\n\(Self.usage)")
      case "-": input = .standardInput
      default: input = .file(URL(filePath: argument))
      }
    }
    if isPretty, !wantsJSON, output == nil {
      throw Failure("'--pretty' requires '--json' or '--output'\n\n\(Self.usage)")
    }
  }
}
