import Foundation
import Testing

@_spi(Generated) @testable import Isomer

@Suite struct DescriptionTextTests {
  private enum Kind { case plain, some(Int) }

  private func text(_ value: some Any) -> String {
    var text = DescriptionText("T")
    text.add("v", value)
    return text.finished
  }

  @Test func `describes values as they are written`() {
    #expect(text(1) == "T(v: 1)")
    #expect(text("a\"b") == #"T(v: "a\"b")"#)
    #expect(text("abc".dropFirst()) == #"T(v: "bc")"#)
    #expect(text(Kind.plain) == "T(v: plain)")
    #expect(text(Kind.some(2)) == "T(v: some(2))")
    #expect(text([1.5]) == "T(v: [1.5])")
  }

  @Test func `shows optionals by their value`() {
    #expect(text(Int?.none) == "T(v: nil)")
    #expect(text(Int??.some(nil)) == "T(v: nil)")
    #expect(text(Int??.some(3)) == "T(v: 3)")
    #expect(text(["a", nil]) == #"T(v: ["a", nil])"#)
  }

  @Test func `sorts what has no order`() {
    #expect(text(Set(["c", "a", "b"])) == #"T(v: ["a", "b", "c"])"#)
    #expect(text(["b": [2], "a": []]) == #"T(v: ["a": [], "b": [2]])"#)
    #expect(text([Int: Int]()) == "T(v: [:])")
  }

  @Test func `takes dates that are no number`() {
    #expect(text(Date(timeIntervalSinceReferenceDate: .nan)) == "T(v: nan)")
    #expect(text([Date?.some(Date(timeIntervalSinceReferenceDate: .nan))]) == "T(v: [nan])")
  }

  @Test func `leaves values out, and names classes`() {
    var text = DescriptionText(of: DescriptionTextTests.self)
    text.redact("a")
    text.add("b", 1)
    #expect(text.finished == "DescriptionTextTests(a: <redacted>, b: 1)")
    #expect(DescriptionText("T").finished == "T()")
  }
}
