import Foundation
import Isomer

/// Foundation's coders, configured to read and write the same text as Isomer.
struct Coders {
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()

  init() {
    decoder.dateDecodingStrategy = .iso8601
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = .withoutEscapingSlashes
  }

  /// Checks that a value read by Isomer is preserved by all combinations of both coders.
  func compare<Model: Mappable & Codable & Equatable>(
    _ value: Model, _ document: Data, _ name: String
  ) throws {
    let written: Data = try value.json()
    guard try Model(json: written) == value else {
      throw Trouble("\(name): what Isomer writes is read as another value")
    }
    guard try decoder.decode(Model.self, from: document) == value else {
      throw Trouble("\(name): JSONDecoder reads another value from the document")
    }
    guard try decoder.decode(Model.self, from: written) == value else {
      throw Trouble("\(name): JSONDecoder reads another value from what Isomer writes")
    }
    guard try Model(json: try encoder.encode(value)) == value else {
      throw Trouble("\(name): Isomer reads another value from what JSONEncoder writes")
    }
  }
}
