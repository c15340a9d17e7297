import Isomer

// Deprecated properties and cases, which generated code names: the compiler says so at them. What
// is generated for a deprecated type is deprecated too, and silent.

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
