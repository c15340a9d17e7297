import Foundation
import Isomer
import Testing

/// Tests recursive models that look at what is below them before they read it, or read parts of it
/// again: documents of all depths have their values.
@Suite struct RecursionTests {
  /// A recursive model, a document of it with a number of levels, and the expected value.
  struct Form: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The number of levels of the document for each of the model.
    var levels: Int
    var isRead: @Sendable (Int) throws -> Bool

    init<Model: Readable & Equatable & SendableMetatype>(
      _ name: String, _ type: Model.Type, levels: Int = 1, _ before: String, _ after: String,
      _ leaf: String, _ value: Model,
      last: (before: String, after: String, value: @Sendable (Model) -> Model)? = nil,
      _ outer: @escaping @Sendable (Model) -> Model
    ) {
      nonisolated(unsafe) let value = value
      testDescription = name
      self.levels = levels
      isRead = { depth in
        let inner = last == nil ? depth : depth - 1
        var text =
          String(repeating: before, count: inner) + leaf + String(repeating: after, count: inner)
        var expected = (0..<inner).reduce(value) { inner, _ in outer(inner) }
        if let last {
          text = last.before + text + last.after
          expected = last.value(expected)
        }
        let (read, report) = try Model.readWithReport(json: text)
        return try Model(json: text) == expected && read == expected && report.entries.count < 1001
      }
    }
  }

  /// Much text, so that reading it at each level takes long.
  private static let words = [String](repeating: "a text of some words", count: 4000)
  private static let list = "[\"" + words.joined(separator: "\",\"") + "\"]"

  private static let shortList = "[\"" + words[..<40].joined(separator: "\",\"") + "\"]"

  static let forms = [
    Form(
      "tag", TagBehind.self, #"{"of":"#, #","type":"node"}"#, #"{"text":\#(list),"type":"leaf"}"#,
      .leaf(text: words)
    ) { .node(of: $0) },
    Form(
      "path of a tag", TagBelow.self, #"{"of":"#, #","meta":{"type":"node"}}"#,
      #"{"text":\#(list),"meta":{"type":"leaf"}}"#, .leaf(text: words)
    ) { .node(of: $0) },
    Form(
      "content", TagBehindContent.self, #"{"value":"#, #","type":"node"}"#,
      #"{"value":\#(list),"type":"leaf"}"#, .leaf(words)
    ) { .node($0) },
    Form(
      "function", TagOfFunction.self, #"{"of":"#, "}", #"{"text":\#(list)}"#, .leaf(text: words)
    ) { .node(of: $0) },
    Form(
      "has", ChainLink.self, #"{"next":"#, "}", #"{"text":\#(list)}"#, LastChainLink(text: words)
    ) { InnerChainLink(next: $0) },
    Form(
      "alias", OlderName.self, levels: 2, #"{"old":["#, #"],"next":[],"id":true}"#,
      #"{"x":\#(list),"id":true}"#, OlderName(id: 0),
      last: (#"{"old":["#, #"],"next":[],"id":1}"#, { _ in OlderName(id: 1) })
    ) { $0 },
    Form(
      "flattened", TwoFlattened.self, levels: 2, #"{"a":["#, #"],"b":[]}"#, #"{"x":\#(list)}"#,
      TwoFlattened()
    ) { TwoFlattened(first: .init([$0]), second: .init([])) },
    Form(
      "cases", TwoCases.self, levels: 2, #"{"a":["#, #"],"b_b":[]}"#, #"{"x":\#(list)}"#,
      TwoCases()
    ) { TwoCases(first: .a([$0]), second: .b([])) },
    Form(
      "nulls", FlattenedNulls.self, levels: 2, #"{"a":null,"next":["#, #"],"b":null}"#,
      #"{"x":\#(list),"a":null,"b":1}"#, FlattenedNulls(first: .init(b: 1))
    ) { FlattenedNulls(next: [$0]) },
    Form(
      "lossy", LossyNodes.self, levels: 2, #"{"nodes":["#, #"],"id":true}"#,
      #"{"x":\#(list),"id":true}"#, LossyNodes(id: 0),
      last: (#"{"nodes":["#, #"],"id":1}"#, { _ in LossyNodes(id: 1) })
    ) { $0 },
    Form(
      "projection", ProjectedNodes.self, levels: 4, #"{"list":[{"next":["#, "]}]}",
      #"{"list":[{"next":[]}],"x":\#(list)}"#, ProjectedNodes(next: [[]])
    ) { ProjectedNodes(next: [[$0]]) },
    Form(
      "before", PreparedNodes.self, levels: 2, #"{"next":["#, "]}", #"{"words":\#(list)}"#,
      PreparedNodes(words: words, extra: 1)
    ) { PreparedNodes(next: [$0], extra: 1) },
  ]

  @Test(arguments: forms)
  func `a document of up to 512 levels`(form: Form) throws {
    let deepest = 508 / form.levels
    let depths = [1, 2, 17, 100, 258, 400].filter { $0 < deepest } + [deepest]
    for depth in depths {
      let isRead = onThread(stack: 64 << 20) { Result { try form.isRead(depth) } }
      #expect(try isRead?.get() == true, "\(depth) levels")
    }
  }

  @Test(arguments: [1, 3, 20, 100])
  func `an error below the levels has its location`(depth: Int) throws {
    let nodes = try #require(
      error(TagBehind.self, depth, #"{"of":"#, #","type":"node"}"#, #"{"type":"leaf","text":"#))
    #expect(nodes.path.components.count == depth + 1)
    let list = try #require(
      error(ProjectedNodes.self, depth, #"{"list":[{"next":["#, "]}]}", #"{"list":[{"next":"#, "}]")
    )
    #expect(list.path.components.count == 4 * depth + 3)
    let cases = try #require(
      error(TwoCases.self, depth, #"{"a":["#, #"],"b_b":[]}"#, #"{"b_b":"#))
    #expect(cases.path.components.count == 2 * depth + 1)
    let trees = try #require(
      error(PreparedNodes.self, depth, #"{"next":["#, "]}", #"{"words":"#, isPrepared: true))
    #expect(trees.path.components.count == 2 * depth + 1)
  }

  /// Without a limit, this would never finish, because each level doubles the work.
  @Test(arguments: ["", #","x":"# + shortList])
  func `values that are read twice at each level`(more: String) {
    let bytes = Array(
      (String(repeating: #"{"list":[{"next":["#, count: 100) + #"{"list":[]"# + more + "}"
        + String(repeating: "]}]}", count: 100)).utf8)
    for read in [
      { @Sendable in _ = try ProjectedTwice(json: bytes) },
      { @Sendable in _ = try PreparedTwice(json: bytes) },
    ] {
      let failed = onThread(stack: 64 << 20) {
        (#expect(throws: MappingError.self) { try read() })?.code
      }
      #expect(failed == .repetitionLimit)
    }
  }

  /// Returns the error of a number below some levels, and checks its location.
  private func error<Model: Readable & SendableMetatype>(
    _: Model.Type, _ depth: Int, _ before: String, _ after: String, _ leaf: String,
    _ end: String = "", isPrepared: Bool = false
  ) -> MappingError? {
    let start = String(repeating: before, count: depth) + leaf
    let text = start + "7\(end),\"x\":\(Self.shortList)}" + String(repeating: after, count: depth)
    let bytes = Array(text.utf8)
    let error = onThread(stack: 64 << 20) { () -> MappingError? in
      do throws(MappingError) {
        _ = try Model(json: bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(error??.code == .typeMismatch)
    #expect(error??.found == "number 7")
    #expect(isPrepared || error??.offset == start.utf8.count)
    return error ?? nil
  }
}

// MARK: - models

// @mapped tag: "type"
indirect enum TagBehind: Equatable {
  case node(of: TagBehind)
  case leaf(text: [String])
}

// @mapped tag: "meta.type"
indirect enum TagBelow: Equatable {
  case node(of: TagBelow)
  case leaf(text: [String])
}

// @mapped tag: "type", content: "value"
indirect enum TagBehindContent: Equatable {
  case node(TagBehindContent)
  case leaf([String])
}

// @mapped tag: kind(of:)
indirect enum TagOfFunction: Equatable {
  case node(of: TagOfFunction)
  case leaf(text: [String])

  static func kind(of value: JSONValue) -> String { value["of"] == nil ? "leaf" : "node" }
}

// @mapped
class ChainLink: Equatable {
  init() {}

  static func == (one: ChainLink, other: ChainLink) -> Bool {
    var (one, other) = (one, other)
    while let inner = one as? InnerChainLink, let otherInner = other as? InnerChainLink {
      (one, other) = (inner.next, otherInner.next)
    }
    guard let one = one as? LastChainLink, let other = other as? LastChainLink else { return false }
    return one.text == other.text
  }
}

// @mapped key: has("next")
final class InnerChainLink: ChainLink {
  var next: ChainLink

  init(next: ChainLink) { self.next = next }
}

// @mapped key: has("text")
final class LastChainLink: ChainLink {
  var text: [String]

  init(text: [String]) { self.text = text }
}

// @mapped
struct OlderName: Equatable {
  // @mapped alias: "old", default: []
  var next: [OlderName] = []
  var id: Int
}

// @mapped
struct LossyNodes: Equatable {
  // @mapped elements: .lossy, default: []
  var nodes: [LossyNodes] = []
  var id: Int
}

// @mapped
struct TwoFlattened: Equatable {
  // @mapped flatten
  var first: First?
  // @mapped flatten
  var second: Second?

  // @mapped
  class First: Equatable {
    var a: [TwoFlattened] = []

    init(_ a: [TwoFlattened] = []) { self.a = a }

    static func == (one: First, other: First) -> Bool { one.a == other.a }
  }

  // @mapped
  final class Second: Equatable {
    var b: [TwoFlattened] = []

    init(_ b: [TwoFlattened] = []) { self.b = b }

    static func == (one: Second, other: Second) -> Bool { one.b == other.b }
  }
}

// @mapped
struct TwoCases: Equatable {
  // @mapped flatten
  var first: List?
  // @mapped flatten: .prefix("b_")
  var second: List?

  // @mapped
  indirect enum List: Equatable {
    case a([TwoCases])
    case b([TwoCases])
  }
}

// @mapped
struct FlattenedNulls: Equatable {
  // @mapped flatten
  var first: First?
  var next: [FlattenedNulls] = []

  // @mapped
  struct First: Equatable { var a: Int?, b: Int? }
}

// @mapped
struct ProjectedNodes: Equatable {
  // @mapped key: "list[].next", skip: .write
  var next: [[ProjectedNodes]]
}

// @mapped before.read: PreparedNodes.prepare
struct PreparedNodes: Equatable {
  var next: [PreparedNodes] = []
  var words: [String] = []
  var extra: Int

  static func prepare(_ value: inout JSONValue) { value["extra"] = 1 }
}

// @mapped
struct ProjectedTwice {
  // @mapped key: "list[].next", skip: .write
  var first: [[ProjectedTwice]]
  // @mapped key: "list[].next", skip: .write
  var second: [[ProjectedTwice]]
}

// @mapped before.read: PreparedNodes.prepare
struct PreparedTwice {
  var list: [Inner]
  // @mapped key: "list", skip: .write
  var again: [Inner]

  // @mapped
  struct Inner { var next: [PreparedTwice] }
}
