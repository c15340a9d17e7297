import Testing

@testable import Isomer

@Suite struct ReformatterTests {
  private func reformat(_ compact: String, _ options: WritingOptions) -> String {
    String(
      decoding: Reformatter(options: options).reformatted(Array(compact.utf8)), as: UTF8.self)
  }

  @Test func `pretty writes every member on a line`() {
    let compact = #"{"b":[1,{},[],{"x":null}],"a":"b:,{}\"[]"}"#
    let pretty = #"""
      {
        "b": [
          1,
          {},
          [],
          {
            "x": null
          }
        ],
        "a": "b:,{}\"[]"
      }
      """#
    #expect(reformat(compact, .pretty) == pretty)
  }

  @Test(arguments: ["1", #""x""#, "null", "{}", "[]", #"{"a":1}"#])
  func `sorting does not change other values`(compact: String) {
    #expect(reformat(compact, .sortedKeys) == compact)
  }

  @Test func `pretty does not change scalars`() {
    #expect(reformat("-1.5e3", .pretty) == "-1.5e3")
    #expect(reformat("{}", .pretty) == "{}")
    #expect(reformat("[[]]", .pretty) == "[\n  []\n]")
  }

  @Test(arguments: [
    (#"{"b":1,"a":2}"#, #"{"a":2,"b":1}"#),
    (#"{"b":{"d":[{"z":1,"y":2}],"c":2},"a":[3]}"#, #"{"a":[3],"b":{"c":2,"d":[{"y":2,"z":1}]}}"#),
    (#"{"é":1,"z":2,"Z":3,"a":4,"":5}"#, #"{"":5,"Z":3,"a":4,"z":2,"é":1}"#),
    (#"{"ab":1,"a":2,"a\"":3}"#, #"{"a":2,"a\"":3,"ab":1}"#),
    (#"{"a\\":1,"a]":2,"a[":3}"#, #"{"a[":3,"a\\":1,"a]":2}"#),
    (#"{"a":1,"b":2,"a":3}"#, #"{"a":1,"a":3,"b":2}"#),
    (#"[{"b":1,"a":2},1,"x",{"d":1,"c":2}]"#, #"[{"a":2,"b":1},1,"x",{"c":2,"d":1}]"#),
    (#"{"b":"}{","a":"]["}"#, #"{"a":"][","b":"}{"}"#),
    (#"{"b":"x","a":[true,false,null,1.5]}"#, #"{"a":[true,false,null,1.5],"b":"x"}"#),
  ])
  func `keys are sorted by bytes in every object`(compact: String, sorted: String) {
    #expect(reformat(compact, .sortedKeys) == sorted)
  }

  @Test func `both options together`() {
    #expect(
      reformat(#"{"b":1,"a":[2]}"#, [.pretty, .sortedKeys])
        == "{\n  \"a\": [\n    2\n  ],\n  \"b\": 1\n}")
  }

  @Test func `deep nesting does not overflow the stack`() {
    // The depth limit of written documents.
    let deep = String(repeating: "[", count: 1024) + String(repeating: "]", count: 1024)
    #expect(reformat(deep, .sortedKeys) == deep)
    let objects =
      String(repeating: #"{"b":0,"a":"#, count: 1024) + "1" + String(repeating: "}", count: 1024)
    let sorted =
      String(repeating: #"{"a":"#, count: 1024) + "1" + String(repeating: #","b":0}"#, count: 1024)
    #expect(reformat(objects, .sortedKeys) == sorted)
    #expect(reformat(objects, .pretty).filter { $0 == "\n" }.count == 3072)
  }

  @Test(arguments: ["{", "}", "[}", "]]]]", #"{"a"#, "", ",", #"{"a":}"#, #"{"a":1}{"#, "[1,]"])
  func `invalid documents cause no crash`(text: String) {
    _ = reformat(text, [.pretty, .sortedKeys])
    _ = reformat(text, .pretty)
    _ = reformat(text, .sortedKeys)
  }
}
