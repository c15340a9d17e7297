/// Takes note of offsets while a document is read; a reader holds one only if a report was asked
/// for.
///
/// Paths, lines and sentences are found afterwards, all in one walk.
@usableFromInline
final class ReportCollector {
  /// One note: a kind and an offset, and the failure that was the reason.
  struct Note {
    var kind: MappingReport.Kind
    var offset: Int
    var failure: ReadingFailure?
    var details: FailureDetails
  }

  private(set) var notes: [Note] = []
  /// The keys that the open objects have had, by depth.
  private var seen: [SeenKeys] = []
  /// The models whose objects are open, by depth, each with the key that was read last.
  private var places: [ModelPlace?] = []

  @usableFromInline
  init() {}

  /// The number of notes; what a reader remembers before it tries a part of the document.
  var count: Int { notes.count }

  /// Takes note of a value, element or key that starts at an offset.
  @inline(never)
  func note(
    _ kind: MappingReport.Kind, at offset: Int, because failure: ReadingFailure? = nil,
    details: FailureDetails = FailureDetails()
  ) {
    notes.append(Note(kind: kind, offset: offset, failure: failure, details: details))
  }

  /// Takes note of a known key that its object has had before.
  func see(_ index: Int, of keys: KeySet, isFirst: Bool, depth: Int, key offset: Int) {
    enter(keys, depth: depth, at: index)
    while seen.count <= depth { seen.append(SeenKeys()) }
    if isFirst { seen[depth] = SeenKeys() }
    if !seen[depth].insert(index) { note(.duplicateKey, at: offset) }
  }

  /// Remembers which model an object is read for, and the key that was read last.
  func enter(_ keys: KeySet, depth: Int, at index: Int = KeySet.unknown) {
    places.removeSubrange(min(depth, places.count)...)
    while places.count < depth { places.append(nil) }
    places.append(ModelPlace(keys: keys, index: index))
  }

  /// The model and the property that a failure at a depth is about.
  ///
  /// The object that lacks a key is closed already.
  func origin(of failure: ReadingFailure, _ details: FailureDetails, depth: Int) -> ModelOrigin? {
    if failure.code == .missingKey, depth + 1 < places.count,
      let origin = places[depth + 1]?.origin(missing: details.missingKey)
    {
      return origin
    }
    return places.prefix(depth + 1).last { $0 != nil }??.origin
  }

  /// Forgets what was noted since; for a reader that goes back to an earlier place.
  func forget(after count: Int) {
    guard count < notes.count else { return }
    notes.removeSubrange(count...)
  }

  /// Changes the places of what was noted since.
  func relocate(after count: Int, _ change: (inout Note) -> Void) {
    for index in notes.indices.dropFirst(count) { change(&notes[index]) }
  }

  /// Lets nothing be shown of what was noted since.
  @inline(never) @usableFromInline
  func conceal(after count: Int) {
    guard count < notes.count else { return }
    for index in count..<notes.count { notes[index].details.conceal() }
  }

  /// The report on a document.
  @usableFromInline
  func report(
    on bytes: UnsafeRawBufferPointer, options: ReadingOptions, isNative: Bool = false
  ) -> MappingReport {
    if notes.isEmpty { return MappingReport([]) }
    return MappingReport(ReportBuilder(once, bytes, options, isNative: isNative).entries())
  }

  /// The notes without repetitions: what is read for two properties is noted twice.
  ///
  /// A value that is secret to one of them is secret.
  private var once: [Note] {
    var places: [Identity: Int] = [:]
    var once: [Note] = []
    for note in notes {
      let identity = Identity(note)
      if let place = places[identity] {
        if note.details.isSecret { once[place].details.conceal() }
      } else {
        places[identity] = once.count
        once.append(note)
      }
    }
    return once
  }

  /// Several properties may have their fields in one object, for different reasons.
  private struct Identity: Hashable {
    private let kind: MappingReport.Kind
    private let offset: Int
    private let reason: UInt64?
    private let words: [String?]

    init(_ note: Note) {
      kind = note.kind
      offset = note.offset
      reason = note.failure?.word
      words = [note.details.missingKey, note.details.expected, note.details.reason]
    }
  }
}
