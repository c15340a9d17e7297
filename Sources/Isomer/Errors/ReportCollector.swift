/// Records offsets while a document is read; a reader has one only to collect a report or to search
/// for errors.
///
/// Paths, lines and messages are determined afterwards in one walk.
@usableFromInline
package final class ReportCollector {
  /// One note: a kind, an offset, and the failure that caused it.
  struct Note {
    var kind: MappingReport.Kind
    var offset: Int
    var failure: ReadingFailure?
    var details = FailureDetails()
    /// The model and the key that it is about.
    var place: ModelPlace?
    /// The number of the property whose default was used.
    var number: Int?
  }

  /// The report, after the document was read.
  @usableFromInline package private(set) var report = MappingReport([])
  private(set) var notes: [Note] = []
  /// The maximum number of notes.
  private let limit: Int
  /// The number of omitted notes.
  private var omitted = 0
  /// The models whose objects are open, by depth, each with the last key read.
  private var places: [ModelPlace?] = []

  /// The models' open objects; nil while errors are searched for, which needs only `places`.
  let objects: UnsafeMutablePointer<OpenObjects>?

  /// Creates a collector for a report.
  @usableFromInline
  package init(limit: Int) {
    self.limit = limit
    let objects = UnsafeMutablePointer<OpenObjects>.allocate(capacity: 1)
    objects.initialize(to: OpenObjects())
    self.objects = objects
  }

  /// Creates a collector for the search for errors.
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

  /// The number of notes; readers remember it before they try a part of the document.
  var count: Int { notes.count + omitted }

  /// Records a note, unless errors are searched for.
  @inline(never)
  func note(_ note: Note) {
    guard objects != nil else { return }
    if notes.count < limit { notes.append(note) } else { omitted += 1 }
  }

  /// Records the model of an open object and the last key read.
  func enter(_ keys: KeySet, depth: Int, at index: Int = KeySet.unknown) {
    guard objects == nil else { return }
    places.removeSubrange(min(depth, places.count)...)
    while places.count < depth { places.append(nil) }
    places.append(ModelPlace(table: keys.table, index: index))
  }

  /// Returns the model and the property that a failure at a depth is about.
  ///
  /// The object that lacks a key is already closed.
  func origin(of failure: ReadingFailure, _ details: FailureDetails, depth: Int) -> ModelOrigin? {
    if failure.code == .missingKey, depth + 1 < places.count,
      let origin = places[depth + 1]?.origin(missing: details.missingKey)
    {
      return origin
    }
    return places.prefix(depth + 1).last { $0 != nil }??.origin
  }

  /// Discards the later notes, for a reader that returns to an earlier location.
  func forget(after count: Int) {
    omitted = max(min(omitted, count - notes.count), 0)
    if count < notes.count { notes.removeSubrange(count...) }
  }

  /// Changes the later notes, for instance their locations.
  func relocate(after count: Int, _ change: (inout Note) -> Void) {
    for index in notes.indices.dropFirst(count) { change(&notes[index]) }
  }

  /// Marks the later notes as secret.
  @inline(never) @usableFromInline
  func conceal(after count: Int) {
    guard count < notes.count else { return }
    for index in count..<notes.count { notes[index].details.conceal() }
  }

  /// Creates the report on a document while its bytes are in memory.
  @inline(never) @usableFromInline
  func makeReport(on bytes: UnsafeRawBufferPointer, options: ReadingOptions, isNative: Bool) {
    if notes.isEmpty { return }
    report = MappingReport(
      ReportBuilder(once, bytes, options, isNative: isNative).entries(), omittedCount: omitted)
  }

  /// The notes without duplicates: a value read for two properties is noted twice.
  ///
  /// A value that is secret for one of them is secret.
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

  /// Distinguishes notes at one offset: several properties may use one object, for different
  /// reasons.
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
