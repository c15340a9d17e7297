/// Calls `work` and returns the total time of the calls.
///
/// The time for releasing the results is not included.
@inline(__always)
func timed<Result>(_ count: Int, _ work: () throws -> Result) rethrows -> Duration {
  var total = Duration.zero
  for _ in 0..<count {
    let start = ContinuousClock.now
    let result = try work()
    total += ContinuousClock.now - start
    withExtendedLifetime(result) {}
  }
  return total
}
