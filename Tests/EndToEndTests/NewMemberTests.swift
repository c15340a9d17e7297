internal import Foundation
import Isomer
import Testing

/// Tests models whose members have the syntax of Swift 6.1 to 6.3, and models beside the same
/// declarations.
@Suite struct NewMemberTests {
  @Test func `types in backticks have spaces`() throws {
    let text = #"{"unit":"square metre","half":2}"#
    let value = try `Floor Area`(json: text)
    #expect(value.unit == .`square metre`)
    #expect(try value.jsonString() == text)
    #expect(throws: MappingError.self) { try `Floor Area`(json: #"{"unit":"acre","half":2}"#) }
  }

  @Test func `initial values and defaults can be of every kind`() throws {
    let value = try Initial(json: "{}")
    #expect(value == Initial(shared: 3))
    let text = #"{"chosen":5,"switched":6,"found":false,"parts":7,"sum":8,"raw":9,"shared":10}"#
    #expect(try Initial(json: text).jsonString() == text)
  }

  @Test func `members can have every modifier and attribute`() throws {
    let text = #"{"count":1,"compiled":2,"index":3,"part":{"name":"a"},"rest":{"name":"b"}}"#
    let value = try MarkedMembers(json: text)
    #expect(value.part.name == "a" && value.index == 3)
    #expect(try value.jsonString() == text)
    let node = try Node(json: #"{"name":"n","run":1}"#)
    #expect(node.name == "n" && node.owner == nil)
    #expect(try node.jsonString() == #"{"name":"n"}"#)
  }

  @Test func `types can have values as generic arguments`() throws {
    let text = #"{"first":{"items":[1]},"second":{"items":[{"items":["a"]}]}}"#
    let value = try Grids(json: text)
    #expect(value.second.items[0].items == ["a"])
    #expect(try value.jsonString() == text)
  }

  @Test func `types of the target can have the names of new standard types`() throws {
    let text = #"{"pair":{"first":1,"second":"a"},"list":[{"first":1,"second":2}]}"#
    let value = try Lists.Pairs(json: text)
    var other = value
    #expect(other == value && other.hashValue == value.hashValue)
    other.pair.second = "b"
    #expect(other != value)
    #expect(try value.jsonString() == text)
  }

  @Test func `enums for C have their integers`() throws {
    #expect(try [CodeSignal](json: "[-2,7]") == [.stop, .go])
    #expect(try [CodeSignal.stop].jsonString() == "[-2]")
  }

  @Test func `conformances can be isolated`() async throws {
    try await MainActor.run {
      let badge = try Badge(json: #"{"title":"a"}"#)
      #expect(badge == Badge(title: "a") && badge.description == "a")
      #expect(try badge.jsonString() == #"{"title":"a"}"#)
    }
  }
}

// MARK: - models

// @mapped
struct `Floor Area`: Equatable {
  var unit: `Area Unit`
  var `2nd half`: Int  // @mapped key: "half"

  // @mapped
  enum `Area Unit`: String { case `square metre`, `square foot` }
}

// @mapped
struct Initial: Equatable {
  nonisolated(unsafe) static var start = 3

  var chosen: Int = if Initial.start > 0 { 1 } else { 2 }
  var switched: Int =
    switch Initial.start {
    case 3: 1;
    default: 2
    }
  var found: Bool = "a1".contains(/[a-z](?<digit>\d)/)
  var parts: Int = "a/b".split(separator: #/ \/ /#, ).count
  var sum: Int = { [first = 1, second = 2, ] in first + second }()
  var raw: Int = unsafe start
  // @mapped default: unsafe Initial.start
  var shared: Int
  // @mapped skip
  var length = \String.count
}

// @mapped
struct MarkedMembers: Equatable {
  var count: Int
  #if hasAttribute(available)
  var compiled: Int?
  #endif
  #if hasAttribute(unavailableInAnyCompiler)
  var inactive: Int
  #endif
  var index: [Int].Index
  var part: [Int].Named
  var rest: Optional<Int>.Named

  @specialized(where Value == Int) func generic<Value, >(_ value: Value, ) -> Value { value }
  @inline(always) consuming func limited() throws(CancellationError) {}
  @export(implementation) borrowing func exported() -> Int { count }
  @abi(func oldName() -> Int) func newName() -> Int { 1 }
  func bytes(_ span: borrowing Span<Int>, in raw: RawSpan) -> Int { span.count + raw.byteCount }
  static subscript(row: Int, column: Int, ) -> Int { row + column }
}

extension [Int] {
  // @mapped
  struct Named: Equatable { var name: String }
}

extension Int? {
  // @mapped
  struct Named: Equatable { var name: String }
}

// @mapped
final class Node: Sendable {
  let name: String
  weak let owner: Node?  // @mapped skip

  init(name: consuming String) { (self.name, owner) = (name, nil) }

  nonisolated(nonsending) func run(_ body: sending @escaping () -> Void) async { body() }
  @concurrent func run() async throws(CancellationError) {}
}

// @mapped
struct Table<let width: Int, Item, > where Item: Equatable { var items: [Item] }
extension Table: Equatable {}

// @mapped
struct Grids: Equatable {
  var first: Table<-1, Int, >
  var second: Table<0x10, Table<2, String>>
}

enum Lists {
  // @mapped
  struct InlineArray<First: Hashable, Second: Hashable>: Hashable {
    var first: First
    var second: Second
  }

  // @mapped derive: [.equality, .hash]
  struct Pairs {
    var pair: InlineArray<Int, String>
    var list: [InlineArray<Int, Int>]
  }
}

// @mapped
@c(isomer_new_signal) enum CodeSignal: CInt { case stop = -2, go = 7 }

// @mapped
@MainActor struct Badge: @MainActor Equatable { var title: String }
extension Badge: @MainActor CustomStringConvertible { var description: String { title } }

// MARK: - beside models

private struct `Raw Beside` { var `v 1.0` = 0 }
private enum `1.0` { case `2.0`(`a.b`: Int) }
@c(isomer_new_sum) func newSum(_ first: CInt, _ second: CInt, ) -> CInt { first + second }
@export(interface) func exportedBeside() {}
@specialized(where T == Int) private func specializedBeside<T>(_ value: T) -> T { value }
@inline(always) private func inlinedBeside() {}
/// A function with another name for the linker.
@abi(func oldBeside() -> Int) public func newBeside() -> Int { 1 }
nonisolated(nonsending) private func callerIsolated() async {}
@concurrent private func concurrent(
  _ body: @concurrent () async -> Void, _ other: nonisolated(nonsending) () async -> Void,
  _ any: @isolated(any) () async throws(CancellationError) -> Void,
) async {}
private func moved(_ list: consuming [Int], _ other: borrowing [Int]) -> [Int] {
  let taken = consume list
  return taken + (copy other)
}
private func spans(_ span: Span<Int>, _ raw: RawSpan, _ bytes: inout MutableSpan<UInt8>) {}
private struct Unique: ~Copyable { consuming func end() {} }
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private func lists(_ rows: [3 of [2 of Int]]) -> InlineArray<3, Int> { [rows[0][0], 1, 2] }
private struct Sizes<let size: Int> {}
private typealias Minus = Sizes<-1>
private protocol Shown { func show() }
@MainActor private final class Screen: @MainActor Shown { func show() {} }
extension Screen: nonisolated Equatable {
  nonisolated static func == (left: Screen, right: Screen) -> Bool { left === right }
}
#if compiler(>=6)
@globalActor
#endif
private actor Studio { static let shared = Studio() }
#if hasAttribute(retroactive) && hasFeature(TypedThrows)
private let isNew = if #available(macOS 26, *) { true } else { false }
#endif
@unsafe private struct Handle { var pointer: UnsafePointer<Int>? }
extension Handle: @unsafe Equatable {
  static func == (left: Handle, right: Handle) -> Bool { unsafe left.pointer == right.pointer }
}
private let name = \String.count, nested: [Int].Index = [Swift::Int]().Swift::startIndex
private func first(_ handles: [Handle]) -> Bool { unsafe handles.first == nil }
private var slashes: Regex<(Substring, rest: Substring)> {
  #/
    multi \# line }
    (?<rest> \d+ )
  /#
}
