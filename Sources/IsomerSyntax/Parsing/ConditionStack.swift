/// The open `#if` branches.
struct ConditionStack {
  private struct Frame {
    /// The conditions of the previous branches, which are all false in this one.
    var earlier: [String] = []
    /// The condition of this branch as written, or nil for `#else`.
    var own: String?

    /// The full condition, `!(A) && !(B) && (C)`; the first branch has no parentheses.
    var text: String {
      if earlier.isEmpty { return own ?? "true" }
      let parts = earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
      return parts.joined(separator: " && ")
    }
  }

  private var frames: [Frame] = []

  var count: Int { frames.count }

  /// Returns the conditions from a depth on, outermost first.
  func conditions(from depth: Int = 0) -> [String] { frames.dropFirst(depth).map(\.text) }

  mutating func open(_ condition: String) { frames.append(Frame(own: condition)) }

  /// Begins the `#elseif` branch with a condition, or the `#else` branch without one.
  mutating func branch(to condition: String?) {
    guard var frame = frames.popLast() else { return }
    if let own = frame.own { frame.earlier.append(own) }
    frame.own = condition
    frames.append(frame)
  }

  mutating func close() { _ = frames.popLast() }

  /// Closes all branches beyond a depth.
  mutating func truncate(to depth: Int) {
    frames.removeLast(max(0, frames.count - depth))
  }
}
