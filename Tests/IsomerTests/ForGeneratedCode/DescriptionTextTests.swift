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

  @Test func `describes values like literals`() {
    #expect(text(1) == "T(v: 1)")
    #expect(text("a\"b") == #"T(v: "a\"b")"#)
    #expect(text("abc".dropFirst()) == #"T(v: "bc")"#)
    #expect(text(Kind.plain) == "T(v: plain)")
    #expect(text(Kind.some(2)) == "T(v: some(2))")
    #expect(text([1.5]) == "T(v: [1.5])")
  }

  @Test func `unwraps optionals`() {
    #expect(text(Int?.none) == "T(v: nil)")
    #expect(text(Int??.some(nil)) == "T(v: nil)")
    #expect(text(Int??.some(3)) == "T(v: 3)")
    #expect(text(["a", nil]) == #"T(v: ["a", nil])"#)
  }

  @Test func `sorts unordered collections`() {
    #expect(text(Set(["c", "a", "b"])) == #"T(v: ["a", "b", "c"])"#)
    #expect(text(["b": [2], "a": []]) == #"T(v: ["a": [], "b": [2]])"#)
    #expect(text([Int: Int]()) == "T(v: [:])")
  }

  @Test func `supports dates that are not numbers`() {
    #expect(text(Date(timeIntervalSinceReferenceDate: .nan)) == "T(v: nan)")
    #expect(text([Date?.some(Date(timeIntervalSinceReferenceDate: .nan))]) == "T(v: [nan])")
  }

  @Test func `omits values and shows class names`() {
    var text = DescriptionText(of: DescriptionTextTests.self)
    text.redact("a")
    text.add("b", 1)
    #expect(text.finished == "DescriptionTextTests(a: <redacted>, b: 1)")
    #expect(DescriptionText("T").finished == "T()")
  }

  /// A class with a description in the form of generated code.
  private final class Node: CustomStringConvertible {
    let name: Int
    var children: [Node] = []

    init(_ name: Int) { self.name = name }

    var description: String {
      var text = DescriptionText("Node")
      text.add("name", name)
      text.add("children", children)
      return text.finished
    }
  }

  @Test func `shows an object that contains itself once more without its properties`() {
    let node = Node(1)
    node.children = [node]
    #expect(node.description == "Node(name: 1, children: [Node(name: 1, children: [Node(…)])])")
    node.children = []
  }

  @Test func `shows an object twice if it occurs twice`() {
    let leaf = Node(2)
    #expect(text([leaf, leaf]) == "T(v: [\(leaf), \(leaf)])")
  }

  @Test func `describes complete graphs and long chains`() {
    let graph = (0..<30).map(Node.init)
    for node in graph { node.children = graph }
    #expect(graph[0].description.contains("Node(…)"))
    for node in graph { node.children = [] }
    var chain = [Node(0)]
    for name in 1..<20_000 {
      chain.append(Node(name))
      chain[name].children = [chain[name - 1]]
    }
    #expect(chain[19_999].description.contains("[Node(…)]"))
    // Releases the objects one by one, because releasing a chain is recursive.
    while let node = chain.popLast() { node.children = [] }
  }
}
