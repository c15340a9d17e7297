/// The numbers of notes of each kind, including omitted ones.
///
/// Each kind has the whole limit while notes are collected, so that one kind cannot displace others.
/// Omitted notes are stored as runs of one kind, because a reader may return to an earlier location.
struct NoteTallies {
  /// The numbers of notes that are not omitted.
  private var kept: [MappingReport.Kind: Int] = [:]
  private var runs: [(kind: MappingReport.Kind, count: Int)] = []
  /// The number of all notes.
  private(set) var count = 0

  /// Counts a note; returns false if it is omitted.
  mutating func add(_ kind: MappingReport.Kind, limit: Int) -> Bool {
    count += 1
    if kept[kind, default: 0] < limit {
      kept[kind, default: 0] += 1
      return true
    }
    if runs.last?.kind == kind {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((kind, 1))
    }
    return false
  }

  /// Discards the later notes; `kinds` are those of the notes that are not omitted.
  mutating func forget(after count: Int, kept kinds: some Sequence<MappingReport.Kind>) {
    for kind in kinds {
      kept[kind, default: 0] -= 1
      self.count -= 1
    }
    while self.count > count, let last = runs.popLast() {
      let omitted = min(last.count, self.count - count)
      self.count -= omitted
      if omitted < last.count { runs.append((last.kind, last.count - omitted)) }
    }
  }

  /// Returns the number of notes of each kind, given those that are kept.
  func counts(_ kept: [MappingReport.Kind: Int]) -> [MappingReport.Kind: Int] {
    var counts = kept
    for run in runs { counts[run.kind, default: 0] += run.count }
    return counts
  }

  /// Returns how many notes of each kind a report of limited size contains: all of the rare kinds,
  /// and an equal share of the others.
  static func shares(_ kept: [MappingReport.Kind: Int], limit: Int) -> [MappingReport.Kind: Int] {
    var left = limit
    var shares: [MappingReport.Kind: Int] = [:]
    let rarestFirst = kept.keys.map(\.rawValue).sorted().map(MappingReport.Kind.init)
      .ordered { kept[$0, default: 0] }
    for (index, kind) in rarestFirst.enumerated() {
      let kinds = rarestFirst.count - index
      let share = min(kept[kind, default: 0], left / kinds + (left % kinds > 0 ? 1 : 0))
      shares[kind] = share
      left -= share
    }
    return shares
  }
}
