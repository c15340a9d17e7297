import Foundation

/// Runs the service with a client that talks to it, or only the service: `Service serve FOLDER PORT`.
@main struct Service {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch Array(arguments) {
    case []: try await converse()
    case let words where words.count == 3 && words[0] == "serve":
      guard let port = Int(words[2]), (0...65535).contains(port) else { return usage() }
      try await IssueServer(folder: URL(fileURLWithPath: words[1])).run(port: port) { port in
        print("http://127.0.0.1:\(port)/openapi.json")
      }
    default: usage()
    }
  }

  private static func usage() {
    print("usage: Service [serve FOLDER PORT]")
    exit(64)
  }

  /// Starts the service in a temporary folder, and stops it after the conversation.
  private static func converse() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try IssueServer(folder: folder)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { port.finish() }
        try await server.run(port: 0) { port.yield($0) }
      }
      group.addTask {
        guard let base = await ports.first(where: { _ in true }).map({ "http://127.0.0.1:\($0)" }),
          let url = URL(string: base)
        else { return }
        try await Conversation(client: IssueClient(base: url)).run()
      }
      // The first task ends with the conversation, or with the error of the server.
      try await group.next()
      group.cancelAll()
    }
  }
}
