import Foundation

// @mapped
struct Visits {
  var one: Date  // @mapped each: .secondsSince1970
  var both: [Date]  // @mapped each: .secondsSince1970, with: .array(of: .rfc3339)
  var directions: [Date]  // @mapped each.read: .secondsSince1970, with.write: .array(of: .rfc3339)
  var converted: [Int]  // @mapped each: .string(), coerce
  var overridden: [Date]  // @mapped each: .rfc3339, each.read: .rfc3339, each.write: .rfc3339
  var wrong: [Date]  // @mapped each: .url
  var projected: [String: Date]  // @mapped key: "visits[].time", skip: .write, each: .secondsSince1970
  var literal: [Date]  // @mapped each: "yyyy"
  var bare: [Date]  // @mapped each
}

// @mapped
struct Fields {
  var fields: [String: Int]  // @mapped fields: ["a", "b"], each: .string()
}

// @mapped version: 1
struct Archived {
  var list: [Date] = []  // @mapped skip: .documents, each: .secondsSince1970
}
