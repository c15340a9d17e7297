// @mapped
class Chapter {
  var Chapter: Chapter?
  init() {}
}
// @mapped
class Appendix: Chapter {}

// @mapped
enum Link {
  case Link(to: String)
}

// @mapped
struct Other {
  var Isomer = 1
  var Other: [Other] = []
}
