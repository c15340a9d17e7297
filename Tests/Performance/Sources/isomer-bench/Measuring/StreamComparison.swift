import Foundation
import Isomer
import IsomerStreams

/// Compares streams with reading the same array of issues in memory.
///
/// Each measurement is a process of its own, because the peak memory is that of a process.
struct StreamComparison {
  /// How the issues are read.
  enum Lane: String, CaseIterable {
    case memory = "in memory"
    case chunks = "chunks of 64 KiB"
    case file = "file"
    case lines = "lines of a file"
  }

  private static let sizes = [1, 100, 1000]
  /// The elements of the array, each followed by a comma.
  private let elements: [Data]
  private let size: Int

  /// Creates a comparison for the elements of a document.
  init(_ document: Data) throws {
    elements = try [JSONValue](json: document).map { try $0.json() + Data(",".utf8) }
    size = elements.reduce(0) { $0 + $1.count }
  }

  /// Prints a line for each size and lane.
  func run() throws {
    print("issues, rates in MB per second of processor time, peak memory of the process in MB")
    print("   MB  lane                  rate  ratio  memory")
    for size in Self.sizes {
      var first: Double?
      for lane in Lane.allCases {
        let (rate, memory) = try measured(lane, size)
        let ratio = rate / (first ?? rate)
        first = first ?? rate
        let name = lane.rawValue.padding(toLength: 18, withPad: " ", startingAt: 0)
        let figures = String(format: "%8.0f  %5.2f  %6.1f", rate, ratio, memory)
        print(String(format: "%5d", size) + "  " + name + figures)
      }
    }
  }

  /// Runs a lane in another process; returns the rate and the peak memory.
  private func measured(_ lane: Lane, _ size: Int) throws -> (rate: Double, memory: Double) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--stream-lane", lane.rawValue, String(size)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let figures = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 2 else { throw Trouble("\(lane.rawValue) failed: \(text)") }
    return (figures[0], figures[1])
  }
}

// MARK: - a lane

extension StreamComparison {
  /// Reads a number of megabytes, and prints the rate and the peak memory in megabytes.
  func run(lane name: String, size megabytes: Int) async throws {
    guard let lane = Lane(rawValue: name) else { throw Trouble("no lane '\(name)'") }
    let copies = max(megabytes * 1_000_000 / size, 1)
    // A short document is read many times.
    let rounds = max(100 / megabytes, 1)
    let count = copies * elements.count * rounds
    let bytes = Double(copies * size * rounds)
    let (found, seconds) = try await read(lane, copies, rounds)
    guard found == count else { throw Trouble("\(found) issues instead of \(count)") }
    print(bytes / seconds / 1e6, Double(usage().ru_maxrss) / 1e3)
  }

  /// Returns the number of issues and the processor time.
  private func read(
    _ lane: Lane, _ copies: Int, _ rounds: Int
  ) async throws -> (count: Int, seconds: Double) {
    switch lane {
    case .memory:
      let document = RepeatedDocument(elements, copies).data
      return try timed(rounds) { try [GitHubIssue](json: document).count }
    case .chunks:
      let start = processorTime
      var count = 0
      for _ in 0..<rounds {
        let document = RepeatedDocument(elements, copies)
        for try await _ in GitHubIssue.elements(json: document) { count += 1 }
      }
      return (count, processorTime - start)
    case .file, .lines:
      let document = RepeatedDocument(elements, copies, isLines: lane == .lines)
      let file = try document.written()
      defer { try? FileManager.default.removeItem(at: file) }
      return try timed(rounds) {
        let issues =
          lane == .lines
          ? GitHubIssue.lines(contentsOf: file) : GitHubIssue.elements(contentsOf: file)
        return try issues.reduce(into: 0) { count, issue in
          _ = try issue.get()
          count += 1
        }
      }
    }
  }

  private func timed(_ rounds: Int, _ body: () throws -> Int) rethrows -> (Int, Double) {
    let start = processorTime
    var count = 0
    for _ in 0..<rounds { count += try body() }
    return (count, processorTime - start)
  }

  private func usage() -> rusage {
    var usage = rusage()
    // RUSAGE_SELF, which has different types on different platforms.
    getrusage(0, &usage)
    return usage
  }

  /// The seconds of processor time that the process has used.
  private var processorTime: Double {
    let usage = usage()
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

/// A document with many copies of the same elements, as chunks that are made when they are
/// requested.
private struct RepeatedDocument: AsyncSequence {
  private static let chunkSize = 1 << 16
  /// The elements with what follows each.
  private let piece: [UInt8]
  private let copies: Int
  private let isLines: Bool

  init(_ elements: [Data], _ copies: Int, isLines: Bool = false) {
    let end = isLines ? "\n" : ","
    piece = elements.flatMap { Array($0.dropLast()) + Array(end.utf8) }
    self.copies = copies
    self.isLines = isLines
  }

  private var count: Int { copies * piece.count + (isLines ? 0 : 1) }

  var data: Data {
    var data = Data(capacity: count)
    for chunk in IteratorSequence(makeAsyncIterator()) { data.append(contentsOf: chunk) }
    return data
  }

  func written() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    for chunk in IteratorSequence(makeAsyncIterator()) { try handle.write(contentsOf: chunk) }
    try handle.close()
    return file
  }

  func makeAsyncIterator() -> Iterator { Iterator(document: self) }

  struct Iterator: AsyncIteratorProtocol, IteratorProtocol {
    fileprivate let document: RepeatedDocument
    private var offset = 0

    fileprivate init(document: RepeatedDocument) { self.document = document }

    mutating func next() -> [UInt8]? {
      guard offset < document.count else { return nil }
      var chunk: [UInt8] = []
      chunk.reserveCapacity(RepeatedDocument.chunkSize)
      if offset == 0, !document.isLines { take(1, [UInt8(ascii: "[")][...], &chunk) }
      let piece = document.piece
      while chunk.count < RepeatedDocument.chunkSize, offset < document.count {
        let place = (offset - (document.isLines ? 0 : 1)) % piece.count
        take(RepeatedDocument.chunkSize - chunk.count, piece[place...], &chunk)
      }
      if offset == document.count, !document.isLines { chunk[chunk.count - 1] = 0x5D }
      return chunk
    }

    private mutating func take(
      _ count: Int, _ bytes: ArraySlice<UInt8>, _ chunk: inout [UInt8]
    ) {
      let taken = bytes.prefix(count)
      chunk += taken
      offset += taken.count
    }
  }
}
