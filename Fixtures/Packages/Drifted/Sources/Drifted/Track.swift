import Isomer

// @mapped version: 1
struct Track {
  // Renamed from 'name'.
  var title: String
  // Previously an integer.
  var length: Duration
  // New, without a default.
  var genre: String
  // New, with a default.
  var stars = 0
  // 'plays' was removed.
}

// @mapped
struct Duration {
  var seconds: Double
}
