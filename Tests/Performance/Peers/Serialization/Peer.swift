import Foundation

/// Measures `JSONSerialization` and `PropertyListSerialization` with mappings as they are written
/// manually, on the documents that isomer-bench measures.
///
/// usage: serialization-peer DOCUMENTS SAMPLES FORMAT NAME …
///
/// FORMAT is `json`, `dictionary` (the mapping alone), `property-list`, or `memory` for what reading
/// JSON with a list of the models adds to the memory of the process. Freeing what a call
/// returns is not counted. Before anything is timed, a document is read, written and read again.
@main
struct Peer {
  static func main() {
    do {
      try run(CommandLine.arguments)
    } catch {
      FileHandle.standardError.write(Data("serialization-peer: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard arguments.count > 4, let samples = Int(arguments[2]) else {
      throw Trouble("usage: serialization-peer DOCUMENTS SAMPLES FORMAT NAME …")
    }
    for name in arguments[4...] {
      let file = URL(filePath: arguments[1]).appending(path: "\(name).json")
      let document = try Data(contentsOf: file)
      if arguments[3] == "memory" {
        try MemoryMeasurement(name: name, document: document).run()
        continue
      }
      let lane = Lane(
        document: document, format: arguments[3],
        measurement: Measurement(
          engine: "serialization \(form)", samples: samples, document: name))
      try lane.run()
    }
  }
}

/// An error with a message.
struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
