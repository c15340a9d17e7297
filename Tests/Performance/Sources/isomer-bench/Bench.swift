import Foundation

/// Measures Isomer against Foundation's coders on the same types, or verifies the mappings.
@main
struct Bench {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      try run(options, corpus: Corpus.find())
    } catch {
      FileHandle.standardError.write(Data("isomer-bench: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options, corpus: Corpus) throws {
    if options.mode == .help { return print(Options.usage) }
    if options.mode == .verify {
      return try Verification(corpus: corpus, output: options.output).run()
    }
    if options.mode == .streams || options.mode == .streamLane {
      let comparison = try StreamComparison(try corpus.document("github_issues"))
      guard options.mode == .streams else {
        return wait { try await comparison.run(lane: options.only[0], size: options.count) }
      }
      print(corpus.origin)
      return try comparison.run()
    }
    if options.mode == .memory { return try MemoryMeasurement(options, corpus).run() }
    if options.mode == .archives {
      print(corpus.origin)
      let issues = try [GitHubIssue](json: try corpus.document("github_issues"))
      return print(try ArchiveComparison(issues).run(rounds: options.rounds))
    }
    let subjects = try Subject.all(in: corpus, options)
    if options.mode == .repetition { return try repeatForever(subjects, options) }
    if !options.isPlain { print(corpus.origin) }
    for subject in subjects { try subject.verify() }
    let results = try Measurement(subjects: subjects, options: options).run()
    print(options.isPlain ? Report.plain(results) : Report.table(results))
  }

  /// Runs an asynchronous function to its end; not by an asynchronous `main`, which valgrind does
  /// not support.
  private static func wait(_ body: @escaping @Sendable () async throws -> Void) {
    Task.detached {
      do {
        try await body()
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("isomer-bench: \(error)\n".utf8))
        exit(1)
      }
    }
    dispatchMain()
  }

  /// Repeats one coder in one direction, for a profiler.
  private static func repeatForever(_ subjects: [Subject], _ options: Options) throws {
    for subject in subjects {
      for direction in options.directions {
        for engine in options.engines where subject.format.engines.contains(engine) {
          _ = try subject.time(engine, direction, options.count)
        }
      }
    }
  }
}
