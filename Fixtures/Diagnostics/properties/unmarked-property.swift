struct Post {
  var number: Int  // @mapped key: "id"
  var title = ""
  var note: String?
  let kind = "post"
  private var cache = ""
  weak var delegate: AnyObject?
  lazy var length = title.count
  static var all = 0
  var isEmpty: Bool { title.isEmpty }
  var read = false  // @mapped skip
}

final class Draft {
  var text = ""  // @mapped
  var count = 0
}

// @mapped explicit
struct Chosen {
  var number: Int  // @mapped key: "id"
  var title = ""
}

struct Complete {
  var number: Int  // @mapped key: "id"
  var title = ""  // @mapped
}
