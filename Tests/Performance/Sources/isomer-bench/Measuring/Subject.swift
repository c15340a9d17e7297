import Foundation
import Isomer

/// One document and its model, ready to be read and written by both coders.
struct Subject {
  let name: String
  /// The size of the document, and of what each coder writes.
  let size: Int
  /// Throws where the coders disagree or a round trip loses something.
  let verify: () throws -> Void
  /// The time that a number of calls take, not counting the time to free what they return.
  let time: (Engine, Direction, Int) throws -> Duration
  /// The bytes that Isomer writes for the document.
  let written: () throws -> Data
}

extension Subject {
  // Inlined into each caller, so that every coder is specialised for the model, as it is in an
  // application that names its types.
  @inline(__always)
  init<Model: Mappable & Codable & Equatable>(
    _ name: String, _ model: Model.Type, _ document: Data
  ) throws {
    let coders = Coders()
    let value = try Model(json: document)
    self.name = name
    size = document.count
    written = { try value.json() }
    verify = { try coders.compare(value, document, name) }
    time = { engine, direction, count in
      switch (engine, direction) {
      case (.isomer, .decode): try timed(count) { try Model(json: document) }
      case (.isomer, .encode): try timed(count) { try value.json() as Data }
      case (.report, .decode): try timed(count) { try Model.reading(json: document) }
      case (.report, .encode): throw Trouble("a report is about reading")
      case (.foundation, .decode):
        try timed(count) { try coders.decoder.decode(Model.self, from: document) }
      case (.foundation, .encode): try timed(count) { try coders.encoder.encode(value) }
      }
    }
  }
}

/// Calls `work`, and sums up the time of the calls alone.
@inline(__always)
private func timed<Result>(_ count: Int, _ work: () throws -> Result) rethrows -> Duration {
  var total = Duration.zero
  for _ in 0..<count {
    let start = ContinuousClock.now
    let result = try work()
    total += ContinuousClock.now - start
    withExtendedLifetime(result) {}
  }
  return total
}

/// Foundation's coders, set up to read and write the same text as Isomer.
struct Coders {
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()

  init() {
    decoder.dateDecodingStrategy = .iso8601
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = .withoutEscapingSlashes
  }

  /// Checks that a value that Isomer read survives every way through both coders.
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
