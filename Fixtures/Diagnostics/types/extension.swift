struct Post {
  var title: String
}

// @mapped
extension Post {
  var upper: String { title.uppercased() }
}

extension Post {
  // @mapped
  var lower: String { title.lowercased() }
}
