struct OrderedMap<T> {}
// @mapped
struct Post {
  // @mapped rest
  var extra: OrderedMap<Int>
}
