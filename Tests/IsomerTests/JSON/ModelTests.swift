import Foundation
import Testing

@testable @_spi(Generated) import Isomer

private enum State: String, Readable, Writable, MappableKey {
  case open, closed
}

private enum Level: Int, Mappable, MappableKey {
  case low = 1, high = 2
}

/// A model in the form of generated code.
private struct Row: Equatable, Readable, KeyedMapping, KeyedWritable {
  var id: Int
  var name: String?
  var login: String?
  var tags: [String]

  static let mappedKeys = KeySet(
    """
    id
    name
    user
    tags
    """)

  static let mappedKeysUser = KeySet(
    """
    login
    """)

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Row {
    var row = Row(id: 0, name: nil, login: nil, tags: [])
    var id: Int?
    var key = try reader.firstKey(of: mappedKeys)
    while let index = key {
      switch index {
      case 0: id = try Int.read(&reader)
      case 1: row.name = try String?.read(&reader)
      case 2:
        if try !reader.readNull() {
          var key = try reader.firstKey(of: mappedKeysUser)
          while let index = key {
            switch index {
            case 0: row.login = try String?.read(&reader)
            default: try reader.skipValue()
            }
            key = try reader.nextKey(
              of: mappedKeysUser, after: index, in: reader.slots(of: mappedKeysUser))
          }
        }
      case 3: row.tags = try [String].read(&reader)
      default: try reader.reportUnknownKey()
      }
      key = try reader.nextKey(of: mappedKeys, after: index, in: reader.slots(of: mappedKeys))
    }
    guard id != nil else { throw reader.missing("id") }
    row.id = id.moved()
    return row
  }

  func writeMappedMembers(to writer: inout JSONWriter) {
    writer.member(",\"id\":", id)
    writer.optional(",\"name\":", name)
    let user = writer.beginContainer(",\"user\":")
    writer.optional(",\"login\":", login, null: .omit)
    writer.endContainer(user)
    writer.member(",\"tags\":", tags)
  }

  func write(to writer: inout JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.endObject(start)
  }
}

@Suite struct ModelTests {
  @Test func rawValuesMapByThemselves() throws {
    #expect(try [State](json: #"["open","closed"]"#) == [.open, .closed])
    #expect(try [Level](json: "[1,2]") == [.low, .high])
    #expect(try [State: Level](json: #"{"open":2}"#) == [.open: .high])
    #expect(try [Level: State](json: #"{"1":"closed"}"#) == [.low: .closed])
    #expect(try [Level.high: State.open].jsonString() == #"{"2":"open"}"#)
    #expect(throws: MappingError.self) { try State(json: "\"ajar\"") }
    #expect(throws: MappingError.self) { try [Level: Int](json: #"{"3":1}"#) }
  }

  @Test func compositionsReadAndWrite() throws {
    #expect(try [Int?](json: "[1,null]") == [1, nil])
    #expect(try [Int?]([1, nil]).jsonString() == "[1,null]")
    #expect(try Set<Int>(json: "[1,2,1]") == [1, 2])
    #expect(try Set([7]).jsonString() == "[7]")
    #expect(try [String: [Int]](json: #"{"a":[1],"b":[]}"#) == ["a": [1], "b": []])
    #expect(try [String: Int]().jsonString() == "{}")
    #expect(try [Int]().jsonString() == "[]")
    #expect(try [[[Int]]](json: "[[[],[1]],[]]") == [[[], [1]], []])
  }

  @Test func integerKeysAreExact() throws {
    #expect(try [Int: Int](json: #"{"-9223372036854775808":1,"0":2}"#) == [.min: 1, 0: 2])
    #expect(try [UInt64: Int](json: #"{"18446744073709551615":1}"#) == [.max: 1])
    #expect(try [Int.min: 1].jsonString() == #"{"-9223372036854775808":1}"#)
    for key in ["", "-", "007", "+1", "-0", "1.0", " 1", "1 ", "9223372036854775808", "x", "١"] {
      #expect(throws: MappingError.self) { try [Int: Int](json: "{\"\(key)\":1}") }
    }
    #expect(throws: MappingError.self) { try [UInt8: Int](json: #"{"256":1}"#) }
  }

  @Test func pathsAreWrittenOnlyWithMembers() throws {
    #expect(try Row(id: 1, name: nil, login: nil, tags: []).jsonString() == #"{"id":1,"tags":[]}"#)
    #expect(
      try Row(id: 1, name: "n", login: "l", tags: ["t"]).jsonString()
        == #"{"id":1,"name":"n","user":{"login":"l"},"tags":["t"]}"#)
    #expect(
      try Row(id: 1, name: nil, login: nil, tags: []).jsonString(.null(.write))
        == #"{"id":1,"name":null,"tags":[]}"#)
  }

  @Test func aMissingKeyPointsAtItsObject() {
    do {
      _ = try [Row](json: #"[{"id":1},{"name":"x"}]"#)
      Issue.record("read")
    } catch {
      #expect(error.code == .missingKey)
      #expect(error.path.description == "[1].id")
      #expect(error.offset == 10)
    }
  }

  @Test func failuresWhileWritingNameTheirPath() {
    do {
      _ = try ["a": [1, Double.nan]].json()
      Issue.record("written")
    } catch {
      #expect(error.code == .notRepresentable)
      #expect(error.path.description == "a[1]")
    }
  }

  // MARK: Prediction

  /// Returns many rows in one of several layouts, with the keys in the order of a function.
  private func document(
    _ layout: Int, count: Int = 400, _ order: (Int) -> [Int]
  ) -> (String, [Row]) {
    var rows: [Row] = []
    var texts: [String] = []
    let comma = [",", " , ", ",\n      "][layout]
    let colon = [":", " : ", ": "][layout]
    for index in 0..<count {
      let row = Row(
        id: index, name: index % 3 == 0 ? nil : "n\(index)", login: "l\(index)", tags: ["t"])
      rows.append(row)
      let members = [
        "\"id\"\(colon)\(index)",
        index % 3 == 0 ? "\"na\\u006de\"\(colon)null" : "\"name\"\(colon)\"n\(index)\"",
        "\"user\"\(colon){\"other\"\(colon)[1,{}]\(comma)\"login\"\(colon)\"l\(index)\"\(comma)\"more\"\(colon)1}",
        "\"tags\"\(colon)[\"t\"]", "\"unknown\"\(colon){\"id\":5}", "\"ide\"\(colon)1",
      ]
      let texts6 = order(index).map { members[$0] }
      texts.append("{" + texts6.joined(separator: comma) + (layout == 2 ? "\n    }" : "}"))
    }
    return ("[" + texts.joined(separator: comma) + "]", rows)
  }

  @Test(arguments: 0..<3) func anyOrderOfKeysReadsTheSame(_ layout: Int) throws {
    var random = SeededGenerator(seed: 10)
    let declared = document(layout) { _ in Array(0..<6) }
    #expect(try [Row](json: declared.0) == declared.1)
    let reversed = document(layout) { _ in (0..<6).reversed() }
    #expect(try [Row](json: reversed.0) == reversed.1)
    let shuffled = document(layout) { _ in Array(0..<6).shuffled(using: &random) }
    #expect(try [Row](json: shuffled.0) == shuffled.1)
    let changing = document(layout) { $0 < 200 ? [0, 1, 2, 3, 4, 5] : [5, 4, 3, 2, 1, 0] }
    #expect(try [Row](json: changing.0) == changing.1)
    let partial = document(layout) { $0 % 2 == 0 ? [0, 1, 2, 3] : [5, 0, 4, 1, 2, 3] }
    #expect(try [Row](json: partial.0) == partial.1)
  }

  @Test(arguments: 0..<3) func predictionLeavesErrorsAsTheyAre(_ layout: Int) throws {
    let (text, _) = document(layout, count: 50) { _ in Array(0..<6) }
    let bytes = Array(text.utf8)
    for count in stride(from: bytes.count - 1, to: bytes.count - 600, by: -1) {
      #expect(throws: MappingError.self) { try [Row](json: bytes[..<count]) }
    }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      var broken = bytes
      let place = Int.random(in: bytes.count - 1000..<bytes.count, using: &random)
      broken[place] = UInt8.random(in: 0...255, using: &random)
      let block = UnsafeMutableRawBufferPointer.allocate(byteCount: broken.count, alignment: 1)
      defer { block.deallocate() }
      block.copyBytes(from: broken)
      let model = (try? [Row](json: UnsafeRawBufferPointer(block))) != nil
      let tree = (try? JSONValue(json: UnsafeRawBufferPointer(block))) != nil
      #expect(!model || tree)
    }
  }

  @Test func unknownKeysAreReportedWithTheirName() throws {
    let (text, _) = document(0) { _ in Array(0..<6) }
    let (_, report) = try [Row].readWithReport(json: text)
    #expect(report.entries.count == 800)
    #expect(report.entries.first?.path.description == "[0].unknown")
    #expect(report.entries.last?.path.description == "[399].ide")
  }
}

@Suite struct ReaderTests {
  private func read<Result>(
    _ text: String, _ body: (inout JSONReader) throws(ReadingFailure) -> Result
  ) throws -> Result {
    try Array(text.utf8).withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      return try body(&reader)
    }
  }

  @Test func lossyReadingLeavesOutWhatIsInvalid() throws {
    #expect(
      try read("[1,\"a\",2,{\"x\":[1]},3]") { reader throws(ReadingFailure) in
        try reader.elements(.lossy, of: [Int].self)
      } == [1, 2, 3])
    #expect(
      try read("[1,null,1]") { reader throws(ReadingFailure) in
        try reader.elements(.lossy, of: Set<Int>.self)
      }
        == [1])
    #expect(
      try read("{\"a\":1,\"b\":null}") { reader throws(ReadingFailure) in
        try reader.elements(.lossy, of: [String: Int].self)
      } == ["a": 1])
    #expect(
      try read("{\"a\":1,\"2\":2}") { reader throws(ReadingFailure) in
        try reader.elements(.lossy, of: [Int: Int].self)
      } == [2: 2])
    #expect(
      try read("null") { reader throws(ReadingFailure) in
        try reader.elements(.lossy, of: [Int]?.self)
      } == nil)
    #expect(
      try read("[1,null]") { reader throws(ReadingFailure) in
        try reader.elements(.compact, of: [Int].self)
      } == [1])
    #expect(
      try read("1") { reader throws(ReadingFailure) in
        try reader.elements(.wrap, of: [Int].self)
      } == [1])
    #expect(throws: ReadingFailure.self) {
      try read("[1,\"\\q\"]") { reader throws(ReadingFailure) in
        try reader.elements(.lossy, of: [Int].self)
      }
    }
    #expect(throws: ReadingFailure.self) {
      try read("[1,[2}]") { reader throws(ReadingFailure) in
        try reader.elements(.lossy, of: [Int].self)
      }
    }
  }

  @Test func recoveringGivesNilOnlyForValues() throws {
    #expect(
      try read("\"x\"") { reader throws(ReadingFailure) in try reader.recover(Int.self) } == nil)
    #expect(try read("7") { reader throws(ReadingFailure) in try reader.recover(Int.self) } == 7)
    #expect(throws: ReadingFailure.self) {
      try read("01") { reader throws(ReadingFailure) in try reader.recover(Int.self) }
    }
  }

  @Test func seenKeysNoticeTheSecondTime() {
    var seen = SeenKeys()
    for index in [0, 5, 63, 64, 200] {
      let isFirst = seen.insert(index)
      let isSecondToo = seen.insert(index)
      #expect(isFirst && !isSecondToo)
    }
    let isNever = seen.insert(-1)
    let isNeverAgain = seen.insert(-1)
    #expect(isNever && isNeverAgain)
  }

  @Test func handWrittenMembersNeedNoBookkeeping() throws {
    var writer = JSONWriter()
    writer.object { object in
      object.field("a\n", 1)
      object.field("b", [true])
    }
    #expect(writer.withBytes { String(decoding: $0, as: UTF8.self) } == #"{"a\n":1,"b":[true]}"#)
  }

  private struct Pair: Writable {
    var depth: Int

    func write(to writer: inout JSONWriter) {
      writer.object { object in
        if object.writer.options.null == .write { object.field("none", Int?.none) }
        object.field("list", List(depth: depth))
        object.field("end", depth)
      }
    }
  }

  private struct List: Writable {
    var depth: Int

    func write(to writer: inout JSONWriter) {
      writer.array { array in
        array.element(array.writer.options.null == .write)
        if depth > 0 { array.element(Pair(depth: depth - 1)) }
        array.element("x")
      }
    }
  }

  /// The closures can write only members and elements, so the result is valid JSON.
  @Test func objectsAndArraysByClosures() throws {
    let text = #"{"list":[false,{"list":[false,"x"],"end":0},"x"],"end":1}"#
    #expect(try Pair(depth: 1).jsonString() == text)
    for depth in 0..<100 {
      let value = try JSONValue(json: Pair(depth: depth).json(.null(.write)))
      #expect(value["list[0]"] == true && value["end"]?.int == depth)
    }
  }
}
