// @mapped content: "value"
enum WithoutTag {
  case text(String)
}

// @mapped untagged, tag: "type", content: "value"
enum Both {
  case text(String)
}

// @mapped tag: "data", content: "data.value"
enum Inside {
  case text(String)
}

// @mapped tag: "type[0]", content: "items[1]"
enum Indexed {
  case text(String)
}

// @mapped tag: "type"
enum Twice {
  case video(url: String)
  case film(url: String)  // @mapped key: ["movie", "video"]
}
