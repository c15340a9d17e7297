import Foundation
import SwiftProtobuf

/// Measures swift-protobuf on a document that isomer-bench measures.
///
/// usage: protobuf-peer DOCUMENTS SAMPLES NAME
///
/// Reads DOCUMENTS/NAME.protobuf.json, the list of issues in the JSON form of the message, prints the
/// same lines as the other programs, and writes what it read from the binary form to
/// DOCUMENTS/NAME.protobuf-read.json, so that the values can be compared.
@main
struct Peer {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let samples = Int(arguments[2]) else {
      throw Trouble("usage: protobuf-peer DOCUMENTS SAMPLES NAME")
    }
    let folder = URL(filePath: arguments[1])
    let name = arguments[3]
    let document = try Data(contentsOf: folder.appending(path: "\(name).protobuf.json"))
    let measurement = Measurement(engine: "protobuf", samples: samples, document: name)
    let read = try measured(GitHubIssueList(jsonUTF8Data: document), measurement)
    try read.jsonUTF8Data().write(to: folder.appending(path: "\(name).protobuf-read.json"))
  }

  /// Measures both directions, and returns the value that is read from the binary form.
  private static func measured(
    _ value: GitHubIssueList, _ measurement: Measurement
  ) throws -> GitHubIssueList {
    let written = try value.serializedBytes() as Data
    try measurement.run("read archive", bytes: written.count) {
      try GitHubIssueList(serializedBytes: written)
    }
    try measurement.run("write archive", bytes: written.count) {
      try value.serializedBytes() as Data
    }
    return try GitHubIssueList(serializedBytes: written)
  }
}

/// An error with a message.
private struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
