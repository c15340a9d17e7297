import Foundation

/// The arguments of the command line.
struct Arguments {
  var input: URL?
  var output: URL?
  var isPretty = false
  var wantsHelp = false

  static let usage = """
    usage: github-issues [FILE] [--pretty] [--output FILE]

    Maps FILE, a JSON array of issues or a webhook payload with an issue, to models; prints the
    issues and writes the models back as JSON. Without FILE a document of its own is taken.
    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--pretty": isPretty = true
      case "--output":
        guard let path = rest.popFirst() else { throw Failure("'--output' needs a file") }
        output = URL(filePath: path)
      case _ where argument.hasPrefix("-"):
        throw Failure("unknown option '\(argument)'\n\n\(Self.usage)")
      case _ where input != nil: throw Failure("more than one file\n\n\(Self.usage)")
      default: input = URL(filePath: argument)
      }
    }
  }
}
