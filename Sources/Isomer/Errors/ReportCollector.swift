/// Takes note of offsets while a document is read; a reader holds one only if a report was asked
/// for, or errors are searched for.
///
/// Paths, lines and sentences are found afterwards, all in one walk.
@usableFromInline
package final class ReportCollector {
  /// One note: a kind and an offset, and the failure that was the reason.
  struct Note {
    var kind: MappingReport.Kind
    var offset: Int
    var failure: ReadingFailure?
    var details = FailureDetails()
    /// The model and the key that it is about.
    var place: ModelPlace?
    /// The number of the property with a default, where one was used.
    var number: Int?
  }

  /// The report on the document, once it was read.
  @usableFromInline package private(set) var report = MappingReport([])
  private(set) var notes: [Note] = []
  /// How many notes are kept at most.
  private let limit: Int
  /// How many more there were.
  private var omitted = 0
  /// The models whose objects are open, by depth, each with the key that was read last.
  private var places: [ModelPlace?] = []

  /// The models' objects that are open; nil while errors are searched for, which takes note of the
  /// places of models only.
  let objects: UnsafeMutablePointer<OpenObjects>?

  /// One for a report.
  @usableFromInline
  package init(limit: Int) {
    self.limit = limit
    let objects = UnsafeMutablePointer<OpenObjects>.allocate(capacity: 1)
    objects.initialize(to: OpenObjects())
    self.objects = objects
  }

  /// One for the search for errors.
  @usableFromInline
  init(searching: Void) {
    limit = 0
    objects = nil
  }

  deinit {
    guard let objects else { return }
    objects.pointee.deallocate()
    objects.deinitialize(count: 1)
    objects.deallocate()
  }

  /// The number of notes; what a reader remembers before it tries a part of the document.
  var count: Int { notes.count + omitted }

  /// Takes note of something.
  @inline(never)
  func note(_ note: Note) {
    guard objects != nil else { return }
    if notes.count < limit { notes.append(note) } else { omitted += 1 }
  }

  /// Remembers which model an object is read for, and the key that was read last.
  func enter(_ keys: KeySet, depth: Int, at index: Int = KeySet.unknown) {
    guard objects == nil else { return }
    places.removeSubrange(min(depth, places.count)...)
    while places.count < depth { places.append(nil) }
    places.append(ModelPlace(table: keys.table, index: index))
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
    omitted = max(min(omitted, count - notes.count), 0)
    if count < notes.count { notes.removeSubrange(count...) }
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

  /// Makes the report on a document that was read, while its bytes are in place.
  @inline(never) @usableFromInline
  func makeReport(on bytes: UnsafeRawBufferPointer, options: ReadingOptions, isNative: Bool) {
    if notes.isEmpty { return }
    report = MappingReport(
      ReportBuilder(once, bytes, options, isNative: isNative).entries(), omittedCount: omitted)
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
    private let missingKey, expected, words: ByteKey?

    init(_ note: Note) {
      kind = note.kind
      offset = note.offset
      reason = note.failure?.word
      missingKey = note.details.missingKey.map(ByteKey.init)
      expected = note.details.expected.map(ByteKey.init)
      words = note.details.reason.map(ByteKey.init)
    }
  }
}
