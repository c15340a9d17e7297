import Foundation
import Isomer

/// Dates and data, which are text in JSON and native values in other formats.
// @mapped
struct Recording: Equatable {
  var made: Date
  // @mapped key: "tape.sound"
  var sound: Data?
  var takes: [Date] = []
  var notes: [String: Data] = [:]
  // @mapped with: .secondsSince1970
  var aired: Date?
  // @mapped null: .write
  var ended: Date?
  // @mapped recover
  var rating = 0.5
  let epoch = Date(timeIntervalSince1970: 0)  // @mapped skip: .read
  // @mapped rest
  var more: [String: JSONValue] = [:]
}

/// A hook that inserts a date under another key, and a hook that inspects the written value.
// @mapped before.read: Broadcast.prepare, after.write: Broadcast.finish
struct Broadcast: Equatable {
  var start: Date
  var jingle: Data?

  static func prepare(_ value: inout JSONValue) {
    if let begin = value["begin"] { value["start"] = begin }
  }

  static func finish(_ value: inout JSONValue) {
    value["isText"] = .bool(value["start"]?.string != nil)
  }
}

/// A flattened model and an outer model that both write below `meta`.
// @mapped
struct Cassette: Equatable {
  // @mapped key: "meta.made"
  var made: Date
  // @mapped flatten
  var side: Side

  // @mapped
  struct Side: Equatable {
    // @mapped key: "meta.length"
    var length: Double
    // @mapped key: "meta.cover"
    var cover: Data?
  }
}
