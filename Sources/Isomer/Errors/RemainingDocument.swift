/// The part of a document with invalid values that remains to be read.
///
/// An invalid value is removed with its key and with everything before it that was read without
/// error. Retained are the brackets and keys on the path to the rest, and small members of the open
/// objects, such as tags.
///
/// ```
/// {"type": "a", "items": [{"id": 1}, {"id": "x", "n": 1}, {"id": 2}], "more": 0}
/// {"type": "a", "items": [{                      "n": 1}, {"id": 2}], "more": 0}
///      retained pieces     └ the rest
/// ```
///
/// Each byte is therefore read about once, regardless of the number of invalid values. Offsets are
/// those of the original.
struct RemainingDocument {
  private let original: UnsafeRawBufferPointer
  /// The range of the original that is read.
  private let part: Range<Int>
  private let depthLimit: Int
  private let isNative: Bool
  /// The maximum number of bytes of retained members.
  private let room: Int
  /// The original up to the end of the part; the pieces precede the rest and overwrite what was
  /// there.
  private var text: [UInt8]
  /// The offset of the pieces in the text.
  private var start: Int
  /// The retained pieces before the rest.
  private var pieces: [Range<Int>] = []
  /// The invalid values, with their keys.
  private var faults: [Range<Int>] = []
  /// True if valid members were left out, which may contain further errors.
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

  /// Returns the offset in the original of an offset in the remaining document.
  func offset(of place: Int) -> Int {
    var distance = place
    for piece in pieces {
      if distance < piece.count { return piece.lowerBound + distance }
      distance -= piece.count
    }
    return start + place
  }
}

// MARK: - faults

extension RemainingDocument {
  /// An invalid value.
  struct Fault {
    /// The offset of the value, or of its key, in the remaining document.
    var place: Int
    /// The bytes of the value in the original.
    var value: Range<Int>
    /// True if the value may have failed only because something in it was removed.
    var isConsequence = false
    /// True if there is no JSON value.
    var isBroken = false
  }

  /// Returns the value that a failure is about.
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

  /// Returns, for each property, whether none of its paths has a value in an object of the
  /// original.
  func lacks(_ properties: [[String]], in object: Range<Int>) -> [Bool] {
    let paths = properties.joined().map { (ValuePath($0) ?? ValuePath([.key($0)])).components[...] }
    var lacks = self.lacks(paths, in: object)[...]
    return properties.map { alternatives in
      defer { lacks = lacks.dropFirst(alternatives.count) }
      return !lacks.prefix(alternatives.count).contains(false)
    }
  }

  /// Returns, for each path, whether it has no value.
  ///
  /// A path through an invalid value does not count as missing.
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

// MARK: - removing values

extension RemainingDocument {
  /// Removes a value with its key, and what was read before it; returns false for the root, after
  /// which nothing is left.
  ///
  /// If the error is real, the value stays out after a restart too.
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

  /// Returns the size from which members are left out, so that the others fit.
  private func sizeLimit(_ members: [Range<Int>]) -> Int {
    var left = room
    for size in members.map(\.count).sorted() {
      left -= size
      if left < 0 { return size }
    }
    return .max
  }

  /// Leaves at most one comma between the last retained member, which ends with one, and what
  /// follows.
  private mutating func separate(_ last: Range<Int>?, from end: Int) {
    let next = text[(start + end)...].firstIndex { !JSONBytes.isWhitespace($0) }
    if let next, text[next] == UInt8(ascii: ",") {
      text[next] = UInt8(ascii: " ")
    } else if let last {
      text[start + last.upperBound - 1] = UInt8(ascii: " ")
    }
  }

  /// Moves the retained pieces directly before the rest, which starts at `end`.
  private mutating func keep(_ kept: [Range<Int>], before end: Int) {
    // The rest may start inside the earlier pieces.
    let behind = max(end, pieces.reduce(0) { $0 + $1.count })
    let kept = kept + [end..<behind]
    let bytes = kept.flatMap { text[start + $0.lowerBound..<start + $0.upperBound] }
    pieces = kept.flatMap(originals)
    start += behind - bytes.count
    text.replaceSubrange(start..<start + bytes.count, with: bytes)
  }

  /// Returns the ranges of the original that a range of the text comes from.
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

  /// Starts again with everything except the invalid values.
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
