import Foundation
import Testing

@_spi(Generated) @testable import Isomer
@_spi(Generated) @testable import IsomerFoundation

/// Tests transformers in the form of generated code, with a reader and a writer.
@Suite struct TransformedPropertyTests {
  private struct Event: Readable, Writable, Equatable {
    var day: Date
    var code: Int

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Event {
      var event = Event(day: .distantPast, code: 0)
      guard try reader.beginObject() else { return event }
      repeat {
        switch try reader.readKeyString() {
        case "day": event.day = try reader.transformed(.dateFormat("yyyy-MM-dd"), Date.self)
        case "code": event.code = try reader.transformed(doubling, Int.self)
        default: try reader.skipValue()
        }
      } while try reader.nextMember()
      return event
    }

    func write(to writer: inout JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writer.member(StandardTransformer<String, Date>.dateFormat("yyyy-MM-dd"), ",\"day\":", day)
      writer.member(Self.doubling, ",\"code\":", code)
      writer.endObject(start)
    }

    struct Odd: LocalizedError {
      var errorDescription: String? { "the code is odd" }
    }

    static var doubling: ClosureTransformer<Int, Int> {
      ClosureTransformer(
        read: { $0 * 2 },
        write: {
          guard $0.isMultiple(of: 2) else { throw Odd() }
          return $0 / 2
        })
    }
  }

  @Test func `reading and writing`() throws {
    let text = #"[{"day":"2015-09-25","code":4}]"#
    let events = try [Event](json: text)
    #expect(events == [Event(day: Date(timeIntervalSince1970: 1_443_139_200), code: 8)])
    #expect(try events.jsonString() == text)
  }

  @Test(arguments: [
    (
      #"[{"day": "September"}]"#, "transformerFailed",
      #"[0].day: expected a date in the format yyyy-MM-dd, found string "September" (line 1, column 10, byte 9)"#
    ),
    (
      #"[{"day": 5}]"#, "typeMismatch",
      "[0].day: expected a string, found number 5 (line 1, column 10, byte 9)"
    ),
  ])
  func `a rejected value is reported at its location`(
    text: String, code: String, message: String
  ) {
    let error = #expect(throws: MappingError.self) { try [Event](json: text) }
    #expect(error?.code.rawValue == code)
    #expect(error?.description == message)
  }

  @Test func `a value that cannot be reversed is reported with its path`() {
    let event = Event(day: Date(timeIntervalSince1970: 0), code: 3)
    let error = #expect(throws: MappingError.self) { try ["a": [event]].json() }
    #expect(error?.code == .transformerFailed)
    #expect(error?.path.description == "a[0].code")
    #expect(error?.reason?.isEmpty == false)
    #expect(error?.found == nil)
  }
}
