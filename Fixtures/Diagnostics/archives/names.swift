// Names in archives, which must fit on one line and be unique.

// @mapped version: 1, key.archive: "Item\tOne"
struct Item {
  var id: Int
  // @mapped key.archive: "id"
  var number: Int
  // @mapped was: "title"
  var title: String
  // @mapped was: "a\nb"
  var text: String
  // @mapped was: ""
  var note: String
}

// @mapped key.archive: "Event.video"
struct Other {
  var id: Int
}

// @mapped version: 1
enum Event {
  case video(url: String)
  // @mapped key.archive: "video", was: "text"
  case text(String)
}

// @mapped version: 1
struct Branches {
  #if DEBUG
  var size: Int
  #else
  var size: String
  #endif
  // @mapped key.archive: "size"
  var other: Int
}
// @mapped version: 1
enum Renamed {
  // @mapped was: 1
  case first
}
// @mapped version: 1
enum Reused {
  case first
  // @mapped was: "first"
  case second
  // @mapped was: ["other", "old"]
  case third
  // @mapped was: ["old"]
  case other
}
