import Foundation
import Testing

@testable import IsomerCommands

@Suite struct InferredEnumTests {
  private func models(_ key: String, _ values: [String]) throws -> String {
    try inferredModels("[\(values.map { #"{"\#(key)":"\#($0)"}"# }.joined(separator: ","))]")
  }

  @Test func fewRepeatedWordsAreAnEnumThatKeepsOtherValues() throws {
    let text = try models("state", ["OPEN", "NOT_PLANNED", "OPEN", "NOT_PLANNED", "OPEN", "OPEN"])
    #expect(
      text == """
        // @mapped
        struct Root {
          var state: RootState
        }

        // @mapped keys: .screamingSnake
        enum RootState {
          case open
          case notPlanned
          // @mapped fallback
          case other(String)
        }

        """)
  }

  @Test func theFallbackHasAnotherNameThanTheValues() throws {
    let text = try models("state", ["other", "none", "other", "none", "none", "other"])
    #expect(
      text.contains("case other\n  case none\n  // @mapped fallback\n  case unlisted(String)"))
  }

  @Test(arguments: [
    ["a", "a", "a", "a", "a", "a"], ["a", "b", "a", "b", "a"], ["a", "a", "a", "a", "a", "b"],
    ["a", "B", "a", "B", "a", "B"], ["a b", "c", "a b", "c", "c", "c"],
    ["a1", "c", "a1", "c", "c", "c"], ["", "c", "", "c", "", "c"],
  ])
  func otherStringsAreStrings(_ values: [String]) throws {
    #expect(try models("state", values).contains("var state: String"))
  }

  @Test(arguments: ["name", "user_name", "title", "login", "sha", "head_sha"])
  func freeTextIsNoEnum(_ key: String) throws {
    #expect(try models(key, ["a", "b", "a", "b", "a", "b"]).contains(": String"))
  }

  @Test func manyWordsAreStrings() throws {
    let words = "abcdefghijklm".map { "x\($0)" }
    #expect(try models("state", words + words + words).contains("var state: String"))
    #expect(
      try models("state", Array(repeating: words.dropLast(), count: 3).flatMap { $0 })
        .contains("var state: RootState"))
  }

  @Test func equalEnumsOfOneKeyAreOneType() throws {
    let list = Array(repeating: [#"{"kind":"x"}"#, #"{"kind":"y"}"#], count: 3).flatMap { $0 }
      .joined(separator: ",")
    let text = try inferredModels(#"{"a":[{"u":1,"p":[\#(list)]}],"b":[{"v":1,"q":[\#(list)]}]}"#)
    #expect(text.components(separatedBy: "fallback").count == 2)
  }
}
