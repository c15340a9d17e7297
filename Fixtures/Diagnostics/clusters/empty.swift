// A cluster without subtypes.

// @mapped tag: "type"
class Lonely {
  var id = 0
}

// @mapped tag: "type"
protocol Unused {
  // @mapped
  var id: Int { get }
}
