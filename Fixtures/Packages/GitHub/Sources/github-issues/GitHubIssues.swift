import Foundation
import Isomer

/// Maps a document to models, and prints its issues or writes the models back as JSON.
@main
struct GitHubIssues {
  static func main() {
    do {
      try run(try Arguments(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    if arguments.wantsHelp { return print(Arguments.usage) }
    let input = try InputDocument(arguments.input)
    let (document, time) = try read(input)
    let json = try document.json(arguments.isPretty ? .pretty : [])
    try arguments.output.map { try json.write(to: $0) }
    if arguments.wantsJSON { return print(String(decoding: json, as: UTF8.self)) }
    print(IssueTable(issues: document.issues).text)
    let milliseconds = (time / .milliseconds(1)).formatted(.number.precision(.significantDigits(2)))
    let written = arguments.output.map { ", and written to \($0.path)" } ?? ""
    print(
      """

      \(document.issues.count) issues, which contain \(document.modelCount) objects such as users and \
      labels, read from \(input.name) in \(milliseconds) ms\(written).
      """)
    if input.isSample, case .issues(let issues) = document {
      print("\n" + (try Demonstration(input: input, issues: issues).text))
    }
  }

  /// Reads the document and returns the time.
  private static func read(_ input: InputDocument) throws -> (Document, Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let document = try Document(json: input.bytes)
      return (document, clock.now - start)
    } catch {
      throw Failure("\(input.name): \(error)")
    }
  }
}

/// An error with a message.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
