import Isomer

// @mapped version: 1
struct Track {
  // Was called 'name'.
  var title: String
  // Was an integer.
  var length: Duration
  // New, without a default.
  var genre: String
  // New, with one.
  var stars = 0
  // 'plays' is gone.
}

// @mapped
struct Duration {
  var seconds: Double
}
