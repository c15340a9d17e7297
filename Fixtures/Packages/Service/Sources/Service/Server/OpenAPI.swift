import Foundation
import Isomer

/// The OpenAPI document: the models' schemas, which `swift package isomer schema --openapi` writes to
/// `openapi.json`, and the operations of the service.
struct OpenAPI {
  /// An operation with the names of the models in its bodies.
  struct Operation: Sendable {
    var method: String
    var path: String
    var summary: String
    var request: String?
    var response: (model: String, status: Int)
    /// The media type of the response.
    var type = "application/json"
  }

  private(set) var operations: [Operation] = []

  mutating func add(_ operation: Operation) { operations.append(operation) }

  /// Returns the document.
  func document() throws -> JSONValue {
    guard let url = Bundle.module.url(forResource: "openapi", withExtension: "json"),
      case .object(let schemas) = try JSONValue(json: Data(contentsOf: url))
    else { throw CocoaError(.fileReadNoSuchFile) }
    var document = schemas
    var paths = JSONObject()
    for operation in operations {
      var path = paths[operation.path]?.object ?? JSONObject()
      path[operation.method] = Self.value(of: operation)
      paths[operation.path] = .object(path)
    }
    document["paths"] = .object(paths)
    return .object(document)
  }

  private static func value(of operation: Operation) -> JSONValue {
    let (model, status) = operation.response
    let problem = "application/problem+json"
    var value: JSONObject = [
      "summary": .string(operation.summary),
      "responses": [
        "\(status)": ["description": "Success", "content": content(model, operation.type)],
        "default": ["description": "A problem", "content": content("Problem", problem)],
      ],
    ]
    if let request = operation.request {
      value["requestBody"] = ["required": true, "content": content(request, "application/json")]
    }
    if operation.path.contains("{id}") {
      value["parameters"] = [
        ["name": "id", "in": "path", "required": true, "schema": ["type": "integer"]]
      ]
    }
    return .object(value)
  }

  private static func content(_ model: String, _ type: String) -> JSONValue {
    [type: ["schema": ["$ref": .string("#/components/schemas/\(model)")]]]
  }
}
