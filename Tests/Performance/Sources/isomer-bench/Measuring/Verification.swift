import Foundation

/// Verifies every document and payload of a corpus with both coders in all directions.
///
/// Isomer's output can be written to a folder, where `compare-json.py` compares it with the
/// documents, using another parser.
struct Verification {
  let corpus: Corpus
  let output: URL?

  func run() throws {
    print(corpus.origin)
    var failures: [String] = []
    var count = 0
    func attempt(_ path: String, _ subject: () throws -> Subject) {
      count += 1
      do { try check(try subject(), path) } catch { failures.append("\(path): \(error)") }
    }
    for name in Subject.names {
      attempt(name + ".json") { try Subject.named(name, try corpus.document(name)) }
    }
    for payload in try corpus.payloads() {
      attempt(payload.path) { try .payload(payload.event, payload.path, payload.bytes) }
    }
    print("\(count - failures.count) of \(count) documents survive every way through both coders")
    guard failures.isEmpty else { throw Trouble(failures.joined(separator: "\n")) }
  }

  private func check(_ subject: Subject, _ path: String) throws {
    try subject.verify()
    guard let output else { return }
    let file = output.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try subject.written(.isomer).write(to: file)
  }
}
