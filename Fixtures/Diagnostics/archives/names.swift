// Names in archives: each is one line, and means one thing.

// @mapped version: 1, name: "Item\tOne"
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

// @mapped name: "Event.video"
struct Other {
  var id: Int
}

// @mapped version: 1
enum Event {
  case video(url: String)
  // @mapped key.archive: "video", was: "text"
  case text(String)
}
