import Foundation
import Testing

@testable import Isomer

/// Tests the context that a caller passes.
@Suite struct ContextTests {
  private struct Shop: Hashable, Sendable { var currency: String }

  /// A type that reads and writes the value from the context.
  private struct Seen: Readable, Writable, Equatable {
    var currency: String?

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Seen {
      try reader.skipValue()
      return Seen(currency: MappingContext.current(as: Shop.self)?.currency)
    }
    func write(to writer: inout JSONWriter) {
      writer.write(MappingContext.current(as: Shop.self)?.currency ?? "-")
    }
  }

  private let euro = Shop(currency: "EUR")

  @Test func `all reading functions provide it`() throws {
    let options = ReadingOptions.context(euro)
    let seen = Seen(currency: "EUR")
    #expect(try Seen(json: "1", options: options) == seen)
    #expect(try Seen(json: Data("1".utf8), options: options) == seen)
    #expect(try Seen.readWithReport(json: "1", options: options).0 == seen)
    #expect(try Seen.readWithReport(json: [UInt8]("1".utf8), options: options).0 == seen)
    #expect(try Seen(JSONValue.int(1), options: options) == seen)
    #expect(try [String: [Seen]](json: #"{"a":[1]}"#, options: options) == ["a": [seen]])
  }

  @Test func `all writing functions provide it`() throws {
    #expect(try Seen().jsonString(.context(euro)) == "\"EUR\"")
    #expect(try Seen().json(.context(euro)) == Data("\"EUR\"".utf8))
    #expect(try Seen().jsonBytes(.context(euro)) == [UInt8]("\"EUR\"".utf8))
    #expect(try Seen().value(.context(euro)) == "EUR")
    #expect(try [Seen()].jsonString([.pretty, .context(euro)]) == "[\n  \"EUR\"\n]")
  }

  @Test func `it is nil before and after a call, without a context and for another type`() throws {
    #expect(MappingContext.current(as: Shop.self) == nil)
    #expect(try Seen(json: "1").currency == nil)
    #expect(try Seen(json: "1", options: .context("EUR")).currency == nil)
    #expect(throws: MappingError.self) { try Seen(json: "", options: .context(euro)) }
    #expect(MappingContext.current(as: Shop.self) == nil)
    #expect(try Seen().jsonString() == "\"-\"")
  }

  /// A type that reads another document while it is read.
  private struct Outer: Readable {
    var before: String?, inner: Seen, other: Seen, after: String?

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Outer {
      try reader.skipValue()
      let before = MappingContext.current(as: Shop.self)?.currency
      do {
        let inner = try Seen(json: "1")
        let other = try Seen(json: "1", options: .context(Shop(currency: "USD")))
        return Outer(
          before: before, inner: inner, other: other,
          after: MappingContext.current(as: Shop.self)?.currency)
      } catch {
        throw reader.invalid("a document")
      }
    }
  }

  @Test func `a nested call inherits it unless it has its own`() throws {
    let outer = try Outer(json: "1", options: .context(euro))
    #expect(outer.before == "EUR" && outer.after == "EUR")
    #expect(outer.inner.currency == "EUR" && outer.other.currency == "USD")
    #expect(try Outer(json: "1").inner.currency == nil)
  }

  @Test func `concurrent calls have separate contexts`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        group.addTask {
          let shop = Shop(currency: "\(index)")
          let seen = try [Seen](json: "[1, 2]", options: .context(shop))
          return seen.allSatisfy { $0.currency == "\(index)" }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func `options are compared with their contexts`() {
    final class Session: Sendable {}
    let session = Session()
    #expect(ReadingOptions.context(euro) == .context(Shop(currency: "EUR")))
    #expect(ReadingOptions.context(euro) != .context(Shop(currency: "USD")))
    #expect(ReadingOptions.context(euro) != ReadingOptions())
    #expect(ReadingOptions.context(session) != .context(Session()))
    let options = WritingOptions.context(session)
    #expect(options == options && options != [])
    #expect(([.pretty, .context(1), .context(2)] as WritingOptions).context as? Int == 2)
    #expect(([.context(1), .pretty] as WritingOptions).context as? Int == 1)
    var changed = ReadingOptions.context(euro)
    changed.context = nil
    #expect(changed == ReadingOptions() && changed.context == nil)
  }
}
