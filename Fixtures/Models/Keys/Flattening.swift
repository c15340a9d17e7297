import Isomer

// @mapped
struct Audit: Equatable {
  var createdBy: String
  var updatedBy: String?
  // @mapped key: "meta.revision"
  var revision: Int
}

/// The keys of `audit` live in the document's own object; unknown keys are kept.
// @mapped
struct Document: Equatable {
  var title: String
  var audit: Audit  // @mapped flatten
  // @mapped rest
  var extra: [String: Value]
}

/// Unknown and repeated keys are refused, but not those of the flattened model.
// @mapped unknown: .error
struct StrictDocument: Equatable {
  var title: String
  // @mapped key: "meta.pages"
  var pages: Int?
  // @mapped flatten
  var audit: Audit
  let format = "v1"
}

/// Unknown keys are noted in the report.
// @mapped unknown: .report
struct ReportingDocument: Equatable { var title: String }

/// `rest` below a path.
// @mapped under: "data"
struct EnvelopedRest: Equatable {
  var id: Int
  // @mapped rest
  var extra: [String: Value] = [:]
}
