// @mapped
struct Post {
  let kind = "post"  // @mapped alias: "type", default: "x"
}
