import Foundation
import Isomer

extension Subject {
  // Inlined into each caller to specialise all coders for the model, as in an
  // application with concrete types.
  @inline(__always)
  init<Model: Mappable & Codable & Equatable>(
    json document: Data, _ model: Model.Type, _ name: String
  ) throws {
    let coders = Coders()
    let value = try Model(json: document)
    self.name = name
    format = .json
    size = document.count
    written = { _ in try value.json() }
    verify = { try coders.compare(value, document, name) }
    time = { engine, direction, count in
      switch (engine, direction) {
      case (.isomer, .decode): try timed(count) { try Model(json: document) }
      case (.isomer, .encode): try timed(count) { try value.json() as Data }
      case (.report, .decode): try timed(count) { try Model.readWithReport(json: document) }
      case (.report, .encode): throw Trouble("a report is about reading")
      case (.foundation, .decode):
        try timed(count) { try coders.decoder.decode(Model.self, from: document) }
      case (.foundation, .encode): try timed(count) { try coders.encoder.encode(value) }
      }
    }
  }
}
