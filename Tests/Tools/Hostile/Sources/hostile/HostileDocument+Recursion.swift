import Isomer

extension HostileDocument {
  /// Values below 500 levels of recursive models that look at what is below them before they read
  /// it, or read a part of it again.
  static let recursive: [HostileDocument] = [
    json("below 500 tags at the end", LateTag.self) {
      chain(#"{"of":"#, #","type":"node"}"#, #"{"text":[\#(texts($0))],"type":"leaf"}"#)
    },
    json("below 500 contents before their tags", LateContent.self) {
      chain(#"{"value":"#, #","type":"node"}"#, #"{"value":[\#(texts($0))],"type":"leaf"}"#)
    },
    json("below 500 functions instead of tags", FunctionTag.self) {
      chain(#"{"of":"#, "}", #"{"text":[\#(texts($0))]}"#)
    },
    json("below 250 aliases that fail", Renamed.self) {
      #"{"old":["#
        + chain(#"{"old":["#, #"],"next":[],"id":true}"#, #"{"x":[\#(texts($0))],"id":true}"#, 250)
        + #"],"next":[],"id":1}"#
    },
    json("below 250 flattened optionals", FlattenedTwice.self) {
      chain(#"{"a":["#, #"],"b":[]}"#, #"{"x":[\#(texts($0))]}"#, 250)
    },
    json("below 250 flattened cases", FlattenedCases.self) {
      chain(#"{"a":["#, #"],"b_b":[]}"#, #"{"x":[\#(texts($0))]}"#, 250)
    },
    json("below 250 nulls of flattened optionals", FlattenedNulls.self) {
      chain(#"{"a":null,"next":["#, #"],"b":null}"#, #"{"x":[\#(texts($0))]}"#, 250)
    },
    json("below 500 tests for a key", Link.self) {
      chain(#"{"next":"#, "}", #"{"text":[\#(texts($0))]}"#)
    },
    json("below 160 projections", Projected.self) {
      chain(#"{"list":[{"next":"#, "}]}", #"{"list":[],"x":[\#(texts($0))]}"#, 160)
    },
    json("below 160 changed trees", Prepared.self) {
      chain(#"{"next":["#, "]}", #"{"x":[\#(texts($0))]}"#, 160)
    },
    json("below 250 lists that omit faulty elements", Lossy.self) {
      #"{"nodes":["#
        + chain(#"{"nodes":["#, #"],"id":true}"#, #"{"x":[\#(texts($0))],"id":true}"#, 250)
        + #"],"id":1}"#
    },
  ]

  private static func chain(
    _ before: String, _ after: String, _ leaf: String, _ depth: Int = 500
  ) -> String {
    String(repeating: before, count: depth) + leaf + String(repeating: after, count: depth)
  }

  private static func texts(_ size: Int) -> String {
    String(pieces(#""an ordinary text","#, max(size - 10_000, 1000)).dropLast())
  }
}
