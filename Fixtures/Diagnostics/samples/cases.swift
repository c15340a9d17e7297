import Foundation

// @mapped tag: "type", sample: "events.json"
enum Event {
  case video(url: URL, seconds: Int)
  case text(text: String)
}

// @mapped tag: "type", sample: "events.json"
class Post {
  var text: String?
}

// @mapped
final class Text: Post {}

// @mapped key: "video"
final class Video: Post {
  var url: URL?
}

// @mapped tag: "type", sample: "events.json"
protocol Message {}

// @mapped key: "text"
struct Words: Message {
  var text: String
}

// @mapped
enum Shade: String {
  case light, dark
}

// @mapped sample: "shades.json"
struct Lamp {
  var shade: Shade
  var byShade: [Shade: Int]
}

#if DEBUG
// @mapped sample: "shades.json"
struct Switch {
  var shade: Shade
}
#else
// @mapped sample: "shades.json"
struct Switch {
  var shade: Int
}
#endif

// @mapped tag: "type", sample: "events.json"
enum Mood {
  case video(seconds: Int?)
  // @mapped fallback
  case other
}

typealias Date = Shade

// @mapped sample: "aliased.json"
struct Aliased {
  var date: Date
}

// @mapped sample: "levels.json"
enum Level {
  case none
  case some(Int)
  // @mapped fallback
  case other
}
