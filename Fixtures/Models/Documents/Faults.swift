import Isomer

/// Parts of an object that are read once its keys are.
// @mapped
struct Route: Equatable {
  // @mapped fields: ["x1", "y1"], with: VectorTransformer(), skip: .write
  var start: [Double]
  // @mapped fields: ["x2", "y2"], with: VectorTransformer(), skip: .write
  var end: [Double]
  // @mapped key: "stops[].n", skip: .write
  var stops: [Int]
  // @mapped alias: ["label"]
  var title: String
  var id: Int
  // @mapped flatten
  var size: RouteSize
}

// @mapped
struct RouteSize: Equatable {
  var length: Int
  var width: Int?
}

/// Two keys in an object on a path.
// @mapped
struct PlacedSize: Equatable {
  var length: Int  // @mapped key: "size.length"
  var width: Int  // @mapped key: "size.width"
}

struct VectorTransformer: ForwardTransformer {
  func transform(_ input: [String: Double]) throws -> [Double] {
    let values = input.sorted { $0.key < $1.key }.map(\.value)
    guard values.count == 2, values.allSatisfy({ $0 >= 0 }) else {
      throw TransformerError(expected: "a vector", input: input)
    }
    return values
  }
}

/// A model that a hook prepares, and a property whose transformer reads members.
// @mapped before.read: PreparedParcel.complete
struct PreparedParcel: Equatable {
  var name: String
  var size: RouteSize
  var note: String?
  // @mapped with: .reading { (value: JSONValue) in try RouteSize(value) }, skip: .write
  var inner: RouteSize?

  static func complete(_ value: inout JSONValue) {
    guard case .object(var object) = value, object["note"] == nil else { return }
    object["note"] = 5
    value = .object(object)
  }
}
