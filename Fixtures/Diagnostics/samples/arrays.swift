// @mapped array
struct Point {
  var x: Double
  var y: Double
  var z: Double?
}

// @mapped array, unknown: .error
struct Pair {
  var left: Int = 1
  var right: Point?
}

// @mapped array
struct Table {
  var id: Int
  // @mapped rest
  var rows: [Pair]
}

// @mapped sample: "arrays.json"
struct Document {
  var points: [Point]
  var pairs: [Pair]
  var table: Table?
  var message: Message
}

// @mapped
enum Message {
  case call(id: Int, name: String)  // @mapped array
}
