import Foundation

/// A document in a format and its model, which both coders can read and write.
struct Subject {
  let name: String
  let format: Format
  /// The size of the document.
  let size: Int
  /// Throws if the coders disagree or a round trip loses information.
  let verify: () throws -> Void
  /// Returns the time of a number of calls, without the time for releasing their results.
  let time: (Engine, Direction, Int) throws -> Duration
  /// Returns the bytes that a coder writes for the document; for dictionaries, as JSON.
  let written: (Engine) throws -> Data
}
