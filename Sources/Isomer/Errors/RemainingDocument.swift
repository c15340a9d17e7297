/// What is still to be read of a document in which some values do not fit.
///
/// A value that does not fit goes, with its key, and with it everything in front of it that was read
/// without error. What is kept in front of the rest is what makes it a document: the brackets and keys
/// on the way, and small members of the objects that are open, such as tags.
///
/// ```
/// {"type": "a", "items": [{"id": 1}, {"id": "x", "n": 1}, {"id": 2}], "more": 0}
/// {"type": "a", "items": [{                      "n": 1}, {"id": 2}], "more": 0}
///      kept, in pieces     └ the rest
/// ```
///
/// So each byte is read about once, however many values do not fit. Offsets are those of the original.
struct RemainingDocument {
  private let original: UnsafeRawBufferPointer
  /// The bytes of the original that are read.
  private let part: Range<Int>
  private let depthLimit: Int
  private let isNative: Bool
  /// How many bytes of members are kept at most.
  private let room: Int
  /// The original up to the end of the part; the pieces precede the rest, and overwrite what was there.
  private var text: [UInt8]
  /// The offset of the pieces in the text.
  private var start: Int
  /// What is kept in front of the rest.
  private var pieces: [Range<Int>] = []
  /// The values that did not fit, with their keys.
  private var faults: [Range<Int>] = []
  /// Whether members were left out that did fit, in which something else may be found.
  private(set) var hasGaps = false

  init(
    _ original: UnsafeRawBufferPointer, part: Range<Int>, options: ReadingOptions, isNative: Bool
  ) {
    self.original = original
    self.part = part
    depthLimit = options.depthLimit
    self.isNative = isNative
    room = max(part.count / options.errorLimit, 512)
    text = Array(original[..<part.upperBound])
    start = part.lowerBound
  }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    text.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  /// The offset in the original of a place in what is read.
  func offset(of place: Int) -> Int {
    var distance = place
    for piece in pieces {
      if distance < piece.count { return piece.lowerBound + distance }
      distance -= piece.count
    }
    return start + place
  }
}

// MARK: - what a failure is about

extension RemainingDocument {
  /// A value that does not fit.
  struct Fault {
    /// The place of the value, or of its key, in what is read.
    var place: Int
    /// The bytes of the value in the original.
    var value: Range<Int>
    /// Whether the value may have failed only because something in it is gone.
    var isConsequence = false
    /// True if there is no value at all.
    var isBroken = false
  }

  /// The value that a failure is about.
  func fault(of failure: ReadingFailure) -> Fault {
    withBytes { bytes in
      var locator = Locator(bytes, maximumDepth: depthLimit)
      let isMissing = failure.code == .missingKey
      let found = locator.place(of: failure.offset, isBracket: isMissing)
      var place = found.value.lowerBound
      if isMissing, place >= bytes.count || bytes[place] != UInt8(ascii: "{") {
        place = found.container ?? place
      }
      let first = offset(of: place)
      let isKey = found.isKey && !isMissing
      var fault = Fault(
        place: place, value: first..<JSONBytes.memberEnd(original, from: first, isKey: isKey))
      guard !isKey else { return fault }
      fault.isBroken = !isMissing && isBroken(fault.value)
      fault.isConsequence = faults.contains(where: fault.value.overlaps)
      return fault
    }
  }

  private func isBroken(_ value: Range<Int>) -> Bool {
    let kind = Excerpt(value, of: original, isNative: isNative).kind
    return kind == .end || kind == .invalid
  }

  /// Which of some properties lack a value at all of their paths, in an object of the original.
  func lacks(_ properties: [[String]], in object: Range<Int>) -> [Bool] {
    let paths = properties.joined().map { (ValuePath($0) ?? ValuePath([.key($0)])).components[...] }
    var lacks = self.lacks(paths, in: object)[...]
    return properties.map { alternatives in
      defer { lacks = lacks.dropFirst(alternatives.count) }
      return !lacks.prefix(alternatives.count).contains(false)
    }
  }

  /// Which of some paths lead to no value.
  ///
  /// Where a value that did not fit is in the way, nothing is known to be lacking.
  private func lacks(
    _ paths: [ArraySlice<ValuePath.Component>], in value: Range<Int>
  ) -> [Bool] {
    if faults.contains(where: { $0.contains(value.lowerBound) }) { return paths.map { _ in false } }
    var lacks = paths.map { !$0.isEmpty }
    let next = InnerValue.next(on: paths, in: value, of: original, isNative: isNative)
    for (value, found) in Dictionary(grouping: next, by: \.value) {
      let rest = self.lacks(found.map { paths[$0.key].dropFirst() }, in: value)
      for (path, isLacking) in zip(found, rest) { lacks[path.key] = isLacking }
    }
    return lacks
  }
}

// MARK: - going on

extension RemainingDocument {
  /// Takes a value out with its key, and what was read in front of it; false for the root, without
  /// which nothing is left.
  ///
  /// A value that did not fit stays out from now on.
  mutating func remove(_ fault: Fault, isReal: Bool) -> Bool {
    let stack = withBytes { bytes in
      var locator = Locator(bytes, maximumDepth: depthLimit, keepsMembers: true)
      return locator.containers(around: fault.place)
    }
    guard let stack, let innermost = stack.last else { return false }
    let first = innermost.key?.lowerBound ?? fault.place
    if isReal { faults.append(offset(of: first)..<max(fault.value.upperBound, offset(of: first))) }
    let end = withBytes {
      JSONBytes.memberEnd($0, from: fault.place, isKey: innermost.expectsKey)
    }
    let limit = sizeLimit(stack.flatMap(\.members))
    var kept: [Range<Int>] = []
    for (level, container) in stack.enumerated() {
      kept.append(container.start..<container.start + 1)
      let members = container.members.filter { $0.count < limit }
      if members.count < container.members.count { hasGaps = true }
      kept += members
      if level + 1 == stack.count {
        separate(members.last, from: end)
      } else if let key = container.key {
        kept.append(key.lowerBound..<stack[level + 1].start)
      }
    }
    keep(kept, before: end)
    return true
  }

  /// The size from which on members are left out, so that the others fit the room.
  private func sizeLimit(_ members: [Range<Int>]) -> Int {
    var left = room
    for size in members.map(\.count).sorted() {
      left -= size
      if left < 0 { return size }
    }
    return .max
  }

  /// Leaves one comma, or none, between the last member that is kept, which has one after it, and
  /// what follows.
  private mutating func separate(_ last: Range<Int>?, from end: Int) {
    let next = text[(start + end)...].firstIndex { !JSONBytes.isWhitespace($0) }
    if let next, text[next] == UInt8(ascii: ",") {
      text[next] = UInt8(ascii: " ")
    } else if let last {
      text[start + last.upperBound - 1] = UInt8(ascii: " ")
    }
  }

  /// Moves what is kept in front of what follows a place.
  private mutating func keep(_ kept: [Range<Int>], before end: Int) {
    // The rest of the document may begin with pieces too.
    let behind = max(end, pieces.reduce(0) { $0 + $1.count })
    let kept = kept + [end..<behind]
    let bytes = kept.flatMap { text[start + $0.lowerBound..<start + $0.upperBound] }
    pieces = kept.flatMap(originals)
    start += behind - bytes.count
    text.replaceSubrange(start..<start + bytes.count, with: bytes)
  }

  /// The ranges of the original document that a range of the text comes from.
  private func originals(of range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = 0
    for piece in pieces {
      let part = range.clamped(to: place..<place + piece.count)
      let offset = piece.lowerBound - place
      if !part.isEmpty { ranges.append(part.lowerBound + offset..<part.upperBound + offset) }
      place += piece.count
    }
    if range.upperBound > place {
      ranges.append(start + max(range.lowerBound, place)..<start + range.upperBound)
    }
    return ranges
  }

  /// Begins anew with everything but the values that did not fit.
  mutating func restart() {
    text = Array(original[..<part.upperBound])
    (start, pieces, hasGaps) = (part.lowerBound, [], false)
    for fault in faults {
      text.replaceSubrange(fault, with: repeatElement(UInt8(ascii: " "), count: fault.count))
      fillComma(beside: fault)
    }
  }

  private mutating func fillComma(beside range: Range<Int>) {
    let comma = UInt8(ascii: ",")
    let next = text[range.upperBound...].firstIndex { !JSONBytes.isWhitespace($0) }
    let last = text[..<range.lowerBound].lastIndex { !JSONBytes.isWhitespace($0) }
    if let next, text[next] == comma {
      text[next] = UInt8(ascii: " ")
    } else if let last, text[last] == comma {
      text[last] = UInt8(ascii: " ")
    }
  }
}
