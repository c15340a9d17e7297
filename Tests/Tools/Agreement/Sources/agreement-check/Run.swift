import Agreement
import Foundation

/// Compares all variants of all files.
struct Run: Sendable {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// Compares the files in one task for each processor.
  func report() async -> Report {
    let files = options.files
    let shares = ProcessInfo.processInfo.activeProcessorCount
    return await withTaskGroup(of: Report.self) { group in
      for share in 0..<shares {
        group.addTask {
          var report = Report()
          var known: Set<Int> = []
          for index in stride(from: share, to: files.count, by: shares) {
            compare(files[index], &known, &report)
          }
          return report
        }
      }
      return await group.reduce(into: Report()) { $0.add($1) }
    }
  }

  private func compare(_ path: String, _ known: inout Set<Int>, _ report: inout Report) {
    guard let data = FileManager.default.contents(atPath: path) else {
      report.unreadable.append(path)
      return
    }
    let source = Source(path: path, bytes: [UInt8](data))
    compare(source, &known, &report)
    guard options.hasSnippets else { return }
    for snippet in Variants.snippets(of: source) { compare(snippet, &known, &report) }
  }

  private func compare(_ source: Source, _ known: inout Set<Int>, _ report: inout Report) {
    let plain = add("as written", source, to: &report)
    guard plain.isComparable else { return }
    let annotated = Comparison.annotated(source)
    report.add(annotated, "annotated", of: source)
    if annotated?.differences.isEmpty == false {
      keep(Comparison.annotatedSource(source), "annotated")
    }
    if options.hasPieces, let pieces = Variants.pieces(of: source, known: &known) {
      add("pieces", pieces, to: &report)
    }
    for seed in 0..<options.copies {
      guard let copy = Variants.respaced(source, seed: UInt64(seed)) else { continue }
      add("respaced", copy, to: &report)
    }
  }

  @discardableResult private func add(
    _ variant: String, _ source: Source, to report: inout Report
  ) -> Comparison {
    let comparison = Comparison(source)
    report.add(comparison, variant, of: source)
    if !comparison.differences.isEmpty { keep(source, variant) }
    return comparison
  }

  /// Writes a text with differences to a file that is named after its path.
  private func keep(_ source: Source, _ variant: String) {
    guard let folder = options.kept else { return }
    let name = source.path.split(separator: "/").joined(separator: "+")
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? Data(source.bytes).write(to: url.appendingPathComponent("\(name).\(variant)"))
  }
}
