import Foundation

/// The function that callgrind counts.
nonisolated(unsafe) private var countedWork: () -> Void = {}

@inline(never)
func runCountedWork() { countedWork() }

extension HostileDocument {
  /// Runs the document at three sizes for callgrind, and prints a line for each.
  ///
  /// It runs once before at the second size, so that what is initialised by its first use is not
  /// counted for one of them.
  func runCounted(_ kilobytes: Double) {
    let unit = min(kilobytes * 1000, min(largest, largestCounted) * 1e6 / 4)
    work(Int(2 * unit))()
    for scale in [1.0, 2, 4] {
      countedWork = work(Int(unit * scale))
      runCountedWork()
      print("counted")
      fflush(nil)
    }
  }
}

/// The numbers of instructions that callgrind counts for documents, in one process for many of them.
struct HostileCount {
  /// The symbol of `runCountedWork`.
  private static let function = "$s7hostile14runCountedWorkyyF"

  static let valgrind = [
    "/usr/bin/valgrind", "/usr/local/bin/valgrind", "/opt/homebrew/bin/valgrind",
  ]
  .first(where: FileManager.default.isExecutableFile)

  let kilobytes: Double
  /// Counting takes fifty times as long as reading, and other programs may run.
  let secondsLimit: Double

  /// Returns the three numbers for each row; none for one that crashes, or takes too long.
  ///
  /// Two processes count at the same time.
  func counts(of rows: [Int]) throws -> [Int: [Double]] {
    guard let valgrind = Self.valgrind else { return [:] }
    let counts = HostileTable.inHalves(rows) { half in
      ((try? self.counts(of: half[...], valgrind)) ?? [:]).map { ($0, $1) }
    }
    return Dictionary(uniqueKeysWithValues: counts)
  }

  private func counts(of rows: ArraySlice<Int>, _ valgrind: String) throws -> [Int: [Double]] {
    var (rest, counts): (ArraySlice<Int>, [Int: [Double]]) = (rows, [:])
    while !rest.isEmpty {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let done = try run(rest, valgrind, folder.appending(path: "out"))
      for (index, row) in rest.prefix(done).enumerated() {
        counts[row] = (1...3).compactMap { Self.total(folder, part: 3 * index + $0) }
      }
      // The next one did not end.
      rest = rest.dropFirst(done + 1)
    }
    return counts
  }

  /// Returns the number of rows that a process counted before it ended, or was too slow.
  private func run(_ rows: ArraySlice<Int>, _ valgrind: String, _ file: URL) throws -> Int {
    let (process, output) = (Process(), file.appendingPathExtension("log"))
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.executableURL = URL(filePath: valgrind)
    process.arguments =
      [
        "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=\(Self.function)",
        "--dump-after=\(Self.function)", "--callgrind-out-file=\(file.path)", "--dump-line=no",
        "--main-stacksize=8388608", CommandLine.arguments[0], "counted", "\(kilobytes)",
      ] + rows.map(String.init)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_DETERMINISTIC_HASHING": "1"
    ]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    var (done, last) = (0, Date())
    repeat {
      Thread.sleep(forTimeInterval: 0.1)
      let lines = (try? Data(contentsOf: output))?.count { $0 == UInt8(ascii: "\n") } ?? 0
      if lines > done { (done, last) = (lines, Date()) }
      if Date().timeIntervalSince(last) > secondsLimit { process.terminate() }
    } while process.isRunning && Date().timeIntervalSince(last) <= secondsLimit
    process.waitUntilExit()
    return ((try? Data(contentsOf: output))?.count { $0 == UInt8(ascii: "\n") } ?? 0) / 3
  }

  /// Returns the total of a dump.
  private static func total(_ folder: URL, part: Int) -> Double? {
    let text = try? String(contentsOf: folder.appending(path: "out.\(part)"), encoding: .utf8)
    return text?.split(separator: "\n").last { $0.hasPrefix("totals: ") }
      .flatMap { Double($0.dropFirst(8)) }
  }
}
