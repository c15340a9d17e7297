import CAllocated
import Foundation
import Isomer

/// Measures the memory that reading a document adds to the process.
///
/// The document is a list of models, and is read once.
struct MemoryMeasurement {
  private let name: String
  private let format: Format
  private let engine: Engine
  private let document: Data

  init(_ options: Options, _ corpus: Corpus) throws {
    guard options.only.count == 1, options.engines.count == 1 else {
      throw Trouble("'--memory' needs '--only' with one document, and '--engine'")
    }
    name = options.only[0]
    format = options.format
    engine = options.engines[0]
    document = try corpus.document(name)
  }

  func run() throws {
    switch (format, name) {
    case (.tree, _): try runTree()
    case (.json, "twitter"): try run([TwitterSearch].self)
    case (.json, "citm_catalog"): try run([Catalogue].self)
    case (.json, "canada"): try run([FeatureCollection].self)
    case (.json, "github_issues"): try run([GitHubIssue].self)
    case (.json, "github_events"): try run([GitHubEvent].self)
    default: throw Trouble("the memory of \(format.rawValue) of '\(name)' is not measured")
    }
  }

  private func runTree() throws {
    switch engine {
    case .foundation: try measure { try JSONSerialization.jsonObject(with: document) }
    default: try measure { try JSONValue(json: document) }
    }
  }

  private func run<Model: Mappable & Codable>(_ model: Model.Type) throws {
    let decoder = Coders().decoder
    switch engine {
    case .foundation: try measure { try decoder.decode(model, from: document) }
    default: try measure { try Model(json: document) }
    }
  }

  /// Prints the memory at the peak of a call, and the memory that its result needs.
  private func measure<Result>(_ read: () throws -> Result) throws {
    try ProcessMemory.resetPeak()
    let allocated = allocated_bytes()
    let before = try ProcessMemory.resident()
    let result = try read()
    let added = try ProcessMemory.peak() - before
    let live = allocated_bytes() - allocated
    withExtendedLifetime(result) {}
    line("memory", added)
    line("live", live)
  }

  private func line(_ kind: String, _ bytes: some BinaryInteger) {
    let title = format == .tree ? "\(kind) tree" : kind
    print(title, name, engine.rawValue, bytes, document.count, separator: "\t")
  }
}
