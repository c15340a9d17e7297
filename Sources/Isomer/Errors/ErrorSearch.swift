/// The errors found so far while all errors of a document are collected, and the containers that
/// are open.
///
/// A document that failed is read again by the same code. The loops over members and elements then
/// pass over what fails, and continue:
///
/// ```
/// {"crates": [{"id": 1}, {"id": "x", "n": true}, 7]}
///                               ^         ^      ^
///   level 1: a model, at "crates"     recorded, and skipped
///   level 2: elements, from "["
/// ```
///
/// A value that fails as a consequence of recorded errors is passed over without a record.
final class ErrorSearch {
  /// An error, and the bytes of the value that was passed over; nil for an error about an object.
  struct Fault {
    var failed: FailedReading
    var value: Range<Int>?
    /// The depth of the object or array that it concerns.
    var depth: Int
  }

  /// The loop that reads the children of a container.
  enum Loop {
    /// None that continues after a failure, as in a manual mapping.
    case none
    case model, elements, members
  }

  /// A container that is open, or the last one that was open at its depth.
  struct Level {
    /// The offset of the bracket.
    var start = -1
    var loop = Loop.none
    /// The offset of a model's current value, or an offset between two other children.
    var next = 0
    /// The models that were read from the object.
    var models: [OpenModel] = []
    /// The paths that the last model lacks, whose types are generic parameters.
    var absent: [String] = []
    /// True if the rest of the object is read after a failure.
    var isResumed = false
    /// The failure of another value in the rest.
    var failure: ReadingFailure?
  }

  private(set) var faults: [Fault] = []
  /// True if the next object to begin is the rest of one.
  var isResuming = false
  private let limit: Int
  /// True if a value is not JSON, so that nothing after it can be read.
  var isBroken = false
  var levels: [Level] = []
  private var outer: [(levels: [Level], first: Int, origin: ModelOrigin?)] = []

  /// The number of bytes that may still be skipped.
  var work: Int

  /// Creates a search for a number of errors in a document of a size.
  init(limit: Int, count: Int) {
    self.limit = limit
    work = JSONReader.rereadable(count: count)
  }

  /// True if reading should end.
  var isFull: Bool { isBroken || isTruncated }

  /// True if there may be more errors than those recorded.
  var isTruncated: Bool { faults.count > limit || work < 0 }
}

// MARK: - containers

extension ErrorSearch {
  /// Records a container at its opening bracket.
  func open(_ depth: Int, at start: Int, _ loop: Loop) {
    while levels.count <= depth { levels.append(Level()) }
    if levels[depth].start != start { levels[depth].models.removeAll(keepingCapacity: true) }
    levels[depth].start = start
    levels[depth].loop = loop
    levels[depth].next = start + 1
  }

  /// Records that an object is read as a model.
  func begin(_ keys: KeySet, _ depth: Int) {
    guard depth < levels.count else { return }
    levels[depth].loop = .model
    levels[depth].absent = []
    levels[depth].models.append(OpenModel(keys.table))
  }

  /// Records a key, whose value follows an offset.
  func enter(_ index: Int, _ depth: Int, at value: Int) {
    endMember(depth)
    guard depth < levels.count, !levels[depth].models.isEmpty else { return }
    levels[depth].next = value
    change(depth) { model in
      model.index = index
      model.isPassedOver = false
    }
  }

  /// Returns the offset of the container that is open, or was the last one, at a depth.
  func start(_ depth: Int) -> Int? { depth < levels.count ? levels[depth].start : nil }

  /// Records that the last member has been read.
  func endMember(_ depth: Int) {
    guard depth < levels.count, let object = levels[depth].models.last, object.index >= 0 else {
      return
    }
    forgetKey(depth)
    let root = root(depth)
    change(root) { model in
      let source = root == depth ? nil : KeySets.shared.source(of: model.table)
      guard let start = root == depth ? 0 : source?.pointee.starts[object.table] else { return }
      model.take(object, from: start)
    }
  }

  /// Discards the key of the current value, which is null and counts as missing.
  func forgetKey(_ depth: Int) {
    change(depth) { $0.index = KeySet.unknown }
  }

  /// Records that the child of the loop at a depth was passed over; the next one follows an offset.
  ///
  /// A property can be read from an element of an array, so its key counts as faulty too.
  func pass(_ depth: Int, to next: Int) {
    levels[depth].next = next
    if let model = levels[...depth].lastIndex(where: { $0.loop == .model }) { markFaulty(model) }
  }

  /// Records that the current value of a model could not be read.
  func markFaulty(_ depth: Int) {
    change(depth) { $0.isPassedOver = true }
  }

  /// Changes the last model at a depth, if there is one.
  private func change(_ depth: Int, _ change: (inout OpenModel) -> Void) {
    guard depth < levels.count, !levels[depth].models.isEmpty else { return }
    change(&levels[depth].models[levels[depth].models.count - 1])
  }

  /// Returns the number of keys that a model read from the object that starts at an offset.
  func keys(_ start: Int, _ depth: Int) -> Int {
    guard depth < levels.count, levels[depth].start == start else { return 0 }
    return levels[depth].models.last?.count ?? 0
  }

  /// Returns the depth of the model that an object on a path of its keys belongs to.
  private func root(_ depth: Int) -> Int {
    var root = depth
    while levels[root].models.last?.table.pointee.list.isNested ?? true {
      guard root > 0 else { return depth }
      root -= 1
    }
    return root
  }

  /// Returns the depth of the innermost loop that continues after a failure.
  func loop(at depth: Int) -> Int? {
    var depth = min(depth, levels.count - 1)
    while depth > 0, levels[depth].loop == .none { depth -= 1 }
    return depth > 0 ? depth : nil
  }

  /// Starts with a text that is composed of pieces of the document.
  func beginPart(_ depth: Int) {
    outer.append((levels, faults.count, origin(depth + 1, isWhole: true)))
    levels = []
  }

  /// Ends the reading of such a text.
  func endPart() {
    if let last = outer.popLast() { levels = last.levels }
  }

  /// True if errors were found in the text, or the document, that is read.
  var hasFaults: Bool { faults.count > outer.last?.first ?? 0 }
}

// MARK: - errors

extension ErrorSearch {
  /// The number of errors.
  var count: Int { faults.count }

  /// The errors, each value with the first of its errors.
  var errors: [FailedReading] {
    var dropped: Set<Int> = []
    var open: [(index: Int, end: Int)] = []
    let values = faults.enumerated().compactMap { index, fault in
      fault.value.map { (index: index, value: $0) }
    }
    // An outer value before those inside it.
    for (index, value) in values.ordered(by: { -$0.value.upperBound })
      .ordered(by: \.value.lowerBound)
    {
      while let last = open.last, last.end <= value.lowerBound { open.removeLast() }
      for outer in open { dropped.insert(max(outer.index, index)) }
      open.append((index, value.upperBound))
    }
    var missing: Set<String> = []
    let errors = faults.indices.filter { index in
      let failed = faults[index].failed
      guard failed.failure.code == .missingKey, let key = failed.details.missingKey else {
        return !dropped.contains(index)
      }
      return missing.insert("\(failed.failure.offset) \(key)").inserted
    }
    return errors.prefix(limit).map { faults[$0].failed }
  }

  /// Records an error of a child of the loop at a depth, unless it is a consequence of others.
  ///
  /// A child without bytes is an object that was read completely.
  func take(_ failed: FailedReading, _ value: Range<Int>?, _ depth: Int) {
    var failed = failed
    if failed.failure.code == .consequence { return }
    if failed.failure.code == .missingKey, let key = failed.details.missingKey {
      return takeMissing(key, failed, value, depth)
    }
    if let value, hasFault(in: value) { return }
    if let inside = failed.details.inside?.all, inside.count > 1 {
      for each in inside {
        failed.details.inside = each
        faults.append(Fault(failed: failed, depth: depth + 1))
      }
      return
    }
    failed.origin = origin(value == nil ? depth + 1 : depth, isWhole: value == nil)
    faults.append(Fault(failed: failed, value: value, depth: value == nil ? depth + 1 : depth))
  }

  /// Records the failure of a whole value, unless it is a consequence of errors found in it.
  func takeWhole(_ failed: FailedReading, _ depth: Int, after count: Int) {
    if faults.count == count || failed.failure.code == .missingKey { take(failed, nil, depth) }
  }

  /// Returns whether the last error concerns a part of a value.
  private func hasFault(in value: Range<Int>) -> Bool {
    guard let last = faults.last, hasFaults else { return false }
    return (value.lowerBound...value.upperBound).contains(last.failed.failure.offset)
  }

  /// Records all keys that an object lacks.
  private func takeMissing(
    _ missing: String, _ failed: FailedReading, _ value: Range<Int>?, _ depth: Int
  ) {
    let models = depth + 1 < levels.count ? levels[depth + 1].models : []
    for model in models.reversed() {
      guard let source = KeySets.shared.source(of: model.table)?.pointee,
        source.required.contains(where: { $0.path == missing })
      else { continue }
      return takeLacking(model, source, missing, failed, depth)
    }
    if models.last?.isFaulty(missing) ?? value.map(hasFault) ?? false { return }
    var failed = failed
    failed.origin = origin(depth + 1, isWhole: true) ?? origin(depth, isWhole: false)
    faults.append(Fault(failed: failed, depth: depth + 1))
  }

  /// Records all keys that an object lacks; `missing` is one of them, even if the object has it.
  private func takeLacking(
    _ model: OpenModel, _ source: ModelSource, _ missing: String?, _ failed: FailedReading,
    _ depth: Int
  ) {
    let absent = levels[depth + 1].absent + (missing.map { [$0] } ?? [])
    for property in model.lacking(source.required, absent) {
      var other = failed
      other.details.missingKey = property.path
      other.origin = ModelOrigin(source, property.property)
      faults.append(Fault(failed: other, depth: depth + 1))
    }
  }

  /// Records that an object lacks a path whose type is a generic parameter.
  func takeAbsent(_ path: String, _ depth: Int) {
    if depth + 1 < levels.count { levels[depth + 1].absent.append(path) }
  }

  /// Records all keys that an object with other errors lacks; the offset is that of its closing brace.
  func takeLacking(_ table: UnsafePointer<KeyTable>, _ depth: Int, at offset: Int) {
    guard depth + 1 < levels.count, let source = KeySets.shared.source(of: table)?.pointee,
      let model = levels[depth + 1].models.last(where: { $0.table == table })
    else { return }
    let failed = FailedReading(
      failure: ReadingFailure(.missingKey, at: offset), details: FailureDetails())
    takeLacking(model, source, nil, failed, depth)
  }

  /// Returns the model and the property of the value that is read at a depth.
  private func origin(_ depth: Int, isWhole: Bool) -> ModelOrigin? {
    // Without copies of the levels, because there can be hundreds.
    var level = min(depth, levels.count - 1)
    while level >= 0 {
      if let model = levels[level].models.last,
        let source = KeySets.shared.source(of: model.table)?.pointee
      {
        return ModelOrigin(source, isWhole ? nil : source.properties(model.index).first)
      }
      level -= 1
    }
    return outer.last?.origin
  }

  /// Records that the document is not JSON.
  func takeBroken(_ failed: FailedReading) {
    if !isTruncated { faults.append(Fault(failed: failed, depth: 0)) }
    isBroken = true
  }

  /// Discards the later errors, for a reader that returns to an earlier location; returns them.
  @discardableResult
  func forget(after count: Int) -> [Fault] {
    guard count < faults.count else { return [] }
    defer { faults.removeSubrange(count...) }
    return Array(faults[count...])
  }

  /// Records errors that were discarded.
  func restore(_ others: [Fault]) { faults += others }

  /// Changes the later errors.
  func change(after count: Int, _ change: (inout Fault) -> Void) {
    for index in faults.indices.dropFirst(count) { change(&faults[index]) }
  }
}
