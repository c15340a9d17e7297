import Foundation
import Isomer

extension Subject {
  /// The names of the documents in the comparison.
  static let names = ["twitter", "citm_catalog", "canada", "github_issues", "github_events"]

  /// Returns the chosen documents of a corpus, or all documents of the comparison if none is named.
  ///
  /// Payloads are chosen by path.
  static func all(in corpus: Corpus, _ options: Options) throws -> [Subject] {
    let (order, only) = (options.order, options.only)
    let payloads = only.contains { $0.contains("/") } ? try corpus.payloads() : []
    let known = names + payloads.map(\.path)
    if let unknown = only.first(where: { !known.contains($0) }) {
      throw Trouble("no document '\(unknown)'; there are \(known.joined(separator: ", "))")
    }
    let supported = options.format.documents
    if let other = only.first(where: { names.contains($0) && !supported.contains($0) }) {
      throw Trouble("the format \(options.format.rawValue) cannot contain '\(other)'")
    }
    let chosen = supported.filter { only.isEmpty || only.contains($0) }
    let documents = try chosen.map { name in
      try named(name, try KeyShuffler.reorder(try corpus.document(name), order), options.format)
    }
    return try documents
      + payloads.filter { only.contains($0.path) }.map { payload in
        let document = try KeyShuffler.reorder(payload.bytes, order)
        return try .payload(payload.event, payload.path, document)
      }
  }

  /// Returns a document with its model in a format.
  static func named(
    _ name: String, _ document: Data, _ format: Format = .json
  ) throws -> Subject {
    switch name {
    case "twitter": try modelled(TwitterSearch.self, name, document, format)
    case "citm_catalog": try modelled(Catalogue.self, name, document, format)
    case "canada": try modelled(FeatureCollection.self, name, document, format)
    case "github_issues": try modelled([GitHubIssue].self, name, document, format)
    case "github_events": try modelled([GitHubEvent].self, name, document, format)
    default: throw Trouble("no model for '\(name)'")
    }
  }

  @inline(__always)
  private static func modelled<Model: Mappable & Codable & Equatable>(
    _ model: Model.Type, _ name: String, _ document: Data, _ format: Format
  ) throws -> Subject {
    switch format {
    case .json: try Subject(json: document, model, name)
    case .dictionary: try Subject(objectsOf: document, model, name)
    case .propertyList: try Subject(propertyListOf: document, model, name)
    case .tree: try Subject(treeOf: document, name)
    case .archive: try Subject(archiveOf: document, name)
    case .codable: try Subject(codableOf: document, name)
    case .codablePropertyList: try Subject(codablePropertyListOf: document, name)
    }
  }

  /// Returns a recorded webhook payload, whose folder is the name of the event.
  static func payload(_ event: String, _ name: String, _ document: Data) throws -> Subject {
    switch event {
    case "fork": try Subject(json: document, ForkHook.self, name)
    case "issue_comment": try Subject(json: document, IssueCommentHook.self, name)
    case "issues": try Subject(json: document, IssuesHook.self, name)
    case "pull_request": try Subject(json: document, PullRequestHook.self, name)
    case "push": try Subject(json: document, PushHook.self, name)
    case "release": try Subject(json: document, ReleaseHook.self, name)
    case "star": try Subject(json: document, StarHook.self, name)
    default: throw Trouble("no model for the event '\(event)'")
    }
  }
}
