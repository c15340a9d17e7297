import Foundation
import Isomer

/// A document and its model, which both coders can read and write.
struct Subject {
  let name: String
  /// The size of the document, which is also the size of each coder's output.
  let size: Int
  /// Throws if the coders disagree or a round trip loses information.
  let verify: () throws -> Void
  /// Returns the time of a number of calls, without the time for releasing their results.
  let time: (Engine, Direction, Int) throws -> Duration
  /// Returns the bytes that Isomer writes for the document.
  let written: () throws -> Data
}

extension Subject {
  // Inlined into each caller to specialise all coders for the model, as in an
  // application with concrete types.
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

/// Calls `work` and returns the total time of the calls.
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
