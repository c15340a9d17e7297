import Foundation
import Isomer
import Testing

/// Tests untagged enums that contain themselves, whose cases differ in the last key: a naive reader
/// doubles its work with every level.
@Suite struct UntaggedNestingTests {
  /// Reads a document on a thread that allows any depth.
  private func read<Model: Readable & Sendable>(
    _: Model.Type, _ document: String, depth: Int = 512
  ) throws -> Model {
    let options = ReadingOptions(depthLimit: depth)
    let result = onThread(stack: 64 << 20) {
      Result { () throws(MappingError) in try Model(json: document, options: options) }
    }
    return try #require(result).get()
  }

  private func failure<Model: Readable & Sendable>(_: Model.Type, _ document: String)
    -> MappingError?
  {
    #expect(throws: MappingError.self) { try read(Model.self, document) }
  }

  /// Returns a value of a number of levels whose cases alternate.
  private func fork(_ levels: Int, _ leaf: TwoBranch = .n(1)) -> TwoBranch {
    (0..<levels).reduce(leaf) { value, level in
      level % 3 == 0 ? .a(x: value, k: level) : .b(x: value, k: "\(level)")
    }
  }

  @Test(arguments: [1, 5, 30, 200, 511])
  func `a document is read at any depth`(levels: Int) throws {
    let value = fork(levels)
    let text = try value.jsonString()
    #expect(try read(TwoBranch.self, text) == value)
    #expect(try read([TwoBranch].self, "[\(text),\(text),1]", depth: 600) == [value, value, .n(1)])
    #expect(try read([String: TwoBranch].self, "{\"k\":\(text)}", depth: 600) == ["k": value])
  }

  @Test func `four cases, lists, optionals and several enums are read at any depth`() throws {
    var value = WideBranch.n(1)
    for level in 0..<250 {
      switch level % 5 {
      case 0: value = .a(x: value, k: level)
      case 1: value = .b(x: value, k: "\(level)")
      case 2: value = .c(x: [value, .n(level)], k: true)
      case 3: value = .d(x: value, k: [level])
      default: value = .e(x: .b(y: value, k: nil), l: nil, k: level)
      }
    }
    let text = try value.jsonString()
    #expect(try read(WideBranch.self, text) == value)
    #expect(try read([WideBranch].self, "[\(text)]") == [value])
  }

  @Test func `random values are read as they were written`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let value = WideBranch.random(levels: Int.random(in: 1...40, using: &random), &random)
      let text = try value.jsonString()
      #expect(try read(WideBranch.self, text, depth: 1024) == value)
    }
  }

  @Test(arguments: [30, 500])
  func `a value that fits no case is an error`(levels: Int) throws {
    let text = try fork(levels).jsonString()
    let wrong = try #require(
      failure(TwoBranch.self, text.replacing(#"{"x":1,"#, with: #"{"x":null,"#)))
    #expect([.invalidValue, .typeMismatch].contains(wrong.code))
    #expect(failure(TwoBranch.self, text.replacing(#""k":0"#, with: #""k":null"#)) != nil)
    #expect(failure(TwoBranch.self, String(text.dropLast()))?.code == .unexpectedEnd)
    #expect(failure(TwoBranch.self, text + "}")?.code == .trailingBytes)
    let malformed = text.replacing(#"{"x":1,"#, with: #"{"x":x,"#)
    #expect(failure(TwoBranch.self, malformed)?.code == .unexpectedByte)
  }

  @Test func `lists of open brackets are too deep`() {
    let error = failure(ListBranch.self, String(repeating: "[", count: 200_000))
    #expect(error?.code == .depthLimit)
  }

  @Test func `lists are read in any case at any depth`() throws {
    let open = String(repeating: "[", count: 500)
    let close = String(repeating: "]", count: 500)
    for leaf in ["1", "true", "\"x\""] {
      let text = open + leaf + close
      #expect(try read(ListBranch.self, text).jsonString() == text)
    }
    let error = try #require(failure(ListBranch.self, open + "null" + close))
    #expect(error.code == .invalidValue || error.code == .typeMismatch)
  }

  @Test func `a fallback stores what fits no case at any depth`() throws {
    let text = try fork(200).jsonString()
    #expect(try read(StoredBranch.self, text).jsonString() == text)
    let wrong = text.replacing(#""k":0"#, with: #""k":null"#)
    #expect(try read(StoredBranch.self, wrong).jsonString() == wrong)
  }

  @Test func `the notes of a value appear once`() throws {
    for levels in [1, 2, 20] {
      let inner = #"{"list":[1,"x",2],"k":7}"#
      let text = (0..<levels).reduce(inner) { text, _ in "{\"x\":\(text),\"k\":\"s\"}" }
      let (value, report) = try NotedBranch.readWithReport(json: text)
      #expect(try value.jsonString() == text.replacing(#","x","#, with: ","))
      #expect(report.entries.map(\.kind) == [.elementSkipped])
      #expect(report.entries.first?.path.description.hasSuffix("list[1]") == true)
    }
  }

  @Test func `errors show nothing of a secret value at any depth`() throws {
    for levels in [1, 30] {
      let text = (0..<levels).reduce(#"{"pin":[47114711],"k":1}"#) { text, _ in
        "{\"x\":\(text),\"k\":\"s\"}"
      }
      let error = try #require(failure(SealedBranch.self, text))
      #expect(!error.all.contains { $0.description.contains("4711") })
    }
  }

  @Test func `an object belongs to one value`() throws {
    for levels in [1, 8, 30] {
      let text = (0..<levels).reduce("1") { text, _ in
        "{\"item\":{\"x\":\(text)},\"k\":\"s\"}"
      }
      let value = try Shelves(json: text)
      #expect(try value.jsonString() == text)
      #expect(value.items.count == levels)
      #expect(value.items.allSatisfy { $0.owners == 1 })
    }
  }

  @Test func `the reasons name the elements that do not fit`() {
    #expect(
      failure(NumbersOrFlags.self, #"[1,"x"]"#)?.reason
        == #"a: [1]: expected an integer, found string "x"; "#
        + #"b: [0]: expected true or false, found number 1; pair: [1]: expected true or false, found string "x""#
    )
    #expect(
      failure(NumbersOrFlags.self, "[null]")?.reason?.contains(#"pair: [0]: expected an integer"#)
        == true)
  }
}

// @mapped untagged
indirect enum TwoBranch: Equatable, Sendable {
  case a(x: TwoBranch, k: Int)
  case b(x: TwoBranch, k: String)
  case n(Int)
}

// @mapped untagged
indirect enum WideBranch: Equatable, Sendable {
  case a(x: WideBranch, k: Int)
  case b(x: WideBranch, k: String)
  case c(x: [WideBranch], k: Bool)
  case d(x: WideBranch, k: [Int])
  case e(x: Other, l: WideBranch?, k: Int)
  case n(Int)

  // @mapped untagged
  indirect enum Other: Equatable, Sendable {
    case a(y: WideBranch, k: Int)
    case b(y: WideBranch, k: Other?)
  }

  static func random(levels: Int, _ random: inout SeededGenerator) -> WideBranch {
    guard levels > 0 else { return .n(Int.random(in: 0...9, using: &random)) }
    func next(_ random: inout SeededGenerator) -> WideBranch {
      .random(levels: levels - 1, &random)
    }
    func leaf(_ random: inout SeededGenerator) -> WideBranch {
      .random(levels: min(levels, 2) - 1, &random)
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .a(x: next(&random), k: 1)
    case 1: return .b(x: next(&random), k: "")
    case 2: return .c(x: [leaf(&random), next(&random), leaf(&random)], k: false)
    case 3: return .d(x: next(&random), k: [])
    case 4: return .e(x: .a(y: next(&random), k: 2), l: leaf(&random), k: 3)
    default: return .e(x: .b(y: leaf(&random), k: .a(y: next(&random), k: 0)), l: nil, k: 3)
    }
  }
}

// @mapped untagged
indirect enum ListBranch: Sendable {
  case numbers([ListBranch]), flags([Flags]), words([Words])
  case n(Int)

  // @mapped untagged
  indirect enum Flags: Sendable { case a([Flags]), b(Bool) }

  // @mapped untagged
  indirect enum Words: Sendable { case a([Words]), w(String) }
}

// @mapped untagged
indirect enum StoredBranch: Sendable {
  case a(x: StoredBranch, k: Int)
  case b(x: StoredBranch, k: String)
  case other(JSONValue)  // @mapped fallback
}

// @mapped untagged
indirect enum NotedBranch: Sendable {
  case a(x: NotedBranch, k: Int)
  case b(x: NotedBranch, k: String)
  case list(
    /* @mapped elements: .lossy */ list: [Int], k: Int)
}

// @mapped untagged
indirect enum SealedBranch: Sendable {
  case a(x: SealedBranch, k: Int)
  case b(x: SealedBranch, k: String)
  case pin(
    /* @mapped secret */ pin: Int, k: Int)
}

/// An object that counts the values that contain it.
// @mapped
final class ShelfItem: @unchecked Sendable {
  let x: Shelves
  var owners = 0  // @mapped skip

  init(x: Shelves) { self.x = x }
}

// @mapped untagged
indirect enum Shelves: Sendable {
  case a(NumberedItem)
  case b(NamedItem)
  case n(Int)

  var items: [ShelfItem] {
    switch self {
    case .a(let numbered): [numbered.item] + numbered.item.x.items
    case .b(let named): [named.item] + named.item.x.items
    case .n: []
    }
  }
}

// @mapped check: NumberedItem.own
struct NumberedItem: Sendable {
  var item: ShelfItem
  var k: JSONValue

  static func own(_ value: NumberedItem) throws {
    value.item.owners += 1
    if value.k.string != nil { throw TransformerError(expected: "a number", input: "") }
  }
}

// @mapped check: NamedItem.own
struct NamedItem: Sendable {
  var item: ShelfItem
  var k: String

  static func own(_ value: NamedItem) throws { value.item.owners += 1 }
}

// @mapped untagged
enum NumbersOrFlags: Sendable {
  case a([Int]), b([Bool])
  case pair(NumberAndFlag)
}

// @mapped array
struct NumberAndFlag: Sendable {
  var number: Int
  var flag: Bool
}
