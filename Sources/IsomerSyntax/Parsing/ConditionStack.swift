/// The `#if` branches that stand open.
struct ConditionStack {
  private struct Frame {
    /// The conditions of the branches before, each of which must be false here.
    var earlier: [String] = []
    /// The condition of this branch as written; an `#else` has none.
    var own: String?

    /// `!(A) && !(B) && (C)`; the first branch needs no parentheses.
    var text: String {
      if earlier.isEmpty { return own ?? "true" }
      let parts = earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
      return parts.joined(separator: " && ")
    }

    mutating func branch(to condition: String?) {
      if let own { earlier.append(own) }
      own = condition
    }
  }

  private var frames: [Frame] = []

  var count: Int { frames.count }

  /// The conditions from a depth on, outermost first.
  func conditions(from depth: Int = 0) -> [String] { frames.dropFirst(depth).map(\.text) }

  mutating func open(_ condition: String) { frames.append(Frame(own: condition)) }

  /// `#elseif` with its condition, or `#else` with none.
  mutating func branch(to condition: String?) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].branch(to: condition)
  }

  mutating func close() { _ = frames.popLast() }

  /// Forgets what was opened beyond that depth and not closed.
  mutating func truncate(to depth: Int) {
    if frames.count > depth { frames.removeLast(frames.count - depth) }
  }
}
