import Foundation

/// Checks every document and every payload of a corpus through both coders, in all directions.
///
/// What Isomer writes can be kept in a folder, for `compare-json.py` to hold it against the
/// documents by means of another parser.
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
    try subject.written().write(to: file)
  }
}
