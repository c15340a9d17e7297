import Isomer
import Testing

/// Reads a document, writes it, and expects that reading that text gives the same value and text.
func expectStable<Model: Readable & Writable & Equatable>(
  _: Model.Type, _ document: String, at location: SourceLocation = #_sourceLocation
) throws {
  let value = try Model(json: document)
  let written = try value.jsonString(.sortedKeys)
  let again = try Model(json: written)
  #expect(again == value, sourceLocation: location)
  #expect(try again.jsonString(.sortedKeys) == written, sourceLocation: location)
}

/// Expects all errors of a document, one a line.
func expectErrors<Model: Readable>(
  _: Model.Type, _ document: String, _ lines: String, at location: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: MappingError.self, sourceLocation: location) {
    try Model(json: document)
  }
  #expect(error?.description == lines, sourceLocation: location)
}
