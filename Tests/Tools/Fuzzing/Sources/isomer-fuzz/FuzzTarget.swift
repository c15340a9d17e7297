import Foundation

/// A test of the bytes that the fuzzer generates.
protocol FuzzTarget: Sendable {
  /// Ends the process if a result is wrong.
  func test(_ bytes: [UInt8])

  /// Returns the initial inputs of the fuzzer, from the folder of the fixtures.
  func seeds(_ fixtures: URL) throws -> [[UInt8]]
}

/// Ends the process with a reason, so that the fuzzer stores the bytes.
func fault(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("FAULT: \(reason)\n".utf8))
  abort()
}

func writeSeeds(of target: any FuzzTarget, to folder: String, from fixtures: String) throws {
  let folder = URL(filePath: folder, directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let seeds = try target.seeds(URL(filePath: fixtures, directoryHint: .isDirectory))
  for (number, seed) in seeds.enumerated() {
    try Data(seed).write(to: folder.appending(path: "seed-\(number)"))
  }
}

/// Returns the files in a folder, sorted by path.
func files(in folder: URL, suffix: String) throws -> [[UInt8]] {
  let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }
    .filter { $0.path.hasSuffix(suffix) && !$0.path.contains("/.build/") }
    .sorted { $0.path < $1.path }
  return try (paths ?? []).map { [UInt8](try Data(contentsOf: $0)) }
}
