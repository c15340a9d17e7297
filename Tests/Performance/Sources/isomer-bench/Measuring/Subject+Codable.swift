import Foundation
import Isomer
import MappedCodableModels

extension Subject {
  /// Creates a subject for issues in Foundation's coders, with the conformance to `Codable` by the
  /// compiler and by the mapping.
  init(codableOf document: Data, _ name: String) throws {
    let coders = Coders()
    let value = try [GitHubIssue](json: document)
    let issues = try CodableIssues(document, coders.decoder)
    self.name = name
    format = .codable
    size = document.count
    written = { _ in try issues.encoded(by: coders.encoder) }
    verify = {
      guard try [GitHubIssue](json: try issues.encoded(by: coders.encoder)) == value else {
        throw Trouble("\(name): the mapping writes another value with JSONEncoder")
      }
    }
    time = { engine, direction, count in
      switch (engine, direction) {
      case (.foundation, .decode):
        try timed(count) { try coders.decoder.decode([GitHubIssue].self, from: document) }
      case (.foundation, .encode): try timed(count) { try coders.encoder.encode(value) }
      case (_, .decode): try timed(count) { try CodableIssues(document, coders.decoder) }
      case (_, .encode): try timed(count) { try issues.encoded(by: coders.encoder) }
      }
    }
  }

  /// Creates a subject for the same in binary property lists.
  init(codablePropertyListOf document: Data, _ name: String) throws {
    let decoder = PropertyListDecoder()
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let value = try [GitHubIssue](json: document)
    let issues = try CodableIssues(document, JSONDecoder())
    // Each contains dates in its own form.
    let list = try encoder.encode(value)
    let mappedList = try issues.encoded(by: encoder)
    self.name = name
    format = .codablePropertyList
    size = list.count
    written = { engine in engine == .foundation ? list : mappedList }
    verify = {
      guard try [GitHubIssue](propertyList: mappedList) == value else {
        throw Trouble("\(name): the mapping writes another value with PropertyListEncoder")
      }
    }
    time = { engine, direction, count in
      switch (engine, direction) {
      case (.foundation, .decode):
        try timed(count) { try decoder.decode([GitHubIssue].self, from: list) }
      case (.foundation, .encode): try timed(count) { try encoder.encode(value) }
      case (_, .decode): try timed(count) { try CodableIssues(mappedList, decoder) }
      case (_, .encode): try timed(count) { try issues.encoded(by: encoder) }
      }
    }
  }
}
