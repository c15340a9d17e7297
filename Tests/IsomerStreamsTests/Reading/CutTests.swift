import Isomer
import IsomerStreams
import Testing

/// A document, wherever it is cut, has the same elements and the same errors as in memory.
@Suite struct CutTests {
  private static let documents = [
    #"[{"id":1},{"id":2,"name":"ä\n\"}]","tags":["x","[{"]} , {"id" : 3}]"#,
    #"{"meta":{"count":2,"tags":[[],{},"a\\"]},"data":{"items":[{"id":1},{"id":2}],"next":null},"x":-1.5e3}"#,
    "\u{FEFF} [\n {\"id\": 1},\r\n\t{\"id\": 2, \"name\": \"𝄞 \\ud834\\udd1e\"}\n]\n",
    "[]", " [ ] ", #"{"data":{"items":[]}}"#,
  ]

  @Test(arguments: documents)
  func elements(_ document: String) async throws {
    let path: ValuePath = document.hasPrefix("{") ? "data.items" : ""
    let models = try [Item](json: document, at: path)
    let bytes = Array(document.utf8)
    for cut in 0...bytes.count {
      let chunks = Chunks(bytes, cuts: [cut])
      let outcome = try await Outcome(of: Item.elements(json: chunks, at: path))
      #expect(outcome.models == models && outcome.errors.isEmpty, "cut at \(cut)")
    }
    for size in 1...bytes.count {
      let chunks = Chunks(bytes, size: size)
      let outcome = try await Outcome(of: Item.elements(json: chunks, at: path))
      #expect(outcome.models == models && outcome.errors.isEmpty, "chunks of \(size) bytes")
    }
  }

  @Test(arguments: [
    #"[{"id":1},{"id":"x"},{"name":null},{"id":4,"tags":[1,"a"]}]"#,
    #"[{"id":1},{"id":"x", "name": 2, "tags": [true]},7]"#,
    "[\n  {\"id\": 1},\n  {\"id\": 1e99},\n  null\n]", #"[{"id":1.5},"text",[{}],-0]"#,
  ])
  func valueErrors(_ document: String) async throws {
    let error = #expect(throws: MappingError.self) { try [Item](json: document) }
    let bytes = Array(document.utf8)
    for size in 1...bytes.count {
      let outcome = try await Outcome(of: Item.elements(json: Chunks(bytes, size: size)))
      #expect(outcome.failure == nil)
      #expect(outcome.errors == error?.all, "chunks of \(size) bytes")
    }
  }

  @Test(arguments: [
    "", " ", "[", "[{\"id\":1}", "[{\"id\":1},", "[{\"id\":1},]", "[,", "[{\"id\":1}}", "[1}",
    "[{\"id\":1} {\"id\":2}]", "[{\"id\":1}1]", "[{\"id\":1}\"a\"]", "[{\"id\":01}]",
    "[{\"id\":1,\"name\":\"\\x\"}]", "[{\"id\":1,\"name\":\"\u{1}\"}]", "[{\"id\":1,}]",
    "[{\"id\" 1}]", "[{id:1}]", "[{\"id\":1]", "[tru]", "[nulll]", "[{\"id\":1}] x", "[]]",
    "[{\"id\":1,\"name\":\"\\ud800\"}]", "[{\"id\":1},{\"id\":2,\"name\":\"abc",
    "\u{FEFF}\u{FEFF}[]",
    "x", "[-]", "[{\"id\":1,\"x\":[1,{\"y\":2]}]", "[\n{\"id\":1},\n{\"id\":2}\n\n{\"id\":3}]",
    "[{\"id\":1},\u{7}]", "]", "}", "[{\"id\":1}:]", "[\"a\" \"b\"]",
  ])
  func syntaxErrors(_ document: String) async throws {
    try await expectSyntaxError(Array(document.utf8), at: "")
  }

  @Test(arguments: [
    #"{"data":{"items":[{"id":1}]}"#, #"{"data":{"items":[{"id":1}]}}}"#,
    #"{"data":{"items":[{"id":1}],}}"#, #"{"a":[1,{"b" 2}],"data":{"items":[]}}"#,
    #"{"a":[1,[2,x]],"data":{"items":[]}}"#, #"{"a":[1,,2],"data":{"items":[]}}"#,
    #"{"a":"#, #"{"a""#, #"{"a":1"#, #"{"a":1,"#, #"{"#, #"{"data":{"items":[]}} ,"#,
    #"{"data":{"items":[]},"x":[true,false,nul]}"#, #"{"a":{"b":[{"c":"\q"}]},"data":1}"#,
    #"{"a":1 "b":2}"#, #"{"a":{}1}"#, #"{1:2}"#, #"{"a":1,2}"#, #"{"a":"1""b":2}"#,
    #"{"x":[1, [2 3]]}"#,
  ])
  func syntaxErrorsOutsideElements(_ document: String) async throws {
    try await expectSyntaxError(Array(document.utf8), at: "data.items")
  }

  @Test func invalidUTF8() async throws {
    for bad in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]] {
      let value = Array(#"[{"id":1},{"id":2,"name":"ab"#.utf8) + bad + Array(#"c"}]"#.utf8)
      try await expectSyntaxError(value, at: "")
      let key = Array(#"{"a":{"k"#.utf8) + bad + Array(#"":1},"data":{"items":[]}}"#.utf8)
      try await expectSyntaxError(key, at: "data.items")
    }
  }

  /// A value that is validated and not read.
  private struct Skipped: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
      try reader.skipValue()
      return Self()
    }
  }

  /// Compares the error of a document with that of validating it in memory: as a whole, or before its
  /// part is read.
  private func expectSyntaxError(_ bytes: [UInt8], at path: ValuePath) async throws {
    let error = #expect(throws: MappingError.self) {
      if path.isEmpty { _ = try Skipped(json: bytes) }
      _ = try [Item](json: bytes, at: path)
    }
    for size in 1...max(bytes.count, 1) {
      let chunks = Chunks(bytes, size: size)
      let outcome = try await Outcome(of: Item.elements(json: chunks, at: path))
      #expect(outcome.failure?.all == error?.all, "chunks of \(size) bytes")
    }
  }

  @Test(arguments: [
    (#"{"data":{"count":0}}"#, "data.items"), (#"{"data":null}"#, "data.items"),
    (#"{"data":[]}"#, "data.items"), (#"{"data":{"items":{"id":1}}}"#, "data.items"),
    (#"{"data":{"items":"text"}}"#, "data.items"), (#"{"data":{"items":null}}"#, "data.items"),
    (#"[[{"id":1}]]"#, "[1]"), (#"[0, {"a":[{"id":"x"}]}]"#, "[1].a"), ("[ [\n1 ]]", "[0]"),
    ("null", "a.b"), ("{}", ""), ("7", ""), (#"{"a":{"b":1,"c":{}}}"#, "a.x.y"),
    (#"{"x\"y":[{"id":null}]}"#, "x\"y"), (#"{"a.b":[[{}]]}"#, #"a\.b[0]"#),
  ])
  func pathErrors(_ document: String, _ path: String) async throws {
    let path = try ValuePath(parsing: path)
    let error = #expect(throws: MappingError.self) { try [Item](json: document, at: path) }
    let bytes = Array(document.utf8)
    for size in 1...bytes.count {
      let chunks = Chunks(bytes, size: size)
      let outcome = try await Outcome(of: Item.elements(json: chunks, at: path))
      #expect(outcome.errors == error?.all, "chunks of \(size) bytes")
    }
  }

  @Test func depthLimits() async throws {
    let deep = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
    let documents = [
      #"[{"id":1,"x":"# + deep + "}]", #"{"a":"# + deep + #","data":{"items":[]}}"#,
      #"{"data":{"items":[{"id":1},{"x":"# + deep + "}]}}",
    ]
    let options = ReadingOptions(depthLimit: 12)
    for document in documents {
      let path: ValuePath = document.hasPrefix("{") ? "data.items" : ""
      let error = #expect(throws: MappingError.self) {
        try [Item](json: document, at: path, options: options)
      }
      #expect(error?.code == .depthLimit)
      for size in [1, 2, 3, 7, 1000] {
        let chunks = Chunks(Array(document.utf8), size: size)
        let stream = Item.elements(json: chunks, at: path, options: options)
        #expect(try await Outcome(of: stream).failure?.all == error?.all)
      }
    }
  }
}
