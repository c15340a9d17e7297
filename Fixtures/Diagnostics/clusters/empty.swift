// A cluster has to have something to choose from.

// @mapped tag: "type"
class Lonely {
  var id = 0
}

// @mapped tag: "type"
protocol Unused {
  // @mapped
  var id: Int { get }
}
