import Foundation
import Isomer
import IsomerArchive

/// A line of the response to an import.
// @mapped tag: "event"
enum ImportEvent {
  case progress(bytes: Int, imported: Int, rejected: Int)
  case rejected(errors: [InvalidValue])
  case finished(summary: ImportSummary)
}

/// A completed import.
// @mapped version: 1, keys: .snake, derive: .equality
struct ImportSummary {
  let id: UUID  // @mapped id
  var startedAt: Date
  var bytes = 0
  var imported = 0
  var rejected = 0
}

/// All completed imports.
// @mapped
struct ImportList {
  var imports: [ImportSummary]
}
