// A cluster by structure, in which subtypes without a structure are never chosen.

// @mapped
class Message {
  var id = 0
}

// @mapped key: has("body")
final class Text: Message {
  var body = ""
}

// @mapped
final class Picture: Message {
  var url = ""
}

// @mapped key: ["sound", "noise"]
final class Sound: Message {
  var seconds = 0
}
