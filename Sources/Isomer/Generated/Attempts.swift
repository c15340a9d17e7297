/// The cases that a value without a tag was read as, and their failures.
///
/// The first failures are stored inline, so a value of the second case allocates no memory.
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
  /// How many failures there are that are not kept.
  private(set) var others = 0
  /// Whether one of them met a secret value.
  private(set) var isSecret = false

  /// None yet.
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
  /// Reads a value as one case; if that fails, returns nil, with the reader before the value.
  ///
  /// Throws if far more was read again than the document's length.
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
      return try read(&self)
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
    details.expected = "a value that fits one of the cases"
    details.isSecret = attempts.isSecret
    // The words cost more than the attempts; an attempt around these makes its own.
    if self.attempts == 0 { details.reason = needs(attempts, from: start.offset) }
    return ReadingFailure(.invalidValue, at: start.offset)
  }

  /// `video: the key "url" is missing; text: expected a string, found an object; 2 more`.
  private func needs(_ attempts: Attempts, from start: Int) -> String {
    var needs = attempts.kept.map { "\($0.name): \(words(of: $0, from: start))" }
    if attempts.others > 0 { needs.append("\(attempts.others) more") }
    return needs.joined(separator: "; ")
  }

  /// What one case needed, with the place inside the value: `url: expected a URL, found number 7`.
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

  /// How long the words for one case may be, in characters.
  private static var longestWords: Int { 160 }
}
