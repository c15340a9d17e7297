import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests that Foundation reads the binary property lists that are written.
@Suite struct BinaryWritingTests {
  /// A value that writes given JSON members, also with equal keys.
  private struct Members: Writable {
    var members: [(key: String, value: Int?)]

    func write(to writer: inout JSONWriter) {
      writer.object { object in
        for (key, value) in members { object.field(key, value) }
      }
    }
  }

  private func foundation(_ value: some Writable) throws -> Any {
    try PropertyListSerialization.propertyList(from: value.propertyList(.binary), format: nil)
  }

  private func equal(_ first: Any, _ second: Any) -> Bool {
    NSArray(object: first).isEqual(to: [second])
  }

  private func randomTree(_ depth: Int, _ random: inout some RandomNumberGenerator) -> JSONValue {
    let texts = ["", "a", "zwölf", "日本", "😀", "fourteen chars", "fifteen letters"]
    switch Int.random(in: 0..<(depth > 0 ? 9 : 7), using: &random) {
    case 0: return .bool(.random(using: &random))
    case 1: return .int(.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63))
    case 2: return .double(.random(in: -1e9...1e9, using: &random) + 0.5)
    case 3: return .string(texts.randomElement(using: &random) ?? "")
    case 4: return .string(String(repeating: "x", count: .random(in: 0...300, using: &random)))
    case 5: return .date(Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9)))
    case 6: return .data(Data(repeating: 7, count: .random(in: 0...300, using: &random)))
    case 7:
      return .array((0..<Int.random(in: 0...20)).map { _ in randomTree(depth - 1, &random) })
    default:
      var object: JSONObject = [:]
      for _ in 0..<Int.random(in: 0...20) {
        object[texts[Int.random(in: 0...6)] + "\(Int.random(in: 0...9))"] =
          randomTree(depth - 1, &random)
      }
      return .object(object)
    }
  }

  @Test func `Foundation and Isomer read random trees`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let tree = JSONValue.array([randomTree(4, &random)])
      #expect(equal(try foundation(tree), try tree.object(.native)))
      let read = try JSONValue(propertyList: tree.propertyList(.binary))
      #expect(equal(try read.object(.native), try tree.object(.native)))
    }
  }

  @Test func `integers of every width`() throws {
    let values: [Int64] = [
      0, 1, 255, 256, 65535, 65536, 1 << 32 - 1, 1 << 32, .max, -1, -256, .min,
    ]
    #expect(try foundation(values) as? [Int64] == values)
    #expect(try foundation([UInt64.max, 1 << 63]) as? [UInt64] == [.max, 1 << 63])
    let list = try values.propertyList(.binary)
    #expect(try PropertyListDecoder().decode([Int64].self, from: list) == values)
  }

  @Test(arguments: [0, 1, 14, 15, 16, 255, 256, 65535, 65536])
  func `counts of every width`(_ count: Int) throws {
    for letter in ["a", "é", "日"] {
      let text = String(repeating: letter, count: count)
      #expect(try foundation([text]) as? [String] == [text])
    }
    let data = Data(repeating: 1, count: count)
    #expect(try foundation([data]) as? [Data] == [data])
    let numbers = Array(0..<count)
    #expect(try foundation(numbers) as? [Int] == numbers)
    let members = Dictionary(uniqueKeysWithValues: numbers.map { ("k\($0)", $0) })
    #expect(try foundation(members) as? [String: Int] == members)
  }

  @Test func `equal scalars are shared`() throws {
    let text = String(repeating: "x", count: 1000)
    let list = try Array(repeating: ["text": text], count: 100).propertyList(.binary)
    #expect(list.count < 2000)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    #expect(try list.count <= encoder.encode(Array(repeating: ["text": text], count: 100)).count)
  }

  @Test func `doubles and dates are exact, and -0 differs from 0`() throws {
    let doubles = [0.1, -0.0, 0.0, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity]
    let read = try #require(foundation(doubles) as? [Double])
    #expect(read.map(\.bitPattern) == doubles.map(\.bitPattern))
    #expect(try (foundation([Double.nan]) as? [Double])?.first?.isNaN == true)
    let date = Date(timeIntervalSinceReferenceDate: 0.1)
    #expect(try foundation([date]) as? [Date] == [date])
  }

  @Test func `the last of equal keys counts`() throws {
    let members = Members(members: [("a", 1), ("b", nil), ("a", 3), ("b", 2)])
    #expect(try foundation(members) as? [String: Int] == ["a": 3, "b": 2])
    // As in JSON, null is the last value of the key.
    let nothing = Members(members: [("a", 1), ("a", nil)])
    let error = #expect(throws: MappingError.self) { try foundation(nothing) }
    #expect(error?.description == "a: a property list has no null")
    #expect(try foundation([Members(members: [])]) as? [[String: Int]] == [[:]])
  }

  @Test func `roots that are no containers`() throws {
    #expect(try foundation("x") as? String == "x")
    #expect(try foundation(7) as? Int == 7)
    #expect(throws: MappingError.self) { try Int?.none.propertyList(.binary) }
  }
}
