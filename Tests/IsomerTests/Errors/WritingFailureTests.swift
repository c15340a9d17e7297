import Foundation
import Testing

@testable import Isomer

@Suite struct WritingFailureTests {
  private struct Localized: LocalizedError {
    var errorDescription: String? { "the code is odd" }
  }

  private struct Plain: Error, CustomStringConvertible {
    var description: String { "plain" }
  }

  private struct Failing: Writable {
    var error: any Error
    func write(to writer: inout JSONWriter) { writer.transformerFailed(error) }
  }

  @Test func `a thrown error is described by its own text`() {
    for (error, words) in [
      (Localized(), "the code is odd"), (Plain(), "plain"),
      (TransformerError(expected: "a UUID", input: "x"), #"expected a UUID, found "x""#),
    ] as [(any Error, String)] {
      let thrown = #expect(throws: MappingError.self) { try [Failing(error: error)].json() }
      #expect(thrown?.code == .transformerFailed)
      #expect(thrown?.description == "[0]: \(words) (line 1, column 2, byte 1)")
    }
  }
}
