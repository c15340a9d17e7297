import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests binary property lists byte by byte: each kind of object and its possible errors.
@Suite struct BinaryStructureTests {
  private func value(_ object: [UInt8]) throws -> JSONValue {
    var list = BinaryList()
    list.add(object)
    return try JSONValue(propertyList: list.data)
  }

  private func failure(_ data: Data) -> MappingError? {
    #expect(throws: MappingError.self) { try JSONValue(propertyList: data) }
  }

  @Test func `every kind of scalar`() throws {
    let cases: [([UInt8], JSONValue)] = [
      ([0x00], nil), ([0x08], false), ([0x09], true),
      ([0x10, 0xFF], 255), ([0x11, 0xFF, 0xFE], 65534), ([0x12, 0x80, 0, 0, 0], 2_147_483_648),
      ([0x13] + [UInt8](repeating: 0xFF, count: 8), -1),
      ([0x13, 0x80] + [0, 0, 0, 0, 0, 0, 0], .int(.min)),
      ([0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8), .uint(.max)),
      (
        [0x14] + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8),
        .decimal(Decimal(UInt64.max) + 1)
      ),
      ([0x14] + [UInt8](repeating: 0xFF, count: 16), -1),
      ([0x22, 0x3D, 0xCC, 0xCC, 0xCD], .double(Double(Float(0.1)))),
      ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], 1.5),
      ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], .date(Date(timeIntervalSinceReferenceDate: 0))),
      ([0x40], .data(Data())), ([0x42, 1, 2], .data(Data([1, 2]))),
      ([0x50], ""), ([0x52, 0x61, 0x62], "ab"), ([0x61, 0, 0xE9], "é"),
      ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "\u{1F600}"), ([0x61, 0xD8, 0x3D], "\u{FFFD}"),
      ([0xA0], []), ([0xD0], [:]),
      (
        [0x5F, 0x10, 0x10] + [UInt8](repeating: 0x78, count: 16),
        .string(String(repeating: "x", count: 16))
      ),
    ]
    for (bytes, expected) in cases {
      #expect(try value(bytes) == expected, "\(bytes)")
    }
  }

  @Test(
    arguments: [
      [0x01], [0x0F], [0x10], [0x15, 0], [0x13, 1], [0x20, 0], [0x21, 0, 0], [0x23, 0], [0x32, 0],
      [0x33, 0], [0x30], [0x42, 1], [0x51], [0x51, 0x80], [0x61, 0], [0x70], [0xB0], [0xC0], [0xE0],
      [0xF0], [0x5F], [0x5F, 0x08], [0x5F, 0x10],
      [0x4F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x4F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x4F, 0x14], [0xA1],
      [0xA1, 9], [0xAF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF], [0xD1, 0, 0], [0xDF, 0x11, 0xFF, 0xFF],
      [0x6F, 0x12, 0x40, 0, 0, 0],
    ] as [[UInt8]])
  func `damaged objects`(_ object: [UInt8]) {
    // The only object, followed directly by the table.
    var list = BinaryList(offsetWidth: 1, referenceWidth: 1)
    list.add(object)
    let data = list.data
    guard let error = failure(data) else { return }
    #expect(error.code == .invalidPropertyList && error.offset == nil, "\(object)")
  }

  @Test func `a unique identifier of a keyed archive is a type mismatch`() throws {
    var list = BinaryList()
    list.root = list.add(keys: [1], values: [2])
    list.add(text: "id")
    list.add([0x80, 3])
    let error = #expect(throws: MappingError.self) {
      try [String: Int](propertyList: list.data)
    }
    #expect(
      error?.description
        == "id: expected an integer, found a value of the type CFKeyedArchiverUID")
  }

  @Test func `damaged trailers`() throws {
    var list = BinaryList()
    list.add([0x09])
    let data = list.data
    for (index, byte) in [
      (6, 0), (6, 9), (7, 0), (7, 9), (15, 2), (23, 1), (31, 0), (31, 255), (8, 0xFF), (16, 0xFF),
      (24, 0xFF),
    ] {
      var damaged = data
      damaged[data.count - 32 + index] = UInt8(byte)
      guard let error = failure(damaged) else { continue }
      #expect(error.code == .invalidPropertyList)
    }
    for version in ["bplist15", "bplist16", "bplist", "bplist1x"] {
      var other = data
      other.replaceSubrange(0..<version.utf8.count, with: Data(version.utf8))
      let known = version == "bplist"
      #expect((try? JSONValue(propertyList: other)) == (known ? true : nil))
    }
    #expect(failure(Data("bplist00".utf8))?.code == .invalidPropertyList)
  }

  @Test func `keys are strings`() throws {
    var list = BinaryList()
    list.root = list.add(keys: [1], values: [1])
    list.add([0x10, 1])
    #expect(failure(list.data)?.code == .invalidPropertyList)
  }

  @Test func `the last of several equal keys is used`() throws {
    var list = BinaryList()
    list.root = list.add(keys: [1, 1], values: [2, 3])
    list.add(text: "a")
    list.add([0x10, 1])
    list.add([0x10, 2])
    #expect(try JSONValue(propertyList: list.data) == ["a": 2])
  }

  @Test func `cycles exceed the depth limit`() throws {
    var list = BinaryList()
    list.root = list.add(array: [1, 0])
    list.add(keys: [2], values: [0])
    list.add(text: "k")
    let error = failure(list.data)
    #expect(error?.code == .depthLimit)
    #expect(error?.path.description.hasPrefix("[0].k[0].k") == true)
  }

  @Test func `a list that doubles with every level is rejected`() throws {
    var list = BinaryList()
    for level in 0..<60 { list.add(array: [level + 1, level + 1]) }
    list.add([0x09])
    let error = failure(list.data)
    #expect(error?.code == .invalidValue)
    #expect(error?.reason == "the property list uses its values too many times")

    var texts = BinaryList()
    texts.root = texts.add(array: [Int](repeating: 1, count: 20_000))
    texts.add(text: String(repeating: "x", count: 20_000))
    #expect(failure(texts.data)?.code == .invalidValue)
  }

  @Test func `a long text that is used often is accepted`() throws {
    var list = BinaryList()
    list.root = list.add(array: [Int](repeating: 1, count: 3000))
    list.add(text: String(repeating: "x", count: 3000))
    #expect(try [String](propertyList: list.data).count == 3000)
  }

  /// A list from Python's plistlib, with every kind of object and ordered members.
  @Test func `a list from another writer`() throws {
    let data = try #require(
      Data(
        base64Encoded: """
          YnBsaXN0MDDdAQIDBAUGBwgJCgsMDQ4PEBESFRYXGBkaICFTaW50U25lZ1NiaWdTbWluUWJRclFzUXVUZGF0YVRk\
          YXRlUWRUbG9uZ1RtYW55EAET//////////sUAAAAAAAAAAD//////////xOAAAAAAAAAAKITFAkIIz/4AAAAAAAA\
          VWFzY2lpZQD8AG4A79g93gBDAAH/M0G7tShwAAAA0RscUWujHR0eUXjRHxZReV8QFHh4eHh4eHh4eHh4eHh4eHh4\
          eHh4rxAUIg4jJCUmJygpKissLS4vMDEyMzQQABACEAMQBBAFEAYQBxAIEAkQChALEAwQDRAOEA8QEBAREBIQEwAI\
          ACMAJwArAC8AMwA1ADcAOQA7AEAARQBHAEwAUQBTAFwAbQB2AHkAegB7AIQAigCVAJkAogClAKcAqwCtALAAsgDJ\
          AOAA4gDkAOYA6ADqAOwA7gDwAPIA9AD2APgA+gD8AP4BAAECAQQAAAAAAAACAQAAAAAAAAA1AAAAAAAAAAAAAAAA\
          AAABBg==
          """))
    let value = try JSONValue(propertyList: data)
    let date = Date(timeIntervalSince1970: 1_443_164_400)
    let expected: JSONValue = [
      "int": 1, "neg": -5, "big": .uint(.max), "min": .int(.min), "b": [true, false], "r": 1.5,
      "s": "ascii", "u": "ünï😀", "data": .data(Data([0, 1, 255])), "date": .date(date),
      "d": ["k": ["x", "x", ["y": "ascii"]]], "long": .string(String(repeating: "x", count: 20)),
      "many": .array((0..<20).map { .int($0) }),
    ]
    #expect(value == expected)
    #expect(value.object?.keys == expected.object?.keys)
  }
}
