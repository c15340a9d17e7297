import Foundation
import Testing

@testable @_spi(Generated) import Isomer

/// Tests that types which misuse the reader cause an error or a value, never a trap.
@Suite(.serialized) struct MisuseTests {
  enum Call: CaseIterable {
    case nextMember, nextElement, beginObject, beginArray, key, skip, kind, invalidKey, integer,
      null
  }

  /// The calls of the types in the tests, which run one after the other.
  nonisolated(unsafe) private static var calls: [Call] = []

  struct Wrong: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Wrong {
      for call in MisuseTests.calls {
        switch call {
        case .nextMember: while try reader.nextMember() {}
        case .nextElement: while try reader.nextElement() {}
        case .beginObject: while try reader.beginObject() {}
        case .beginArray: for _ in 0..<40 { _ = try reader.beginArray() }
        case .key: _ = try reader.readKeyString()
        case .skip: try reader.skipValue()
        case .kind: _ = try reader.peekKind()
        case .invalidKey: throw reader.invalidKey("another key")
        case .integer: _ = try reader.readInteger(Int.self)
        case .null: _ = try reader.readNull()
        }
      }
      return Wrong()
    }
  }

  /// A model in the form of generated code that contains a misusing type.
  struct Model: Readable, KeyedMapping {
    static let mappedKeys = KeySet("wrong\nother")

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Model {
      var key = try reader.firstKey(of: mappedKeys)
      while let index = key {
        if index == 0 { _ = try Wrong.read(&reader) } else { try reader.skipValue() }
        key = try reader.nextKey(of: mappedKeys, after: index, in: reader.slots(of: mappedKeys))
      }
      return Model()
    }

    static func mappedHandling(of key: String, below path: String, as profile: String?)
      -> KeyHandling
    { .none }
  }

  @Test func `calls in the wrong order`() {
    let documents = [
      "}}}}}}}}", "]]]]]]]]", "}]}]}]}]", ",,,,", "", "[", "{", "null", "1",
      String(repeating: "[", count: 50), String(repeating: "[", count: 50) + "1",
      String(repeating: "{\"a\":", count: 50), "{\"wrong\":1,\"wrong\":2,\"other\":[1,{}]}",
      "{\"wrong\":1}}}}", "{\"wrong\":}}}}",
      "{\"wrong\":" + String(repeating: "[", count: 50) + "}",
      "[{\"wrong\":}},{\"wrong\":}},{\"wrong\":}}]",
      "{\"wrong\":" + String(repeating: "[", count: 45) + "1,\"wrong\":2,\"other\":3}",
      "[" + String(repeating: "{\"wrong\":1,\"other\":2},", count: 200) + "{\"wrong\":}}]",
    ]
    var count = 0
    for first in Call.allCases {
      for second in Call.allCases {
        Self.calls = [first, second]
        for document in documents {
          _ = try? Wrong(json: document)
          _ = try? Wrong.readWithReport(json: document)
          _ = try? Model(json: document)
          _ = try? Model.readWithReport(json: document)
          _ = try? [Model].readWithReport(json: document)
          _ = try? [String: [Model]].readWithReport(json: document)
          count += 6
        }
      }
    }
    print("documents read by calls in a wrong order: \(count)")
  }

  @Test func `ending a container that was not begun is an error`() {
    for (call, document) in [(Call.nextMember, "}"), (.nextElement, "]")] {
      Self.calls = [call]
      let error = #expect(throws: MappingError.self) { try Wrong(json: document) }
      #expect(error?.code == .unexpectedByte && error?.offset == 0)
      #expect(throws: MappingError.self) { try Wrong.readWithReport(json: document + document) }
    }
  }
}
