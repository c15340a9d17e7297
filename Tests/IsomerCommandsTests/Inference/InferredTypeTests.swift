import Testing

@testable import IsomerCommands

@Suite struct InferredTypeTests {
  @Test func typesOfScalars() throws {
    let sample = #"""
      {"a": 1, "b": 1.0, "c": "x", "d": true, "e": "2015-09-25T07:00:00Z", "f": "https://a.b/c"}
      """#
    #expect(
      try inferredProperties(sample) == [
        "a: Int", "b: Double", "c: String", "d: Bool", "e: Date", "f: URL",
      ])
  }

  @Test func numbersHaveTheFirstTypeThatStoresAllOfThemExactly() throws {
    let sample = #"""
      {"a": [1, 2.5], "b": [-9223372036854775808], "c": [18446744073709551615],
       "d": [123456789012345678901], "e": [9007199254740993, 0.5], "f": [1e400],
       "g": [18446744073709551615, -1], "h": [1e-999], "i": [0e-999]}
      """#
    #expect(
      try inferredProperties(sample) == [
        "a: [Double]", "b: [Int]", "c: [UInt64]", "d: [Decimal]", "e: [Decimal]", "f: [JSONValue]",
        "g: [Decimal]", "h: [JSONValue]", "i: [Double]",
      ])
  }

  @Test(arguments: [
    "2015-09-25", "2015-09-25T07:00:00", "2015-02-30T07:00:00Z", "2016-12-31T23:59:60Z",
    "2015-09-25T07:00:00.1234567Z", "/a/b", "a:b", "https://a.b/{id}", "mailto:a@b.c", "https://",
  ])
  func otherTextIsAString(_ text: String) throws {
    #expect(try inferredProperties(#"{"a":"\#(text)"}"#) == ["a: String"])
  }

  @Test func datesAndURLsMustBeInAllSamples() throws {
    #expect(
      try inferredProperties(
        #"{"a":"2015-09-25T07:00:00Z","b":"https://a.b"}"#, #"{"a":"","b":""}"#)
        == ["a: String", "b: String"])
  }

  @Test func nothingIsKnownOfNullAndEmptyValues() throws {
    let text = try inferredModels(#"{"a": null, "b": [], "c": {}, "d": [null]}"#)
    #expect(
      text == """
        // @mapped
        struct Root {
          // Only null in the samples.
          var a: JSONValue?  // @mapped null: .write
          // Only empty arrays in the samples.
          var b: [JSONValue]
          // Only empty objects in the samples.
          var c: [String: JSONValue]
          // Only null in the samples.
          var d: [JSONValue?]
        }

        """)
  }

  @Test func valuesOfSeveralKindsAreAnUntaggedEnum() throws {
    let text = try inferredModels(#"{"a": [1, "x", null, [true], {"b": 2}]}"#)
    #expect(
      text.contains(
        """
        // @mapped untagged
        enum RootA {
          case number(Int)
          case text(String)
          case list([Bool])
          case object(A)
        }
        """))
    #expect(text.contains("var a: [RootA?]"))
  }

  @Test func severalKindsWithANumberThatNoTypeStoresAreAnyValue() throws {
    #expect(try inferredProperties(#"{"a": [1e400, "x"]}"#) == ["a: [JSONValue]"])
  }

  @Test func rootsAreArraysAndDictionariesToo() throws {
    let file = { (text: String) in
      SampleFile(path: "a/issues.json", bytes: Array(text.utf8), isLines: false)
    }
    let inference = ModelInference(name: nil)
    let list = try inference.source(of: [file(#"[{"a":1}]"#)])
    #expect(list.contains("//     try [Issue](json: data)\n"))
    let object = try inference.source(of: [file(#"{"a":1}"#)])
    #expect(object.contains("//     try Issues(json: data)\n"))
    let dictionary = try inference.source(of: [file(#"{"7":{"a":1}}"#)])
    #expect(dictionary.contains("//     try [String: Issues](json: data)\n"))
  }
}
