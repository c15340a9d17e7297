import Isomer

struct Trimmed: Transformer {
  func transform(_ input: String) throws -> String { input }
  func reverse(_ output: String) throws -> String { output }
}
struct Length: ForwardTransformer {
  func transform(_ input: String) -> Int { input.count }
}
struct Size {}
typealias Text = String

// @mapped
struct Issue {
  var number: Int  // @mapped with: Trimmed()
  var numbers: [Int]?  // @mapped with: .array(of: Trimmed())
  var state: State?  // @mapped with: Trimmed()
  var text: Text  // @mapped with: Trimmed()
  var note: String?  // @mapped with.write: Length(), with.read: Trimmed()
  var count: Int  // @mapped with: { $0 + 1 }
  var json: Int  // @mapped with: .json
}
// @mapped
enum State { case open }
