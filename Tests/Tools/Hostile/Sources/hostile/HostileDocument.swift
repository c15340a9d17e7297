import Foundation
import Isomer

/// A document that is intended to cost more than its size, and a function that reads or writes it.
struct HostileDocument: Sendable {
  var name: String
  var reader: String
  /// The maximum size in megabytes, for documents known to be slow.
  var largest = Double.infinity
  /// The time limit, as a multiple of the time for an ordinary tree of the same size.
  var limit = 20.0
  /// The memory limit, as a multiple of the document's size.
  var memoryLimit = 100.0
  /// Creates a document of the given size and returns the function to measure.
  var work: @Sendable (Int) -> @Sendable () -> Void

  func measure(_ size: Int) -> Cost { Cost(of: work(size)) }

  /// All documents, of which the first is the ordinary one.
  static let all =
    [
      json("numbers, strings and objects", Value.self) { size in
        let piece = #"{"id":12345,"name":"An ordinary one","tags":["a","b"],"x":-1.5e3},"#
        return "[" + String(repeating: piece, count: size / piece.utf8.count) + "1]"
      }
    ] + tokens + members + faults + deep + archives

  /// Documents that repeat one token or one escape.
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
  /// Returns a JSON document whose result, a value or an error, is ignored.
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

/// A type that skips the members of an object.
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
