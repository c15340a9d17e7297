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
    /// The number of notes before it.
    var position = 0
  }

  /// The report, after the document was read.
  @usableFromInline package private(set) var report = MappingReport([])
  private(set) var notes: [Note] = []
  /// The maximum number of notes of a kind, and of entries.
  private let limit: Int
  private var tallies = NoteTallies()
  /// The errors, while they are searched for.
  let search: ErrorSearch?
  /// The models' open objects; nil while errors are searched for.
  let objects: UnsafeMutablePointer<OpenObjects>?

  /// Creates a collector for a report.
  @usableFromInline
  package init(limit: Int) {
    self.limit = limit
    search = nil
    let objects = UnsafeMutablePointer<OpenObjects>.allocate(capacity: 1)
    objects.initialize(to: OpenObjects())
    self.objects = objects
  }

  /// Creates a collector for the search for errors.
  init(_ search: ErrorSearch) {
    self.search = search
    limit = 0
    objects = nil
  }

  deinit {
    guard let objects else { return }
    objects.pointee.deallocate()
    objects.deinitialize(count: 1)
    objects.deallocate()
  }

  /// The number of notes, or of errors; readers remember it before they try a part of the document.
  var count: Int { search?.count ?? tallies.count }

  /// Records a note, unless errors are searched for.
  @inline(never)
  func note(_ note: Note) {
    guard objects != nil else { return }
    let position = tallies.count
    guard tallies.add(note.kind, limit: limit) else { return }
    notes.append(note)
    notes[notes.count - 1].position = position
  }

  /// Returns the index of the first note after a number of notes.
  private func start(after count: Int) -> Int {
    (notes.lastIndex { $0.position < count } ?? -1) + 1
  }

  /// Discards the later notes, for a reader that returns to an earlier location.
  func forget(after count: Int) {
    if let search { return _ = search.forget(after: count) }
    guard count < tallies.count else { return }
    let start = start(after: count)
    tallies.forget(after: count, kept: notes[start...].map(\.kind))
    notes.removeSubrange(start...)
  }

  /// Changes the later notes, for instance their locations.
  func relocate(after count: Int, _ change: (inout Note) -> Void) {
    for index in start(after: count)..<notes.count { change(&notes[index]) }
  }

  /// Marks the later notes as secret.
  @inline(never) @usableFromInline
  func conceal(after count: Int) {
    search?.change(after: count) { $0.failed.details.conceal() }
    for index in start(after: count)..<notes.count { notes[index].details.conceal() }
  }

  /// Creates the report on a document while its bytes are in memory.
  @inline(never) @usableFromInline
  func makeReport(on bytes: UnsafeRawBufferPointer, options: ReadingOptions, isNative: Bool) {
    if notes.isEmpty { return }
    let once = once
    let kept: [MappingReport.Kind: Int] = once.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    var shares = NoteTallies.shares(kept, limit: limit)
    let chosen = once.filter { note in
      shares[note.kind, default: 0] -= 1
      return shares[note.kind, default: 0] >= 0
    }
    let builder = ReportBuilder(
      notes: chosen, bytes: bytes, depthLimit: options.depthLimit, isNative: isNative)
    report = MappingReport(builder.entries(), counts: tallies.counts(kept))
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
