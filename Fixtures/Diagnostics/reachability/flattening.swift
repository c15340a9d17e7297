// Models that flatten each other.

// @mapped
final class Front {
  // @mapped flatten
  var back: Back
  init(back: Back) { self.back = back }
}
// @mapped
final class Back {
  // @mapped flatten
  var front: Front
  init(front: Front) { self.front = front }
}
