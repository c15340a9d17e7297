import Isomer

/// Why a request failed: problem details for HTTP APIs (RFC 9457).
// @mapped
struct Problem {
  var type = "about:blank"
  var title: String
  var status: Int
  var detail: String?
  /// The values in the body of the request that cannot be read.
  // @mapped default: []
  var errors: [InvalidValue] = []
}

/// A value that cannot be read.
// @mapped
struct InvalidValue {
  /// The path in the document: `author.login`.
  var path: String
  var message: String
  var line: Int?
  var column: Int?
}

extension InvalidValue {
  /// Returns all errors of a document.
  static func all(in error: MappingError) throws -> [InvalidValue] {
    try [InvalidValue](json: error.json(), at: "errors")
  }
}
