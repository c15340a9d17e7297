import Foundation

/// A Markdown table with a row for each document.
struct HostileTable {
  let megabytes: Double
  let secondsLimit: Double

  /// Prints the table, and returns true if every row is within its limits.
  func run() throws -> Bool {
    var ordinary = Cost(seconds: 0, memory: 0)
    var isGood = true
    print("\(megabytes) MB unless smaller; × is a multiple of the ordinary tree of that size\n")
    print("| document | read as | MB | s | time × | memory × | |")
    print("|---|---|---|---|---|---|---|")
    for (number, document) in HostileDocument.all.enumerated() {
      let size = min(megabytes, document.largest)
      let head = "| \(document.name) | \(document.reader) | \(size) |"
      let cost: Cost
      switch try outcome(of: number, size) {
      case .cost(let measured): cost = measured
      case .other(let words):
        print("\(head) \(words) | | | beyond the limit |")
        isGood = false
        continue
      }
      if number == 0 { ordinary = cost }
      let scale = size / megabytes
      let time = cost.seconds / max(ordinary.seconds * scale, 1e-6)
      let memory = cost.memory / (size * 1e6)
      // For costs of a few milliseconds or the size of allocator and code, the
      // multiples are meaningless.
      let isFine =
        (time <= document.limit || cost.seconds < 0.02)
        && (memory <= document.memoryLimit || cost.memory < 16e6)
      isGood = isGood && isFine
      print(
        "\(head) \(Self.text(cost.seconds, 3)) | \(Self.text(time, 1)) | \(Self.text(memory, 1)) "
          + "| \(isFine ? "" : "beyond the limit") |")
      fflush(nil)
    }
    return isGood
  }

  private static func text(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }

  private enum Outcome {
    case cost(Cost)
    /// A timeout or a crash.
    case other(String)
  }

  /// The smallest of three costs, because other programs of the machine slow some down.
  private func outcome(of row: Int, _ megabytes: Double) throws -> Outcome {
    var least = Cost(seconds: .infinity, memory: .infinity)
    for _ in 0..<3 {
      let outcome = try measured(row, megabytes)
      guard case .cost(let cost) = outcome else { return outcome }
      least.seconds = min(least.seconds, cost.seconds)
      least.memory = min(least.memory, cost.memory)
    }
    return .cost(least)
  }

  private func measured(_ row: Int, _ megabytes: Double) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["row", "\(row)", "\(megabytes)"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let deadline = Date(timeIntervalSinceNow: secondsLimit)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
    let isLate = process.isRunning
    if isLate { process.terminate() }
    process.waitUntilExit()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    let figures = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard figures.count == 2 else { return .other(isLate ? "over \(secondsLimit)" : "crashes") }
    return .cost(Cost(seconds: figures[0], memory: figures[1]))
  }
}

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
