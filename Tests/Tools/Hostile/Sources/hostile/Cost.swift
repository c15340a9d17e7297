import Foundation

/// The cost of reading a document.
struct Cost {
  /// The time of the processor, which other programs affect less than the elapsed time.
  var seconds: Double
  /// The peak memory in bytes, without the memory used before.
  var memory: Double

  init(seconds: Double, memory: Double) {
    self.seconds = seconds
    self.memory = memory
  }

  init(of work: () -> Void) {
    let before = Cost.used
    work()
    let after = Cost.used
    self.init(seconds: after.seconds - before.seconds, memory: after.memory - before.memory)
  }

  /// What this process used since its start.
  private static var used: Cost {
    var usage = rusage()
    #if os(Linux)
    // On Linux, the constant and the parameter have different types, and memory is in kilobytes.
    getrusage(__rusage_who_t(Int32(RUSAGE_SELF.rawValue)), &usage)
    let memory = Double(usage.ru_maxrss) * 1024
    #else
    getrusage(RUSAGE_SELF, &usage)
    let memory = Double(usage.ru_maxrss)
    #endif
    return Cost(seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: memory)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
