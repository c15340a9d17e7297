// @mapped sample: "user.json", unknown: .ignore
struct Alone {
  var name: Int
}

// @mapped for: Foreign, kye: "x"
protocol ForeignMapping {
  var name: String { get }
}
