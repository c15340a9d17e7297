import Foundation

/// A line on a terminal with the current step of a command, which is rewritten in place and erased at
/// the end.
///
/// Nothing is written in the first two seconds. The command sets the step, and a timer calls
/// ``update()``: so a step that takes long is shown although it reports nothing. There are no colours,
/// so `NO_COLOR` has no effect.
package final class ProgressLine: @unchecked Sendable {
  /// The time before the line is shown.
  package static let patience: Duration = .seconds(2)

  private let lock = NSLock()
  private let elapsed: () -> Duration
  private let write: (String) -> Void
  /// The current step; nil before the first one, and after the line was erased.
  private var step: String?
  /// The text on the terminal; nil if there is none.
  private var shown: String?

  /// Creates the line of a command: `elapsed` returns the time since its start, and `write` writes to the
  /// terminal.
  package init(elapsed: @escaping () -> Duration, write: @escaping (String) -> Void) {
    self.elapsed = elapsed
    self.write = write
  }

  /// Sets the current step, such as `reading 120 of 400 files`, which is shown by the next update.
  package func report(_ step: String) { lock.withLock { self.step = step } }

  /// Writes the current step if it has changed.
  package func update() {
    lock.withLock {
      guard let step, step != shown, elapsed() >= Self.patience else { return }
      // A line that is wider than the terminal is cut off instead of continued on the next one, which
      // would not be erased.
      write("\r\u{1B}[?7l\(step)\u{1B}[K\u{1B}[?7h")
      shown = step
    }
  }

  /// Erases the line, before something else is written; the next step shows it again.
  package func erase() {
    lock.withLock {
      if shown != nil { write("\r\u{1B}[K") }
      shown = nil
      step = nil
    }
  }

  /// Returns true if a terminal of a type, the variable `TERM`, can erase a line.
  package static func isSupported(byTerminal type: String?) -> Bool {
    !["", "dumb", "unknown"].contains(type ?? "")
  }

  /// Returns the text of a step: `reading 120 of 400 files`.
  package static func text(_ step: String, _ done: Int, of count: Int, _ noun: String) -> String {
    guard done > 0 else { return "\(step) \(count) \(noun)\(count == 1 ? "" : "s")" }
    return "\(step) \(done) of \(count) \(noun)s"
  }
}
