import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation

/// Writes a model in all formats and reads it again.
///
/// A format that cannot represent the model refuses to write it. What is written must be read back:
/// as the same model in JSON and archives, and as the model that JSON gives in all other formats.
struct FormatRoundTrips<Model: Readable & Writable> {
  private let model: Model

  init(of model: Model) { self.model = model }

  /// The formats that give another result, with the results.
  var differences: [String: String] {
    var differences: [String: String] = [:]
    func compare(
      _ name: String, _ found: Result<Model, any Error>?, _ other: Result<Model, any Error>?
    ) {
      guard let found, let other, !Self.agree(found, other) else { return }
      differences[name] = "\(Self.text(found)) instead of \(Self.text(other))"
    }
    let json = copy({ try model.json() }, { try Model(json: $0) })
    compare("JSON", json, .success(model))
    compare("archive", archived, .success(model))
    compare("object", copy({ try model.object() }, { try Model(object: $0) }), json)
    compare("native object", copy({ try model.object(.native) }, { try Model(object: $0) }), json)
    compare("tree", copy({ try JSONValue(json: model.json()) }, { try Model($0) }), json)
    compare("XML", copy({ try model.propertyList(.xml) }, { try Model(propertyList: $0) }), json)
    compare(
      "binary list", copy({ try model.propertyList(.binary) }, { try Model(propertyList: $0) }),
      json)
    return differences
  }

  /// Returns the result of reading what was written; nil if it cannot be written.
  private func copy<Written>(
    _ write: () throws -> Written, _ read: (Written) throws -> Model
  ) -> Result<Model, any Error>? {
    guard let written = try? write() else { return nil }
    return Result { try read(written) }
  }

  private var archived: Result<Model, any Error>? {
    func copy<Archived: Archivable>(_ model: Archived) -> Result<Model, any Error>? {
      guard let data = try? model.archive() else { return nil }
      return Result { try Archived(archive: data) as? Model ?? self.model }
    }
    return (model as? any Archivable).flatMap { copy($0) }
  }

  private static func agree(_ first: Result<Model, any Error>, _ other: Result<Model, any Error>)
    -> Bool
  {
    switch (first, other) {
    case (.success(let first), .success(let other)):
      text(first) == text(other) && (isEqual(first, other) || !isEqual(other, other))
    case (.failure, .failure): true
    default: false
    }
  }

  private static func isEqual(_ first: Model, _ other: Model) -> Bool {
    func equal<Value: Equatable>(_ first: Value) -> Bool { first == other as? Value }
    return (first as? any Equatable).map { equal($0) } ?? true
  }

  /// The sorted bytes that the model writes, because sets have no order.
  private static func text(_ model: Model) -> [UInt8] { (try? model.jsonBytes())?.sorted() ?? [] }

  private static func text(_ result: Result<Model, any Error>) -> String {
    switch result {
    case .success(let model): (try? model.jsonString(.sortedKeys)) ?? "no JSON"
    case .failure(let error): "\(error)"
    }
  }
}
