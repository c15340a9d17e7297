import Foundation

/// A Markdown table with a row for each document.
struct HostileTable {
  let megabytes: Double
  let kilobytes: Double
  let secondsLimit: Double

  /// Prints the table, and returns true if every row is within its limits.
  func run() throws -> Bool {
    let all = HostileDocument.all
    let rows = Array(all.indices)
    let counter = HostileCount(kilobytes: kilobytes, secondsLimit: 5 * secondsLimit)
    let counts = HostileCount.valgrind == nil ? nil : try counter.counts(of: rows)
    let outcomes = Self.inHalves(rows) { rows in
      rows.map { ($0, outcome(of: $0, min(megabytes, all[$0].largest))) }
    }
    print("instructions at \(kilobytes), \(2 * kilobytes) and \(4 * kilobytes) kB, memory at")
    print(
      "\(megabytes) MB, both unless smaller; × is a multiple of the ordinary tree, of the count")
    print("for half the size, or of the size\n")
    print("| document | read as | per byte | × | × half | × half | s | memory × | |")
    print("|---|---|---|---|---|---|---|---|---|")
    let ordinary = counts?[0]?.last.map { $0 / (4000 * kilobytes) } ?? 1
    var isGood = true
    for (row, outcome) in outcomes.sorted(by: { $0.0 < $1.0 }) {
      let (cells, isCounted) = self.cells(of: all[row], counts.map { $0[row] ?? [] }, ordinary)
      let (costs, isMeasured) = self.cells(of: all[row], outcome)
      let mark = isCounted && isMeasured ? "" : "beyond the limit"
      print("| \(all[row].name) | \(all[row].reader) | \(cells) | \(costs) | \(mark) |")
      isGood = isGood && isCounted && isMeasured
    }
    print("\n\(rows.count) rows")
    return isGood
  }

  /// Calls a closure with half of the rows in each of two threads.
  static func inHalves<Result: Sendable>(
    _ rows: [Int], _ body: @Sendable ([Int]) -> [(Int, Result)]
  ) -> [(Int, Result)] {
    nonisolated(unsafe) var results: [(Int, Result)] = []
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 2) { half in
      let found = body(rows.indices.filter { $0 % 2 == half }.map { rows[$0] })
      lock.withLock { results += found }
    }
    return results
  }

  private func cells(
    of document: HostileDocument, _ counts: [Double]?, _ ordinary: Double
  ) -> (text: String, isFine: Bool) {
    guard let counts else { return ("| | |", true) }
    guard counts.count == 3 else { return ("not counted | | |", false) }
    let largest = min(document.largest, document.largestCounted) * 1e6
    let perByte = counts[2] / min(4000 * kilobytes, largest)
    let ratios = [counts[1] / counts[0], counts[2] / counts[1]]
    let text = ([perByte, perByte / ordinary] + ratios).map { Self.text($0, 1) }
    // Below a million, steps of allocation count more than the document.
    let isLinear = ratios.allSatisfy { $0 <= document.ratioLimit } || counts[2] < 1e6
    let isFine = perByte <= document.limit * ordinary || counts[2] < 1e6
    return (text.joined(separator: " | "), isLinear && isFine)
  }

  private func cells(
    of document: HostileDocument, _ outcome: Outcome
  ) -> (text: String, isFine: Bool) {
    guard case .cost(let cost) = outcome else {
      if case .other(let words) = outcome { return ("\(words) |", false) }
      return ("|", false)
    }
    let size = min(megabytes, document.largest) * 1e6
    let text = "\(Self.text(cost.seconds, 3)) | \(Self.text(cost.memory / size, 1))"
    return (text, cost.memory <= document.memoryLimit * size + 10e6)
  }

  private static func text(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }

  private enum Outcome: Sendable {
    case cost(Cost)
    /// A timeout or a crash.
    case other(String)
  }

  private func outcome(of row: Int, _ megabytes: Double) -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["row", "\(row)", "\(megabytes)"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return .other("not run") }
    let deadline = Date(timeIntervalSinceNow: secondsLimit)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
    let isLate = process.isRunning
    if isLate { process.terminate() }
    process.waitUntilExit()
    let output = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    let figures = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard figures.count == 2 else { return .other(isLate ? "over \(secondsLimit)" : "crashes") }
    return .cost(Cost(seconds: figures[0], memory: figures[1]))
  }
}
