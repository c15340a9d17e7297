import Foundation

/// The documents to measure and verify: recorded documents, if available, or generated ones.
enum Corpus {
  case recorded(URL)
  case made

  /// A recorded webhook payload.
  struct Payload {
    let path: String
    let event: String
    let bytes: Data
  }

  /// Returns the documents in `ISOMER_DATA` or in the folder `shared/data` beside the project.
  static func find() -> Corpus {
    let named = ProcessInfo.processInfo.environment["ISOMER_DATA"].map { URL(filePath: $0) }
    let folder = named ?? project.appending(path: "../shared/data").standardizedFileURL
    let file = folder.appending(path: "twitter.json").path
    return FileManager.default.fileExists(atPath: file) ? .recorded(folder) : .made
  }

  /// The root of the measured package.
  private static var project: URL {
    let levels = ["Corpus", "isomer-bench", "Sources", "Performance", "Tests"]
    return levels.reduce(URL(filePath: #filePath).deletingLastPathComponent()) { url, _ in
      url.deletingLastPathComponent()
    }
  }

  /// A description of the documents' origin.
  var origin: String {
    switch self {
    case .recorded: "the recorded documents"
    case .made: "no recorded documents here (ISOMER_DATA): documents of the same shapes are made"
    }
  }

  func document(_ name: String) throws -> Data {
    switch self {
    case .recorded(let folder): try Data(contentsOf: folder.appending(path: name + ".json"))
    case .made: Data(try MadeDocuments.text(name).utf8)
    }
  }

  /// Returns all webhook payloads in the folder `github`, which has a folder for each
  /// event; none are generated.
  func payloads() throws -> [Payload] {
    guard case .recorded(let folder) = self else { return [] }
    return try Self.names(in: folder.appending(path: "github")).flatMap { event in
      let events = folder.appending(path: "github/\(event)")
      return try Self.names(in: events).filter { $0.hasSuffix(".json") }.map { name in
        Payload(
          path: "github/\(event)/\(name)", event: event,
          bytes: try Data(contentsOf: events.appending(path: name)))
      }
    }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
