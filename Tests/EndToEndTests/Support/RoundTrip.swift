import Isomer
import Testing

/// Reads a document, compares the value, writes it, compares the text, and reads that text again.
///
/// Without `text`, the written text must equal the document.
func expectRoundTrip<Model: Readable & Writable & Equatable>(
  _ document: String, _ expected: Model, writes text: String? = nil,
  _ options: WritingOptions = WritingOptions(), at location: SourceLocation = #_sourceLocation
) throws {
  let value = try Model(json: document)
  #expect(value == expected, sourceLocation: location)
  let written = try value.jsonString(options)
  #expect(written == text ?? document, sourceLocation: location)
  #expect(try Model(json: written) == expected, sourceLocation: location)
  #expect(try expected.jsonString(options) == written, sourceLocation: location)
}

/// Reads a document that must fail and returns the first error without the others.
func failure<Model: Readable>(
  _: Model.Type, _ document: String, at location: SourceLocation = #_sourceLocation
) throws -> MappingError {
  try #require(
    #expect(throws: MappingError.self, sourceLocation: location) {
      try Model(json: document, options: ReadingOptions(errorLimit: 1))
    },
    sourceLocation: location)
}

/// Expects an error at the mark `|>` in a document, with a code and a text that
/// precedes the location.
func expectFailure<Model: Readable>(
  _ type: Model.Type, _ marked: String, _ code: MappingError.Code, _ words: String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let (document, place) = unmarked(marked)
  let error = try failure(type, document, at: location)
  #expect(error.code == code, sourceLocation: location)
  #expect(error.offset == place.offset, sourceLocation: location)
  #expect(error.line == place.line, sourceLocation: location)
  #expect(error.column == place.column, sourceLocation: location)
  let words =
    "\(words) (line \(place.line), column \(place.column), byte \(place.offset))"
  #expect(error.description == words, sourceLocation: location)
}

/// Returns a document without its mark `|>`, and the location of the mark.
func unmarked(_ marked: String) -> (document: String, place: (offset: Int, line: Int, column: Int))
{
  let bytes = Array(marked.utf8)
  let mark = bytes.indices.dropLast().first { bytes[$0...].starts(with: "|>".utf8) } ?? 0
  let before = bytes[..<mark]
  let lines = before.split(separator: 0x0A, omittingEmptySubsequences: false)
  let document = Array(before) + bytes[min(mark + 2, bytes.count)...]
  return (
    String(decoding: document, as: UTF8.self),
    (mark, lines.count, (lines.last?.count ?? 0) + 1)
  )
}

/// The ordered members of an object, one of which a test changes.
struct Members {
  private var members: [(key: String, value: String)]

  init(_ members: KeyValuePairs<String, String>) {
    self.members = members.map { ($0.key, $0.value) }
  }

  var text: String {
    "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  /// Returns the text with another value for a key, or without the key for nil.
  func with(_ key: String, _ value: String?) -> String {
    var changed = self
    let position = members.firstIndex { $0.key == key }
    if let position, let value {
      changed.members[position].value = value
    } else if let position {
      changed.members.remove(at: position)
    } else if let value {
      changed.members.append((key, value))
    }
    return changed.text
  }
}
