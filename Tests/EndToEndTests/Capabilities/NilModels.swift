import Foundation
import Isomer
import IsomerArchive

// Models with nil or null at each location that a model can have.

// @mapped version: 1
struct NilPlain: Equatable { var x: Int? }

// @mapped null: .write, version: 1
struct NilAsked: Equatable { var x: Int? }

// @mapped version: 1
struct NilInPath: Equatable {
  // @mapped key: "a.b", null: .write
  var x: Int?
  var y = 1
}

// @mapped version: 1
struct NilWithDefault: Equatable { var x: Int? = 7 }

// @mapped version: 1
struct NilRequired: Equatable {
  // @mapped required
  var x: Int?
}

// @mapped version: 1
struct NilTransformed: Equatable {
  // @mapped with: .secondsSince1970
  var x: Date?
}

// @mapped version: 1
struct NilTransformedDefault: Equatable {
  // @mapped with: .secondsSince1970, default: Date(timeIntervalSince1970: 0)
  var x: Date?
}

// @mapped
struct NilChange: Equatable { var x: PropertyChange<Int> }

// @mapped version: 1
struct NilElements: Equatable { var x: [Int?] }

// @mapped version: 1
struct NilMembers: Equatable { var x: [String: Int?] }

// @mapped version: 1
struct NilOrdered: Equatable { var x: OrderedMap<Int?> }

// @mapped version: 1
struct NilDeep: Equatable { var x: [String: [[Int?]]?] }

// @mapped version: 1
struct NilValue: Equatable { var x: JSONValue }

// @mapped
struct NilRest: Equatable {
  var id: Int
  // @mapped rest
  var others: [String: JSONValue]
}

// @mapped version: 1
struct NilGeneric<Item> { var x: Item }

// @mapped array, version: 1
struct NilArray: Equatable {
  var a: Int?
  var b: Int
  var c: Int?
}

// @mapped version: 1
enum NilKeyed: Equatable {
  case single(Int?)
  case labelled(x: Int?)
  case pair(Int?, String?)
  case asked( /* @mapped null: .write */x: Int?)
  case closed
}

// @mapped tag: "t", content: "c", version: 1
enum NilContent: Equatable {
  case single(Int?)
  case labelled(x: Int?)
  case closed
}

// @mapped tag: "t", version: 1
enum NilTag: Equatable {
  // @mapped key: .missing
  case unknown(x: Int?)
  case known
}

// @mapped version: 1
enum NilKey: Equatable {
  // @mapped key: .null
  case unknown
  case known
}

// @mapped version: 1
struct NilEnum: Equatable { var x: NilKey }

// @mapped
struct NilFlattened: Equatable {
  // @mapped flatten
  var form: NilKeyed
  var id = 1
}

// @mapped derive: .changes
struct NilChanged: Equatable {
  var x: Int?
  var y: Int
}

struct NilPoint: Equatable { var latitude: Double }

struct NilPointTransformer: Transformer {
  var key = "latitude"

  func transform(_ input: [String: Double]) -> NilPoint { NilPoint(latitude: input[key] ?? 0) }
  func reverse(_ output: NilPoint) -> [String: Double] { [key: output.latitude] }
}

// @mapped null: .write
struct NilFields: Equatable {
  // @mapped fields: ["latitude", "longitude"], with: NilPointTransformer()
  var x: NilPoint?
  // @mapped fields: ["a", "b"], with: NilPointTransformer(key: "a"), default: NilPoint(latitude: 1)
  var y: NilPoint?
}
