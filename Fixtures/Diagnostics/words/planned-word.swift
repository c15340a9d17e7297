// @mapped tag: "type", check: { $0.title != "" }
protocol Post {
  var title: String { get }
}

// @mapped key: "text"
struct Text: Post {
  var title: String
}
