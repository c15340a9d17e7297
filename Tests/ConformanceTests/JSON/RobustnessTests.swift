import Foundation
import Isomer
import Testing

@Suite struct RobustnessTests {
  static let samples = [
    #"{"id":12345678901,"title":"A leak\n","tags":["a","bé","\ud83d\ude00"],"x":-1.5e-7,"n":null}"#,
    "[0.1,1e22,123456789012345678901234567890,-0,true,false,null,\"\\u0041\",{},[]]",
    "\u{FEFF}{\"a long key with é and more than sixteen bytes\":\"2019-05-15T15:20:18.123Z\"}",
    "{\n    \"created\": \"2024-02-29T23:59:60+00:00\",\n    \"data\": \"aGVsbG8gd29ybGQ=\"\n}",
    "[[[[[[{\"a\":[{\"b\":[{\"c\":\"\\\\\\\"\"}]}]}]]]]]]",
  ]

  /// Reads a document as several types and returns true if the results agree.
  private func readEverything(_ bytes: [UInt8]) -> Bool {
    let skipped = failure(Skipped.self, bytes)
    let tree = failure(Tree.self, bytes)
    _ = failure(JSONValue.self, bytes)
    _ = failure([String: String].self, bytes)
    _ = failure([Double].self, bytes)
    _ = failure([Float].self, bytes)
    _ = failure([Int8].self, bytes)
    _ = failure([Decimal].self, bytes)
    _ = failure([String: Date].self, bytes)
    _ = failure([String: Data].self, bytes)
    _ = failure([UUID: URL].self, bytes)
    _ = failure([Int: Character].self, bytes)
    // A valid JSON number may be out of Double's range; otherwise both agree.
    return tree?.code == .numberOutOfRange || (skipped == nil) == (tree == nil)
  }

  @Test(arguments: samples) func everyTruncationIsRejected(_ sample: String) {
    let bytes = Array(sample.utf8)
    for count in 0..<bytes.count {
      let part = Array(bytes[..<count])
      #expect(failure(Skipped.self, part) != nil)
      #expect(readEverything(part))
    }
    #expect(failure(Skipped.self, bytes) == nil)
  }

  @Test(arguments: samples) func mutationsGiveAnAnswer(_ sample: String) {
    var random = SeededGenerator(seed: 42)
    let interesting: [UInt8] =
      Array("\"\\{}[],:0123456789eE+-.tfnu \n".utf8) + [0, 0x7F, 0x80, 0xC3, 0xFF]
    for _ in 0..<1500 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = interesting.randomElement(using: &random) ?? 0
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      #expect(readEverything(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func randomBytesGiveAnAnswer() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(readEverything(bytes))
    }
  }

  @Test func nestingStopsAtTheLimit() throws {
    func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
      Array((String(repeating: open, count: depth) + String(repeating: close, count: depth)).utf8)
    }
    #expect(failure(Skipped.self, nested(512, "[", "]")) == nil)
    #expect(failure(Tree.self, nested(512, "[", "]")) == nil)
    #expect(failure(Skipped.self, nested(513, "[", "]"))?.code == .depthLimit)
    #expect(failure(Tree.self, nested(513, "[", "]"))?.code == .depthLimit)
    #expect(failure(Skipped.self, nested(1_000_000, "[", "]"))?.code == .depthLimit)
    #expect(failure(Tree.self, nested(1_000_000, "[", ""))?.code == .depthLimit)
    #expect(failure(JSONValue.self, nested(1_000_000, "[", ""))?.code == .depthLimit)
    #expect(failure(Skipped.self, nested(600, "{\"a\":", "}"))?.code == .depthLimit)
    #expect(failure(Tree.self, nested(600, "{\"a\":", "}"))?.code == .depthLimit)
    let deep = ReadingOptions(depthLimit: 1000)
    _ = try Skipped(json: nested(1000, "[", "]"), options: deep)
    _ = try Skipped(
      json: "[" + String(repeating: "{\"a\":[", count: 300) + "1"
        + String(repeating: "]}", count: 300) + "]", options: deep)
    #expect(throws: MappingError.self) {
      try Skipped(
        json: String(repeating: "[{\"a\":", count: 100) + "1"
          + String(repeating: "]}", count: 100), options: deep)
    }
  }

  @Test func hugeNumbersAreBounded() throws {
    let digits = String(repeating: "7", count: 300_000)
    #expect(failure(Double.self, Array(digits.utf8))?.code == .numberOutOfRange)
    #expect(failure(Float.self, Array(digits.utf8))?.code == .numberOutOfRange)
    #expect(failure(Int.self, Array(digits.utf8))?.code == .numberOutOfRange)
    #expect(failure(Decimal.self, Array(digits.utf8))?.code == .numberOutOfRange)
    #expect(try Double(json: "0." + digits) == 0.7777777777777778)
    #expect(try Double(json: digits + "e-300000") == 0.7777777777777778)
    #expect(try Float(json: digits + "e-300000") == 0.7777778)
    #expect(try Double(json: "0." + String(repeating: "0", count: 300_000) + "1e300001") == 1)
    #expect(try Double(json: "1" + String(repeating: "0", count: 300_000) + "e-300000") == 1)
    let exponent = String(repeating: "9", count: 100_000)
    #expect(failure(Double.self, Array("1e\(exponent)".utf8))?.code == .numberOutOfRange)
    #expect(try Double(json: "1e-\(exponent)") == 0)
    #expect(try Double(json: "0e\(exponent)") == 0)
    #expect(failure(Decimal.self, Array("1e\(exponent)".utf8))?.code == .numberOutOfRange)
    #expect(failure(Int.self, Array("1e\(exponent)".utf8))?.code == .typeMismatch)
  }
}
