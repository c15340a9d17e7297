internal import Foundation

/// The totals of many comparisons.
package struct Report: Sendable {
  package var unreadable: [String] = []
  private var tallies: [String: Tally] = [:]
  private var differences: [String] = []

  package init() {}

  private struct Tally {
    var texts = 0
    /// Texts with errors in swift-syntax, and texts that cannot be annotated.
    var skipped = 0
    var declarations = 0
    var disagreements = 0
    /// Diagnostics in sources that contain no annotations.
    var diagnostics = 0

    mutating func add(_ other: Tally) {
      texts += other.texts
      skipped += other.skipped
      declarations += other.declarations
      disagreements += other.disagreements
      diagnostics += other.diagnostics
    }

    var agreement: Double {
      declarations == 0 ? 100 : 100 * Double(declarations - disagreements) / Double(declarations)
    }
  }

  /// Adds the comparison of a variant of a source, or nil if there is no such variant.
  package mutating func add(_ comparison: Comparison?, _ variant: String, of source: Source) {
    var tally = Tally(texts: 1)
    if let comparison, comparison.isComparable {
      tally.declarations = comparison.declarations
      tally.disagreements = comparison.disagreements
      differences += comparison.differences.map { "[\(variant)] \($0.rendered)" }
    } else {
      tally.skipped = 1
    }
    if let comparison, !source.isAnnotated {
      tally.diagnostics = comparison.diagnostics.count
      differences += comparison.diagnostics.map { "[\(variant)] \($0)" }
    }
    tallies[variant, default: Tally()].add(tally)
  }

  package mutating func add(_ other: Report) {
    unreadable += other.unreadable
    differences += other.differences
    for (variant, tally) in other.tallies { tallies[variant, default: Tally()].add(tally) }
  }

  private var sum: Tally { tallies.values.reduce(into: Tally()) { $0.add($1) } }

  /// True if something was compared, the agreement is sufficient, and sources without annotations
  /// have no diagnostics.
  package func isAccepted(threshold: Double) -> Bool {
    let sum = sum
    return sum.declarations > 0 && sum.agreement >= threshold && sum.diagnostics == 0
      && unreadable.isEmpty
  }

  /// Returns at most the given number of differences, and a table of the totals.
  package func rendered(atMost limit: Int) -> String {
    var lines = Array(differences.prefix(limit))
    if differences.count > limit { lines.append("… and \(differences.count - limit) more") }
    lines += unreadable.map { "\($0): cannot be read" }
    lines.append("variant         texts  skipped  declarations  differing  diagnostics  agreement")
    lines += tallies.sorted { $0.key < $1.key }.map(row)
    return (lines + [row("all", sum)]).joined(separator: "\n")
  }

  private func row(_ name: String, _ tally: Tally) -> String {
    let numbers = [
      (tally.texts, 8), (tally.skipped, 9), (tally.declarations, 14), (tally.disagreements, 11),
      (tally.diagnostics, 13),
    ].map { String(repeating: " ", count: max(1, $1 - "\($0)".count)) + "\($0)" }
    return name.padding(toLength: 13, withPad: " ", startingAt: 0) + numbers.joined()
      + "  " + String(format: "%.4f %%", tally.agreement)
  }
}
