// @mapped
struct Post {
  // @mapped
  static var shared = 1
  // @mapped key: "late"
  lazy var late = 2
  static var other = 3
  lazy var later = 4
}
