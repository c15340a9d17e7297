import Foundation
import Isomer
import IsomerArchive

extension Subject {
  /// Creates a subject for the archive with the issues of a document.
  init(archiveOf document: Data, _ name: String) throws {
    let issues = try [GitHubIssue](json: document)
    let archive = try issues.archive()
    self.name = name
    format = .archive
    size = archive.count
    written = { _ in archive }
    verify = {
      guard try [GitHubIssue](archive: archive) == issues else {
        throw Trouble("\(name): the archive is read as another value")
      }
    }
    time = { _, direction, count in
      switch direction {
      case .decode: try timed(count) { try [GitHubIssue](archive: archive) }
      case .encode: try timed(count) { try issues.archive() }
      }
    }
  }
}
