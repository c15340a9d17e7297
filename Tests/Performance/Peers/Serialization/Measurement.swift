import Foundation

/// Measures a call that reads or writes a document.
struct Measurement {
  let engine: String
  let samples: Int
  let document: String

  /// Prints a line for a direction: direction, document, engine, nanoseconds (median), bytes.
  func run<Result>(_ direction: String, bytes: Int, _ work: () throws -> Result) rethrows {
    _ = try time(1, work)
    // Short calls are repeated until a sample takes about two milliseconds.
    let calls = max(1, min(1000, Int(2_000_000 / max(try time(1, work), 1))))
    let times = try (0..<samples).map { _ in try time(calls, work) / Double(calls) }.sorted()
    print(direction, document, engine, Int(times[samples / 2]), bytes, separator: "\t")
  }

  /// Returns the nanoseconds of a number of calls, without the time for releasing their results.
  @inline(__always)
  private func time<Result>(_ calls: Int, _ work: () throws -> Result) rethrows -> Double {
    var total = Duration.zero
    for _ in 0..<calls {
      let start = ContinuousClock.now
      let result = try work()
      total += ContinuousClock.now - start
      withExtendedLifetime(result) {}
    }
    return Double(total.components.seconds) * 1e9 + Double(total.components.attoseconds) / 1e9
  }
}
