#if os(Linux)
import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests that start the test program again, as a writer that is killed or as one
/// of several counters.
@Suite(.serialized) struct StoreProcessTests {
  private static let directoryKey = "ISOMER_STORE_WRITER"

  /// Saves models until the process is killed; runs only in the other process.
  @Test func `writer of another process`() throws {
    guard let path = ProcessInfo.processInfo.environment[Self.directoryKey] else { return }
    let url = URL(fileURLWithPath: path)
    if let count = ProcessInfo.processInfo.environment["ISOMER_STORE_COUNT"].flatMap(Int.init) {
      let store = try ModelStore<Tally>(at: url)
      for _ in 0..<count { try store.upsert(Tally(id: 1, count: 1)) }
      return
    }
    let store = try ModelStore<Note>(at: url)
    let first = try store.all().map(\.count).max() ?? 0
    for count in (first + 1)... {
      // Small and large files, each with its expected length.
      let size = (count * 7919) % 60_000
      try store.save(
        Note(id: "\(count % 5)", text: String(repeating: "x", count: size), count: count))
      FileHandle.standardError.write(Data("saved \(count)\n".utf8))
    }
  }

  private func writer(_ directory: URL, count: Int? = nil) throws -> (Process, Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "writer of another process",
    ]
    var environment = ProcessInfo.processInfo.environment
    environment[Self.directoryKey] = directory.path
    environment["ISOMER_STORE_COUNT"] = count.map(String.init)
    process.environment = environment
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return (process, pipe)
  }

  /// Kills the writer `ISOMER_KILLS` times, 20 by default.
  @Test func `killing a writer damages no model`() throws {
    guard ProcessInfo.processInfo.environment[Self.directoryKey] == nil else { return }
    let directory = try TemporaryDirectory()
    let kills = ProcessInfo.processInfo.environment["ISOMER_KILLS"].flatMap(Int.init) ?? 20
    var saves = 0
    var leftovers = 0
    for _ in 0..<kills {
      let (process, pipe) = try writer(directory.url)
      // Some time after the first model is saved.
      var output = ""
      while !output.contains("saved "), process.isRunning {
        output += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      }
      usleep(.random(in: 0...100_000))
      kill(process.processIdentifier, SIGKILL)
      output += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let saved = output.split(separator: "\n").filter { $0.hasPrefix("saved ") }
        .compactMap { Int($0.dropFirst(6)) }
      if try directory.names().contains(".new") { leftovers += 1 }
      let notes = try ModelStore<Note>(at: directory.url).all()
      for note in notes {
        #expect(
          note.text.utf8.count == (note.count * 7919) % 60_000 && note.id == "\(note.count % 5)")
      }
      let last = notes.map(\.count).max() ?? 0
      // All models that were reported as saved exist.
      #expect(last >= saved.max() ?? 0)
      // Each writer saved at least one.
      #expect(last > saves)
      saves = last
    }
    #expect(try directory.names().allSatisfy { !$0.hasSuffix(".damaged") })
    print(
      "killed \(kills) times while \(saves) files were saved; a new file was left \(leftovers) times"
    )
  }

  @Test func `several processes count to the correct sum`() throws {
    guard ProcessInfo.processInfo.environment[Self.directoryKey] == nil else { return }
    let directory = try TemporaryDirectory()
    let processes = try (0..<4).map { _ in try writer(directory.url, count: 50).0 }
    for process in processes { process.waitUntilExit() }
    #expect(try ModelStore<Tally>(at: directory.url).load(1)?.count == 200)
  }

  @Test func `loading one of 100,000 models is as fast as one of a hundred`() throws {
    guard ProcessInfo.processInfo.environment[Self.directoryKey] == nil else { return }
    func time(_ count: Int) throws -> Duration {
      let directory = try TemporaryDirectory()
      let store = try ModelStore<Tally>(at: directory.url)
      for id in 0..<count {
        let data = try Tally(id: id, count: id).archive()
        let descriptor = open("\(directory.url.path)/\(id).archive", O_WRONLY | O_CREAT, 0o644)
        _ = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
      }
      let times = try (0..<201).map { _ -> Duration in
        let id = Int.random(in: 0..<count)
        var count: Int?
        let time = try ContinuousClock().measure { count = try store.load(id)?.count }
        #expect(count == id)
        return time
      }
      return times.sorted()[100]
    }
    let few = try time(100)
    let many = try time(100_000)
    print("loading one of 100: \(few), of 100,000: \(many)")
    #expect(many < few * 10 + .milliseconds(1))
  }
}
#endif
