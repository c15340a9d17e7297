import Isomer

// Deprecated properties and cases; the compiler reports their use in generated code at their
// declarations. Code generated for a deprecated type is deprecated too and has no warnings.

// @mapped version: 1, derive: [.equality, .merge]
struct Song {
  var title = ""
  @available(*, deprecated, message: "use 'title'")
  var name: String?
}

// @mapped
enum Rating {
  @available(*, deprecated, renamed: "great")
  case good
  case great(stars: Int)
}

// @mapped version: 1
@available(*, deprecated, message: "use 'Song'")
struct Track {
  var rating: Rating?
}
