// A lock file that cannot be read.

// @mapped version: 1
struct Person {
  var id: Int
}
