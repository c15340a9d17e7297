// @mapped
struct Post {
  var id: Int
  struct MappedPartial {}
}
// @mapped
struct Compound {
  var id: Int
  enum Isomer {}
}
