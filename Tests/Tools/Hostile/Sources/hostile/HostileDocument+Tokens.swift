import Foundation
@_spi(Generated) import Isomer

extension HostileDocument {
  /// Documents that repeat one token or one escape.
  static let tokens =
    ["[", "{\"a\":", "\"", "\\u0041", "1", " ", "-", "[]", "{}"].flatMap { piece in
      [
        json("`\(piece)`", JSONValue.self) { pieces(piece, $0) },
        json("`\(piece)`", [String].self) { pieces(piece, $0) },
      ]
    } + [
      json("one string of `\\u0041`", String.self) { "\"" + pieces("\\u0041", $0) + "\"" },
      json("one string of `\\ud83d\\ude00`", JSONValue.self) {
        "\"" + pieces("\\ud83d\\ude00", $0) + "\""
      },
      json("half a pair, `\\ud83d`", String.self) { "\"" + pieces("\\ud83d", $0) + "\"" },
      json("one number", Double.self) { pieces("7", $0) },
      json("one number", Float.self) { pieces("7", $0) },
      json("one number", Decimal.self) { pieces("7", $0) },
      json("one number", Int.self) { pieces("7", $0) },
      json("one number", Duration.self) { "\"PT" + pieces("7", $0) + "S\"" },
      json("`0.` and digits", Double.self) { "0." + pieces("3", $0) },
      json("`0.` and digits", Decimal.self) { "0." + pieces("3", $0) },
      json("zeros and a digit", Double.self) { "0." + pieces("0", $0) + "1" },
      json("`1e` and digits", JSONValue.self) { "1e" + pieces("9", $0) },
      json("numbers of 40 digits", JSONValue.self) { list(String(repeating: "7", count: 40), $0) },
      json("numbers of 800 digits", [Double].self) {
        list("1." + String(repeating: "7", count: 800), $0)
      },
      json("dates", [Date].self) { list("\"2015-09-25T07:00:00.\(pieces("1", 100))Z\"", $0) },
      json("one date", Date.self) { "\"2015-09-25T07:00:00.\(pieces("1", $0))Z\"" },
      json("one URL", URL.self) { "\"https://a.b/\(pieces("%41", $0))\"" },
      json("base64", Data.self) { "\"\(pieces("AQID", $0))\"" },
      json("one character", Character.self) { "\"\(marks($0))\"" },
    ]

  static let members = [
    json("one key again and again", JSONValue.self) { repeated(#""a":1"#, $0) },
    json("one key again and again", [String: Int].self) { repeated(#""a":1"#, $0) },
    json("one key again and again", OrderedMap<Int>.self) { repeated(#""a":1"#, $0) },
    json("a member that no model has", Skipping.self) { repeated(#""a":1"#, $0) },
    json("different keys", JSONValue.self) { object("1", $0) },
    json("different keys", [String: Int].self) { object("1", $0) },
    json("different keys", OrderedMap<Int>.self) { object("1", $0) },
    json("objects with different keys", JSONValue.self) { size in
      "[" + (0..<size / 20).map { "{\"\($0 + 100_000_000)\":1}" }.joined(separator: ",") + "]"
    },
    json("a key of combining marks", [String: Int].self) { "{\"\(marks($0))\":1}" },
    json("a key of combining marks", JSONValue.self) { "{\"\(marks($0))\":1}" },
    json("keys of thirty marks", [String: Int].self) { object("1", $0, prefix: marks(60)) },
  ]

  static let faults =
    [
      json("strings for integers", [Int].self) { list(#""x""#, $0) },
      json("strings for integers, errors up to 10", [Int].self, errorLimit: 10) {
        list(#""x""#, $0)
      },
      json("strings for integers, errors up to 10,000", [Int].self, errorLimit: 10_000) {
        list(#""x""#, $0)
      },
      json("a fault in the last element", [Int].self) { "[" + pieces("1,", $0) + "\"x\"]" },
      json("200 faults", [Int].self) { size in
        let good = pieces("1234567,", size / 200)
        return "[" + String(repeating: good + "\"x\",", count: 200) + "1]"
      },
      json("faults in objects", [String: Int].self) { object("[]", $0) },
      json("faults as keys", [Int: Int].self) { object("7", $0) },
      json("faults as keys", [UUID: Int].self) { object("7", $0) },
    ]
    // A long key above many failing values.
    + [#"[]"#, #""x""#, "null", "{}"].flatMap { fault in
      [
        json("`\(fault)` below a long key", [String: [Int]].self) { below($0, fault) },
        json("`\(fault)` below a long key", [String: [String: Int]].self) {
          "{\"\(pieces("k", $0 / 2))\":\(object(fault, $0 / 2))}"
        },
        json("`\(fault)` below a long key", [String: [Defaults]].self) { below($0, fault) },
      ]
    } + [
      json("faults below long keys, 100 deep", JSONValue.self) { size in
        let key = pieces("k", size / 200)
        return String(repeating: "{\"\(key)\":", count: 100) + list("tru", size / 2)
      },
      json("one long text for an integer", [Int].self) { "[\"\(pieces("x", $0))\"]" },
      json("long texts for URLs", [URL].self) { list("\"\(pieces(" ", $0 / 50))\"", $0) },
    ]

  static func below(_ size: Int, _ fault: String) -> String {
    "{\"\(pieces("k", size / 2))\":\(list(fault, size / 2))}"
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
