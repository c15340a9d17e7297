/// The errors of reading a value as one case, while all errors of the document are collected.
struct CollectedAttempt {
  let name: StaticString
  var faults: [ErrorSearch.Fault]
  /// True if the case requires another kind of value.
  let isOtherKind: Bool
  /// The number of keys of the value that are missing, unknown or determine another type.
  let otherKeys: Int
  /// The number of keys of the value that the case reads.
  let knownKeys: Int

  fileprivate var distance: (Int, Int, Int) { (otherKeys, -knownKeys, faults.count) }
}

extension JSONReader {
  /// Takes the errors of an attempt; the first becomes its failure.
  mutating func collect(
    _ attempt: inout Attempts.Failed, _ attempts: inout Attempts, _ start: Position, _ notes: Int
  ) {
    let failure = attempt.failure
    guard let search = collector?.search, failure.code.isAboutValue else { return }
    search.takeWhole(failed(failure), start.depth, after: notes)
    let offset = valueStart(start)
    let isOtherKind = failure.code.isAboutKind && failure.offset <= offset
    let keys = search.keys(offset, start.depth + 1)
    let faults = search.forget(after: notes)
    let otherKeys = faults.count {
      $0.depth == start.depth + 1 && $0.failed.failure.code.isAboutKeys
    }
    attempts.collected.append(
      CollectedAttempt(
        name: attempt.name, faults: faults, isOtherKind: isOtherKind, otherKeys: otherKeys,
        knownKeys: keys))
    if let first = faults.first?.failed {
      (attempt.failure, attempt.details) = (first.failure, first.details)
    }
  }

  /// Records the errors of the case that accepts the kind of the value or its keys, or of the nearest
  /// one, with its name; returns nil if no case is the nearest.
  func nearest(_ attempts: Attempts) -> ReadingFailure? {
    guard let search = collector?.search else { return nil }
    let candidates = attempts.collected.filter { !$0.isOtherKind }
    let accepting = candidates.filter { $0.otherKeys == 0 }
    if let only = [candidates, accepting].first(where: { $0.count == 1 }) {
      search.restore(only[0].faults)
      return ReadingFailure(.consequence, at: cursor)
    }
    guard var nearest = candidates.min(by: { $0.distance < $1.distance }),
      candidates.count(where: { $0.distance == nearest.distance }) == 1
    else { return nil }
    for index in nearest.faults.indices where nearest.faults[index].failed.details.caseName == nil {
      nearest.faults[index].failed.details.caseName = nearest.name.description
    }
    search.restore(nearest.faults)
    return ReadingFailure(.consequence, at: cursor)
  }
}

extension ReadingFailure.Code {
  /// True if a value of another kind is expected.
  fileprivate var isAboutKind: Bool {
    switch self {
    case .expectedObject, .expectedArray, .expectedString, .expectedNumber, .expectedInteger,
      .expectedBool, .expectedNull:
      true
    default: false
    }
  }

  /// True if an object has other keys than the expected ones, or another tag.
  fileprivate var isAboutKeys: Bool {
    self == .missingKey || self == .unknownKey || self == .unknownTag
  }
}
