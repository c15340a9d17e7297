/// The numbers of notes of each kind, including omitted ones.
///
/// Each kind has the whole limit while notes are collected, so that one kind cannot displace others.
/// Omitted notes are stored as runs of one kind, because a reader may return to an earlier location.
struct NoteTallies {
  private struct Tally {
    var kind: MappingReport.Kind
    var kept = 0
    var omitted = 0
  }

  private var tallies: [Tally] = []
  private var runs: [(index: Int, count: Int)] = []
  /// The number of all notes.
  private(set) var count = 0

  /// Counts a note; returns false if it is omitted.
  mutating func add(_ kind: MappingReport.Kind, limit: Int) -> Bool {
    count += 1
    let index = index(of: kind)
    if tallies[index].kept < limit {
      tallies[index].kept += 1
      return true
    }
    tallies[index].omitted += 1
    if runs.last?.index == index {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((index, 1))
    }
    return false
  }

  private mutating func index(of kind: MappingReport.Kind) -> Int {
    if let index = tallies.firstIndex(where: { $0.kind == kind }) { return index }
    tallies.append(Tally(kind: kind))
    return tallies.count - 1
  }

  /// Discards the later notes; `kept` are the kinds of those that are not omitted.
  mutating func forget(after count: Int, kept: some Sequence<MappingReport.Kind>) {
    for kind in kept {
      tallies[index(of: kind)].kept -= 1
      self.count -= 1
    }
    while self.count > count, let last = runs.popLast() {
      let omitted = min(last.count, self.count - count)
      tallies[last.index].omitted -= omitted
      self.count -= omitted
      if omitted < last.count { runs.append((last.index, last.count - omitted)) }
    }
  }

  /// Returns the number of notes of each kind, given those that are kept.
  func counts(_ kept: [MappingReport.Kind: Int]) -> [MappingReport.Kind: Int] {
    var counts = kept
    for tally in tallies where tally.omitted > 0 {
      counts[tally.kind, default: 0] += tally.omitted
    }
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
