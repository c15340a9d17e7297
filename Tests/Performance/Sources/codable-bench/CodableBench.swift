import Foundation
import MappedCodableModels

/// Reads or writes issues again and again with a coder of Foundation, for `instructions.py`.
///
///     codable-bench --repeat 4 --only github_issues --decode --engine isomer --format codable
///
/// The arguments are some of those of `isomer-bench`, whose other models take minutes to compile.
/// The conformance to `Codable` is that of the mapping, or with the engine foundation that of the
/// compiler.
@main
struct CodableBench {
  static func main() throws {
    let (coders, decoder, encoder) = (Coders(), PropertyListDecoder(), PropertyListEncoder())
    encoder.outputFormat = .binary
    let document = try Corpus.find().document(try value(of: "--only"))
    let mapped = try CodableIssues(document, coders.decoder)
    let issues = try coders.decoder.decode([GitHubIssue].self, from: document)
    let mappedList = try mapped.encoded(by: encoder)
    let list = try encoder.encode(issues)
    let decode: () throws -> Any
    let encode: () throws -> Data
    switch (try value(of: "--engine"), try value(of: "--format")) {
    case ("isomer", "codable"):
      decode = { try CodableIssues(document, coders.decoder) }
      encode = { try mapped.encoded(by: coders.encoder) }
    case ("isomer", "codable-property-list"):
      decode = { try CodableIssues(mappedList, decoder) }
      encode = { try mapped.encoded(by: encoder) }
    case ("foundation", "codable"):
      decode = { try coders.decoder.decode([GitHubIssue].self, from: document) }
      encode = { try coders.encoder.encode(issues) }
    case ("foundation", "codable-property-list"):
      decode = { try decoder.decode([GitHubIssue].self, from: list) }
      encode = { try encoder.encode(issues) }
    case (let engine, let format):
      throw Trouble("no engine '\(engine)' with the format '\(format)'")
    }
    let isDecoding = CommandLine.arguments.contains("--decode")
    for _ in 0..<(Int(try value(of: "--repeat")) ?? 1) {
      if isDecoding { _ = try decode() } else { _ = try encode() }
    }
  }

  private static func value(of option: String) throws -> String {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
      throw Trouble("'\(option)' needs a value")
    }
    return arguments[place + 1]
  }
}
