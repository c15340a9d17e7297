import Isomer

// @mapped
struct Audit: Equatable {
  var createdBy: String
  var updatedBy: String?
  // @mapped key: "meta.revision"
  var revision: Int
}

/// A model with the keys of `audit` in its own object, which stores unknown keys.
// @mapped
struct Document: Equatable {
  var title: String
  var audit: Audit  // @mapped flatten
  // @mapped rest
  var extra: [String: JSONValue]
}

/// A model that rejects unknown and repeated keys, except for keys of the flattened model.
// @mapped unknown: .error
struct StrictDocument: Equatable {
  var title: String
  // @mapped key: "meta.pages"
  var pages: Int?
  // @mapped flatten
  var audit: Audit
  let format = "v1"  // @mapped skip: .read
}

/// A model that reports unknown keys.
// @mapped unknown: .report
struct ReportingDocument: Equatable { var title: String }

/// A model with `rest` below a path.
// @mapped under: "data"
struct EnvelopedRest: Equatable {
  var id: Int
  // @mapped rest
  var extra: [String: JSONValue] = [:]
}
