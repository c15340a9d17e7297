import Testing

@testable import IsomerCommands

@Suite struct ScalarChoiceTests {
  @Test func numbersAndTextsAreOneTypeEverywhere() throws {
    let text = try inferredModels(
      #"{"ports":[{"target":80},{"target":"http"}],"limits":[{"max":5},{"max":"none"},{"max":null}]}"#
    )
    #expect(
      text.hasSuffix(
        """
        // @mapped
        struct Port {
          var target: IntOrString
        }

        // @mapped untagged
        enum IntOrString {
          case number(Int)
          case text(String)
        }

        // @mapped
        struct Limit {
          var max: IntOrString?  // @mapped null: .write
        }

        """))
  }

  @Test(arguments: [
    ("[1.5, \"auto\"]", "DoubleOrString", ["number(Double)", "text(String)"]),
    ("[true, \"auto\"]", "BoolOrString", ["boolean(Bool)", "text(String)"]),
    ("[true, 1, \"auto\"]", "BoolOrIntOrString", ["boolean(Bool)", "number(Int)", "text(String)"]),
    ("[true, 1]", "BoolOrInt", ["boolean(Bool)", "number(Int)"]),
    ("[1, \"2015-09-25T07:00:00Z\"]", "IntOrDate", ["number(Int)", "date(Date)"]),
    ("[1, \"https://a.b\"]", "IntOrURL", ["number(Int)", "url(URL)"]),
    (
      "[1, \"2015-09-25T07:00:00Z\", \"https://a.b\"]", "IntOrString",
      ["number(Int)", "text(String)"]
    ),
  ])
  func otherScalars(_ values: String, _ name: String, _ cases: [String]) throws {
    let text = try inferredModels(#"{"a":\#(values)}"#)
    #expect(text.contains("  var a: [\(name)]\n"))
    #expect(
      text.contains("enum \(name) {\n" + cases.map { "  case \($0)\n" }.joined() + "}\n"))
  }

  @Test func theSameObjectHasANumberOrATextAtTwoPaths() throws {
    #expect(
      try inferredProperties(
        #"""
        {"liveness_probe":{"get":{"path":"/","port":"http"}},
         "readiness_probe":{"get":{"path":"/","port":80}}}
        """#
      ) == [
        "livenessProbe: Probe", "readinessProbe: Probe", "get: Get", "path: String",
        "port: IntOrString",
      ])
  }

  @Test func datesAreNotMixedWithNumbersAtTwoPaths() throws {
    #expect(
      try inferredProperties(
        #"{"a":{"item":{"x":1,"at":"2015-09-25T07:00:00Z"}},"b":{"item":{"x":1,"at":2}}}"#
      ).suffix(4) == ["x: Int", "at: Date", "x: Int", "at: Int"])
  }
}
