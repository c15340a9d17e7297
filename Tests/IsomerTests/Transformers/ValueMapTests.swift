import Foundation
import Testing

@testable import Isomer

/// Tests value maps with pairs, with defaults in both directions, and with null as an input.
@Suite struct ValueMapTests {
  private enum State: Hashable, Sendable { case open, closed, unknown }

  /// Passes a transformer in the form of generated code: a generic parameter and the types.
  private func property<T: Transformer>(_ transformer: T, _: T.Output.Type) -> T { transformer }
  private func property<T: Transformer>(_ transformer: T, _: T.Output?.Type) -> T { transformer }

  private func message<Result>(_ body: () throws -> Result) -> String {
    do {
      _ = try body()
      return "no error"
    } catch {
      return String(describing: error)
    }
  }

  @Test func `each pair supports both directions`() throws {
    let map = property(.map(["open": .open, "closed": .closed]), State.self)
    #expect(try map.transform("open") == .open && map.transform("closed") == .closed)
    #expect(try map.reverse(.open) == "open" && map.reverse(.closed) == "closed")
    let optional = property(.map([1: .open, 2: .closed]), State?.self)
    #expect(try optional.transform(2) == .closed && optional.reverse(.open) == 1)
  }

  @Test func `without a default, the error for an unknown value lists the known ones`() {
    let map = property(.map(["open": .open, "closed": .closed, "new": .unknown]), State.self)
    #expect(
      message { try map.transform("x") }
        == "expected \"open\", \"closed\" or \"new\", found \"x\"")
    let two = property(.map([1: .open, 2: .closed]), State.self)
    #expect(message { try two.transform(3) } == "expected 1 or 2, found \"3\"")
    #expect(message { try two.reverse(.unknown) } == "expected open or closed, found \"unknown\"")
    let none = property(.map([:] as KeyValuePairs<String, State>), State.self)
    #expect(
      message { try none.transform("") } == "expected nothing, since the map is empty, found \"\"")
    let many = ValueMapTransformer<Int, Int>([
      0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12,
    ])
    #expect(
      message { try many.transform(99) }
        == "expected 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …, found \"99\"")
  }

  @Test func `defaults replace unknown values, separately for each direction`() throws {
    let map = property(.map(["open": .open], default: .unknown), State.self)
    #expect(try map.transform("x") == .unknown && map.transform("open") == .open)
    #expect(throws: TransformerError.self) { try map.reverse(.unknown) }
    let both = property(
      .map(["open": .open], default: .unknown, reverseDefault: "other"), State.self)
    #expect(try both.transform("x") == .unknown)
    #expect(try both.reverse(.unknown) == "other" && both.reverse(.closed) == "other")
    #expect(try both.reverse(.open) == "open")
    let writing = property(.map(["open": .open], reverseDefault: "other"), State.self)
    #expect(throws: TransformerError.self) { try writing.transform("other") }
    #expect(try writing.reverse(.closed) == "other")
    // A default that occurs in a pair is written as its input.
    let paired = property(.map(["open": .open, "?": .unknown], default: .unknown), State.self)
    #expect(try paired.reverse(.unknown) == "?")
  }

  @Test func `null can be an input and a written value`() throws {
    let map = property(.map(["open": .open, nil: .unknown]), State.self)
    #expect(try map.transform(nil) == .unknown && map.transform("open") == .open)
    #expect(try map.reverse(.unknown) == String?.none && map.reverse(.open) == "open")
    #expect(message { try map.transform("x") } == "expected \"open\" or null, found \"x\"")
    let reverse = property(.map(["open": .open, "x": .closed], reverseDefault: nil), State.self)
    #expect(try reverse.reverse(.unknown) == String?.none)
    #expect(message { try reverse.transform(nil) } == "expected \"open\" or \"x\", found \"null\"")
  }

  @Test func `inputs of all kinds, compared by value`() throws {
    let map = property(
      .map(values: ["on": true, 1: false], default: nil, reverseDefault: .null), Bool.self)
    #expect(try map.transform("on"))
    #expect(try !map.transform(1.0))
    #expect(try map.reverse(false) == 1)
    let lists = property(.map(values: [[1, 2]: 12, ["a": nil]: 0, nil: -1]), Int.self)
    #expect(try lists.transform([1, 2]) == 12)
    #expect(try lists.transform(["a": nil]) == 0)
    #expect(try lists.transform(.null) == -1)
    #expect(try lists.reverse(0) == ["a": nil])
    #expect(
      message { try lists.transform([]) } == "expected [1,2], {\"a\":null} or null, found \"[]\"")
  }

  @Test func `two inputs with the same value can be read but not written`() throws {
    let map = property(
      .map(["open": .open, "closed": .closed, "done": .closed], default: .unknown), State.self)
    #expect(try map.transform("done") == .closed && map.transform("closed") == .closed)
    for state in [State.closed, .open, .unknown] {
      #expect(
        message { try map.reverse(state) }
          == "the map cannot write: it has both \"closed\" and \"done\" for closed")
    }
  }

  @Test func `a repeated input is an error, not a crash`() {
    let map = property(.map(["a": .open, "a": .closed]), State.self)
    #expect(message { try map.transform("b") } == "the map has the key \"a\" twice")
    #expect(message { try map.reverse(.open) } == "the map has the key \"a\" twice")
  }
}
