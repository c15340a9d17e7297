import Isomer
import IsomerStreams

/// What a stream returned: its elements, and the error that ended it.
struct Outcome<Model: Equatable & Sendable>: Equatable {
  var elements: [Result<Model, MappingError>] = []
  var failure: MappingError?

  var models: [Model] { elements.compactMap { try? $0.get() } }

  /// The errors of all elements, and the last one, with their other errors.
  var errors: [MappingError] {
    let invalid = elements.compactMap { element -> MappingError? in
      guard case .failure(let error) = element else { return nil }
      return error
    }
    return (invalid + [failure].compactMap { $0 }).flatMap(\.all)
  }

  init() {}

  /// Reads a whole stream.
  init<Chunks>(of stream: JSONStream<Model, Chunks>) async throws {
    do {
      for try await result in stream.results { elements.append(result) }
    } catch let error as MappingError {
      failure = error
    }
  }

  /// Returns whether the elements, and all their errors, are equal.
  static func == (first: Outcome, second: Outcome) -> Bool {
    guard first.elements.count == second.elements.count else { return false }
    let isSame = zip(first.elements, second.elements).allSatisfy { pair in
      switch pair {
      case (.success(let first), .success(let second)): first == second
      case (.failure(let first), .failure(let second)): first.all == second.all
      default: false
      }
    }
    return isSame && first.failure?.all == second.failure?.all
  }
}
