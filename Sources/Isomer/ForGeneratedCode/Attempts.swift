/// The failures of reading a value without a tag as one case after another; the first three are
/// stored inline.
@_spi(Generated)
public struct Attempts {
  struct Failed {
    var name: StaticString
    var failure: ReadingFailure
    var details: FailureDetails
  }

  private var first, second, third: Failed?
  /// The number of cases that do not fit.
  var count: Int32 = 0
  /// The number of cases that are known not to fit.
  var known: Int32 = 0
  /// The type with the mapping.
  let mapping: ObjectIdentifier
  /// True if one of the failures concerns a secret value.
  private(set) var isSecret = false
  /// All errors of each case, while all errors of the document are collected.
  var collected: [CollectedAttempt] = []

  /// Creates an empty list for the mapping in a type.
  public init(of mapping: Any.Type) { self.mapping = ObjectIdentifier(mapping) }

  var kept: [Failed] { [first, second, third].compactMap(\.self) }

  mutating func add(_ failed: Failed) {
    if failed.details.isSecret { isSecret = true }
    switch count {
    case 0: first = failed
    case 1: second = failed
    case 2: third = failed
    default: break
    }
    count += 1
  }
}

@_spi(Generated)
extension JSONReader {
  /// Reads a value as one case; on failure, returns nil and moves back.
  @inlinable
  public mutating func attempt<T>(
    _ name: StaticString, _ attempts: inout Attempts,
    _ read: (inout JSONReader) throws(ReadingFailure) -> T
  ) throws(ReadingFailure) -> T? {
    if memory != nil, let known = try recall(&attempts, T.self) { return known }
    let start = position
    let notes = noteCount
    self.attempts += 1
    defer { self.attempts -= 1 }
    do {
      // A loop, because a second call would double the code.
      while true {
        let value = try read(&self)
        if collector == nil && memory == nil { return value }
        if try isFinal(value, attempts, start, notes) { return value }
      }
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
    let misfit = try Misfit(failure)
    var failed = Attempts.Failed(name: name, failure: failure, details: details)
    if collector?.search != nil { collect(&failed, &attempts, start, notes) }
    attempts.add(failed)
    if self.attempts > 1 {
      // Values are remembered once such attempts have read more bytes than the document has.
      attempted += max(cursor - start.offset, 1)
      if memory == nil, attempted > count + 4096 { memory = AttemptMemory() }
      if memory != nil { remember(attempts.count, attempts, at: start) }
    } else {
      memory?.isReplaying = false
    }
    abandon(misfit, start, notes)
  }

  /// Returns the failure for a value that fits no case, or that is not valid JSON.
  @inline(never)
  public mutating func noCase(_ attempts: Attempts) -> ReadingFailure {
    _ = token()
    let start = position
    if self.attempts > 0 {
      let isSecret = attempts.isSecret
      remember(isSecret ? AttemptMemory.secretNone : AttemptMemory.none, attempts, at: start)
    } else {
      memory?.values = [:]
      defer { rewind(to: start) }
      do throws(ReadingFailure) {
        try skipValue()
      } catch {
        if attempts.isSecret { details.conceal() }
        return error
      }
    }
    if let nearest = nearest(attempts) { return nearest }
    let failure = noCase(at: start.offset, isSecret: attempts.isSecret)
    // The text costs more than the attempts; an enclosing attempt creates its own.
    if self.attempts <= (collector?.search == nil ? 0 : 2) {
      details.reason = needs(attempts, from: start.offset)
    }
    return failure
  }

  mutating func noCase(at offset: Int, isSecret: Bool) -> ReadingFailure {
    details.expected = "a value that fits one of the cases"
    details.isSecret = isSecret
    return ReadingFailure(.invalidValue, at: offset)
  }

  /// `video: the key "url" is missing; text: expected a string, found an object; 2 more`.
  private func needs(_ attempts: Attempts, from start: Int) -> String {
    let kept = attempts.kept
    var needs = kept.map { "\($0.name): \(words(of: $0, from: start))" }
    if attempts.count > kept.count { needs.append("\(Int(attempts.count) - kept.count) more") }
    return needs.joined(separator: "; ")
  }

  /// The failure of one case with its path inside the value: `url: expected a URL, found number 7`.
  private func words(of failed: Attempts.Failed, from start: Int) -> String {
    valueEnds.open?.complete()
    let value = UnsafeRawBufferPointer(start: base + start, count: count - start)
    let offset = max(failed.failure.offset - start, 0)
    let failure = ReadingFailure(failed.failure.code, at: offset)
    var locator = Locator(value, maximumDepth: depthLimit)
    var lines: LineCounter?
    let error = FailureTranslation(bytes: value, depthLimit: depthLimit)
      .locate(failure, failed.details, by: &locator).placed(by: &lines)
    let words = error.path.isEmpty ? error.sentenceAndPlace : error.description
    return words.count > Self.longestWords ? words.prefix(Self.longestWords) + "…" : words
  }

  /// The maximum length of the text for one case, in characters.
  private static var longestWords: Int { 160 }
}
