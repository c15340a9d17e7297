import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests that hostile property lists and object graphs yield an error or a value, never a crash.
@Suite struct PropertyListRobustnessTests {
  private static let tree: JSONValue = [
    "id": 12_345_678_901, "title": "A leak\n", "tags": ["a", "bé", "\u{1F600}"], "x": -1.5e-7,
    "date": .date(Date(timeIntervalSinceReferenceDate: 1234.5)), "data": .data(Data(0...40)),
    "deep": [[["k": ["v": true]]]], "big": .uint(.max), "none": [:], "empty": [],
  ]

  private static let old = #"{ name = "a b"; list = (x, "y\U00e9"); bytes = <0102ff>; /* c */ }"#

  static let samples: [Data] = [
    (try? tree.propertyList(.xml)) ?? Data(), (try? tree.propertyList(.binary)) ?? Data(),
    Data(old.utf8),
  ]

  /// Reads data as several types and checks that each yields a value or an error.
  private func answer(_ data: Data) {
    expectAnswer { () throws(MappingError) in try JSONValue(propertyList: data) }
    expectAnswer { () throws(MappingError) in try [String: Date](propertyList: data) }
    expectAnswer { () throws(MappingError) in
      try [String: [String]].readWithReport(propertyList: data)
    }
  }

  private func expectAnswer<Result>(_ read: () throws(MappingError) -> Result) {
    do throws(MappingError) {
      _ = try read()
    } catch {
      #expect(!error.description.isEmpty && error.offset == nil)
    }
  }

  @Test(arguments: samples) func `truncated at every byte`(_ data: Data) {
    #expect((try? JSONValue(propertyList: data)) != nil)
    for count in 0..<data.count { answer(Data(data[..<count])) }
  }

  @Test(arguments: samples) func `changed at every byte`(_ data: Data) {
    for index in data.indices {
      for byte: UInt8 in [0, 0x0F, 0x3C, 0x3E, 0x7F, 0x80, 0xA1, 0xD1, 0xFF] {
        var changed = data
        changed[index] = byte
        answer(changed)
      }
    }
  }

  @Test func `random objects in a binary list`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var list = BinaryList(offsetWidth: 2, referenceWidth: 1)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let first = UInt8.random(in: 0...255, using: &random)
        let rest = (0..<Int.random(in: 0...12, using: &random)).map { _ in
          UInt8.random(in: 0...14, using: &random)
        }
        list.add([first] + rest)
      }
      answer(list.data)
    }
  }

  @Test func `random bytes`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      answer(Data(bytes))
      answer(Data(Array("bplist00".utf8) + bytes))
    }
  }

  @Test func `nested deeper than the limit`() {
    for depth in [511, 512, 513, 2000, 100_000] {
      answer(Data(String(repeating: "(", count: depth).utf8))
      let open = String(repeating: "<array>", count: depth)
      let close = String(repeating: "</array>", count: depth)
      answer(Data("<plist version=\"1.0\">\(open)\(close)</plist>".utf8))
    }
    var list = BinaryList(offsetWidth: 4, referenceWidth: 4)
    for level in 0..<20_000 { list.add(array: [level + 1]) }
    list.add([0x09])
    answer(list.data)
  }

  @Test func `random object graphs`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      let object = Self.object(depth: 5, &random)
      let value = try? JSONValue(object: object)
      expectAnswer { () throws(MappingError) in try JSONValue(object: object) }
      expectAnswer { () throws(MappingError) in try [String: [Int]].readWithReport(object: object) }
      expectAnswer { () throws(MappingError) in try [Date?](object: object) }
      guard let value else { continue }
      #expect(try JSONValue(object: value.object(.native)) == value)
      guard let data = try? value.propertyList(.binary) else { continue }
      #expect(
        try JSONValue(propertyList: data) == JSONValue(propertyList: value.propertyList(.binary)))
    }
  }

  private final class Opaque {}

  private static func object(depth: Int, _ random: inout SeededGenerator) -> Any {
    let scalars: [Any] = [
      1, -7, UInt64.max, 0.5, Float(2.5), true, "x", "é\u{1}\"", NSNull(), Date(), Data([1, 2]),
      NSNumber(value: true), NSNumber(value: 3.5), NSDecimalNumber(string: "0.1"), Opaque(),
      Optional<Int>.none as Any, Decimal(7), UUID(), JSONValue.array([1, nil]), NSString("s"),
    ]
    let choice = Int.random(in: 0..<(depth > 0 ? 30 : 20), using: &random)
    guard choice >= 20 else { return scalars[choice] }
    let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      object(depth: depth - 1, &random)
    }
    let keys = ["a", "b", "é", "", "k\u{1}"].prefix(children.count)
    switch choice {
    case 20..<23: return children
    case 23: return NSArray(array: children)
    case 24: return children.map(Optional.some)
    case 25: return NSMutableDictionary(objects: children, forKeys: keys.map { $0 as NSString })
    case 26: return Dictionary(uniqueKeysWithValues: zip(keys.map(AnyHashable.init), children))
    default: return Dictionary(uniqueKeysWithValues: zip(keys.map { $0 }, children))
    }
  }
}
