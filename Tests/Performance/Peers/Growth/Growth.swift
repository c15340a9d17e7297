import Foundation
import Isomer

/// Measures models with different numbers of properties, and with paths.
///
/// usage: growth DOCUMENTS SAMPLES
@main
struct Growth {
  let folder: URL
  let samples: Int

  static func main() throws {
    let arguments = CommandLine.arguments
    let growth = Growth(folder: URL(filePath: arguments[1]), samples: Int(arguments[2]) ?? 1)
    try growth.measureAll()
  }

  func measure<Model: Mappable>(_ name: String, _ model: Model.Type) throws {
    let document = try Data(contentsOf: folder.appending(path: "\(name).json"))
    let value = try [Model](json: document)
    let written = try value.json() as Data
    let measurement = Measurement(engine: "isomer", samples: samples, document: name)
    try measurement.run("decode", bytes: document.count) { try [Model](json: document) }
    try measurement.run("encode", bytes: written.count) { try value.json() as Data }
  }
}
