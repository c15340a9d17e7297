import Foundation

// @mapped sample: "values.json"
struct Account {
  var id: Int
  var small: UInt8
  var fraction: Int
  var flag: Bool
  var name: String
  var born: Date
  var home: URL
  var key: UUID
  var bytes: Data
  var letter: Character
  var tags: [String]
  var counts: [String: Int]
  var byNumber: [Int: Int]
  var owner: Owner
  // @mapped key: "plan.name"
  var planName: String
  // @mapped check: 0...10
  var rating: Int
  // @mapped check: .count(4)
  var code: String
  // @mapped secret
  var token: Int
  // @mapped recover
  var kept: Int?
  // @mapped elements: .lossy
  var list: [Int]
}

// @mapped
struct Owner {
  var login: String
}
