// @mapped
struct Post {
  var id: Int
  // @mapped
  var slow: Int { get async { 1 } }
  // @mapped
  var risky: Int { get throws { 1 } }
}
