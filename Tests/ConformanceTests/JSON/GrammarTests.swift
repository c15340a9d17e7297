import Foundation
import Isomer
import IsomerFoundation
import Testing

/// A type that skips one value, as models do for unknown keys.
struct Skipped: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Skipped {
    try reader.skipValue()
    return Skipped()
  }
}

/// A tree that is read with the reader for each kind of value.
enum Tree: Readable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Tree])
  case object([String: Tree])

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Tree {
    switch try reader.peekKind() {
    case .null:
      guard try reader.readNull() else { throw reader.invalid("null") }
      return .null
    case .boolean: return .bool(try reader.readBool())
    case .number: return .number(try reader.readDouble())
    case .string: return .string(try reader.readString())
    case .array: return .array(try [Tree].read(&reader))
    case .object: return .object(try [String: Tree].read(&reader))
    case .date, .data: throw reader.invalid("a value of JSON")
    }
  }
}

/// Calls a function with a document in a memory block of exactly its size, so a sanitizer
/// detects reads past the end.
func inExactBlock<Result>(
  _ bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws -> Result
) rethrows -> Result {
  let block = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
  defer { block.deallocate() }
  block.copyBytes(from: bytes)
  return try body(UnsafeRawBufferPointer(block))
}

/// Returns the error of reading a document, or nil.
func failure<Model: Readable>(_: Model.Type, _ bytes: [UInt8]) -> MappingError? {
  inExactBlock(bytes) { block -> MappingError? in
    do throws(MappingError) {
      _ = try Model(json: block)
      return nil
    } catch {
      return error
    }
  }
}

@Suite struct GrammarTests {
  @Test(arguments: Documents.accepted) func accepts(_ document: String) {
    let bytes = Array(document.utf8)
    #expect(failure(Skipped.self, bytes) == nil)
    #expect(failure(Tree.self, bytes) == nil)
    #expect(failure(Tree?.self, bytes) == nil)
    #expect(failure(JSONValue.self, bytes) == nil)
  }

  @Test(arguments: Documents.rejected) func rejects(_ document: String) {
    let bytes = Array(document.utf8)
    #expect(failure(Skipped.self, bytes) != nil)
    #expect(failure(Tree.self, bytes) != nil)
    #expect(failure(JSONValue.self, bytes) != nil)
    #expect(failure(String.self, bytes) != nil)
    #expect(failure(Double.self, bytes) != nil)
    #expect(failure(Float.self, bytes) != nil)
    #expect(failure(Int.self, bytes) != nil)
    #expect(failure(UInt8.self, bytes) != nil)
    #expect(failure(Decimal.self, bytes) != nil)
    #expect(failure(Bool.self, bytes) != nil)
    #expect(failure(Bool?.self, bytes) != nil)
    #expect(failure([Int].self, bytes) != nil)
    #expect(failure([String: Int].self, bytes) != nil)
    #expect(failure(Date.self, bytes) != nil)
    #expect(failure(UUID.self, bytes) != nil)
    #expect(failure(Data.self, bytes) != nil)
  }

  @Test(arguments: Documents.brokenUTF8) func rejectsWhatIsNotUTF8(_ bytes: [UInt8]) {
    for padding in Documents.brokenUTF8Padding {
      let text = [UInt8](repeating: 0x61, count: padding) + bytes
      for tail in [0, 1, 2, 3, 20] {
        let string = [0x22] + text + [UInt8](repeating: 0x62, count: tail) + [0x22]
        #expect(failure(Skipped.self, string)?.code == .invalidUTF8)
        #expect(failure(String.self, string)?.code == .invalidUTF8)
        #expect(failure([String: Int].self, [0x7B] + string + [0x3A, 0x31, 0x7D]) != nil)
        let escaped = [0x22, 0x5C, 0x6E] + string.dropFirst()
        #expect(failure(Skipped.self, escaped)?.code == .invalidUTF8)
        #expect(failure(String.self, escaped)?.code == .invalidUTF8)
      }
    }
  }

  @Test func acceptsOneByteOrderMark() throws {
    #expect(try Tree(json: [0xEF, 0xBB, 0xBF, 0x31]) == .number(1))
    #expect(failure(Tree.self, [0xEF, 0xBB, 0xBF]) != nil)
    #expect(failure(Tree.self, [0xEF, 0xBB]) != nil)
    #expect(failure(Tree.self, [0xFE, 0xFF, 0x00, 0x31]) != nil)
  }

  @Test func resolvesEscapes() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud834\udd1e end""#
    #expect(try String(json: text) == "\"\\/\u{8}\u{C}\n\r\tAé€𝄞 end")
    #expect(try [String: Int](json: #"{"\u0061\n":1}"#) == ["a\n": 1])
  }

  @Test func theLastOfEqualKeysCounts() throws {
    #expect(try [String: Int](json: #"{"a":1,"\u0061":2}"#) == ["a": 2])
  }
}
