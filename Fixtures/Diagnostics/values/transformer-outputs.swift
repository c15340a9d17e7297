import Foundation
// @mapped after.read: setle
struct Event {
  var year: Int  // @mapped with: .dateFormat("yyyy")
  var page: String  // @mapped with: .url
  var days: [Date]?  // @mapped with: .secondsSince1970
  var count: Float  // @mapped with: .string()
  var start: Date  // @mapped with: .millisecondSince1970
  var end: Date?  // @mapped with: .rfc3339(fractionDigits: 3)
  var own: Date  // @mapped with: .daysSince1900
  var seats: Int  // @mapped check: positve
  var name: String?  // @mapped check: positive
  mutating func settle() {}
  static func positive(_ number: Int) throws {}
}
