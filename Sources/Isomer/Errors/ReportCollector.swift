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
  func see(_ index: Int, isFirst: Bool, depth: Int, key offset: Int) {
    while seen.count <= depth { seen.append(SeenKeys()) }
    if isFirst { seen[depth] = SeenKeys() }
    if !seen[depth].insert(index) { note(.duplicateKey, at: offset) }
  }

  /// Forgets what was noted since; for a reader that goes back to an earlier place.
  func forget(after count: Int) {
    guard count < notes.count else { return }
    notes.removeSubrange(count...)
  }

  /// The report on a document.
  @usableFromInline
  func report(on bytes: UnsafeRawBufferPointer, options: ReadingOptions) -> MappingReport {
    if notes.isEmpty { return MappingReport([]) }
    // What is read for two properties is noted twice.
    var known: Set<Identity> = []
    let once = notes.filter { known.insert(Identity(kind: $0.kind, offset: $0.offset)).inserted }
    return MappingReport(ReportBuilder(once, bytes, options).entries())
  }

  private struct Identity: Hashable {
    var kind: MappingReport.Kind
    var offset: Int
  }
}
