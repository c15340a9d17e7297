import Foundation
import Isomer

/// Maps a document to models, prints its issues, and writes the models back as JSON.
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
    let document = try read(arguments.input)
    print(IssueTable(issues: document.issues).text)
    let json = try document.json(arguments.isPretty ? .pretty : [])
    guard let output = arguments.output else {
      return print("\n" + String(decoding: json, as: UTF8.self))
    }
    try json.write(to: output)
    print("\nwritten to \(output.path)")
  }

  private static func read(_ file: URL?) throws -> Document {
    let sample = Bundle.module.url(forResource: "issues", withExtension: "json")
    guard let file = file ?? sample else { throw Failure("the sample document is missing") }
    let bytes: Data
    do { bytes = try Data(contentsOf: file) } catch {
      throw Failure("cannot read '\(file.path)'")
    }
    do { return try Document(json: bytes) } catch {
      throw Failure("\(file.lastPathComponent): \(error)")
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
