import Foundation

/// A document that is measured in a format.
struct Lane {
  let document: Data
  let format: String
  let measurement: Measurement

  func run() throws {
    switch measurement.document {
    case "twitter": try run(TwitterSearch.self)
    case "citm_catalog": try run(Catalogue.self)
    case "canada": try run(FeatureCollection.self)
    case "github_issues": try run([GitHubIssue].self)
    case "github_events": try run([GitHubEvent].self)
    default: throw Trouble("no model for '\(measurement.document)'")
    }
  }

  private func run<Model: Root>(_ model: Model.Type) throws {
    switch format {
    case "json": try runJSON(model)
    case "dictionary": try runDictionary(model)
    case "property-list": try runPropertyList(model)
    default: throw Trouble("no format '\(format)'")
    }
  }

  private func runJSON<Model: Root>(_ model: Model.Type) throws {
    func decode(_ data: Data) throws -> Model {
      try mapped(JSONSerialization.jsonObject(with: data))
    }
    func encode(_ value: Model) throws -> Data {
      try JSONSerialization.data(withJSONObject: value.object, options: .withoutEscapingSlashes)
    }
    let value = try decode(document)
    let written = try encode(value)
    // JSONSerialization writes some doubles with fewer digits, so values are not compared.
    try check(abs(try encode(decode(written)).count - written.count) <= written.count / 100)
    try measurement.run("decode", bytes: document.count) { try decode(document) }
    try measurement.run("encode", bytes: written.count) { try encode(value) }
  }

  private func runDictionary<Model: Root>(_ model: Model.Type) throws {
    let object = try JSONSerialization.jsonObject(with: document)
    let value: Model = try mapped(object)
    try check(try mapped(value.object) == value)
    try measurement.run("from dictionary", bytes: document.count) { try mapped(object) as Model }
    let written = try JSONSerialization.data(
      withJSONObject: value.object, options: .withoutEscapingSlashes)
    measurement.run("to dictionary", bytes: written.count) { value.object }
  }

  private func runPropertyList<Model: Root>(_ model: Model.Type) throws {
    func decode(_ list: Data) throws -> Model {
      try mapped(PropertyListSerialization.propertyList(from: list, format: nil))
    }
    func encode(_ value: Model) throws -> Data {
      try PropertyListSerialization.data(
        fromPropertyList: value.object, format: .binary, options: 0)
    }
    let value: Model = try mapped(JSONSerialization.jsonObject(with: document))
    let list = try encode(value)
    try check(try decode(list) == value)
    try measurement.run("from property list", bytes: list.count) { try decode(list) }
    try measurement.run("to property list", bytes: list.count) { try encode(value) }
  }

  private func mapped<Model: Root>(_ object: Any) throws -> Model {
    guard let value = Model(object: object) else { throw Trouble("no model in the object") }
    return value
  }

  private func check(_ isSame: Bool) throws {
    guard isSame else {
      throw Trouble("\(measurement.document): what is written is read as another value")
    }
  }
}
