// @mapped
enum State: String {
  case open
  // @mapped fallback
  case other(String)
}
// @mapped
enum Level: Int { case low = 1, custom(Int) }
// @mapped
enum Half: Double { case none(), half = 0.5 }
