import Foundation
import Testing

@testable import Isomer

@Suite struct EntryPointTests {
  private let text = #"{"a":[1,2],"b":[]}"#

  @Test func `all forms of bytes and text are read`() throws {
    let expected = ["a": [1, 2], "b": []]
    let bytes = Array(text.utf8)
    let padded = [0x5B] + bytes + [0x5D]
    #expect(try [String: [Int]](json: text) == expected)
    #expect(try [String: [Int]](json: "x\(text)".dropFirst()) == expected)
    #expect(try [String: [Int]](json: bytes) == expected)
    #expect(try [String: [Int]](json: padded[1...bytes.count]) == expected)
    #expect(try [String: [Int]](json: ContiguousArray(bytes)) == expected)
    #expect(try [String: [Int]](json: Data(bytes)) == expected)
    #expect(try [String: [Int]](json: Data(padded)[1...bytes.count]) == expected)
    let read = try bytes.withUnsafeBytes { try [String: [Int]](json: $0) }
    #expect(read == expected)
  }

  @Test func `scalars, optionals and collections are documents too`() throws {
    #expect(try Int(json: " 7 ") == 7)
    #expect(try Bool(json: "true"))
    #expect(try String(json: #""x""#) == "x")
    #expect(try Double(json: "0.5") == 0.5)
    #expect(try Int?(json: "null") == nil)
    #expect(try [Int?](json: "[null,1]") == [nil, 1])
    #expect(try Set<Int>(json: "[1,1]") == [1])
    #expect(try [Int: String](json: #"{"1":"x"}"#) == [1: "x"])
  }

  @Test func `a byte order mark is accepted once`() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try [Int](json: mark + Array("[1]".utf8)) == [1])
    let error = #expect(throws: MappingError.self) { try [Int](json: mark + Array("[x]".utf8)) }
    #expect(error?.offset == 4)
    #expect(error?.column == 2)
    #expect(throws: MappingError.self) { try [Int](json: mark + mark + Array("[1]".utf8)) }
    #expect(throws: MappingError.self) { try [Int](json: mark) }
  }

  @Test func `trailing bytes are rejected`() {
    for text in ["1 1", "1,", "1\u{0}", "[]]", "{}{}", "1 //"] {
      let error = #expect(throws: MappingError.self) { try JSONValue(json: text) }
      #expect(error?.code == .trailingBytes, "\(text)")
    }
  }

  @Test func `empty input in all forms`() {
    #expect(throws: MappingError.self) { try Int(json: "") }
    #expect(throws: MappingError.self) { try Int(json: Data()) }
    #expect(throws: MappingError.self) { try Int(json: [UInt8]()) }
    #expect(throws: MappingError.self) {
      try Int(json: UnsafeRawBufferPointer(start: nil, count: 0))
    }
    let error = #expect(throws: MappingError.self) { try Int(json: "  ") }
    #expect(
      error?.description
        == "document: expected a value, found the end of the document (line 1, column 3, byte 2)"
    )
  }

  @Test func `the depth limit is an option`() throws {
    #expect(try [[Int]](json: "[[1]]", options: ReadingOptions(depthLimit: 2)) == [[1]])
    let error = #expect(throws: MappingError.self) {
      try [[Int]](json: "[[1]]", options: ReadingOptions(depthLimit: 1))
    }
    #expect(
      error?.description
        == "[0]: arrays and objects are nested deeper than 1 levels (line 1, column 2, byte 1)")
    #expect(ReadingOptions(depthLimit: -5).depthLimit == 1)
  }

  @Test func `values are written in all forms`() throws {
    let value: JSONValue = ["b": [1], "a": "é"]
    let compact = #"{"b":[1],"a":"é"}"#
    #expect(try value.jsonString() == compact)
    #expect(try value.json() == Data(compact.utf8))
    #expect(try value.jsonBytes() == Array(compact.utf8))
    #expect(try value.jsonString(.sortedKeys) == #"{"a":"é","b":[1]}"#)
    let pretty = "{\n  \"a\": \"é\",\n  \"b\": [\n    1\n  ]\n}"
    #expect(try value.jsonString([.pretty, .sortedKeys]) == pretty)
    #expect(try value.json([.sortedKeys, .pretty]) == Data(pretty.utf8))
    #expect(try value.jsonBytes(.pretty).count == pretty.utf8.count)
    #expect(try 7.jsonString() == "7" && Int?.none.jsonString() == "null")
    #expect(try [1: "x"].jsonString() == #"{"1":"x"}"#)
  }

  @Test func `writing options are combined`() {
    let options: WritingOptions = [.pretty, .null(.write), .sortedKeys]
    #expect(options.isPretty && options.sortsKeys && options.null == .write)
    #expect(WritingOptions() == [])
    #expect(WritingOptions.pretty != .sortedKeys)
    #expect(WritingOptions().null == .omit)
  }

  @Test func `values that cannot be written are errors in all forms`() {
    let values = ["a": [1.0, .infinity]]
    for options: WritingOptions in [[], .pretty, [.pretty, .sortedKeys]] {
      let errors = [
        #expect(throws: MappingError.self) { try values.json(options) },
        #expect(throws: MappingError.self) { try values.jsonString(options) },
        #expect(throws: MappingError.self) { try values.jsonBytes(options) },
      ]
      for error in errors {
        #expect(error?.description == "a[1]: JSON has no inf (line 1, column 9, byte 8)")
      }
    }
    let error = #expect(throws: MappingError.self) { try Double.nan.json() }
    #expect(error?.description == "document: JSON has no nan (line 1, column 1, byte 0)")
  }

  @Test func `conversions between models and trees`() throws {
    let value = try ["a": [1, 2]].value()
    #expect(value == ["a": [1, 2]])
    #expect(try [String: [Int]](value) == ["a": [1, 2]])
    #expect(try Int(JSONValue.int(5)) == 5)
    let error = #expect(throws: MappingError.self) {
      try [String: [Int]](["a": [1, "x"]] as JSONValue)
    }
    #expect(error?.path.description == "a[1]")
    #expect(throws: MappingError.self) { try [Double.nan].value() }
  }

  @Test func `other initialisers are not affected`() {
    #expect(Int("5") == 5 && Int(5.5) == 5 && Double(5) == 5)
    #expect(String(5) == "5" && String("x") == "x" && Bool("true") == true)
    #expect([Int]([1]) == [1] && Set([1, 1]) == [1] && Optional("x") == "x")
    #expect([String: Int](uniqueKeysWithValues: [("a", 1)]) == ["a": 1])
  }

  @Test func `random bytes yield a value or an error`() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array(#"{}[],:"\ntrue1.e-+ u0d8"#.utf8) + [0xC3, 0xA9, 0xFF, 0x00, 0x0A]
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      do throws(MappingError) {
        let value = try JSONValue(json: bytes)
        #expect(try JSONValue(json: value.jsonBytes()) == value)
      } catch {
        #expect(error.offset.map { $0 <= bytes.count } == true && !error.description.isEmpty)
      }
    }
  }
}
