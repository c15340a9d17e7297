import Foundation
import Hummingbird
import Isomer
import IsomerArchive
import IsomerStreams

/// Imports issues in JSON Lines while they arrive, and reports its progress in JSON Lines.
struct Importer {
  /// The number of issues that are saved together.
  private static let batchSize = 500

  let database: Database
  let imports: ModelStore<ImportSummary>

  /// Returns a response that reads the request while it is sent.
  func respond(to request: Request) -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/jsonl"],
      body: ResponseBody { writer in
        try await run(request.body) { event in
          let line = try event.json() + Data("\n".utf8)
          try await writer.write(ByteBuffer(bytes: line))
        }
        try await writer.finish(nil)
      })
  }

  /// Imports the valid lines, and reports the others.
  private func run(
    _ body: RequestBody, report: (ImportEvent) async throws -> Void
  ) async throws {
    var summary = ImportSummary(id: UUID(), startedAt: Date())
    var batch: [Issue] = []
    var results = Issue.lines(json: body.map(\.readableBytesView)).results.makeAsyncIterator()
    while let result = try await results.next() {
      switch result {
      case .success(let issue): batch.append(issue)
      case .failure(let error):
        try await report(.rejected(errors: try InvalidValue.all(in: error)))
      }
      guard batch.count == Self.batchSize else { continue }
      try await database.save(batch)
      batch = []
      let progress = results.progress
      try await report(
        .progress(
          bytes: progress.bytes, imported: progress.elements, rejected: progress.invalidElements))
    }
    try await database.save(batch)
    summary.bytes = results.progress.bytes
    summary.imported = results.progress.elements
    summary.rejected = results.progress.invalidElements
    try imports.save(summary)
    try await report(.finished(summary: summary))
  }
}
