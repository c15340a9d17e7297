/// The failures of reading a value without a tag as one case after another; the first three are
/// stored inline.
@_spi(Generated)
public struct Attempts {
  struct Failed {
    var name: StaticString
    var failure: ReadingFailure
    var details: FailureDetails
  }

  private var first: Failed?
  private var second: Failed?
  private var third: Failed?
  /// The number of further failures.
  private(set) var others = 0
  /// True if one of them concerns a secret value.
  private(set) var isSecret = false
  /// All errors of each case, while all errors of the document are collected.
  var collected: [CollectedAttempt] = []

  /// Creates an empty list.
  public init() {}

  var kept: [Failed] { [first, second, third].compactMap(\.self) }

  mutating func add(_ failed: Failed) {
    if failed.details.isSecret { isSecret = true }
    if first == nil {
      first = failed
    } else if second == nil {
      second = failed
    } else if third == nil {
      third = failed
    } else {
      others += 1
    }
  }
}

@_spi(Generated)
extension JSONReader {
  /// Reads a value as one case; on failure, returns nil and moves back, or throws after too many
  /// repetitions.
  @inlinable
  public mutating func attempt<T>(
    _ name: StaticString, _ attempts: inout Attempts,
    _ read: (inout JSONReader) throws(ReadingFailure) -> T
  ) throws(ReadingFailure) -> T? {
    let start = position
    let notes = noteCount
    self.attempts += 1
    defer { self.attempts -= 1 }
    do {
      let value = try read(&self)
      if collector != nil { try rejectFaults(after: notes) }
      return value
    } catch {
      try giveUpAttempt(name, &attempts, start, error, notes)
      return nil
    }
  }

  @inline(never) @usableFromInline
  mutating func giveUpAttempt(
    _ name: StaticString, _ attempts: inout Attempts, _ start: Position,
    _ failure: ReadingFailure, _ notes: Int
  ) throws(ReadingFailure) {
    attempts.add(Attempts.Failed(name: name, failure: failure, details: details))
    collect(name, &attempts, start, failure, notes)
    details = FailureDetails()
    collector?.forget(after: notes)
    try reread(from: start, Self.tooManyAttempts)
  }

  /// Returns the failure for a value that fits no case, or that is not valid JSON.
  @inline(never)
  public mutating func noCase(_ attempts: Attempts) -> ReadingFailure {
    _ = token()
    let start = position
    defer { rewind(to: start) }
    do throws(ReadingFailure) {
      try skipValue()
      try reread(from: start, Self.tooManyAttempts)
    } catch {
      return error
    }
    if let nearest = nearest(attempts) { return nearest }
    details.expected = "a value that fits one of the cases"
    details.isSecret = attempts.isSecret
    // The text costs more than the attempts; an enclosing attempt creates its own.
    if self.attempts <= (collector?.search == nil ? 0 : 2) {
      details.reason = needs(attempts, from: start.offset)
    }
    return ReadingFailure(.invalidValue, at: start.offset)
  }

  /// `video: the key "url" is missing; text: expected a string, found an object; 2 more`.
  private func needs(_ attempts: Attempts, from start: Int) -> String {
    var needs = attempts.kept.map { "\($0.name): \(words(of: $0, from: start))" }
    if attempts.others > 0 { needs.append("\(attempts.others) more") }
    return needs.joined(separator: "; ")
  }

  /// The failure of one case with its path inside the value: `url: expected a URL, found number 7`.
  private func words(of failed: Attempts.Failed, from start: Int) -> String {
    let value = UnsafeRawBufferPointer(start: base + start, count: count - start)
    let offset = max(failed.failure.offset - start, 0)
    let failure = ReadingFailure(failed.failure.code, at: offset)
    var locator = Locator(value, maximumDepth: depthLimit)
    let located = FailureTranslation(value, depthLimit: depthLimit)
      .locate(failure, failed.details, by: &locator)
    let error = MappingError(
      located.code, path: located.path, expected: located.expected, found: located.found,
      reason: located.reason)
    let words = located.path.isEmpty ? error.sentenceAndPlace : error.description
    return words.count > Self.longestWords ? words.prefix(Self.longestWords) + "…" : words
  }

  private static var tooManyAttempts: StaticString {
    "it is tried as several cases at too many levels"
  }

  /// The maximum length of the text for one case, in characters.
  private static var longestWords: Int { 160 }
}
