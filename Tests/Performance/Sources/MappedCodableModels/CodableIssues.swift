public import Foundation
import Isomer
import IsomerCodable

// The models of this module are those of the comparison, which are links. There, the compiler
// implements their conformance to `Codable`; here, their mapping does.
typealias Codable = MappedCodable

/// The issues, in a coder of Foundation.
public struct CodableIssues {
  private let issues: [GitHubIssue]

  /// Decodes a JSON document.
  public init(_ data: Data, _ decoder: JSONDecoder) throws {
    issues = try decoder.decode([GitHubIssue].self, from: data)
  }

  /// Decodes a property list.
  public init(_ data: Data, _ decoder: PropertyListDecoder) throws {
    issues = try decoder.decode([GitHubIssue].self, from: data)
  }

  /// Returns the JSON document of an encoder.
  public func encoded(by encoder: JSONEncoder) throws -> Data { try encoder.encode(issues) }

  /// Returns the property list of an encoder.
  public func encoded(by encoder: PropertyListEncoder) throws -> Data { try encoder.encode(issues) }
}
