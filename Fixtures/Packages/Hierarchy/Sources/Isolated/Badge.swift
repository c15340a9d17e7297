// @mapped tag: "kind"
public protocol Badge {
  var name: String { get }
}

// @mapped key: "star"
struct Star: Badge {
  var name = ""
}
