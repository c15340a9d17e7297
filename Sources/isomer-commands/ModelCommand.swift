import Foundation
import IsomerCommands

/// Prints annotated models of sample documents.
struct ModelCommand: TextCommand {
  static let help = """
    usage: swift package isomer model [--name TYPE] [--lines] [--output FILE] SAMPLE.json …

    Prints annotated Swift models that read the sample documents. All samples are documents of one
    kind, such as responses of one endpoint.

      --name TYPE      the type of the documents, or of their elements; by default the name of the
                       first file
      --lines          each line of a file is a document; files .jsonl and .ndjson always are
      --output FILE    writes a file; --allow-writing-to-package-directory permits one in the package
      -                reads standard input, but not in 'swift package', which does not pass it on

    A key that some objects do not have, or whose value is null, is an optional. Objects with the
    same or similar keys have one type. Different types with the same name are named after the types
    that contain them. Types are inferred as follows:

      Int, Double      numbers without and with a fraction; UInt64 or Decimal if only they are exact
      Date             strings in the format of RFC 3339
      URL              absolute URLs
      an enum          2 to 12 different words of letters, '_' and '-' in one style, each at least
                       twice and three times on average, whose key does not name free text such as
                       'name' or 'title'; other strings are read as the case 'other'
      an enum, 'tag:'  objects with different keys for each value of a key such as 'type'
      an untagged enum values of several kinds: 'IntOrString' for numbers and strings
      [String: T]      objects whose keys are data, such as numbers, dates, paths and codes of
                       languages or currencies; strings in 'labels', 'headers' and similar keys;
                       many different keys with values of one kind
      Value            nothing is known: only null, empty arrays or empty objects

    swift package isomer model --name Issue issue-1.json issue-2.json > Issue.swift
    """

  private let name: String?
  private let isLines: Bool
  private let paths: [String]

  init(_ arguments: inout ArgumentList) throws(CommandFailure) {
    name = try arguments.takeOption("--name")
    if let name, !ModelInference.isTypeName(name) {
      throw CommandFailure(misuse: "'\(name)' cannot be the name of a type")
    }
    isLines = arguments.takeFlag("--lines")
    paths = arguments.takeValues()
    if paths.isEmpty { throw CommandFailure(misuse: "a sample is required") }
    if paths.count(where: { $0 == "-" }) > 1 { throw CommandFailure(misuse: "'-' is given twice") }
  }

  func run() throws(CommandFailure) -> String {
    let files = try paths.map(file)
    do throws(InferenceProblem) {
      return try ModelInference(name: name, progress: Progress.report).source(of: files)
    } catch {
      guard let place = error.place else { throw CommandFailure(text: error.text) }
      Console.error("\(place.path):\(place.line):\(place.column): error: \(error.text)")
      throw CommandFailure()
    }
  }

  private func file(_ path: String) throws(CommandFailure) -> SampleFile {
    if path == "-" {
      let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
      return SampleFile(path: "<stdin>", bytes: bytes, isLines: isLines)
    }
    let type = URL(fileURLWithPath: path).pathExtension.lowercased()
    let isLines = isLines || ["jsonl", "ndjson"].contains(type)
    return SampleFile(path: path, bytes: try CommandFile.read(path), isLines: isLines)
  }
}
