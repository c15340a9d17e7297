import Foundation
import IsomerFoundation

struct Trimmed: Transformer {
  func transform(_ input: String) throws -> String { input }
  func reverse(_ output: String) throws -> String { output }
}
struct Plain {
  func transform(_ input: String) throws -> String { input }
}
struct Inherited: Reversible {
  func transform(_ input: String) throws -> String { input }
}
protocol Reversible: Transformer {}

// @mapped
struct Issue {
  var name: String  // @mapped with: Trimmed
  var type: String  // @mapped with: Trimmed.self
  var plain: String  // @mapped with: Plain()
  var inherited: String  // @mapped with: Inherited()
  var day: Date  // @mapped with: .dateFormat
  var month: Date  // @mapped with: .dateFormat(yyyy-MM)
  var price: Double  // @mapped with: .number
  var closed: Date  // @mapped with: .secondsSince1970()
  var text: String?  // @mapped with: .emptyAsNil
  var opened: Date  // @mapped with: ISO8601DateFormatter()
  var days: [Date]  // @mapped each: DateFormatter()
  var count: Int  // @mapped with: .string
  var flag: Bool  // @mapped with: .boolean
  var time: Date  // @mapped with: .rfc3339(fractionDigits: 3)
  var parsed: Int  // @mapped with: Parsed()
  var optional: Int?  // @mapped with: Parsed()
}

struct Parsed: Transformer {
  func transform(_ input: String) throws -> Int? { Int(input) }
  func reverse(_ output: Int?) throws -> String { output.map(String.init) ?? "" }
}
