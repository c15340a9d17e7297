// @mapped
actor Counter {
  var count = 0
}
