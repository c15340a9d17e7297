import Foundation

/// Measures the memory that reading a document adds to the process.
///
/// The document is a list of models, and is read once.
struct MemoryMeasurement {
  let name: String
  let document: Data

  func run() throws {
    switch name {
    case "twitter": try measure([TwitterSearch].self)
    case "citm_catalog": try measure([Catalogue].self)
    case "canada": try measure([FeatureCollection].self)
    case "github_issues": try measure([GitHubIssue].self)
    case "github_events": try measure([GitHubEvent].self)
    default: throw Trouble("no model for '\(name)'")
    }
  }

  private func measure<Model: Root>(_ model: Model.Type) throws {
    try ProcessMemory.resetPeak()
    let before = try ProcessMemory.resident()
    let value = Model(object: try JSONSerialization.jsonObject(with: document))
    let added = try ProcessMemory.peak() - before
    guard value != nil else { throw Trouble("no model in the object") }
    print("memory", name, "serialization \(form)", added, document.count, separator: "\t")
  }
}
