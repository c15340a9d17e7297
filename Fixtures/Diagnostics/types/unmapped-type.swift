// @mapped
struct Post {
  var author: Author
  var editors: [String: [Author?]]
  var state: State
  var code: Code
}

struct Author {
  var name: String
}

enum State: String { case open }

struct Code: RawRepresentable, Mappable {
  var rawValue: String
}
