// Four errors of four kinds, all of them reported by one build.
// @mapped
struct Post {
  var title: String  // @mapped kye: "headline"
  private var token: String
  var name: String  // @mapped key: "label"
  var label: String
}
// @mapped
