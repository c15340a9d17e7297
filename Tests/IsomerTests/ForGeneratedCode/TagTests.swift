import Testing

@_spi(Generated) @testable import Isomer

/// An enum that reads its tag in the form of generated code.
private enum Shape: Readable, Equatable {
  case circle(Int), square(Int), third, missing

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Shape {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    switch tag {
    case "circle", "disc": return .circle(try reader.size())
    case "square": return .square(try reader.size())
    case 3, -4: return .third(from: try reader.size())
    default: throw reader.unknownTag(#"one of "circle", "square", 3"#, at: "kind")
    }
  }

  private static func third(from _: Int) -> Shape { .third }
}

extension JSONReader {
  /// Reads the member `size` of an object.
  fileprivate mutating func size() throws(ReadingFailure) -> Int {
    var size = 0
    guard try beginObject() else { return size }
    repeat {
      if try readKeyString() == "size" {
        size = try readInteger(Int.self)
      } else {
        try skipValue()
      }
    } while try nextMember()
    return size
  }
}

/// A type that reads a tag below a path, as text.
private struct Nested: Readable {
  var tag: String?
  var position: Int

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Nested {
    let tag = try reader.tag(at: "meta\ntype")?.text.string
    let position = reader.cursor
    try reader.skipValue()
    return Nested(tag: tag, position: position)
  }
}

private struct Present: Readable {
  var isPresent: Bool

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Present {
    let isPresent = try reader.has("image\nurl")
    try reader.skipValue()
    return Present(isPresent: isPresent)
  }
}

@Suite struct TagTests {
  private func error<T: Readable>(_: T.Type, _ text: String) -> String? {
    #expect(throws: MappingError.self) { try T(json: text) }?.description
  }

  @Test(arguments: [
    #"{"kind":"circle","size":7}"#, #"{"size":7,"kind":"circle"}"#,
    #" { "size" : 7 , "other":[{"kind":"square"}], "kind" : "disc" } "#,
    #"{"\u006bind":"cir\u0063le","size":7}"#,
  ])
  func `a tag is found at any position`(text: String) throws {
    #expect(try Shape(json: text) == .circle(7))
    #expect(try [Shape](json: "[\(text),\(text)]") == [.circle(7), .circle(7)])
  }

  @Test func `integers are tags, distinct from other kinds`() throws {
    #expect(try Shape(json: #"{"kind":3}"#) == .third)
    #expect(try Shape(json: #"{"kind":-4}"#) == .third)
    for other in ["\"3\"", "3.0", "3e0", "-3", "4", "33", "184467440737095516193", "true", "[]"] {
      let thrown = #expect(throws: MappingError.self) { try Shape(json: "{\"kind\":\(other)}") }
      #expect(thrown?.code == .unknownTag, "\(other)")
    }
  }

  @Test func `the first of several tags is used`() throws {
    #expect(try Shape(json: #"{"kind":"circle","size":1,"kind":"square"}"#) == .circle(1))
  }

  @Test func `an unknown tag is an error at the tag that lists the known ones`() {
    #expect(
      error([Shape].self, #"[{"size":1,"kind":"line"}]"#)
        == #"[0].kind: expected one of "circle", "square", 3, found string "line" "#
        + "(line 1, column 19, byte 18)")
  }

  @Test func `a missing tag is an error at the object`() {
    for text in ["{}", #"{"size":1}"#, #"{"kind":null}"#] {
      #expect(
        error([Shape].self, "[\(text)]")
          == #"[0].kind: the key "kind" is missing (line 1, column 2, byte 1)"#)
    }
  }

  @Test func `a value that is not an object has no tag`() {
    #expect(
      error(Shape.self, #""circle""#)
        == #"document: expected an object, found string "circle" (line 1, column 1, byte 0)"#)
  }

  @Test func `a path leads to a tag, and the reader keeps its position`() throws {
    let nested = try Nested(json: #" {"a":1,"meta":{"b":{},"type":"x"}}"#)
    #expect(nested.tag == "x")
    #expect(nested.position <= 1)
    for text in [#"{"meta":null}"#, #"{"meta":{}}"#, #"{"type":"x"}"#, #"{"meta":{"type":null}}"#] {
      #expect(try Nested(json: text).tag == nil, "\(text)")
    }
    #expect(
      error(Nested.self, #"{"meta":"x"}"#)
        == #"meta: expected an object, found string "x" (line 1, column 9, byte 8)"#)
  }

  @Test func `a path is present if its value is not null`() throws {
    for (text, isPresent) in [
      (#"{"image":{"url":"x"}}"#, true), (#"{"image":{"url":0},"a":1}"#, true),
      (#"{"image":{"url":null}}"#, false), (#"{"image":{}}"#, false), (#"{"image":"x"}"#, false),
      (#"{"image":null}"#, false), ("{}", false),
    ] {
      #expect(try Present(json: text).isPresent == isPresent, "\(text)")
    }
    #expect(throws: MappingError.self) { try Present(json: "[]") }
  }

  @Test func `truncated documents fail`() {
    let whole = #"{"meta":{"a":"b","type":"x"},"b":1}"#
    for count in 0..<whole.utf8.count {
      #expect(throws: MappingError.self) { try Nested(json: String(whole.prefix(count))) }
    }
  }

  @Test func `the description of a path contains its keys`() {
    #expect(("type" as TagPath).description == "type")
    #expect(("meta\ntype" as TagPath).description == "meta.type")
    #expect(TagPath("a\nb|c.d", separator: "|").description == "a\nb.c\\.d")
  }

  /// A type that looks for the tag at each level, where it follows all inner levels.
  private struct Level: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Level {
      for _ in 0..<8 { _ = try reader.tag(at: "t") }
      guard try reader.beginObject() else { return Level() }
      repeat {
        if try reader.readKeyString() == "in" {
          _ = try Level.read(&reader)
        } else {
          try reader.skipValue()
        }
      } while try reader.nextMember()
      return Level()
    }
  }

  @Test func `tags that are never first are found at any depth`() throws {
    let depth = 500
    let padding = String(repeating: " ", count: 20_000)
    let text =
      String(repeating: #"{"in":"#, count: depth) + "{\(padding)}"
      + String(repeating: #","t":1}"#, count: depth)
    _ = try Level(json: text)
    _ = try Level(json: #"{"in":{"in":{},"t":1},"t":1}"#)
  }
}
