import Foundation
import Isomer

// The models of OHMKit's tests, written for Isomer.

// @mapped derive: .merge
class OMTBasic {
  var name: String?
  var favoriteWord: String?
  var favoriteNumber = 0
  var created: Date?

  init() {}
}

/// A property for each form of nesting.
// @mapped derive: .merge
final class OMTCollection {
  var title: String?
  var basic: OMTBasic?
  var list: [OMTBasic] = []
  var byName: [String: OMTBasic] = [:]

  init() {}
}

/// A mapped subclass of a class that is not mapped.
class OMTRoot {
  var rootName = "root"
}

// @mapped
final class OMTLeaf: OMTRoot {
  var leafName: String?
}

/// A model that stores unknown keys, so that reading and writing lose nothing.
// @mapped
struct OMTKeeping: Equatable {
  var name: String?
  // @mapped rest
  var others: [String: JSONValue] = [:]
}

// @mapped unknown: .error
struct OMTStrict: Equatable {
  var name: String?
}

/// An adapter for one property: a colour of numbers.
// @mapped
struct OMTTinted: Equatable {
  // @mapped with: ColourTransformer()
  var colour: Colour?

  struct Colour: Equatable {
    var red: Double, green: Double, blue: Double
  }
}

struct ColourTransformer: Transformer {
  func transform(_ input: [String: Double]) throws -> OMTTinted.Colour {
    guard let red = input["r"], let green = input["g"], let blue = input["b"] else {
      throw TransformerError(expected: "the numbers r, g and b", input: input)
    }
    return OMTTinted.Colour(red: red, green: green, blue: blue)
  }

  func reverse(_ output: OMTTinted.Colour) -> [String: Double] {
    ["r": output.red, "g": output.green, "b": output.blue]
  }
}
