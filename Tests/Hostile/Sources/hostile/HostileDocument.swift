import Foundation
import Isomer

/// A document made to cost more than its size, and a way to read or write it.
struct HostileDocument: Sendable {
  var name: String
  var reader: String
  /// In megabytes: what is known to be slow beyond is tried in small.
  var largest = Double.infinity
  /// How much more than an ordinary tree of the same size it may take.
  var limit = 20.0
  /// How many times its own size it may take in memory.
  var memoryLimit = 100.0
  /// Makes the document of a size, and gives what is to be measured.
  var work: @Sendable (Int) -> @Sendable () -> Void

  func measure(_ size: Int) -> Cost { Cost(of: work(size)) }

  /// The first one is the ordinary one.
  static let all =
    [
      json("numbers, strings and objects", Value.self) { size in
        let piece = #"{"id":12345,"name":"An ordinary one","tags":["a","b"],"x":-1.5e3},"#
        return "[" + String(repeating: piece, count: size / piece.utf8.count) + "1]"
      }
    ] + tokens + members + faults + deep + archives

  /// One byte, or one escape, from start to end.
  private static let tokens =
    ["[", "{\"a\":", "\"", "\\u0041", "1", " ", "-", "[]", "{}"].flatMap { piece in
      [
        json("`\(piece)`", Value.self) { String(repeating: piece, count: $0 / piece.utf8.count) },
        json("`\(piece)`", [String].self) {
          String(repeating: piece, count: $0 / piece.utf8.count)
        },
      ]
    } + [
      json("one string of `\\u0041`", String.self) {
        "\"" + String(repeating: "\\u0041", count: $0 / 6) + "\""
      },
      json("one string of `\\ud83d\\ude00`", Value.self) {
        "\"" + String(repeating: "\\ud83d\\ude00", count: $0 / 12) + "\""
      },
      json("half a pair, `\\ud83d`", String.self) {
        "\"" + String(repeating: "\\ud83d", count: $0 / 6) + "\""
      },
      json("one number", Double.self) { String(repeating: "7", count: $0) },
      json("one number", Decimal.self) { String(repeating: "7", count: $0) },
      json("one number", Int.self) { String(repeating: "7", count: $0) },
      json("`0.` and digits", Double.self) { "0." + String(repeating: "3", count: $0) },
      json("`1e` and digits", Value.self) { "1e" + String(repeating: "9", count: $0) },
      json("numbers of 40 digits", Value.self) {
        "[" + String(repeating: String(repeating: "7", count: 40) + ",", count: $0 / 41) + "1]"
      },
      json("numbers of 800 digits", [Double].self) {
        let piece = "1." + String(repeating: "7", count: 800) + ","
        return "[" + String(repeating: piece, count: $0 / piece.utf8.count) + "1]"
      },
    ]

  private static let members = [
    json("one key again and again", Value.self) { repeated(#""a":1,"#, $0) },
    json("one key again and again", [String: Int].self) { repeated(#""a":1,"#, $0) },
    reported("one key again and again", [String: Int].self) { repeated(#""a":1,"#, $0) },
    reported("a member that no model has", Skipping.self) { repeated(#""a":1,"#, $0) },
    json("different keys", Value.self) { size in
      "{" + (0..<size / 12).map { "\"\($0 + 100_000_000)\":1" }.joined(separator: ",") + "}"
    },
    json("a key of combining marks", [String: Int].self, largest: 0.02) { marks($0) },
    json("a key of combining marks", Value.self, largest: 0.02) { marks($0) },
  ]

  private static let faults = [
    json("strings for integers", [Int].self) { "[" + pieces(#""x","#, $0) + "1]" },
    json("strings for integers, errors up to 10", [Int].self, errorLimit: 10) {
      "[" + pieces(#""x","#, $0) + "1]"
    },
    json("a fault in the last element", [Int].self) { "[" + pieces("1,", $0) + "\"x\"]" },
    json("200 faults", [Int].self) { size in
      let good = String(repeating: "1234567,", count: size / 1600)
      return "[" + String(repeating: good + "\"x\",", count: 200) + "1]"
    },
    json("faults in objects", [String: Int].self) { size in
      "{" + (0..<size / 14).map { "\"\($0 + 10_000_000)\":[]" }.joined(separator: ",") + "}"
    },
  ]

  private static func pieces(_ piece: String, _ size: Int) -> String {
    String(repeating: piece, count: size / piece.utf8.count)
  }

  private static func repeated(_ member: String, _ size: Int) -> String {
    "{" + pieces(member, size) + "\"z\":1}"
  }

  private static func marks(_ size: Int) -> String {
    "{\"e" + String(repeating: "\u{301}", count: size / 2) + "\":1}"
  }
}

extension HostileDocument {
  /// A document of JSON; what it gives, a value or an error, is forgotten.
  static func json<Model: Readable & SendableMetatype>(
    _ name: String, _ type: Model.Type, largest: Double = .infinity, errorLimit: Int = 100,
    _ text: @escaping @Sendable (Int) -> String
  ) -> HostileDocument {
    HostileDocument(name: name, reader: "\(type)", largest: largest) { size in
      let bytes = Array(text(size).utf8)
      return {
        do throws(MappingError) {
          _ = try Model(json: bytes, options: ReadingOptions(errorLimit: errorLimit))
        } catch {
          for error in error.all { _ = error.description }
        }
      }
    }
  }

  static func reported<Model: Readable & SendableMetatype>(
    _ name: String, _ type: Model.Type, _ text: @escaping @Sendable (Int) -> String
  ) -> HostileDocument {
    HostileDocument(name: name, reader: "\(type) with a report") { size in
      let bytes = Array(text(size).utf8)
      return { _ = try? Model.reading(json: bytes) }
    }
  }
}

/// An object without a property.
struct Skipping: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Skipping {
    guard try reader.beginObject() else { return Skipping() }
    repeat {
      _ = try reader.readKeyString()
      try reader.skipValue()
    } while try reader.nextMember()
    return Skipping()
  }
}
