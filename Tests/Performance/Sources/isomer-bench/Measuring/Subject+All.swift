import Foundation

extension Subject {
  /// The names of the documents in the comparison.
  static let names = ["twitter", "citm_catalog", "canada", "github_issues", "github_events"]

  /// Returns the chosen documents of a corpus, or all documents of the comparison if none is named.
  ///
  /// Payloads are chosen by path.
  static func all(in corpus: Corpus, order: KeyOrder, only: [String]) throws -> [Subject] {
    let payloads = only.contains { $0.contains("/") } ? try corpus.payloads() : []
    let known = names + payloads.map(\.path)
    if let unknown = only.first(where: { !known.contains($0) }) {
      throw Trouble("no document '\(unknown)'; there are \(known.joined(separator: ", "))")
    }
    let documents = try names.filter { only.isEmpty || only.contains($0) }.map { name in
      try named(name, try KeyShuffler.reorder(try corpus.document(name), order))
    }
    return try documents
      + payloads.filter { only.contains($0.path) }.map { payload in
        let document = try KeyShuffler.reorder(payload.bytes, order)
        return try .payload(payload.event, payload.path, document)
      }
  }

  /// Returns a document with its model.
  static func named(_ name: String, _ document: Data) throws -> Subject {
    switch name {
    case "twitter": try Subject(name, TwitterSearch.self, document)
    case "citm_catalog": try Subject(name, Catalogue.self, document)
    case "canada": try Subject(name, FeatureCollection.self, document)
    case "github_issues": try Subject(name, [GitHubIssue].self, document)
    case "github_events": try Subject(name, [GitHubEvent].self, document)
    default: throw Trouble("no model for '\(name)'")
    }
  }

  /// Returns a recorded webhook payload, whose folder is the name of the event.
  static func payload(_ event: String, _ name: String, _ document: Data) throws -> Subject {
    switch event {
    case "fork": try Subject(name, ForkHook.self, document)
    case "issue_comment": try Subject(name, IssueCommentHook.self, document)
    case "issues": try Subject(name, IssuesHook.self, document)
    case "pull_request": try Subject(name, PullRequestHook.self, document)
    case "push": try Subject(name, PushHook.self, document)
    case "release": try Subject(name, ReleaseHook.self, document)
    case "star": try Subject(name, StarHook.self, document)
    default: throw Trouble("no model for the event '\(event)'")
    }
  }
}
