// @mapped
enum State {
  case open
  // @mapped fallback
  case unknown
  // @mapped fallback
  case other(String)
}

// @mapped
enum Kind {
  case a
  // @mapped fallback
  case other(String, Int)
}
